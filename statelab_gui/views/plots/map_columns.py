"""What each pixel column of a state map shows, at any zoom, worked out for what is visible."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.executing import Ints

Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class Columns:
    """`width` pixel columns of a case of c cells.

    `first` and `last` (width,) are the updates whose middles fall in a column, `last` the one whose
    state it shows; both 0 outside of the case. At one pixel an update and more a column belongs to
    the one update that covers its middle. `values` (width, c) are the recorded values after `last`,
    0 where `unset`. `several` tells where more than one value, or none and one, is the recorded one
    among `first` … `last`; `written` where an update of the column writes the cell.
    """

    first: Numbers
    last: Numbers
    values: Ints
    unset: Flags
    several: Flags
    written: Flags

    def __len__(self) -> int:
        return len(self.last)


class ColumnSource:
    """A case's answer book, ready to tell the columns of any range of its updates."""

    def __init__(self, book: AnswerBook) -> None:
        """Index where each cell is written and where its value becomes another, O(n)."""
        program, states = book.program, book.states
        self.matrix = states.matrix
        self.starts = np.array(states.first, dtype=np.int64)
        self._writes: list[Numbers] = []
        self._changes: list[Numbers] = []
        for cell in range(len(book.cells)):
            at = np.flatnonzero(program.target == cell)
            values = program.values[at]
            new = np.concatenate(([True], values[1:] != values[:-1])) if len(at) else at == at
            self._writes.append(at + 1)
            self._changes.append(at[new] + 1)

    def columns(self, left: float, right: float, width: int) -> Columns:
        """The columns of the range left … right, in updates; update k spans k - ½ … k + ½.

        O(width · cells · log n), whatever the range holds.
        """
        first, last = self._spans(left, right, width)
        inside = (last >= 1) & (last <= len(self.matrix)) & (first <= last)
        first, last = np.where(inside, first, 0), np.where(inside, last, 0)
        at = np.maximum(last, 1) - 1
        unset = (last[:, None] < self.starts) & inside[:, None]
        values = self.matrix[at]
        values[unset | ~inside[:, None]] = 0
        several, written = np.zeros_like(unset), np.zeros_like(unset)
        for cell, (writes, changes) in enumerate(zip(self._writes, self._changes, strict=True)):
            several[:, cell] = _count(changes, first + 1, last) > 0
            written[:, cell] = _count(writes, first, last) > 0
        several[~inside] = written[~inside] = False
        return Columns(first, last, values, unset, several, written)

    def _spans(self, left: float, right: float, width: int) -> tuple[Numbers, Numbers]:
        """The first and last update of every column, clamped to the case below one pixel each."""
        edges = left + np.arange(width + 1) * ((right - left) / width)
        if width >= right - left:  # one pixel an update and more: the one under its middle
            middle = np.floor((edges[:-1] + edges[1:]) / 2 + 0.5).astype(np.int64)
            return middle, middle
        cuts = np.ceil(edges).astype(np.int64)
        return np.maximum(cuts[:-1], 1), np.minimum(cuts[1:] - 1, len(self.matrix))


def _count(numbers: Numbers, first: Numbers, last: Numbers) -> Numbers:
    """How many of the sorted `numbers` are in first … last, both included."""
    return np.searchsorted(numbers, last, "right") - np.searchsorted(numbers, first, "left")
