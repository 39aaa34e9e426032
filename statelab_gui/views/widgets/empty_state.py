"""What an empty page says: what is missing, what to do next, and the button that does it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from statelab_gui.views import icons, theme


class EmptyState(QWidget):
    """A title, a sentence and, where there is something to do, one button; centred.

    `say` sets the words (call it again to retranslate); `wished` is emitted by the button.
    """

    wished = Signal()

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = QLabel()
        self._title = QLabel()
        self._sentence = QLabel()
        self.button = QPushButton()

        icons.show_icon(self._picture, icon_name, theme.space(6))
        for label in (self._title, self._sentence):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._title.setFont(theme.section_font())
        self._sentence.setWordWrap(True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._sentence.setMaximumWidth(self.fontMetrics().averageCharWidth() * 64)
        self._sentence.setMinimumWidth(self.fontMetrics().averageCharWidth() * 40)
        self.button.setAutoDefault(True)
        self.button.hide()

        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addStretch(2)
        for part in (self._picture, self._title):
            layout.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        middle = QHBoxLayout()  # an aligned item would not get the height its wrapped lines need
        middle.addStretch(1)
        middle.addWidget(self._sentence, 8)
        middle.addStretch(1)
        layout.addLayout(middle)
        layout.addSpacing(theme.space(2))
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)

        self.button.clicked.connect(self.wished)

    def say(self, title: str, sentence: str, button: str = "") -> None:
        """Show these words; without a text for it there is no title, and no button."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._sentence.setText(sentence)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        if button:
            self.setFocusProxy(self.button)

    def text(self) -> str:
        """The sentence shown."""
        return self._sentence.text()
