"""A drift case as an update program: goals are cells, and values are numbers.

So a drift case can stand wherever a case of state tracking stands. Cell n is 0 while goal n is not
active, and else the number of its value. The first turn's edits are one update each; every later
turn is one update, and one that changes nothing sets the first active goal to the value it has.
"""

from itertools import chain

from statelab_gui.domain.drift.intents import Edit, Intents
from statelab_gui.domain.drift.items import DriftCase, Item
from statelab_gui.domain.updates import Op, Program

Row = tuple[int, int, int]


def encode(case: DriftCase) -> Program:
    """The program of a case; its cells are the goals' keys in the item's order."""
    item, conversation = case.item, case.conversation
    rows = [_row(item, edit) for edit in conversation.turns[0].edits]
    if not rows:
        raise ValueError("the first turn has no edit")
    for turn, before in zip(conversation.turns[1:], conversation.trail, strict=False):
        if len(turn.edits) > 1:
            raise ValueError("a turn after the first has several edits")
        rows.append(_row(item, turn.edits[0]) if turn.edits else _same(item, before))
    modulus = 1 + max(len(goal.values) for goal in item.goals)
    return Program.of([goal.key for goal in item.goals], modulus, rows)


def turn_of(case: DriftCase, k: int) -> int:
    """The turn, from 1, after which the first `k` updates have happened; raises IndexError for a k
    below the first turn's edits or beyond the last turn."""
    t = k - len(case.conversation.turns[0].edits) + 1
    if not 1 <= t <= len(case.conversation.turns):
        raise IndexError(k)
    return t


def k_of_turn(case: DriftCase, t: int) -> int:
    """How many updates have happened after turn `t`; raises IndexError for no turn."""
    if not 1 <= t <= len(case.conversation.turns):
        raise IndexError(t)
    return len(case.conversation.turns[0].edits) + t - 1


def truth_after(case: DriftCase, k: int) -> dict[str, int]:
    """For every goal the number of its value after `k` updates, 0 where it is not active.

    Raises IndexError as `turn_of` does.
    """
    active = case.conversation.after(turn_of(case, k))
    return {goal.key: active.get(goal.key, 0) for goal in case.item.goals}


def _row(item: Item, edit: Edit) -> Row:
    return (Op.SET, _place(item, edit.goal), edit.value)


def _same(item: Item, active: Intents) -> Row:
    first = next(chain(active, (item.goals[0].key,)))
    return (Op.SET, _place(item, first), active.get(first, 0))


def _place(item: Item, key: str) -> int:
    return item.goals.index(item.goal(key))
