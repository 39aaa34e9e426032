"""The Fetch page: the runs at the left, one of them at the right, or how to begin the first."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.fetching.runs import FetchRun
from statelab_gui.models.last_resort import told
from statelab_gui.views import icons, theme
from statelab_gui.views.columns import Columns
from statelab_gui.views.fetch_run_panel import FetchRunPanel
from statelab_gui.views.fetch_runs_panel import FetchRunsPanel
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.page_head import PageHead, page_layout
from statelab_gui.views.widgets.progress_row import ProgressRow

_SHARES = (64, 200)  # of the page's width: runs, the run


class FetchPage(QWidget):
    """`practice_requested` wishes for simulated answers at once, `empty_wished` for what is missing
    before there can be any run. `files_dropped(paths)` brings result files."""

    practice_requested = Signal()
    new_run_requested = Signal()
    connections_requested = Signal()
    empty_wished = Signal()
    files_dropped = Signal(list)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.head = PageHead()
        self.connections = QPushButton()
        self.progress = ProgressRow()
        self.runs = FetchRunsPanel()
        self.run = FetchRunPanel()
        self.columns = Columns()
        self.empty = EmptyState("fetch")
        self.first = EmptyState("fetch")
        self.begin = QPushButton()
        self._welcome = QWidget()
        self._stack = QStackedWidget()
        self._lay_out()
        self.setAcceptDrops(True)
        self.retranslate()
        self.show_runs([], False)

        self.connections.clicked.connect(self.connections_requested)
        self.runs.new_run_requested.connect(self.new_run_requested)
        self.begin.clicked.connect(self.new_run_requested)
        self.first.wished.connect(self.practice_requested)
        self.empty.wished.connect(self.empty_wished)

    def _lay_out(self) -> None:
        icons.set_icon(self.connections, "settings")
        icons.set_icon(self.begin, "add")
        icons.set_icon(self.first.button, "simulated")
        self.head.row.addStretch(1)
        self.head.row.addWidget(self.connections)
        self.columns.addWidget(self.runs)
        self.columns.addWidget(self.run)
        self.columns.setStretchFactor(1, 1)
        self.columns.setSizes([theme.space(1) * share for share in _SHARES])
        welcome = QVBoxLayout(self._welcome)
        welcome.setContentsMargins(0, 0, 0, 0)
        welcome.addWidget(self.first, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.begin)
        welcome.addLayout(foot)
        for part in (self.empty, self._welcome, self.columns):
            self._stack.addWidget(part)
        page = page_layout(self, self.head)
        page.addWidget(self.progress)
        page.addWidget(self._stack, 1)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files where the run shown waits for results; a document is the window's."""
        if self.run.buttons.read_files.isVisibleTo(self) and _files(event):
            event.acceptProposedAction()

    @told(None)
    def dropEvent(self, event: QDropEvent) -> None:
        """Tell of the files dropped."""
        event.acceptProposedAction()
        self.files_dropped.emit(_files(event))

    def show_empty(self, title: str, sentence: str, button: str) -> None:
        """Show no run, only what is missing before there can be one."""
        self.empty.say(title, sentence, button)
        self.connections.setVisible(False)
        self._stack.setCurrentWidget(self.empty)

    def is_empty(self) -> bool:
        """Whether it shows only what is missing."""
        return self._stack.currentWidget() is self.empty

    def show_runs(self, runs: list[FetchRun], writable: bool) -> None:
        """Show these runs; where there are none, how to begin."""
        self.runs.show_runs(runs)
        self.connections.setVisible(True)
        for part in (self.runs.new_run, self.begin, self.first.button):
            part.setEnabled(writable)
        self._stack.setCurrentWidget(self.columns if runs else self._welcome)

    def focus_first(self) -> None:
        """Put the hand on what leads on."""
        shown = self._stack.currentWidget()
        if shown is self.empty:
            self.empty.setFocus()
        elif shown is self._welcome:
            self.first.setFocus()
        elif self.run.buttons.go_on.isVisibleTo(self):
            self.run.buttons.go_on.setFocus()
        else:
            self.run.tasks.table.setFocus()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.head.title.setText(self.tr("Fetch"))
        self.connections.setText(self.tr("Connections…"))
        self.begin.setText(self.tr("New run…"))
        self.first.say(
            self.tr("No run yet"),
            self.tr(
                "A run begins a new conversation for every case and records each answer as it came."
                " Practice needs no service: its answers are simulated on this computer and marked"
                " so everywhere."
            ),
            self.tr("Try with Practice"),
        )
        for part in (self.progress, self.runs, self.run):
            part.retranslate()


def _files(event: QDropEvent) -> list[Path]:
    """The files dragged that may hold results."""
    found = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in found if path.suffix in (".jsonl", ".json", ".ndjson", ".txt")]
