"""A choice of one, whose ring is seen on dark grounds too."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QStyle, QStyleOptionButton

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.theme import Role


class RadioButton(QRadioButton):
    """The style rings a choice a little darker than the ground: on a dark one nobody sees it."""

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as ever, and the ring over it in an ink that can be told from the ground."""
        super().paintEvent(event)
        if not self.isEnabled():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        part = QStyle.SubElement.SE_RadioButtonIndicator
        box = QRectF(self.style().subElementRect(part, option, self))
        side = min(box.width(), box.height()) - 2
        ring = QRectF(0, 0, side, side)
        ring.moveCenter(box.center())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color(Role.QUIET), 1.0))
        painter.drawEllipse(ring)
        painter.end()
