"""What the wrong cells of a turn-prefix probe equal: values that stood after an earlier turn."""

from collections.abc import Mapping
from dataclasses import dataclass

from statelab_gui.domain.drift.items import DriftCase


@dataclass(frozen=True)
class EarlierValue:
    """A wrong cell whose value stood after `turns`, in order; 0 is "not active".

    `chance` is the share of the wrong values that are an earlier one of that goal: "not active" and
    every value of it, without the right one.
    """

    goal: str
    given: int
    expected: int
    turns: tuple[int, ...]
    chance: float


@dataclass(frozen=True)
class EarlierCells:
    """The wrong cells of a probe: those that equal an earlier value, and how many do not.

    `turns` are those after which all cells stood as given, empty where there is none. `expected` is
    the sum of the chances of all wrong cells: as many would match by chance.
    """

    matches: tuple[EarlierValue, ...]
    others: int
    turns: tuple[int, ...]
    expected: float


def earlier_cells(case: DriftCase, t: int, given: Mapping[str, int]) -> EarlierCells:
    """Compare the cells read from a probe after turn t with the turns before.

    `given` has the number of a value for each goal, 0 for not active, and -1 for a value that is
    none of the goal's, which equals nothing. Goals not given are passed over. Raises IndexError for
    a turn that is not in the conversation.
    """
    now = case.conversation.after(t)
    before = case.conversation.trail[: t - 1]
    matches = []
    others = 0
    expected = 0.0
    for goal, value in given.items():
        right = now.get(goal, 0)
        if value == right:
            continue
        held = [intents.get(goal, 0) for intents in before]
        wrong_values = len(case.item.goal(goal).values)  # with 0, without the right one
        chance = len(set(held) - {right}) / wrong_values
        expected += chance
        turns = tuple(at for at, one in enumerate(held, 1) if one == value)
        if turns:
            matches.append(EarlierValue(goal, value, right, turns, chance))
        else:
            others += 1
    whole = tuple(
        at
        for at, intents in enumerate(before, 1)
        if all(intents.get(goal, 0) == value for goal, value in given.items())
    )
    any_wrong = bool(matches) or others > 0
    return EarlierCells(tuple(matches), others, whole if any_wrong else (), expected)
