"""Figures as dots with their intervals, a row a group, each column on a scale of its own."""

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPalette, QPen

from statelab_gui.views.labels.report import decimal
from statelab_gui.views.plots.curve_legend import draw_legend, legend_height
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_figures import Dot, DotColumn, DotFigure, DotRow
from statelab_gui.views.plots.report_look import (
    MIDDLE,
    RIGHT,
    bold,
    draw_marker,
    folded,
    radius,
    series_ink,
    series_pen,
    widest,
    write,
)
from statelab_gui.views.theme import Role

_DOT = 1.2  # lines of text that a dot is high
_MOST_LABEL = 0.35  # of the width that the names of rows take
_MOST_TEXT = 0.5  # of a column that its texts take
_STEP = 0.5  # between two numbers of a scale


class IntervalDrawing:
    """Legend, heads with their scales, rows, and notes."""

    def __init__(self, figure: DotFigure, look: MapLook) -> None:
        self._figure = figure
        self._look = look

    def height(self, width: float) -> float:
        """All of them."""
        look = self._look
        rows = sum(map(self._high, self._figure.rows))
        notes = len(self._notes(width)) * look.line
        return self._top(width) + rows + (notes + 2 * look.gap if notes else 0) + look.gap

    def paint(self, painter: QPainter, width: float) -> None:
        """Draw everything from the origin on."""
        look, figure = self._look, self._figure
        draw_legend(painter, figure.legend, look, width)
        columns = self._columns(width)
        top, end = self._top(width), self._top(width) + sum(map(self._high, figure.rows))
        for column, place in zip(figure.columns, columns, strict=True):
            self._head(painter, column, place, top, end)
        for row, y in self._placed(width):
            self._row(painter, row, y, width, columns)
        y = end + 2 * look.gap
        for line in self._notes(width):
            write(painter, look, QRectF(0, y, width, look.line), line)
            y += look.line

    def told_at(self, point: QPointF, width: float) -> str:
        """The row that the point is in."""
        for row, top in self._placed(width):
            if top <= point.y() < top + self._high(row):
                return row.told
        return ""

    def _placed(self, width: float) -> Iterator[tuple[DotRow, float]]:
        y = self._top(width)
        for row in self._figure.rows:
            yield row, y
            y += self._high(row)

    def _top(self, width: float) -> float:
        """Where the rows begin: below the legend, the titles and the numbers of the scales."""
        look = self._look
        return legend_height(self._figure.legend, look, width) + 2 * look.line + look.gap

    def _high(self, row: DotRow) -> float:
        dots = max((len(dots) for dots in row.columns), default=0)
        return (max(1, dots) * _DOT + 0.3) * self._look.line

    def _head(
        self, painter: QPainter, column: DotColumn, place: QRectF, top: float, end: float
    ) -> None:
        """Title and scale of a column, with a line down at every number of it."""
        look = self._look
        title = QRectF(place.left(), top - 2 * look.line - look.gap, place.width(), look.line)
        write(painter, look, title, column.title, ink=look.color(Role.QUIET))
        scale = self._scale(place)
        wide = widest(look, [_number(column.low), _number(column.high)]) + look.gap
        last = -wide
        for number in _numbers(column):
            x = _across(column, scale, number)
            strong = number == 0 and column.low < 0
            ink = look.ink if strong else look.palette.color(QPalette.ColorRole.Mid)
            painter.setPen(QPen(ink, look.hair))
            painter.drawLine(QPointF(x, top - look.gap / 2), QPointF(x, end))
            if x - last < wide and number not in (0, column.high):
                continue  # no room for it beside the one before
            last = x
            at = QRectF(x - wide / 2, top - look.line - look.gap, wide, look.line)
            text = _number(number)
            write(painter, look, at, text, ink=look.color(Role.QUIET), side=MIDDLE)

    def _row(
        self, painter: QPainter, row: DotRow, top: float, width: float, columns: list[QRectF]
    ) -> None:
        look = self._look
        line = QRectF(0, top, width, self._high(row))
        if not row.columns:
            write(painter, look, line, row.label, font=bold(look))
            return
        label = QRectF(line)
        label.setWidth(max(0.0, columns[0].left() - 2 * look.gap))
        write(painter, look, label, row.label)
        for column, dots, place in zip(self._figure.columns, row.columns, columns, strict=True):
            high = _DOT * look.line
            y = top + (line.height() - len(dots) * high) / 2 + high / 2
            for dot in dots:
                self._dot(painter, column, dot, y, place, row.simulated)
                y += high

    def _dot(
        self,
        painter: QPainter,
        column: DotColumn,
        dot: Dot,
        y: float,
        place: QRectF,
        simulated: bool,
    ) -> None:
        look, scale = self._look, self._scale(place)
        if dot.low is not None and dot.high is not None:
            painter.setPen(series_pen(look, dot.style))
            ends = [_across(column, scale, dot.low), _across(column, scale, dot.high)]
            painter.drawLine(QPointF(ends[0], y), QPointF(ends[1], y))
            painter.setPen(QPen(series_ink(look, dot.style), look.hair * 1.5))
            for x in ends:
                cap = radius(look) / 2
                painter.drawLine(QPointF(x, y - cap), QPointF(x, y + cap))
        at = QPointF(_across(column, scale, dot.value), y)
        draw_marker(painter, look, dot.style, at, hollow=simulated)
        text = QRectF(scale.right() + look.gap, y - look.line / 2, 0, look.line)
        text.setRight(place.right())
        write(painter, look, text, dot.text, side=RIGHT)

    def _scale(self, place: QRectF) -> QRectF:
        """The part of a column in which dots are, with room for half a marker at both ends."""
        room, text = radius(self._look) * 1.5, min(self._text, _MOST_TEXT * place.width())
        wide = max(1.0, place.width() - text - 2 * self._look.gap - 2 * room)
        return QRectF(place.left() + room, 0, wide, 0)

    def _columns(self, width: float) -> list[QRectF]:
        look, count = self._look, max(1, len(self._figure.columns))
        label = min(self._label + 2 * look.gap, _MOST_LABEL * width)
        wide = (width - label) / count
        return [
            QRectF(label + at * wide, 0, wide - (3 * look.gap if at < count - 1 else 0), 0)
            for at in range(count)
        ]

    @cached_property
    def _label(self) -> float:
        return widest(self._look, [row.label for row in self._figure.rows if row.columns])

    @cached_property
    def _text(self) -> float:
        rows = self._figure.rows
        dots = [dot for row in rows for dots in row.columns for dot in dots]
        return widest(self._look, [dot.text for dot in dots])

    def _notes(self, width: float) -> list[str]:
        return [line for note in self._figure.notes for line in folded(self._look, note, width)]


def _numbers(column: DotColumn) -> list[float]:
    """The numbers of a scale, from end to end."""
    count = round((column.high - column.low) / _STEP)
    return [column.low + at * _STEP for at in range(count + 1)]


def _number(value: float) -> str:
    """A number of a scale, its sign as that of the figures."""
    return decimal(value).replace("-", "−")


def _across(column: DotColumn, scale: QRectF, value: float) -> float:
    share = (value - column.low) / (column.high - column.low)
    return scale.left() + share * scale.width()
