"""The legend of the curves: one line of signs and words, folded where the room ends."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_figures import Legend, LegendItem
from statelab_gui.views.plots.report_look import draw_marker, radius, series_pen, write

_SIGN = 2.0  # lines of text that a sign is wide


def legend_height(items: Sequence[LegendItem], look: MapLook, width: float) -> float:
    """How high the legend is at this width, with the room below it."""
    rows = [row for row, _, _ in _placed(items, look, width)]
    return (max(rows) + 1) * 1.2 * look.line + 2 * look.gap if rows else 0.0


def draw_legend(
    painter: QPainter, items: Sequence[LegendItem], look: MapLook, width: float
) -> None:
    """Draw the signs and their words."""
    for (row, x, wide), item in zip(_placed(items, look, width), items, strict=True):
        y = row * 1.2 * look.line
        sign = QRectF(x, y, _SIGN * look.line, look.line)
        _draw_sign(painter, item, look, sign)
        left = sign.right() + look.gap
        write(painter, look, QRectF(left, y, x + wide - left, look.line), item.text)


def _placed(
    items: Sequence[LegendItem], look: MapLook, width: float
) -> Iterator[tuple[int, float, float]]:
    """Row, left edge and width of each item."""
    row, x = 0, 0.0
    for item in items:
        wide = _SIGN * look.line + look.gap + look.text_metrics.horizontalAdvance(item.text) + 1
        wide = min(wide, width)
        if x and x + wide > width:
            row, x = row + 1, 0.0
        yield row, x, wide
        x += wide + 4 * look.gap


def _draw_sign(painter: QPainter, item: LegendItem, look: MapLook, box: QRectF) -> None:
    middle, cap = box.center(), radius(look) / 2
    ink = QPen(look.ink, look.hair * 1.5)
    match item.kind:
        case Legend.SERIES:
            painter.setPen(series_pen(look, item.style))
            painter.drawLine(QPointF(box.left(), middle.y()), QPointF(box.right(), middle.y()))
            draw_marker(painter, look, item.style, middle)
        case Legend.INTERVAL:
            painter.setPen(ink)
            top, bottom = box.top() + 1, box.bottom() - 1
            painter.drawLine(QPointF(middle.x(), top), QPointF(middle.x(), bottom))
            for y in (top, bottom):
                painter.drawLine(QPointF(middle.x() - cap, y), QPointF(middle.x() + cap, y))
        case Legend.CURVE:
            painter.setPen(ink)
            painter.drawLine(QPointF(box.left(), middle.y()), QPointF(box.right(), middle.y()))
        case Legend.CROSSING:
            painter.setPen(QPen(look.ink, look.hair))
            y = middle.y() - cap
            painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
            for x in (box.left(), box.right()):
                painter.drawLine(QPointF(x, y - cap), QPointF(x, y + cap))
            painter.drawLine(QPointF(middle.x(), y), QPointF(middle.x(), box.bottom()))
        case Legend.OPEN:
            draw_marker(painter, look, item.style, middle, hollow=True)
