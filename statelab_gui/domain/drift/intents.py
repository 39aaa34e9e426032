"""Goals, edits of them, and the oracle that executes edits to the active intents.

Terms are those of INTENTFLUX: an atomic goal, an edit ADD, DELETE or REPLACE, a variant (a value
that is replaced later), a decoy (a constraint that is withdrawn later).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate

from statelab_gui.domain.errors import KnownError


class EditKind(StrEnum):
    """What an edit does to its goal."""

    ADD = "add"
    DELETE = "delete"
    REPLACE = "replace"


class GoalRole(StrEnum):
    """GOAL is wanted in the end; DECOY is wanted for a while and withdrawn."""

    GOAL = "goal"
    DECOY = "decoy"


@dataclass(frozen=True)
class GoalValue:
    """One value of a goal: `plain` as JSON has it, `words` as the user says it."""

    plain: str | int
    words: str


@dataclass(frozen=True)
class Goal:
    """An atomic goal. `key` is its JSON name, `words` what it is in the item's language.

    `values[0]` is the value wanted in the end (of a decoy: while it stands), the others are
    variants. `after` are goals that must be active whenever this one is. `harmless` are numbers of
    variants (from 2) whose answer equals the target's. `style` names the pool of wordings that
    speak of it (drift.wordings).
    """

    key: str
    words: str
    values: tuple[GoalValue, ...]
    role: GoalRole = GoalRole.GOAL
    after: tuple[str, ...] = ()
    harmless: frozenset[int] = frozenset()
    style: str = ""

    @property
    def numeric(self) -> bool:
        """Whether its values are whole numbers; else they are texts."""
        return isinstance(self.values[0].plain, int)


Intents = Mapping[str, int]
"""Active intents: key of a goal → number of its value from 1, in the order of becoming active."""


@dataclass(frozen=True)
class Edit:
    """One edit; `value` is the number of the new value from 1, and 0 for DELETE."""

    kind: EditKind
    goal: str
    value: int = 0

    def __post_init__(self) -> None:
        if (self.kind is EditKind.DELETE) != (self.value == 0):
            raise ValueError(f"{self.kind} with value {self.value}")


def edited(intents: Intents, edit: Edit) -> dict[str, int]:
    """The intents after an edit.

    Raises KnownError "goal_active_already", "goal_not_active" or "same_value" (goal) for an edit
    that these intents do not allow.
    """
    active = edit.goal in intents
    if edit.kind is EditKind.ADD and active:
        raise KnownError("goal_active_already", goal=edit.goal)
    if edit.kind is not EditKind.ADD and not active:
        raise KnownError("goal_not_active", goal=edit.goal)
    after = dict(intents)
    if edit.kind is EditKind.DELETE:
        del after[edit.goal]
        return after
    if after.get(edit.goal) == edit.value:
        raise KnownError("same_value", goal=edit.goal)
    after[edit.goal] = edit.value
    return after


def executed(edits: Iterable[Edit], intents: Intents | None = None) -> dict[str, int]:
    """The intents after all of these edits, from none or from `intents`; raises as `edited`."""
    after = dict(intents or {})
    for edit in edits:
        after = edited(after, edit)
    return after


def trail(turns: Sequence[Sequence[Edit]]) -> list[dict[str, int]]:
    """The intents after every turn, each turn being its edits in order; raises as `edited`."""
    start: dict[str, int] = {}
    return list(accumulate(turns, lambda state, edits: executed(edits, state), initial=start))[1:]


def final(goals: Iterable[Goal]) -> dict[str, int]:
    """The intents that count in the end: every goal at its target, no decoy."""
    return {goal.key: 1 for goal in goals if goal.role is GoalRole.GOAL}
