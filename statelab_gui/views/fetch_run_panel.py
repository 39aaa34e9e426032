"""One run: what it is, how far it is, what may be done with it, and its conversations."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.journal import FetchProgress
from statelab_gui.domain.fetching.runs import FetchRun
from statelab_gui.views import theme
from statelab_gui.views.fetch_bar import FetchBar
from statelab_gui.views.fetch_detail import FetchDetail
from statelab_gui.views.fetch_run_buttons import FetchRunButtons
from statelab_gui.views.fetch_tasks_panel import FetchTasksPanel
from statelab_gui.views.labels.fetch_remedies import remedy_text, stopped_text
from statelab_gui.views.labels.fetching import (
    hosts_text,
    in_a_line,
    left_text,
    pace_text,
    run_about,
    spent_text,
    tally_sentence,
    waits_text,
)
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.labels import ElidedLabel, RoleLabel
from statelab_gui.views.widgets.line import Line


class FetchRunPanel(QWidget):
    """Shows a run as the document holds it, and while it is under way, what the run tells.

    `remedy_requested` is the one thing offered where it stopped by itself.
    """

    remedy_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: FetchRun | None = None
        self._progress: FetchProgress | None = None
        self._examinees = ""
        self._title = ElidedLabel()
        self._simulated = RoleLabel(Role.SIMULATED)
        self._about = RoleLabel(Role.QUIET)
        self.bar = FetchBar()
        self.counts = Line()
        self.pace = Line(at_the_end=True)
        self.stopped = Banner(Role.PROBLEM)
        self.waits = Banner(Role.STEP)
        self.tasks = FetchTasksPanel()
        self.detail = FetchDetail()
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.buttons = FetchRunButtons()
        self._lay_out()
        self.retranslate()

        self.stopped.wished.connect(self.remedy_requested)
        self.buttons.nothing_left.connect(self._take_keyboard)

    def _lay_out(self) -> None:
        self._title.setFont(theme.section_font())
        self._about.setWordWrap(True)
        head = QHBoxLayout()
        head.setSpacing(theme.space(2))
        head.addWidget(self._title, 1)
        head.addWidget(self._simulated)
        told = QHBoxLayout()
        told.setSpacing(theme.space(3))
        told.addWidget(self.counts, 1)
        told.addWidget(self.pace, 1)
        self.splitter.addWidget(self.tasks)
        self.splitter.addWidget(self.detail)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(theme.space(3))
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addLayout(head)
        column.addWidget(self._about)
        column.addWidget(self.bar)
        column.addLayout(told)
        column.addWidget(self.stopped)
        column.addWidget(self.waits)
        column.addWidget(self.splitter, 1)
        column.addWidget(self.buttons)

    def show_run(self, run: FetchRun, examinees: str, under_way: bool, can_begin: bool) -> None:
        """Show a run; `can_begin` tells whether it could be gone on with now."""
        if self._run is None or self._run.id != run.id or not under_way:
            self._progress = None
        self._run, self._examinees = run, examinees
        self.buttons.show_run(run, under_way, can_begin)
        self._word()

    def run(self) -> FetchRun | None:
        """The run shown."""
        return self._run

    def show_progress(self, progress: FetchProgress) -> None:
        """Show how the run shown stands while it is under way."""
        self._progress = progress
        self._word_progress()

    def show_pausing(self) -> None:
        """Show that it was asked to pause, and what it still waits for."""
        if self.buttons.pause.hasFocus():  # not on to Stop, which a second press would cut off with
            self._take_keyboard()
        self.buttons.show_pausing()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        text = self.tr("{sign} Simulated: no model was asked")
        self._simulated.setText(text.format(sign=theme.sign(Role.SIMULATED)))
        for part in (self.bar, self.tasks, self.detail, self.buttons):
            part.retranslate()
        self._word()

    def _word(self) -> None:
        run = self._run
        if run is None:
            return
        connection = run.plan.connection
        self._title.setText(name_shown(run.plan.name))
        self._simulated.setVisible(connection.simulated)
        self._about.setText(run_about(run, self._examinees, hosts_text(run.plan)))
        self.stopped.say(stopped_text(run), remedy_text(run) if self.buttons.can_begin() else "")
        self._word_progress()

    def _take_keyboard(self) -> None:
        self.tasks.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _word_progress(self) -> None:
        run, progress = self._run, self._progress
        if run is None:
            return
        tally = run.tally if progress is None else progress.tally
        self.bar.show_tally(tally, run.plan.connection.simulated)
        self.counts.setText(tally_sentence(tally))
        self.tasks.show_tally(tally)
        waits = None if progress is None else progress.waits_seconds
        self._say_wait("" if waits is None else waits_text(waits))
        told = [spent_text(tally, run.plan.spending_limit)]
        if progress is not None and waits is None:
            told += [left_text(progress.seconds_left), pace_text(progress.per_minute)]
        self.pace.setText(in_a_line(told))

    def _say_wait(self, sentence: str) -> None:
        if sentence != self.waits.text():
            self.waits.say(sentence)
