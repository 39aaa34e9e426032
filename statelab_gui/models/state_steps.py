"""The state after every update as a table: a row an update, a column a cell."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from statelab_gui.domain.updates import Program
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class StateStepsModel(QAbstractTableModel):
    """Reads a program's state matrix in place, so that 600,000 updates cost what ten do.

    Row r is the state after update r + 1. A cell that has no value yet is blank. The cell that the
    update wrote is bold.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program: Program | None = None
        self._bold = QFont()
        self._bold.setBold(True)

    def set_program(self, program: Program | None) -> None:
        """Show another program; None empties the model."""
        self.beginResetModel()
        self._program = program
        self.endResetModel()

    def extremes(self, column: int) -> tuple[str, ...]:
        """The texts of a column among which its widest is: header, lowest and highest value."""
        if self._program is None or len(self._program) == 0:
            return ()
        values = self._program.states.matrix[:, column]
        return self._program.cells[column], str(int(values.min())), str(int(values.max()))

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() or self._program is None else len(self._program)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() or self._program is None else len(self._program.cells)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        program = self._program
        if program is None or not index.isValid():
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            states = program.states
            if row + 1 < states.first[column]:
                return ""
            return str(int(states.matrix[row, column]))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.FontRole and int(program.target[row]) == column:
            return self._bold
        return None

    @told(None)
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        program = self._program
        if program is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            if orientation == Qt.Orientation.Horizontal:
                return program.cells[section]
            return str(section + 1)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None
