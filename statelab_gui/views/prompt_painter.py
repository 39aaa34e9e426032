"""How one row of a prompt looks: gutter, number, sign of the current update, text."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette

from statelab_gui.views import theme


class Metrics:
    """Measures of the rows of a prompt with `updates` updates, in pixels."""

    def __init__(self, font: QFont, updates: int) -> None:
        self.font = font
        self._metrics = QFontMetrics(font)
        self.pad = theme.space(2)
        self.row = self._metrics.lineSpacing() + theme.space(1)
        self.sign = self._metrics.horizontalAdvance(theme.sign(theme.Role.STEP))
        digits = self._metrics.horizontalAdvance("0") * max(2, len(str(updates)))
        self.gutter = self.pad + self.sign + theme.space(1) + digits + self.pad

    def advance(self, text: str) -> int:
        """The width of `text` in the prompt's font."""
        return self._metrics.horizontalAdvance(text)


@dataclass(frozen=True)
class RowLook:
    """What one row shows: `number` is None for the header, `shift` the horizontal scroll."""

    rect: QRect
    text: str
    number: int | None
    current: bool
    chosen: bool
    focused: bool
    shift: int


def draw_row(painter: QPainter, look: RowLook, metrics: Metrics, palette: QPalette) -> None:
    """Draw one row; the current update has the step's tint, its sign and, with focus, a frame."""
    row = look.rect
    gutter = QRect(row.left(), row.top(), metrics.gutter, row.height())
    numbered = look.number is not None
    body = row.adjusted(metrics.gutter if numbered else 0, 0, 0, 0)
    step = theme.Role.STEP
    marked = look.current and numbered
    ink = palette.color(QPalette.ColorRole.Text)
    if numbered:
        painter.fillRect(gutter, theme.tint(theme.Role.QUIET, palette))
    if marked:
        painter.fillRect(row, theme.tint(step, palette))
    elif look.chosen:
        painter.fillRect(body, palette.color(QPalette.ColorRole.Highlight))
        ink = palette.color(QPalette.ColorRole.HighlightedText)
    middle = Qt.AlignmentFlag.AlignVCenter
    if look.number is not None:
        quiet = theme.color(step, palette) if marked else theme.color(theme.Role.QUIET, palette)
        painter.setPen(quiet)
        numbers = gutter.adjusted(metrics.pad, 0, -metrics.pad, 0)
        painter.drawText(numbers, int(middle | Qt.AlignmentFlag.AlignRight), str(look.number))
        if marked:
            painter.drawText(numbers, int(middle | Qt.AlignmentFlag.AlignLeft), theme.sign(step))
    painter.setPen(ink)
    painter.save()
    painter.setClipRect(body)
    text = body.adjusted(metrics.pad - look.shift, 0, 0, 0)
    flags = middle | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip
    painter.drawText(text, int(flags | Qt.TextFlag.TextSingleLine), look.text)
    painter.restore()
    if marked and look.focused:
        painter.setPen(theme.color(step, palette))
        painter.drawRect(row.adjusted(0, 0, -1, -1))
