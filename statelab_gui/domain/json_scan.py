"""Standard JSON read without building it: iterative, bounded in depth, linear in time.

The grammar is that of Python's `json` module (NaN and the infinities are values; control
characters in strings are refused; white space is space, tab, line feed and carriage return). Only
the top-level members that were asked for are kept, and of each only the place of its last value.
"""

import re
from dataclasses import dataclass, field
from json.decoder import scanstring  # type: ignore[attr-defined]  # there, but not in the stubs

from statelab_gui.domain.faults import ValueKind
from statelab_gui.domain.json_skip import (
    MAX_DEPTH,
    SCALAR,
    BrokenError,
    Expected,
    past_container,
    past_string,
    past_white,
    scalar_kind,
)

__all__ = ["MAX_DEPTH", "SHOWN_EXTRAS", "BrokenError", "Expected", "Member", "Scan", "scan"]

SHOWN_EXTRAS = 20
"""So many keys that were not asked for are kept by name; the others are only counted."""


@dataclass(frozen=True)
class Member:
    """The last value of an asked key: its place, and whether the key came before."""

    kind: ValueKind
    start: int
    end: int
    key_start: int
    repeated: bool


@dataclass
class Scan:
    """What the scan found: `root` is the top-level value's kind, `start` and `end` its place.

    `broken` says where and why the text stops being JSON; then the rest is what was found before.
    """

    root: ValueKind | None = None
    start: int = 0
    end: int = 0
    members: dict[str, Member] = field(default_factory=dict)
    extras: dict[str, int] = field(default_factory=dict)
    more_extras: int = 0
    broken: BrokenError | None = None


_WHITE = r"[ \t\n\r]*"
_MEMBER = re.compile(
    rf'{_WHITE}"([^"\\\x00-\x1f]*)"{_WHITE}:{_WHITE}(-?(?:0|[1-9][0-9]{{0,17}})){_WHITE}([,}}])'
)
"""An integer member with a plain key: key, numeral, what follows."""


def scan(text: str, wanted: frozenset[str], start: int = 0) -> Scan:
    """Read one JSON value that must fill `text` from `start` on but for white space."""
    found = Scan()
    try:
        found.start = pos = past_white(text, start)
        first = text[pos : pos + 1]
        if first == "{":
            found.root = ValueKind.OBJECT
            pos = _members(text, pos + 1, wanted, found)
        elif first == "[":
            found.root = ValueKind.LIST
            pos = past_container(text, pos, 1)
        else:
            kind, pos = _value(text, pos, 1)
            found.root = kind
        found.end = pos
        pos = past_white(text, pos)
        if pos != len(text):
            raise BrokenError(Expected.END, pos)
    except BrokenError as broken:
        found.broken = broken.with_traceback(None)
    return found


def _members(text: str, pos: int, wanted: frozenset[str], found: Scan) -> int:
    """Read the top-level object's members from after its "{"; returns the place after its "}"."""
    pos = past_white(text, pos)
    if text[pos : pos + 1] == "}":
        return pos + 1
    while True:
        quick = _MEMBER.match(text, pos)
        if quick is not None:
            key, _, follows = quick.groups()
            key_start = quick.start(1) - 1
            kind, (value_start, value_end) = ValueKind.INTEGER, quick.span(2)
            pos = quick.end()
        else:
            pos = key_start = past_white(text, pos)
            key, pos = _key(text, pos)
            pos = past_white(text, pos)
            if text[pos : pos + 1] != ":":
                raise BrokenError(Expected.COLON, pos)
            value_start = past_white(text, pos + 1)
            kind, value_end = _value(text, value_start, 2)
            pos = past_white(text, value_end)
            follows = text[pos : pos + 1]
            if follows not in (",", "}"):
                raise BrokenError(Expected.COMMA, pos)
            pos += 1
        if key in wanted:
            repeated = key in found.members
            found.members[key] = Member(kind, value_start, value_end, key_start, repeated)
        elif key not in found.extras:
            if len(found.extras) < SHOWN_EXTRAS:
                found.extras[key] = key_start
            else:
                found.more_extras += 1
        if follows == "}":
            return pos


def _key(text: str, pos: int) -> tuple[str, int]:
    """The key whose quotation mark is at `pos`, decoded, and the place after it."""
    if text[pos : pos + 1] != '"':
        raise BrokenError(Expected.KEY, pos)
    end = past_string(text, pos)
    plain = text[pos + 1 : end - 1]
    if "\\" not in plain:
        return plain, end
    key, _ = scanstring(text, pos + 1, True)
    return str(key), end


def _value(text: str, pos: int, depth: int) -> tuple[ValueKind, int]:
    """The kind of the value at `pos` and the place after it; `depth` is that of a container."""
    first = text[pos : pos + 1]
    if first == '"':
        return ValueKind.TEXT, past_string(text, pos)
    if first in ("{", "["):
        kind = ValueKind.OBJECT if first == "{" else ValueKind.LIST
        return kind, past_container(text, pos, depth)
    match = SCALAR.match(text, pos)
    if match is None:
        raise BrokenError(Expected.VALUE, pos)
    return scalar_kind(match), match.end()
