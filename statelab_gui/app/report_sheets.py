"""Sheets of A4 that are filled from above: lines of text, rows of tables, drawings.

Everything is measured in the pixels of a screen (96 an inch) and drawn as vectors; a sheet that is
full is followed by the next one. Painted without the window: it may be done in any thread.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
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

from statelab_gui.exchange.report_pdf_marks import Bookmark
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_drawing import Drawing
from statelab_gui.views.plots.report_look import LEFT, RIGHT, fold, hatch, write
from statelab_gui.views.theme import Role

_DOTS = 1200  # an inch
_PIXELS = 96
_POINTS = 72
_MARGIN = 15.0  # millimetres
_SHEET = (210.0, 297.0)


@dataclass(frozen=True, eq=False)
class Measured:
    """What was measured already, so that filling the sheets a second time costs little."""

    lines: dict[tuple[str, str, float], list[str]] = field(default_factory=dict)
    widths: dict[tuple[int, float], list[float]] = field(default_factory=dict)


class Sheets:
    """Sheets under way. `y` is how far the sheet is filled, `width` and `bottom` its ends.

    Without the `total` of sheets nothing is drawn: they are only counted, to be told on each when
    they are filled once more. `number` words the number of a sheet of so many.
    """

    def __init__(
        self,
        look: MapLook,
        title: str,
        foot: str,
        number: Callable[[int, int], str],
        measured: Measured,
        total: int | None = None,
    ) -> None:
        self._look = look
        self._foot = foot
        self._number = number
        self._total = total
        self.measured = measured
        self.bookmarks: list[Bookmark] = []
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self._writer = QPdfWriter(self._buffer)
        self._writer.setResolution(_DOTS)
        self._writer.setTitle(title)
        self._writer.setCreator("StateLab")
        self._painter = QPainter()
        self._begun = False  # whether something is on the sheet
        self._wide = False
        self.width = self.bottom = self.y = 0.0
        self.pages = 1
        self._measure()

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
        if self._begun:
            self.pages += 1
        self._begun = False
        self.y = 0.0

    def turn(self, wide: bool) -> None:
        """Go on with sheets that are wide or high; at the top of a new one where that is another
        way than before."""
        if wide != self._wide:
            self.next_sheet()
            self._wide = wide
            self._measure()

    def count(self) -> int:
        """How many sheets there are."""
        return self.pages if self._begun else self.pages - 1

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
        depth: int | None = None,
    ) -> None:
        """A paragraph; `keep` is the room that what follows must have on the same sheet. With a
        `depth` it is a heading that is found by a bookmark."""
        font = font or self._look.text
        lines = self.folded(text, font, self.width - indent)
        high = QFontMetricsF(font).height()
        self.need(min(len(lines) * high + keep, self.bottom))
        if depth is not None:
            below = _MARGIN / 25.4 * _POINTS + self.y * _POINTS / _PIXELS
            self.bookmarks.append(Bookmark(text, self.pages - 1, below, depth))
        for at, line in enumerate(lines):
            self.need(high)
            if at == 0 and sign:
                self.write(QRectF(0, self.y, indent, high), sign, ink=ink, font=font)
            place = QRectF(indent, self.y, self.width - indent, high)
            self.write(place, line, ink=ink, font=font)
            self.y += high

    def folded(self, text: str, font: QFont, width: float) -> list[str]:
        """The lines of a text in a column so wide."""
        key = text, font.key(), width
        lines = self.measured.lines.get(key)
        if lines is None:
            lines = self.measured.lines[key] = fold(text, QFontMetricsF(font), width)
        return lines

    def write(
        self,
        place: QRectF,
        text: str,
        *,
        ink: QColor | None = None,
        side: Qt.AlignmentFlag = LEFT,
        font: QFont | None = None,
        look: MapLook | None = None,
    ) -> None:
        """One line of text in its place; `look` has other letters than those of the sheets."""
        if self._begin():
            write(self._painter, look or self._look, place, text, ink=ink, side=side, font=font)

    def fill(self, place: QRectF, ground: QColor) -> None:
        """A ground for what is written on it."""
        if self._begin():
            self._painter.fillRect(place, ground)

    def hatch(self, place: QRectF, ink: QColor, look: MapLook) -> None:
        """A hatched ground for what is written on it."""
        if self._begin():
            hatch(self._painter, place, ink, look)

    def rule(self, ink: QColor) -> None:
        """A thin line across the sheet."""
        if self._begin():
            place = QRectF(0, self.y, self.width, 0)
            self._painter.setPen(QPen(ink, 0.5))
            self._painter.drawLine(place.topLeft(), place.topRight())

    def drawing(self, drawing: Drawing) -> None:
        """A drawing, made smaller where it is higher than a sheet."""
        high = drawing.height(self.width)
        scale = min(1.0, self.bottom / high) if high > 0 else 1.0
        self.need(high * scale)
        if self._begin():
            self._painter.save()
            self._painter.translate((self.width - self.width * scale) / 2, self.y)
            self._painter.scale(scale, scale)
            drawing.paint(self._painter, self.width)
            self._painter.restore()
        self.y += high * scale

    def end(self) -> bytes:
        """The whole document as a PDF file; nothing can be drawn after it."""
        self._painter.end()
        return bytes(self._buffer.data().data())

    def give_up(self) -> None:
        """Let go of what was drawn."""
        if self._painter.isActive():
            self._painter.end()

    def _measure(self) -> None:
        """The room on a sheet that lies this way."""
        wide, high = _SHEET[::-1] if self._wide else _SHEET
        self.width = (wide - 2 * _MARGIN) / 25.4 * _PIXELS
        self.bottom = (high - 2 * _MARGIN) / 25.4 * _PIXELS - 2 * self._look.line

    def _begin(self) -> bool:
        """Begin the sheet with its foot where nothing is on it yet; false while only counting."""
        if self._begun or self._total is None:
            self._begun = True
            return self._total is not None
        self._begun = True
        ways = QPageLayout.Orientation
        layout = QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            ways.Landscape if self._wide else ways.Portrait,
            QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN),
            QPageLayout.Unit.Millimeter,
        )
        self._writer.setPageLayout(layout)
        if self._painter.isActive():
            self._writer.newPage()
        else:
            self._painter.begin(self._writer)
            self._painter.scale(_DOTS / _PIXELS, _DOTS / _PIXELS)
            self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._write_foot(self._number(self.pages, self._total))
        return True

    def _write_foot(self, number: str) -> None:
        place = QRectF(0, self.bottom + self._look.line, self.width, self._look.line)
        wide = self._look.text_metrics.horizontalAdvance(number) + 2 * self._look.gap
        write(self._painter, self._look, place, number, ink=self.quiet, side=RIGHT)
        place.setWidth(self.width - wide)
        write(self._painter, self._look, place, self._foot, ink=self.quiet)
