"""Function calls read from an answer, as JSON or as Python writes them; nothing is executed.

What counts is the one block tagged json, python or the like (else the one untagged block, else the
whole text). It is an object {"name": …, "arguments": {…}} or a list of those, or a call with named
arguments such as `f(a=1, b="x")` or a list of those. Anything else cannot be read; nor can what
names an argument, or a key of a value, twice: one of the two would be lost.
"""

import ast
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.drift.families.blocks import only_block
from statelab_gui.domain.faults import FaultKind

MAX_TEXT = 20_000
MAX_DEPTH = 20
_TAGS = frozenset({"json", "python", "py", "tool_call", "tool_code"})


@dataclass(frozen=True)
class Call:
    """A call: the function's name, dotted as it is written, and its arguments by name."""

    name: str
    arguments: dict[str, Any]


def read_calls(answer: str) -> list[Call] | None:
    """The calls of an answer in order, at least one; None where they cannot be read."""
    try:
        return _calls(answer)
    except _TwiceError:
        return None


def why_unreadable(answer: str) -> tuple[FaultKind, str]:
    """Why `read_calls` finds none, and the words that it is about."""
    try:
        _calls(answer)
    except _TwiceError as error:
        return FaultKind.SEVERAL_ANSWERS, str(error)[:80]
    return FaultKind.NO_ANSWER_FOUND, answer.strip()[:80]


class _TwiceError(Exception):
    """A name stands twice where it can stand once; the message is that name."""


def _calls(answer: str) -> list[Call] | None:
    if len(answer) > MAX_TEXT:
        return None
    found = only_block(answer, _TAGS)
    if not found:
        return None
    calls = _json_calls(found)
    return calls if calls is not None else _python_calls(found)


def _json_calls(text: str) -> list[Call] | None:
    try:
        data = json.loads(text, parse_constant=_refused, object_pairs_hook=_once)
    except (ValueError, RecursionError):
        return None
    entries = data if isinstance(data, list) else [data]
    calls = [_json_call(entry) for entry in entries]
    read = [call for call in calls if call is not None]
    return read if read and len(read) == len(calls) else None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _TwiceError(key)
        found[key] = value
    return found


def _refused(word: str) -> Any:
    raise ValueError(word)


def _json_call(entry: Any) -> Call | None:
    if not isinstance(entry, dict) or set(entry) != {"name", "arguments"}:
        return None
    name, arguments = entry["name"], entry["arguments"]
    if not isinstance(name, str) or not isinstance(arguments, dict):
        return None
    return Call(name, arguments)


_TOKEN = re.compile(
    r"""[ \t\r\n]*(?:
        (?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
      | (?P<number>[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|0+|[1-9][0-9]*)(?:[eE][-+]?[0-9]+)?(?![\w.]))
      | (?P<name>[^\W\d]\w*(?:\.[^\W\d]\w*)*)
      | (?P<mark>[][(){},=:])
    )""",
    re.VERBOSE,
)
_WORDS = {"True": True, "False": False, "None": None}


class _UnreadableError(Exception):
    """The text is no call that this module reads."""


class _Python:
    """A reader of the part of Python that calls with plain values are written in."""

    def __init__(self, text: str) -> None:
        self._tokens = _tokens(text)
        self._pos = 0

    def calls(self) -> list[Call]:
        """All of the text as one call or one list of calls."""
        found = self._items("]", self._call) if self._taken("[") else [self._call(1)]
        if self._pos != len(self._tokens) or not found:
            raise _UnreadableError
        return found

    def _call(self, depth: int) -> Call:
        kind, name = self._next()
        if kind != "name" or not self._taken("("):
            raise _UnreadableError
        pairs = self._items(")", self._argument, depth)
        return Call(name, _once(pairs))

    def _argument(self, depth: int) -> tuple[str, Any]:
        kind, name = self._next()
        if kind != "name" or "." in name or not self._taken("="):
            raise _UnreadableError
        return name, self._value(depth)

    def _value(self, depth: int) -> Any:
        if depth > MAX_DEPTH:
            raise _UnreadableError
        kind, text = self._next()
        if kind == "text":
            return ast.literal_eval(text)
        if kind == "number":
            return int(text) if text.lstrip("+-").isdigit() else float(text)
        if kind == "name" and text in _WORDS:
            return _WORDS[text]
        if text == "[":
            return self._items("]", self._value, depth)
        if text == "(":
            return self._items(")", self._value, depth)
        if text == "{":
            return _once(self._items("}", self._pair, depth))
        raise _UnreadableError

    def _pair(self, depth: int) -> tuple[str, Any]:
        key = self._value(depth)
        if not isinstance(key, str) or not self._taken(":"):
            raise _UnreadableError
        return key, self._value(depth)

    def _items(self, end: str, read: Callable[[int], Any], depth: int = 0) -> list[Any]:
        items: list[Any] = []
        while not self._taken(end):
            items.append(read(depth + 1))
            if not self._taken(","):
                if not self._taken(end):
                    raise _UnreadableError
                break
        return items

    def _next(self) -> tuple[str, str]:
        if self._pos == len(self._tokens):
            raise _UnreadableError
        self._pos += 1
        return self._tokens[self._pos - 1]

    def _taken(self, mark: str) -> bool:
        if self._tokens[self._pos : self._pos + 1] != [("mark", mark)]:
            return False
        self._pos += 1
        return True


def _tokens(text: str) -> list[tuple[str, str]]:
    tokens: list[tuple[str, str]] = []
    text, pos = text.rstrip(), 0
    while pos < len(text):
        match = _TOKEN.match(text, pos)
        if match is None or match.lastgroup is None:
            raise _UnreadableError
        tokens.append((match.lastgroup, match[match.lastgroup]))
        pos = match.end()
    return tokens


def _python_calls(text: str) -> list[Call] | None:
    try:
        return _Python(text).calls()
    except (_UnreadableError, ValueError, SyntaxError):
        return None
