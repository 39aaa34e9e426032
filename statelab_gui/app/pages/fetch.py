"""The Fetch page, wired: runs are begun, gone on with and looked into."""

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.pages.fetch_acting import Acting
from statelab_gui.app.pages.fetch_batches import Batches
from statelab_gui.app.pages.fetch_detail import Details
from statelab_gui.app.pages.fetch_reading import ends, examinees_of, lines, runs_now
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.domain.fetching.journal import FetchProgress
from statelab_gui.domain.fetching.runs import FetchRun
from statelab_gui.domain.fetching.wishing import FetchWish
from statelab_gui.models.fetch_tasks import TaskLine
from statelab_gui.models.last_resort import told
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.document import Document
from statelab_gui.views.fetch_page import FetchPage
from statelab_gui.views.labels.emptiness import no_case_set, no_document


class Fetch(QWidget):
    """The page `fetch`. What a run tells while it is under way is shown at once; its table is read
    again when the session tells that something came in."""

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._fetching = shell.fetching
        self._runner = shell.fetching.runner
        self._shown: int | None = None  # the run at the right
        self._runs: list[FetchRun] = []  # as they were read last; none of them: read all anew
        self._touched: set[int] = set()  # those that may stand otherwise by now
        self._examinees: dict[int, str] = {}  # who answers in a run, as it was read
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self.page = FetchPage()
        self.acting = Acting(session, shell, self.page, self)
        self.batches = Batches(session, shell, self.page, self)
        self.details = Details(session, shell, self.page.run.detail, self)
        self._new = QAction(self)
        self._later = CatchUp(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._later.do(self._read_document)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self._new.setShortcut(QKeySequence("Ctrl+Shift+R"))
        self._shell.set_page_actions("fetch", [self._new])
        self._shell.settings.restore_splitter("fetch/main", self.page.columns)
        self._shell.settings.restore_splitter("fetch/run", self.page.run.splitter)

    def _connect(self) -> None:
        page, tasks = self.page, self.page.run.tasks
        page.practice_requested.connect(self._fetching.practise)
        page.new_run_requested.connect(self.new_run)
        page.connections_requested.connect(lambda: self._shell.trigger("tools.connections"))
        page.empty_wished.connect(self._lead_on)
        page.runs.run_selected.connect(self.show_run)
        tasks.filter_changed.connect(self._show_tasks)
        tasks.task_selected.connect(self._task_selected)
        tasks.task_opened.connect(self.details.go_to_reply)
        self._new.triggered.connect(self.new_run)
        self._fetching.made.connect(self._made)
        self._runner.began.connect(lambda _: self._refresh_all())
        self._runner.ended.connect(lambda _: self._refresh_all())
        self._runner.progressed.connect(self._progressed)
        self._shell.network.book.changed.connect(self._refresh_all)
        self._soon.timeout.connect(lambda: self._later.do(self._refresh))
        self._session.changed.connect(self._changed)
        self._session.document_changed.connect(self._document_changed)

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("Fetch")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self._new.setText(self.tr("New run…"))
        self._examinees.clear()
        self.page.retranslate()
        if self.page.is_empty():
            there = self._session.document is not None
            self.page.show_empty(*(no_case_set() if there else no_document()))

    def open_facts(self, **facts: Fact) -> None:
        """Show a run by its id; without facts, what was shown last or the newest."""
        self._later.now()
        run_id = facts.get("run_id")
        if isinstance(run_id, int):
            self.show_run(run_id)

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Put the hand on what leads on."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.focus_first()

    def new_run(self) -> None:
        """Ask what a new run is to be."""
        if self._session.document is not None:
            self._fetching.ask(FetchWish())

    # What is shown

    def _document_changed(self) -> None:
        self._shown = None
        self._runs = []
        self._examinees.clear()
        self.details.show(None)
        self.page.run.tasks.model.show(0, lambda *_: ())  # at once, seen or not
        self._later.instead(self._read_document)

    def _read_document(self) -> None:
        document = self._session.document
        if document is None:
            self.page.show_empty(*no_document())
        elif not document.case_sets():
            self.page.show_empty(*no_case_set())
        elif not self._fetching.is_ready():
            self._fetching.when_ready(lambda: self._later.do(self._read_document))
        else:
            runs = self._runs = document.fetch_runs()
            self.page.show_runs(runs, not document.read_only)
            known = [run.id for run in runs]
            if known:
                self.show_run(self._shown if self._shown in known else known[0])

    def show_run(self, run_id: int) -> None:
        """Show a run and its conversations."""
        document = self._session.document
        if document is None or self.page.runs.model.row_of(run_id) < 0:
            self._shown = run_id if document is not None else None
            return
        if run_id != self._shown:
            self._shown = run_id
            self.page.run.tasks.choose_states(None)
        self.page.runs.select(run_id)
        self._show_head(document, document.fetch_run(run_id))
        self._show_tasks()

    def _show_head(self, document: Document, run: FetchRun) -> None:
        under_way = self._runner.run_id == run.id
        can_begin = not under_way and not document.read_only
        examinees = self._examinees.get(run.id)
        if examinees is None:
            examinees = self._examinees[run.id] = examinees_of(document, ends(document, run))
        shown = self._runner.as_it_would_ask(run)
        self.page.run.show_run(shown, examinees, under_way, can_begin)
        progress = self._runner.progress()
        if under_way and progress is not None:
            self.page.run.show_progress(progress)
        if under_way and self._runner.is_pausing:
            self.page.run.show_pausing()

    def _show_tasks(self) -> None:
        document, run_id = self._session.document, self._shown
        if document is None or run_id is None:
            return
        tasks = self.page.run.tasks
        states = tasks.states()
        run = document.fetch_run(run_id)
        both = ends(document, run)
        tasks.show_tasks(
            document.fetch_task_count(run_id, states),
            partial(lines, document, run_id, states, run.plan.connection.simulated),
            probes=any(task.prefix is not None for task in both),
            repeats=any(task.repeat > 1 for task in both),
        )

    def _task_selected(self, line: TaskLine | None) -> None:
        self.details.show(line)

    def _made(self, run_id: int, _wish: FetchWish | None) -> None:
        if self.isVisible():
            self._later.do(self._read_document)
            self.show_run(run_id)
        else:
            self._shown = run_id
            self._later.do(self._read_document)

    def _progressed(self, run_id: int, progress: FetchProgress) -> None:
        if run_id == self._shown and self.isVisible():
            self.page.run.show_progress(progress)

    def _changed(self, changes: Changes) -> None:
        if changes.examinees:
            self._examinees.clear()
            self._runs = []
        self._touched |= changes.fetch_runs
        if changes.fetch_runs or changes.examinees:
            self._soon.start(0)  # the other pages read what came in at this turn
        elif changes.case_sets or changes.case_sets_added:
            self._later.do(self._read_document)

    def _refresh_all(self) -> None:
        self._runs = []
        self._later.do(self._refresh)

    def _refresh(self) -> None:
        """Read again how the runs stand, and the conversations that are seen."""
        document = self._session.document
        if document is None or not self._fetching.is_ready():
            return
        runs = self._runs = runs_now(document, self._runs, self._touched)
        self._touched.clear()
        if not runs or self._shown is None:
            self._read_document()
            return
        self.page.show_runs(runs, not document.read_only)
        shown = next((run for run in runs if run.id == self._shown), None)
        if shown is None:
            self.show_run(runs[0].id)
            return
        self.page.runs.select(shown.id)
        self._show_head(document, shown)
        tasks = self.page.run.tasks
        tasks.refresh(document.fetch_task_count(shown.id, tasks.states()))
        line = tasks.current()
        if line is not None and line != self.page.run.detail.line():
            self.details.show(line)

    def _lead_on(self) -> None:
        self._shell.show_page("welcome" if self._session.document is None else "cases")


def build(session: Session, shell: Shell) -> QWidget:
    """The page, wired to the session."""
    return Fetch(session, shell)
