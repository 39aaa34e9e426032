"""The rail: one button a page, icon over word, at the left of the window."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QStylePainter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.models.last_resort import told
from statelab_gui.views import icons, theme


class _RailButton(QToolButton):
    """Icon over word; the page shown has a tint and a bar in the accent colour."""

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, bar, icon and word."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        corner = theme.space(1)
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver) and self.isEnabled()
        if self.isChecked() or hovered:
            ground = theme.tint(theme.Role.STEP if self.isChecked() else theme.Role.HIDDEN)
            painter.setBrush(ground)
            painter.drawRoundedRect(self.rect(), corner, corner)
        if self.isChecked():
            painter.setBrush(theme.color(theme.Role.STEP))
            bar = QRect(0, corner * 2, max(3, corner), self.height() - corner * 4)
            painter.drawRoundedRect(bar, corner / 2, corner / 2)
        # The word keeps the page's own ink: a pressed look would move it.
        option.state &= ~(QStyle.StateFlag.State_Sunken | QStyle.StateFlag.State_On)
        painter.drawControl(QStyle.ControlElement.CE_ToolButtonLabel, option)
        painter.end()


class Rail(QFrame):
    """Buttons for pages, in order; `page_chosen` carries the key of the one the reviewer wants.

    Where the window is not high enough for the icons of large text, the words stand alone.
    """

    page_chosen = Signal(str)

    def __init__(self, pages: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        """`pages` are (key, icon name)."""
        super().__init__(parent)
        self._buttons: dict[str, _RailButton] = {}
        self._group = QButtonGroup(self)
        for key, icon_name in pages:
            button = _RailButton()
            button.setObjectName(f"rail_{key}")
            button.setCheckable(True)
            button.setAutoRaise(True)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            icons.set_icon(button, icon_name)
            self._group.addButton(button)
            self._buttons[key] = button
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)

        self._column = layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.space(1), theme.space(2), theme.space(1), theme.space(2))
        layout.setSpacing(theme.space(1))
        for button in self._buttons.values():
            layout.addWidget(button)
        layout.addStretch(1)
        self._size()

        for key, button in self._buttons.items():
            button.clicked.connect(lambda _checked=False, key=key: self.page_chosen.emit(key))

    def button(self, key: str) -> QToolButton:
        """The button of a page."""
        return self._buttons[key]

    def say(self, key: str, word: str, tip: str) -> None:
        """Set the word of a page's button and its tool tip."""
        button = self._buttons[key]
        button.setText(word)
        button.setToolTip(tip)
        button.setAccessibleName(word)

    def mark(self, key: str) -> None:
        """Show which page is on."""
        self._buttons[key].setChecked(True)

    def minimumSizeHint(self) -> QSize:
        """Wide enough for the words with icons; high enough for the words alone."""
        return QSize(self.sizeHint().width(), self._high(self._low_height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop the icons where there is no room for them, and take them back where there is."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size()

    def _size(self) -> None:
        side = theme.space(5)
        for button in self._buttons.values():
            button.setIconSize(QSize(side, side))
            button.setMinimumWidth(theme.space(6) * 11 // 4)
        self._fit()

    def _fit(self) -> None:
        """Give every button the same height, by the room there is."""
        natural, low = self._natural_height(), self._low_height()
        each = (self.height() - self._high(0)) // len(self._buttons)
        if each >= natural:
            style = Qt.ToolButtonStyle.ToolButtonTextUnderIcon
            high = min(max(theme.space(6) * 2, natural), each)
        else:
            style = Qt.ToolButtonStyle.ToolButtonTextOnly
            high = min(max(low, each), low * 2)
        for button in self._buttons.values():
            button.setToolButtonStyle(style)
            button.setFixedHeight(high)

    def _high(self, each: int) -> int:
        """How high the rail is with buttons of that height."""
        layout, count = self._column, len(self._buttons)
        margins = layout.contentsMargins()
        return margins.top() + margins.bottom() + layout.spacing() * (count - 1) + each * count

    def _natural_height(self) -> int:
        """A button's height with icon and word and nothing to spare."""
        return theme.space(5) + self.fontMetrics().height() + theme.space(2)

    def _low_height(self) -> int:
        """A button's height with its word alone."""
        return self.fontMetrics().height() + theme.space(1)
