"""What is told of a wrong answer: which known slips would give it, and how often chance would."""

from dataclasses import dataclass
from enum import StrEnum


class Slip(StrEnum):
    """A known way to go wrong; each says exactly what would be answered, never why."""

    FIRST_VALUES = "first_values"
    LAST_LITERAL = "last_literal"
    LIVE_FORMULA = "live_formula"
    STOPPED_AFTER = "stopped_after"
    LEFT_OUT = "left_out"
    APPLIED_TWICE = "applied_twice"
    TARGET_SOURCE_SWAPPED = "target_source_swapped"
    NO_MODULO = "no_modulo"
    SCRATCH_MIXED_UP = "scratch_mixed_up"
    CELLS_SHIFTED = "cells_shifted"
    ANOTHER_CASE = "another_case"


@dataclass(frozen=True)
class Match:
    """A slip that gives the answer; for a near match, in all cells but `wrong_cell`.

    `places` are the first 20 update numbers at which the slip gives it, empty for a slip without a
    place; `variant` is a code, "" for a slip without variants; `others` are labels of other cases.
    `count` alternatives of this slip and variant give the answer, out of `tried` distinct ones of
    the slip that differ from the truth. `chance` is the greater of `chance_uniform` and
    `chance_rearranged` (None where there is only one arrangement): see `chances`. It is an upper
    bound where `at_most` is true, else exact.
    """

    slip: Slip
    places: tuple[int, ...]
    variant: str
    others: tuple[str, ...]
    count: int
    tried: int
    chance: float
    wrong_cell: str | None = None
    chance_uniform: float | None = None
    chance_rearranged: float | None = None
    at_most: bool = False


@dataclass(frozen=True)
class Tried:
    """A slip that was tried, whether it matched or not: by how many distinct wrong answers, and how
    likely one of a random wrong answer is to be among them (an upper bound where not exact)."""

    slip: Slip
    tried: int
    chance: float


@dataclass(frozen=True)
class Fingerprint:
    """All slips that a wrong answer is consistent with.

    `exact` is ordered by chance, the least likely first; `near` likewise, without the slips of
    `exact`. `tried` counts the distinct wrong answers that all slips together would give, and
    `chance_any` is how likely one of a random wrong answer is to be among them. `values` distinct
    values occur in the case's `cells` cells and constants.
    """

    exact: tuple[Match, ...]
    near: tuple[Match, ...]
    tried: int
    chance_any: float
    values: int
    cells: int
    chance_any_uniform: float | None = None
    chance_any_rearranged: float | None = None
    slips: tuple[Tried, ...] = ()
    """Every slip that was tried: what counting matches over many answers is measured against."""
