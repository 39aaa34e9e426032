"""A drawing of a report as a file of its own: a light page with a title, as picture or vectors."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgGenerator

from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_look import bold, folded, page_look, write
from statelab_gui.views.plots.svg_text import svg_text

_WIDE = 60  # lines of text that a page is wide
_SCALE = 2.0  # device pixels a pixel of a picture
_MOST = 16_000  # device pixels that a picture may be high


class Drawing(Protocol):
    """Something drawn in a room as wide as it is told; the height follows."""

    def height(self, width: float) -> float:
        """How high it is at this width."""
        ...

    def paint(self, painter: QPainter, width: float) -> None:
        """Draw it from the painter's origin on."""
        ...

    def told_at(self, point: QPointF, width: float) -> str:
        """What is at the point, in words; "" for nothing."""
        ...


@dataclass(frozen=True, eq=False)
class Page:
    """A drawing with the lines above it, on white."""

    look: MapLook
    title: str
    captions: Sequence[str]
    drawing: Drawing
    told: str = ""

    @property
    def width(self) -> float:
        """In logical pixels."""
        return math.ceil(_WIDE * self.look.line)

    @property
    def margin(self) -> float:
        """Around everything."""
        return 4 * self.look.gap

    def size(self) -> QSize:
        """In logical pixels."""
        inner = self.width - 2 * self.margin
        high = self._top() + self.drawing.height(inner) + self.margin
        return QSize(round(self.width), math.ceil(high))

    def paint(self, painter: QPainter) -> None:
        """Draw the whole page."""
        look, size, inner = self.look, self.size(), self.width - 2 * self.margin
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(0, 0, size.width(), size.height(), look.ground)
        y = self.margin
        if self.title:
            place = QRectF(self.margin, y, inner, look.line)
            write(painter, look, place, self.title, font=bold(look))
            y += look.line + look.gap
        for line in self._lines():
            write(painter, look, QRectF(self.margin, y, inner, look.line), line)
            y += look.line
        top = self._top()
        painter.save()
        painter.translate(self.margin, top)
        self.drawing.paint(painter, inner)
        painter.restore()

    def _lines(self) -> list[str]:
        inner = self.width - 2 * self.margin
        return [line for text in self.captions for line in folded(self.look, text, inner)]

    def _top(self) -> float:
        look = self.look
        head = look.line + look.gap if self.title else 0.0
        lines = len(self._lines())
        return self.margin + head + lines * look.line + (2 * look.gap if head or lines else 0.0)


def svg_of(page: Page) -> str:
    """The page as an SVG file's text."""
    size = page.size()
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(page.title)
    generator.setDescription(page.told)
    painter = QPainter(generator)
    page.paint(painter)
    painter.end()
    return svg_text(bytes(buffer.data().data()))


def png_of(page: Page) -> bytes:
    """The page as a picture file, two device pixels a pixel unless it is very long."""
    size = page.size()
    scale = min(_SCALE, _MOST / size.height())
    image = QImage(size * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    page.paint(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The stub asks for bytes, which PySide takes as text too.
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # see above
    return bytes(buffer.data().data())


__all__ = ["Drawing", "Page", "page_look", "png_of", "svg_of"]
