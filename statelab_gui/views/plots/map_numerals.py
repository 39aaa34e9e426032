"""The values written in the squares of a state map, where there is room."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from statelab_gui.domain.updates import Program
from statelab_gui.views.plots.map_columns import Columns
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_values import ValueScale

_STAMPS_KEPT = 2_000
_NOT_ACTIVE = "–"
_FEWEST_CHARACTERS = 4  # of words that are cut


@dataclass(frozen=True, eq=False)
class Numerals:
    """The values to be written: for each its text, the middle of its square, and its look.

    `x` and `y` are the square's middle and the text's base line, from the strip's upper left.
    """

    texts: list[str]
    x: list[float]
    y: list[float]
    bold: list[bool]
    looks: list[int]

    def each(self) -> Iterator[tuple[str, float, float, bool, int]]:
        """(text, x, y, bold, look) of every one."""
        return zip(self.texts, self.x, self.y, self.bold, self.looks, strict=True)


def numerals(
    columns: Columns, frame: MapFrame, scale: ValueScale, look: MapLook, program: Program
) -> Numerals:
    """Every value for which its square has room; that of a written cell is bold. Words that stand
    for a value are cut to the room there is, and left out where that is next to none."""
    metrics = look.fixed_metrics
    cap = metrics.capHeight()
    out = Numerals([], [], [], [], [])
    if frame.row < cap + 2 * look.hair or frame.per_update < metrics.horizontalAdvance("0"):
        return out
    starts = np.flatnonzero(np.diff(columns.last, prepend=-1))
    starts = starts[columns.last[starts] > 0]
    looks = scale.looks_of(columns.values[starts])
    middles = ((columns.last[starts] - frame.left) * frame.per_update).tolist()
    room = frame.per_update - look.hair
    texts: dict[tuple[int, int], str] = {}

    def text_of(row: int, value: int) -> str:
        said = program.said(row, value)
        if said is None:
            return str(value) if metrics.horizontalAdvance(str(value)) <= room else ""
        if value == 0:
            return _NOT_ACTIVE
        if room < metrics.horizontalAdvance("0") * _FEWEST_CHARACTERS:
            return ""
        return metrics.elidedText(said, Qt.TextElideMode.ElideRight, room)

    for row in range(columns.values.shape[1]):
        base = row * frame.row + (frame.row - look.hair + cap) / 2
        of_row = zip(
            middles,
            columns.values[starts, row].tolist(),
            columns.unset[starts, row].tolist(),
            columns.written[starts, row].tolist(),
            looks[:, row].tolist(),
            strict=True,
        )
        for x, value, unset, bold, which in of_row:
            if unset:
                continue
            place = (row, value) if program.value_words else (0, value)
            text = texts.get(place)
            if text is None:
                text = texts[place] = text_of(row, value)
            if text:
                out.texts.append(text)
                out.x.append(x)
                out.y.append(base)
                out.bold.append(bold)
                out.looks.append(which)
    return out


class Stamps:
    """Numerals kept as pictures: setting hundreds of them anew, in a frame, takes too long."""

    def __init__(self, scale: ValueScale, look: MapLook, ratio: float) -> None:
        self.ratio = ratio
        self._inks = scale.inks
        self._look = look
        self._kept: dict[tuple[str, bool, int], QImage] = {}

    def write(self, painter: QPainter, written: Numerals) -> None:
        """Stamp the numerals, each at the nearest device pixel."""
        ratio, ascent = self.ratio, self._look.fixed_metrics.ascent()
        for text, x, y, bold, which in written.each():
            stamp = self._kept.get((text, bold, which)) or self._make(text, bold, which)
            left = math.floor(x * ratio - stamp.width() / 2 + 0.5) / ratio
            top = math.floor((y - ascent) * ratio + 0.5) / ratio
            painter.drawImage(QPointF(left, top), stamp)

    def _make(self, text: str, bold: bool, which: int) -> QImage:
        if len(self._kept) >= _STAMPS_KEPT:
            self._kept.clear()
        font = self._look.bold if bold else self._look.fixed
        metrics = self._look.fixed_metrics
        wide = QFontMetricsF(font).horizontalAdvance(text)
        stamp = blank(QRectF(0, 0, math.ceil(wide), math.ceil(metrics.height())), self.ratio)
        painter = QPainter(stamp)
        painter.setFont(font)
        painter.setPen(self._inks[which])
        painter.drawText(QPointF(0, metrics.ascent()), text)
        painter.end()
        self._kept[text, bold, which] = stamp
        return stamp


def blank(rect: QRectF, ratio: float) -> QImage:
    """A clear picture of the size of `rect`."""
    size = (rect.size() * ratio).toSize()
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture
