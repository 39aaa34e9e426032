"""The strip of squares as one picture, composed column by column in numpy."""

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage

from statelab_gui.views.plots.map_columns import Columns
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_values import ValueScale, mixed
from statelab_gui.views.theme import Role

Pixels = NDArray[np.uint32]
HATCH_SHARE = 0.45


class StripRaster:
    """Composes strips for one case in one look; text is written over them afterwards."""

    def __init__(self, scale: ValueScale, look: MapLook) -> None:
        self.scale = scale
        self._look = look
        self._fills = _numbers(scale.fills)
        self._lines = _numbers(scale.lines)
        self._inks = _numbers(scale.inks)
        self._ground = _number(look.ground)
        self._hatch = _number(mixed(look.ground, look.color(Role.QUIET), HATCH_SHARE))
        self._several = _number(look.color(Role.QUIET))

    def picture(self, columns: Columns, frame: MapFrame) -> QImage:
        """All rows at the frame's device resolution, `frame.ratio` set as the picture's own."""
        ratio = frame.ratio
        per_update = frame.per_update * ratio
        rows = columns.values.shape[1]
        edges = [math.floor(row * frame.row * ratio + 0.5) for row in range(rows + 1)]
        picture = QImage(len(columns), edges[-1], QImage.Format.Format_RGB32)
        # the picture's own memory, a row of it as long as its pixels: nothing is copied
        pixels = np.frombuffer(picture.bits(), dtype=np.uint32).reshape(edges[-1], len(columns))
        pixels[:] = self._ground
        looks = self.scale.looks_of(columns.values)
        outside = columns.last == 0
        bounds = np.flatnonzero(np.diff(columns.last) != 0) + 1
        gap = max(1, round(ratio * self._look.hair))
        for row, (top, bottom) in enumerate(pairwise(edges)):
            height = bottom - top - (gap if bottom - top > 5 * gap else 0)
            part = pixels[top : top + height]
            self._fill(part, looks[:, row], columns, row)
            part[:, outside] = self._ground
            band = max(2 * gap, height // 9)
            if per_update < 1:
                part[-band:, columns.several[:, row]] = self._several
            elif per_update >= 3 * gap:
                at = columns.written[:, row]
                part[-band:, at] = self._inks[looks[at, row]]
        if per_update >= 5 * gap:
            for wide in range(gap):
                pixels[:, np.minimum(bounds + wide, len(columns) - 1)] = self._ground
        picture.setDevicePixelRatio(ratio)
        return picture

    def _fill(self, part: Pixels, looks: NDArray[np.intp], columns: Columns, row: int) -> None:
        """Ground, lines and hatching of one row."""
        unset = columns.unset[:, row]
        height, width = part.shape
        part[:] = np.where(unset, self._ground, self._fills[looks])
        thick = max(1, height // 14)
        lined = np.where(unset, self._ground, self._lines[looks])
        for line in line_places(height):
            part[int(line) : int(line) + thick] = lined
        if unset.any():
            period = max(4, height // 4)
            across = np.arange(width) % period
            for y in range(height):
                part[y, unset & ((across + y) % period < max(1, period // 4))] = self._hatch


def line_places(height: float) -> tuple[float, float]:
    """Where, below the top of a row, the two lines of a lined value are."""
    return height * 0.14, height * 0.26


def _number(color: QColor) -> int:
    return color.rgb()


def _numbers(colors: tuple[QColor, ...]) -> Pixels:
    return np.array([color.rgb() for color in colors], dtype=np.uint32)
