"""Goals written down once for both languages, and dealt from a seed.

A spec lists all values a goal may take; a deal picks the target and up to five variants of it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple, TypeVar

from statelab_gui.domain.drift.intents import Goal, GoalRole, GoalValue
from statelab_gui.domain.drift.items import Language

MOST_VALUES = 6
"""The target and as many variants as the hardest budget takes."""

_T = TypeVar("_T")


class Both(NamedTuple):
    """The same in English and in Traditional Chinese."""

    en: str
    zh: str

    def of(self, language: Language) -> str:
        """The text in that language."""
        return self.en if language is Language.EN else self.zh


@dataclass(frozen=True)
class Choice:
    """One value a goal may take: what the solver makes of it, and how the user says it.

    `use` is plain JSON, or Both where it differs by language; `plain` None takes the words.
    """

    use: Any
    words: Both
    plain: int | None = None


@dataclass(frozen=True)
class GoalSpec:
    """A goal of a template and all values it may take."""

    key: str
    words: Both
    choices: tuple[Choice, ...]
    after: tuple[str, ...] = ()
    first: bool = False
    """Whether the first choice is always the target."""


@dataclass(frozen=True)
class Dealt:
    """A goal with dealt values, and what the solver makes of each, in the order of the values."""

    goal: Goal
    uses: list[Any]


def choices(*rows: tuple[Any, str, str]) -> tuple[Choice, ...]:
    """Choices of (use, English words, Chinese words)."""
    return tuple(Choice(use, Both(en, zh)) for use, en, zh in rows)


def numbers(
    values: Iterable[int], en: str = "{}", zh: str = "{}", use: Callable[[int], Any] = int
) -> tuple[Choice, ...]:
    """Choices that are whole numbers; `use` makes what the solver needs of one."""
    return tuple(Choice(use(n), Both(en.format(n), zh.format(n)), n) for n in values)


def names(*pairs: tuple[str, str]) -> tuple[Choice, ...]:
    """Choices whose words are what the solver needs, in each language."""
    return tuple(Choice(Both(en, zh), Both(en, zh)) for en, zh in pairs)


def resolved(value: Any, language: Language) -> Any:
    """`value` with every Both in it, however deep, read in that language; tuples become lists."""
    if isinstance(value, Both):
        return value.of(language)
    if isinstance(value, dict):
        return {key: resolved(one, language) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [resolved(one, language) for one in value]
    return value


def shuffled(values: Sequence[_T], rng: Random) -> list[_T]:
    """The values in an order drawn by `random()` alone, which is the same in every version."""
    return [value for _, value in sorted(((rng.random(), v) for v in values), key=lambda p: p[0])]


def dealt(spec: GoalSpec, rng: Random, language: Language, role: GoalRole = GoalRole.GOAL) -> Dealt:
    """Deal the values of a goal, target first; a decoy gets one value."""
    rest = shuffled(spec.choices[1:] if spec.first else spec.choices, rng)
    picked = ([spec.choices[0]] if spec.first else []) + rest
    picked = picked[: MOST_VALUES if role is GoalRole.GOAL else 1]
    values = tuple(
        GoalValue(
            choice.words.of(language) if choice.plain is None else choice.plain,
            choice.words.of(language),
        )
        for choice in picked
    )
    goal = Goal(spec.key, spec.words.of(language), values, role, spec.after)
    return Dealt(goal, [resolved(choice.use, language) for choice in picked])


def as_decoy(spec: GoalSpec, after: tuple[str, ...] = ()) -> GoalSpec:
    """The same goal free of its own dependencies, for use as a decoy after those given."""
    return replace(spec, after=after)
