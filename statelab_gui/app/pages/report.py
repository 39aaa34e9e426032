"""The Report page, wired: made beside the window, anew whenever the document has changed."""

from collections.abc import Generator

from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.pages.report_reading import Held, counting, fitting, names_of
from statelab_gui.app.report_export import ReportExport
from statelab_gui.app.session import Listener, Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.app.tasks import Job, Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.planning import seeds_needed
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.domain.statistics.reporting import Fitted, Report
from statelab_gui.models.last_resort import told
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands import SetPreference
from statelab_gui.views.labels.emptiness import no_document
from statelab_gui.views.labels.report_examinees import told_apart
from statelab_gui.views.report_page import ReportPage

_CHOICES = "report/choices"


class ReportOfDocument(QWidget):
    """The page `report`. Nothing is counted while it is not seen."""

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._task: Task | None = None
        self._planning: Task | None = None
        self._held: Held | None = None
        self._held_of: ReportWish | None = None
        self._shown_of: ReportWish | None = None
        self._baselines: dict[int, Baseline] = {}
        self._fitted: Fitted = {}
        self.page = ReportPage()
        self.files = ReportExport(session, shell, self.page.writing, self)
        self._export = QAction(self)
        self._later = CatchUp(self)

        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        shell.settings.restore_splitter("report/horizon", self.page.horizon.splitter)
        self._export.setShortcut(QKeySequence("Ctrl+Shift+X"))
        shell.set_page_actions("report", [self._export])
        self._word()

        self.page.changed.connect(self._wished)
        self.page.cancel_requested.connect(self._give_up)
        self.page.fit_requested.connect(self._fit)
        self.page.empty_wished.connect(self._lead_on)
        self.page.plan.wished.connect(self._plan)
        self.page.export_requested.connect(self._write_down)
        self._export.triggered.connect(self._write_down)
        plots = self.page.plots
        plots.picture_wished.connect(lambda kind: self.files.save_picture(plots.plot(), kind))
        plots.numbers_wished.connect(lambda: self.files.save_numbers(plots.plot()))
        drift = self.page.drift
        drift.picture_wished.connect(lambda kind: self.files.save_picture(drift.plot, kind))
        drift.numbers_wished.connect(lambda: self.files.save_numbers(drift.plot))
        session.document_changed.connect(self._document_changed)
        session.changed.connect(self._changed)
        self._later.do(self._read)

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("Report")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self._word()
        self.page.retranslate()
        self._later.do(self._read)

    def _word(self) -> None:
        self._export.setText(self.tr("Export report…"))

    def open_facts(self, **facts: Fact) -> None:
        """Show the report; there is nothing to name in it."""
        self._later.now()

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Put the hand on the table, or on what leads to one."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.focus_first()

    # What is shown

    def _document_changed(self) -> None:
        self._cancel()
        self._forget_read()
        self._baselines, self._fitted, self._shown_of = {}, {}, None
        self.page.forget()  # at once, seen or not
        self._later.instead(self._read)

    def _changed(self, changes: Changes) -> None:
        read = changes.replies or changes.runs or changes.cases or changes.case_sets
        if read or changes.case_sets_added or changes.examinees:
            self._forget_read()
            if changes.case_sets or changes.case_sets_added:
                self._baselines = {}  # the number of a case taken away is given again
            self._later.do(self._read)

    def _forget_read(self) -> None:
        self._held = self._held_of = None

    def _read(self) -> None:
        """Offer what there is in the document, then make the report that was last wished for."""
        document = self._session.document
        if document is None:
            self.page.show_empty(*no_document())
            return
        sets = [(one.id, one.name) for one in document.case_sets()]
        examinees = list(told_apart(document.examinees()).items())
        remembered = ReportWish.from_json(document.preference(_CHOICES))
        wish = remembered.among((key for key, _ in sets), (key for key, _ in examinees))
        self.page.offer(sets, examinees, wish)
        if document.has_whole_reply():
            self._make()
        else:
            self._cancel()
            self.page.show_no_reply()

    def _wished(self) -> None:
        """Remember what the reviewer wants in the document, and make it."""
        document = self._session.document
        if document is None:
            return
        self._remember()
        if document.has_whole_reply():
            self._make()

    def _remember(self) -> None:
        document = self._session.document
        if document is not None and not document.read_only:
            self._session.apply(SetPreference(_CHOICES, self.page.wish().to_json()))

    def _give_up(self) -> None:
        """Stop; the choices go back to those of the report that stays on the page."""
        self._cancel()
        shown = self._shown_of
        if self.page.view() is not None and shown is not None and shown != self.page.wish():
            self.page.show_wish(shown)
            self._remember()

    def _make(self) -> None:
        """Make the report that is asked for; what is still being made is given up."""
        self._cancel()
        document = self._session.document
        if document is None:
            return
        wish, path = self.page.wish(), document.path
        held = self._held if _same_trials(self._held_of, wish) else None
        known = self._baselines
        self.page.show_waiting(self.tr("Counting what was answered…"))

        def job() -> Generator[Progress, None, tuple[Held, Report]]:
            return counting(path, wish, held, known)

        self._begin(job, lambda made: self._show_counted(wish, *made))

    def _show_counted(self, wish: ReportWish, held: Held, report: Report) -> None:
        self._held, self._held_of, self._baselines = held, wish, held.baselines
        self._show(wish, report)
        self._fit()

    def _fit(self) -> None:
        """Fit the horizons of the report shown; what was fitted before it was stopped is kept."""
        view, wish, held, fitted = self.page.view(), self._shown_of, self._held, self._fitted
        if view is None or wish is None or held is None:
            return
        report = view.report
        self.page.show_waiting(self.tr("Fitting horizons…"))
        self._begin(lambda: fitting(report, held, fitted), lambda whole: self._end(wish, whole))

    def _end(self, wish: ReportWish, report: Report) -> None:
        self._show(wish, report)
        self.page.show_ended()

    def _show(self, wish: ReportWish, report: Report) -> None:
        document = self._session.document
        if document is not None and self._held is not None:
            self._shown_of = wish
            self.page.show_report(ReportView(report, names_of(document, wish, self._held)))

    # What is wished

    def _lead_on(self) -> None:
        self._shell.show_page("welcome" if self._session.document is None else "desk")

    def _write_down(self) -> None:
        """Ask how the report shown is written; nothing while it is still being made."""
        view = self.page.view()
        if view is not None and self.page.can_export():
            self.files.ask(view.report, view.names)

    def _plan(self, first: float, second: float, power: float, alpha: float) -> None:
        """Work out the seeds beside the window: what that needs takes seconds to load."""
        if self._planning is not None and not self._planning.is_over:
            self._planning.cancel()
        plan = self.page.plan
        plan.show_waiting()

        def job() -> Generator[Progress, None, int]:
            yield Progress(0, 0)
            return seeds_needed(first, second, power, alpha)

        task = self._session.run(
            job, lambda seeds: plan.show_seeds(seeds) if self._planning is task else None
        )
        self._planning = task

    # Jobs

    def _begin(self, job: Job, done: Listener) -> None:
        """Run a job; what one that was given up still tells is not heard."""
        task = self._session.run(
            job,
            on_done=lambda value: done(value) if self._task is task else None,
            on_progress=lambda value: self.page.advance(value) if self._task is task else None,
            on_error=lambda error: self._fail(error) if self._task is task else None,
        )
        task.crashed.connect(lambda _: self._ended(task))
        self._task = task

    def _fail(self, error: KnownError) -> None:
        self.page.show_ended()
        self._session.failed.emit(error)

    def _ended(self, task: Task) -> None:
        if self._task is task:
            self.page.show_ended()

    def _cancel(self) -> None:
        if self._task is not None and not self._task.is_over:
            self._task.cancel()
        self._task = None
        self.page.show_ended()


def _same_trials(before: ReportWish | None, wish: ReportWish) -> bool:
    """Whether what was read for a wish does for another too."""
    if before is None:
        return False
    return (before.sets, before.examinees) == (wish.sets, wish.examinees)


def build(session: Session, shell: Shell) -> QWidget:
    """The page, wired to the session."""
    return ReportOfDocument(session, shell)
