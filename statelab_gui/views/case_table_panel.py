"""The cases of a set: filter row, table, and what is said when nothing passes the filter."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QMenu,
    QStackedWidget,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.cases import CaseInfo
from statelab_gui.models.case_filter import CaseFilter
from statelab_gui.models.case_table import COLUMNS, CaseColumn, CaseTableModel, Index
from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.case_filter_bar import CaseFilterBar
from statelab_gui.views.labels.cases import case_words
from statelab_gui.views.labels.families import standing_role
from statelab_gui.views.quiet_table import QuietDelegate, QuietTable
from statelab_gui.views.widgets.empty_state import EmptyState


class CaseTablePanel(QWidget):
    """Tells the case that is current and the one opened by a double click or Enter."""

    case_selected = Signal(object)  # int, or None where no case is shown
    case_opened = Signal(int)
    shown_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.filters = CaseFilterBar()
        self.model = CaseTableModel(case_words(), self)
        self.table = _Table()
        self._no_match = EmptyState("filter")
        self._reading = EmptyState("cases")
        self._stack = QStackedWidget()
        self._menu_actions: list[QAction] = []
        self._following = False
        self._unread = False  # the cases are not here yet
        self._failed = False
        self.table.setModel(self.model)
        self.table.setItemDelegate(_StatusDelegate(self.model, self.table))
        self.table.sortByColumn(0, Qt.SortOrder.AscendingOrder)

        self._stack.addWidget(self.table)
        self._stack.addWidget(self._no_match)
        self._stack.addWidget(self._reading)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.filters)
        layout.addWidget(self._stack, 1)

        self.filters.filter_changed.connect(self._apply_filter)
        self.table.selectionModel().currentRowChanged.connect(self._tell)
        self.table.opened.connect(self._open)
        self.table.customContextMenuRequested.connect(self._open_menu)
        self._no_match.wished.connect(self._clear_filters)
        self.retranslate()

    def set_cases(self, cases: list[CaseInfo]) -> None:
        """Show the cases of another set, its first one chosen."""
        self._unread = False
        self._following = True
        self.filters.set_cases(cases)
        self.model.set_filter(self.filters.filter())
        self.model.set_cases(cases)
        self._following = False
        self.table.fit_columns()
        self._after_rows_changed(None)

    def show_reading(self, failed: bool = False) -> None:
        """Hold no case, and say that they are being read, or that they could not be."""
        self._unread, self._failed = True, failed
        self._following = True
        self.model.set_cases([])  # what is asked of them stays asked
        self._following = False
        self._say_reading()
        self._after_rows_changed(None)

    def refresh(self, cases: list[CaseInfo]) -> None:
        """Take new values of the cases shown; the chosen case stays chosen."""
        kept = self.current_case()
        self._following = True
        self.model.refresh(cases)
        self._following = False
        self._after_rows_changed(kept.id if kept else None)

    def select(self, case_id: int) -> bool:
        """Choose a case and tell it; filters that hide it are cleared. False when not held."""
        if self.model.row_of(case_id) < 0:
            self.filters.clear()
        row = self.model.row_of(case_id)
        if row < 0:
            return False
        self._make_current(row)
        return True

    def current_case(self) -> CaseInfo | None:
        """The case whose prompt is shown."""
        return self.model.case_at(self.table.currentIndex().row())

    def selected_cases(self) -> list[CaseInfo]:
        """The cases of the chosen rows, in the order shown."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return [case for row in rows if (case := self.model.case_at(row)) is not None]

    def set_menu(self, actions: list[QAction]) -> None:
        """The actions that a right click on a case offers."""
        self._menu_actions = actions

    def _apply_filter(self, wanted: CaseFilter) -> None:
        kept = self.current_case()
        self._following = True
        self.model.set_filter(wanted)
        self._following = False
        self._after_rows_changed(kept.id if kept else None)

    def _clear_filters(self) -> None:
        self.filters.clear()
        self.table.setFocus()

    def _after_rows_changed(self, kept: int | None) -> None:
        """Show table or remark, and keep, or else choose, a current case."""
        anything = self.model.rowCount() > 0
        remark = self._reading if self._unread else self._no_match
        self._stack.setCurrentWidget(self.table if anything else remark)
        row = self.model.row_of(kept) if kept is not None else -1
        self.shown_changed.emit()
        if row < 0 or self.table.currentIndex().row() != row:
            self._make_current(max(0, row))

    def _make_current(self, row: int) -> None:
        at = self.model.index(row, 0)
        if not at.isValid():
            self.case_selected.emit(None)
            return
        self._following = True
        flags = QItemSelectionModel.SelectionFlag
        self.table.selectionModel().setCurrentIndex(at, flags.ClearAndSelect | flags.Rows)
        self._following = False
        self.table.scrollTo(at)
        self._tell(at, QModelIndex())

    def _tell(self, current: QModelIndex, previous: QModelIndex) -> None:
        case = self.model.case_at(current.row())
        if not self._following:
            self.case_selected.emit(case.id if case else None)

    def _open(self, row: int) -> None:
        case = self.model.case_at(row)
        if case is not None:
            self.case_opened.emit(case.id)

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.addActions(self._menu_actions)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.table.viewport().mapToGlobal(at))

    def retranslate(self) -> None:
        """Word everything anew."""
        self.table.setAccessibleName(self.tr("Cases"))
        self._no_match.say(
            self.tr("No case passes the filters"),
            self.tr("The set has cases, but none with everything that is asked above."),
            self.tr("Clear filters"),
        )
        self._say_reading()
        self.filters.retranslate()
        self.model.retranslate()
        self.table.fit_columns()

    def _say_reading(self) -> None:
        reading, failed = self.tr("Reading the cases…"), self.tr("The cases could not be read.")
        self._reading.say(failed if self._failed else reading, "")


class _Table(QuietTable):
    """Rows that open by a double click or Enter."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSortingEnabled(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda at: self.opened.emit(at.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and plain:
            if self.currentIndex().isValid():
                self.opened.emit(self.currentIndex().row())
            return
        super().keyPressEvent(event)


class _StatusDelegate(QuietDelegate):
    """Writes the status in its colour."""

    def __init__(self, model: CaseTableModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        case = self._model.case_at(index.row())
        if case is not None and COLUMNS[index.column()] is CaseColumn.STATUS:
            palette: QPalette = option.palette
            role = standing_role(case.status, case.simulated > 0, case.begun)
            palette.setColor(QPalette.ColorRole.Text, theme.color(role))
            option.palette = palette
