"""The one button of a page or dialog that does its main thing."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme


class PrimaryButton(QPushButton):
    """A push button filled with the accent colour; Enter presses it when it has the focus."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._leading = True
        self.setAutoDefault(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def is_leading(self) -> bool:
        """Whether it is the main thing at present."""
        return self._leading

    def set_leading(self, leading: bool) -> None:
        """Whether it is the main thing at present; while it is not, it looks like any button."""
        self._leading = leading
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count a double click as one: the second press would do the next main thing unseen."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count a key that is held as pressed once, for the same reason."""
        if event.isAutoRepeat():
            event.accept()
            return
        super().keyPressEvent(event)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it flat: a style that shades the accent would make its text unreadable."""
        if not self._leading:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        fill, ink = self._colors(option)
        option.palette.setColor(QPalette.ColorRole.ButtonText, ink)
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(self.rect(), theme.space(1), theme.space(1))
        painter.drawControl(QStyle.ControlElement.CE_PushButtonLabel, option)
        painter.end()

    def _colors(self, option: QStyleOptionButton) -> tuple[QColor, QColor]:
        palette = self.palette()
        if not self.isEnabled():
            disabled = QPalette.ColorGroup.Disabled
            return palette.mid().color(), palette.color(disabled, QPalette.ColorRole.ButtonText)
        accent = palette.highlight().color()
        if option.state & QStyle.StateFlag.State_Sunken:
            accent = accent.darker(125)
        elif option.state & QStyle.StateFlag.State_MouseOver:
            accent = accent.darker(112)
        return accent, palette.highlightedText().color()
