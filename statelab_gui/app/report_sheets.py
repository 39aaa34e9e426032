"""Sheets of A4 that are filled from above: lines of text, rows of tables, drawings.

Everything is measured in the pixels of a screen (96 an inch) and drawn as vectors; a sheet that is
full is followed by the next one. Painted without the window: it may be done in any thread.
"""

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_drawing import Drawing
from statelab_gui.views.plots.report_look import RIGHT, fold, write
from statelab_gui.views.theme import Role

_DOTS = 1200  # an inch
_PIXELS = 96
_MARGIN = 15.0  # millimetres


class Sheets:
    """Sheets under way. `y` is how far the sheet is filled, `width` and `bottom` its ends."""

    def __init__(self, look: MapLook, title: str, foot: str, number: Callable[[int], str]) -> None:
        self._look = look
        self._foot = foot
        self._number = number
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setResolution(_DOTS)
        self._writer.setTitle(title)
        self._writer.setCreator("StateLab")
        margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout = QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
        self._writer.setPageLayout(layout)
        scale = _DOTS / _PIXELS
        self.width = self._writer.width() / scale
        self.bottom = self._writer.height() / scale - 2 * look.line
        self.y = 0.0
        self.pages = 1
        self.painter = QPainter(self._writer)
        self.painter.scale(scale, scale)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._write_foot()

    @property
    def look(self) -> MapLook:
        """Fonts, measures and colours of the text."""
        return self._look

    @property
    def left(self) -> float:
        """How much room there is on this sheet."""
        return self.bottom - self.y

    @property
    def quiet(self) -> QColor:
        """The colour of what stands beside."""
        return self._look.color(Role.QUIET)

    def next_sheet(self) -> None:
        """Go on at the top of a new sheet."""
        self._writer.newPage()
        self.pages += 1
        self.y = 0.0
        self._write_foot()

    def need(self, high: float) -> None:
        """Go on where there is so much room; what is higher than a sheet begins where it is."""
        if self.y > 0 and self.left < high <= self.bottom:
            self.next_sheet()

    def space(self, high: float) -> None:
        """Leave room, but none at the top of a sheet."""
        if self.y > 0:
            self.y += high

    def text(
        self,
        text: str,
        font: QFont | None = None,
        ink: QColor | None = None,
        indent: float = 0.0,
        sign: str = "",
        keep: float = 0.0,
    ) -> None:
        """A paragraph; `keep` is the room that what follows must have on the same sheet."""
        font = font or self._look.text
        metrics = QFontMetricsF(font)
        lines = fold(text, metrics, self.width - indent)
        high = metrics.height()
        self.need(min(len(lines) * high + keep, self.bottom))
        for at, line in enumerate(lines):
            self.need(high)
            if at == 0 and sign:
                place = QRectF(0, self.y, indent, high)
                write(self.painter, self._look, place, sign, ink=ink, font=font)
            place = QRectF(indent, self.y, self.width - indent, high)
            write(self.painter, self._look, place, line, ink=ink, font=font)
            self.y += high

    def rule(self, ink: QColor) -> None:
        """A thin line across the sheet."""
        self.painter.setPen(QPen(ink, 0.5))
        self.painter.drawLine(
            QRectF(0, self.y, self.width, 0).topLeft(), QRectF(0, self.y, self.width, 0).topRight()
        )

    def drawing(self, drawing: Drawing) -> None:
        """A drawing, made smaller where it is higher than a sheet."""
        high = drawing.height(self.width)
        scale = min(1.0, self.bottom / high) if high > 0 else 1.0
        self.need(high * scale)
        self.painter.save()
        self.painter.translate((self.width - self.width * scale) / 2, self.y)
        self.painter.scale(scale, scale)
        drawing.paint(self.painter, self.width)
        self.painter.restore()
        self.y += high * scale

    def end(self) -> bytes:
        """The whole document as a PDF file; nothing can be drawn after it."""
        self.painter.end()
        return bytes(self._buffer.data().data())

    def give_up(self) -> None:
        """Let go of what was drawn."""
        if self.painter.isActive():
            self.painter.end()

    def _write_foot(self) -> None:
        place = QRectF(0, self.bottom + self._look.line, self.width, self._look.line)
        number = self._number(self.pages)
        wide = self._look.text_metrics.horizontalAdvance(number) + 2 * self._look.gap
        write(self.painter, self._look, place, number, ink=self.quiet, side=RIGHT)
        place.setWidth(self.width - wide)
        write(self.painter, self._look, place, self._foot, ink=self.quiet)
