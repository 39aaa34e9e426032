"""For a panel of texts that wrap: it is never made less high than they need at its width."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class WrappedHeight(QWidget):
    """A splitter and a stack ask for the least size and not for the height at a width, and cut
    texts that took more lines in a small window. Here the least size tells of the lines; where a
    page has not so much, the page is scrolled."""

    def minimumSizeHint(self) -> QSize:
        """The least size of the parts, with every text whole at the width it has now."""
        hint, inside = super().minimumSizeHint(), self.layout()
        if inside is not None and inside.hasHeightForWidth() and not self.isHidden():
            hint.setHeight(max(hint.height(), inside.minimumHeightForWidth(self.width())))
        return hint

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may be another number of lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
