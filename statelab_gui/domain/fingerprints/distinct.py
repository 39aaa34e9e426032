"""Rows of whole numbers without those that are there twice, exactly, however large the numbers."""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.fingerprints.alternatives import Rows

_SMALL = 2**22
"""Up to so many possible rows a table of all of them is quicker than sorting."""


class Distinct:
    """Rows (r, cells), each there once: `rows` within 64 bits, `big` those with a larger number."""

    def __init__(self, rows: Rows, big: frozenset[tuple[int, ...]] = frozenset()) -> None:
        self.rows = rows
        self.big = big

    @classmethod
    def of(cls, parts: Iterable[Rows]) -> "Distinct":
        """The distinct ones of all rows of `parts`, which have equally many cells."""
        plain: list[Rows] = []
        big: set[tuple[int, ...]] = set()
        for part in parts:
            if part.dtype != object:
                plain.append(part)
                continue
            fits = np.array([all(-(2**63) <= x < 2**63 for x in row) for row in part.tolist()])
            plain.append(part[fits].astype(np.int64))
            big.update(map(tuple, part[~fits].tolist()))
        rows = np.concatenate([part[_firsts(part)] for part in plain])
        return cls(rows[_firsts(rows)], frozenset(big))

    @classmethod
    def all_of(cls, parts: Iterable["Distinct"]) -> "Distinct":
        """The rows that are in any of `parts`."""
        parts = list(parts)
        plain = cls.of(part.rows for part in parts)
        return cls(plain.rows, frozenset().union(*(part.big for part in parts)))

    def __len__(self) -> int:
        return len(self.rows) + len(self.big)


def _firsts(rows: Rows) -> NDArray[np.integer[Any]]:
    """Where one of each distinct row is."""
    if len(rows) == 0:
        return np.empty(0, dtype=np.intp)
    keys = np.zeros(len(rows), dtype=np.int64)
    span = 1
    for column in rows.T:
        codes, kinds = _coded(column)
        if span * kinds > 2**62:
            found, keys = np.unique(keys, return_inverse=True)
            span = len(found)
        keys = keys * kinds + codes
        span *= kinds
    if span <= _SMALL:
        place = np.full(span, -1, dtype=np.int32)
        place[keys] = np.arange(len(rows), dtype=np.int32)
        return place[place >= 0]
    return np.unique(keys, return_index=True)[1]


def _coded(column: Rows) -> tuple[NDArray[np.integer[Any]], int]:
    """The column's numbers as codes from 0, and how many codes there may be."""
    low, high = int(column.min()), int(column.max())
    if high - low < 2**20:
        return column.astype(np.int64) - low, high - low + 1
    found, codes = np.unique(column, return_inverse=True)
    return codes, len(found)
