"""The plots of a report, one at a time, and the menu that saves the one shown."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.models.last_resort import told
from statelab_gui.views import icons, theme
from statelab_gui.views.plots.report_plots import (
    CostPlot,
    FormatErrorsPlot,
    FormsPlot,
    ReportPlot,
    SuccessPlot,
)
from statelab_gui.views.widgets.focus_lead import lead_focus
from statelab_gui.views.widgets.segments import Segments


class PlotsPanel(QWidget):
    """`picture_wished("png" or "svg")` and `numbers_wished` ask for a file of the plot shown.

    Only that one is drawn.
    """

    picture_wished = Signal(str)
    numbers_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ReportView | None = None
        self.plots: tuple[ReportPlot, ...] = (
            SuccessPlot(),
            FormsPlot(),
            FormatErrorsPlot(),
            CostPlot(),
        )
        self._drawn: list[ReportView | None] = [None] * len(self.plots)
        self.which = Segments(len(self.plots))
        self.export = QPushButton()
        self._menu = QMenu(self.export)
        self.as_png = self._menu.addAction("")
        self.as_svg = self._menu.addAction("")
        self.as_csv = self._menu.addAction("")
        self._stack = QStackedWidget()
        self._lay_out()
        self.retranslate()

        self.which.chosen.connect(lambda _: self._show())
        self.as_png.triggered.connect(lambda: self.picture_wished.emit("png"))
        self.as_svg.triggered.connect(lambda: self.picture_wished.emit("svg"))
        self.as_csv.triggered.connect(lambda: self.numbers_wished.emit())

    def _lay_out(self) -> None:
        icons.set_icon(self.export, "export")
        self.export.setMenu(self._menu)
        for plot in self.plots:
            self._stack.addWidget(plot)
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

    def plot(self) -> ReportPlot:
        """The plot that is chosen."""
        return self.plots[self.which.current()]

    def show_report(self, view: ReportView | None) -> None:
        """Show the plots of this report; None for nothing."""
        self._view = view
        if self.isVisible():
            self._show()

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Draw what came while nobody looked."""
        super().showEvent(event)
        self._show()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.which.set_words(
            self.tr("Success"),
            self.tr("Form against form"),
            self.tr("Format errors"),
            self.tr("Tokens and cost"),
        )
        self.export.setText(self.tr("Export p&lot"))
        self.export.setAccessibleName(self.tr("Export the plot or its numbers"))
        self.as_png.setText(self.tr("Picture (PNG)…"))
        self.as_svg.setText(self.tr("Vector picture (SVG)…"))
        self.as_csv.setText(self.tr("Numbers (CSV)…"))
        for plot in self.plots:
            plot.retranslate()

    def _show(self) -> None:
        at, view = self.which.current(), self._view
        if self._drawn[at] is not view:
            self._drawn[at] = view
            report = view.report if view is not None else None
            self.plots[at].show_report(report, view.names if view is not None else None)
        self._stack.setCurrentIndex(at)
        self.export.setEnabled(self.plots[at].has_data())
