"""Signs, lines and texts that the plots of a report are drawn with, on any kind of page.

Painted by QPainter and not by pyqtgraph: one drawing then serves screen, picture, vector file and
print alike, at any text size, and nothing has to be loaded. Clips and pattern brushes are not used,
since vector files do not keep them.
"""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QLineF, QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QApplication

from statelab_gui.views import theme
from statelab_gui.views.palettes import SERIES, make_palette
from statelab_gui.views.plots.map_look import MapLook

_DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2), (7, 2, 2, 2))
_SHAPES: tuple[tuple[tuple[float, float], ...], ...] = (
    (),  # a circle
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.15), (1.1, 0.85), (-1.1, 0.85)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
)
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class PageLook(MapLook):
    """A light page whose letters keep their places however it is scaled."""

    @cached_property
    def gap(self) -> float:
        """In proportion to the page's own letters, not to those of the window."""
        return self.line / 4


def page_look(pixels: int | None = None) -> PageLook:
    """The look of a page with letters so high; None for as high as in the window."""
    pages = []
    for font in (QApplication.font(), theme.fixed_font()):
        page = QFont(font)
        page.setFamilies([*font.families(), *_chinese_families()])
        page.setPixelSize(pixels or QFontInfo(font).pixelSize())
        page.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        # A letter drawn by a glyph that stands for no letter is not found in a printed page: so
        # "fi" is two letters, and Chinese has its shapes from a font of its own, not from variants.
        for feature in ("liga", "locl"):
            page.setFeature(QFont.Tag(feature), 0)
        pages.append(page)
    return PageLook(make_palette(False), *pages)


def _chinese_families() -> tuple[str, ...]:
    """Fonts with the Chinese shapes of the reader's language, for what the first font has not."""
    script = QLocale().script()
    if script == QLocale.Script.TraditionalHanScript:
        return ("Noto Sans CJK TC", "Noto Sans TC", "Microsoft JhengHei", "PingFang TC")
    if script == QLocale.Script.SimplifiedHanScript:
        return ("Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", "PingFang SC")
    return ()


def series_ink(look: MapLook, style: int) -> QColor:
    """The colour of a series."""
    return QColor(SERIES[style % len(SERIES)][1 if look.dark else 0])


def series_pen(look: MapLook, style: int, wide: float = 1.5) -> QPen:
    """The line of a series: its colour and its dashes."""
    pen = QPen(series_ink(look, style), look.hair * wide)
    dashes = _DASHES[style % len(_DASHES)]
    if dashes:
        pen.setDashPattern(list(dashes))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return pen


def radius(look: MapLook) -> float:
    """Half the size of a marker."""
    return 0.28 * look.line


def draw_marker(
    painter: QPainter, look: MapLook, style: int, at: QPointF, *, hollow: bool = False
) -> None:
    """The marker of a series around `at`; an open one has the ground inside."""
    ink, size = series_ink(look, style), radius(look)
    painter.setPen(QPen(ink, look.hair * 1.5))
    painter.setBrush(look.ground if hollow else ink)
    shape = _SHAPES[style % len(_SHAPES)]
    if shape:
        painter.drawPolygon(
            QPolygonF([QPointF(at.x() + size * x, at.y() + size * y) for x, y in shape])
        )
    else:
        painter.drawEllipse(at, size, size)


def hatch(
    painter: QPainter, box: QRectF, ink: QColor, look: MapLook, *, upright: bool = False
) -> None:
    """Lines across a box, slanting or upright."""
    step = 1.5 * look.gap
    painter.setPen(QPen(ink, look.hair))
    lines = []
    along = step / 2
    while upright and along < box.width():
        x = box.left() + along
        lines.append(QLineF(x, box.top(), x, box.bottom()))
        along += step
    if upright:
        painter.drawLines(lines)
        return
    while along < box.width() + box.height():
        # from the upper or right edge down to the left or lower one
        x, y = min(along, box.width()), max(0.0, along - box.width())
        start = QPointF(box.left() + x, box.top() + y)
        x, y = max(0.0, along - box.height()), min(along, box.height())
        lines.append(QLineF(start, QPointF(box.left() + x, box.top() + y)))
        along += step
    painter.drawLines(lines)


def bold(look: MapLook) -> QFont:
    """The font of headings."""
    font = QFont(look.text)
    font.setBold(True)
    return font


def write(
    painter: QPainter,
    look: MapLook,
    place: QRectF,
    text: str,
    *,
    ink: QColor | None = None,
    side: Qt.AlignmentFlag = LEFT,
    font: QFont | None = None,
) -> None:
    """One line of plain text, cut at the width of its place."""
    painter.setFont(font or look.text)
    metrics = QFontMetricsF(font or look.text)
    cut = metrics.elidedText(text, Qt.TextElideMode.ElideRight, place.width() + 0.5)
    painter.setPen(ink or look.ink)
    flags = int(side | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
    painter.drawText(place, flags | int(Qt.TextFlag.TextDontClip), cut)


def folded(look: MapLook, text: str, width: float) -> list[str]:
    """The lines of a text in a column so wide."""
    return fold(text, look.text_metrics, width)


def fold(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """The lines of a text in a column so wide: broken between words, in Chinese anywhere, and
    within a word that is too long. An empty text is one empty line."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            if line and metrics.horizontalAdvance((line + piece).rstrip()) > width:
                lines.append(line.rstrip())
                line, piece = "", piece.lstrip()
            while metrics.horizontalAdvance((line + piece).rstrip()) > width and len(piece) > 1:
                fits = _fitting(piece, metrics, width)
                lines.append(piece[:fits])
                piece = piece[fits:]
            line += piece
        lines.append(line.rstrip())
    return lines


def _fitting(word: str, metrics: QFontMetricsF, width: float) -> int:
    """How many letters of a word fit, one at least."""
    low, high = 1, len(word)
    while low < high:
        middle = (low + high + 1) // 2
        if metrics.horizontalAdvance(word[:middle]) <= width:
            low = middle
        else:
            high = middle - 1
    return low


def least_width(text: str, metrics: QFontMetricsF) -> float:
    """The width of the longest part of a text that is not broken gladly."""
    pieces = (piece.strip() for line in text.split("\n") for piece in _pieces(line))
    return max((metrics.horizontalAdvance(piece) for piece in pieces), default=0.0)


def _pieces(text: str) -> list[str]:
    """What is not broken: words with the space after them, and single Chinese characters."""
    pieces: list[str] = []
    for letter in text:
        wide = ord(letter) >= 0x2E80
        begins = not pieces or wide or pieces[-1][-1] == " " or ord(pieces[-1][-1]) >= 0x2E80
        if begins and not (pieces and letter in _NOT_FIRST):
            pieces.append(letter)
        else:
            pieces[-1] += letter
    return pieces


_NOT_FIRST = " ，。；：！？、）」』》,.;:!?)"


def widest(look: MapLook, texts: Sequence[str]) -> float:
    """The width of the longest of some texts."""
    return max((look.text_metrics.horizontalAdvance(text) for text in texts), default=0.0)
