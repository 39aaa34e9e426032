"""A table of a report: sorted by any column, simulated rows hatched, long names cut."""

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QBrush, QContextMenuEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QStyleOptionViewItem, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.models.report_table import SIMULATED_ROLE, ReportRows, ReportTable
from statelab_gui.views import theme
from statelab_gui.views.freezing_table import FreezingTable
from statelab_gui.views.quiet_table import QuietDelegate
from statelab_gui.views.rows_table import RowsTable

Index = QModelIndex | QPersistentModelIndex
_NAME = 28  # characters of a name that are seen in any case
_RISING, _FALLING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
translate = QCoreApplication.translate


class ReportTableView(RowsTable, FreezingTable):
    """Shows a ReportRows. Long names are cut in the middle, where what tells them apart is not.

    The first column stays in sight. A click on a header sorts by it, a second one the other way, a
    third one not at all; the menu of the table does the same by the keyboard.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted_widths: list[int] = []  # that the columns would take, in pixels
        self.report = ReportTable(self)
        self.use(self.report)
        self.setItemDelegate(_HatchingDelegate(self))
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        header.setSortIndicator(-1, _RISING)
        header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.freeze(1)

    def show_table(self, table: ReportRows, *, choose: bool = False) -> None:
        """Show this table in place of the one before; with `choose` a row of it is chosen."""
        row = self.chosen()
        self.report.show_table(table)
        self.horizontalHeader().setSortIndicator(*self.report.sorted_by())
        self.fit_columns()
        if table.rows and choose:
            source = max(0, min(row, len(table.rows) - 1))
            self.choose(self.report.shown_row(source))

    def chosen(self) -> int:
        """Which row of the table the reviewer is at, however it is sorted; -1 for none."""
        return self.report.source_row(self.currentIndex().row())

    def fit_columns(self) -> None:
        """As every quiet table; names give way where there is no room for all."""
        super().fit_columns()
        self._wanted_widths = [self.columnWidth(at) for at in range(self.report.columnCount())]
        self._settle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give names the room there is now."""
        super().resizeEvent(event)
        self._settle()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer to sort by the column pointed at, or the one that the keyboard is in."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        at = self.currentIndex() if by_key else self.indexAt(event.pos())
        menu = self.menu_of(at.column())
        place = self.visualRect(at).bottomLeft() if by_key and at.isValid() else event.pos()
        menu.exec(self.viewport().mapToGlobal(place))
        menu.deleteLater()

    def menu_of(self, column: int) -> QMenu:
        """What can be done with the table, and with that column of it; -1 is none."""
        menu = QMenu(self)
        menu.addAction(translate("ReportTable", "&Copy rows"), self.copy)
        menu.addSeparator()
        if column >= 0:
            title = self.report.titles()[column].replace("&", "&&")
            rising = translate("ReportTable", "Sort by “{column}”, &rising").format(column=title)
            falling = translate("ReportTable", "Sort by “{column}”, &falling").format(column=title)
            header = self.horizontalHeader()
            menu.addAction(rising, lambda: header.setSortIndicator(column, _RISING))
            menu.addAction(falling, lambda: header.setSortIndicator(column, _FALLING))
        own = menu.addAction(
            translate("ReportTable", "&Order of the report"),
            lambda: self.horizontalHeader().setSortIndicator(-1, _RISING),
        )
        own.setEnabled(self.report.sorted_by()[0] >= 0)
        return menu

    def height_of_rows(self) -> int:
        """The height at which every row is seen."""
        rows = max(1, self.report.rowCount()) * theme.row_height()
        bar = self.horizontalScrollBar().sizeHint().height()
        return self.horizontalHeader().sizeHint().height() + rows + bar + 2 * self.frameWidth()

    def width_of_columns(self) -> int:
        """The width at which every column is seen, and a bar to scroll by."""
        bar = self.verticalScrollBar().sizeHint().width()
        return sum(self._wanted_widths) + bar + 2 * self.frameWidth()

    def _settle(self) -> None:
        missing = sum(self._wanted_widths) - self.viewport().width()
        least = self.fontMetrics().averageCharWidth() * _NAME
        numbers, header = self.report.table().numbers, self.horizontalHeader()
        for at, wanted in reversed(list(enumerate(self._wanted_widths))):
            if at in numbers:
                continue
            width = max(min(wanted, least), wanted - max(0, missing), header.sectionSizeHint(at))
            missing -= wanted - width
            self.setColumnWidth(at, width)


class _HatchingDelegate(QuietDelegate):
    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Hatch the ground of a simulated row."""
        super().initStyleOption(option, index)
        if index.data(SIMULATED_ROLE):
            ink = theme.color(theme.Role.SIMULATED)
            ink.setAlphaF(0.3)
            option.backgroundBrush = QBrush(ink, Qt.BrushStyle.BDiagPattern)
