"""The probes of one case by one examinee, a row for each prefix that is planned or probed."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import chain
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.ascending import ascending
from statelab_gui.domain.cases import READ
from statelab_gui.domain.prefixes import PrefixOutcome, PrefixTally, tallies_of
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
Counts: TypeAlias = tuple[int, int]
"""How many replies were right, of how many."""
BOUNDARY_ROLE = int(Qt.ItemDataRole.UserRole)
"""The prefix k of a row, an int."""
OUTCOME_ROLE = BOUNDARY_ROLE + 1
"""The PrefixOutcome of a row; None when it was not probed."""


class ProbeColumn(IntEnum):
    """The columns, in order."""

    PREFIX = 0
    OUTCOME = 1
    ASKED = 2
    SHARE = 3
    CORRECT = 4
    TIME = 5


@dataclass(frozen=True)
class ProbeWords:
    """How the table says what it holds.

    `title` is told too whether the prefixes are turns of a conversation; `asked` takes how many
    replies stand and how many are planned (None: the prefix is in no plan);
    `share` a tally and the intervals known by counts; `correct` the least and the most right cells
    among the standing replies whose text decides, and of how many.
    """

    title: Callable[[ProbeColumn, bool], str]
    outcome: Callable[[PrefixOutcome | None], str]
    asked: Callable[[int, int | None], str]
    share: Callable[[PrefixTally, Mapping[Counts, Interval]], str]
    correct: Callable[[int, int, int], str]
    time: Callable[[str], str]
    too_early: Callable[[int], str]


class ProbeTable(QAbstractTableModel):
    """Prefixes in increasing order; those before every cell is set are disabled and say why.

    Nothing is kept a row but its number, so that every prefix of a long case can be listed. No
    interval is computed here: the page hands in what a job worked out (`set_shares`).
    """

    def __init__(self, words: ProbeWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._planned: NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._repeats = 1
        self._short: NDArray[np.int64] = self._planned  # of these, asked less often than planned
        self._prefixes: NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._complete_from = 1
        self._first_turn: int | None = None
        self._replies: dict[int, list[ReplyInfo]] = {}
        self._tallies: dict[int, PrefixTally] = {}
        self._shares: dict[Counts, Interval] = {}

    # what it holds

    def set_first_turn(self, first_turn: int | None) -> None:
        """Count prefixes from the one that ends the first turn of a conversation; None counts
        updates."""
        self._first_turn = first_turn
        last = len(ProbeColumn) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def show(
        self,
        planned: Iterable[int],
        complete_from: int,
        replies: Iterable[ReplyInfo],
        repeats: int = 1,
    ) -> None:
        """List the planned prefixes, in any order, each to be asked `repeats` times, and every
        prefix that is probed; `replies` are all probes of the case, superseded ones included."""
        found = _grouped(replies)
        self.beginResetModel()
        self._complete_from, self._repeats = complete_from, repeats
        self._planned = ascending(_column(planned))
        self._take(found)
        self._prefixes = ascending(np.concatenate((self._planned, _column(self._replies))))
        self.endResetModel()

    def set_probes(self, replies: Iterable[ReplyInfo]) -> None:
        """Take all replies anew, for the same plan; a prefix that is not listed yet is added."""
        before, found = self._replies, _grouped(replies)
        if not np.isin(_column(found), self._prefixes).all():
            everything = chain.from_iterable(found.values())
            self.show(self._planned, self._complete_from, everything, self._repeats)
            return
        self._take(found)
        for k in sorted({*found, *before}):
            row = self.row_of(k)
            if row is not None and found.get(k) != before.get(k):
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(ProbeColumn) - 1))

    def set_shares(self, shares: Mapping[Counts, Interval]) -> None:
        """Take the intervals of shares, by how many replies of how many were right."""
        self._shares = dict(shares)
        if len(self._prefixes):
            last = self.index(len(self._prefixes) - 1, ProbeColumn.SHARE)
            self.dataChanged.emit(self.index(0, ProbeColumn.SHARE), last)

    def missing_shares(self) -> set[Counts]:
        """The counts of prefixes asked more than once whose interval was not handed in yet."""
        counts = {(t.right, t.asked) for t in self._tallies.values() if t.asked > 1}
        return counts - self._shares.keys()

    def prefixes(self) -> list[int]:
        """Every listed prefix, in order."""
        found: list[int] = self._prefixes.tolist()
        return found

    def prefix(self, row: int) -> int:
        """The prefix k of a row."""
        return int(self._prefixes[row])

    def tally(self, row: int) -> PrefixTally | None:
        """The standing replies to the prefix of a row, counted; None where there are none."""
        return self._tallies.get(self.prefix(row))

    def row_of(self, k: int) -> int | None:
        """The row of prefix k; None when it is not listed."""
        return _place(self._prefixes, k)

    def tallies(self) -> dict[int, PrefixTally]:
        """The standing replies to each probed prefix, counted."""
        return dict(self._tallies)

    def replies_at(self, k: int) -> list[ReplyInfo]:
        """All replies to prefix k in order of recording, repeats and superseded ones included."""
        return list(self._replies.get(k, ()))

    def can_probe(self, k: int) -> bool:
        """Whether every cell has a value after update k."""
        return k >= self._complete_from

    def next_unprobed(self, after: int) -> int | None:
        """The next planned prefix with fewer standing replies than planned, from `after` on and
        then from the start."""
        if not len(self._short):
            return None
        start = int(np.searchsorted(self._short, after, side="right"))
        return int(self._short[start % len(self._short)])

    def retranslate(self) -> None:
        """Word everything anew."""
        last = len(ProbeColumn) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if len(self._prefixes):
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._prefixes) - 1, last))

    def _take(self, found: dict[int, list[ReplyInfo]]) -> None:
        self._replies = found
        self._tallies = tallies_of(chain.from_iterable(found.values()))
        # Worked out once a reply, not at every step of the reviewer through a long list.
        enough = [k for k, tally in self._tallies.items() if tally.had >= self._repeats]
        wanted = self._planned[self._planned >= self._complete_from]
        self._short = wanted[~np.isin(wanted, _column(enough))]

    # what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._prefixes)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(ProbeColumn)

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._words.title(ProbeColumn(section), self._first_turn is not None)
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Horizontal:
            return _ALIGNMENTS[_COLUMNS[section]]
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and not self.can_probe(self.prefix(index.row())):
            return Qt.ItemFlag.NoItemFlags
        return super().flags(index)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        k = self.prefix(index.row())
        tally = self._tallies.get(k)
        if role == BOUNDARY_ROLE:
            return k
        if role == OUTCOME_ROLE:
            return None if tally is None else tally.outcome
        column = _COLUMNS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNMENTS[column]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row(), column)
        return None

    def text(self, row: int, column: ProbeColumn) -> str:
        """What a cell says."""
        k = self.prefix(row)
        tally = self._tallies.get(k)
        if column is ProbeColumn.PREFIX:
            return str(k if self._first_turn is None else k - self._first_turn + 1)
        if column is ProbeColumn.OUTCOME:
            if tally is None and not self.can_probe(k):
                return self._words.too_early(self._complete_from)
            return self._words.outcome(None if tally is None else tally.outcome)
        if column is ProbeColumn.ASKED:
            return self._asked(k, tally)
        if tally is None:
            return ""
        if column is ProbeColumn.SHARE:
            return self._words.share(tally, self._shares) if tally.asked > 1 else ""
        standing = [reply for reply in self._replies[k] if reply.superseded_by is None]
        if column is ProbeColumn.CORRECT:
            judged = [reply.verdict for reply in standing if reply.status in READ]
            right = [verdict.correct for verdict in judged]
            return self._words.correct(min(right), max(right), judged[0].total) if judged else ""
        return self._words.time(standing[-1].received_at)

    def _asked(self, k: int, tally: PrefixTally | None) -> str:
        planned = _place(self._planned, k) is not None
        if tally is None and not self.can_probe(k):
            return ""
        return self._words.asked(tally.had if tally else 0, self._repeats if planned else None)


def _alignment(column: ProbeColumn) -> Qt.AlignmentFlag:
    worded = column in (ProbeColumn.OUTCOME, ProbeColumn.TIME)
    side = Qt.AlignmentFlag.AlignLeft if worded else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


# Put together once: it takes longer than all else that is done for a cell painted.
_COLUMNS = tuple(ProbeColumn)
_ALIGNMENTS = {column: _alignment(column) for column in ProbeColumn}


def _grouped(replies: Iterable[ReplyInfo]) -> dict[int, list[ReplyInfo]]:
    """The replies to each prefix, in order of recording."""
    groups: dict[int, list[ReplyInfo]] = {}
    for reply in replies:
        if reply.prefix is not None:
            groups.setdefault(reply.prefix, []).append(reply)
    return groups


def _place(ascending: NDArray[np.int64], k: int) -> int | None:
    """Where k stands in the column; None when it does not."""
    row = int(np.searchsorted(ascending, k))
    found = row < len(ascending) and int(ascending[row]) == k
    return row if found else None


def _column(numbers: Iterable[int]) -> NDArray[np.int64]:
    if isinstance(numbers, np.ndarray | Sequence):
        return np.asarray(numbers, dtype=np.int64)  # twice as fast as going through them
    return np.fromiter(numbers, dtype=np.int64)
