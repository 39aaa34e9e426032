"""Update programs over named cells, held as columns: one entry an update, never a dictionary a step.

The copy of a cell is a snapshot of its value at that moment (the method of StateBench's evaluator).
"""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.errors import KnownError


class Op(IntEnum):
    """What an update does to its target: x ← n, x ← (x + n) mod m, or x ← y."""

    SET = 0
    ADD = 1
    COPY = 2


@dataclass(frozen=True, eq=False)
class Program:
    """A sequence of n updates over `cells`.

    `op` is uint8 (n,), `target` uint16 (n,) an index into `cells`, `operand` int64 (n,): the constant
    of SET and ADD, the source cell's index of COPY. `modulus` is that of ADD.
    """

    cells: tuple[str, ...]
    modulus: int
    op: NDArray[np.uint8]
    target: NDArray[np.uint16]
    operand: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.op)

    @cached_property
    def values(self) -> NDArray[np.int64]:
        """The value that each update gave its target, int64 (n,).

        Raises KnownError("read_before_set", update=k, cell=name) when ADD or COPY reads a cell that
        has no value yet.
        """
        state: list[int | None] = [None] * len(self.cells)
        out = [0] * len(self)
        modulus = self.modulus
        columns = zip(self.op.tolist(), self.target.tolist(), self.operand.tolist(), strict=True)
        try:
            for i, (op, target, operand) in enumerate(columns):
                if op == 0:
                    value = operand
                elif op == 2:
                    value = state[operand]
                    if value is None:
                        raise TypeError
                else:
                    value = (state[target] + operand) % modulus  # type: ignore[operator]  # None: caught
                out[i] = value
                state[target] = value
        except TypeError:
            read = operand if op == 2 else target
            raise KnownError("read_before_set", update=i + 1, cell=self.cells[read]) from None
        return np.array(out, dtype=np.int64)

    @cached_property
    def states(self) -> "States":
        """The state after every update, readable in O(1) a step."""
        return States.of(self.cells, self.target, self.values)

    def prefix(self, k: int) -> "Program":
        """The first k updates, 0 ≤ k ≤ n."""
        return Program(self.cells, self.modulus, self.op[:k], self.target[:k], self.operand[:k])


@dataclass(frozen=True, eq=False)
class States:
    """Every state of a program: `matrix[k - 1]` is the state after update k, int64 (n, cells).

    `first[c]` is the first update (from 1) that gives cell c a value; n + 1 when none does. Entries
    before it mean nothing and are 0.
    """

    cells: tuple[str, ...]
    matrix: NDArray[np.int64]
    first: tuple[int, ...]

    @classmethod
    def of(
        cls, cells: tuple[str, ...], target: NDArray[np.uint16], values: NDArray[np.int64]
    ) -> "States":
        n = len(target)
        matrix = np.zeros((n, len(cells)), dtype=np.int64)
        first = []
        for c in range(len(cells)):
            written = np.flatnonzero(target == c)
            if len(written) == 0:
                first.append(n + 1)
                continue
            first.append(int(written[0]) + 1)
            spans = np.diff(np.append(written, n))
            matrix[written[0] :, c] = np.repeat(values[written], spans)
        return cls(cells, matrix, tuple(first))

    def __len__(self) -> int:
        return len(self.matrix)

    @property
    def complete_from(self) -> int:
        """The first update after which every cell has a value; n + 1 when that never happens."""
        return max(self.first, default=1)

    def after(self, k: int) -> dict[str, int]:
        """The cells that have a value after update k (1 ≤ k ≤ n), in order of first writing."""
        if not 1 <= k <= len(self.matrix):
            raise IndexError(k)
        row = self.matrix[k - 1]
        order = sorted((f, c) for c, f in enumerate(self.first) if f <= k)
        return {self.cells[c]: int(row[c]) for _, c in order}
