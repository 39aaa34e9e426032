"""A table of a report: sorted by any column, simulated rows hatched, long names in lines."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QBrush, QContextMenuEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QStyleOptionViewItem, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.models.report_table import SIMULATED_ROLE, ReportRows, ReportTable
from statelab_gui.views import theme
from statelab_gui.views.freezing_table import FreezingTable
from statelab_gui.views.quiet_table import QuietDelegate
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.wrapping import WrappingHeader, height_of_lines, width_in_lines

_TIGHT = 3  # lines of a name from which on columns stand closer
Index = QModelIndex | QPersistentModelIndex
_NAME = 28  # characters of a name that are seen in any case
_RISING, _FALLING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
translate = QCoreApplication.translate


@dataclass(frozen=True)
class _Fit:
    """A way to make do with the room there is: lines of a header, lines of a name."""

    heads: int
    names: int


_FITS = (_Fit(1, 1), _Fit(2, 1), _Fit(2, 2), _Fit(2, 3), _Fit(2, 4))


class ReportTableView(RowsTable, FreezingTable):
    """Shows a ReportRows. Where there is no room for it, headers stand in two lines, then names in
    two to four; only then it is scrolled, and names longer yet are cut in the middle, where what
    tells them apart is not. `rows_resized` tells that rows have become higher or lower.

    The first column stays in sight. A click on a header sorts by it, a second one the other way, a
    third one not at all; the menu of the table does the same by the keyboard.
    """

    rows_resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._needed: dict[_Fit, list[int]] = {}  # the widths of the columns, in pixels
        self._seen: list[set[str]] = []  # the lines of each column
        self._fit = _FITS[0]
        self.report = ReportTable(self)
        self._heads = WrappingHeader(self)
        self._heads.setSectionsClickable(True)
        self.follow_header(self._heads)
        self.use(self.report)
        self._cells = _HatchingDelegate(self)
        self.setItemDelegate(self._cells)
        self._heads.setStretchLastSection(False)
        self._heads.setSortIndicator(-1, _RISING)
        self._heads.setSortIndicatorClearable(True)
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
        """Give every column the room that its texts need, in as few lines as there is room for."""
        self._needed.clear()
        self._seen = [self.lines_seen(at) for at in range(self.report.columnCount())]
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
        rows = max(1, self.report.rowCount()) * self.verticalHeader().defaultSectionSize()
        bar = self.horizontalScrollBar().sizeHint().height()
        return self._heads.sizeHint().height() + rows + bar + 2 * self.frameWidth()

    def width_of_columns(self) -> int:
        """The width at which every column is seen in one line, and a bar to scroll by."""
        bar = self.verticalScrollBar().sizeHint().width()
        return sum(self._widths(_FITS[0])) + bar + 2 * self.frameWidth()

    def _widths(self, fit: _Fit) -> list[int]:
        """The widths that the columns need so."""
        if fit not in self._needed:
            metrics, room, numbers = self.cell_metrics(), self.cell_room(), self._numbers()
            spare = theme.space(2) if fit.names < _TIGHT else theme.space(1)
            self._needed[fit] = [
                spare
                + max(
                    self._heads.width_in(at, fit.heads),
                    room + width_in_lines(lines, 1 if at in numbers else fit.names, metrics),
                )
                for at, lines in enumerate(self._seen)
            ]
        return self._needed[fit]

    def _numbers(self) -> frozenset[int]:
        return frozenset(self.report.table().numbers)

    def _settle(self) -> None:
        room = self.viewport().width()
        fit = next((one for one in _FITS if sum(self._widths(one)) <= room), _FITS[-1])
        widths = list(self._widths(fit))
        missing = sum(widths) - room
        least = self.fontMetrics().averageCharWidth() * _NAME
        for at, wanted in reversed(list(enumerate(widths))):
            if missing > 0 and at not in self._numbers():
                head = self._heads.width_in(at, fit.heads)
                widths[at] = max(min(wanted, least), wanted - missing, head)
                missing -= wanted - widths[at]
        high = height_of_lines(fit.names, self.cell_metrics())
        taller = high != self.verticalHeader().defaultSectionSize()
        self._cells.wraps = fit.names > 1
        self._heads.set_lines(fit.heads)
        for at, width in enumerate(widths):
            self.setColumnWidth(at, width)
        if taller:
            self.verticalHeader().setDefaultSectionSize(high)
        if taller or fit != self._fit:
            self._fit = fit
            self.updateGeometries()
            self.rows_resized.emit()


class _HatchingDelegate(QuietDelegate):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.wraps = False

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Hatch the ground of a simulated row."""
        super().initStyleOption(option, index)
        if self.wraps:
            option.features |= QStyleOptionViewItem.ViewItemFeature.WrapText
        if index.data(SIMULATED_ROLE):
            ink = theme.color(theme.Role.SIMULATED)
            ink.setAlphaF(0.3)
            option.backgroundBrush = QBrush(ink, Qt.BrushStyle.BDiagPattern)
