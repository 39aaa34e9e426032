"""One line of text that may change at every key of a held arrow."""

from html import escape

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from statelab_gui.models.last_resort import told

_FEWEST = 6  # characters


class Line(QWidget):
    """Plain text on one line, cut with "…" where it is too long, and read aloud whole.

    Its size does not hang on the text. A label's does, and each new text of a label has every
    layout around it worked out anew.
    """

    def __init__(
        self,
        font: QFont | None = None,
        parent: QWidget | None = None,
        *,
        at_the_end: bool = False,
    ) -> None:
        super().__init__(parent)
        self._text = ""
        side = Qt.AlignmentFlag.AlignRight if at_the_end else Qt.AlignmentFlag.AlignLeft
        self._flags = int(side | Qt.AlignmentFlag.AlignVCenter)
        if font is not None:
            self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """What is shown."""
        return self._text

    def setText(self, text: str) -> None:
        """Show another text and make it the accessible name. Named as a label's."""
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.update()

    def sizeHint(self) -> QSize:
        """As high as a line."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 4 * _FEWEST, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Room for a few characters."""
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * _FEWEST, metrics.height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @told(False)
    def event(self, event: QEvent) -> bool:
        """Tell the whole text in a tool tip where it is cut; made plain, for a tip is rich text."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            cut = self.fontMetrics().horizontalAdvance(self._text) > self.width()
            tip = f"<span>{escape(self._text)}</span>" if cut else ""
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        mode = Qt.TextElideMode.ElideRight
        shown = QFontMetrics(self.font()).elidedText(self._text, mode, self.width())
        painter.drawText(self.rect(), self._flags, shown)
        painter.end()
