"""The axis of update numbers under a state map, and the names of the cells beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.theme import Role

_MIDDLE = Qt.AlignmentFlag.AlignVCenter


def ticks(frame: MapFrame, room: float) -> list[int]:
    """Numbers of updates to write along the axis, at least `room` pixels apart.

    Round ones, and the first and last of the case where they are seen: they stand before others.
    """
    first, last = frame.visible()
    if last < first:
        return []
    step = _round_step(room / frame.per_update)
    before = frame.first - 1  # updates that are not counted
    begin = -(-(first - before) // step) * step + before
    chosen = set(range(begin, last + 1, step))
    for end in (frame.first, frame.updates):
        if first <= end <= last:
            near = {k for k in chosen if k != end and abs(k - end) * frame.per_update < room}
            chosen = (chosen - near) | {end}
    return sorted(chosen)


def _round_step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that is not below `least`."""
    unit = 1
    while True:
        for factor in (1, 2, 5):
            if factor * unit >= least:
                return factor * unit
        unit *= 10


def axis_numbers(frame: MapFrame, look: MapLook) -> dict[int, QRectF]:
    """The updates that are named under the strip and the room of each; none is over another."""
    metrics = look.text_metrics
    widest = metrics.horizontalAdvance(frame.number(frame.visible()[1]))
    right = frame.gutter + frame.width
    placed: dict[int, QRectF] = {}
    shown = ticks(frame, widest + 3 * look.gap)
    ends = {frame.first, frame.updates}
    for k in sorted(shown, key=lambda k: (k not in ends, k)):
        x = frame.x_of(k)
        if not frame.gutter <= x <= right:
            continue
        wide = metrics.horizontalAdvance(frame.number(k))
        left = min(max(frame.gutter, x - wide / 2), right - wide)
        near = 2 * look.gap
        room = QRectF(left, frame.strip_bottom + look.hair, wide, frame.axis - look.hair)
        if not any(room.adjusted(-near, 0, near, 0).intersects(one) for one in placed.values()):
            placed[k] = room
    return placed


def draw_axis(painter: QPainter, frame: MapFrame, look: MapLook) -> None:
    """Numbers under the updates they name, each with a tick."""
    painter.setFont(look.text)
    painter.setPen(look.color(Role.QUIET))
    top = frame.strip_bottom
    for k, room in axis_numbers(frame, look).items():
        x, told = frame.x_of(k), frame.number(k)
        painter.drawLine(QPointF(x, top + look.hair), QPointF(x, top + look.gap))
        painter.drawText(QPointF(room.left(), top + look.gap + look.text_metrics.ascent()), told)


def draw_names(
    painter: QPainter, frame: MapFrame, look: MapLook, cells: Sequence[str], chosen: int | None
) -> None:
    """Each cell's name at the left of its row; the chosen one's is marked."""
    metrics = QFontMetricsF(look.fixed)
    painter.save()
    painter.setClipRect(QRectF(0, frame.strip_top, frame.gutter, frame.strip))
    every = max(1, -(-int(metrics.capHeight() + 2) // max(1, int(frame.row))))
    for row, name in enumerate(cells):
        top = frame.row_top(row)
        if top + frame.row <= frame.strip_top or top >= frame.strip_bottom:
            continue
        if row % every and row != chosen:
            continue
        marked = row == chosen
        room = QRectF(look.gap, top, frame.gutter - 3 * look.gap, frame.row - look.hair)
        if marked:
            painter.fillRect(QRectF(0, top, frame.gutter, room.height()), look.tint(Role.STEP))
        painter.setFont(look.bold if marked else look.fixed)
        painter.setPen(look.color(Role.STEP) if marked else look.ink)
        text = metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, room.width())
        flags = int(_MIDDLE | Qt.AlignmentFlag.AlignRight | Qt.TextFlag.TextDontClip)
        painter.drawText(room, flags | int(Qt.TextFlag.TextSingleLine), text)
    painter.restore()


def gutter_width(cells: Sequence[str], look: MapLook, most: float) -> float:
    """Room for the names, no more than `most`."""
    widest = max((look.fixed_metrics.horizontalAdvance(name) for name in cells), default=0.0)
    return float(min(most, round(widest + 4 * look.gap)))
