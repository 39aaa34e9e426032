"""The probes of one case by one examinee, a row for each boundary that is offered or probed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.prefixes import ProbeOutcome, outcome_of
from statelab_gui.domain.runs import ReplyInfo

Index = QModelIndex | QPersistentModelIndex
BOUNDARY_ROLE = int(Qt.ItemDataRole.UserRole)
"""The boundary k of a row, an int."""
OUTCOME_ROLE = BOUNDARY_ROLE + 1
"""The ProbeOutcome of a row; None when it was not probed."""


class ProbeColumn(IntEnum):
    """The columns, in order."""

    PREFIX = 0
    OUTCOME = 1
    CORRECT = 2
    TIME = 3


@dataclass(frozen=True)
class ProbeWords:
    """How the table says what it holds."""

    title: Callable[[ProbeColumn], str]
    outcome: Callable[[ProbeOutcome | None], str]
    correct: Callable[[ReplyInfo], str]
    time: Callable[[str], str]
    too_early: Callable[[int], str]


class ProbeTable(QAbstractTableModel):
    """Boundaries in increasing order; those before every cell is set are disabled and say why.

    Nothing is kept a row but its number, so that every prefix of a long case can be listed.
    """

    def __init__(self, words: ProbeWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._boundaries: NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._complete_from = 1
        self._probes: dict[int, ReplyInfo] = {}

    # what it holds

    def show(
        self, boundaries: Iterable[int], complete_from: int, probes: Mapping[int, ReplyInfo]
    ) -> None:
        """List `boundaries` and every probed prefix; `probes` holds the standing reply of each."""
        self.beginResetModel()
        self._complete_from = complete_from
        self._probes = dict(probes)
        self._boundaries = _union(_column(boundaries), _column(self._probes))
        self.endResetModel()

    def set_probes(self, probes: Mapping[int, ReplyInfo]) -> None:
        """Take new replies for the same boundaries; a prefix that is not listed yet is added."""
        if not np.isin(_column(probes), self._boundaries).all():
            self.show(self._boundaries, self._complete_from, probes)
            return
        changed = [k for k in {*probes, *self._probes} if probes.get(k) != self._probes.get(k)]
        self._probes = dict(probes)
        for k in changed:
            row = self.row_of(k)
            if row is not None:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(ProbeColumn) - 1))

    def boundaries(self) -> list[int]:
        """Every listed boundary, in order."""
        return [int(k) for k in self._boundaries]

    def with_range(self, first: int, last: int) -> NDArray[np.int64]:
        """Every listed boundary and those from `first` to `last`, in order."""
        return _union(self._boundaries, np.arange(first, last + 1, dtype=np.int64))

    def boundary(self, row: int) -> int:
        """The boundary k of a row."""
        return int(self._boundaries[row])

    def row_of(self, k: int) -> int | None:
        """The row of boundary k; None when it is not listed."""
        row = int(np.searchsorted(self._boundaries, k))
        found = row < len(self._boundaries) and int(self._boundaries[row]) == k
        return row if found else None

    def probe(self, k: int) -> ReplyInfo | None:
        """The standing reply of prefix k."""
        return self._probes.get(k)

    def can_probe(self, k: int) -> bool:
        """Whether every cell has a value after update k."""
        return k >= self._complete_from

    def next_unprobed(self, after: int) -> int | None:
        """The next listed boundary without a reply, from `after` on and then from the start."""
        start = int(np.searchsorted(self._boundaries, after, side="right"))
        for row in chain(range(start, len(self._boundaries)), range(start)):
            k = int(self._boundaries[row])
            if k not in self._probes and self.can_probe(k):
                return k
        return None

    def retranslate(self) -> None:
        """Word everything anew."""
        last = len(ProbeColumn) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if len(self._boundaries):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._boundaries) - 1, last))

    # what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._boundaries)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(ProbeColumn)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._words.title(ProbeColumn(section))
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Horizontal:
            return _alignment(ProbeColumn(section))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and not self.can_probe(self.boundary(index.row())):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        k = self.boundary(index.row())
        reply = self._probes.get(k)
        if role == BOUNDARY_ROLE:
            return k
        if role == OUTCOME_ROLE:
            return None if reply is None else outcome_of(reply)
        column = ProbeColumn(index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(k, reply, column)
        return None

    def _text(self, k: int, reply: ReplyInfo | None, column: ProbeColumn) -> str:
        if column is ProbeColumn.PREFIX:
            return str(k)
        if column is ProbeColumn.OUTCOME:
            if reply is None and not self.can_probe(k):
                return self._words.too_early(self._complete_from)
            return self._words.outcome(None if reply is None else outcome_of(reply))
        if reply is None:
            return ""
        if column is ProbeColumn.CORRECT:
            return self._words.correct(reply)
        return self._words.time(reply.received_at)


def _alignment(column: ProbeColumn) -> Qt.AlignmentFlag:
    numeric = column in (ProbeColumn.PREFIX, ProbeColumn.CORRECT)
    side = Qt.AlignmentFlag.AlignRight if numeric else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def _column(numbers: Iterable[int]) -> NDArray[np.int64]:
    if isinstance(numbers, np.ndarray | Sequence):
        return np.asarray(numbers, dtype=np.int64)  # twice as fast as going through them
    return np.fromiter(numbers, dtype=np.int64)


def _union(one: NDArray[np.int64], other: NDArray[np.int64]) -> NDArray[np.int64]:
    """Both columns as one, sorted, each number once."""
    # Both are sorted as a rule: a merging sort takes one pass, numpy's own union hashes them all.
    both = np.sort(np.concatenate((one, other)), kind="stable")
    first = np.ones(len(both), dtype=np.bool_)
    first[1:] = both[1:] != both[:-1]
    return both[first]
