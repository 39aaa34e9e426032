"""The drawn part of a state map: a pyqtgraph scene whose range of updates is a ViewBox's."""

from dataclasses import replace

import pyqtgraph as pg
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QImage, QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from statelab_gui.views import theme
from statelab_gui.views.plots.map_axis import draw_axis, draw_names, gutter_width
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_lanes import LaneWords, draw_guides, draw_lanes
from statelab_gui.views.plots.map_layers import (
    Moving,
    Still,
    blank,
    draw_range,
    draw_row,
    draw_step,
    range_part,
    step_parts,
)
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_raster import StripRaster, write_values
from statelab_gui.views.plots.map_trail import TrailPath, draw_trail

_FEWEST_SEEN = 6
"""Updates that are seen at the closest."""
_FEW_ROWS = 7
_MARGIN = 0.25
"""The share of the view that a step brought into view is kept from its edges, when it was out."""


class MapCanvas(pg.GraphicsView):  # type: ignore[misc]  # pyqtgraph has no types
    """Draws the facts it is given; `view_changed` when other updates or rows are seen."""

    view_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, background=None)
        self.facts: MapFacts | None = None
        self.frame = _NO_FRAME
        self.look = MapLook.of_screen(self.palette())
        self.words = LaneWords("", "")
        self._raster: StripRaster | None = None
        self._path: TrailPath | None = None
        self._shift = 0.0
        self.box = pg.ViewBox(enableMenu=False, enableMouse=False, defaultPadding=0)
        self._strip = Still(self._draw_strip, 0)
        self._still = Still(self._draw_still, 1)
        self._moving = Moving(self._draw_moving, 2)

        for item in (self.box, self._strip, self._still, self._moving):
            self.addItem(item)
        self.box.setMouseEnabled(False, False)
        self.setMouseTracking(True)
        self.box.sigXRangeChanged.connect(self._lay_out)

    def show_facts(self, facts: MapFacts | None) -> None:
        """Show another case whole, or nothing; of the one before nothing is kept."""
        self.facts = facts
        self._shift = 0.0
        self._path = None
        self._raster = None
        if facts is not None:
            ends = (0.5, facts.updates + 0.5)
            least = min(_FEWEST_SEEN, facts.updates)
            self.box.setLimits(xMin=ends[0], xMax=ends[1], minXRange=least)
            self.box.setXRange(*ends, padding=0)
        self.restyle()

    def restyle(self) -> None:
        """Take fonts, colours and sizes anew."""
        self.look = MapLook.of_screen(self.palette())
        if self.facts is not None:
            self._raster = StripRaster(self.facts.scale(self.look.dark), self.look)
        self._lay_out()

    # what changes one by one

    def probes_changed(self) -> None:
        """The lanes are to be drawn anew."""
        self._still.forget()

    def step_changed(self, before: int) -> None:
        """The step moved from `before` to where the facts say: only the two are painted."""
        assert self.facts is not None
        if not self._reveal(self.facts.step):
            for k in (before, self.facts.step):
                self._moving.moved(*step_parts(self.frame, self.look, k))

    def range_changed(self, before: tuple[int, int] | None) -> None:
        """Another range is chosen, or none."""
        assert self.facts is not None
        for chosen in (before, self.facts.range):
            self._moving.moved(range_part(self.frame, self.look, chosen))

    def cell_changed(self) -> None:
        """Another cell is chosen, or none."""
        if self.facts is not None and self.facts.cell is not None:
            top = self.facts.cell * self.frame.row
            self.scroll_rows(min(max(self._shift, top + self.frame.row - self.frame.strip), top))
        self._still.forget()
        self._moving.update()

    def trail_changed(self) -> None:
        """Another trail is shown, or none."""
        facts = self.facts
        trail = None if facts is None else facts.trail
        self._path = None if trail is None or facts is None else TrailPath(trail, facts.step)
        self._moving.moved(self.frame.strip_rect)

    # the range of updates

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
        updates = self.facts.updates
        span = min(max((right - left) * factor, min(_FEWEST_SEEN, updates)), updates)
        start = middle - (middle - left) / (right - left) * span
        self.show_range(start, start + span)

    def pan(self, updates: float) -> None:
        """See what is that many updates further on."""
        updates = min(max(updates, 0.5 - self.frame.left), self._end - self.frame.right)
        self.show_range(self.frame.left + updates, self.frame.right + updates)

    def scroll_rows(self, shift: float) -> None:
        """Scroll the rows that many pixels up, as far as there are rows."""
        frame = self.frame
        shift = min(max(0.0, shift), max(0.0, frame.rows * frame.row - frame.strip))
        if shift != self._shift:
            self._shift = shift
            self._lay_out()

    @property
    def _end(self) -> float:
        return 0.5 if self.facts is None else self.facts.updates + 0.5

    def _reveal(self, k: int) -> bool:
        """Scroll until k is seen, by no more than is needed and a margin; whether it scrolled."""
        left, right = self.frame.left, self.frame.right
        if left <= k - 0.5 and k + 0.5 <= right:
            return False
        margin = (right - left) * _MARGIN
        self.pan(k + 0.5 + margin - right if k + 0.5 > right else k - 0.5 - margin - left)
        return (self.frame.left, self.frame.right) != (left, right)

    # geometry

    def _lay_out(self, *_: object) -> None:
        facts, look = self.facts, self.look
        if facts is None:
            self.frame = _NO_FRAME
        else:
            self.frame = self._frame(facts, look)
            self.box.setGeometry(self.frame.strip_rect)
            self._shift = self.frame.shift
        self._strip.place(self.frame.strip_rect)
        whole = QRectF(self.viewport().rect())
        self._still.place(whole)
        self._moving.place(whole)
        self.view_changed.emit()

    def _frame(self, facts: MapFacts, look: MapLook) -> MapFrame:
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        gutter = gutter_width(facts.cells, look, size.width() / 4)
        (left, right), _ = self.box.viewRange()
        frame = replace(
            _lanes(look),
            updates=facts.updates,
            rows=len(facts.cells),
            left=left,
            right=right,
            gutter=gutter,
            width=max(1.0, size.width() - gutter - 2 * look.gap),
            ratio=ratio,
        )
        room = max(1.0, size.height() - frame.flags - frame.signs - frame.axis)
        row = min(max(int(room / frame.rows * ratio) / ratio, least_row(look)), most_row(look))
        strip = min(int(room * ratio) / ratio, row * frame.rows)
        shift = min(self._shift, row * frame.rows - strip)
        return replace(frame, row=row, strip=strip, shift=max(0.0, shift))

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        if hasattr(self, "_moving"):  # pyqtgraph calls it before we have a scene of our own
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        kinds = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)
        if event.type() in kinds and hasattr(self, "_moving"):
            self.restyle()

    def minimumSizeHint(self) -> QSize:
        frame = _lanes(self.look)
        rows = min(_FEW_ROWS, len(self.facts.cells) if self.facts else _FEW_ROWS - 1)
        height = frame.flags + frame.signs + frame.axis + rows * least_row(self.look)
        return QSize(theme.space(6) * 8, int(height) + 1)

    def sizeHint(self) -> QSize:
        frame = _lanes(self.look)
        rows = len(self.facts.cells) if self.facts else _FEW_ROWS - 1
        height = frame.flags + frame.signs + frame.axis + rows * 1.4 * self.look.line
        return QSize(theme.space(6) * 24, int(height))

    # painting

    def _draw_strip(self, rect: QRectF) -> QImage | None:
        facts, frame, look = self.facts, self.frame, self.look
        if facts is None or self._raster is None or rect.isEmpty():
            return None
        columns = facts.source.columns(frame.left, frame.right, frame.device_columns)
        picture = self._raster.picture(columns, frame)
        painter = QPainter(picture)
        write_values(painter, columns, frame, self._raster.scale, look, QPointF(0, 0))
        painter.end()
        if frame.rows * frame.row > frame.strip:
            top, height = round(frame.shift * frame.ratio), round(frame.strip * frame.ratio)
            picture = picture.copy(0, top, picture.width(), height)
            picture.setDevicePixelRatio(frame.ratio)
        return picture

    def _draw_still(self, rect: QRectF) -> QImage | None:
        facts, frame, look = self.facts, self.frame, self.look
        if facts is None or rect.isEmpty():
            return None
        picture = blank(rect, frame.ratio)
        painter = QPainter(picture)
        draw_axis(painter, frame, look)
        draw_names(painter, frame, look, facts.cells, facts.cell)
        first = facts.observed.first_wrong if facts.observed else None
        draw_guides(painter, frame, look, facts.marks, first)
        draw_lanes(painter, frame, look, facts.marks, facts.observed, self.words)
        painter.end()
        return picture

    def _draw_moving(self, painter: QPainter) -> None:
        facts, frame, look = self.facts, self.frame, self.look
        if facts is None:
            return
        draw_row(painter, frame, look, facts)
        if self._path is not None:
            draw_trail(painter, frame, look, self._path)
        draw_range(painter, frame, look, facts.range)
        draw_step(painter, frame, look, facts.step)


def least_row(look: MapLook) -> float:
    """The lowest row in which a value can be written."""
    return float(int(look.fixed_metrics.capHeight() + 4 * look.hair + 0.5))


def most_row(look: MapLook) -> float:
    """The highest row that is of use."""
    return float(int(2.2 * look.line))


def _lanes(look: MapLook) -> MapFrame:
    """A frame that has the lanes only."""
    return replace(
        _NO_FRAME,
        flags=float(int(look.line + 2 * look.hair)),
        signs=float(int(look.line + 2 * look.gap)),
        axis=float(int(look.line + 1.5 * look.gap)),
    )


_NO_FRAME = MapFrame(
    updates=0, rows=0, left=0, right=1, gutter=0, width=1, flags=0, signs=0, strip=0, axis=0, row=1
)
