"""Room for a widget whose text changes at every key of a held arrow."""

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget


class Steady(QWidget):
    """Fills itself with one part, and is as large as the part wanted to be at most so far.

    Each new text of a button or a label has every layout around it worked out anew. Here only a
    text that needs more room than any before it does; `renew` begins anew with the present one.
    """

    def __init__(self, part: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = part
        part.setParent(self)
        self.setSizePolicy(part.sizePolicy())
        self.setFocusProxy(part)
        self._wanted = part.sizeHint()

    def renew(self) -> None:
        """Forget what the part wanted before: its words or its font are others."""
        self._want(self._part.sizeHint())

    def sizeHint(self) -> QSize:
        """What the part wanted at most."""
        return self._wanted

    def minimumSizeHint(self) -> QSize:
        """The same: a part that says little is no reason to make it narrower."""
        return self._wanted

    def event(self, event: QEvent) -> bool:
        """Look whether the part, which has just asked for a layout, needs more room than it has."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._want(self._wanted.expandedTo(self._part.sizeHint()))
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.renew()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The part takes all there is."""
        super().resizeEvent(event)
        self._part.setGeometry(self.rect())

    def _want(self, size: QSize) -> None:
        if size != self._wanted:
            self._wanted = size
            self.updateGeometry()
