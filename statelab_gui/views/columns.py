"""Parts side by side, and one below the other where the room is too narrow for that."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from statelab_gui.views import theme


class Columns(QSplitter):
    """A splitter that turns upright as soon as its parts cannot stand beside each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(theme.space(3))

    def needed_width(self) -> int:
        """The least width at which the parts stand side by side."""
        needed = self.handleWidth() * (self.count() - 1)
        for place in range(self.count()):
            part = self.widget(place)
            if part is not None:
                needed += max(part.minimumWidth(), part.minimumSizeHint().width())
        return needed

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn where that is needed, before the parts are laid out."""
        flat = event.size().width() >= self.needed_width()
        wanted = Qt.Orientation.Horizontal if flat else Qt.Orientation.Vertical
        if self.orientation() is not wanted:
            self.setOrientation(wanted)
        super().resizeEvent(event)
