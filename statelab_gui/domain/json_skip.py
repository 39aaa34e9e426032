"""Passing over JSON values of any size: no recursion, nothing built, runs taken at one go."""

import re
from collections.abc import Callable
from enum import StrEnum
from functools import cache
from json import JSONDecodeError
from json.decoder import scanstring  # type: ignore[attr-defined]  # there, but not in the stubs
from typing import Final

from statelab_gui.domain.faults import ValueKind
from statelab_gui.domain.numerals import MAX_DIGITS

MAX_DEPTH = 995
"""The deepest nesting that `json.loads` of Python 3.11 reads from a script's top level."""


class Expected(StrEnum):
    """What the grammar wanted at the place where the text stops being JSON."""

    VALUE = "value"
    KEY = "key"
    COLON = "colon"
    COMMA = "comma"
    END = "end"
    STRING_END = "string_end"
    STRING_CHARACTER = "string_character"
    ESCAPE = "escape"
    LESS_DEPTH = "less_depth"
    FEWER_DIGITS = "fewer_digits"


class BrokenError(Exception):
    """The text is no JSON from `at` on; `expected` is what should have been there."""

    def __init__(self, expected: Expected, at: int) -> None:
        super().__init__(expected, at)
        self.expected: Final = expected
        self.at: Final = at


_NUMBER = r"-?(?:0|[1-9][0-9]*)"
SCALAR = re.compile(
    rf"({_NUMBER})(\.[0-9]+)?([eE][-+]?[0-9]+)?|(true|false)|(null)|(NaN)|(-?Infinity)"
)
_KINDS = (ValueKind.BOOLEAN, ValueKind.NULL, ValueKind.NOT_A_NUMBER, ValueKind.INFINITY)


def scalar_kind(match: re.Match[str]) -> ValueKind:
    """The kind that SCALAR matched; raises BrokenError for an integer of too many digits."""
    group = match.lastindex or 0
    if group > 3:
        return _KINDS[group - 4]
    if group > 1:
        return ValueKind.DECIMAL
    start, end = match.span()
    if end - start > MAX_DIGITS and end - start - (match.string[start] == "-") > MAX_DIGITS:
        raise BrokenError(Expected.FEWER_DIGITS, start)
    return ValueKind.INTEGER


_white = re.compile(r"[ \t\n\r]*").match
_plain_string = re.compile(r'"[^"\\\x00-\x1f]*"').match


def past_white(text: str, pos: int) -> int:
    """The first place from `pos` on that is not JSON white space."""
    match = _white(text, pos)
    return match.end() if match else pos


def past_string(text: str, pos: int) -> int:
    """The place after the string whose quotation mark is at `pos`."""
    match = _plain_string(text, pos)
    if match is not None:
        return match.end()
    try:
        return int(scanstring(text, pos + 1, True)[1])
    except JSONDecodeError as error:
        message, at = error.msg, error.pos
    if message.startswith("Unterminated"):
        raise BrokenError(Expected.STRING_END, pos)
    if message.startswith("Invalid control"):
        raise BrokenError(Expected.STRING_CHARACTER, at)
    raise BrokenError(Expected.ESCAPE, max(text.rfind("\\", pos, at + 1), pos))


# Every repetition below is bounded, so that a run which does not match costs a constant.
_W = r"[ \t\n\r]{0,8}"
_TEXT = r'"[^"\\\x00-\x1f]{0,40}"'
_SMALL = (
    rf"(?:{_TEXT}|-?(?:0|[1-9][0-9]{{0,18}})(?:\.[0-9]{{1,18}})?(?:[eE][-+]?[0-9]{{1,5}})?"
    r"|true|false|null|NaN|-?Infinity)"
)


def _flat(item: str) -> str:
    """A small scalar, or a list or object of at most eight `item`s."""
    items = rf"(?:{item}{_W}(?:,{_W}{item}{_W}){{0,7}})?"
    pair = rf"{_TEXT}{_W}:{_W}{item}"
    pairs = rf"(?:{pair}{_W}(?:,{_W}{pair}{_W}){{0,7}})?"
    return rf"(?:{_SMALL}|\[{_W}{items}\]|\{{{_W}{pairs}\}})"


_Match = Callable[[str, int], re.Match[str] | None]


_LEVELS = (_SMALL, _flat(_SMALL), _flat(_flat(_SMALL)))
"""Items that nest no, one and two levels."""


@cache
def _items(levels: int) -> _Match:
    """A run of items that nest so many levels at most, each with its comma. Made when needed."""
    return re.compile(rf"(?:{_LEVELS[levels]}{_W},{_W}){{1,500}}").match


@cache
def _pairs(levels: int) -> _Match:
    """The same of an object's members."""
    return re.compile(rf"(?:{_TEXT}{_W}:{_W}{_LEVELS[levels]}{_W},{_W}){{1,500}}").match


_KEY = rf'"[^"\\\x00-\x1f\[\]{{}}]{{0,40}}"{_W}:{_W}'
_opening: _Match = re.compile(rf"(?:\[{_W}|\{{{_W}{_KEY}){{1,1000}}").match
_closing: _Match = re.compile(rf"(?:[\]}}]{_W}){{1,1000}}").match
_but_openers = re.compile(r"[^\[{]+").sub
_but_closers = re.compile(r"[^\]}]+").sub
_CLOSER_OF = bytes.maketrans(b"[{", b"]}")
_LIST, _OBJECT = b"[{"


def past_container(text: str, pos: int, depth: int) -> int:
    """The place after the list or object that opens at `pos`, the `depth`-th level (from 1)."""
    stack = bytearray()  # the open containers, as opening brackets
    room = MAX_DEPTH - depth + 1
    while True:
        # Here a value begins at `pos`.
        first = text[pos : pos + 1]
        if first == "[" or first == "{":
            pos, empty = _open(text, pos, stack, room)
            if not empty:
                if stack[-1] == _LIST:
                    pos = _past_run(text, pos, _items(min(room - len(stack), 2)))
                continue
        elif first == '"':
            pos = past_white(text, past_string(text, pos))
        else:
            match = SCALAR.match(text, pos)
            if match is None:
                raise BrokenError(Expected.VALUE, pos)
            scalar_kind(match)
            pos = past_white(text, match.end())
        # Here a value has ended, and white space after it.
        while (next_char := text[pos : pos + 1]) == "]" or next_char == "}":
            pos = _close(text, pos, stack)
            if not stack:
                return pos
            pos = past_white(text, pos)
        if next_char != ",":
            raise BrokenError(Expected.COMMA, pos)
        levels = min(room - len(stack), 2)
        if stack[-1] == _LIST:
            pos = _past_run(text, past_white(text, pos + 1), _items(levels))
        else:
            pos = _past_run(text, past_white(text, pos + 1), _pairs(levels))
            pos = _past_key(text, pos)


def _open(text: str, pos: int, stack: bytearray, room: int) -> tuple[int, bool]:
    """Push a run of openings, each object's first key with it, and pass the white space after it.

    True with it means that the last one is empty, and the place is that of its closing bracket.
    """
    match = _opening(text, pos)
    if match is not None:
        opened = _but_openers("", match.group()).encode()
        free = room - len(stack)
        if len(opened) > free:
            for _ in range(free):
                pos = _next_opening(text, pos + 1)
            raise BrokenError(Expected.LESS_DEPTH, pos)
        stack += opened
        pos = past_white(text, match.end())
        return pos, opened[-1] == _LIST and text[pos : pos + 1] == "]"
    if len(stack) >= room:
        raise BrokenError(Expected.LESS_DEPTH, pos)
    stack.append(_OBJECT)
    pos = past_white(text, pos + 1)
    if text[pos : pos + 1] == "}":
        return pos, True
    return _past_key(text, pos), False


def _next_opening(text: str, pos: int) -> int:
    """The next bracket that opens; a run of openings has none inside its keys."""
    places = (text.find("[", pos), text.find("{", pos))
    return min(place for place in places if place >= 0)


def _close(text: str, pos: int, stack: bytearray) -> int:
    """Pop what a run of closing brackets closes, or the first when that is not all open."""
    match = _closing(text, pos)
    if match is not None:
        closed = _but_closers("", match.group()).encode()
        count = len(closed)
        if count <= len(stack) and stack[: -count - 1 : -1].translate(_CLOSER_OF) == closed:
            del stack[-count:]
            return match.end()
    if text[pos] != chr(_CLOSER_OF[stack[-1]]):
        raise BrokenError(Expected.COMMA, pos)
    del stack[-1:]
    return pos + 1


def _past_run(text: str, pos: int, run: _Match) -> int:
    """Pass small items, each with its comma, as many as there are; then white space."""
    while (match := run(text, pos)) is not None:
        pos = match.end()
    return past_white(text, pos)


def _past_key(text: str, pos: int) -> int:
    """Pass a key, its colon and the white space around."""
    if text[pos : pos + 1] != '"':
        raise BrokenError(Expected.KEY, pos)
    pos = past_white(text, past_string(text, pos))
    if text[pos : pos + 1] != ":":
        raise BrokenError(Expected.COLON, pos)
    return past_white(text, pos + 1)
