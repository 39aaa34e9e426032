"""A text of a few lines at most in its place; a longer one scrolls there and takes no more room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QWidget


class ShortRoom(QScrollArea):
    """As high as its label's text needs, up to so many lines. Hidden where there is no text."""

    def __init__(self, label: QLabel, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        self._lines = lines
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.setWidget(label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.say("")

    def say(self, text: str) -> None:
        """Show another text, from its beginning."""
        self._label.setText(text)
        self.setVisible(bool(text))
        self.verticalScrollBar().setValue(0)
        self.updateGeometry()
        self._settle()

    def hasHeightForWidth(self) -> bool:
        """The text wraps."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of the text, or of as many lines as there may be."""
        most = self._label.fontMetrics().lineSpacing() * self._lines
        return min(self._label.heightForWidth(width), most)

    def sizeHint(self) -> QSize:
        """By the width it has now."""
        width = max(self.width(), 1)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One line."""
        return QSize(0, self._label.fontMetrics().lineSpacing())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        self._settle()

    def _settle(self) -> None:
        """What is scrolled must be reached by keys; what is seen whole is no place to stop at."""
        scrolls = self._label.heightForWidth(self.viewport().width()) > self.heightForWidth(
            self.viewport().width()
        )
        self.setFrameShape(QFrame.Shape.StyledPanel if scrolls else QFrame.Shape.NoFrame)
        policy = Qt.FocusPolicy.StrongFocus if scrolls else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
