"""What each pixel column of a state map shows, at any zoom, worked out for what is visible."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.executing import Ints

Numbers = NDArray[np.int64]
Reals = NDArray[np.floating[Any]]
Flags = NDArray[np.bool_]
Places = NDArray[np.int32]


@dataclass(frozen=True, eq=False)
class Columns:
    """`width` pixel columns of a case of c cells.

    `first` and `last` (width,) are the updates whose middles fall in a column, `last` the one whose
    state it shows; both 0 outside of the case. At one pixel an update and more a column belongs to
    the one update that covers its middle. `values` (width, c) are the recorded values after `last`,
    0 where `unset`. `several` tells where more than one value, or none and one, is the recorded one
    among `first` … `last`; `written` where an update of the column writes the cell, or a turn of
    a conversation changes it.
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
        self._matrix = states.matrix
        self._starts = np.array(states.first, dtype=np.int64)
        self._target = program.target
        self._turns = None if program.first_turn is None else program.turns_changed
        self._writes: list[Places] = []
        self._changes: list[Places] = []
        for cell in range(len(book.cells)):
            at = np.flatnonzero(program.target == cell)
            values = program.values[at]
            new = np.ones(len(at), dtype=bool)
            new[1:] = values[1:] != values[:-1]
            self._writes.append((at + 1).astype(np.int32))
            # one beyond every update ends the list, so that what comes next can always be asked
            self._changes.append(np.append(at[new] + 1, len(program) + 2).astype(np.int32))

    def columns(self, left: float, right: float, width: int) -> Columns:
        """The columns of the range left … right, in updates; update k spans k - ½ … k + ½.

        O(width · cells · log n), whatever the range holds.
        """
        edges = left + np.arange(width + 1) * ((right - left) / width)
        if width >= right - left:
            return self._one_each(edges)
        return self._several_each(edges)

    def _one_each(self, edges: Reals) -> Columns:
        """One pixel an update and more: a column is of the update under its middle."""
        at = np.floor((edges[:-1] + edges[1:]) / 2 + 0.5).astype(np.int64)
        at[(at < 1) | (at > len(self._matrix))] = 0
        values, unset = self._values(at)
        if self._turns is not None:
            written = self._turns[at]
        else:
            written = self._target[np.maximum(at, 1) - 1, None] == np.arange(values.shape[1])
        written[at == 0] = False
        return Columns(at, at, values, unset, np.zeros_like(unset), written)

    def _several_each(self, edges: Reals) -> Columns:
        """Below a pixel each: the updates whose middles are between a column's edges."""
        cuts = np.clip(np.ceil(edges).astype(np.int64), 1, len(self._matrix) + 1)
        first, last = cuts[:-1], cuts[1:] - 1
        outside = last < first
        first, last = np.where(outside, 0, first), np.where(outside, 0, last)
        values, unset = self._values(last)
        several, written = np.zeros_like(unset), np.zeros_like(unset)
        keys = cuts.astype(np.int32)  # of the type that is searched, or numpy would copy all of it
        for cell, (writes, changes) in enumerate(zip(self._writes, self._changes, strict=True)):
            written[:, cell] = np.diff(np.searchsorted(writes, keys)) > 0
            before = np.searchsorted(changes, keys)
            # a change at the first update itself makes the column no less of one value
            begins = changes[before[:-1]] == first
            several[:, cell] = np.diff(before) - begins > 0
        return Columns(first, last, values, unset, several, written)

    def _values(self, at: Numbers) -> tuple[Ints, Flags]:
        """The values after the updates `at`, and which cells have none; at 0 neither."""
        outside = at[:, None] == 0
        unset = (at[:, None] < self._starts) & ~outside
        values = self._matrix[np.maximum(at, 1) - 1]
        values[unset | outside] = 0
        return values, unset
