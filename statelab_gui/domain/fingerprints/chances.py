"""How often a random wrong answer would be among some alternatives.

Two kinds of random wrong answers are meant, and each figure is the exact share of them:

- uniform: every cell drawn by itself, all of the V numbers of the case (`Studied.vocabulary`)
  equally likely; what turns out to be the truth is drawn again. V^cells - 1 answers.
- rearranged: the true final values put in the cells in another way, all different ways equally
  likely. cells! / (how often each value is there)! - 1 answers.

Nobody knows how an examinee that guesses would guess, so the greater share is the one to be told.
It says how many answers a slip covers, and nothing about how often the slip is made.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.executing import Ints
from statelab_gui.domain.fingerprints.distinct import Distinct, union
from statelab_gui.domain.fingerprints.studying import Studied

ENUMERATED = 200_000
"""Up to so many answers near to alternatives are listed, and those listed twice told apart."""

SMALL = 2**16
"""In a span of less a table says of a number whether it is in the vocabulary, without searching."""

Codes = NDArray[np.int32]
"""Answers, one a row (r, cells): places in the vocabulary, -1 for a number not in it."""


@dataclass(frozen=True)
class Chance:
    """A share for each kind of random answer, None where there is no wrong one of that kind.

    An upper bound where `at_most` is true.
    """

    uniform: Fraction | None
    rearranged: Fraction | None
    at_most: bool = False

    @cached_property
    def greater(self) -> Fraction:
        """The more cautious of the two; 1 where neither kind has a wrong answer."""
        known = [share for share in (self.uniform, self.rearranged) if share is not None]
        return max(known, default=Fraction(1))


@dataclass(frozen=True, eq=False)
class Reach:
    """Which alternatives, in the order of `Distinct.places`, a random answer of a kind may be."""

    uniform: NDArray[np.bool_]
    rearranged: NDArray[np.bool_]


class Space:
    """The random wrong answers of a case, of both kinds."""

    def __init__(self, case: Studied) -> None:
        self.numbers = case.vocabulary
        self._cells = case.cells
        self._sorted_truth = np.sort(case.truth)
        self._truth = self._codes(case.truth[None, :])
        self._values, self._counts = np.unique(self._truth, return_counts=True)
        self.uniform = len(self.numbers) ** case.cells - 1
        ways = factorial(case.cells) // prod(factorial(int(n)) for n in self._counts)
        self.rearranged = ways - 1

    def reach(self, alternatives: Distinct) -> Reach:
        """What of the alternatives can come up; a number beyond 64 bits cannot."""
        inside = [np.empty(0, dtype=bool)]
        arrangement = [np.empty(0, dtype=bool)]
        for rows in alternatives.blocks():
            inside.append(self._is_known(rows))
            arrangement.append(self._is_arrangement(rows))
        return Reach(np.concatenate(inside), np.concatenate(arrangement))

    def exactly(self, reach: Reach) -> Chance:
        """The share of wrong answers that are one of the alternatives, none of them the truth."""
        return self._chance(int(reach.uniform.sum()), int(reach.rearranged.sum()))

    def any_of(self, parts: Sequence[Distinct], reaches: Sequence[Reach]) -> tuple[int, Chance]:
        """How many distinct alternatives all parts have, and the share that is any of them."""
        places, big = union(parts)
        uniform = np.concatenate([reach.uniform for reach in reaches])[places]
        rearranged = np.concatenate([reach.rearranged for reach in reaches])[places]
        return len(places) + big, self.exactly(Reach(uniform, rearranged))

    def nearly(self, alternatives: Distinct) -> Chance:
        """The share of wrong answers that agree with an alternative in all cells but one at most.

        Exact up to ENUMERATED of them; beyond, answers near to several alternatives are counted
        several times, which makes an upper bound.
        """
        place = {number: code for code, number in enumerate(self.numbers.tolist())}
        big = [[place.get(number, -1) for number in row] for row in alternatives.big]
        codes = np.concatenate(
            [
                np.array(big, dtype=np.int32).reshape(-1, self._cells),
                *(self._codes(rows) for rows in alternatives.blocks()),
            ]
        )
        uniform, bounded = self._near_uniform(codes)
        rearranged, also_bounded = self._near_rearranged(codes)
        return self._chance(uniform, rearranged, bounded or also_bounded)

    def _chance(self, uniform: int, rearranged: int, at_most: bool = False) -> Chance:
        return Chance(_share(uniform, self.uniform), _share(rearranged, self.rearranged), at_most)

    def _place(self, numbers: Ints) -> Codes:
        """The place of each number in the vocabulary, -1 where it is not in it."""
        wide = numbers.astype(np.int64)
        last = len(self.numbers) - 1
        place = np.minimum(np.searchsorted(self.numbers, wide), last).astype(np.int32)
        place[self.numbers[place] != wide] = -1
        return place

    def _is_known(self, rows: Ints) -> NDArray[np.bool_]:
        """Which rows have numbers of the vocabulary only."""
        low, high = int(self.numbers[0]), int(self.numbers[-1])
        known = np.ones(len(rows), dtype=bool)
        if high - low >= SMALL:
            for column in rows.T:
                known &= self._place(column) >= 0
            return known
        table = np.zeros(high - low + 1, dtype=bool)
        table[self.numbers - low] = True
        known &= ((rows >= low) & (rows <= high)).all(axis=1)
        known[known] = table[rows[known].astype(np.int64) - low].all(axis=1)
        return known

    def _codes(self, rows: Ints) -> Codes:
        return np.stack([self._place(column) for column in rows.T], axis=1)

    def _is_arrangement(self, rows: Ints) -> NDArray[np.bool_]:
        """Which rows have the true values, each as often, in whatever order."""
        found = np.zeros(len(rows), dtype=bool)
        # Sums are quick to compare; one that leaves 64 bits still says the same of the same values.
        total = rows.sum(axis=1, dtype=np.int64)
        may = np.flatnonzero(total == self._sorted_truth.sum(dtype=np.int64))
        found[may] = (np.sort(rows[may], axis=1) == self._sorted_truth).all(axis=1)
        return found

    def _near_uniform(self, codes: Codes) -> tuple[int, bool]:
        """How many answers of the vocabulary are near, and whether that is an upper bound."""
        numbers = len(self.numbers)
        outside = (codes < 0).sum(axis=1)
        around = 1 + self._cells * (numbers - 1)
        count = int((outside == 0).sum()) * around + int((outside == 1).sum()) * numbers
        if count > ENUMERATED:
            return count, True
        parts = []
        for c in range(self._cells):
            free = codes[(outside == 0) | ((outside == 1) & (codes[:, c] < 0))]
            near = np.repeat(free, numbers, axis=0)
            near[:, c] = np.tile(np.arange(numbers), len(free))
            parts.append(near)
        return self._wrong(parts), False

    def _near_rearranged(self, codes: Codes) -> tuple[int, bool]:
        """How many arrangements are near, and whether that is an upper bound.

        Two arrangements never differ in one cell. So these are the alternatives that are one, and
        those made from an alternative that has one value too few, in a cell with one too many.
        """
        most = codes.size  # a cell to change, an alternative
        if most > ENUMERATED:
            return most, True
        held = np.stack([(codes == value).sum(axis=1) for value in self._values], axis=1)
        surplus = held - self._counts
        missing = np.where(surplus < 0, -surplus, 0).sum(axis=1)
        parts = [codes[missing == 0]]
        codes, surplus = codes[missing == 1], surplus[missing == 1]
        lacking = self._values[surplus.argmin(axis=1)]
        for c in range(self._cells):
            known = np.minimum(np.searchsorted(self._values, codes[:, c]), len(self._values) - 1)
            foreign = self._values[known] != codes[:, c]
            spare = foreign | (surplus[np.arange(len(codes)), known] > 0)
            near = codes[spare]
            near[:, c] = lacking[spare]
            parts.append(near)
        return self._wrong(parts), False

    def _wrong(self, parts: list[Codes]) -> int:
        """How many distinct rows, the truth not counted."""
        rows = np.concatenate(parts)
        return len(Distinct.of(rows, (rows != self._truth).any(axis=1)))


def _share(count: int, of: int) -> Fraction | None:
    return min(Fraction(1), Fraction(count, of)) if of else None
