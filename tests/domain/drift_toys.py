"""A family of source tasks for tests alone, and conversations written by hand."""

import json
from collections.abc import Mapping

from statelab_gui.domain.drift.families.base import Grade
from statelab_gui.domain.drift.intents import Edit, EditKind, Goal, GoalRole, GoalValue
from statelab_gui.domain.drift.items import (
    Condition,
    Conversation,
    DriftCase,
    DriftFamily,
    Item,
    Language,
    Turn,
)
from statelab_gui.domain.faults import FaultKind

ADD, DELETE, REPLACE = EditKind.ADD, EditKind.DELETE, EditKind.REPLACE


class Toy:
    """The answer is the JSON of what is wanted, without the goals of `payload["ignored"]`."""

    key = DriftFamily.ORDERS
    has_solver = True
    own_runner = None

    def __init__(self):
        self.graded = 0

    def templates(self, language):
        return ("toy",)

    def make(self, template, seed, language):
        return toy_item()

    def solve(self, item, intents):
        ignored = item.payload.get("ignored", [])
        shown = {key: value for key, value in intents.items() if key not in ignored}
        if item.payload.get("needed", "") not in (*intents, ""):
            return None
        return json.dumps(shown, sort_keys=True)

    def grade(self, item, intents, answer, runner):
        self.graded += 1
        try:
            given = json.loads(answer)
        except ValueError:
            return Grade(0.0, usable=False, fault=FaultKind.NO_JSON)
        expected = self.solve(item, intents)
        return Grade(float(expected is not None and given == json.loads(expected)))


def goal(key, values=3, role=GoalRole.GOAL, after=()):
    """A goal with that many numbers for values."""
    made = tuple(GoalValue(n * 10, str(n * 10)) for n in range(1, values + 1))
    return Goal(key, f"the {key}", made, role, after)


def toy_item(goals=None, payload: Mapping | None = None, family=DriftFamily.ORDERS):
    """An item of the toy family: goals a, b, c and the decoys x, y."""
    goals = goals or (
        goal("a"),
        goal("b"),
        goal("c"),
        goal("x", 1, GoalRole.DECOY),
        goal("y", 1, GoalRole.DECOY),
    )
    return Item(
        key="toy-1",
        family=family,
        language=Language.EN,
        template="toy",
        seed=1,
        context="A toy.",
        request="Answer now.",
        conventions=(),
        goals=tuple(goals),
        payload=payload or {},
    )


def conversation(*turns, condition=Condition.HARD):
    """A conversation of turns, each a list of edits."""
    made = tuple(Turn(tuple(edits), "…", "OK.") for edits in turns)
    return Conversation(condition, made, "Answer now.")


def toy_case(*turns, item=None):
    """A case of the toy family; without turns a conversation with a bit of everything."""
    return DriftCase(item or toy_item(), conversation(*(turns or FULL)))


FULL = (
    [Edit(ADD, "a", 2), Edit(ADD, "b", 1)],
    [Edit(REPLACE, "a", 3)],
    [Edit(ADD, "x", 1)],
    [Edit(ADD, "c", 2)],
    [Edit(REPLACE, "a", 1)],
    [Edit(DELETE, "x")],
    [Edit(REPLACE, "c", 1)],
)
"""a is 20, 30, then 10; b is 10; c is 20, then 10; x is wanted for a while."""
