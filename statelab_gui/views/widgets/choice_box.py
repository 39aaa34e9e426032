"""A chooser whose text ends in "…" where it has not the room for all of it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter

from statelab_gui.models.last_resort import told


class ChoiceBox(QComboBox):
    """Qt's own breaks the text off in the middle of a letter."""

    def shown_text(self) -> str:
        """The current text as it is drawn: what does not fit is left out at its end."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        place = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        room = place.width() - 2  # the style leaves a pixel free at each side
        elide = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(self.currentText(), elide, room)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as Qt does, with the text that fits."""
        painter = QStylePainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = self.shown_text()
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
