"""The intents that an answer may stem from in place of those that count in the end.

Only what the user said in the conversation is kept or missed here: values that were replaced,
constraints and goals that were withdrawn, goals that are wanted.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from statelab_gui.domain.drift.intents import GoalRole, Intents, executed
from statelab_gui.domain.drift.items import DriftCase, Item

MOST_PAIRS = 400


class Stale(StrEnum):
    """How intents differ from those that count; each says what is kept or missed, never why.

    SUPERSEDED: a goal has a value that was replaced. DECOY: a constraint that was withdrawn is
    obeyed. DELETED: a goal that was withdrawn is kept. DROPPED: a goal that is wanted is left out.
    FIRST_VALUES: every goal has the value it had first, several of them another than they should.
    ALL_KEPT: nothing that was withdrawn is left out, several constraints or goals. EARLIER: the
    intents after an earlier turn. PAIR: two of the first four together.
    """

    SUPERSEDED = "superseded"
    DECOY = "decoy"
    DELETED = "deleted"
    DROPPED = "dropped"
    FIRST_VALUES = "first_values"
    ALL_KEPT = "all_kept"
    EARLIER = "earlier"
    PAIR = "pair"


@dataclass(frozen=True)
class Change:
    """One goal that is other than it should be; `value` is the number it has, 0 for left out."""

    kind: Stale
    goal: str
    value: int = 0


@dataclass(frozen=True)
class StaleState:
    """Intents that do not count in the end: two changes for a PAIR, one for the kinds of one goal,
    and for EARLIER the number of the turn they stood after."""

    kind: Stale
    intents: Intents
    changes: tuple[Change, ...] = ()
    turn: int = 0


@dataclass(frozen=True)
class StaleStates:
    """The states of a conversation, `pairs_left_out` being those beyond MOST_PAIRS.

    None of them equals the intents that count, and in all of them a goal stands only with those it
    depends on.
    """

    states: tuple[StaleState, ...]
    pairs_left_out: int = 0


def stale_states(case: DriftCase, most_pairs: int = MOST_PAIRS) -> StaleStates:
    """All stale states of a case: single ones, whole ones, earlier ones, then pairs."""
    end = case.conversation.trail[-1] if case.conversation.turns else case.item.final
    said = _said(case)
    changes = list(_changes(case.item, end, said))
    found = [StaleState(one.kind, _changed(end, (one,)), (one,)) for one in changes]
    found += _wholes(end, said)
    found += [
        StaleState(Stale.EARLIER, intents, turn=t)
        for t, intents in _told_once(case.conversation.trail)
    ]
    pairs = [
        StaleState(Stale.PAIR, _changed(end, pair), pair)
        for pair in combinations(changes, 2)
        if pair[0].goal != pair[1].goal
    ]
    pairs = [one for one in pairs if _stands(case.item, one.intents, end)]
    singles = [one for one in found if _stands(case.item, one.intents, end)]
    return StaleStates((*singles, *pairs[:most_pairs]), max(0, len(pairs) - most_pairs))


def _said(case: DriftCase) -> dict[str, list[int]]:
    """The values that each goal had, in the order of the conversation, each once."""
    said: dict[str, list[int]] = {}
    state: dict[str, int] = {}
    for turn in case.conversation.turns:
        for edit in turn.edits:
            state = executed([edit], state)
            had = said.setdefault(edit.goal, [])
            if edit.value and edit.value not in had:
                had.append(edit.value)
    return said


def _changes(item: Item, end: Intents, said: dict[str, list[int]]) -> Iterator[Change]:
    for goal, values in said.items():
        if goal in end:
            kind = Stale.SUPERSEDED
        else:
            kind = Stale.DECOY if item.goal(goal).role is GoalRole.DECOY else Stale.DELETED
        for value in values:
            if value != end.get(goal):
                yield Change(kind, goal, value)
    for goal in end:
        yield Change(Stale.DROPPED, goal)


def _wholes(end: Intents, said: dict[str, list[int]]) -> Iterator[StaleState]:
    """Where they are other than one change."""
    first = {goal: said[goal][0] if said.get(goal) else value for goal, value in end.items()}
    if sum(first[goal] != value for goal, value in end.items()) > 1:
        yield StaleState(Stale.FIRST_VALUES, first)
    kept = {goal: values[-1] for goal, values in said.items() if goal not in end and values}
    if len(kept) > 1:
        yield StaleState(Stale.ALL_KEPT, {**end, **kept})


def _told_once(trail: list[dict[str, int]]) -> Iterator[tuple[int, dict[str, int]]]:
    """The different states before the last turn, each with the last turn it stood after."""
    last: dict[frozenset[tuple[str, int]], tuple[int, dict[str, int]]] = {}
    for t, intents in enumerate(trail[:-1], 1):
        last[frozenset(intents.items())] = (t, intents)
    yield from sorted(last.values(), key=lambda one: one[0])


def _changed(end: Intents, changes: Iterable[Change]) -> dict[str, int]:
    found = dict(end)
    for one in changes:
        if one.value:
            found[one.goal] = one.value
        else:
            found.pop(one.goal, None)
    return found


def _stands(item: Item, intents: Intents, end: Intents) -> bool:
    """Whether these are other intents, and each goal has those it depends on."""
    if dict(intents) == dict(end):
        return False
    return all(needed in intents for goal in intents for needed in item.goal(goal).after)
