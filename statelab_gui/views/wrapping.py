"""Texts broken into lines between their words: how narrow they may stand, and a header of such."""

from collections.abc import Iterable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QWidget

from statelab_gui.views import theme
from statelab_gui.views.quiet_header import QuietHeader, cell_padding

_WRAP = int(Qt.TextFlag.TextWordWrap)
_HIGH = 100_000  # pixels; more than any text takes


def width_in_lines(texts: Iterable[str], lines: int, metrics: QFontMetrics) -> int:
    """The least width, in pixels, at which none of the texts takes more than so many lines."""
    every = set(texts)
    high = max(map(metrics.horizontalAdvance, every), default=0)
    if lines < 2:
        return high
    low = high // lines
    # A line is as high as the letters in it: those of another script may be higher than the font's.
    whole = QRect(0, 0, _HIGH, _HIGH)
    most = {
        text: (lines + 0.5) * metrics.boundingRect(whole, _WRAP, text).height() for text in every
    }
    while low < high:
        middle = (low + high) // 2
        room = QRect(0, 0, middle, _HIGH)
        taken = {text: metrics.boundingRect(room, _WRAP, text) for text in every}
        if all(one.width() <= middle and one.height() <= most[text] for text, one in taken.items()):
            high = middle
        else:
            low = middle + 1
    return high


def height_of_lines(lines: int, metrics: QFontMetrics) -> int:
    """How high a row of a table is that has so many lines."""
    return theme.row_height() + (lines - 1) * metrics.lineSpacing()


class WrappingHeader(QuietHeader):
    """The header above columns, whose words may take two lines where the columns have no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._lines = 1

    @property
    def lines(self) -> int:
        """How many lines the words may take."""
        return self._lines

    def set_lines(self, lines: int) -> None:
        """Let the words take so many lines."""
        if lines != self._lines:
            self._lines = lines
            self.headerDataChanged(self.orientation(), 0, max(0, self.count() - 1))

    def width_in(self, section: int, lines: int) -> int:
        """The width of a section whose words take so many lines at most."""
        width = width_in_lines([self.section_text(section)], lines, self.fontMetrics())
        return width + 2 * cell_padding(self) + (self.mark() if self.isSortIndicatorShown() else 0)

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Room for the words in so many lines; letters of another script may be higher than the
        font's own."""
        width = self.width_in(section, self._lines)
        mark = self.mark() if self.isSortIndicatorShown() else 0
        room = QRect(0, 0, width - 2 * cell_padding(self) - mark, _HIGH)
        taken = self.fontMetrics().boundingRect(room, _WRAP, self.section_text(section)).height()
        return QSize(width, max(height_of_lines(self._lines, self.fontMetrics()), taken))

    def draw_words(
        self, painter: QPainter, inner: QRect, aligned: Qt.AlignmentFlag, section: int
    ) -> None:
        """In two lines what does not stand in one."""
        text = self.section_text(section)
        if self._lines < 2 or self.fontMetrics().horizontalAdvance(text) <= inner.width():
            super().draw_words(painter, inner, aligned, section)
        else:
            painter.drawText(inner, int(aligned) | _WRAP, text)
