"""The slips that an answer is consistent with, a row each, in the order in which they are given."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.fingerprints import Match
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
SAYS_LITTLE_ROLE = int(Qt.ItemDataRole.UserRole)
"""Whether the match of a row is as likely by chance as not to tell anything, a bool."""

SAYS_LITTLE = 0.05
"""A match with at least this chance is marked as saying little."""


class MatchColumn(IntEnum):
    """The columns, in order; the last one stands in tables of near matches only."""

    SLIP = 0
    PLACE = 1
    CHANCE = 2
    TRIED = 3
    CELL = 4


@dataclass(frozen=True)
class MatchWords:
    """How the table says what it holds; `cell` tells the one cell that differs."""

    title: Callable[[MatchColumn], str]
    slip: Callable[[Match], str]
    place: Callable[[Match], str]
    tried: Callable[[Match], str]
    chance: Callable[[Match], str]
    cell: Callable[[Match, int | None], str]
    described: Callable[[Match], str]


class FingerprintTable(QAbstractTableModel):
    """Empty until `show_matches`; `near` tables have one more column: the cell that differs."""

    def __init__(
        self, words: MatchWords, *, near: bool = False, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._columns = len(MatchColumn) if near else MatchColumn.CELL
        self._matches: tuple[Match, ...] = ()
        self._answer: Mapping[str, int] = {}

    def show_matches(self, matches: Sequence[Match], answer: Mapping[str, int]) -> None:
        """List these matches of `answer`, the values that the reply gave."""
        self.beginResetModel()
        self._matches, self._answer = tuple(matches), dict(answer)
        self.endResetModel()

    def match_at(self, row: int) -> Match | None:
        """The match of a row; None where there is no such row."""
        return self._matches[row] if 0 <= row < len(self._matches) else None

    def line(self, row: int) -> list[str]:
        """The texts of a row, a cell each."""
        match = self._matches[row]
        return [self._text(match, MatchColumn(column)) for column in range(self._columns)]

    def titles(self) -> list[str]:
        """The heads of the columns."""
        return [self._words.title(MatchColumn(column)) for column in range(self._columns)]

    def retranslate(self) -> None:
        """Word everything anew."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self._columns - 1)
        if self._matches:
            last = self.index(len(self._matches) - 1, self._columns - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    # what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._matches)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else self._columns

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < self._columns:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.title(MatchColumn(section))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(MatchColumn(section))
        return None

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        match = self.match_at(index.row()) if index.isValid() else None
        if match is None:
            return None
        column = MatchColumn(index.column())
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(match, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            slip = column is MatchColumn.SLIP
            return self._words.described(match) if slip else self._text(match, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(column)
        if role == SAYS_LITTLE_ROLE:
            return says_little(match.chance)
        return None

    def _text(self, match: Match, column: MatchColumn) -> str:
        if column is MatchColumn.CELL:
            given = None if match.wrong_cell is None else self._answer.get(match.wrong_cell)
            return self._words.cell(match, given)
        said = {
            MatchColumn.SLIP: self._words.slip,
            MatchColumn.PLACE: self._words.place,
            MatchColumn.TRIED: self._words.tried,
            MatchColumn.CHANCE: self._words.chance,
        }
        return said[column](match)


def says_little(chance: float) -> bool:
    """Whether a match of that chance would often come about without any slip."""
    return chance >= SAYS_LITTLE


def _alignment(column: MatchColumn) -> Qt.AlignmentFlag:
    right = column in (MatchColumn.TRIED, MatchColumn.CHANCE)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
