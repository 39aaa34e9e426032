"""The trail of copies of a value on a state map, from the constant to where it stands now."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF

from statelab_gui.domain.tracing import Trail
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook

_HEIGHT = 0.76
"""Where in a row the trail runs: below the written value, so that both are read."""
_ABOVE_EDGE = 3.5
"""Of hairlines: how near to the lower edge of a low row the trail runs."""
Lines = NDArray[np.floating[Any]]


class TrailPath:
    """The links of a trail as columns, oldest first, and the step at which it ends.

    `writes` (m,) are the updates, `rows` (m,) the cells they write; `cut` when older ones are left
    out.
    """

    def __init__(self, trail: Trail, step: int) -> None:
        links = trail.links[::-1]
        self.writes = np.array([link.update for link in links], dtype=np.int64)
        self.rows = np.array([link.cell for link in links], dtype=np.int64)
        self.cut = trail.total > len(links)
        self.step = step

    def seen(self, frame: MapFrame) -> tuple[int, int]:
        """The links of which anything is seen, and one before: the range of their numbers."""
        first, last = frame.visible()
        low, high = np.searchsorted(self.writes, [first, last + 1])
        return max(0, int(low) - 1), int(high)


def draw_trail(painter: QPainter, frame: MapFrame, look: MapLook, path: TrailPath) -> None:
    """Along the row of each cell that held the value, and with an arrow to the next at every copy.

    A copy is drawn at the left edge of its square, where the state before it ends. Where links are
    nearer than a few pixels there is a hatched box over all the rows they reach, without heads of
    arrows. Where the trail was cut short it begins open.
    """
    low, high = path.seen(frame)
    if high <= low:
        return
    x = frame.gutter + (path.writes[low:high] - 0.5 - frame.left) * frame.per_update
    within = max(_HEIGHT * frame.row, frame.row - _ABOVE_EDGE * look.hair)
    y = frame.strip_top - frame.shift + path.rows[low:high] * frame.row + within
    beyond = path.writes[high] - 0.5 if high < len(path.writes) else path.step
    x_end = frame.x_of(max(float(beyond), float(path.writes[high - 1])))
    head = min(2 * look.gap, 0.5 * frame.row)
    along, across = _lines(x, y, x_end, 1 / frame.ratio)
    crowds, across = _crowds(across, 3 * look.hair)
    roomy = len(crowds) == 0 and frame.per_update * 2 >= head
    heads = _heads(x, y, head) if roomy else []
    painter.save()
    painter.setClipRect(frame.strip_rect)
    for color, wide in ((look.ground, 4 * look.hair), (look.ink, 2 * look.hair)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        painter.drawRects(_bars(along, wide) + _bars(across, wide))
        _draw_crowds(painter, crowds, look, color, wide)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color, max(0.0, wide - 2 * look.hair)))
        painter.setBrush(color)
        for one in heads:
            painter.drawPolygon(one)
        if low == 0:
            painter.setBrush(look.ground if path.cut else color)
            painter.setPen(QPen(color, wide))
            begin = float(x[0]) + min(frame.per_update / 2, head)
            painter.drawEllipse(QPointF(begin, float(y[0])), head / 3, head / 3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.restore()


def _crowds(across: Lines, apart: float) -> tuple[list[QRectF], Lines]:
    """Upright lines nearer to each other than `apart` as boxes around them, and the other lines."""
    if len(across) < 2:
        return [], across
    near = np.diff(across[:, 0]) < apart
    before, after = np.append(False, near), np.append(near, False)
    starts, ends = np.flatnonzero(after & ~before), np.flatnonzero(before & ~after)
    boxes = []
    for a, b in zip(starts.tolist(), ends.tolist(), strict=True):
        part = across[a : b + 1]
        top, bottom = float(part[:, 1].min()), float(part[:, 3].max())
        left, right = float(part[0, 0]), float(part[-1, 0])
        boxes.append(QRectF(left, top, right - left, bottom - top))
    return boxes, across[~(before | after)]


def _draw_crowds(
    painter: QPainter, boxes: list[QRectF], look: MapLook, color: QColor, wide: float
) -> None:
    """A hatched box for each crowd, so that the squares below are still seen."""
    painter.setBrush(QBrush(color, Qt.BrushStyle.BDiagPattern))
    painter.setPen(QPen(color, max(look.hair, wide - look.hair)))
    painter.drawRects(boxes)


def _lines(x: Lines, y: Lines, x_end: float, pixel: float) -> tuple[Lines, Lines]:
    """The level and the upright lines, each (…, 4) as x1 y1 x2 y2: of a pixel one each."""
    at = np.floor(x / pixel)
    starts = np.flatnonzero(np.diff(at, prepend=at[0] - 1))
    ends = np.append(starts[1:], len(x)) - 1
    before = y[np.maximum(starts - 1, 0)]  # where the trail comes from
    top = np.minimum(np.minimum.reduceat(y, starts), before)
    bottom = np.maximum(np.maximum.reduceat(y, starts), before)
    left = x[starts]
    level = y[ends]
    along = np.stack((left, level, np.append(left[1:], x_end), level), axis=1)
    across = np.stack((left, top, left, bottom), axis=1)
    return along, across[bottom > top]


def _bars(lines: Lines, wide: float) -> list[QRectF]:
    """Lines as filled bars, which are drawn much faster than strokes."""
    half = wide / 2
    return [QRectF(a - half, b - half, c - a + wide, d - b + wide) for a, b, c, d in lines.tolist()]


def _heads(x: Lines, y: Lines, size: float) -> list[QPolygonF]:
    """The head of an arrow at the end of each upright line, pointing on along the row."""
    moved = np.flatnonzero(np.diff(y) != 0) + 1
    out = []
    for at, to, came in zip(
        x[moved].tolist(), y[moved].tolist(), y[moved - 1].tolist(), strict=True
    ):
        way = -size if to > came else size
        side = size / 2
        out.append(
            QPolygonF([QPointF(at, to), QPointF(at - side, to + way), QPointF(at + side, to + way)])
        )
    return out
