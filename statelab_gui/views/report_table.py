"""A table of a report: simulated rows are hatched, and long names cut."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QResizeEvent
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from statelab_gui.models.report_table import SIMULATED_ROLE, ReportRows, ReportTable
from statelab_gui.views import theme
from statelab_gui.views.quiet_table import QuietDelegate
from statelab_gui.views.rows_table import RowsTable

Index = QModelIndex | QPersistentModelIndex
_NAME = 28  # characters of a name that are seen in any case


class ReportTableView(RowsTable):
    """Shows a ReportRows. Long names are cut in the middle, where what tells them apart is not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted: list[int] = []  # the widths that the columns would take, in pixels
        self.report = ReportTable(self)
        self.use(self.report)
        self.setItemDelegate(_HatchingDelegate(self))
        self.horizontalHeader().setStretchLastSection(False)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)

    def show_table(self, table: ReportRows, *, choose: bool = False) -> None:
        """Show this table in place of the one before; with `choose` a row of it is chosen."""
        row = self.currentIndex().row()
        self.report.show_table(table)
        self.fit_columns()
        if table.rows and choose:
            self.choose(max(0, min(row, len(table.rows) - 1)))

    def fit_columns(self) -> None:
        """As every quiet table; names give way where there is no room for all."""
        super().fit_columns()
        self._wanted = [self.columnWidth(at) for at in range(self.report.columnCount())]
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give names the room there is now."""
        super().resizeEvent(event)
        self._settle()

    def height_of_rows(self) -> int:
        """The height at which every row is seen."""
        rows = max(1, self.report.rowCount()) * theme.row_height()
        bar = self.horizontalScrollBar().sizeHint().height()
        return self.horizontalHeader().sizeHint().height() + rows + bar + 2 * self.frameWidth()

    def width_of_columns(self) -> int:
        """The width at which every column is seen, and a bar to scroll by."""
        bar = self.verticalScrollBar().sizeHint().width()
        return sum(self._wanted) + bar + 2 * self.frameWidth()

    def _settle(self) -> None:
        missing = sum(self._wanted) - self.viewport().width()
        least = self.fontMetrics().averageCharWidth() * _NAME
        numbers, header = self.report.table().numbers, self.horizontalHeader()
        for at, wanted in reversed(list(enumerate(self._wanted))):
            if at in numbers:
                continue
            width = max(min(wanted, least), wanted - max(0, missing), header.sectionSizeHint(at))
            missing -= wanted - width
            self.setColumnWidth(at, width)


class _HatchingDelegate(QuietDelegate):
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Hatch the ground of a simulated row."""
        super().initStyleOption(option, index)
        if index.data(SIMULATED_ROLE):
            ink = theme.color(theme.Role.SIMULATED)
            ink.setAlphaF(0.3)
            option.backgroundBrush = QBrush(ink, Qt.BrushStyle.BDiagPattern)
