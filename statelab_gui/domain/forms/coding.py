"""One number for every different update of a program, so that each need be worded only once."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.updates import BLOCK, Op, Program


class Coding:
    """Codes 0 … size - 1 for the updates of a program; equal updates have equal codes."""

    def __init__(self, program: Program) -> None:
        self._program = program
        low, high = 0, 0
        if len(program):
            low, high = int(program.operand.min()), int(program.operand.max())
        self._low = low
        self._span = high - low + 1
        self.size = len(Op) * len(program.cells) * self._span

    @property
    def dense(self) -> bool:
        """Whether a table of all codes is no larger than a block of updates."""
        return self.size <= BLOCK

    def blocks(self) -> Iterator[NDArray[np.int64]]:
        """The code of every update, in order, a block at a time."""
        program = self._program
        for start in range(0, len(program), BLOCK):
            block = slice(start, start + BLOCK)
            code = program.op[block].astype(np.int64)
            code *= len(program.cells)
            code += program.target[block]
            code *= self._span
            code += program.operand[block]
            code -= self._low
            yield code

    def present(self, code: NDArray[np.int64]) -> list[int]:
        """The different codes of a block of a dense coding, from the smallest."""
        return np.flatnonzero(np.bincount(code)).tolist()

    def update(self, code: int) -> tuple[int, int, int]:
        """The update behind a code: op, target index, operand."""
        rest, operand = divmod(code, self._span)
        op, target = divmod(rest, len(self._program.cells))
        return op, target, operand + self._low
