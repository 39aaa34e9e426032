"""The state after one update as a table: a row a cell, with the value it had before."""

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from statelab_gui.domain.updates import Program
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
CELL, VALUE, BEFORE = range(3)


class StateAfterModel(QAbstractTableModel):
    """Columns cell, value after update k, value before it; blank where a cell has no value yet.

    The cell that update k wrote is bold and only it shows a value before.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program: Program | None = None
        self._k = 0
        self._bold = QFont()
        self._bold.setBold(True)

    def set_program(self, program: Program | None) -> None:
        """Show another program after its last update; None empties the model."""
        self.beginResetModel()
        self._program = program
        self._k = 0 if program is None else len(program)
        self.endResetModel()

    def set_update(self, k: int) -> None:
        """Show the state after update k, 1 ≤ k ≤ n."""
        if self._program is None or not 1 <= k <= len(self._program):
            return
        self._k = k
        last = self.index(self.rowCount() - 1, BEFORE)
        self.dataChanged.emit(self.index(0, CELL), last)

    def update(self) -> int:
        """The update whose state is shown, 0 when there is none."""
        return self._k

    def changed_row(self) -> int:
        """The row of the cell that the update wrote, -1 when there is none."""
        if self._program is None or self._k == 0:
            return -1
        return int(self._program.target[self._k - 1])

    def rowCount(self, parent: Index = _NONE) -> int:
        if parent.isValid() or self._program is None or self._k == 0:
            return 0
        return len(self._program.cells)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else 3

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._program is None or not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            if column == CELL:
                return self._program.cells[row]
            if column == VALUE:
                return self._text(row, self._k)
            return self._text(row, self._k - 1) if row == self.changed_row() else ""
        if role == Qt.ItemDataRole.TextAlignmentRole and column != CELL:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and row == self.changed_row() and column != BEFORE:
            return self._bold
        return None

    def _text(self, cell: int, k: int) -> str:
        """The value of a cell after update k, "" when it has none."""
        assert self._program is not None
        states = self._program.states
        return str(int(states.matrix[k - 1, cell])) if k >= states.first[cell] else ""

    @told(None)
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return [
                QCoreApplication.translate("StateAfterModel", "Cell"),
                QCoreApplication.translate("StateAfterModel", "Value"),
                QCoreApplication.translate("StateAfterModel", "Before"),
            ][section]
        if role == Qt.ItemDataRole.TextAlignmentRole and section != CELL:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None
