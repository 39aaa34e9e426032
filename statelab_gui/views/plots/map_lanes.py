"""What probing showed, above the strip: signs, the flag of the first wrong, brackets, guides."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from statelab_gui.domain.prefixes import Observed
from statelab_gui.views import theme
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_probes import (
    PLANNED,
    RIGHT,
    ROLES,
    WRONG,
    ProbeMarks,
    placed_signs,
)
from statelab_gui.views.theme import Role

_TALL = {PLANNED: 0.35, RIGHT: 0.5}
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
    marks: ProbeMarks,
    observed: Observed | None,
    words: LaneWords,
) -> None:
    """Signs and ticks of the probed and planned prefixes, brackets, and the flag before all."""
    painter.save()
    left, right = frame.gutter, frame.gutter + frame.width
    painter.setClipRect(QRectF(left - look.gap, 0, right - left + 2 * look.gap, frame.strip_bottom))
    x, codes = marks.bins(frame)
    _draw_ticks(painter, frame, look, x, codes)
    _draw_signs(painter, frame, look, x, codes)
    if observed is not None:
        taken = _draw_flag(painter, frame, look, observed, words.first_wrong)
        _draw_brackets(painter, frame, look, marks, observed, words.right_again, taken)
    painter.restore()


def _ticks_height(look: MapLook) -> float:
    return 1.5 * look.gap


def _draw_ticks(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    x: "np.ndarray[tuple[int], np.dtype[np.float64]]",
    codes: "np.ndarray[tuple[int], np.dtype[np.int8]]",
) -> None:
    """A short bar at every mark, right ones half as tall as those that are not."""
    bottom, tall = frame.strip_top - look.hair, _ticks_height(look)
    wide = max(1 / frame.ratio, min(look.gap / 2, frame.per_update / 2))
    for code, role in ROLES.items():
        height = tall * _TALL.get(code, 1.0)
        bars = [
            QRectF(frame.snapped(at - wide / 2), bottom - height, wide, height)
            for at in x[codes == code].tolist()
        ]
        if bars:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.color(role))
            painter.drawRects(bars)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _draw_signs(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    x: "np.ndarray[tuple[int], np.dtype[np.float64]]",
    codes: "np.ndarray[tuple[int], np.dtype[np.int8]]",
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
    flag = QRectF(start, look.hair, wide, frame.flags - 2 * look.hair)
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


def _draw_brackets(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    marks: ProbeMarks,
    observed: Observed,
    word: str,
    taken: tuple[float, float] | None,
) -> None:
    """A bracket over each stretch that is right again, dotted where nothing was probed."""
    color = look.color(Role.RIGHT)
    first, last = frame.visible()
    top = frame.flags - look.gap
    free_from = frame.gutter
    for start, end in observed.right_again:
        if end < first or start > last:
            continue
        left, right = frame.x_of(start - 0.4), frame.x_of(end + 0.4)
        if right - left < 2 * look.hair:
            continue
        _draw_bracket(painter, QRectF(left, top, right - left, look.gap), color, look)
        _draw_probed(painter, frame, look, marks, start, end, top)
        wide = look.text_metrics.horizontalAdvance(word)
        seen_left, seen_right = max(left, frame.gutter), min(right, frame.gutter + frame.width)
        at = (seen_left + seen_right - wide) / 2
        blocked = taken is not None and at < taken[1] + look.gap and at + wide > taken[0] - look.gap
        if seen_right - seen_left < wide or blocked or at < free_from:
            continue
        painter.setFont(look.text)
        painter.setPen(color)
        painter.drawText(QPointF(at, top - look.hair - look.text_metrics.descent() / 2), word)
        free_from = at + wide + look.gap


def _draw_bracket(painter: QPainter, box: QRectF, color: QColor, look: MapLook) -> None:
    dotted = QPen(color, look.hair, Qt.PenStyle.DotLine)
    painter.setPen(dotted)
    painter.drawLine(box.topLeft(), box.topRight())
    painter.setPen(QPen(color, look.hair))
    painter.drawLines(
        [QLineF(box.topLeft(), box.bottomLeft()), QLineF(box.topRight(), box.bottomRight())]
    )


def _draw_probed(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    marks: ProbeMarks,
    start: int,
    end: int,
    top: float,
) -> None:
    """The solid stretches of a bracket: those of the prefixes that were probed."""
    first, last = frame.visible()
    low, high = np.searchsorted(marks.prefixes, [max(start, first), min(end, last) + 1])
    probed = marks.prefixes[low:high][marks.codes[low:high] > PLANNED]
    if len(probed) == 0:
        return
    cuts = np.flatnonzero(np.diff(probed) > 1)
    starts = probed[np.concatenate(([0], cuts + 1))]
    ends = probed[np.concatenate((cuts, [len(probed) - 1]))]
    lines = {
        (frame.snapped(frame.x_of(a - 0.4)), frame.snapped(frame.x_of(b + 0.4)))
        for a, b in zip(starts.tolist(), ends.tolist(), strict=True)
    }
    painter.setPen(QPen(look.color(Role.RIGHT), look.hair))
    painter.drawLines([QLineF(a, top, b, top) for a, b in lines])


def draw_guides(
    painter: QPainter, frame: MapFrame, look: MapLook, marks: ProbeMarks, first_wrong: int | None
) -> None:
    """Thin lines down the strip after every prefix that was not right, while they are far apart;
    that of the first observed wrong one always."""
    painter.save()
    painter.setClipRect(frame.strip_rect)
    x, codes = marks.bins(frame)
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
