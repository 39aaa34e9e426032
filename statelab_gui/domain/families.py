"""The four families: one copy program rewritten, position for position, to be read differently."""

from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.executing import Ints
from statelab_gui.domain.updates import Op, Program, smallest_int


class Family(StrEnum):
    """How an update must be read; theory says r-trivial, aperiodic, solvable, periodic."""

    FIXED = "fixed"
    OVERWRITE = "overwrite"
    ADD = "add"
    COPY = "copy"


def derive(source: Program, family: Family) -> Program:
    """The program of `family` with the same cells written in the same order as by `source`.

    COPY is the source itself. OVERWRITE sets the value that the source had there; ADD sets at a
    cell's first write and then adds the difference mod m: both equal the source at every step.
    FIXED sets each cell's first value again and again. ADD raises
    KnownError("value_outside_modulus", value=…, modulus=…) when a value is not in 0 … m - 1.
    """
    if family is Family.COPY:
        return source
    if family is Family.OVERWRITE:
        return _setting(source, source.values)
    if family is Family.FIXED:
        return _setting(source, _first_values(source))
    return _adding(source)


def _setting(source: Program, values: Ints) -> Program:
    op = np.full(len(source), Op.SET, dtype=np.uint8)
    return Program(source.cells, source.modulus, op, source.target, values).knowing(values)


def _first_values(source: Program) -> Ints:
    """For every update the first value of its target."""
    values = source.values
    first = np.zeros(len(source.cells), dtype=values.dtype)
    written, where = np.unique(source.target, return_index=True)
    first[written] = values[where]
    result: NDArray[np.integer[Any]] = first[source.target]
    return result


def _adding(source: Program) -> Program:
    values, modulus = source.values, source.modulus
    if len(values):
        for value in (int(values.min()), int(values.max())):
            if not 0 <= value < modulus:
                raise KnownError("value_outside_modulus", value=value, modulus=modulus)
    op = np.full(len(source), Op.ADD, dtype=np.uint8)
    operand = np.empty(len(source), dtype=smallest_int(0, modulus - 1))
    for c in range(len(source.cells)):
        written = np.flatnonzero(source.target == c)
        if len(written) == 0:
            continue
        op[written[0]] = Op.SET
        operand[written[0]] = values[written[0]]
        operand[written[1:]] = np.mod(np.diff(values[written].astype(np.int64)), modulus)
    return Program(source.cells, modulus, op, source.target, operand).knowing(values)
