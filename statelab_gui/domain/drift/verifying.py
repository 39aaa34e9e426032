"""Which decoys and variants change the verdict: computed by solving and grading, never assumed."""

from collections.abc import Sequence
from dataclasses import replace

from statelab_gui.domain.drift.families import FAMILIES, SourceFamily
from statelab_gui.domain.drift.intents import Goal, GoalRole, Intents
from statelab_gui.domain.drift.items import Item


def verified(item: Item) -> Item:
    """The item with only those decoys that cost an answer which obeys them its full score, and with
    those variants marked harmless that do not.

    An item of a family without a solver keeps no decoy and says that it is not verified. Raises
    AssertionError where the solver's answer to the final intents has not exactly 1: a fault of the
    family.
    """
    family = FAMILIES[item.family]
    if not family.has_solver:
        wanted = tuple(goal for goal in item.goals if goal.role is GoalRole.GOAL)
        return replace(item, goals=wanted, verified=False)
    if not _full_score(family, item, item.final):
        raise AssertionError(f"the solver fails at its own task: {item.key}")
    goals = list[Goal]()
    for goal in item.goals:
        if goal.role is GoalRole.GOAL:
            goals.append(replace(goal, harmless=_harmless(family, item, goal)))
        elif changes_verdict(item, {**_needed(item, goal), **item.final, goal.key: 1}):
            goals.append(goal)
    return replace(item, goals=_with_what_they_need(goals))


def _with_what_they_need(goals: Sequence[Goal]) -> tuple[Goal, ...]:
    """The goals without those that need one which is not among them."""
    kept = {goal.key for goal in goals}
    left = tuple(goal for goal in goals if kept.issuperset(goal.after))
    return left if len(left) == len(goals) else _with_what_they_need(left)


def changes_verdict(item: Item, stale: Intents) -> bool:
    """Whether an answer that follows `stale` loses its full score at the item's final intents.

    False where these intents have no answer: nothing could be shown.
    """
    family = FAMILIES[item.family]
    answer = family.solve(item, stale)
    if answer is None:
        return False
    grade = family.grade(item, item.final, answer, family.own_runner)
    return grade.score is not None and grade.score < 1


def _harmless(family: SourceFamily, item: Item, goal: Goal) -> frozenset[int]:
    """The variants of a goal that are not shown to change the verdict."""
    return frozenset(
        value
        for value in range(2, len(goal.values) + 1)
        if not changes_verdict(item, {**item.final, goal.key: value})
    )


def _full_score(family: SourceFamily, item: Item, intents: Intents) -> bool:
    answer = family.solve(item, intents)
    if answer is None:
        return False
    return family.grade(item, item.final, answer, family.own_runner).score == 1


def _needed(item: Item, goal: Goal) -> dict[str, int]:
    """The decoys that must be active with a decoy."""
    found: dict[str, int] = {}
    for key in goal.after:
        if item.goal(key).role is GoalRole.DECOY:
            found |= {**_needed(item, item.goal(key)), key: 1}
    return found
