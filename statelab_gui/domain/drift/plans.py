"""Edit plans: how the same final intents come about, by condition.

Every goal has a queue of edits, and all decoys have one together. A turn after the first takes one
edit that the state allows from the head of one queue; so the order within a queue is kept, and
queues interleave.
"""

import random
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from statelab_gui.domain.drift.chance import chance
from statelab_gui.domain.drift.intents import Edit, EditKind, Goal, GoalRole, edited
from statelab_gui.domain.drift.items import BUDGETS, CONTROL_OF, Condition, Conversation, Item
from statelab_gui.domain.drift.wording import spoken

Queue = list[Edit]

_WITHDRAWN_FROM = 3
"""From this budget on a value may be withdrawn, and another added turns later."""

_WITHDRAWN_SHARE = 6
"""One in so many changes of a value is told so."""

_MOST_DRAWS = 50
"""So often a plan is drawn, till one of its variants is not harmless."""


@dataclass(frozen=True)
class Plan:
    """The edits of every turn; `variants` and `decoys` are how many stale values were realised.

    A turn without edits is a confirmation that nothing has changed.
    """

    turns: tuple[tuple[Edit, ...], ...]
    variants: int = 0
    decoys: int = 0


def conversation(item: Item, condition: Condition) -> Conversation:
    """The frozen conversation of an item in a condition, spoken by the sentences of the pools.

    Deterministic from the item's key, its goals and the condition; the goals, the final intents and
    the request are those of the item in every condition. Raises what `plan_of` raises.
    """
    plan = plan_of(item, condition)
    replies = condition is not Condition.CLEAN
    # Clean and controls open with the very same words.
    first = condition if condition in BUDGETS else "all at once"
    turns = spoken(item, plan.turns[:1], replies, first)
    turns += spoken(item, plan.turns[1:], replies, condition, "later")
    return Conversation(condition, tuple(turns), item.request, plan.variants, plan.decoys)


def plan_of(item: Item, condition: Condition) -> Plan:
    """The plan of an item in a condition: the same for the same item key, goals and condition.

    Raises ValueError for goals that no plan can satisfy: none at all, or one that needs itself in a
    circle, a goal that is not there, or (not being a decoy) a decoy.
    """
    goals = in_order([goal for goal in item.goals if goal.role is GoalRole.GOAL])
    if not goals:
        raise ValueError(f"no goal: {item.key}")
    if condition in BUDGETS:
        return _drifting(item, goals, BUDGETS[condition])
    everything = tuple(Edit(EditKind.ADD, goal.key, 1) for goal in goals)
    if condition is Condition.CLEAN:
        return Plan((everything,))
    matched = _drifting(item, goals, BUDGETS[CONTROL_OF[condition]])
    return Plan((everything, *((),) * (len(matched.turns) - 1)))


def allowed(edit: Edit, active: Mapping[str, int], goals: Collection[Goal]) -> bool:
    """Whether the state allows an edit: what its goal needs is active, and nothing active needs
    what it takes away."""
    if edit.kind is EditKind.ADD:
        needs = next(goal.after for goal in goals if goal.key == edit.goal)
        return all(key in active for key in needs)
    if edit.kind is EditKind.DELETE:
        return not any(edit.goal in goal.after for goal in goals if goal.key in active)
    return True


def in_order(goals: Sequence[Goal], known: Iterable[str] = ()) -> list[Goal]:
    """The goals in their own order, but each behind those it needs; `known` are there before.

    Raises ValueError where there is no such order.
    """
    placed, found, left = set(known), list[Goal](), list(goals)
    while left:
        goal = next((goal for goal in left if placed.issuperset(goal.after)), None)
        if goal is None:
            raise ValueError(f"{left[0].key} needs what is not there")
        left.remove(goal)
        placed.add(goal.key)
        found.append(goal)
    return found


def _drifting(item: Item, goals: Sequence[Goal], budget: int) -> Plan:
    """A plan of which a variant at least changes the answer, where the goals have one that does;
    drawn anew, a few times at most, until that is so."""
    telling = {
        (goal.key, value)
        for goal in goals
        for value in range(2, len(goal.values) + 1)
        if value not in goal.harmless
    }
    plan = _drawn(item, goals, budget, chance(item.key, budget, "plan"))
    for again in range(1, _MOST_DRAWS):
        if not telling or not telling.isdisjoint(_stale_values(plan)):
            break
        plan = _drawn(item, goals, budget, chance(item.key, budget, "plan", again))
    return plan


def _stale_values(plan: Plan) -> set[tuple[str, int]]:
    return {(edit.goal, edit.value) for turn in plan.turns for edit in turn if edit.value > 1}


def _drawn(item: Item, goals: Sequence[Goal], budget: int, drawn: random.Random) -> Plan:
    decoys = _chosen_decoys(item, goals, budget, drawn)
    pool = (*goals, *decoys)
    needed = {key for goal in pool for key in goal.after}
    queues = {goal.key: _goal_queue(goal, budget, goal.key not in needed, drawn) for goal in goals}
    first = tuple(queues[key].pop(0) for key in _opening(goals, drawn))
    state: dict[str, int] = {}
    for edit in first:
        state = edited(state, edit)
    turns = [first]
    waiting = [*queues.values(), _decoy_queue(decoys, drawn)]
    while any(waiting):
        # A queue is as likely as it is long, so that all come to their ends at about the same time.
        able = [
            queue for queue in waiting if queue and allowed(queue[0], state, pool) for _ in queue
        ]
        edit = drawn.choice(able).pop(0)
        state = edited(state, edit)
        turns.append((edit,))
    variants = sum(edit.value > 1 for turn in turns for edit in turn if edit.goal in queues)
    return Plan(tuple(turns), variants, len(decoys))


def _goal_queue(goal: Goal, budget: int, may_go: bool, drawn: random.Random) -> Queue:
    """At most `budget` different variants, one after another, and the target at last."""
    most = min(budget, len(goal.values) - 1)
    count = drawn.randint(1, most) if most else 0
    values = [*drawn.sample(range(2, len(goal.values) + 1), count), 1]
    queue = [Edit(EditKind.ADD, goal.key, values[0])]
    for value in values[1:]:
        withdrawn = drawn.randrange(_WITHDRAWN_SHARE) == 0
        if withdrawn and may_go and budget >= _WITHDRAWN_FROM:
            queue += [Edit(EditKind.DELETE, goal.key), Edit(EditKind.ADD, goal.key, value)]
        else:
            queue.append(Edit(EditKind.REPLACE, goal.key, value))
    return queue


def _opening(goals: Sequence[Goal], drawn: random.Random) -> list[str]:
    """The goals of the first turn, about half of them at most, each with what it needs.

    Where goals have variants, what they need may make it more; where none has, later turns have
    nothing but goals to tell, and it is half of them at most.
    """
    most = (len(goals) + 1) // 2
    count = drawn.randint(1, most)
    chosen = {goal.key for goal in drawn.sample(goals, count)}
    for goal in reversed(goals):  # what it needs comes earlier
        if goal.key in chosen:
            chosen.update(goal.after)
    if len(chosen) > most and all(len(goal.values) == 1 for goal in goals):
        chosen = _grown(goals, count, drawn)
    return [goal.key for goal in goals if goal.key in chosen]


def _grown(goals: Sequence[Goal], count: int, drawn: random.Random) -> set[str]:
    """So many goals, each drawn from those that need only what is drawn already."""
    chosen = set[str]()
    while len(chosen) < count:
        able = [g.key for g in goals if g.key not in chosen and chosen.issuperset(g.after)]
        chosen.add(drawn.choice(able))
    return chosen


def _chosen_decoys(
    item: Item, goals: Sequence[Goal], budget: int, drawn: random.Random
) -> list[Goal]:
    """At most `budget` decoys, and none without the decoys that it needs."""
    decoys = [goal for goal in item.goals if goal.role is GoalRole.DECOY]
    eligible = in_order(decoys, (goal.key for goal in goals))
    if not eligible:
        return []
    count = drawn.randint(1, min(budget, len(eligible)))
    chosen = {goal.key for goal in drawn.sample(eligible, count)}
    there = {goal.key for goal in goals}
    for goal in eligible:
        if goal.key in chosen and there.issuperset(goal.after):
            there.add(goal.key)
    return [goal for goal in eligible if goal.key in there]


def _decoy_queue(decoys: Sequence[Goal], drawn: random.Random) -> Queue:
    """Every decoy added and, some time later, withdrawn; what one needs stands while it does."""
    waiting, standing, queue = list(decoys), list[Goal](), Queue()
    keys = {goal.key for goal in decoys}
    while waiting or standing:
        here = {goal.key for goal in standing}
        needed = {key for goal in (*waiting, *standing) for key in goal.after}
        adding = [goal for goal in waiting if here.issuperset(keys.intersection(goal.after))]
        goal = drawn.choice([*adding, *(goal for goal in standing if goal.key not in needed)])
        if goal in adding:
            waiting.remove(goal)
            standing.append(goal)
            queue.append(Edit(EditKind.ADD, goal.key, 1))
        else:
            standing.remove(goal)
            queue.append(Edit(EditKind.DELETE, goal.key))
    return queue
