"""Reading a tracker's reply strictly, and folding it into the state."""

import math
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.drift.arms.state import (
    Derived,
    MisfitError,
    NewDerived,
    Scalar,
    State,
    StateEdit,
    concluded,
    edited,
)
from statelab_gui.domain.drift.arms.strict_json import (
    UnreadableError,
    checked,
    listed,
    read_object,
    worded,
)
from statelab_gui.domain.drift.arms.values import NoteKind
from statelab_gui.domain.drift.intents import EditKind

_REPLY = frozenset({"edits", "derived"})
_DELETE = frozenset({"op", "key"})
_WRITE = frozenset({"op", "key", "value"})
_DERIVED = frozenset({"key", "value", "from"})


@dataclass(frozen=True)
class Tracked:
    """What a tracker says a message changes."""

    edits: tuple[StateEdit, ...] = ()
    derived: tuple[NewDerived, ...] = ()


def read_tracked(text: str) -> Tracked:
    """What the reply says; raises UnreadableError where it is anything but what was asked for."""
    found = read_object(text, _REPLY)
    return Tracked(
        tuple(_edit(one) for one in listed(found["edits"])),
        tuple(_conclusion(one) for one in listed(found["derived"])),
    )


def _edit(found: Any) -> StateEdit:
    op = found.get("op") if isinstance(found, dict) else None
    if op == EditKind.DELETE:
        return StateEdit(EditKind.DELETE, worded(checked(found, _DELETE)["key"]))
    entry = checked(found, _WRITE)
    if op not in (EditKind.ADD, EditKind.REPLACE):
        raise UnreadableError("other_edit")
    return StateEdit(EditKind(op), worded(entry["key"]), _scalar(entry["value"]))


def _conclusion(found: Any) -> NewDerived:
    entry = checked(found, _DERIVED)
    rests_on = tuple(dict.fromkeys(worded(key) for key in listed(entry["from"])))
    return NewDerived(worded(entry["key"]), Derived(_scalar(entry["value"]), rests_on))


def _scalar(found: Any) -> Scalar:
    """A text with something in it, a finite number, or true or false."""
    if isinstance(found, bool | int):
        return found
    if isinstance(found, float) and math.isfinite(found):
        return found
    return worded(found)


Happening = tuple[NoteKind, dict[str, str | int | float]]


def folded(state: State, tracked: Tracked) -> tuple[State, list[Happening]]:
    """The state after all of it, and what is to be noted.

    An edit or a conclusion that the state does not allow is left out by itself; the others count.
    """
    happenings: list[Happening] = []
    for edit in tracked.edits:
        before = state.derived
        try:
            state = edited(state, edit)
        except MisfitError as misfit:
            facts: dict[str, str | int | float] = {"key": edit.key, "reason": str(misfit)}
            happenings.append((NoteKind.EDIT_LEFT_OUT, facts))
            continue
        gone = [key for key in before if key not in state.derived]
        if gone:
            happenings.append((NoteKind.INVALIDATED, {"keys": ", ".join(gone)}))
    for new in tracked.derived:
        before = state.derived
        try:
            state = concluded(state, new)
        except MisfitError as misfit:
            facts = {"key": new.key, "reason": str(misfit)}
            happenings.append((NoteKind.DERIVED_LEFT_OUT, facts))
            continue
        gone = [key for key in before if key not in state.derived]
        if gone:
            happenings.append((NoteKind.INVALIDATED, {"keys": ", ".join(gone)}))
    return state, happenings
