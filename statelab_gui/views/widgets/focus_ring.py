"""A ring around whatever has the keyboard, because some styles hardly show it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFocusFrame,
    QFrame,
    QMenu,
    QMenuBar,
    QProxyStyle,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QWidget,
)
from shiboken6 import isValid

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme


class _AboveStyle(QProxyStyle):
    """Lets a ring lie above its widget, in the window or the scroll area that holds it.

    Below the widget it would be cut off wherever a layout leaves no margin around it.
    """

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        return_data: QStyleHintReturn | None = None,
    ) -> int:
        """Qt asks where the frame goes."""
        if hint == QStyle.StyleHint.SH_FocusFrame_AboveWidget:
            return 1
        return super().styleHint(hint, option, widget, return_data)


class FocusRing(QFocusFrame):
    """The ring of one window; it lies in a margin around its widget that the style leaves free."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._above = _AboveStyle(QApplication.style().objectName())
        self.setStyle(self._above)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring in the colour of the current step."""
        option = QStyleOption()
        self.initStyleOption(option)
        width = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, self)
        half = width / 2
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color(theme.Role.STEP), width))
        ring = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(ring, theme.space(1), theme.space(1))
        painter.end()


class FocusRings:
    """Puts a ring around whatever has the keyboard, in any window of the program.

    Each window has its own: a ring that moved into a dialog would end with it.
    """

    def __init__(self) -> None:
        self._last: FocusRing | None = None

    def follow(self, widget: QWidget | None) -> None:
        """Go around this widget, or nowhere.

        Nothing is asked of the widget that lost the keyboard: it may be half destroyed by now.
        """
        ring = None
        if widget is not None:
            window = widget.window()
            ring = window.findChild(FocusRing) or FocusRing(window)
        if self._last is not None and self._last is not ring and isValid(self._last):
            self._last.setWidget(None)  # type: ignore[arg-type]  # None takes it away
        self._last = ring
        if ring is not None and widget is not None:
            ring.setWidget(widget if _wants(widget) else None)  # type: ignore[arg-type]  # as above


def _wants(widget: QWidget) -> bool:
    if isinstance(widget, QMenu | QMenuBar) or widget.isWindow() or not widget.isVisible():
        return False
    # A scroll area without a frame is a page's ground, not a control.
    return not (
        isinstance(widget, QAbstractScrollArea) and widget.frameShape() == QFrame.Shape.NoFrame
    )
