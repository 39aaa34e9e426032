"""The strip of squares drawn as shapes, for pages that are printed or scaled."""

import math

import numpy as np
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from statelab_gui.views.plots.map_columns import Columns
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_raster import HATCH_SHARE, line_places
from statelab_gui.views.plots.map_values import ValueScale, mixed
from statelab_gui.views.theme import Role

_UNSET = -1


class StripShapes:
    """Collects squares by colour, so that thousands become a few paths, and then draws them."""

    def __init__(self, scale: ValueScale, look: MapLook) -> None:
        self._scale = scale
        self._look = look
        self._fills: dict[int, list[QRectF]] = {}
        self._marks: dict[int, list[QRectF]] = {}
        self._bands: list[QRectF] = []

    def add(
        self, box: QRectF, value: int | None, written: bool = False, several: bool = False
    ) -> None:
        """A square of a value, None where the cell has none."""
        which = _UNSET if value is None else self._scale.look_of(value)
        self._add(box, which, written, several)

    def add_strip(self, columns: Columns, frame: MapFrame) -> None:
        """Every square of the frame's rows; equal neighbours are one where no gap parts them."""
        hair = self._look.hair
        parted = frame.per_update >= 5 * hair
        marked = frame.per_update >= 3 * hair
        every = self._scale.looks_of(columns.values)
        every[columns.unset] = _UNSET
        pixel = frame.width / len(columns)
        inside = columns.last > 0
        for row in range(every.shape[1]):
            looks, several = every[:, row], columns.several[:, row]
            written = columns.written[:, row] if marked else np.zeros(len(columns), dtype=bool)
            states = np.stack((looks, several, written, columns.last if parted else inside))
            starts = np.flatnonzero((np.diff(states, axis=1, prepend=-9) != 0).any(axis=0))
            stops = np.append(starts[1:], len(columns))
            top = frame.strip_top + row * frame.row
            for start, stop in zip(starts.tolist(), stops.tolist(), strict=True):
                if not inside[start]:
                    continue
                left = frame.gutter + start * pixel
                wide = (stop - start) * pixel - (hair if parted else 0)
                box = QRectF(left, top, wide, frame.row - hair)
                self._add(box, int(looks[start]), bool(written[start]), bool(several[start]))

    def _add(self, box: QRectF, which: int, written: bool, several: bool) -> None:
        self._fills.setdefault(which, []).append(box)
        band = max(2 * self._look.hair, box.height() / 9)
        foot = QRectF(box.left(), box.bottom() - band, box.width(), band)
        if several:
            self._bands.append(foot)
        elif written and which != _UNSET:
            self._marks.setdefault(which, []).append(foot)

    def draw(self, painter: QPainter) -> None:
        """Draw all that was added."""
        look, scale = self._look, self._scale
        thick = look.hair
        for which, boxes in self._fills.items():
            if which == _UNSET:
                _fill(painter, boxes, look.ground)
                _hatch(painter, boxes, look)
                continue
            _fill(painter, boxes, scale.fills[which])
            if scale.is_lined(which):
                lines = [
                    QRectF(box.left(), box.top() + place, box.width(), thick)
                    for box in boxes
                    for place in line_places(box.height())
                ]
                _fill(painter, lines, scale.lines[which])
        for which, boxes in self._marks.items():
            _fill(painter, boxes, scale.inks[which])
        _fill(painter, self._bands, look.color(Role.QUIET))


def _fill(painter: QPainter, boxes: list[QRectF], color: QColor) -> None:
    path = QPainterPath()
    for box in boxes:
        path.addRect(box)
    painter.fillPath(path, color)


def _hatch(painter: QPainter, boxes: list[QRectF], look: MapLook) -> None:
    """Slanting lines across each box, each cut at its edges and in step with its neighbours'."""
    painter.setPen(QPen(mixed(look.ground, look.color(Role.QUIET), HATCH_SHARE), look.hair))
    apart = 1.5 * look.gap
    lines = []
    for box in boxes:
        low, high = box.left() + box.top(), box.right() + box.bottom()
        for step in range(math.ceil(low / apart), math.floor(high / apart) + 1):
            at = step * apart  # the line x + y = at
            x1, x2 = max(box.left(), at - box.bottom()), min(box.right(), at - box.top())
            lines.append(QLineF(x1, at - x1, x2, at - x2))
    painter.drawLines(lines)
    painter.setPen(Qt.PenStyle.NoPen)
