"""The answers that one slip would give, as rows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Rows: TypeAlias = NDArray[Any]
"""Answers, one a row (r, cells): whole numbers of 64 bits or fewer, else Python's own (object)."""


@dataclass(frozen=True, eq=False)
class Alternatives:
    """What would be answered, a row each, some perhaps twice and some perhaps the truth.

    What is said of each row stands at the same place of `places` (numbers of updates), `variants`
    (codes) and `others` (labels of cases), each empty where the slip has none.
    """

    rows: Rows
    places: NDArray[np.integer[Any]]
    variants: tuple[str, ...] = ()
    others: tuple[str, ...] = ()

    @classmethod
    def none(cls, cells: int) -> "Alternatives":
        """The slip cannot be made in this case."""
        return cls(np.empty((0, cells), dtype=np.int8), NO_PLACES)

    @classmethod
    def one(cls, row: Sequence[int]) -> "Alternatives":
        """A slip that gives one answer."""
        return cls(rows_of([row]), NO_PLACES)

    @classmethod
    def placed(cls, rows: Rows, places: NDArray[np.integer[Any]]) -> "Alternatives":
        """A slip made at one update."""
        return cls(rows, places)

    @classmethod
    def varied(cls, rows: Mapping[str, Sequence[int]], cells: int) -> "Alternatives":
        """A slip made in one of several variants, by code."""
        if not rows:
            return cls.none(cells)
        return cls(rows_of(list(rows.values())), NO_PLACES, variants=tuple(rows))


NO_PLACES: NDArray[np.integer[Any]] = np.empty(0, dtype=np.int64)


def rows_of(rows: Sequence[Sequence[int]]) -> Rows:
    """The rows as an array that holds every number exactly."""
    try:
        return np.array(rows, dtype=np.int64)
    except OverflowError:
        return np.array(rows, dtype=object)
