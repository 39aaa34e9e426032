"""Where a value comes from: who wrote a cell last, and the chain of updates back to its constant.

Updates are numbered from 1 and cells by their index. The first call for a program builds an index
of its writes, O(n); every later one is O(log n) or O(length of the chain).
"""

from collections.abc import MutableMapping
from dataclasses import dataclass
from functools import cached_property
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.updates import Op, Program


@dataclass(frozen=True)
class Link:
    """Update `update` wrote `cell`; `source` is the cell it copied, None for SET and ADD."""

    update: int
    cell: int
    op: Op
    source: int | None


@dataclass(frozen=True)
class Trail:
    """The updates that made a cell's value, newest first, each reading what the next one wrote.

    `links` may be cut short: `total` says how many there are. `constant` is what the oldest one
    set, None when the cell has no value.
    """

    links: tuple[Link, ...]
    constant: int | None
    total: int


def last_write(program: Program, cell: int, k: int) -> int | None:
    """The number of the last update up to k, itself included, that writes the cell."""
    return _writes(program).at(cell, k, -1)


def previous_change(program: Program, cell: int, k: int) -> int | None:
    """The number of the last update before k that writes the cell."""
    return _writes(program).at(cell, k - 1, -1)


def next_change(program: Program, cell: int, k: int) -> int | None:
    """The number of the first update after k that writes the cell."""
    return _writes(program).at(cell, k, 0)


def trail(program: Program, cell: int, k: int, limit: int = 2000) -> Trail:
    """How the cell came by its value after update k, back to the SET that began it.

    A COPY leads on to the write its source had last, an ADD to the write before it of its own cell.
    At most `limit` links are listed, the newest.
    """
    newest = last_write(program, cell, k)
    if newest is None:
        return Trail((), None, 0)
    chain = _chain(_writes(program).read, newest)
    links = tuple(_link(program, update) for update in chain[:limit])
    oldest = chain[-1] - 1
    begun = program.op[oldest] == Op.SET
    return Trail(links, int(program.operand[oldest]) if begun else None, len(chain))


def tracing_ready(program: Program) -> None:
    """Build what the functions of this module need, so that none of them takes long afterwards.

    Some tens of milliseconds for 600,000 updates; what is built lives as long as the program.
    """
    assert _writes(program).read is not None


def reads(program: Program) -> NDArray[np.int32]:
    """For every update the number of the update whose value it reads, (n,); 0 where it reads none.

    SET reads nothing, COPY what its source had last, ADD what its own cell had last.
    """
    return _writes(program).parents


def _link(program: Program, update: int) -> Link:
    row = update - 1
    op = Op(int(program.op[row]))
    source = int(program.operand[row]) if op is Op.COPY else None
    return Link(update, int(program.target[row]), op, source)


def _chain(read: "memoryview[int]", newest: int) -> list[int]:
    """The updates from `newest` back to the one that reads nothing."""
    chain = []
    update = newest
    while update:
        chain.append(update)
        update = read[update - 1]
    return chain


class _Writes:
    """The updates of a program by the cell they write, and what each update reads."""

    def __init__(self, program: Program) -> None:
        """Of the program itself nothing is held: it must be able to go."""
        cells = len(program.cells)
        self._columns = (program.op, program.target, program.operand)
        # a stable sort of keys this narrow is a radix sort: O(n)
        self._order = np.argsort(program.target, kind="stable").astype(np.int32) + 1
        counts = np.bincount(program.target, minlength=cells)
        self._starts: list[int] = [0, *np.cumsum(counts).tolist()]

    def at(self, cell: int, k: int, step: int) -> int | None:
        """The last write up to k for a `step` of -1, the first after k for 0."""
        if not 0 <= cell < len(self._starts) - 1:
            raise IndexError(cell)
        own = self._own(cell)
        place = int(np.searchsorted(own, k, side="right")) + step
        return int(own[place]) if 0 <= place < len(own) else None

    def _own(self, cell: int) -> NDArray[np.int32]:
        """The updates that write the cell, in order."""
        return self._order[self._starts[cell] : self._starts[cell + 1]]

    @cached_property
    def parents(self) -> NDArray[np.int32]:
        """The update that each update reads from, (n,), 0 for none."""
        op, target, operand = self._columns
        cell = np.where(op == Op.COPY, operand, target)
        setting = op == Op.SET
        parents = np.zeros(len(op), dtype=np.int32)
        for c in range(len(self._starts) - 1):
            reading = np.flatnonzero((cell == c) & ~setting)
            own = self._own(c)
            # counted from 0, an update has the number of the one before it: no write sees itself
            before = np.searchsorted(own, reading, side="right")
            parents[reading] = np.concatenate(([0], own))[before]
        return parents

    @cached_property
    def read(self) -> "memoryview[int]":
        """`parents`, quick to look into one by one."""
        return self.parents.data


_known: MutableMapping[Program, _Writes] = WeakKeyDictionary()


def _writes(program: Program) -> _Writes:
    """The program's index, built once; two threads may both build it, which does no harm."""
    known = _known.get(program)
    if known is None:
        known = _known[program] = _Writes(program)
    return known
