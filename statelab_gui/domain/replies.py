"""Reading a recorded reply strictly: exactly the asked cells with integers, or a format error."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from statelab_gui.domain.displaying import (
    Display,
    display,
    displayable,
    record_of_text,
    text_of_record,
)
from statelab_gui.domain.fault_finding import INTEGERS, Finder, fault_at, place_of
from statelab_gui.domain.faults import (
    FaultKind,
    FormatFault,
    NoteKind,
    ReadingNote,
    SyntaxHint,
    ValueKind,
)
from statelab_gui.domain.json_scan import Scan, scan
from statelab_gui.domain.numerals import integer_of

__all__ = [
    "MAX_BYTES",
    "Display",
    "FaultKind",
    "FormatFault",
    "Members",
    "NoteKind",
    "Reading",
    "ReadingNote",
    "SyntaxHint",
    "ValueKind",
    "display",
    "displayable",
    "is_slow",
    "read_members",
    "read_reply",
    "record_of_text",
    "text_of_record",
    "text_read",
]

MAX_BYTES = 50_000_000
"""A record of this size or more is a format error, unread."""

SLOW_BYTES = 200_000
"""A record of more bytes is read in a task, so that the window never waits."""


@dataclass(frozen=True)
class Reading:
    """What was read: `values` of exactly the asked cells, or None and at least one fault."""

    values: dict[str, int] | None
    faults: tuple[FormatFault, ...]
    notes: tuple[ReadingNote, ...]


@dataclass(frozen=True)
class Members:
    """As Reading, with the JSON text of each value, not yet understood."""

    texts: dict[str, str] | None
    faults: tuple[FormatFault, ...]
    notes: tuple[ReadingNote, ...]


def is_slow(raw: bytes) -> bool:
    """Whether reading this record may take longer than a window may wait."""
    return len(raw) > SLOW_BYTES


def read_reply(raw: bytes, cells: Sequence[str]) -> Reading:
    """Read the record as one JSON object of exactly `cells` with integers; nothing is repaired.

    Whether it is valid is decided here and by the scanner alone; what is said of an invalid one
    comes after.
    """
    found = read_members(raw, dict.fromkeys(cells, INTEGERS))
    if found.texts is None:
        return Reading(None, found.faults, found.notes)
    values = {cell: integer_of(text) for cell, text in found.texts.items()}
    return Reading(values, (), found.notes)


def read_members(raw: bytes, kinds: Mapping[str, frozenset[ValueKind]]) -> Members:
    """Read the record as one JSON object of exactly these cells, each with a scalar of one of its
    kinds; as strict as `read_reply`."""
    text = text_read(raw)
    if isinstance(text, FormatFault):
        if text.kind is FaultKind.BOM:
            return Members(None, (text, *_after_bom(raw.decode()[1:], kinds)), ())
        return Members(None, (text,), ())
    found = scan(text, frozenset(kinds))
    notes = _notes(text, found)
    if not _acceptable(found, kinds):
        return Members(None, Finder(text, tuple(kinds), kinds).find(found), notes)
    members = ((cell, found.members[cell]) for cell in kinds)
    return Members({cell: text[member.start : member.end] for cell, member in members}, (), notes)


def text_read(raw: bytes) -> str | FormatFault:
    """The record as text, or why it is none: too long, no UTF-8, or a byte order mark before it."""
    if len(raw) >= MAX_BYTES:
        return FormatFault(FaultKind.TOO_LONG, 0, 1, 1)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return _undecodable(raw, error.start)
    if text.startswith("\ufeff"):
        return fault_at(text, FaultKind.BOM, 0, 1, displayable(text[:1].encode()))
    return text


def _acceptable(found: Scan, kinds: Mapping[str, frozenset[ValueKind]]) -> bool:
    """One whole object, exactly the asked keys, values of their kinds only."""
    return (
        found.broken is None
        and found.root is ValueKind.OBJECT
        and not found.extras
        and len(found.members) == len(kinds)
        and all(member.kind in kinds[cell] for cell, member in found.members.items())
    )


def _notes(text: str, found: Scan) -> tuple[ReadingNote, ...]:
    """Where the object was read leniently, as standard JSON is."""
    notes = []
    for cell, member in found.members.items():
        if member.repeated:
            notes.append(_note(text, NoteKind.DUPLICATE_KEY, member.key_start, cell))
        if text[member.start : member.end] == "-0":
            notes.append(_note(text, NoteKind.MINUS_ZERO, member.start, cell))
    return tuple(sorted(notes, key=lambda note: note.start))


def _note(text: str, kind: NoteKind, start: int, cell: str) -> ReadingNote:
    line, column = place_of(text, start)
    return ReadingNote(kind, start, line, column, cell)


_SURROGATE = re.compile(rb"\xed[\xa0-\xbf][\x80-\xbf]")


def _undecodable(raw: bytes, at: int) -> FormatFault:
    """The fault of a record that is no UTF-8; its first such byte is at byte `at`."""
    kind, size = FaultKind.NOT_UTF8, 1
    if _SURROGATE.match(raw, at):
        try:
            raw.decode("utf-8", "surrogatepass")
            kind, size = FaultKind.LONE_SURROGATE, 3
        except UnicodeDecodeError:
            pass  # other bytes too are no UTF-8
    start = len(text_of_record(raw[:at]))
    mark = displayable(raw[at : at + size])
    return fault_at(text_of_record(raw), kind, start, start + size, mark)


def _after_bom(rest: str, kinds: Mapping[str, frozenset[ValueKind]]) -> list[FormatFault]:
    """What else is wrong behind a byte order mark."""
    found = scan(rest, frozenset(kinds))
    if _acceptable(found, kinds):
        return []
    faults = []
    for fault in Finder(rest, tuple(kinds), kinds).find(found):
        column = fault.column + (fault.line == 1)
        faults.append(replace(fault, start=fault.start + 1, end=fault.end + 1, column=column))
    return faults
