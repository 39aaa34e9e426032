"""Slips made at one update, the others executed as they stand; and stopping after one."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.executing import Ints
from statelab_gui.domain.fingerprints.alternatives import Alternatives
from statelab_gui.domain.fingerprints.studying import Studied
from statelab_gui.domain.updates import Op


def stopped_after(case: Studied) -> Alternatives:
    """The state after update j, from the first after which all cells have a value."""
    first, n = case.states.complete_from, len(case.program)
    rows = case.states.matrix[first - 1 : n - 1]
    return Alternatives.placed(rows, np.arange(first, n))


def left_out(case: Studied) -> Alternatives:
    """All updates but one, which is not the first write of its cell."""
    candidates = np.ones(len(case.program), dtype=bool)
    candidates[case.first] = False
    return _other_value(case, candidates, case.before)


def applied_twice(case: Studied) -> Alternatives:
    """One update executed twice on the spot; only of a sum does that change anything."""
    if not case.sums.any():
        return Alternatives.none(case.cells)
    modulus = case.program.modulus
    amounts = np.mod(case.program.operand.astype(np.int64), modulus)
    again = np.mod(np.mod(case.program.values.astype(np.int64), modulus) + amounts, modulus)
    return _other_value(case, case.sums, again)


def target_source_swapped(case: Studied) -> Alternatives:
    """One copy `x <- y` executed as `y <- x`, where x has a value already."""
    program = case.program
    started = np.arange(len(program)) > case.first[program.target]
    copies = (program.op == Op.COPY) & started & (program.target != program.operand)
    rows = np.flatnonzero(copies)
    if len(rows) == 0:
        return Alternatives.none(case.cells)
    into, out_of = program.target[rows], program.operand[rows]
    was, now = program.values[rows], case.before[rows]
    answers = case.unchanged(len(rows))
    for c in range(case.cells):
        # Both cells hold the copied value after it, and the target's old one after the slip.
        home = case.residence(c)[rows]
        here = np.flatnonzero((home == into) | (home == out_of))
        answers[here, c] = case.ending(c, rows[here], was[here], now[here])
    return Alternatives.placed(answers, rows + 1)


def _other_value(case: Studied, candidates: NDArray[np.bool_], given: Ints) -> Alternatives:
    """One of the `candidates` (n,) gives its target `given[i]` and not the value it should.

    Only updates on a path are told: others make no difference to the answer.
    """
    matters = np.zeros(len(candidates), dtype=bool)
    for path in case.paths:
        matters[path] = True
    matters &= candidates
    rows = np.flatnonzero(matters)
    place: NDArray[np.integer[Any]] = np.cumsum(matters, dtype=np.int32) - 1
    answers = case.unchanged(len(rows))
    values = case.program.values
    for c, path in enumerate(case.paths):
        here = path[matters[path]]
        answers[place[here], c] = case.ending(c, here, values[here], given[here])
    return Alternatives.placed(answers, rows + 1)
