"""A chooser whose text ends in "…" where it has not the room for all of it."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent, QPaintEvent, QPalette, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip

from statelab_gui.models.last_resort import told


class ChoiceBox(QComboBox):
    """Qt's own breaks the text off in the middle of a letter.

    `blank` is the row that says that nothing is chosen: its text is drawn as a hint in a field is.
    """

    blank = -1

    def offer_groups(self, groups: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> None:
        """Offer choices (data, words), each group under a heading that cannot be chosen; the first
        of all is."""
        self.clear()
        rows = self.model()
        assert isinstance(rows, QStandardItemModel)
        for heading, choices in groups:
            self.addItem(heading)
            rows.item(self.count() - 1).setEnabled(False)
            for data, words in choices:
                self.addItem(words, data)
        self.setCurrentIndex(1 if self.count() > 1 else -1)

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

    @told(False)
    def event(self, event: QEvent) -> bool:
        """Tell the whole text where it is not seen whole and no other tool tip is set."""
        tells = event.type() == QEvent.Type.ToolTip and not self.toolTip()
        if tells and isinstance(event, QHelpEvent) and self.shown_text() != self.currentText():
            # A tool tip is rich text where it looks like it: only an escaped one is always plain.
            whole = f"<span>{escape(self.currentText())}</span>"
            QToolTip.showText(event.globalPos(), whole, self)
            return True
        return super().event(event)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as Qt does, with the text that fits."""
        painter = QStylePainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = self.shown_text()
        if self.currentIndex() == self.blank >= 0:  # as Qt draws a placeholder
            hint = self.palette().color(QPalette.ColorRole.PlaceholderText)
            option.palette.setColor(QPalette.ColorRole.ButtonText, hint)
            painter.setPen(hint)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
