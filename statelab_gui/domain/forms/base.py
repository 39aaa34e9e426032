"""What a surface form is: one sentence a kind of update, and one that opens the prompt."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from string import Formatter

import numpy as np

from statelab_gui.domain.executing import Ints
from statelab_gui.domain.forms.coding import Coding
from statelab_gui.domain.updates import Op, Program

_POWERS = np.array([10**power for power in range(1, 19)], dtype=np.int64)


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
        return [line for block in self._blocks(_first(program, k)) for line in block]

    def render(self, program: Program, k: int | None = None) -> str:
        """The prompt of the first `k` updates: header and lines, no line break at the end."""
        return "\n".join(self.rendering(program, k))

    def rendering(self, program: Program, k: int | None = None) -> Iterator[str]:
        """The prompt in pieces to be joined by a line break; each is a few milliseconds of work."""
        head = [self.header(program.cells, program.modulus)]
        for block in self._blocks(_first(program, k)):
            yield "\n".join(chain(head, block))
            head = []
        yield from head

    def characters(self, program: Program) -> int:
        """How long `render(program)` is, counted without wording a line."""
        total = len(self.header(program.cells, program.modulus)) + len(program)
        names = np.array([len(cell) for cell in program.cells], dtype=np.int64)
        texts = {Op.SET: self.set_text, Op.ADD: self.add_text, Op.COPY: self.copy_text}
        for op, text in texts.items():
            chosen = program.op == op
            operand = program.operand[chosen]
            blank, holes = _parts(text)
            total += len(operand) * (blank + holes["modulus"] * len(str(program.modulus)))
            total += holes["cell"] * int(names[program.target[chosen]].sum())
            if op is Op.COPY:
                total += holes["source"] * int(names[operand].sum())
            else:
                total += holes["value"] * _digits(operand)
        return total

    def longest_line(self, cells: Sequence[str], values: Sequence[int], modulus: int) -> int:
        """An upper bound, in UTF-8 bytes, of a line over these cells and values."""
        cell = max(cells, key=lambda name: len(name.encode()))
        value = max(values, key=lambda number: len(str(number)))
        facts = {"cell": cell, "source": cell, "value": value, "modulus": modulus}
        texts = (self.set_text, self.add_text, self.copy_text)
        return max(len(text.format(**facts).encode()) for text in texts)

    def _blocks(self, program: Program) -> Iterator[list[str]]:
        """The lines, block by block: every different update is worded once, then looked up."""
        coding = Coding(program)
        # An array of texts is looked up in bulk; where it would be mostly empty, sorting makes one.
        table = np.empty(coding.size if coding.dense else 0, dtype=object)
        for code in coding.blocks():
            if coding.dense:
                for c in coding.present(code):
                    if table[c] is None:
                        table[c] = self._line(program, *coding.update(c))
                yield table[code].tolist()
            else:
                present, where = np.unique(code, return_inverse=True)
                lines = [self._line(program, *coding.update(c)) for c in present.tolist()]
                yield np.array(lines, dtype=object)[where].tolist()

    def _line(self, program: Program, op: int, target: int, operand: int) -> str:
        cell = program.cells[target]
        if op == Op.COPY:
            return self.copy_text.format(cell=cell, source=program.cells[operand])
        if op == Op.ADD:
            return self.add_text.format(cell=cell, value=operand, modulus=program.modulus)
        return self.set_text.format(cell=cell, value=operand)


def _first(program: Program, k: int | None) -> Program:
    return program if k is None else program.prefix(k)


@cache
def _parts(text: str) -> tuple[int, Counter[str]]:
    """How many characters a text has beside its holes, and how often it has each hole."""
    blank, holes = 0, Counter[str]()
    for literal, hole, _, _ in Formatter().parse(text):
        blank += len(literal)
        if hole is not None:
            holes[hole] += 1
    return blank, holes


def _digits(numbers: Ints) -> int:
    """How many characters the numbers have together, minus signs included."""
    size = np.abs(numbers.astype(np.int64))
    return len(numbers) + int(np.searchsorted(_POWERS, size, "right").sum() + (numbers < 0).sum())
