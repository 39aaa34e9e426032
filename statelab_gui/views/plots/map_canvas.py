"""The drawn part of a state map: a pyqtgraph scene whose range of updates is a ViewBox's."""

import math
from dataclasses import replace

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QRectF, QSize, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from statelab_gui.views import theme
from statelab_gui.views.plots.map_axis import gutter_width
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import NO_FRAME, MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_sheets import MapSheets

_FEWEST_SEEN = 6
"""Updates that are seen at the closest."""
_FEW_ROWS = 7
_ROOM_AHEAD = 0.6
"""The share of the view that is left to step through before it scrolls again."""
_GENEROUS = 1.4  # lines of text a row would like to have


class MapCanvas(pg.GraphicsView):  # type: ignore[misc]  # pyqtgraph has no types
    """Draws the facts it is given; `view_changed` when other updates or rows are seen.

    The range of updates is that of `box`, to which other plots of the same updates may be linked.
    """

    view_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None)
        self.facts: MapFacts | None = None
        self.frame = NO_FRAME
        self._shift = 0.0
        self.box = pg.ViewBox(enableMenu=False, enableMouse=False, defaultPadding=0)
        self.addItem(self.box)
        self.sheets = MapSheets(self, self.frame)

        self.setMouseTracking(True)
        self.box.sigXRangeChanged.connect(self._lay_out)

    def show_facts(self, facts: MapFacts | None) -> None:
        """Show another case whole, or nothing; of the one before nothing is kept."""
        self.facts = facts
        self._shift = 0.0
        self.sheets.show(facts, self.palette())
        if facts is not None:
            ends = (facts.first - 0.5, facts.updates + 0.5)
            least = min(_FEWEST_SEEN, facts.updates - facts.first + 1)
            self.box.setLimits(xMin=ends[0], xMax=ends[1], minXRange=least)
            self.box.setXRange(*ends, padding=0)
        self._lay_out()
        self.updateGeometry()

    def step_changed(self, before: int, now: int) -> None:
        """Scroll until the step is seen, or paint no more than where it was and is."""
        if self._reveal(now):
            self.sheets.follow_step()
        else:
            self.sheets.step_moved(before, now)

    def cell_changed(self, cell: int | None) -> None:
        """Mark the row of a cell, scrolled into view."""
        if cell is not None:
            top = cell * self.frame.row
            below = top + self.frame.row - self.frame.strip
            self.scroll_rows(min(max(self._shift, below), top))
        self.sheets.cell_changed()

    # what is seen

    def show_range(self, left: float, right: float) -> None:
        """See the updates left … right, as far as they are of the case."""
        if self.facts is not None:
            self.box.setXRange(left, right, padding=0)

    def zoom(self, factor: float, about: float | None = None) -> None:
        """See `factor` times as many updates; the one at `about` stays where it is."""
        if self.facts is None:
            return
        left, right = self.frame.left, self.frame.right
        middle = (left + right) / 2 if about is None else about
        updates = self.facts.updates - self.facts.first + 1
        span = min(max((right - left) * factor, min(_FEWEST_SEEN, updates)), updates)
        start = middle - (middle - left) / (right - left) * span
        self.show_range(start, start + span)

    def pan(self, updates: float) -> None:
        """See what is that many updates further on, as far as there is something."""
        if self.facts is None:
            return
        left, right = self.frame.left, self.frame.right
        updates = min(max(updates, self.facts.first - 0.5 - left), self.facts.updates + 0.5 - right)
        self.show_range(left + updates, right + updates)

    def scroll_rows(self, shift: float) -> None:
        """Scroll the rows that many pixels up, as far as there are rows."""
        frame = self.frame
        shift = min(max(0.0, shift), max(0.0, frame.rows * frame.row - frame.strip))
        if shift != self._shift:
            self._shift = shift
            self._lay_out()

    def _reveal(self, k: int) -> bool:
        """Scroll until k is seen with some room ahead, where it is not; whether it scrolled."""
        left, right = self.frame.left, self.frame.right
        if left <= k - 0.5 and k + 0.5 <= right:
            return False
        ahead = (right - left - 1) * _ROOM_AHEAD
        self.pan(k + 0.5 + ahead - right if k + 0.5 > right else k - 0.5 - ahead - left)
        return (self.frame.left, self.frame.right) != (left, right)

    # geometry

    def _lay_out(self, *_: object) -> None:
        self.frame = NO_FRAME
        if self.facts is not None:
            self.frame = self._framed(self.facts, self.sheets.look)
            self.box.setGeometry(self.frame.strip_rect)
            self._shift = self.frame.shift
        self.sheets.place(self.frame, QRectF(self.viewport().rect()))
        self.view_changed.emit()

    def _framed(self, facts: MapFacts, look: MapLook) -> MapFrame:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        gutter = gutter_width(facts.cells, look, size.width() / 4)
        (left, right), _ = self.box.viewRange()
        frame = replace(
            lanes_of(look),
            updates=facts.updates,
            first=facts.first,
            rows=len(facts.cells),
            left=left,
            right=right,
            gutter=gutter,
            width=max(1.0, size.width() - gutter - 2 * look.gap),
            ratio=ratio,
        )
        room = max(1.0, size.height() - frame.flags - frame.signs - frame.axis)
        row = min(int(room / frame.rows * ratio) / ratio, most_row(look))
        if row < least_row(look):  # it has to be scrolled: then by rows that are read with ease
            row = float(math.ceil(look.line + look.gap / 2))
        strip = min(int(room * ratio) / ratio, row * frame.rows)
        shift = min(self._shift, row * frame.rows - strip)
        return replace(frame, row=row, strip=strip, shift=max(0.0, shift))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if hasattr(self, "sheets"):  # pyqtgraph calls it before there is anything to lay out
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if event.type() in kinds and hasattr(self, "sheets"):
            self.sheets.restyle(self.palette())
            self._lay_out()
            self.updateGeometry()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.sheets.set_focused(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.sheets.set_focused(False)

    def minimumSizeHint(self) -> QSize:
        return self._size(8, least_row(self.sheets.look), min(_FEW_ROWS, self._rows()))

    def sizeHint(self) -> QSize:
        return self._size(24, _GENEROUS * self.sheets.look.line, self._rows())

    def _rows(self) -> int:
        return len(self.facts.cells) if self.facts else _FEW_ROWS - 1

    def _size(self, wide: int, row: float, rows: int) -> QSize:
        frame = lanes_of(self.sheets.look)
        height = frame.flags + frame.signs + frame.axis + rows * row
        return QSize(theme.space(6) * wide, int(height) + 1)


def least_row(look: MapLook) -> float:
    """The lowest row in which a value can be written."""
    return float(math.ceil(look.fixed_metrics.capHeight() + 2 * look.hair))


def most_row(look: MapLook) -> float:
    """The highest row that is of use."""
    return float(int(2.2 * look.line))


def lanes_of(look: MapLook) -> MapFrame:
    """A frame that has the heights of its lanes and its axis only."""
    return replace(
        NO_FRAME,
        flags=float(math.ceil(look.line + look.gap)),
        signs=float(math.ceil(look.line + look.gap)),
        axis=float(math.ceil(look.line + look.gap)),
    )
