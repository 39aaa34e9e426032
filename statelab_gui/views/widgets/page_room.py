"""The room of a page: where the page is larger than its room, it can be scrolled."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from statelab_gui.views import theme


class PageRoom(QScrollArea):
    """A page with large text may want more than a screen has: it must not make the window larger,
    and everything on it must be reached. A page that fits fills its room, as without it."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page = page
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is on the page has the keyboard
        self.setWidgetResizable(True)
        self.setWidget(page)

    def sizeHint(self) -> QSize:
        """What the page would like."""
        return self._page.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Little: what does not fit is scrolled to."""
        return QSize(theme.space(6) * 4, theme.space(6) * 2)

    def reveal(self, part: QWidget) -> None:
        """Scroll as far as needed for a part of the page, with a margin around it, to be seen; of
        one that is larger than the room, any piece will do."""
        page, edge = self._page, theme.space(2)
        if not page.isAncestorOf(part):
            return
        place = QRect(part.mapTo(page, QPoint(0, 0)), part.size()).adjusted(
            -edge, -edge, edge, edge
        )
        room = self.viewport().size()
        _bring(self.horizontalScrollBar(), place.left(), place.right(), room.width())
        _bring(self.verticalScrollBar(), place.top(), place.bottom(), room.height())


def _bring(bar: QScrollBar, begin: int, end: int, room: int) -> None:
    """Move a bar as little as shows from `begin` to `end`."""
    at = bar.value()
    if end - begin >= room:
        if end < at or begin > at + room:
            bar.setValue(begin)
    elif begin < at:
        bar.setValue(begin)
    elif end >= at + room:
        bar.setValue(end - room + 1)
