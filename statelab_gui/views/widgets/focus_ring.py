"""A ring around whatever has the keyboard, because some styles hardly show it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QFocusFrame,
    QMenu,
    QMenuBar,
    QStyle,
    QStyleOption,
    QWidget,
)

from statelab_gui.views import theme


class FocusRing(QFocusFrame):
    """Follows the focus widget it is given by `follow`, in any window of the program."""

    def follow(self, widget: QWidget | None) -> None:
        """Go around this widget, or away."""
        wants = widget is not None and not isinstance(widget, QMenu | QMenuBar)
        if wants and isinstance(widget, QAbstractScrollArea):
            wants = widget.frameShape() != QAbstractScrollArea.Shape.NoFrame
        self.setWidget(widget if wants else None)  # type: ignore[arg-type]  # None takes it away

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring in the accent colour."""
        if self.widget() is None:
            return
        option = QStyleOption()
        self.initStyleOption(option)
        metric = QStyle.PixelMetric
        across = self.style().pixelMetric(metric.PM_FocusFrameHMargin, option, self)
        down = self.style().pixelMetric(metric.PM_FocusFrameVMargin, option, self)
        width = max(2, theme.space(1) // 2)
        half = width / 2
        inner = QRectF(self.rect()).adjusted(across, down, -across, -down)
        ring = inner.adjusted(half, half, -half, -half)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.color(theme.Role.STEP), width))
        painter.drawRoundedRect(ring, theme.space(1), theme.space(1))
        painter.end()
