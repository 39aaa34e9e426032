"""Brackets over the stretches of a state map that are right again after a wrong prefix."""

from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_probes import RIGHT
from statelab_gui.views.theme import Role

_INSIDE = 0.4
"""Of an update: how far a bracket reaches beyond the middles of its ends."""
Spans = NDArray[np.floating[Any]]


def draw_brackets(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    facts: MapFacts,
    word: str,
    taken: tuple[float, float] | None,
) -> None:
    """A bracket over each stretch, dotted where nothing was probed, with the word if it has room.

    Narrow stretches have no legs, and those of a pixel or two are left to the signs: drawn side by
    side they would look like one. `taken` is where the flag stands, left and right.
    """
    first, last = frame.visible()
    runs = facts.right_again
    low, high = np.searchsorted(runs[:, 1], first), np.searchsorted(runs[:, 0], last, "right")
    runs = runs[low:high]
    if len(runs) == 0:
        return
    spans = _spans(frame, runs)
    across = spans[:, 1] - spans[:, 0]
    wide = across >= 2 * look.gap
    short = spans[(across >= 3 * look.hair) & ~wide]
    top = frame.flags - look.gap
    color = look.color(Role.RIGHT)
    painter.setPen(QPen(color, look.hair, Qt.PenStyle.DotLine))
    painter.drawLines([QLineF(a, top, b, top) for a, b in spans[wide].tolist()])
    painter.setPen(QPen(color, look.hair))
    painter.drawLines(
        [QLineF(x, top, x, top + look.gap) for pair in spans[wide].tolist() for x in pair]
        + [QLineF(a, top, b - look.hair, top) for a, b in short.tolist()]
        + [QLineF(a, top, b, top) for a, b in _probed(frame, facts, runs[wide]).tolist()]
    )
    _write(painter, frame, look, spans[wide], word, taken)


def _spans(frame: MapFrame, pairs: NDArray[np.int64]) -> Spans:
    """From the first to the last of each pair, in pixels on device edges."""
    reach = np.array([-_INSIDE, _INSIDE])
    at = frame.gutter + (pairs + reach - frame.left) * frame.per_update
    snapped: Spans = np.floor(at * frame.ratio + 0.5) / frame.ratio
    return snapped


def joined(spans: Spans, apart: float) -> Spans:
    """Sorted spans, those no more than `apart` from each other made one."""
    if len(spans) == 0:
        return spans
    breaks = np.flatnonzero(spans[1:, 0] - spans[:-1, 1] > apart)
    starts = spans[np.concatenate(([0], breaks + 1)), 0]
    ends = spans[np.concatenate((breaks, [len(spans) - 1])), 1]
    return np.stack((starts, np.maximum(ends, starts + apart)), axis=1)


def _probed(frame: MapFrame, facts: MapFacts, runs: NDArray[np.int64]) -> Spans:
    """Where, within the runs, every prefix was probed."""
    if len(runs) == 0:
        return np.empty((0, 2))
    first, last = frame.visible()
    low, high = np.searchsorted(facts.marks.prefixes, [first, last + 1])
    probed = facts.marks.prefixes[low:high][facts.marks.codes[low:high] >= RIGHT]
    run = np.searchsorted(runs[:, 0], probed, "right") - 1
    inside = (run >= 0) & (probed <= runs[run, 1])
    probed, run = probed[inside], run[inside]
    if len(probed) == 0:
        return np.empty((0, 2))
    breaks = np.flatnonzero((np.diff(probed) > 1) | (np.diff(run) != 0))
    starts = probed[np.concatenate(([0], breaks + 1))]
    ends = probed[np.concatenate((breaks, [len(probed) - 1]))]
    return joined(_spans(frame, np.stack((starts, ends), axis=1)), 1 / frame.ratio)


def _write(
    painter: QPainter,
    frame: MapFrame,
    look: MapLook,
    spans: Spans,
    word: str,
    taken: tuple[float, float] | None,
) -> None:
    """The word over the middle of what is seen of each bracket, never over another or the flag."""
    metrics = look.text_metrics
    wide = metrics.horizontalAdvance(word)
    left, right = frame.gutter, frame.gutter + frame.width
    base = frame.flags - look.gap - look.hair - metrics.descent()
    painter.setFont(look.text)
    painter.setPen(look.color(Role.RIGHT))
    for start, end in spans[spans[:, 1] - spans[:, 0] >= wide].tolist():
        start, end = max(start, left), min(end, right)
        if taken is not None and start < taken[1] and end > taken[0]:
            # what the flag leaves free, the larger side of it
            before, after = taken[0] - look.gap - start, end - taken[1] - look.gap
            start, end = (start, start + before) if before > after else (end - after, end)
        if end - start >= wide:
            painter.drawText(QPointF((start + end - wide) / 2, base), word)
