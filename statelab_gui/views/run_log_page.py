"""The Run-log page: which rows, the rows, and how many there are of what."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.models.run_sums import LogSums
from statelab_gui.views import icons, theme
from statelab_gui.views.find_bar import FindBar
from statelab_gui.views.labels.log import sums_text
from statelab_gui.views.run_filter_bar import Named, RunFilterBar
from statelab_gui.views.run_table import RunTable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.page_head import PageHead, page_layout
from statelab_gui.views.widgets.progress_row import ProgressRow


class RunLogPage(QWidget):
    """Shows the log, or what to do while there is nothing in it."""

    export_requested = Signal()
    import_requested = Signal()
    empty_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sums: LogSums | None = None
        self.head = PageHead()
        self.import_button = QPushButton()
        self.export_button = QPushButton()
        self.filter = RunFilterBar()
        self.table = RunTable()
        self.find_bar = FindBar()
        self.nothing = EmptyState("filter")
        self.sums = RoleLabel(Role.QUIET)
        self.sums.setWordWrap(True)  # several groups make a long line
        self.progress = ProgressRow()
        self.empty = EmptyState("log")
        self._rows = QStackedWidget()
        self._content = QWidget()
        self._stack = QStackedWidget()

        icons.set_icon(self.import_button, "import")
        icons.set_icon(self.export_button, "export")
        self._lay_out()
        self.retranslate()

        self.import_button.clicked.connect(self.import_requested)
        self.export_button.clicked.connect(self.export_requested)
        self.find_bar.closed.connect(self.table.setFocus)
        self.nothing.wished.connect(self.filter.clear)
        self.empty.wished.connect(self.empty_wished)

    def _lay_out(self) -> None:
        self._rows.addWidget(self.table)
        self._rows.addWidget(self.nothing)
        self.head.row.addStretch(1)
        self.head.row.addWidget(self.import_button)
        self.head.row.addWidget(self.export_button)
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(3))
        foot.addWidget(self.sums, 1)
        foot.addWidget(self.progress)
        content = QVBoxLayout(self._content)
        content.setContentsMargins(0, 0, 0, 0)
        content.setSpacing(theme.space(2))
        content.addWidget(self.filter)
        content.addWidget(self._rows, 1)
        content.addWidget(self.find_bar)
        content.addLayout(foot)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._content)
        page_layout(self, self.head).addWidget(self._stack, 1)

    def show_empty(self, title: str, sentence: str, button: str) -> None:
        """Show no row, only these words."""
        self._sums = None
        self.empty.say(title, sentence, button)
        self.export_button.setEnabled(False)
        self._stack.setCurrentWidget(self.empty)

    def offer(self, sets: Sequence[Named], examinees: Sequence[Named]) -> None:
        """Offer these in the filter."""
        self.filter.offer(sets, examinees)

    def show_log(self, sums: LogSums | None) -> None:
        """Show the rows that the table's model holds, with their counts; None while they are being
        counted."""
        self._sums = sums
        self._say_sums()
        self.export_button.setEnabled(True)
        self._rows.setCurrentWidget(self.nothing if sums and not sums.shown else self.table)
        self._stack.setCurrentWidget(self._content)

    def _say_sums(self) -> None:
        self.sums.setText(self.tr("Counting…") if self._sums is None else sums_text(self._sums))

    def focus_first(self) -> None:
        """Put the focus on the rows, or on the one button there is."""
        if self._stack.currentWidget() is self.empty:
            self.empty.setFocus()
        else:
            (self.table if self._rows.currentWidget() is self.table else self.nothing).setFocus()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.head.title.setText(self.tr("Run log"))
        self.import_button.setText(self.tr("Import…"))
        self.export_button.setText(self.tr("Export…"))
        self.table.setAccessibleName(self.tr("Run log"))
        self.sums.setAccessibleName(self.tr("Counts of the rows shown"))
        self.nothing.say(
            self.tr("No row passes the filter"),
            self.tr("The rows are still there."),
            self.tr("Show every row"),
        )
        self.filter.retranslate()
        self.find_bar.retranslate()
        self.progress.retranslate()
        self.table.runs.retranslate()
        self._say_sums()
