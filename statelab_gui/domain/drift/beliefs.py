"""What a simulated respondent believes to be wanted after a turn: the truth, or one stale state."""

from collections.abc import Callable, Collection
from functools import lru_cache
from random import Random

from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.stale_states import Stale, StaleState, stale_states
from statelab_gui.domain.practice import KEPT_TURNS, RIGHT_SHARE

Belief = Callable[[DriftCase, int, int], dict[str, int]]
"""From a case, a number of turns and the number of the repeat to the intents believed in."""


def truth(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """What is wanted after turn t."""
    return dict(case.conversation.after(t))


def forgetting(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """What was wanted after KEPT_TURNS turns, whatever came later."""
    return truth(case, min(t, KEPT_TURNS), repeat)


def first_values(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """Every goal has the value that it had first."""
    said = _said(case, t)
    return {goal: said[goal][0] for goal in case.conversation.after(t)}


def nothing_withdrawn(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """Changes are followed, and whatever is withdrawn stays as it was said last."""
    kept = {goal: values[-1] for goal, values in _said(case, t).items()}
    return {**kept, **truth(case, t, repeat)}


def one_value_kept(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """One goal keeps the value that it had first."""
    said = _said(case, len(case.conversation.turns))
    return _staying(case, t, repeat, {Stale.SUPERSEDED}, lambda goal, value: said[goal][0] == value)


def one_decoy_obeyed(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """One constraint that was withdrawn is obeyed."""
    return _staying(case, t, repeat, {Stale.DECOY, Stale.DELETED})


def one_edit_missed(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """The last edit of one goal or constraint is passed over."""
    said = _said(case, len(case.conversation.turns))

    def before_last(goal: str, value: int) -> bool:
        values = [one for one in said[goal] if one != case.conversation.trail[-1].get(goal)]
        return values[-1] == value

    kinds = {Stale.SUPERSEDED, Stale.DECOY, Stale.DELETED}
    return _staying(case, t, repeat, kinds, before_last)


def one_goal_dropped(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """One goal that is wanted is left out."""
    chosen = _drawn(case, repeat, frozenset({Stale.DROPPED}))
    active = truth(case, t, repeat)
    if chosen is not None:
        active.pop(chosen.changes[0].goal, None)
    return active


def stopped(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """What comes after some turn is not taken in."""
    chosen = _drawn(case, repeat, frozenset({Stale.EARLIER}))
    return truth(case, t if chosen is None else min(t, chosen.turn), repeat)


def mostly_right(case: DriftCase, t: int, repeat: int) -> dict[str, int]:
    """Right in most repeats, and in the others one edit is passed over."""
    right = Random(f"{case.item.key} {repeat} mostly").random() < RIGHT_SHARE
    return (truth if right else one_edit_missed)(case, t, repeat)


def _said(case: DriftCase, t: int) -> dict[str, list[int]]:
    """The values that each goal was given up to turn t, in order, each once."""
    said: dict[str, list[int]] = {}
    for turn in case.conversation.turns[:t]:
        for edit in turn.edits:
            had = said.setdefault(edit.goal, [])
            if edit.value and edit.value not in had:
                had.append(edit.value)
    return said


def _staying(
    case: DriftCase,
    t: int,
    repeat: int,
    kinds: Collection[Stale],
    fits: Callable[[str, int], bool] | None = None,
) -> dict[str, int]:
    """The truth, but that one goal stays at a value from when it is said; the truth where no case
    of it would change the answer."""
    chosen = _drawn(case, repeat, frozenset(kinds), fits)
    active = truth(case, t, repeat)
    if chosen is not None:
        change = chosen.changes[0]
        if change.value in _said(case, t).get(change.goal, ()):
            active[change.goal] = change.value
    return active


def _drawn(
    case: DriftCase,
    repeat: int,
    kinds: frozenset[Stale],
    fits: Callable[[str, int], bool] | None = None,
) -> StaleState | None:
    """One of the states of these kinds that lead to a wrong answer; None where there is none."""
    found = [
        state
        for state in _wrong(case)
        if state.kind in kinds
        and (fits is None or fits(state.changes[0].goal, state.changes[0].value))
    ]
    names = " ".join(sorted(kinds))
    return Random(f"{case.item.key} {repeat} {names}").choice(found) if found else None


@lru_cache(maxsize=32)
def _wrong(case: DriftCase) -> tuple[StaleState, ...]:
    """The stale states whose answers the family's grader finds wrong; none without a solver."""
    item = case.item
    family = FAMILIES.get(item.family)
    if family is None or not family.has_solver:
        return ()
    found = []
    for state in stale_states(case, most_pairs=0).states:
        answer = family.solve(item, state.intents)
        if answer is None:
            continue
        grade = family.grade(item, item.final, answer, family.own_runner)
        if grade.score != 1:
            found.append(state)
    return tuple(found)
