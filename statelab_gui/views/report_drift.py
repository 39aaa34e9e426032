"""Drift in a report: CAR and IDG, families, arm against arm, what was used, and the plot."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.drift.reporting import DriftReport
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.models.last_resort import told
from statelab_gui.models.report_table import ReportRows
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.drift_report import arm_names, realised_table, used_table
from statelab_gui.views.labels.drift_tables import (
    difference_table,
    family_table,
    gap_table,
    standing_table,
)
from statelab_gui.views.plots.report_plots import DriftPlot
from statelab_gui.views.report_table import ReportTableView
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.focus_lead import lead_focus
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle
from statelab_gui.views.widgets.segments import Segments

_PLOT = 4  # the place of the plot among the parts


class TitledTable(QWidget):
    """A table of a report below its title; where it has no row it says why."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = SectionTitle()
        self.table = ReportTableView()
        self._none = RoleLabel(Role.QUIET)
        self._none.setTextFormat(Qt.TextFormat.PlainText)
        self._none.setWordWrap(True)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self._none)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.title)
        column.addWidget(self._stack, 1)
        lead_focus(self, self.table)

    def set_words(self, title: str, none: str) -> None:
        """What the table is called, and what is said where it has no row."""
        self.title.setText(title)
        self.table.setAccessibleName(title)
        self._none.setText(none)

    def show_rows(self, rows: ReportRows) -> None:
        """Show these rows."""
        self.table.show_table(rows)
        self._stack.setCurrentIndex(0 if rows.rows else 1)

    def lines(self) -> list[list[str]]:
        """The whole table as texts, its title and the titles of its columns first."""
        shown = self.table.report
        rows = [list(shown.line(row)) for row in range(shown.rowCount())]
        return [[self.title.text()], list(shown.titles()), *rows] if rows else []


class DriftPanel(QWidget):
    """Everything that a report says of drift, a part at a time.

    `picture_wished("png" or "svg")` and `numbers_wished` ask for a file of the plot.
    """

    picture_wished = Signal(str)
    numbers_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ReportView | None = None
        self._filled: set[int] = set()  # parts of which the tables are those of the view
        self.standings = TitledTable()
        self.gaps = TitledTable()
        self.families = TitledTable()
        self.arms = TitledTable()
        self.used = TitledTable()
        self.realised = TitledTable()
        self.plot = DriftPlot()
        self.which = Segments(_PLOT + 1)
        self.export = QPushButton()
        self._menu = QMenu(self.export)
        self.as_png = self._menu.addAction("")
        self.as_svg = self._menu.addAction("")
        self.as_csv = self._menu.addAction("")
        self._stack = QStackedWidget()
        self._lay_out()
        self.retranslate()

        self.which.chosen.connect(lambda _: self._choose())
        self.as_png.triggered.connect(lambda: self._save(lambda: self.picture_wished.emit("png")))
        self.as_svg.triggered.connect(lambda: self._save(lambda: self.picture_wished.emit("svg")))
        self.as_csv.triggered.connect(lambda: self._save(self.numbers_wished.emit))

    def _tables(self) -> tuple[TitledTable, ...]:
        return self.standings, self.gaps, self.families, self.arms, self.used, self.realised

    def _lay_out(self) -> None:
        icons.set_icon(self.export, "export")
        self.export.setMenu(self._menu)
        pages = (
            (self.standings, self.gaps),
            (self.families,),
            (self.arms,),
            (self.used, self.realised),
            (self.plot,),
        )
        for parts in pages:
            page = QWidget()
            column = QVBoxLayout(page)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(theme.space(3))
            for part in parts:
                column.addWidget(part, 1)
            lead_focus(page, parts[0])
            self._stack.addWidget(page)
        row = QHBoxLayout()
        row.setSpacing(theme.space(2))
        row.addWidget(self.which)
        row.addStretch(1)
        row.addWidget(self.export)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(2), 0, 0)
        column.setSpacing(theme.space(2))
        column.addLayout(row)
        column.addWidget(self._stack, 1)
        lead_focus(self, self.which.buttons[0])

    def show_report(self, view: ReportView | None) -> None:
        """Show the drift part of this report; None for nothing."""
        self._view = view
        self._filled = set()
        drift = view.report.drift if view is not None else None
        if view is None or drift is None:
            for table in self._tables():
                table.show_rows(ReportRows())
            self.plot.show_report(None)
        elif self.isVisible():
            self._fill(view, drift)
        self.export.setEnabled(drift is not None and drift.has_data)

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Fill in what came while nobody looked."""
        super().showEvent(event)
        self._choose()

    def _choose(self) -> None:
        self._stack.setCurrentIndex(self.which.current())
        view = self._view
        if view is not None and view.report.drift is not None:
            self._fill(view, view.report.drift)

    def _save(self, wish: Callable[[], object]) -> None:
        """Ask for a file of the plot, which may not have been seen yet."""
        view = self._view
        if view is not None and view.report.drift is not None:
            self._fill(view, view.report.drift, _PLOT)
            wish()

    def _fill(self, view: ReportView, drift: DriftReport, part: int | None = None) -> None:
        """Fill a part, that which is seen by default, once: those of many arms are long."""
        part = self.which.current() if part is None else part
        if part in self._filled:
            return
        self._filled.add(part)
        measures, names = drift.measures, arm_names(view.names)
        if part == 0:
            self.standings.show_rows(standing_table(measures, names))
            self.gaps.show_rows(gap_table(measures, names))
        elif part == 1:
            self.families.show_rows(family_table(measures, names))
        elif part == 2:
            self.arms.show_rows(difference_table(measures, names))
        elif part == 3:
            self.used.show_rows(used_table(drift, names))
            self.realised.show_rows(realised_table(drift))
        elif part == _PLOT:
            self.plot.show_report(view.report, view.names)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.which.set_words(
            self.tr("CAR and IDG"),
            self.tr("Families"),
            self.tr("Arm against arm"),
            self.tr("Tokens, cost and turns"),
            self.tr("Plot"),
        )
        none = self.tr(
            "No answer to a drift case is counted. Simulated ones are left out unless they are"
            " asked for above."
        )
        self.standings.set_words(self.tr("Full credit and mean score"), none)
        self.gaps.set_words(
            self.tr("Intent drift gap (IDG), and the turn-matched control beside it"),
            self.tr("An examinee must answer the same items clean and in another condition."),
        )
        self.families.set_words(self.tr("By family"), none)
        self.arms.set_words(
            self.tr("Arms of one model on the same items"),
            self.tr("Two arms of one model must answer the same items in the same condition."),
        )
        self.used.set_words(self.tr("Tokens and cost, tracker calls included"), none)
        self.realised.set_words(self.tr("What the conversations have"), none)
        self.export.setText(self.tr("Export plot"))
        self.export.setAccessibleName(self.tr("Export the plot or its numbers"))
        self.as_png.setText(self.tr("Picture (PNG)…"))
        self.as_svg.setText(self.tr("Vector picture (SVG)…"))
        self.as_csv.setText(self.tr("Numbers (CSV)…"))
        self.plot.retranslate()
        self.show_report(self._view)
