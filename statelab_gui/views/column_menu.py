"""The menu of a column of the run log: its order, its filter, its place, and which are shown."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.views.run_grid import RunGrid


class ColumnMenu(QMenu):
    """What only the table must know it is told itself; the rest is wished for."""

    filter_wished = Signal(int)
    every_value_wished = Signal(int)
    new_wished = Signal()
    change_wished = Signal(object)
    remove_wished = Signal(object)

    def __init__(self, table: RunGrid, at: int, filtered: bool, writable: bool) -> None:
        super().__init__(table)
        self._table = table
        self._at = at
        if at >= 0:
            self._add_order()
            self.addSeparator()
            self._add_filter(filtered)
            self.addSeparator()
            self._add_place()
            self.addSeparator()
        self._add_own(writable)
        self.shown = self.addMenu(self.tr("Columns &shown"))
        self._fill_shown()

    def _add_order(self) -> None:
        header = self._table.header
        orders = (
            (self.tr("Sort &ascending"), self._at, Qt.SortOrder.AscendingOrder),
            (self.tr("Sort &descending"), self._at, Qt.SortOrder.DescendingOrder),
            (self.tr("&Order of the case sets"), -1, Qt.SortOrder.AscendingOrder),
        )
        for text, at, order in orders:
            action = self.addAction(text)
            action.triggered.connect(
                lambda _=False, at=at, order=order: header.setSortIndicator(at, order)
            )

    def _add_filter(self, filtered: bool) -> None:
        at = self._at
        asks = self.addAction(self.tr("Filter by &value…"))
        asks.setEnabled(self._table.column_of(at) is not RunColumn.SETTINGS)
        asks.triggered.connect(lambda: self.filter_wished.emit(at))
        every = self.addAction(self.tr("Show &every value"))
        every.setEnabled(filtered)
        every.triggered.connect(lambda: self.every_value_wished.emit(at))

    def _add_place(self) -> None:
        table, at = self._table, self._at
        seen = table.columns_seen()
        place = seen.index(at) if at in seen else -1
        kept = place + 1 == table.frozen
        keep = self.addAction(self.tr("&Keep the columns up to this one in sight"))
        keep.setCheckable(True)
        keep.setChecked(kept)
        keep.triggered.connect(lambda: table.freeze(0 if kept else place + 1))
        left = self.addAction(self.tr("Move to the &left"))
        left.setEnabled(place > 0)
        left.triggered.connect(lambda: table.move_column(at, -1))
        right = self.addAction(self.tr("Move to the &right"))
        right.setEnabled(0 <= place < len(seen) - 1)
        right.triggered.connect(lambda: table.move_column(at, 1))
        hide = self.addAction(self.tr("&Hide this column"))
        hide.setEnabled(len(seen) > 1)
        hide.triggered.connect(lambda: table.show_column(at, False))

    def _add_own(self, writable: bool) -> None:
        new = self.addAction(self.tr("&New column…"))
        new.setEnabled(writable)
        new.triggered.connect(self.new_wished)
        column = self._table.column_of(self._at) if self._at >= 0 else None
        if isinstance(column, LogColumn):
            change = self.addAction(self.tr("&Change this column…"))
            remove = self.addAction(self.tr("Re&move this column"))
            change.triggered.connect(lambda: self.change_wished.emit(column))
            remove.triggered.connect(lambda: self.remove_wished.emit(column))
            for action in (change, remove):
                action.setEnabled(writable)

    def _fill_shown(self) -> None:
        """One entry a column, checked while it is shown; the last one shown cannot be hidden."""
        table, header = self._table, self._table.header
        only = len(table.columns_seen()) == 1
        for at in sorted(range(header.count()), key=header.visualIndex):
            action = QAction(table.column_title(at).replace("&", "&&"), self.shown)
            action.setCheckable(True)
            action.setChecked(not header.isSectionHidden(at))
            action.setEnabled(not (only and action.isChecked()))
            action.toggled.connect(lambda on, at=at: table.show_column(at, on))
            self.shown.addAction(action)
