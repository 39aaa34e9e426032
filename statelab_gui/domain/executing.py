"""Executing updates in blocks: the one place where the meaning of an update is written down."""

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.errors import KnownError

Ints: TypeAlias = NDArray[np.integer[Any]]
"""A column of whole numbers in the smallest signed type that holds them."""

SET, ADD, COPY = 0, 1, 2

State: TypeAlias = list[int | None]
"""The value of every cell, None before its first."""


def execute(
    op: NDArray[np.uint8], target: NDArray[np.uint16], operand: Ints, modulus: int, state: State
) -> Ints | list[int]:
    """The value each update gives its target; `state` is carried on.

    Raises KnownError("read_before_set", update=i, cell=c), i counted from 1 within the block and c
    an index, when ADD or COPY reads a cell that has no value. Blocks of one kind take a shorter way
    to the same values.
    """
    if (op == SET).all():
        return _all_set(target, operand, state)
    if None not in state:
        if (op == COPY).all():
            return _all_copy(target, operand, state)
        if (op == ADD).all() and modulus * len(op) < 2**62:
            return _all_add(target, operand, modulus, state)
    return _mixed(op, target, operand, modulus, state)


def _mixed(
    op: NDArray[np.uint8], target: NDArray[np.uint16], operand: Ints, modulus: int, state: State
) -> list[int]:
    out: list[int] = []
    for kind, cell, n in zip(op.tolist(), target.tolist(), operand.tolist(), strict=True):
        if kind == SET:
            value = n
        else:
            read = n if kind == COPY else cell
            value = state[read]
            if value is None:
                raise KnownError("read_before_set", update=len(out) + 1, cell=read)
            if kind == ADD:
                value = (value + n) % modulus
        out.append(value)
        state[cell] = value
    return out


def _all_set(target: NDArray[np.uint16], operand: Ints, state: State) -> Ints:
    for c in range(len(state)):
        written = np.flatnonzero(target == c)
        if len(written):
            state[c] = int(operand[written[-1]])
    return operand


def _all_copy(target: NDArray[np.uint16], operand: Ints, state: State) -> list[int]:
    cells: list[Any] = state  # every one has a value: the caller looked
    out: list[int] = []
    append = out.append
    for cell, source in zip(target.tolist(), operand.tolist(), strict=True):
        cells[cell] = value = cells[source]
        append(value)
    return out


def _all_add(target: NDArray[np.uint16], operand: Ints, modulus: int, state: State) -> Ints:
    out = np.empty(len(target), dtype=np.int64)
    for c, value in enumerate(state):
        written = np.flatnonzero(target == c)
        if len(written):
            steps = np.mod(operand[written].astype(np.int64), modulus)
            steps[0] += (value or 0) % modulus
            out[written] = np.mod(np.cumsum(steps), modulus)
            state[c] = int(out[written[-1]])
    return out
