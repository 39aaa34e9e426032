"""What a surface form is: one sentence a kind of update, and one that opens the prompt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.updates import BLOCK, Op, Program


@dataclass(frozen=True)
class Form:
    """A way of wording a program; texts hold {cell}, {value}, {source} and {modulus} to be filled.

    `opening` holds {cells}. A line never holds a line break, so line k + 1 of a prompt is update k.
    """

    key: str
    opening: str
    set_text: str
    add_text: str
    copy_text: str

    def header(self, cells: Sequence[str], modulus: int) -> str:
        """The prompt's first line: what to do and which cells to answer."""
        return self.opening.format(cells=",".join(cells), modulus=modulus)

    def lines(self, program: Program, k: int | None = None) -> list[str]:
        """One line for each of the first `k` updates (all when None)."""
        return [line for block in self._line_blocks(_first(program, k)) for line in block]

    def render(self, program: Program, k: int | None = None) -> str:
        """The prompt of the first `k` updates: header and lines, no line break at the end."""
        return "\n".join(self.rendering(program, k))

    def rendering(self, program: Program, k: int | None = None) -> Iterator[str]:
        """The prompt in pieces to be joined by a line break; each is a few milliseconds of work."""
        yield self.header(program.cells, program.modulus)
        for block in self._line_blocks(_first(program, k)):
            yield "\n".join(block)

    def characters(self, program: Program) -> int:
        """How long `render(program)` is, without making it."""
        total = len(self.header(program.cells, program.modulus)) + len(program)
        for code in _codes(program):
            for c, count in _counts(code):
                total += len(self._line(program, c)) * count
        return total

    def longest_line(self, cells: Sequence[str], values: Sequence[int], modulus: int) -> int:
        """An upper bound, in UTF-8 bytes, of a line over these cells and values."""
        cell = max(cells, key=lambda name: len(name.encode()))
        value = max(values, key=lambda number: len(str(number)))
        facts = {"cell": cell, "source": cell, "value": value, "modulus": modulus}
        texts = (self.set_text, self.add_text, self.copy_text)
        return max(len(text.format(**facts).encode()) for text in texts)

    def _line_blocks(self, program: Program) -> Iterator[Iterator[str]]:
        """The lines, block by block: every different update is worded once, then looked up."""
        known: dict[int, str] = {}
        for code in _codes(program):
            if len(known) > BLOCK:  # constants that hardly repeat: do not hoard them
                known.clear()
            for c, _ in _counts(code):
                if c not in known:
                    known[c] = self._line(program, c)
            yield map(known.__getitem__, code.tolist())

    def _line(self, program: Program, code: int) -> str:
        low, span = _span(program)
        rest, operand = divmod(code, span)
        op, target = divmod(rest, len(program.cells))
        cell, operand = program.cells[target], operand + low
        if op == Op.COPY:
            return self.copy_text.format(cell=cell, source=program.cells[operand])
        if op == Op.ADD:
            return self.add_text.format(cell=cell, value=operand, modulus=program.modulus)
        return self.set_text.format(cell=cell, value=operand)


def _first(program: Program, k: int | None) -> Program:
    return program if k is None else program.prefix(k)


def _span(program: Program) -> tuple[int, int]:
    """The smallest operand, and how many numbers there are from it to the largest."""
    if len(program) == 0:
        return 0, 1
    low = int(program.operand.min())
    return low, int(program.operand.max()) - low + 1


def _codes(program: Program) -> Iterator[NDArray[np.int64]]:
    """One number for each different update, block by block."""
    low, span = _span(program)
    for start in range(0, len(program), BLOCK):
        block = slice(start, start + BLOCK)
        code = program.op[block].astype(np.int64)
        code *= len(program.cells)
        code += program.target[block]
        code *= span
        code += program.operand[block]
        code -= low
        yield code


def _counts(code: NDArray[np.int64]) -> list[tuple[int, int]]:
    """The different codes of a block and how often each is there."""
    if int(code.max()) <= BLOCK:  # few possible codes: counting beats sorting
        counts = np.bincount(code)
        present = np.flatnonzero(counts)
        counts = counts[present]
    else:
        present, counts = np.unique(code, return_counts=True)
    return list(zip(present.tolist(), counts.tolist(), strict=True))
