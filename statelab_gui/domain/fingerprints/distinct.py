"""Rows of whole numbers without those that are there twice, exactly, however large the numbers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.executing import Ints
from statelab_gui.domain.fingerprints.alternatives import Rows

Places = NDArray[np.intp]

BLOCK = 16_384
"""Rows handled together: few enough to stay in the processor's cache."""

_SMALL = 2**22
"""Up to so many possible rows a table of all of them is quicker than sorting."""


@dataclass(frozen=True, eq=False)
class Distinct:
    """Some rows of `table` (t, cells), each there once: `places` say where, `keys` tell them apart.

    Different keys mean different rows, but different rows may have one key. `big` are the rows with
    a number beyond 64 bits, which are in no table.
    """

    table: Ints
    places: Places
    keys: NDArray[np.int64] = field(repr=False)
    big: frozenset[tuple[int, ...]] = frozenset()

    @classmethod
    def of(cls, rows: Rows, wanted: NDArray[np.bool_] | None = None) -> "Distinct":
        """The distinct ones of the `wanted` rows, of all by default."""
        big: frozenset[tuple[int, ...]] = frozenset()
        if wanted is not None and not wanted.all():
            rows = rows[wanted]
        if rows.dtype == object:
            fits = np.array([all(-(2**63) <= n < 2**63 for n in row) for row in rows.tolist()])
            big = frozenset(map(tuple, rows[~fits].tolist()))
            rows = rows[fits].astype(np.int64)
        places = _by_table(rows)
        if places is not None:
            return cls(rows, places, _keys(rows[places]), big)
        keys = _keys(rows)
        places = _firsts(keys, rows.__getitem__)
        return cls(rows, places, keys[places], big)

    def __len__(self) -> int:
        return len(self.places) + len(self.big)

    def blocks(self) -> Iterator[Ints]:
        """The rows of the table, some thousands together."""
        for start in range(0, len(self.places), BLOCK):
            yield self.table[self.places[start : start + BLOCK]]


def union(parts: Sequence[Distinct]) -> tuple[Places, int]:
    """Where one of each row is that is in any of `parts`, and how many big ones there are.

    Places count on from part to part, over their `places`.
    """
    starts = np.cumsum([0, *(len(part.places) for part in parts)])

    def rows_at(places: Places) -> Ints:
        chosen = np.empty((len(places), parts[0].table.shape[1]), dtype=np.int64)
        for part, start, stop in zip(parts, starts[:-1], starts[1:], strict=True):
            here = (places >= start) & (places < stop)
            chosen[here] = part.table[part.places[places[here] - start]]
        return chosen

    keys = np.concatenate([part.keys for part in parts])
    return _firsts(keys, rows_at), len(frozenset().union(*(part.big for part in parts)))


def _by_table(rows: Ints) -> Places | None:
    """Where one of each distinct row is, if few rows are possible at all."""
    if len(rows) == 0:
        return np.empty(0, dtype=np.intp)
    low, high = rows.min(axis=0).tolist(), rows.max(axis=0).tolist()
    keys = np.zeros(len(rows), dtype=np.int32)
    span = 1
    for column, least, most in zip(rows.T, low, high, strict=True):
        span *= most - least + 1
        if span > _SMALL:
            return None
        keys *= most - least + 1
        keys += (column.astype(np.int64) - least).astype(np.int32)
    place = np.full(span, -1, dtype=np.intp)
    place[keys] = np.arange(len(rows))
    return place[place >= 0]


def _keys(rows: Ints) -> NDArray[np.int64]:
    """A number of 64 bits for each row, hardly ever the same for two."""
    keys = np.zeros(len(rows), dtype=np.int64)
    for start in range(0, len(rows), BLOCK):
        block = rows[start : start + BLOCK]
        factor = 1
        for column in block.T:
            factor = factor * 0x9E3779B97F4A7C15 % 2**64
            wide = column.astype(np.int64)
            wide ^= wide >> 29  # else numbers that end in many noughts would differ at the top only
            wide *= np.uint64(factor).astype(np.int64)
            keys[start : start + BLOCK] += wide
    return keys


def _firsts(keys: NDArray[np.int64], rows_at: Callable[[Places], Ints]) -> Places:
    """Where one of each distinct row is; rows of one key are looked at and told apart."""
    order = np.argsort(keys)
    ordered = keys[order]
    new = np.ones(len(keys), dtype=bool)
    new[1:] = ordered[1:] != ordered[:-1]
    first = np.empty(len(keys), dtype=np.intp)  # for each row the one that stands for its key
    first[order] = order[new][np.cumsum(new) - 1]
    # in the order of the table, which is that of memory
    again = np.flatnonzero(first != np.arange(len(keys)))
    for start in range(0, len(again), BLOCK):
        some = again[start : start + BLOCK]
        if not np.array_equal(rows_at(some), rows_at(first[some])):
            firsts: NDArray[Any] = np.unique(
                rows_at(np.arange(len(keys))), axis=0, return_index=True
            )[1]
            return firsts
    single = np.ones(len(keys), dtype=bool)
    single[again] = False
    return np.flatnonzero(single)
