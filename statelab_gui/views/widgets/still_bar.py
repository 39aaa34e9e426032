"""A scroll bar beside what is stepped through."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget


class StillBar(QScrollBar):
    """Is drawn anew when its handle stands elsewhere: a step in a long text moves it by nothing."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._handle = QRect()

    def sliderChange(self, change: QScrollBar.SliderChange) -> None:
        """Leave the picture as it is while it is right."""
        handle = self._handle_rect()
        if change == QScrollBar.SliderChange.SliderValueChange and handle == self._handle:
            return
        self._handle = handle
        super().sliderChange(change)

    def _handle_rect(self) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        return self.style().subControlRect(control, option, part, self)
