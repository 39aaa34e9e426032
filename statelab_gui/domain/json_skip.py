"""Passing over JSON values of any size: no recursion, nothing built, runs taken at one go."""

import re
from collections.abc import Callable
from enum import StrEnum
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
_PAIR = rf"{_TEXT}{_W}:{_W}{_SMALL}"


def _flat(item: str, opening: str, closing: str) -> str:
    return rf"\{opening}{_W}(?:{item}{_W}(?:,{_W}{item}{_W}){{0,7}})?\{closing}"


_FLAT = f"(?:{_SMALL}|{_flat(_SMALL, '[', ']')}|{_flat(_PAIR, '{', '}')})"
_Match = Callable[[str, int], re.Match[str] | None]
_scalar_items: _Match = re.compile(rf"(?:{_SMALL}{_W},{_W}){{1,500}}").match
_flat_items: _Match = re.compile(rf"(?:{_FLAT}{_W},{_W}){{1,500}}").match
_scalar_pairs: _Match = re.compile(rf"(?:{_PAIR}{_W},{_W}){{1,500}}").match
_flat_pairs: _Match = re.compile(rf"(?:{_TEXT}{_W}:{_W}{_FLAT}{_W},{_W}){{1,500}}").match
_opening: _Match = re.compile(rf"\[(?:{_W}\[){{0,999}}").match
_closing: _Match = re.compile(rf"\](?:{_W}\]){{0,999}}|\}}(?:{_W}\}}){{0,999}}").match

_LIST, _OBJECT = b"[{"


def past_container(text: str, pos: int, depth: int) -> int:
    """The place after the list or object that opens at `pos`, the `depth`-th level (from 1)."""
    stack = bytearray()  # the open containers, as opening brackets
    room = MAX_DEPTH - depth + 1
    while True:
        # Here a value begins at `pos`.
        first = text[pos : pos + 1]
        if first == "[":
            pos = _open_lists(text, pos, stack, room)
            if text[pos : pos + 1] != "]":
                pos = _past_run(text, pos, stack, room)
                continue
        elif first == "{":
            if len(stack) >= room:
                raise BrokenError(Expected.LESS_DEPTH, pos)
            stack.append(_OBJECT)
            pos = past_white(text, pos + 1)
            if text[pos : pos + 1] != "}":
                pos = _past_key(text, _past_run(text, pos, stack, room))
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
        while text[pos : pos + 1] in ("]", "}"):
            pos = _close(text, pos, stack)
            if not stack:
                return pos
            pos = past_white(text, pos)
        if text[pos : pos + 1] != ",":
            raise BrokenError(Expected.COMMA, pos)
        pos = _past_run(text, past_white(text, pos + 1), stack, room)
        if stack[-1] == _OBJECT:
            pos = _past_key(text, pos)


def _open_lists(text: str, pos: int, stack: bytearray, room: int) -> int:
    """Push a run of "[" and pass the white space after it."""
    match = _opening(text, pos)
    end = match.end() if match else pos + 1
    count = text.count("[", pos, end)
    free = room - len(stack)
    if count > free:
        for _ in range(free):
            pos = text.index("[", pos) + 1
        raise BrokenError(Expected.LESS_DEPTH, text.index("[", pos))
    stack.extend(b"[" * count)
    return past_white(text, end)


def _close(text: str, pos: int, stack: bytearray) -> int:
    """Pop what a run of one closing bracket closes, or the first of it when not all is open."""
    bracket = text[pos]
    opened = b"[" if bracket == "]" else b"{"
    match = _closing(text, pos)
    end = match.end() if match else pos + 1
    count = text.count(bracket, pos, end)
    if count <= len(stack) and stack.endswith(opened * count):
        del stack[-count:]
        return end
    if not stack.endswith(opened):
        raise BrokenError(Expected.COMMA, pos)
    del stack[-1:]
    return pos + 1


def _past_run(text: str, pos: int, stack: bytearray, room: int) -> int:
    """Pass small flat items, each with its comma, as many as there are; then white space."""
    deep = len(stack) >= room
    if stack[-1] == _LIST:
        run = _scalar_items if deep else _flat_items
    else:
        run = _scalar_pairs if deep else _flat_pairs
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
