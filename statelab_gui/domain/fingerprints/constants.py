"""Slips that take a constant for the final value."""

import numpy as np

from statelab_gui.domain.fingerprints.alternatives import Alternatives
from statelab_gui.domain.fingerprints.studying import Studied
from statelab_gui.domain.updates import Op


def first_values(case: Studied) -> Alternatives:
    """Every cell as it was first written."""
    return Alternatives.one(case.program.values[case.first].tolist())


def last_literal(case: Studied) -> Alternatives:
    """Every cell the last constant that stands in an update of it, be it set or added.

    None where a cell is written by copies alone.
    """
    program = case.program
    row = []
    for c in range(case.cells):
        literal = np.flatnonzero((program.target == c) & (program.op != Op.COPY))
        if len(literal) == 0:
            return Alternatives.none(case.cells)
        row.append(int(program.operand[literal[-1]]))
    return Alternatives.one(row)
