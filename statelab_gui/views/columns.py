"""Parts side by side, and one below the other where the room is too narrow for that."""

from PySide6.QtCore import QEvent, QSize, Qt
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
        return sum(size.width() for size in self._least()) + self._handles()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest part alone: narrower than `needed_width` the splitter turns."""
        sizes = self._least()
        heights = [size.height() for size in sizes] or [0]
        upright = self.orientation() is Qt.Orientation.Vertical
        height = sum(heights) + self._handles() if upright else max(heights)
        return QSize(max((size.width() for size in sizes), default=0), height)

    def _least(self) -> list[QSize]:
        parts = [self.widget(place) for place in range(self.count())]
        return [part.minimumSizeHint().expandedTo(part.minimumSize()) for part in parts if part]

    def _handles(self) -> int:
        return self.handleWidth() * max(0, self.count() - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn where that is needed, before the parts are laid out."""
        self._turn(event.size().width())
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Turn when a part needs another width by now."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._turn(self.width())
        return super().event(event)

    def _turn(self, width: int) -> None:
        flat = width >= self.needed_width()
        wanted = Qt.Orientation.Horizontal if flat else Qt.Orientation.Vertical
        if self.orientation() is not wanted:
            self.setOrientation(wanted)
            self.updateGeometry()
