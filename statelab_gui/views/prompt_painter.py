"""How one row of a prompt looks: gutter, number, sign of the current update, text."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette

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


@dataclass(frozen=True)
class Inks:
    """The colours of rows in one palette."""

    text: QColor
    chosen: QColor
    chosen_ground: QColor
    quiet: QColor
    gutter: QColor
    step: QColor
    step_ground: QColor

    @staticmethod
    def of(palette: QPalette) -> "Inks":
        """Look the colours up, which takes longer than drawing a row with them."""
        quiet, step = theme.Role.QUIET, theme.Role.STEP
        return Inks(
            palette.color(QPalette.ColorRole.Text),
            palette.color(QPalette.ColorRole.HighlightedText),
            palette.color(QPalette.ColorRole.Highlight),
            theme.color(quiet, palette),
            theme.tint(quiet, palette),
            theme.color(step, palette),
            theme.tint(step, palette),
        )


def draw_row(painter: QPainter, look: RowLook, metrics: Metrics, inks: Inks) -> None:
    """Draw one row; the current update has the step's tint, its sign and, with focus, a frame."""
    row, number = look.rect, look.number
    left, top, width, height = row.left(), row.top(), row.width(), row.height()
    gutter = 0 if number is None else metrics.gutter
    marked = look.current and number is not None
    ink = inks.text
    if marked:
        painter.fillRect(row, inks.step_ground)
    else:
        if gutter:
            painter.fillRect(left, top, gutter, height, inks.gutter)
        if look.chosen:
            painter.fillRect(left + gutter, top, width - gutter, height, inks.chosen_ground)
            ink = inks.chosen
    if number is not None:
        painter.setPen(inks.step if marked else inks.quiet)
        start, room = left + metrics.pad, gutter - 2 * metrics.pad
        painter.drawText(start, top, room, height, _NUMBER, str(number))
        if marked:
            painter.drawText(start, top, room, height, _SIGN, theme.sign(theme.Role.STEP))
    painter.setPen(ink)
    start, room = left + gutter + metrics.pad - look.shift, width - gutter - metrics.pad
    if look.shift:
        painter.save()
        painter.setClipRect(left + gutter, top, width - gutter, height)
    painter.drawText(start, top, room + look.shift, height, _TEXT, look.text)
    if look.shift:
        painter.restore()
    if marked and look.focused:
        painter.setPen(inks.step)
        painter.drawRect(row.adjusted(0, 0, -1, -1))


_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_NUMBER = int(_MIDDLE | Qt.AlignmentFlag.AlignRight)
_SIGN = int(_MIDDLE | Qt.AlignmentFlag.AlignLeft)
_TEXT = int(
    _MIDDLE | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine
)
