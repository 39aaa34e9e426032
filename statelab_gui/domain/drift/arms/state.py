"""The active state that a tracker keeps: what is stated, what was derived from it, apart."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from statelab_gui.domain.drift.intents import EditKind

Scalar = str | int | float | bool


@dataclass(frozen=True)
class Derived:
    """A conclusion, and the keys of the entries that it rests on."""

    value: Scalar
    rests_on: tuple[str, ...]


@dataclass(frozen=True)
class State:
    """`stated` is what the user said and has not taken back; `derived` what was concluded from it.

    No key is in both, and every entry rests on entries that are there. `conventions` are how the
    answer must look.
    """

    stated: Mapping[str, Scalar] = field(default_factory=dict)
    derived: Mapping[str, Derived] = field(default_factory=dict)
    conventions: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.stated or self.derived or self.conventions)

    def to_json(self) -> str:
        """What the tracker is shown of it: the entries, in their order, without the conventions."""
        derived = {
            key: {"value": entry.value, "from": list(entry.rests_on)}
            for key, entry in self.derived.items()
        }
        plain = {"stated": dict(self.stated), "derived": derived}
        return json.dumps(plain, ensure_ascii=False, indent=1)


@dataclass(frozen=True)
class StateEdit:
    """One edit of what is stated; `value` is None for DELETE only."""

    kind: EditKind
    key: str
    value: Scalar | None = None


@dataclass(frozen=True)
class NewDerived:
    """A conclusion that a tracker draws."""

    key: str
    entry: Derived


class MisfitError(ValueError):
    """The state does not allow it; the message is the reason, in words joined by "_"."""


def edited(state: State, edit: StateEdit) -> State:
    """The state after the edit, without what was derived from the entry that it takes or changes.

    Raises MisfitError "active_already", "not_active" or "same_value".
    """
    active = edit.key in state.stated
    if edit.kind is EditKind.ADD and active:
        raise MisfitError("active_already")
    if edit.kind is not EditKind.ADD and not active:
        raise MisfitError("not_active")
    stated = dict(state.stated)
    if edit.value is None:
        del stated[edit.key]
    elif active and _same(stated[edit.key], edit.value):
        raise MisfitError("same_value")
    else:
        stated[edit.key] = edit.value
    derived = _without(state.derived, edit.key)
    derived.pop(edit.key, None)  # what was concluded is said by the user now
    return replace(state, stated=stated, derived=derived)


def concluded(state: State, new: NewDerived) -> State:
    """The state with the conclusion, in place of one of the same key and what rested on that.

    Raises MisfitError "stated_already", or "rests_on_nothing" for one that rests on no entry, or on
    one that is not there without it.
    """
    if new.key in state.stated:
        raise MisfitError("stated_already")
    old = state.derived.get(new.key)
    if old is not None and _same(old.value, new.entry.value) and old == new.entry:
        return state
    derived = _without(state.derived, new.key)
    derived.pop(new.key, None)
    if not new.entry.rests_on or not {*state.stated, *derived}.issuperset(new.entry.rests_on):
        raise MisfitError("rests_on_nothing")
    derived[new.key] = new.entry
    return replace(state, derived=derived)


def _same(one: Scalar, other: Scalar) -> bool:
    """Whether two values are one: 1, 1.0 and true are three."""
    return type(one) is type(other) and one == other


def _without(derived: Mapping[str, Derived], key: str) -> dict[str, Derived]:
    """The entries that do not rest on `key`, nor on one that does, and so on."""
    gone, before = {key}, 0
    while len(gone) != before:
        before = len(gone)
        gone |= {name for name, entry in derived.items() if not gone.isdisjoint(entry.rests_on)}
    return {name: entry for name, entry in derived.items() if name not in gone - {key}}
