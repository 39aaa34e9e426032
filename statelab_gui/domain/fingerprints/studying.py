"""The facts of a case that slips are worked out from, each computed once."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.executing import Ints
from statelab_gui.domain.tracing import last_write, reads
from statelab_gui.domain.updates import Op, Program, States, smallest_int

LARGEST_MODULUS = 2**62


class Studied:
    """A program whose cells all have a value at the end.

    Updates are counted from 0 here, as rows of the columns. A cell's path is the rows of the
    updates that made its final value, from the SET that began it: only a change to one of these
    can change that value, and every change made in one of them is carried to the end by the rest,
    which are copies and sums.

    Raises ValueError where a cell has no value at the end or the modulus exceeds 2^62, and what
    `Program.values` raises.
    """

    def __init__(self, program: Program, others: Mapping[str, Mapping[str, int]]) -> None:
        """`others` are the final states of other cases, by label."""
        self.program = program
        self.others = others
        self.cells = len(program.cells)
        self.states: States = program.states
        if not program.cells or self.states.complete_from > len(program):
            raise ValueError("a cell has no value after the last update")
        if program.modulus > LARGEST_MODULUS:
            raise ValueError(f"modulus {program.modulus} exceeds {LARGEST_MODULUS}")
        self.truth: Ints = self.states.matrix[-1]
        self.first = np.array(self.states.first, dtype=np.int64) - 1

    @cached_property
    def vocabulary(self) -> NDArray[np.int64]:
        """The distinct numbers in the case, sorted: every cell's values and every constant."""
        constants = self.program.operand[self.program.op == Op.ADD]
        parts = (np.unique(self.program.values), np.unique(constants))
        return np.unique(np.concatenate(parts, dtype=np.int64))

    @cached_property
    def sums(self) -> NDArray[np.bool_]:
        """Which updates are sums, (n,)."""
        sums: NDArray[np.bool_] = self.program.op == Op.ADD
        return sums

    @cached_property
    def kind(self) -> "np.dtype[Any]":
        """A type that holds every value of the case, and every remainder where sums are made."""
        values = self.program.values
        low, high = min(0, int(values.min())), int(values.max())
        return smallest_int(low, max(high, self.program.modulus - 1) if self.sums.any() else high)

    @cached_property
    def before(self) -> Ints:
        """What every update's target held before it, (n,); means nothing at its first write."""
        matrix, n = self.states.matrix, len(self.program)
        held = np.zeros(n, dtype=matrix.dtype)
        held[1:] = matrix[np.arange(n - 1), self.program.target[1:]]
        return held

    @cached_property
    def paths(self) -> list[NDArray[np.int32]]:
        """The path of every cell, in order of time.

        Paths that come together are one from there back to the start: no update is walked twice.
        """
        if not bool((self.program.op == Op.COPY).any()):
            return [self._own_path(c) for c in range(self.cells)]
        read = reads(self.program).data
        owner = np.full(len(self.program) + 1, -1, dtype=np.int32).data
        paths: list[NDArray[np.int32]] = []
        for c in range(self.cells):
            own: list[int] = []
            update = last_write(self.program, c, len(self.program)) or 0
            while update and owner[update] < 0:
                own.append(update)
                owner[update] = c
                update = read[update - 1]
            path = np.array(own[::-1], dtype=np.int32) - 1
            if update:
                joined = paths[owner[update]]
                shared = int(np.searchsorted(joined, update - 1)) + 1
                path = np.concatenate((joined[:shared], path))
            paths.append(path)
        return paths

    def residence(self, cell: int) -> NDArray[np.uint16]:
        """After every update the cell in which the value is that ends in `cell`, (n,).

        The number of cells where it is in none yet.
        """
        path, n = self.paths[cell], len(self.program)
        nowhere = np.array([self.cells], dtype=np.uint16)
        homes = np.concatenate((nowhere, self.program.target[path]))
        stays = np.diff(path, prepend=0, append=n)
        return np.repeat(homes, stays)

    def ending(self, cell: int, rows: NDArray[np.integer[Any]], was: Ints, now: Ints) -> Ints:
        """What ends in `cell` if its value is `now` and not `was` after the updates `rows`.

        A later sum carries a difference, a copy a value.
        """
        path = self.paths[cell]
        sums = path[self.sums[path]]
        if len(sums) == 0:
            return now
        modulus = self.program.modulus
        change = np.mod(now.astype(np.int64), modulus) - np.mod(was.astype(np.int64), modulus)
        carried = np.mod(int(self.truth[cell]) + change, modulus)
        return np.where(rows < sums[-1], carried, now)

    def unchanged(self, count: int) -> Ints:
        """`count` rows of the truth, to be changed."""
        return np.tile(self.truth.astype(self.kind), (count, 1))

    def _own_path(self, cell: int) -> NDArray[np.int32]:
        """The path of a cell that nothing is copied to: its own writes since it was last set."""
        written = np.flatnonzero(self.program.target == cell).astype(np.int32)
        setting = np.flatnonzero(self.program.op[written] == Op.SET)
        return written[setting[-1] :]
