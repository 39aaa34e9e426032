"""The tracking horizons of a report: a table, and the chosen one with its points and reasons."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.statistics.by_length import LengthShares
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.domain.statistics.reporting import FamilyHorizon, Report
from statelab_gui.models.report_table import ReportRows
from statelab_gui.views import theme
from statelab_gui.views.labels.report_horizon import (
    crossing_sentences,
    horizon_table,
    horizon_title,
    point_table,
)
from statelab_gui.views.plots.report_plots import SuccessPlot
from statelab_gui.views.report_table import ReportTableView
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.focus_lead import lead_focus
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class HorizonPanel(QWidget):
    """Where success falls with the length, of each examinee, family and form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ReportView | None = None
        self._stopped = False
        self.table = ReportTableView()
        self.title = SectionTitle()
        self.points = ReportTableView()
        self.sentences = QLabel()
        self.plot = SuccessPlot()
        self._none = RoleLabel(Role.QUIET)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self._stack = QStackedWidget()
        self._lay_out()
        self.retranslate()

        self.table.row_chosen.connect(lambda _: self._show_chosen())

    def _lay_out(self) -> None:
        for label in (self.title, self.sentences, self._none):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sentences.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        below = QWidget()
        column = QVBoxLayout(below)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self.title)
        row = QHBoxLayout()
        row.setSpacing(theme.space(4))
        row.addWidget(self.points, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.sentences, 2)
        row.addWidget(self.plot, 5)
        column.addLayout(row, 1)
        self.splitter.addWidget(self.table)
        self.splitter.addWidget(below)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(theme.space(3))
        self._stack.addWidget(self.splitter)
        self._stack.addWidget(self._none)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, theme.space(2), 0, 0)
        layout.addWidget(self._stack)
        lead_focus(self, self.table)

    def show_report(self, view: ReportView | None) -> None:
        """Show the horizons of this report; None for nothing."""
        self._view = view
        table = horizon_table(view) if view is not None else ReportRows()
        self.table.show_table(table, choose=True)
        self._stack.setCurrentIndex(0 if table.rows else 1)
        if view is None or view.report.whole:
            none = self.tr("No trial is answered yet: there is no horizon to look for.")
        elif self._stopped:
            none = self.tr("The curves were not fitted: that was stopped.")
        else:
            none = self.tr("The curves are still being fitted…")
        self._none.setText(none)
        self._show_chosen()

    def show_stopped(self, stopped: bool) -> None:
        """Say whether the curves are being fitted, or whether that was stopped."""
        if stopped != self._stopped:
            self._stopped = stopped
            self.show_report(self._view)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.table.setAccessibleName(self.tr("Tracking horizons"))
        self.points.setAccessibleName(self.tr("Passed at each length"))
        self.plot.retranslate()
        self.show_report(self._view)

    def _show_chosen(self) -> None:
        view, row = self._view, self.table.chosen()
        if view is None or not 0 <= row < len(view.report.horizons):
            return
        one = view.report.horizons[row]
        self.title.setText(horizon_title(one, view.names))
        self.points.show_table(point_table(one.horizon))
        self.points.setMaximumHeight(self.points.height_of_rows())
        self.points.setFixedWidth(self.points.width_of_columns())
        self.plot.show_report(_only(view.report, one), view.names)
        self.sentences.setText("\n\n".join(crossing_sentences(one.horizon)))


def _only(report: Report, chosen: FamilyHorizon) -> Report:
    """The report with the curves of one examinee, form, family and recipe alone."""

    def same(one: FamilyHorizon | LengthShares) -> bool:
        return one.key == chosen.key

    return replace(
        report,
        horizons=tuple(filter(same, report.horizons)),
        by_length=tuple(filter(same, report.by_length)),
    )
