"""What all pages share: their margins, and the title line with what stands beside the title."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.widgets.labels import PageTitle, RoleLabel


class PageHead(QWidget):
    """The title line of a page: title, a quiet note on the same base line, then `row`'s own parts.

    It is as high with buttons in it as without, so that no title jumps from page to page.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = 0  # pixels
        self.title = PageTitle()
        self.note = RoleLabel(theme.Role.QUIET)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(theme.space(2))
        self.row.addWidget(self.title)
        self.row.addSpacing(theme.space(1))
        self.row.addWidget(self.note)
        self._settle()

    def sizeHint(self) -> QSize:
        """With room for a button."""
        return super().sizeHint().expandedTo(QSize(0, self._least))

    def minimumSizeHint(self) -> QSize:
        """With room for a button, and for a title whose characters are higher than its font's."""
        return super().minimumSizeHint().expandedTo(QSize(0, self._least))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size of the application."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._settle()

    def _settle(self) -> None:
        """Level the note with the title, and keep room for a button."""
        title, note = QFontMetrics(theme.page_title_font()), self.note.fontMetrics()
        lower = (title.ascent() - title.descent()) - (note.ascent() - note.descent())
        self.note.setContentsMargins(0, max(0, lower), 0, 0)
        self._least = max(title.height(), QPushButton().sizeHint().height())
        self.updateGeometry()


def page_layout(page: QWidget, head: QWidget) -> QVBoxLayout:
    """Give a page its margins and its title line; what follows is added below."""
    layout = QVBoxLayout(page)
    side, end = theme.space(4), theme.space(3)
    layout.setContentsMargins(side, end, side, end)
    layout.setSpacing(theme.space(2))
    layout.addWidget(head)
    return layout
