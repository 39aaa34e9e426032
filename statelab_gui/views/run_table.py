"""The run log's table: columns to hide, move and size, cells to edit, copy and empty."""

import json
from collections.abc import Callable, Iterator

from PySide6.QtCore import QLine, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.models.run_clipboard import Block, chosen_lines
from statelab_gui.models.run_columns import COLUMNS, FIELDS, LogEntry, RunColumn
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.views import theme
from statelab_gui.views.labels.log import column_name, run_words
from statelab_gui.views.labels.runs import setting_text
from statelab_gui.views.quiet_table import QuietTable
from statelab_gui.views.run_editor import RunDelegate
from statelab_gui.views.table_copier import TableCopier

_WIDEST = 32  # characters a column is given at first
_TELL_AFTER_MS = 400


class RunTable(QuietTable):
    """`desk_requested(case_id, examinee_id or 0)` and `first_error_requested(reply_id)` lead on;
    `columns_changed(text)` tells how the columns are arranged now."""

    desk_requested = Signal(int, int)
    first_error_requested = Signal(int)
    columns_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.runs = RunLogModel(run_words(), self)
        self._arranging = False
        self._telling = QTimer(self)
        self._copier = TableCopier(self)
        self.setModel(self.runs)
        self.setItemDelegate(RunDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed
        )
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self._telling.setSingleShot(True)
        self._telling.setInterval(_TELL_AFTER_MS)
        header = self.horizontalHeader()
        header.setSectionsMovable(True)
        header.setSectionsClickable(True)
        header.setSortIndicatorShown(True)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

        header.sortIndicatorChanged.connect(self._sort)
        header.customContextMenuRequested.connect(self._column_menu)
        header.sectionMoved.connect(self._arranged)
        header.sectionResized.connect(self._arranged)
        self.runs.modelAboutToBeReset.connect(self._copier.finish)
        self._telling.timeout.connect(lambda: self.columns_changed.emit(self.arrangement()))
        self.doubleClicked.connect(lambda index: self.lead_on(index.row(), index.column()))

    # columns

    def arrangement(self) -> str:
        """Order, width and visibility of the columns as text."""
        header = self.horizontalHeader()
        order = sorted(range(len(COLUMNS)), key=header.visualIndex)
        columns = [
            {
                "column": COLUMNS[at].value,
                "width": header.sectionSize(at) or self._hidden_width(at),
                "hidden": header.isSectionHidden(at),
            }
            for at in order
        ]
        return json.dumps(columns)

    def arrange(self, text: str | None) -> None:
        """Arrange the columns as `arrangement` told; without a text, as at first.

        Columns that the text does not know stay behind those it knows.
        """
        self._arranging = True
        header = self.horizontalHeader()
        for at in range(len(COLUMNS)):
            header.setSectionHidden(at, False)
            header.moveSection(header.visualIndex(at), at)
        try:
            wanted = json.loads(text) if text else []
            known = {one["column"]: one for one in wanted if one["column"] in set(RunColumn)}
            for place, (name, one) in enumerate(known.items()):
                at = COLUMNS.index(RunColumn(name))
                header.moveSection(header.visualIndex(at), place)
                header.resizeSection(at, max(theme.space(6), int(one["width"])))
                header.setSectionHidden(at, bool(one["hidden"]))
            if not known:
                self._fit_at_first()
        except (ValueError, TypeError, KeyError):
            self._fit_at_first()
        self._arranging = False

    def _fit_at_first(self) -> None:
        self.fit_columns()
        widest = self.fontMetrics().averageCharWidth() * _WIDEST
        for at in range(len(COLUMNS)):
            least = self._filled_width() if COLUMNS[at] in FIELDS else 0
            self.setColumnWidth(at, max(least, min(self.columnWidth(at), widest)))
        self.setColumnWidth(COLUMNS.index(RunColumn.NOTES), widest)

    def _filled_width(self) -> int:
        """Room for the longest thing said in a cell that is not a note, before it is said."""
        words = self.fontMetrics().horizontalAdvance(setting_text(NOT_PROVIDED))
        return words + theme.space(4)  # it is drawn in italics, with its padding

    def _hidden_width(self, at: int) -> int:
        return self.fontMetrics().averageCharWidth() * max(8, len(column_name(COLUMNS[at])))

    def _arranged(self) -> None:
        if not self._arranging:
            self._telling.start()

    def _column_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        self.fill_column_menu(menu)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.horizontalHeader().mapToGlobal(at))

    def fill_column_menu(self, menu: QMenu) -> None:
        """One entry a column, checked while it is shown; the last one shown cannot be hidden."""
        header = self.horizontalHeader()
        for at in sorted(range(len(COLUMNS)), key=header.visualIndex):
            action = QAction(column_name(COLUMNS[at]).replace("&", "&&"), menu)
            action.setCheckable(True)
            action.setChecked(not header.isSectionHidden(at))
            last = header.count() - header.hiddenSectionCount() == 1
            action.setEnabled(not (last and action.isChecked()))
            action.toggled.connect(lambda on, at=at: self._show_column(at, on))
            menu.addAction(action)

    def _show_column(self, at: int, on: bool) -> None:
        self.setColumnHidden(at, not on)
        self._arranged()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        self.keeping_place(lambda: self.runs.sort(column, order))

    # rows

    def keeping_place(self, change: Callable[[], None]) -> None:
        """Do what may reset the rows; the current row stays current where it is still shown."""
        at = self.currentIndex()
        number = self.runs.ids()[at.row()] if at.isValid() else 0
        change()
        row = self.runs.row_of(number) if number else -1
        if row >= 0 and self.currentIndex().row() != row:
            self.setCurrentIndex(self.runs.index(row, at.column()))

    def choose(self, reply_id: int) -> bool:
        """Make the row of a reply the current one; false when it is not shown."""
        row = self.runs.row_of(reply_id)
        if row >= 0:
            index = self.runs.index(row, 0)
            self.setCurrentIndex(index)
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        return row >= 0

    def current_entry(self) -> LogEntry | None:
        """What the current row holds."""
        return self.runs.entry(self.currentIndex().row())

    def lead_on(self, row: int, column: int) -> None:
        """From a cell that is not edited: to the First-error page when the reply is not right,
        otherwise to the Desk."""
        entry = self.runs.entry(row)
        if entry is None or self.runs.flags(self.runs.index(row, column)) & _EDITABLE:
            return
        if entry.status in (CaseStatus.WRONG, CaseStatus.FORMAT_ERROR):
            self.first_error_requested.emit(entry.run.reply_id)
        else:
            self.to_desk()

    def to_desk(self) -> None:
        """Wish for the Desk at the case of the current row."""
        entry = self.current_entry()
        if entry is not None:
            self.desk_requested.emit(entry.run.case_id, entry.run.examinee_id or 0)

    # cells

    def copy(self) -> None:
        """Put the chosen cells on the clipboard, as they stand, for a spreadsheet."""
        blocks = [
            Block(range(one.top(), one.bottom() + 1), range(one.left(), one.right() + 1))
            for one in self.selectionModel().selection().toList()
        ]
        header = self.horizontalHeader()
        seen = [at for at in range(header.count()) if not header.isSectionHidden(at)]
        if any(at in block.columns for block in blocks for at in seen):
            columns = sorted(seen, key=header.visualIndex)
            self._copier.begin(chosen_lines(self.runs, blocks, columns))

    def fill(self, setting: Setting) -> None:
        """Wish for a setting in every chosen cell that can be filled in."""
        for index in self.selectionModel().selectedIndexes():
            if self.runs.flags(index) & _EDITABLE:
                self.runs.setData(index, setting)

    def can_fill(self) -> bool:
        """Whether a chosen cell can be filled in."""
        filled = {at for at, column in enumerate(COLUMNS) if column in FIELDS}
        current = self.currentIndex()
        return current.column() in filled and bool(self.runs.flags(current) & _EDITABLE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete empties cells; Enter edits, or leads on from a cell that is not edited."""
        key = event.key()
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.fill(BLANK)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            if not self.edit(self.currentIndex(), _EDIT_KEY, event):
                self.lead_on(self.currentIndex().row(), self.currentIndex().column())
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells, and under each that can be filled in a line, as in a paper form."""
        super().paintEvent(event)
        lines = list(self._lines_to_fill(event.rect()))
        if lines:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(QPalette.ColorRole.Mid))
            painter.drawLines(lines)
            painter.end()

    def _lines_to_fill(self, area: QRect) -> Iterator[QLine]:
        """A line a cell of this part of the viewport that can be filled in."""
        gap = theme.space(1)
        spans = [
            (left + gap, left + self.columnWidth(at) - gap - 1)
            for at, column in enumerate(COLUMNS)
            if column in FIELDS
            and not self.isColumnHidden(at)
            and (left := self.columnViewportPosition(at)) <= area.right()
            and left + self.columnWidth(at) > area.left()
        ]
        row = self.rowAt(area.top()) if spans else -1
        while 0 <= row < self.runs.rowCount():
            y = self.rowViewportPosition(row) + self.rowHeight(row) - 1
            if self.rowViewportPosition(row) > area.bottom():
                return
            entry = self.runs.entry(row)
            if entry is not None and entry.run.reply_id is not None:
                yield from (QLine(left, y, right, y) for left, right in spans)
            row += 1

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with the row and the cells chosen."""
        menu = QMenu(self)
        entry = self.current_entry()
        desk = menu.addAction(self.tr("Open on the Desk"), self.to_desk)
        desk.setEnabled(entry is not None)
        first = menu.addAction(self.tr("Find the first observed wrong prefix"))
        wrong = entry is not None and entry.status in (CaseStatus.WRONG, CaseStatus.FORMAT_ERROR)
        first.setEnabled(wrong)
        if wrong and entry is not None:
            number = entry.run.reply_id
            first.triggered.connect(lambda: self.first_error_requested.emit(number))
        menu.addSeparator()
        menu.addAction(self.tr("Copy"), self.copy)
        absent = menu.addAction(self.tr("Not provided"), lambda: self.fill(NOT_PROVIDED))
        blank = menu.addAction(self.tr("Blank"), lambda: self.fill(BLANK))
        for action in (absent, blank):
            action.setEnabled(self.can_fill())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())


_EDITABLE = Qt.ItemFlag.ItemIsEditable
_EDIT_KEY = QAbstractItemView.EditTrigger.EditKeyPressed
