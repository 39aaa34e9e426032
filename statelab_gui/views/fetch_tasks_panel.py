"""The conversations of a run: a filter that counts them by state, and a table of them."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QStyle,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.fetching.runs import FetchTally, TaskState
from statelab_gui.models.fetch_tasks import (
    COLUMNS,
    FetchTasksModel,
    Read,
    TaskColumn,
    TaskLine,
    alignment,
)
from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.labels.fetch_tasks import column_title, filter_text, line_role, line_text
from statelab_gui.views.labels.fetching import task_state_with_sign
from statelab_gui.views.quiet_header import cell_padding
from statelab_gui.views.quiet_table import Index, QuietDelegate, QuietTable
from statelab_gui.views.table_copier import put_cells
from statelab_gui.views.widgets.labels import RoleLabel

_ROWS_SEEN = 4
_RESULT_CHARACTERS = 18
_MOST_COPIED = 5_000  # rows


class FetchTasksPanel(QWidget):
    """`task_selected(line)` tells the conversation that the reviewer is at, None where none is;
    `filter_changed` that others are wished for; `task_opened(line)` Enter or a double click."""

    task_selected = Signal(object)
    task_opened = Signal(object)
    filter_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = QLabel()
        self.filter = QComboBox()
        self.note = RoleLabel(theme.Role.QUIET)
        self.model = FetchTasksModel(column_title, line_text, self)
        self.table = _TasksTable(self.model)
        self._tally = FetchTally()
        self._task: int | None = None
        self._quiet = False
        self._lay_out()
        self.retranslate()

        self.filter.activated.connect(lambda _: self.filter_changed.emit())
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        self.table.row_opened.connect(self._opened)

    def _lay_out(self) -> None:
        self._label.setBuddy(self.filter)
        self.filter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.filter.addItem("", None)
        for state in TaskState:
            self.filter.addItem("", state)
        head = QHBoxLayout()
        head.setSpacing(theme.space(2))
        head.addWidget(self._label)
        head.addWidget(self.filter)
        head.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addLayout(head)
        column.addWidget(self.table, 1)

    def states(self) -> tuple[TaskState, ...] | None:
        """The states asked for; None for all."""
        state = self.filter.currentData()
        return None if state is None else (TaskState(state),)

    def choose_states(self, state: TaskState | None) -> None:
        """Ask for one state, or for all, without telling."""
        self.filter.setCurrentIndex(self.filter.findData(state))

    def show_tally(self, tally: FetchTally) -> None:
        """Show how many conversations stand how."""
        if tally != self._tally:
            self._tally = tally
            self._word_filter()

    def show_tasks(self, count: int, read: Read, probes: bool, repeats: bool) -> None:
        """Show other conversations, the first of them chosen; `probes` and `repeats` tell whether
        there is anything to see in these columns."""
        self._quiet = True
        self._task = None
        self.model.show(count, read)
        for column, seen in ((TaskColumn.PREFIX, probes), (TaskColumn.REPEAT, repeats)):
            self.table.setColumnHidden(COLUMNS.index(column), not seen)
        self._fit()
        self._quiet = False
        if count:
            self.table.selectRow(0)
        else:
            self.task_selected.emit(None)

    def refresh(self, count: int) -> None:
        """Read again what is seen; the conversation that is chosen stays chosen."""
        self._quiet = True
        row = self.table.currentIndex().row()
        self.model.refresh(count, *self.table.seen())
        if self._task is not None and count:
            self.model.line(row)
            found = self.model.row_near(self._task, row)
            if found >= 0 and found != row:
                self.table.setCurrentIndex(self.model.index(found, 0))
            elif found < 0:
                self.table.clearSelection()
        self._quiet = False

    def current(self) -> TaskLine | None:
        """The conversation that the reviewer is at."""
        return self.model.line(self.table.currentIndex().row())

    def retranslate(self) -> None:
        """Word everything anew."""
        self._label.setText(self.tr("Sho&w"))
        self.filter.setAccessibleName(self.tr("Conversations to show"))
        self.table.setAccessibleName(self.tr("Conversations"))
        self._word_filter()
        self.model.retranslate()
        self._fit()

    def _fit(self) -> None:
        """Room for what is seen, and for every state that a conversation comes to."""
        self.table.fit_columns()
        at = COLUMNS.index(TaskColumn.STATE)
        words = map(task_state_with_sign, TaskState)
        widest = max(map(self.table.fontMetrics().horizontalAdvance, words))
        room = widest + 2 * cell_padding(self.table) + theme.space(1)
        self.table.setColumnWidth(at, max(self.table.columnWidth(at), room))
        at = COLUMNS.index(TaskColumn.RESULT)
        room = self.table.fontMetrics().averageCharWidth() * _RESULT_CHARACTERS
        self.table.setColumnWidth(at, max(self.table.columnWidth(at), room))

    def _word_filter(self) -> None:
        for row in range(self.filter.count()):
            state = self.filter.itemData(row)
            self.filter.setItemText(
                row, filter_text(None if state is None else TaskState(state), self._tally)
            )

    def _chosen(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if self._quiet:
            return
        line = self.model.line(current.row()) if current.isValid() else None
        self._task = line.id if line is not None else None
        self.task_selected.emit(line)

    def _opened(self, row: int) -> None:
        line = self.model.line(row)
        if line is not None:
            self.task_opened.emit(line)


class _TasksTable(QuietTable):
    """Rows are chosen one at a time; Enter opens."""

    row_opened = Signal(int)

    def __init__(self, model: FetchTasksModel) -> None:
        super().__init__()
        self._rows = model
        self.setModel(model)
        self.setItemDelegate(_Inked(self, model))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda index: self.row_opened.emit(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the current row."""
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.row_opened.emit(row)
            return
        super().keyPressEvent(event)

    def seen(self) -> tuple[int, int]:
        """The first and the last row in sight."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height())
        return max(0, first), last if last >= 0 else max(0, self._rows.rowCount() - 1)

    def copy(self) -> None:
        """Put the conversations, as far as they go into a clipboard, there with their titles."""
        shown = [at for at in range(len(COLUMNS)) if not self.isColumnHidden(at)]
        lines = [[column_title(COLUMNS[at]) for at in shown]]
        for row in range(min(self._rows.rowCount(), _MOST_COPIED)):
            line = self._rows.line(row)
            if line is not None:
                lines.append([line_text(COLUMNS[at], line) for at in shown])
        put_cells(lines)

    def minimumSizeHint(self) -> QSize:
        """Room for the header and a few rows."""
        head = self.horizontalHeader().sizeHint().height()
        high = head + _ROWS_SEEN * theme.row_height() + 2 * self.frameWidth()
        return QSize(super().minimumSizeHint().width(), high)


class _Inked(QuietDelegate):
    """Writes state and result in the colour that goes with them.

    It takes what a cell says from the model at once: asked for role by role, as usual, a table
    takes several times as long to be painted and measured.
    """

    def __init__(self, parent: QWidget, model: FetchTasksModel) -> None:
        super().__init__(parent)
        self._rows = model

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        at = index.column()
        line = self._rows.line(index.row())
        option.text = "" if line is None else line_text(COLUMNS[at], line)
        option.displayAlignment = alignment(at)
        self.leave_room(option)
        if line is None or option.state & QStyle.StateFlag.State_Selected:
            return
        role = line_role(COLUMNS[at], line)
        if role is not None:
            option.palette.setColor(QPalette.ColorRole.Text, theme.color(role))
