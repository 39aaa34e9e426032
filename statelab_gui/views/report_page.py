"""The Report page: of what, the tables, and what stands below them."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.domain.statistics.reporting import ReportChoices
from statelab_gui.views import icons, theme
from statelab_gui.views.labels import report_notes as notes
from statelab_gui.views.labels.drift_report import drift_extent, drift_limits, drift_notes
from statelab_gui.views.report_drift import DriftPanel
from statelab_gui.views.report_foot import ReportFoot
from statelab_gui.views.report_groups import GroupsPanel
from statelab_gui.views.report_horizon import HorizonPanel
from statelab_gui.views.report_pairs import ComparisonsPanel
from statelab_gui.views.report_plan import PlanPanel
from statelab_gui.views.report_plots_panel import PlotsPanel
from statelab_gui.views.report_tools import ReportTools
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.page_head import PageHead, page_layout
from statelab_gui.views.widgets.progress_row import ProgressRow
from statelab_gui.views.widgets.tabs import Tabs


class ReportPage(QWidget):
    """Shows a report, or what to do while there is nothing to report on.

    `changed` tells that the reviewer wants another report, `wish` is it. A study can be planned
    before there is any reply.
    """

    changed = Signal()
    cancel_requested = Signal()
    fit_requested = Signal()
    export_requested = Signal()
    empty_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ReportView | None = None
        self._no_reply = False
        self.head = PageHead()
        self.export_button = QPushButton()
        self.tools = ReportTools()
        self.progress = ProgressRow()
        self.writing = ProgressRow()
        self.unfinished = Banner(Role.QUIET)
        self.groups = GroupsPanel()
        self.pairs = ComparisonsPanel()
        self.horizon = HorizonPanel()
        self.plots = PlotsPanel()
        self.drift = DriftPanel()
        self.plan = PlanPanel()
        self.tabs = Tabs()
        self.foot = ReportFoot()
        self.empty = EmptyState("report")
        self.nothing = EmptyState("report")
        self._lead_on: Callable[[], object] = self.empty_wished.emit
        self._first = QStackedWidget()
        self._content = QWidget()
        self._stack = QStackedWidget()
        self._lay_out()
        self.retranslate()

        self.tools.changed.connect(self.changed)
        self.groups.grouping_changed.connect(self.changed)
        self.progress.cancel_requested.connect(self.cancel_requested)
        self.export_button.clicked.connect(self.export_requested)
        self.unfinished.wished.connect(self.fit_requested)
        self.empty.wished.connect(self.empty_wished)
        self.nothing.wished.connect(lambda: self._lead_on())
        self.tabs.currentChanged.connect(lambda _: self._say_notes())

    def _lay_out(self) -> None:
        self._first.addWidget(self.nothing)
        self._first.addWidget(self.groups)
        for panel in (self._first, self.pairs, self.horizon, self.plots, self.drift, self.plan):
            self.tabs.addTab(panel, "")
        self.tabs.setTabVisible(self.tabs.indexOf(self.drift), False)
        icons.set_icon(self.export_button, "export")
        self.head.row.addStretch(1)
        self.head.row.addWidget(self.export_button)
        self.foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        content = QVBoxLayout(self._content)
        content.setContentsMargins(0, 0, 0, 0)
        content.setSpacing(theme.space(2))
        content.addWidget(self.tools)
        content.addWidget(self.unfinished)
        content.addWidget(self.tabs, 1)
        content.addWidget(self.progress)  # below: what is read does not move when it comes or goes
        content.addWidget(self.writing)
        content.addWidget(self.foot)
        self._stack.addWidget(self.empty)
        self._stack.addWidget(self._content)
        self.head.note.setTextFormat(Qt.TextFormat.PlainText)
        page_layout(self, self.head).addWidget(self._stack, 1)

    # what is wished

    def wish(self) -> ReportWish:
        """The report that is asked for."""
        tools = self.tools
        return ReportWish(
            tools.sets.chosen(),
            tools.examinees.chosen(),
            ReportChoices(
                self.groups.grouping(),
                scratch=not tools.scratch.isChecked(),
                simulated=tools.simulated.isChecked(),
            ),
        )

    def offer(
        self, sets: list[tuple[int, str]], examinees: list[tuple[int, str]], wish: ReportWish
    ) -> None:
        """Offer these sets and examinees and show what is wished; nothing is told."""
        self.tools.offer(sets, examinees, wish)
        self.groups.set_grouping(wish.choices.grouping)
        self._stack.setCurrentWidget(self._content)

    def show_wish(self, wish: ReportWish) -> None:
        """Show what is wished, of what is offered already; nothing is told."""
        self.tools.show_wish(wish)
        self.groups.set_grouping(wish.choices.grouping)

    # what is shown

    def show_empty(self, title: str, sentence: str, button: str) -> None:
        """Show no report, only these words."""
        self.forget()
        self.empty.say(title, sentence, button)
        self._stack.setCurrentWidget(self.empty)

    def show_report(self, view: ReportView) -> None:
        """Show this report; one of drift alone opens there and not on empty groups."""
        had_drift = self._view is not None and self._view.report.drift is not None
        self._view = view
        self._show()
        new_drift = view.report.drift is not None and not had_drift
        waited = self.tabs.currentWidget() is self._first
        if new_drift and waited and not view.report.trials and not view.report.left_out_simulated:
            self.tabs.setCurrentWidget(self.drift)

    def view(self) -> ReportView | None:
        """The report shown; None while there is none."""
        return self._view

    def can_export(self) -> bool:
        """Whether there is a whole report to write down."""
        return self._view is not None and self._view.report.whole and self._view.report.has_data

    def forget(self) -> None:
        """Show no figure of any document."""
        self._view = None
        self.progress.end()
        self._show()

    def show_no_reply(self) -> None:
        """Show that there is no reply yet, and what leads on to one."""
        self._no_reply = True
        self.forget()

    def show_waiting(self, sentence: str) -> None:
        """Show that a report is being made; the one before stays meanwhile."""
        self._no_reply = False
        self.progress.begin(sentence)
        self._show_first()
        self._show_unfinished()

    def advance(self, progress: Progress) -> None:
        """Show how far that is."""
        self.progress.advance(progress)

    def show_ended(self) -> None:
        """Show that nothing is being made any more."""
        self.progress.end()
        self._show_first()
        self._show_unfinished()

    def focus_first(self) -> None:
        """Put the focus on the table, or on the one button there is."""
        shown: QWidget | None = self.tabs.currentWidget()
        if self._stack.currentWidget() is self.empty:
            shown = self.empty
        elif shown is self._first:
            shown = self._first.currentWidget()
            if shown is self.nothing and self.nothing.button.isHidden():
                shown = self.tabs.tabBar()
        if shown is not None:
            shown.setFocus()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.head.title.setText(self.tr("Report"))
        self.export_button.setText(self.tr("Export report…"))
        titles = (
            self.tr("&Groups"),
            self.tr("Co&mparisons"),
            self.tr("Ho&rizon"),
            self.tr("Pl&ots"),
            self.tr("&Drift"),
            self.tr("Plan a stud&y"),
        )
        for at, title in enumerate(titles):
            self.tabs.setTabText(at, title)
        for part in (self.tools, self.progress, self.writing, *self._panels(), self.plan):
            part.retranslate()
        self._show()

    def _panels(
        self,
    ) -> tuple[GroupsPanel, ComparisonsPanel, HorizonPanel, PlotsPanel, DriftPanel]:
        return self.groups, self.pairs, self.horizon, self.plots, self.drift

    def _show(self) -> None:
        view = self._view
        for panel in self._panels():
            panel.show_report(view)
        self.head.note.setText(_extent(view) if view is not None else "")
        has_drift = view is not None and view.report.drift is not None
        self.tabs.setTabVisible(self.tabs.indexOf(self.drift), has_drift)
        self.export_button.setEnabled(self.can_export())
        self._show_first()
        self._show_unfinished()
        self._say_notes()

    def _show_unfinished(self) -> None:
        """Say that the horizons are missing, where nobody is at them any more, and lead on."""
        view = self._view
        stopped = view is not None and not view.report.whole and self.progress.isHidden()
        self.horizon.show_stopped(stopped)
        if not stopped:
            self.unfinished.say("")
            return
        self.unfinished.say(
            self.tr(
                "Fitting the horizons was stopped. The report can be exported once it is done."
            ),
            self.tr("Fit the horizons"),
        )

    def _show_first(self) -> None:
        """The groups, or why there are none."""
        view = self._view
        if view is not None and view.report.trials:
            waited = self.tabs.tabBar().hasFocus() and self._first.currentWidget() is self.nothing
            self._first.setCurrentWidget(self.groups)
            if waited:  # the hand was put there only while there was no table
                self.groups.setFocus()
        elif self._no_reply:
            self._say_nothing(
                self.empty_wished.emit,
                self.tr("No reply yet"),
                self.tr(
                    "Record whole-case replies on the Desk. They are counted and compared here."
                ),
                self.tr("Go to the Desk"),
            )
        elif view is not None and view.report.left_out_simulated:
            self._say_nothing(
                self._include_simulated,
                self.tr("Only simulated replies"),
                self.tr("No model gave them, so they are left out unless you ask for them."),
                self.tr("Include simulated replies"),
            )
        elif view is not None and view.report.drift is not None:
            self._say_nothing(
                lambda: self.tabs.setCurrentWidget(self.drift),
                self.tr("Only answers to drift cases"),
                self.tr("They are counted on a page of their own, and never among state cases."),
                self.tr("Show drift"),
            )
        elif view is not None:
            self._say_nothing(
                self._choose_all,
                self.tr("No reply is in this choice"),
                self.tr("The sets and examinees chosen above have no whole-case reply."),
                self.tr("Choose all"),
            )
        elif self.progress.isHidden():
            self._say_nothing(
                self.changed.emit,
                self.tr("The report was not made"),
                self.tr("It was stopped before it was done. Nothing is lost."),
                self.tr("Make the report"),
            )
        else:
            self._say_nothing(
                self.changed.emit,
                self.tr("The report is being made"),
                self.tr("The replies are read and counted beside the window."),
            )

    def _say_nothing(
        self, lead_on: Callable[[], object], title: str, sentence: str, button: str = ""
    ) -> None:
        self._lead_on = lead_on
        self.nothing.say(title, sentence, button)
        self._first.setCurrentWidget(self.nothing)

    def _include_simulated(self) -> None:
        self.tools.simulated.setChecked(True)
        self.changed.emit()

    def _choose_all(self) -> None:
        self.tools.choose_all()
        self.changed.emit()

    def _say_notes(self) -> None:
        told: list[str] = []
        limits = notes.limits()
        panel = self.tabs.currentWidget()
        drift = self._view.report.drift if self._view is not None else None
        if panel is self.plan:
            told = notes.plan_notes()
        elif panel is self.drift and self._view is not None and drift is not None:
            told, limits = drift_notes(drift, self._view.names), drift_limits()
        elif self._view is None or not self._view.report.trials:
            told = []
        elif panel is self._first:
            told = notes.group_notes(self._view)
        elif panel is self.pairs:
            told = notes.pair_notes(self._view)
        elif panel is self.horizon:
            told = notes.horizon_notes(self._view)
        self.foot.show_notes(told, limits)


def _extent(view: ReportView) -> str:
    """What the report is made of; of drift alone where nothing else is in it."""
    report = view.report
    if report.drift is None:
        return notes.extent(report)
    if not report.trials and not report.left_out_simulated:
        return drift_extent(report.drift)
    pattern = QCoreApplication.translate("ReportPage", "{state} · {drift}")
    return pattern.format(state=notes.extent(report), drift=drift_extent(report.drift))
