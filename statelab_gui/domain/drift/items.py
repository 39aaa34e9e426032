"""An item: a source task with atomic goals, and the conversations that lead to the same end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Any

from statelab_gui.domain.drift.intents import Edit, Goal, Intents, final, trail


class DriftFamily(StrEnum):
    """Where the source task comes from. The last four are imported and have no solver here."""

    ORDERS = "orders"
    SQL = "sql"
    CALLS = "calls"
    TABLE_TEXT = "table_text"
    PYTHON = "python"
    CELLS = "cells"
    GSM8K = "gsm8k"
    HUMANEVAL = "humaneval"
    BFCL = "bfcl"
    SHARDED = "sharded"


BUILT_IN = tuple(DriftFamily)[:6]


class Language(StrEnum):
    """The language a conversation is held in, whatever language the window is in."""

    EN = "en"
    ZH_TW = "zh_TW"


class Condition(StrEnum):
    """How the same final intents are told. Budgets of EASY, MEDIUM and HARD are 1, 3 and 5.

    A control has all in its first turn, then confirmations that change nothing, as many turns as
    the condition it is matched to.
    """

    CLEAN = "clean"
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    CONTROL_EASY = "control_easy"
    CONTROL_MEDIUM = "control_medium"
    CONTROL_HARD = "control_hard"


BUDGETS = {Condition.EASY: 1, Condition.MEDIUM: 3, Condition.HARD: 5}
CONTROL_OF = {
    Condition.CONTROL_EASY: Condition.EASY,
    Condition.CONTROL_MEDIUM: Condition.MEDIUM,
    Condition.CONTROL_HARD: Condition.HARD,
}


@dataclass(frozen=True)
class Item:
    """A source task. Two items of the same key are the same item.

    `context` is what the task is about (a schema, a table, function definitions) and opens the
    first message; `request` asks for the answer at the end and never recaps; `conventions` are how
    the answer must look, each a sentence, told with the context. `payload` is plain JSON for the
    family's solver and grader. `verified` says that a solver proved every decoy and variant; an
    item without a solver carries none. `source_id` names an imported record.
    """

    key: str
    family: DriftFamily
    language: Language
    template: str
    seed: int
    context: str
    request: str
    conventions: tuple[str, ...]
    goals: tuple[Goal, ...]
    payload: Mapping[str, Any] = field(hash=False, default_factory=dict)
    verified: bool = True
    source_id: str | None = None

    @property
    def final(self) -> dict[str, int]:
        """The intents that fix the reference answer."""
        return final(self.goals)

    def goal(self, key: str) -> Goal:
        """The goal of that key; raises KeyError."""
        return self._by_key[key]

    @cached_property
    def _by_key(self) -> dict[str, Goal]:
        return {goal.key: goal for goal in self.goals}


@dataclass(frozen=True)
class Turn:
    """One message of the user and the edits it carries; `reply` is the fixed acknowledgement that
    stands for the assistant's turn in a frozen conversation."""

    edits: tuple[Edit, ...]
    text: str
    reply: str


@dataclass(frozen=True)
class Conversation:
    """A frozen conversation: `turns`, then `request` as one more message, with no recap.

    `variants` and `decoys` are how many were realised; they may be below the budget. `spoken_by` is
    "templates" or the model that worded the turns.
    """

    condition: Condition
    turns: tuple[Turn, ...]
    request: str
    variants: int = 0
    decoys: int = 0
    spoken_by: str = "templates"

    @cached_property
    def trail(self) -> list[dict[str, int]]:
        """The active intents after every turn."""
        return trail([turn.edits for turn in self.turns])

    def after(self, t: int) -> Intents:
        """The active intents after turn t, 1 ≤ t ≤ len(turns); raises IndexError outside."""
        if not 1 <= t <= len(self.turns):
            raise IndexError(t)
        return self.trail[t - 1]


@dataclass(frozen=True)
class DriftCase:
    """An item in one condition: what a case of a drift set asks."""

    item: Item
    conversation: Conversation
