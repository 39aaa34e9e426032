"""A ring around whatever has the keyboard, because some styles hardly show it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFocusFrame,
    QFrame,
    QMenu,
    QMenuBar,
    QStyle,
    QStyleOption,
    QWidget,
)

from statelab_gui.views import theme


class FocusRing(QFocusFrame):
    """The ring of one window; it lies in a margin around its widget, which the style leaves free."""

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


def move_ring(old: QWidget | None, new: QWidget | None) -> None:
    """Take the ring from the widget that lost the keyboard and put it around the one that has it.

    Each window has its own: a ring that moved into a dialog would end with it.
    """
    if old is not None and (new is None or new.window() is not old.window()):
        left = old.window().findChild(FocusRing)
        if left is not None:
            left.setWidget(None)  # type: ignore[arg-type]  # None takes it away
    if new is None:
        return
    ring = new.window().findChild(FocusRing) or FocusRing(new.window())
    ring.setWidget(new if _wants(new) else None)  # type: ignore[arg-type]  # None takes it away


def _wants(widget: QWidget) -> bool:
    if isinstance(widget, QMenu | QMenuBar) or widget.isWindow():
        return False
    # A scroll area without a frame is a page's ground, not a control.
    return not (
        isinstance(widget, QAbstractScrollArea) and widget.frameShape() == QFrame.Shape.NoFrame
    )
