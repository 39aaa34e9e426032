"""The trail of copies of a value on a state map, from the constant to where it stands now."""

import numpy as np
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from statelab_gui.domain.tracing import Trail
from statelab_gui.domain.updates import Op
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook


class TrailPath:
    """The links of a trail as columns, oldest first, and the step at which it ends."""

    def __init__(self, trail: Trail, step: int) -> None:
        links = trail.links[::-1]
        self.updates = np.array([link.update for link in links], dtype=np.int64)
        self.rows = np.array([link.cell for link in links], dtype=np.int64)
        self.copies = np.array([link.op is Op.COPY for link in links], dtype=bool)
        self.cut = trail.total > len(links)
        self.step = step

    def seen(self, frame: MapFrame) -> slice:
        """The links of which anything is seen: those in view and one beyond at each side."""
        first, last = frame.visible()
        low, high = np.searchsorted(self.updates, [first, last + 1])
        return slice(max(0, int(low) - 1), int(high) + 1)


def draw_trail(painter: QPainter, frame: MapFrame, look: MapLook, path: TrailPath) -> None:
    """Along the row of each cell that held the value, with an arrow down or up at every copy.

    Below a few pixels between them the heads of arrows are left out; where the trail was cut short
    its beginning is an open end. A ground-coloured border keeps the line seen on any square.
    """
    if len(path.updates) == 0:
        return
    part = path.seen(frame)
    updates, rows = path.updates[part], path.rows[part]
    if len(updates) == 0:
        return
    ends = np.append(updates[1:], path.step if part.stop >= len(path.updates) else updates[-1])
    ends = np.maximum(ends, updates)
    x = frame.gutter + (updates - frame.left) * frame.per_update
    x_end = frame.gutter + (ends - frame.left) * frame.per_update
    y = frame.strip_top - frame.shift + rows * frame.row + frame.row / 2
    # a line below the written value, so that it can be read
    y = y + frame.row * 0.28
    along = [QLineF(a, at, b, at) for a, b, at in zip(x, x_end, y, strict=True) if b > a]
    across = [
        QLineF(at, before, at, after)
        for at, before, after in zip(x[1:], y[:-1], y[1:], strict=True)
        if before != after
    ]
    painter.save()
    painter.setClipRect(frame.strip_rect)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    head = min(2 * look.gap, frame.row / 2)
    heads = frame.per_update >= head or (len(x) > 1 and float(np.diff(x).min()) >= 2 * head)
    arrows = [_head(line, head) for line in across] if heads else []
    for color, wide in ((look.ground, 4 * look.hair), (look.ink, 1.6 * look.hair)):
        painter.setPen(QPen(color, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(color)
        painter.drawLines(along + across)
        for arrow in arrows:
            painter.drawPolygon(arrow)
        if part.start == 0:
            if path.cut:
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(float(x[0]), float(y[0])), head / 3, head / 3)
    painter.restore()


def _head(line: QLineF, size: float) -> QPolygonF:
    """The head of an arrow at the end of an upright line."""
    way = -size if line.y2() > line.y1() else size
    tip = line.p2()
    return QPolygonF(
        [
            tip,
            QPointF(tip.x() - size / 3, tip.y() + way),
            QPointF(tip.x() + size / 3, tip.y() + way),
        ]
    )
