"""A state map as a page of its own: title, map of the whole case, legend and caption, on white."""

import math
from dataclasses import replace

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from statelab_gui.views.plots.map_axis import draw_axis, draw_names, gutter_width
from statelab_gui.views.plots.map_canvas import lanes_of
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_lanes import draw_guides, draw_lanes
from statelab_gui.views.plots.map_legend import LegendNeeds, draw_legend, legend_entries
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.map_numerals import numerals
from statelab_gui.views.plots.map_trail import TrailPath, draw_trail
from statelab_gui.views.plots.map_vector import StripShapes
from statelab_gui.views.plots.map_words import caption_lines, lane_words, title_text
from statelab_gui.views.plots.svg_text import svg_text

_WIDE = 75  # lines of text a page is wide
_ROW = 1.6  # lines of text a row is high
_DOTS_AN_INCH = 96  # what a pixel is in SVG


class MapPage:
    """Draws one case whole; `ratio` is device pixels a pixel of the page."""

    def __init__(self, facts: MapFacts, title: str = "", ratio: float = 1.0) -> None:
        self._facts = facts
        self._look = look = MapLook.of_page()
        self._title = title or title_text(facts)
        self._scale = facts.scale(dark=False)
        self._margin = 4 * look.gap
        self.width = math.ceil(_WIDE * look.line)
        self._frame = self._framed(ratio)
        self._captions = caption_lines(facts, self._frame)
        picture = QImage(1, 1, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        self.height = math.ceil(self.draw(painter))  # what is drawn tells how much room it takes
        painter.end()

    @property
    def title(self) -> str:
        """The line above the map."""
        return self._title

    @property
    def captions(self) -> list[str]:
        """The lines below the legend."""
        return self._captions

    def _framed(self, ratio: float) -> MapFrame:
        look, facts = self._look, self._facts
        room = self.width - 2 * self._margin
        gutter = gutter_width(facts.cells, look, room / 4)
        rows, row = len(facts.cells), float(int(_ROW * look.line))
        return replace(
            lanes_of(look),
            updates=facts.updates,
            first=facts.first,
            rows=rows,
            left=facts.first - 0.5,
            right=facts.updates + 0.5,
            gutter=gutter,
            width=float(int(room - gutter)),
            row=row,
            strip=rows * row,
            ratio=ratio,
        )

    def draw(self, painter: QPainter) -> float:
        """Draw the page; returns its height."""
        facts, look, frame, scale = self._facts, self._look, self._frame, self._scale
        margin = self._margin
        room = self.width - 2 * margin
        y = margin
        title = QFont(look.text)
        title.setBold(True)
        painter.setFont(title)
        painter.setPen(look.ink)
        elided = look.text_metrics.elidedText(self._title, Qt.TextElideMode.ElideRight, 0.9 * room)
        painter.drawText(QPointF(margin, y + look.text_metrics.ascent()), elided)
        y += look.line + 2 * look.gap

        painter.save()
        painter.translate(margin, y)
        columns = facts.source.columns(frame.left, frame.right, frame.device_columns)
        shapes = StripShapes(scale, look)
        shapes.add_strip(columns, frame)
        shapes.draw(painter)
        written = numerals(columns, frame, scale, look, facts.book.program)
        for text, x, base, bold, which in written.each():
            font = look.bold if bold else look.fixed
            painter.setFont(font)
            painter.setPen(scale.inks[which])
            wide = look.fixed_metrics.horizontalAdvance(text)
            at = QPointF(frame.gutter + x - wide / 2, frame.strip_top + base)
            painter.drawText(at, text)
        draw_names(painter, frame, look, facts.cells, None)
        draw_axis(painter, frame, look)
        draw_guides(painter, frame, look, facts)
        draw_lanes(painter, frame, look, facts, lane_words(facts))
        if facts.trail is not None:
            draw_trail(painter, frame, look, TrailPath(facts.trail, facts.trail_end()))
        painter.restore()
        y += frame.strip_bottom + frame.axis + 2 * look.gap

        entries = legend_entries(LegendNeeds.of(facts, look, frame), scale, look)
        left = margin + frame.gutter
        y += draw_legend(painter, entries, look, QPointF(left, y), room - frame.gutter)
        y += look.gap
        painter.setFont(look.text)
        painter.setPen(look.ink)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap)
        for caption in self._captions:
            box = QRectF(left, y, room - frame.gutter, 100 * look.line)
            taken = look.text_metrics.boundingRect(box, flags, caption)
            painter.drawText(taken, flags, caption)
            y += taken.height() + look.gap
        return y + margin - look.gap


def svg_of(facts: MapFacts, title: str = "") -> str:
    """The page as SVG with real text."""
    page = MapPage(facts, title)
    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(page.width, page.height))
    generator.setViewBox(QRectF(0, 0, page.width, page.height))
    generator.setResolution(_DOTS_AN_INCH)
    generator.setTitle(page.title)
    generator.setDescription("\n".join(page.captions))
    painter = QPainter(generator)
    painter.fillRect(QRectF(0, 0, page.width, page.height), MapLook.of_page().ground)
    page.draw(painter)
    painter.end()
    buffer.close()
    return svg_text(bytes(raw.data()))


def png_of(facts: MapFacts, title: str = "", width: int = 1600) -> bytes:
    """The page as a PNG of that many pixels across."""
    ratio = width / MapPage(facts, title).width
    page = MapPage(facts, title, ratio)
    picture = QImage(width, math.ceil(page.height * ratio), QImage.Format.Format_RGB32)
    picture.fill(MapLook.of_page().ground)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    page.draw(painter)
    painter.end()
    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub wants bytes, Qt does not
    buffer.close()
    return bytes(raw.data())
