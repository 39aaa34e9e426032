"""A choice of a few things that are all seen: buttons side by side, one of them pressed."""

from PySide6.QtCore import QMargins, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QWidget,
)

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme


class Segments(QWidget):
    """`chosen(place)` tells of the reviewer's choice, never of `set_chosen`. The arrow keys go from
    one to the next."""

    chosen = Signal(int)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        self.buttons = tuple(_Segment() for _ in range(count))

        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for place, button in enumerate(self.buttons):
            row.addWidget(button)
            self._group.addButton(button, place)
        self.buttons[0].setChecked(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

        self._group.idClicked.connect(self.chosen)

    def set_words(self, *words: str) -> None:
        """Set the word of each button, in order."""
        for button, word in zip(self.buttons, words, strict=True):
            button.setText(word)
            button.setAccessibleName(word)

    def current(self) -> int:
        """The place of the one that is pressed, from 0."""
        return self._group.checkedId()

    def set_chosen(self, place: int) -> None:
        """Press one without telling."""
        self.buttons[place].setChecked(True)


class _Segment(QToolButton):
    """A word on a flat ground; the chosen one is tinted, bold and underlined in the accent."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Room for the word in bold, so that nothing moves when it is chosen."""
        font = self.font()
        font.setBold(True)
        words = QFontMetrics(font).size(Qt.TextFlag.TextShowMnemonic, self.text())
        return words.grownBy(
            QMargins(theme.space(3), theme.space(1), theme.space(3), theme.space(1))
        )

    def minimumSizeHint(self) -> QSize:
        """As large as `sizeHint`."""
        return self.sizeHint()

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, edge, underline and word."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        on = self.isChecked()
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver) and self.isEnabled()
        palette = self.palette()
        ground = palette.color(QPalette.ColorRole.Base)
        if on:
            ground = theme.tint(theme.Role.STEP)
        elif hovered:
            ground = theme.tint(theme.Role.HIDDEN)
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Dark)))
        painter.setBrush(ground)
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        if on:
            thick = max(2, theme.space(1) // 2)
            painter.fillRect(
                1, self.height() - 1 - thick, self.width() - 2, thick, theme.color(theme.Role.STEP)
            )
        self._write(painter, on)
        painter.end()

    def _write(self, painter: QPainter, bold: bool) -> None:
        font = self.font()
        font.setBold(bold)
        painter.setFont(font)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(self.palette().color(group, QPalette.ColorRole.ButtonText))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.rect(), int(flags), self.text())
