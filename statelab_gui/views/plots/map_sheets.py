"""What a state map's scene is made of: sheets that keep their picture, and one drawn live."""

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPalette

from statelab_gui.views.plots.map_axis import axis_numbers, draw_axis, draw_names
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_lanes import LaneWords, draw_guides, draw_lanes
from statelab_gui.views.plots.map_layers import (
    Moving,
    Still,
    draw_focus,
    draw_range,
    draw_row,
    draw_step,
    range_part,
    step_parts,
)
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_numerals import Stamps, blank, numerals
from statelab_gui.views.plots.map_raster import StripRaster
from statelab_gui.views.plots.map_trail import TrailPath, draw_trail
from statelab_gui.views.plots.map_values import ValueScale


class MapSheets:
    """Puts its sheets into a scene and draws each anew when what it shows is no longer so."""

    def __init__(self, view: pg.GraphicsView, frame: MapFrame) -> None:
        self.facts: MapFacts | None = None
        self.frame = frame
        self.look = MapLook.of_screen(view.palette())
        self.words = LaneWords("", "")
        self._focused = False
        self._raster: StripRaster | None = None
        self._stamps: Stamps | None = None
        self._path: TrailPath | None = None
        self._numbers: list[QRectF] = []  # the rooms of those on the axis
        self._strip = Still(self._draw_strip, 0)
        self._names = Still(self._draw_names, 1)
        self._axis = Still(self._draw_axis, 1)
        self._lanes = Still(self._draw_lanes, 1)
        self._trail = Still(self._draw_trail, 2)
        self._moving = Moving(self._draw_moving, 3)
        for sheet in (*self._stills(), self._moving):
            view.addItem(sheet)

    def show(self, facts: MapFacts | None, palette: QPalette) -> None:
        """Take other facts; of those before nothing is kept."""
        self.facts = facts
        self._path = None
        self.restyle(palette)

    def restyle(self, palette: QPalette) -> None:
        """Take fonts and colours anew."""
        self.look = MapLook.of_screen(palette)
        self._stamps = None
        self._raster = None
        if self.facts is not None:
            self._raster = StripRaster(self.facts.scale(self.look.dark), self.look)
        for sheet in self._stills():
            sheet.forget()

    @property
    def scale(self) -> ValueScale | None:
        """The looks of the values shown, None while there is no case."""
        return None if self._raster is None else self._raster.scale

    def place(self, frame: MapFrame, whole: QRectF) -> None:
        """Lie as the frame says, on a viewport of that size."""
        self.frame = frame
        self._numbers = list(axis_numbers(frame, self.look).values())
        self._strip.place(frame.strip_rect, frame)
        self._place_trail()
        right = whole.width()
        self._lanes.place(QRectF(0, 0, right, frame.strip_top), frame)
        rows = (frame.rows, frame.row, frame.shift, frame.ratio)
        self._names.place(QRectF(0, frame.strip_top, frame.gutter, frame.strip), rows)
        self._axis.place(QRectF(0, frame.strip_bottom, right, frame.axis), frame)
        self._moving.place(whole)

    def probes_changed(self) -> None:
        """Another thing is known of prefixes."""
        self._lanes.forget()
        self._strip.forget()

    def step_moved(self, before: int, now: int) -> None:
        """Only where the step was and where it is now are painted, and a trail that goes on."""
        self.follow_step()
        for k in (before, now):
            self._moving.moved(*step_parts(self.frame, self.look, k, self._numbers))

    def follow_step(self) -> None:
        """A trail ends at the step, as long as its value stands."""
        if self._path is not None and self.facts is not None:
            end = self.facts.trail_end()
            if end != self._path.step:
                self._path.step = end
                self._trail.forget()

    def range_moved(self, before: tuple[int, int] | None, now: tuple[int, int] | None) -> None:
        """Only what the two ranges cover is painted."""
        for chosen in (before, now):
            self._moving.moved(range_part(self.frame, self.look, chosen))

    def cell_changed(self) -> None:
        """Another row is marked, or none."""
        self._names.forget()
        self._moving.moved(self.frame.strip_rect)

    def trail_changed(self) -> None:
        """Another trail is shown, or none."""
        facts = self.facts
        trail = None if facts is None else facts.trail
        self._path = None if trail is None or facts is None else TrailPath(trail, facts.trail_end())
        self._place_trail()
        self._trail.forget()

    def _place_trail(self) -> None:
        rect = self.frame.strip_rect if self._path is not None else QRectF()
        self._trail.place(rect, self.frame)

    def set_focused(self, focused: bool) -> None:
        """Show by a frame around the strip whether keys are for the map."""
        self._focused = focused
        self._moving.update()

    def _stills(self) -> tuple[Still, ...]:
        return self._strip, self._names, self._axis, self._lanes, self._trail

    # drawing

    def _draw_strip(self, rect: QRectF) -> QImage | None:
        facts, frame, look = self.facts, self.frame, self.look
        if facts is None or self._raster is None or rect.isEmpty():
            return None
        scale = self._raster.scale
        columns = facts.source.columns(frame.left, frame.right, frame.device_columns)
        picture = self._raster.picture(columns, frame)
        if self._stamps is None or self._stamps.ratio != frame.ratio:
            self._stamps = Stamps(scale, look, frame.ratio)
        painter = QPainter(picture)
        written = numerals(columns, frame, scale, look, facts.book.program)
        self._stamps.write(painter, written)
        origin = QPointF(-rect.left(), frame.shift - rect.top())
        painter.translate(origin)
        draw_guides(painter, frame, look, facts)
        painter.end()
        if frame.rows * frame.row > frame.strip:
            top, height = round(frame.shift * frame.ratio), round(frame.strip * frame.ratio)
            picture = picture.copy(0, top, picture.width(), height)
            picture.setDevicePixelRatio(frame.ratio)
        return picture

    def _sheet(self, rect: QRectF) -> tuple[QImage, QPainter] | None:
        """A clear picture of the rectangle, and a painter in the scene's own coordinates."""
        if self.facts is None or rect.isEmpty():
            return None
        picture = blank(rect, self.frame.ratio)
        painter = QPainter(picture)
        painter.translate(-rect.topLeft())
        return picture, painter

    def _draw_names(self, rect: QRectF) -> QImage | None:
        sheet = self._sheet(rect)
        if sheet is None or self.facts is None:
            return None
        draw_names(sheet[1], self.frame, self.look, self.facts.cells, self.facts.cell)
        sheet[1].end()
        return sheet[0]

    def _draw_axis(self, rect: QRectF) -> QImage | None:
        sheet = self._sheet(rect)
        if sheet is None:
            return None
        draw_axis(sheet[1], self.frame, self.look)
        sheet[1].end()
        return sheet[0]

    def _draw_lanes(self, rect: QRectF) -> QImage | None:
        sheet = self._sheet(rect)
        if sheet is None or self.facts is None:
            return None
        draw_lanes(sheet[1], self.frame, self.look, self.facts, self.words)
        sheet[1].end()
        return sheet[0]

    def _draw_trail(self, rect: QRectF) -> QImage | None:
        sheet = self._sheet(rect) if self._path is not None else None
        if sheet is None or self._path is None:
            return None
        draw_trail(sheet[1], self.frame, self.look, self._path)
        sheet[1].end()
        return sheet[0]

    def _draw_moving(self, painter: QPainter) -> None:
        facts, frame, look = self.facts, self.frame, self.look
        if facts is None:
            return
        draw_row(painter, frame, look, facts)
        draw_range(painter, frame, look, facts.range)
        draw_step(painter, frame, look, facts.step, self._numbers)
        if self._focused:
            draw_focus(painter, frame, look)
