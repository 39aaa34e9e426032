"""How a histogram is drawn: on screen, and on a light page for a picture or vector file."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPalette, QPen
from PySide6.QtSvg import QSvgGenerator

from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.svg_text import svg_text
from statelab_gui.views.theme import Role

_LINES = 5  # of the grid, about
_FULLEST = 0.82  # of its place that a bar takes
_WIDEST = 6  # lines of text that a bar is wide, at most: few bars are no slabs
_PAGE_WIDTH, _PAGE_HEIGHT = 56, 26  # of a picture, in lines of text


@dataclass(frozen=True)
class Bar:
    """A bar of `count`; `label` stands below it, `told` is all of it in a sentence."""

    label: str
    count: int
    told: str


@dataclass(frozen=True)
class Bars:
    """What a histogram shows: bars, the names of its axes, and all of it in words.

    `caption` are the lines above it in a picture, which must stand for itself.
    """

    bars: Sequence[Bar] = ()
    across: str = ""
    up: str = ""
    described: str = ""
    caption: Sequence[str] = ()

    def full(self) -> list[int]:
        """The places of the bars that hold something."""
        return [at for at, bar in enumerate(self.bars) if bar.count]


class Drawing:
    """One histogram in a room of so many logical pixels."""

    def __init__(
        self, bars: Bars, look: MapLook, width: float, height: float, top: float = 0.0
    ) -> None:
        self._bars = bars
        self._look = look
        self._width, self._height, self._top = width, height, top

    @cached_property
    def _room(self) -> QRectF:
        """The room of the bars, between the axes."""
        look = self._look
        gap, line = 2 * look.gap, look.line
        left = look.text_metrics.horizontalAdvance(str(self._highest)) + 2 * gap
        above = self._top + 2 * line + gap  # the upward axis is named above it, counts above bars
        below = 2 * line + 2 * gap
        return QRectF(left, above, self._width - left - gap, self._height - above - below)

    @cached_property
    def _highest(self) -> int:
        """The top of the axis: a round number that no bar goes beyond."""
        most = max((bar.count for bar in self._bars.bars), default=0)
        step = round_step(most)
        return max(step, math.ceil(most / step) * step)

    def bar_at(self, point: QPointF) -> int | None:
        """The bar that holds something in whose column the point is."""
        room, bars = self._room, self._bars.bars
        column = QRectF(room.left(), self._top, room.width(), self._height - self._top)
        if not bars or not column.contains(point):
            return None
        at = min(int((point.x() - room.left()) / room.width() * len(bars)), len(bars) - 1)
        return at if bars[at].count else None

    def paint(self, painter: QPainter, chosen: int | None = None) -> None:
        """Draw axes, bars with their counts, and a frame around the chosen one."""
        if not self._bars.bars or self._room.height() <= 0 or self._room.width() <= 0:
            return
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.setFont(self._look.text)
        self._grid(painter)
        for at, bar in enumerate(self._bars.bars):
            self._bar(painter, at, bar, at == chosen)
        self._labels(painter)

    def _grid(self, painter: QPainter) -> None:
        look, room = self._look, self._room
        step = round_step(self._highest)
        quiet = look.color(Role.QUIET)
        for count in range(0, self._highest + 1, step):
            y = round(room.bottom() - room.height() * count / self._highest)
            line = look.ink if count == 0 else look.palette.color(QPalette.ColorRole.Mid)
            painter.setPen(QPen(line, look.hair))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            place = QRectF(0, y - look.line / 2, room.left() - 2 * look.gap, look.line)
            _write(painter, place, str(count), quiet, Qt.AlignmentFlag.AlignRight)
        whole = QRectF(2 * look.gap, self._top, self._width, look.line)
        _write(painter, whole, self._bars.up, quiet, Qt.AlignmentFlag.AlignLeft)

    def _column(self, at: int) -> QRectF:
        room = self._room
        wide = room.width() / len(self._bars.bars)
        return QRectF(room.left() + at * wide, room.top(), wide, room.height())

    def _bar(self, painter: QPainter, at: int, bar: Bar, chosen: bool) -> None:
        if not bar.count:
            return
        look, column = self._look, self._column(at)
        high = max(look.hair, column.height() * bar.count / self._highest)
        wide = max(look.hair, min(column.width() * _FULLEST, _WIDEST * look.line))
        box = QRectF(column.center().x() - wide / 2, column.bottom() - high, wide, high)
        ink = look.color(Role.STEP if chosen else Role.WRONG)
        painter.setPen(QPen(ink, look.hair * (3 if chosen else 1)))
        painter.setBrush(look.tint(Role.STEP if chosen else Role.WRONG))
        painter.drawRect(box)
        # The hatch tells a bar from the ground where colours cannot be told.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(ink, Qt.BrushStyle.BDiagPattern))
        painter.drawRect(box)
        above = QRectF(box.left() - wide, box.top() - look.line, 3 * wide, look.line)
        if chosen or self._fits(str(max(one.count for one in self._bars.bars)), column.width()):
            _write(painter, above, str(bar.count), look.ink, Qt.AlignmentFlag.AlignHCenter)

    def _fits(self, text: str, width: float) -> bool:
        return self._look.text_metrics.horizontalAdvance(text) <= width

    def _labels(self, painter: QPainter) -> None:
        """The labels of as many bars as have room, from the first on at equal distances."""
        look, room, bars = self._look, self._room, self._bars.bars
        longest = max(look.text_metrics.horizontalAdvance(bar.label) for bar in bars)
        each = max(1, math.ceil((longest + 2 * look.gap) / self._column(0).width()))
        y = room.bottom() + look.gap
        for at in range(0, len(bars), each):
            middle = self._column(at).center().x()
            left = min(max(0.0, middle - longest / 2), self._width - longest)
            place = QRectF(left, y, longest, look.line)
            _write(painter, place, bars[at].label, look.ink, Qt.AlignmentFlag.AlignHCenter)
        place = QRectF(room.left(), y + look.line, room.width(), look.line)
        quiet = look.color(Role.QUIET)
        whole = look.text_metrics.elidedText(
            self._bars.across, Qt.TextElideMode.ElideRight, room.width()
        )
        _write(painter, place, whole, quiet, Qt.AlignmentFlag.AlignHCenter)


def round_step(most: int) -> int:
    """The distance of the lines of a grid up to `most`: 1, 2 or 5 times a power of ten."""
    power = 1
    while True:
        for step in (1, 2, 5):
            if most <= _LINES * step * power:
                return step * power
        power *= 10


def png_of(bars: Bars, scale: float = 2.0) -> bytes:
    """A picture file on a light page, with the caption; `scale` is device pixels a logical one."""
    size = _page_size(bars)
    image = QImage(size * scale, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    _paint_page(bars, painter, size)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    # The stub asks for bytes, which PySide takes as text too.
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # see above
    return bytes(buffer.data().data())


def svg_of(bars: Bars) -> bytes:
    """A vector file that shows what `png_of` shows."""
    size = _page_size(bars)
    buffer = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(bars.caption[0] if bars.caption else "")
    generator.setDescription(bars.described)
    painter = QPainter(generator)
    _paint_page(bars, painter, size)
    painter.end()
    return svg_text(bytes(buffer.data().data())).encode("utf-8")


def _page_size(bars: Bars) -> QSize:
    look = MapLook.of_page()
    margin = 8 * look.gap
    lines = _PAGE_HEIGHT + len(bars.caption) + 1
    return QSize(round(_PAGE_WIDTH * look.line + margin), round(lines * look.line + margin))


def _paint_page(bars: Bars, painter: QPainter, size: QSize) -> None:
    look = MapLook.of_page()
    painter.fillRect(0, 0, size.width(), size.height(), look.ground)
    margin = 4 * look.gap
    painter.translate(margin, margin)
    painter.setFont(look.text)
    width = size.width() - 2 * margin
    for at, line in enumerate(bars.caption):
        place = QRectF(0, at * look.line, width, look.line)
        cut = look.text_metrics.elidedText(line, Qt.TextElideMode.ElideRight, width)
        _write(painter, place, cut, look.ink, Qt.AlignmentFlag.AlignLeft)
    top = (len(bars.caption) + 1) * look.line
    Drawing(bars, look, width, size.height() - 2 * margin, top).paint(painter)


def _write(
    painter: QPainter, place: QRectF, text: str, ink: QColor, side: Qt.AlignmentFlag
) -> None:
    """One line of plain text."""
    painter.setPen(ink)
    flags = int(side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
    painter.drawText(place, flags | int(Qt.TextFlag.TextDontClip), text)
