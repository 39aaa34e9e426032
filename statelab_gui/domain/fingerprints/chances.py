"""How often a random wrong answer would be among some alternatives.

Two kinds of random wrong answers are meant, and each figure is the exact share of them:

- uniform: every cell drawn by itself, all of the V numbers of the case (`Studied.vocabulary`)
  equally likely; what turns out to be the truth is drawn again. V^cells - 1 answers.
- rearranged: the true final values put in the cells in another way, all different ways equally
  likely. cells! / (how often each value is there)! - 1 answers.

Nobody knows how an examinee that guesses would guess, so the greater share is the one to be told.
It says how many answers a slip covers, and nothing about how often the slip is made.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import factorial, prod

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.fingerprints.distinct import Distinct
from statelab_gui.domain.fingerprints.studying import Studied

ENUMERATED = 200_000
"""Up to so many answers near to alternatives are listed and those listed twice told apart."""

Codes = NDArray[np.int64]
"""Answers, one a row (r, cells): places in the vocabulary, -1 for a number not in it."""


@dataclass(frozen=True)
class Chance:
    """A share for each kind of random answer, None where there is no wrong one of that kind.

    An upper bound where `at_most` is true.
    """

    uniform: Fraction | None
    rearranged: Fraction | None
    at_most: bool = False

    @property
    def greater(self) -> Fraction:
        """The more cautious of the two; 1 where neither kind has a wrong answer."""
        known = [share for share in (self.uniform, self.rearranged) if share is not None]
        return max(known, default=Fraction(1))


class Space:
    """The random wrong answers of a case, of both kinds."""

    def __init__(self, case: Studied) -> None:
        self.numbers = case.vocabulary
        self._cells = case.cells
        self._truth = self._codes(Distinct(case.truth[None, :]))
        _, self._counts = np.unique(self._truth, return_counts=True)
        self.uniform = len(self.numbers) ** case.cells - 1
        ways = factorial(case.cells) // prod(factorial(int(n)) for n in self._counts)
        self.rearranged = ways - 1

    def exactly(self, alternatives: Distinct) -> Chance:
        """The share of wrong answers that are one of the alternatives, none of them the truth."""
        codes = self._codes(alternatives)
        inside = int((codes >= 0).all(axis=1).sum())
        return self._chance(inside, int(self._is_arrangement(codes).sum()))

    def nearly(self, alternatives: Distinct) -> Chance:
        """The share of wrong answers that agree with an alternative in all cells but one at most.

        Exact up to ENUMERATED of them; beyond, answers near to several alternatives are counted
        several times, which makes an upper bound.
        """
        codes = self._codes(alternatives)
        uniform, bounded = self._near_uniform(codes)
        rearranged, also_bounded = self._near_rearranged(codes)
        return self._chance(uniform, rearranged, bounded or also_bounded)

    def _chance(self, uniform: int, rearranged: int, at_most: bool = False) -> Chance:
        return Chance(
            min(Fraction(1), Fraction(uniform, self.uniform)) if self.uniform else None,
            min(Fraction(1), Fraction(rearranged, self.rearranged)) if self.rearranged else None,
            at_most,
        )

    def _codes(self, answers: Distinct) -> Codes:
        last = len(self.numbers) - 1
        codes = np.minimum(np.searchsorted(self.numbers, answers.rows), last)
        codes[self.numbers[codes] != answers.rows] = -1
        place = {number: code for code, number in enumerate(self.numbers.tolist())}
        big = [[place.get(number, -1) for number in row] for row in answers.big]
        return np.concatenate((codes, np.array(big, dtype=np.int64).reshape(-1, self._cells)))

    def _is_arrangement(self, codes: Codes) -> NDArray[np.bool_]:
        same: NDArray[np.bool_] = (np.sort(codes, axis=1) == np.sort(self._truth, axis=1)).all(
            axis=1
        )
        return same

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
        values = np.unique(self._truth)
        surplus = np.stack([(codes == v).sum(axis=1) for v in values], axis=1) - self._counts
        missing = np.where(surplus < 0, -surplus, 0).sum(axis=1) == 1
        codes, surplus, parts = (
            codes[missing],
            surplus[missing],
            [codes[self._is_arrangement(codes)]],
        )
        lacking = values[surplus.argmin(axis=1)]
        spare = np.zeros(codes.shape, dtype=bool)
        for i, value in enumerate(values):
            spare |= (codes == value) & (surplus[:, i] > 0)[:, None]
        spare |= ~np.isin(codes, values)
        count = int(spare.sum()) + len(parts[0])
        if count > ENUMERATED:
            return count, True
        for c in range(self._cells):
            near = codes[spare[:, c]]
            near[:, c] = lacking[spare[:, c]]
            parts.append(near)
        return self._wrong(parts), False

    def _wrong(self, parts: list[Codes]) -> int:
        """How many distinct rows, the truth not counted."""
        found = Distinct.of(parts).rows
        return len(found) - int((found == self._truth).all(axis=1).sum())
