"""The plots of a report as widgets: looked at, saved as picture or vectors, told as numbers."""

import math
from abc import abstractmethod
from collections.abc import Callable
from html import escape
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.statistics.report_names import ReportNames
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.labels.report_plots import PlotKind, PlotWords, plot_words
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_drawing import Drawing, Page, page_look, png_of, svg_of
from statelab_gui.views.plots.report_pages import drawing_of
from statelab_gui.views.plots.saving import save_whole
from statelab_gui.views.widgets.empty_state import EmptyState

_LINES_HIGH, _LINES_WIDE = 14, 20


class ReportPlot(QWidget):
    """A plot of a report; it scrolls where it is higher than its room.

    Before there is a report, and where it holds nothing of its kind, it says so.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report: Report | None = None
        self._names: ReportNames | None = None
        self._words = PlotWords()
        self._canvas = _Canvas()
        self._scroll = _Scroll(self._canvas)
        self._empty = EmptyState("report")
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._scroll)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.setFocusProxy(self._scroll)
        self.retranslate()

    @property
    @abstractmethod
    def kind(self) -> PlotKind:
        """Which plot it is."""

    def show_report(self, report: Report | None, names: ReportNames | None = None) -> None:
        """Draw this report; None for none."""
        self._report, self._names = (report, names) if names is not None else (None, None)
        self._show()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self._show()

    def title(self) -> str:
        """The name of the plot."""
        return self._words.title

    def has_data(self) -> bool:
        """Whether there is something to draw."""
        return self._words.has_data

    def columns(self) -> tuple[tuple[str, bool], ...]:
        """The keys of the columns of `numbers`, each with whether it holds numbers."""
        return self._words.columns

    def numbers(self) -> list[list[str]]:
        """What is drawn as a table of plain text, a header first; "" where there is no value."""
        return [[key for key, _ in self._words.columns], *self._words.rows]

    def svg_text(self) -> str:
        """The plot on a light page as the text of an SVG file; "" without anything to draw."""
        return svg_of(self._page()) if self.has_data() else ""

    def png_bytes(self) -> bytes:
        """The same as a picture; nothing without anything to draw."""
        return png_of(self._page()) if self.has_data() else b""

    def save_svg(self, path: str | Path) -> None:
        """Write `svg_text` to a file; raises KnownError("cannot_write", path, reason)."""
        save_whole(Path(path), self.svg_text().encode("utf-8"))

    def save_png(self, path: str | Path) -> None:
        """Write `png_bytes` to a file; raises KnownError("cannot_write", path, reason)."""
        save_whole(Path(path), self.png_bytes())

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(2 * _LINES_WIDE * line, 2 * _LINES_HIGH * line)

    def minimumSizeHint(self) -> QSize:
        """Room for a narrow panel, the rest by scrolling."""
        line = self.fontMetrics().height()
        return QSize(_LINES_WIDE * line, _LINES_HIGH * line)

    def _page(self) -> Page:
        look = page_look()
        report, names, words = self._report, self._names, self._words
        assert report is not None and names is not None
        drawing = drawing_of(self.kind, report, names, look)
        return Page(look, words.title, words.captions, drawing, words.described)

    def _show(self) -> None:
        report, names = self._report, self._names
        self._words = words = plot_words(self.kind, report, names)
        self._empty.say(words.title, words.empty)
        self._scroll.setAccessibleName(words.title)
        self._scroll.setAccessibleDescription(words.described)
        self._canvas.setAccessibleName(words.title)
        self._canvas.setAccessibleDescription(words.described)
        if report is not None and names is not None and words.has_data:
            self._canvas.draw(lambda look: drawing_of(self.kind, report, names, look))
        else:
            self._canvas.draw(None)
        self._stack.setCurrentIndex(1 if words.has_data else 0)
        self._scroll.settle()


class SuccessPlot(ReportPlot):
    """Whole cases passed against length, by family; a panel for each examinee and form."""

    @property
    def kind(self) -> PlotKind:
        return PlotKind.SUCCESS


class FormsPlot(ReportPlot):
    """Form against form on the same tasks."""

    @property
    def kind(self) -> PlotKind:
        return PlotKind.FORMS


class FormatErrorsPlot(ReportPlot):
    """Replies that could not be read, by group."""

    @property
    def kind(self) -> PlotKind:
        return PlotKind.FORMAT_ERRORS


class CostPlot(ReportPlot):
    """Mean input tokens and cost, by group."""

    @property
    def kind(self) -> PlotKind:
        return PlotKind.COST


class DriftPlot(ReportPlot):
    """CAR and IDG with their intervals, by arm and condition."""

    @property
    def kind(self) -> PlotKind:
        return PlotKind.DRIFT


class _Canvas(QWidget):
    """Paints a drawing in the window's look; what is below the pointer is told in a tool tip."""

    def __init__(self) -> None:
        super().__init__()
        self._make: Callable[[MapLook], Drawing] | None = None
        self._drawing: Drawing | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def drawing(self) -> Drawing | None:
        """What is drawn, in the look of now."""
        if self._drawing is None and self._make is not None:
            self._drawing = self._make(self._look())
        return self._drawing

    def draw(self, make: Callable[[MapLook], Drawing] | None) -> None:
        """Draw what `make` gives for a look; None for nothing."""
        self._make, self._drawing = make, None
        self.update()

    def room(self, width: float) -> float:
        """The width that the drawing has of this one."""
        return max(1.0, width - 2 * theme.space(2))

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw on the ground of tables."""
        painter = QPainter(self)
        look = self._look()
        painter.fillRect(self.rect(), look.ground)
        drawing = self.drawing()
        if drawing is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inner = theme.space(2)
            painter.translate(inner, inner)
            drawing.paint(painter, self.room(self.width()))
        painter.end()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what is below the pointer."""
        drawing = self.drawing()
        if drawing is None:
            return
        point = event.position()
        point -= type(point)(theme.space(2), theme.space(2))
        told = drawing.told_at(point, self.room(self.width()))
        if told:
            place = event.globalPosition().toPoint()
            QToolTip.showText(place, f"<span>{escape(told)}</span>", self)
        else:
            QToolTip.hideText()

    def changeEvent(self, event: QEvent) -> None:
        """Look anew at colours and letters that have changed."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.look_anew()

    def look_anew(self) -> None:
        """Forget the colours and letters of before."""
        self._drawing = None
        self.update()

    def _look(self) -> MapLook:
        return MapLook.of_screen(self.palette())


class _Scroll(QScrollArea):
    """Scrolls a canvas upright; the canvas is as wide as the room and as high as it needs."""

    def __init__(self, canvas: _Canvas) -> None:
        super().__init__()
        self._canvas = canvas
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWidget(canvas)
        self.viewport().setBackgroundRole(QPalette.ColorRole.Base)  # below a short canvas too

    def settle(self) -> None:
        """Give the canvas the height it needs at this width."""
        drawing = self._canvas.drawing()
        # The bar's room is always left, so that a bar that comes does not change the width.
        width = self.contentsRect().width() - self.verticalScrollBar().sizeHint().width()
        high = drawing.height(self._canvas.room(width)) if drawing is not None else 0.0
        self._canvas.setMinimumHeight(math.ceil(high) + 2 * theme.space(2))
        self._canvas.setMaximumWidth(max(1, width))
        self.verticalScrollBar().setSingleStep(theme.row_height())
        self._canvas.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the drawing follow."""
        self.settle()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._canvas.look_anew()  # it may not have been told yet
            self.settle()
