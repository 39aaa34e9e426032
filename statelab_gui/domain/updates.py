"""Update programs over named cells, held as columns and never as a dictionary a step.

The copy of a cell is a snapshot of its value at that moment (the method of StateBench's evaluator).
"""

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.executing import ADD, COPY, SET, Ints, State, execute

BLOCK = 65_536
"""Updates handled between two reports of progress: some milliseconds of work."""


def smallest_int(low: int, high: int) -> "np.dtype[Any]":
    """The smallest signed integer type that holds every number from `low` to `high`."""
    for kind in (np.int8, np.int16, np.int32, np.int64):
        info = np.iinfo(kind)
        if info.min <= low and high <= info.max:
            return np.dtype(kind)
    raise OverflowError((low, high))


class Op(IntEnum):
    """What an update does to its target: x ← n, x ← (x + n) mod m, or x ← y."""

    SET = SET
    ADD = ADD
    COPY = COPY


@dataclass(frozen=True, eq=False)
class Program:
    """A sequence of n updates over `cells`.

    `op` is uint8 (n,), `target` uint16 (n,) an index into `cells`, `operand` any signed type (n,):
    the constant of SET and ADD, the source cell's index of COPY. `modulus` is that of ADD.
    `value_words` are, where values stand for something else than numbers, the words of each cell's
    values from 0 on and, last, those for any other value; `cell_words` name the cells where their
    keys are no names. Where updates are edits of a conversation, `first_turn` is the one that ends
    its first turn, and every later one a turn.
    """

    cells: tuple[str, ...]
    modulus: int
    op: NDArray[np.uint8]
    target: NDArray[np.uint16]
    operand: Ints
    value_words: tuple[tuple[str, ...], ...] = ()
    cell_words: tuple[str, ...] = ()
    first_turn: int | None = None

    @classmethod
    def of(
        cls, cells: Sequence[str], modulus: int, rows: Sequence[tuple[int, int, int]]
    ) -> "Program":
        """The program of rows (op, target index, operand)."""
        op, target, operand = zip(*rows, strict=True) if rows else ((), (), ())
        kind = smallest_int(min(operand, default=0), max(operand, default=0))
        return cls(
            tuple(cells),
            modulus,
            np.array(op, dtype=np.uint8),
            np.array(target, dtype=np.uint16),
            np.array(operand, dtype=kind),
        )

    def __len__(self) -> int:
        return len(self.op)

    @property
    def values(self) -> Ints:
        """The value that each update gave its target, (n,), computed once.

        Raises KnownError("read_before_set", update=k, cell=name) when ADD or COPY reads a cell that
        has no value yet.
        """
        for _ in self.executing():
            pass
        known: Ints = self.__dict__["_values"]
        return known

    def executing(self) -> Generator[int, None, None]:
        """Execute in blocks, yielding how many updates are done; afterwards `values` is at hand.

        Raises what `values` raises. Nothing is yielded when the values are known already.
        """
        if "_values" in self.__dict__:
            return
        out = np.empty(len(self), dtype=self._value_type())
        state: State = [None] * len(self.cells)
        # The initial block goes first, alone: what follows it is mostly of one kind, and faster so.
        cuts = [0, *range(min(len(self.cells), len(self)), len(self), BLOCK), len(self)]
        for start, stop in pairwise(cuts):
            out[start:stop] = self._execute(start, stop, state)
            yield stop
        self.__dict__["_values"] = out

    def knowing(self, values: Ints) -> "Program":
        """This very program, told what `values` would compute; the caller vouches for it."""
        self.__dict__["_values"] = values
        return self

    @cached_property
    def states(self) -> "States":
        """The state after every update, readable in O(1) a step."""
        return States.of(self.cells, self.target, self.values)

    def last_state(self) -> dict[str, int]:
        """The cells that have a value after the last update, in order of first writing.

        The same as the last of `states`, without working out the others.
        """
        found = []
        for c, name in enumerate(self.cells):
            written = np.flatnonzero(self.target == c)
            if len(written):
                found.append((int(written[0]), name, int(self.values[written[-1]])))
        return {name: value for _, name, value in sorted(found)}

    def prefix(self, k: int) -> "Program":
        """The first k updates, 0 ≤ k ≤ n, sharing this program's columns."""
        part = replace(self, op=self.op[:k], target=self.target[:k], operand=self.operand[:k])
        known = self.__dict__.get("_values")
        return part if known is None else part.knowing(known[:k])

    def worded(
        self,
        value_words: Sequence[Sequence[str]],
        cell_words: Sequence[str] = (),
        first_turn: int | None = None,
    ) -> "Program":
        """This program with words for its values and cells, and its turns."""
        told = replace(
            self,
            value_words=tuple(map(tuple, value_words)),
            cell_words=tuple(cell_words),
            first_turn=first_turn,
        )
        known = self.__dict__.get("_values")
        return told if known is None else told.knowing(known)

    @cached_property
    def turns_changed(self) -> NDArray[np.bool_]:
        """Of a conversation, which cells another turn leaves as another value: bool (n + 1, cells),
        by the update that ends the turn; one without a value counts as 0."""
        first = self.first_turn or 1
        states = self.states
        after = np.array(states.matrix, dtype=np.int64)
        after[np.arange(1, len(self) + 1)[:, None] < np.array(states.first)] = 0
        found = np.zeros((len(self) + 1, len(self.cells)), dtype=np.bool_)
        found[first] = after[first - 1] != 0
        found[first + 1 :] = after[first:] != after[first - 1 : -1]
        return found

    @property
    def titles(self) -> tuple[str, ...]:
        """The names of the cells as they are shown."""
        return self.cell_words or self.cells

    def said(self, cell: int, value: int) -> str | None:
        """The words of a cell's value; None where values are numbers."""
        if not self.value_words:
            return None
        words = self.value_words[cell]
        return words[value] if 0 <= value < len(words) - 1 else words[-1]

    def _value_type(self) -> "np.dtype[Any]":
        """A type for every value: the constants set, and 0 … m - 1 where something is added."""
        constants = self.operand[self.op == Op.SET]
        low, high = (int(constants.min()), int(constants.max())) if len(constants) else (0, 0)
        if bool((self.op == Op.ADD).any()):
            low, high = min(low, 0), max(high, self.modulus - 1)
        return smallest_int(low, high)

    def _execute(self, start: int, stop: int, state: State) -> Ints | list[int]:
        block = slice(start, stop)
        columns = (self.op[block], self.target[block], self.operand[block])
        try:
            return execute(*columns, self.modulus, state)
        except KnownError as error:
            update, cell = error.facts["update"], error.facts["cell"]
            assert isinstance(update, int) and isinstance(cell, int)
            name = self.cells[cell]
            raise KnownError(error.code, update=start + update, cell=name) from None


@dataclass(frozen=True, eq=False)
class States:
    """Every state of a program: `matrix[k - 1]` is the state after update k, (n, cells).

    `first[c]` is the first update (from 1) that gives cell c a value; n + 1 when none does. Entries
    before it mean nothing and are 0.
    """

    cells: tuple[str, ...]
    matrix: Ints
    first: tuple[int, ...]

    @classmethod
    def of(cls, cells: tuple[str, ...], target: NDArray[np.uint16], values: Ints) -> "States":
        """The states that `values`, written one after another to `target`, lead through."""
        n = len(target)
        matrix = np.zeros((n, len(cells)), dtype=values.dtype)
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
