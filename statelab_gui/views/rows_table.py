"""A quiet table of texts: a row is chosen, opened, or copied for a spreadsheet."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from statelab_gui.models.text_table import TextTable
from statelab_gui.views import theme
from statelab_gui.views.quiet_table import QuietTable
from statelab_gui.views.table_copier import put_cells

_ROWS_SEEN = 4


class RowsTable(QuietTable):
    """`row_chosen` tells the row that the reviewer is at, `row_opened` one on which Enter was
    pressed or that was clicked twice."""

    row_chosen = Signal(int)
    row_opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.use(TextTable(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.verticalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda index: self.row_opened.emit(index.row()))

    def use(self, rows: TextTable) -> None:
        """Show another kind of table, of which this one becomes the owner."""
        self.rows = rows
        self.setModel(rows)
        self.selectionModel().currentRowChanged.connect(self._tell)

    def show_rows(
        self, titles: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()
    ) -> None:
        """Show other rows, none of them chosen; `numbers` are columns aligned to the right."""
        self.rows.show_rows(titles, rows, numbers)
        self.fit_columns()

    def choose(self, row: int | None) -> None:
        """Choose a row without telling; None chooses none."""
        blocked = self.blockSignals(True)
        if row is None:
            self.clearSelection()
            self.setCurrentIndex(QModelIndex())
        else:
            self.selectRow(row)
        self.blockSignals(blocked)

    def copy(self) -> None:
        """Put the chosen rows, or all where none is chosen, on the clipboard with their titles."""
        chosen = sorted(index.row() for index in self.selectionModel().selectedRows())
        rows = chosen or range(self.rows.rowCount())
        lines = [self.rows.titles(), *(self.rows.line(row) for row in rows)]
        put_cells(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the current row."""
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.row_opened.emit(row)
            return
        super().keyPressEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Room for the header and a few rows."""
        head = self.horizontalHeader().sizeHint().height()
        high = head + _ROWS_SEEN * theme.row_height() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), high)

    def _tell(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid():
            self.row_chosen.emit(current.row())
