"""The table of the cells around one update."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent
from PySide6.QtWidgets import QWidget

from statelab_gui.models.prefix_steps import StepColumn, StepTable
from statelab_gui.views import theme
from statelab_gui.views.drawn_table import DrawnTable
from statelab_gui.views.shared_widths import ColumnShares

STEP_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""The keys that are for the panel around, not for a part of it."""
_COLUMNS = tuple(StepColumn)


class StepCells(DrawnTable):
    """Columns that share the width; its stepping keys are its panel's.

    The written cell stands on its tint, a reply's value in the colour of right or wrong.
    """

    def __init__(self, cells: StepTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells = cells
        self.setModel(cells)
        self.verticalHeader().hide()
        self.setAlternatingRowColors(False)
        self._shares = ColumnShares(self, cells.bold)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the stepping keys to the panel."""
        if Qt.Key(event.key()) in STEP_KEYS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        return self._cells.text(row, _COLUMNS[column])

    def at_right(self, column: int) -> bool:
        """Values end at the right."""
        return column != StepColumn.CELL

    def ink(self, row: int, column: int) -> QColor | None:
        """That of right or wrong for the value of a reply."""
        if column != StepColumn.REPLY:
            return None
        return theme.color(theme.Role.RIGHT if self._cells.right(row) else theme.Role.WRONG)

    def ground(self, row: int) -> QColor | None:
        """A tint for the written cell."""
        return theme.tint(theme.Role.CHANGED) if self._cells.written(row) else None

    def row_font(self, row: int) -> QFont:
        """Bold for the written cell."""
        return self._cells.font(row)
