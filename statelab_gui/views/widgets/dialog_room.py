"""The room of a dialog: what a small screen has no place for is scrolled to, above the buttons."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QLayout, QVBoxLayout, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.widgets import on_screen
from statelab_gui.views.widgets.page_room import PageRoom


def lay_out_in_room(dialog: QDialog, content: QLayout, foot: QWidget) -> "DialogRoom":
    """Give a dialog its content, which scrolls where the screen is too small, and below it the
    buttons, which are always seen."""
    room = DialogRoom(content)
    margins = room.contents_margins()
    last = QVBoxLayout()
    last.setContentsMargins(margins[0], 0, margins[2], margins[3])
    last.addWidget(foot)
    whole = QVBoxLayout(dialog)
    whole.setContentsMargins(0, 0, 0, 0)
    whole.setSpacing(0)
    whole.addWidget(room, 1)
    whole.addLayout(last)
    return room


class DialogRoom(PageRoom):
    """Asks for all that its content needs, but for no more than the screen can hold: the least
    size of a dialog goes by it, and a dialog larger than its screen has its buttons out of reach.
    """

    def __init__(self, content: QLayout, parent: QWidget | None = None) -> None:
        self._content = content
        self._body = _Body(content)
        super().__init__(self._body, parent)

    def contents_margins(self) -> tuple[int, int, int, int]:
        """The margins around the content, in pixels: left, top, right, bottom."""
        margins = self._content.contentsMargins()
        return margins.left(), margins.top(), margins.right(), margins.bottom()

    @told(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass it on that the content needs another size: Qt keeps that inside of the area."""
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may be another number of lines."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """What the content needs; with room for the bar where that is more than the screen has."""
        need = self._body.minimumSizeHint()
        lines = self._body.heightForWidth(max(need.width(), self.width()))
        need.setHeight(max(need.height(), lines))
        beside = QSize(theme.space(3), theme.space(6) * 3)  # the buttons below, and their margins
        least = QSize(theme.space(6) * 4, theme.space(6) * 2)
        most = (on_screen.screen_room(self) - beside).expandedTo(least)
        if need.height() > most.height():
            need.setWidth(need.width() + self.verticalScrollBar().sizeHint().width())
        return need.boundedTo(most)


class _Body(QWidget):
    """As high as it must be, not as it would like to be: a table in it takes what there is, and
    only where that is too little for every text is anything scrolled."""

    def __init__(self, content: QLayout) -> None:
        super().__init__()
        self._content = content
        self.setLayout(content)

    def heightForWidth(self, width: int) -> int:
        """The least height at a width."""
        return self._content.minimumHeightForWidth(width)
