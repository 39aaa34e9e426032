"""What probing showed, above the strip: signs, the flag of the first wrong, brackets, guides."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from statelab_gui.domain.prefixes import Observed
from statelab_gui.views import theme
from statelab_gui.views.plots.map_brackets import draw_brackets, joined
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_probes import (
    NOT_OBSERVED,
    PLANNED,
    RIGHT,
    ROLES,
    WRONG,
    placed_signs,
)
from statelab_gui.views.theme import Role

_TALL = {PLANNED: 0.35, NOT_OBSERVED: 0.5, RIGHT: 0.5}
"""How much of the lane of ticks a mark takes; those that are not right take all of it."""
_GUIDES_APART = 3  # steps of the grid between two guides, below which none is drawn


@dataclass(frozen=True)
class LaneWords:
    """The texts written in the lanes."""

    first_wrong: str
    right_again: str


def draw_lanes(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    facts: MapFacts,
    words: LaneWords,
) -> None:
    """Signs and ticks of the probed and planned prefixes, brackets, and the flag."""
    painter.save()
    left, right = frame.gutter, frame.gutter + frame.width
    painter.setClipRect(QRectF(left - look.gap, 0, right - left + 2 * look.gap, frame.strip_top))
    x, codes = facts.marks.bins(frame)
    _draw_ticks(painter, frame, look, x, codes)
    _draw_signs(painter, frame, look, x, codes)
    if facts.observed is not None:
        taken = _draw_flag(painter, frame, look, facts.observed, words.first_wrong)
        draw_brackets(painter, frame, look, facts, words.right_again, taken)
    painter.restore()


def _ticks_height(look: MapLook) -> float:
    return 1.5 * look.gap


def _draw_ticks(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    x: NDArray[np.float64],
    codes: NDArray[np.int8],
) -> None:
    """A short bar at every mark, right ones half as tall as those that are not."""
    bottom, tall = frame.strip_top - look.hair, _ticks_height(look)
    wide = max(1 / frame.ratio, min(look.gap / 2, frame.per_update / 2))
    for code, role in ROLES.items():
        height = tall * _TALL.get(code, 1.0)
        left = np.floor((x[codes == code] - wide / 2) * frame.ratio + 0.5) / frame.ratio
        spans = joined(np.stack((left, left + wide), axis=1), 0)
        bars = [QRectF(a, bottom - height, b - a, height) for a, b in spans.tolist()]
        if bars:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(role))
            painter.drawRects(bars)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw_signs(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    x: NDArray[np.float64],
    codes: NDArray[np.int8],
) -> None:
    painter.setFont(look.text)
    signs = {code: theme.sign(role) for code, role in ROLES.items()}
    widths = {code: look.text_metrics.horizontalAdvance(sign) for code, sign in signs.items()}
    base = frame.strip_top - look.hair - _ticks_height(look) - look.text_metrics.descent() / 2
    for at, code in placed_signs(x, codes, max(widths.values()) + look.hair):
        painter.setPen(look.color(ROLES[code]))
        painter.drawText(QPointF(at - widths[code] / 2, base), signs[code])


def _draw_flag(
    painter: QPainter, frame: MapFrame, look: MapLook, observed: Observed, text: str
) -> tuple[float, float] | None:
    """The flag of the first observed wrong prefix, its pole down through the strip.

    Returns what it takes of its lane, left and right; None where it is not seen.
    """
    k = observed.first_wrong
    if k is None:
        return None
    x = frame.snapped(frame.x_of(k))
    left, right = frame.gutter, frame.gutter + frame.width
    if not left <= x <= right:
        return None
    wide = look.text_metrics.horizontalAdvance(text) + 3 * look.gap
    onward = x + wide <= right or x - wide < left
    start = x if onward else x - wide
    start = max(left, min(start, right - wide))
    flag = QRectF(start, look.hair / 2, wide, look.line)
    painter.setPen(QPen(look.color(Role.WRONG), look.hair))
    painter.setBrush(look.tint(Role.WRONG))
    notch = look.gap
    tail = flag.right() - notch if onward else flag.left() + notch
    tip = flag.right() if onward else flag.left()
    pole = flag.left() if onward else flag.right()
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(pole, flag.top()),
                QPointF(tip, flag.top()),
                QPointF(tail, flag.center().y()),
                QPointF(tip, flag.bottom()),
                QPointF(pole, flag.bottom()),
            ]
        )
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setFont(look.text)
    painter.setPen(look.color(Role.WRONG))
    shift = look.gap if onward else 2 * look.gap
    inner = flag.adjusted(shift, 0, 0, 0)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    painter.drawText(inner, int(flags | Qt.TextFlag.TextDontClip), text)
    return flag.left(), flag.right()


def draw_guides(painter: QPainter, frame: MapFrame, look: MapLook, facts: MapFacts) -> None:
    """Thin lines down the strip after every prefix that was not right, while they are far apart;
    that of the first observed wrong one always."""
    painter.save()
    painter.setClipRect(frame.strip_rect)
    x, codes = facts.marks.bins(frame)
    first_wrong = facts.observed.first_wrong if facts.observed else None
    ends = x + frame.per_update / 2 if frame.per_update >= 2 else x
    bad = ends[codes > RIGHT]
    if len(bad) and (len(bad) == 1 or np.diff(bad).min() >= _GUIDES_APART * look.gap):
        for code in range(RIGHT + 1, WRONG + 1):
            painter.setPen(QPen(look.color(ROLES[code]), look.hair))
            painter.drawLines([_down(frame, at) for at in ends[codes == code].tolist()])
    if first_wrong is not None:
        painter.setPen(QPen(look.color(Role.WRONG), 2 * look.hair))
        at = frame.x_of(first_wrong + (0.5 if frame.per_update >= 2 else 0))
        painter.drawLine(_down(frame, at))
    painter.restore()


def _down(frame: MapFrame, at: float) -> QLineF:
    x = frame.snapped(at)
    return QLineF(x, frame.strip_top, x, frame.strip_bottom)
