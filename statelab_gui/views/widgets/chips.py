"""Chips: things that are each in or out, side by side, with a tick on those that are in."""

from PySide6.QtCore import QMargins, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
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


class Chips(QWidget):
    """`changed` tells that the reviewer put one in or out, never of `set_chosen`."""

    changed = Signal()

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons = tuple(_Chip() for _ in range(count))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(1))
        for button in self.buttons:
            row.addWidget(button)
            button.clicked.connect(lambda _=False: self.changed.emit())
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_words(self, *words: str) -> None:
        """Set the word of each chip, in order."""
        for button, word in zip(self.buttons, words, strict=True):
            button.setText(word)
            button.setAccessibleName(word)
            button.updateGeometry()

    def chosen(self) -> tuple[int, ...]:
        """The places of those that are in, from 0."""
        return tuple(at for at, button in enumerate(self.buttons) if button.isChecked())

    def set_chosen(self, places: tuple[int, ...]) -> None:
        """Put these in and the others out without telling."""
        for at, button in enumerate(self.buttons):
            button.setChecked(at in places)


class _Chip(QToolButton):
    """A rounded word; a ticked and tinted one is in."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Room for the word with its tick, so that nothing moves when it is chosen."""
        words = QFontMetrics(self.font()).size(0, self._shown(True))
        return words.grownBy(
            QMargins(theme.space(2), theme.space(1), theme.space(2), theme.space(1))
        )

    def minimumSizeHint(self) -> QSize:
        """As large as `sizeHint`."""
        return self.sizeHint()

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, edge and word."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, on = self.palette(), self.isChecked()
        ground = theme.tint(theme.Role.STEP) if on else palette.color(QPalette.ColorRole.Base)
        if not on and option.state & QStyle.StateFlag.State_MouseOver:
            ground = theme.tint(theme.Role.HIDDEN)
        edge = theme.color(theme.Role.STEP if on else theme.Role.QUIET)
        painter.setPen(QPen(edge))
        painter.setBrush(ground)
        round_ = self.height() / 2
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), round_, round_)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        painter.setPen(palette.color(group, QPalette.ColorRole.ButtonText))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._shown(on))
        painter.end()

    def _shown(self, on: bool) -> str:
        return f"{theme.sign(theme.Role.RIGHT)} {self.text()}" if on else self.text()
