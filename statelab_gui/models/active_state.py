"""The goals of an item after a turn as a table: which are active, and with what value."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class StateColumn(IntEnum):
    """The columns, in order."""

    GOAL = 0
    VALUE = 1
    BEFORE = 2
    NOTE = 3


@dataclass(frozen=True)
class StateRow:
    """One goal after a turn: its words, the value in words, that before the turn where it was
    another, and a note."""

    goal: str
    value: str
    before: str
    note: str
    active: bool
    changed: bool


class ActiveStateModel(QAbstractTableModel):
    """One row a goal; those that the turn changed are bold. Holds what it is given, and nothing
    of any other turn."""

    def __init__(self, title: Callable[[StateColumn], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._rows: tuple[StateRow, ...] = ()
        self._bold = QFont()
        self._bold.setBold(True)

    def set_rows(self, rows: Sequence[StateRow]) -> None:
        """Show these goals; none empties the table."""
        rows = tuple(rows)
        if len(rows) != len(self._rows):
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return
        self._rows = rows
        self._all_changed()

    def row(self, row: int) -> StateRow:
        """What a row shows."""
        return self._rows[row]

    def changed_row(self) -> int:
        """The first row that the turn changed, -1 where it changed none."""
        return next((at for at, row in enumerate(self._rows) if row.changed), -1)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(StateColumn) - 1)

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(StateColumn)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (row.goal, row.value, row.before, row.note)[index.column()]
        if role == Qt.ItemDataRole.FontRole and row.changed:
            return self._bold
        return None

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._title(StateColumn(section))
        return None

    def _all_changed(self) -> None:
        if self._rows:
            last = self.index(len(self._rows) - 1, len(StateColumn) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
