"""Comparing a wrong answer with what every known slip would give."""

from collections.abc import Callable, Generator, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.fingerprints.alternatives import Alternatives, Rows, rows_of
from statelab_gui.domain.fingerprints.another_case import another_case
from statelab_gui.domain.fingerprints.chances import Chance, Space
from statelab_gui.domain.fingerprints.constants import first_values, last_literal
from statelab_gui.domain.fingerprints.distinct import BLOCK, Distinct
from statelab_gui.domain.fingerprints.live_formula import live_formula
from statelab_gui.domain.fingerprints.no_modulo import no_modulo
from statelab_gui.domain.fingerprints.one_update import (
    applied_twice,
    left_out,
    stopped_after,
    target_source_swapped,
)
from statelab_gui.domain.fingerprints.scratch import scratch_mixed_up
from statelab_gui.domain.fingerprints.shifted import cells_shifted
from statelab_gui.domain.fingerprints.studying import Studied
from statelab_gui.domain.fingerprints.values import Fingerprint, Match, Slip, Tried
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.updates import Program

SLIPS: Mapping[Slip, Callable[[Studied], Alternatives]] = {
    Slip.FIRST_VALUES: first_values,
    Slip.LAST_LITERAL: last_literal,
    Slip.LIVE_FORMULA: live_formula,
    Slip.STOPPED_AFTER: stopped_after,
    Slip.LEFT_OUT: left_out,
    Slip.APPLIED_TWICE: applied_twice,
    Slip.TARGET_SOURCE_SWAPPED: target_source_swapped,
    Slip.NO_MODULO: no_modulo,
    Slip.SCRATCH_MIXED_UP: scratch_mixed_up,
    Slip.CELLS_SHIFTED: cells_shifted,
    Slip.ANOTHER_CASE: another_case,
}

PLACES = 20
"""So many places, and labels of other cases, are told of a match at most."""

FEWEST_CELLS_NEAR = 3
"""With fewer cells, all but one agreeing would be half of them or none."""


WIDE = 8
"""Rows of more cells are quicker compared whole than cell by cell."""


def fingerprinting(
    program: Program,
    answer: Mapping[str, int],
    others: Mapping[str, Mapping[str, int]] | None = None,
) -> Generator[Progress, None, Fingerprint]:
    """The slips that a wrong answer to `program` is consistent with, and near to.

    `program` is that of the prefix asked, every cell of which must have a value; `answer` gives
    each cell a whole number of any size. `others` are the final states of other cases by label; a
    case that is still sealed must not be among them, for its truth would be told. Progress comes
    between slips.

    Raises ValueError for an answer that is right or has other cells than the program, and what
    `Studied` raises.
    """
    return (yield from studying(program, others)).compare(answer)


def fingerprint(
    program: Program,
    answer: Mapping[str, int],
    others: Mapping[str, Mapping[str, int]] | None = None,
) -> Fingerprint:
    """What `fingerprinting` finds, in one go."""
    return study(program, others).compare(answer)


def studying(
    program: Program, others: Mapping[str, Mapping[str, int]] | None = None
) -> Generator[Progress, None, "KnownSlips"]:
    """All that the slips would give in a case, to compare any number of answers with.

    Yields Progress between slips; raises what `Studied` raises.
    """
    case = Studied(program, others or {})
    found = {}
    for done, (slip, alternatives_of) in enumerate(SLIPS.items()):
        yield Progress(done, len(SLIPS), "slips")
        found[slip] = alternatives_of(case)
    known = KnownSlips(case, found)
    yield Progress(len(SLIPS), len(SLIPS), "slips")
    return known


def study(program: Program, others: Mapping[str, Mapping[str, int]] | None = None) -> "KnownSlips":
    """What `studying` gives, in one go."""
    work = studying(program, others)
    while True:
        try:
            next(work)
        except StopIteration as end:
            known: KnownSlips = end.value
            return known


class KnownSlips:
    """The answers that each slip would give in one case: `alternatives`."""

    def __init__(self, case: Studied, alternatives: Mapping[Slip, Alternatives]) -> None:
        self._cells = case.program.cells
        self._truth = case.truth
        self.alternatives = alternatives
        self._wrong = {slip: self._distinct(made.rows) for slip, made in alternatives.items()}
        self._space = Space(case)
        reach = {slip: self._space.reach(wrong) for slip, wrong in self._wrong.items()}
        self._chances = {slip: self._space.exactly(reach[slip]) for slip in reach}
        self._near_chances: dict[Slip, Chance] = {}
        self._tried, self._any = self._space.any_of([*self._wrong.values()], [*reach.values()])

    def compare(self, answer: Mapping[str, int], *, near: bool = True) -> Fingerprint:
        """The slips that the answer is consistent with; raises ValueError as `fingerprinting`.

        Without `near` no near match is looked for, which takes the longer part of the time.
        """
        row = self._row(answer)
        exact: list[_Found] = []
        close: list[_Found] = []
        for slip, made in self.alternatives.items():
            agreeing = _agreeing(made.rows, row)
            same = np.flatnonzero(agreeing == len(row))
            if len(same):
                exact += self._matches(slip, same, None, self._chances[slip])
            elif near and len(row) >= FEWEST_CELLS_NEAR:
                close += self._near(slip, np.flatnonzero(agreeing == len(row) - 1), row)
        return Fingerprint(
            exact=_in_order(exact),
            near=_in_order(close),
            tried=self._tried,
            chance_any=float(self._any.greater),
            values=len(self._space.numbers),
            cells=len(row),
            chance_any_uniform=_as_float(self._any.uniform),
            chance_any_rearranged=_as_float(self._any.rearranged),
            slips=tuple(
                Tried(slip, len(wrong), float(self._chances[slip].greater))
                for slip, wrong in self._wrong.items()
                if len(wrong)
            ),
        )

    def _row(self, answer: Mapping[str, int]) -> list[int]:
        if set(answer) != set(self._cells):
            raise ValueError(f"an answer for {sorted(answer)}, not {sorted(self._cells)}")
        row = [answer[cell] for cell in self._cells]
        if row == self._truth.tolist():
            raise ValueError("the answer is right")
        return row

    def _distinct(self, rows: Rows) -> Distinct:
        return Distinct.of(rows, _agreeing(rows, self._truth.tolist()) < len(self._cells))

    def _near(self, slip: Slip, places: "NDArray[np.intp]", row: list[int]) -> list["_Found"]:
        rows = self.alternatives[slip].rows[places]
        wrong = _agreeing(rows, self._truth.tolist()) < len(row)
        places, rows = places[wrong], rows[wrong]
        if len(places) == 0:
            return []
        chance = self._near_chance(slip)
        found: list[_Found] = []
        for c, cell in enumerate(self._cells):
            here = places[np.asarray(rows[:, c] != row[c], dtype=bool)]
            found += self._matches(slip, here, cell, chance)
        return found

    def _near_chance(self, slip: Slip) -> Chance:
        """Worked out when first asked for: it may take as long as all the rest."""
        if slip not in self._near_chances:
            self._near_chances[slip] = self._space.nearly(self._wrong[slip])
        return self._near_chances[slip]

    def _matches(
        self, slip: Slip, places: "NDArray[np.intp]", wrong_cell: str | None, chance: Chance
    ) -> list["_Found"]:
        """The alternatives at `places` as matches, one a variant."""
        made = self.alternatives[slip]
        by_variant: dict[str, NDArray[np.intp]] = {"": places} if len(places) else {}
        if made.variants:
            by_variant = {made.variants[i]: places[j : j + 1] for j, i in enumerate(places)}
        return [
            (
                chance.greater,
                Match(
                    slip=slip,
                    places=tuple(made.places[here[:PLACES]].tolist()) if len(made.places) else (),
                    variant=variant,
                    others=tuple(made.others[i] for i in here[:PLACES]) if made.others else (),
                    count=len(here),
                    tried=len(self._wrong[slip]),
                    chance=float(chance.greater),
                    wrong_cell=wrong_cell,
                    chance_uniform=_as_float(chance.uniform),
                    chance_rearranged=_as_float(chance.rearranged),
                    at_most=chance.at_most,
                ),
            )
            for variant, here in by_variant.items()
        ]


_Found = tuple[Fraction, Match]


def _agreeing(rows: Rows, row: list[int]) -> NDArray[np.integer[Any]]:
    """In how many cells each of `rows` has what `row` has, (r,)."""
    agreeing = np.zeros(len(rows), dtype=np.uint16)
    wide = len(row) > WIDE and rows.dtype != object
    numbers = rows_of([row])
    for start in range(0, len(rows), BLOCK):
        block = rows[start : start + BLOCK]
        if wide:
            agreeing[start : start + BLOCK] = np.count_nonzero(block == numbers, axis=1)
            continue
        for c, number in enumerate(row):
            agreeing[start : start + BLOCK] += np.asarray(block[:, c] == number, dtype=bool)
    return agreeing


def _in_order(found: list[_Found]) -> tuple[Match, ...]:
    """The least likely by chance first, then what fewer alternatives could give."""
    order = list(SLIPS)
    found.sort(key=lambda each: (each[0], each[1].tried, order.index(each[1].slip)))
    return tuple(match for _, match in found)


def _as_float(share: Fraction | None) -> float | None:
    return None if share is None else float(share)
