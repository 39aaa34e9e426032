"""Reading a recorded reply strictly: exactly the asked cells with integers, or a format error."""

from dataclasses import dataclass

from statelab_gui.domain.faults import (
    FaultKind,
    FormatFault,
    NoteKind,
    ReadingNote,
    SyntaxHint,
    ValueKind,
)

__all__ = [
    "MAX_BYTES",
    "FaultKind",
    "FormatFault",
    "NoteKind",
    "Reading",
    "ReadingNote",
    "SyntaxHint",
    "ValueKind",
]

MAX_BYTES = 50_000_000
"""A record of this size or more is a format error, unread."""


@dataclass(frozen=True)
class Reading:
    """What was read: `values` of exactly the asked cells, or None and at least one fault."""

    values: dict[str, int] | None
    faults: tuple[FormatFault, ...]
    notes: tuple[ReadingNote, ...]
