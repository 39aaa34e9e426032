"""Groups with a bar for each figure, the figure in words beside it."""

from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPalette, QPen

from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_figures import Bar, BarFigure, BarRow
from statelab_gui.views.plots.report_look import bold, folded, hatch, series_ink, widest, write
from statelab_gui.views.theme import Role

_ROW = 1.5  # lines of text that a row is high
_MOST_LABEL = 0.45  # of the width that the names of groups take
_LEAST_BAR = 0.25  # of a column that its longest bar takes at least


class BarDrawing:
    """A table of bars: names of groups at the left, a column a figure."""

    def __init__(self, figure: BarFigure, look: MapLook) -> None:
        self._figure = figure
        self._look = look

    def height(self, width: float) -> float:
        """The heads, a row a group, and the notes."""
        look = self._look
        rows = len(self._figure.rows) * _ROW * look.line
        notes = len(self._notes(width)) * look.line
        return look.line + look.gap + rows + (notes + 2 * look.gap if notes else 0)

    def paint(self, painter: QPainter, width: float) -> None:
        """Draw heads, rows and notes."""
        look = self._look
        columns = self._columns(width)
        for title, column in zip(self._figure.columns, columns, strict=True):
            place = QRectF(column.left(), 0, column.width(), look.line)
            write(painter, look, place, title, ink=look.color(Role.QUIET))
        top = look.line + look.gap
        for row in self._figure.rows:
            self._row(painter, row, top, width, columns)
            top += _ROW * look.line
        top += 2 * look.gap
        for line in self._notes(width):
            write(painter, look, QRectF(0, top, width, look.line), line)
            top += look.line

    def told_at(self, point: QPointF, width: float) -> str:
        """The row that the point is in."""
        at = (point.y() - self._look.line - self._look.gap) / (_ROW * self._look.line)
        return self._figure.rows[int(at)].told if 0 <= at < len(self._figure.rows) else ""

    def _row(
        self, painter: QPainter, row: BarRow, top: float, width: float, columns: list[QRectF]
    ) -> None:
        look = self._look
        line = QRectF(0, top, width, _ROW * look.line)
        if not row.bars:
            write(painter, look, line, row.label, font=bold(look))
            return
        label = QRectF(line)
        label.setWidth(columns[0].left() - 2 * look.gap)
        write(painter, look, label, row.label)
        for at, (bar, column) in enumerate(zip(row.bars, columns, strict=True)):
            box = QRectF(column.left(), top + 0.2 * look.line, 0, (_ROW - 0.4) * look.line)
            self._bar(painter, bar, at, box, column.right(), row.simulated)
        painter.setPen(QPen(look.palette.color(QPalette.ColorRole.Mid), look.hair))
        for column in columns:
            edge = QPointF(column.left(), line.top()), QPointF(column.left(), line.bottom())
            painter.drawLine(*edge)

    def _bar(
        self, painter: QPainter, bar: Bar, at: int, box: QRectF, right: float, simulated: bool
    ) -> None:
        look = self._look
        if bar.value:
            told, most = self._measures[at]
            room = right - box.left()
            longest = max(room - told - 2 * look.gap, _LEAST_BAR * room)
            box.setWidth(max(2 * look.hair, longest * bar.value / most))
            ink = series_ink(look, at)
            painter.setPen(QPen(ink, look.hair))
            painter.setBrush(look.ground if simulated else ink)
            painter.drawRect(box)
            if simulated:
                hatch(painter, box, ink, look)
        place = QRectF(box.right() + look.gap, box.top(), 0, box.height())
        place.setRight(right)
        write(painter, look, place, bar.text)

    def _columns(self, width: float) -> list[QRectF]:
        """The places of the columns, from the edge that their bars begin at."""
        look, count = self._look, len(self._figure.columns)
        label = min(self._label + 2 * look.gap, _MOST_LABEL * width)
        wide = (width - label) / max(1, count)
        return [QRectF(label + at * wide, 0, wide - 3 * look.gap, 0) for at in range(count)]

    @cached_property
    def _label(self) -> float:
        """The width of the longest name."""
        return widest(self._look, [row.label for row in self._figure.measured])

    @cached_property
    def _measures(self) -> list[tuple[float, float]]:
        """Of each column the width of its longest text and its greatest value."""
        rows = self._figure.measured
        return [
            (
                widest(self._look, [row.bars[at].text for row in rows]),
                max((row.bars[at].value or 0.0 for row in rows), default=0.0),
            )
            for at in range(len(self._figure.columns))
        ]

    def _notes(self, width: float) -> list[str]:
        return [line for note in self._figure.notes for line in folded(self._look, note, width)]
