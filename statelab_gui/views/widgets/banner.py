"""A line across a page that says something about the whole of it: read-only, a problem, a limit."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from statelab_gui.views import theme


class Banner(QFrame):
    """A sign and a sentence on the role's tint, with at most one button; hidden until `say`."""

    wished = Signal()

    def __init__(self, role: theme.Role, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role = role
        self._sign = QLabel(theme.sign(role))
        self._text = QLabel()
        self.button = QPushButton()

        self.setAutoFillBackground(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self.button.hide()
        self._tint()
        self.hide()

        layout = QHBoxLayout(self)
        layout.setContentsMargins(theme.space(3), theme.space(1), theme.space(3), theme.space(1))
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._text, 1)
        layout.addWidget(self.button)

        self.button.clicked.connect(self.wished)

    def say(self, text: str, button: str = "", role: theme.Role | None = None) -> None:
        """Show the sentence (an empty one hides the banner), in another role where one is given."""
        if role is not None:
            self._role = role
            self._sign.setText(theme.sign(role))
            self._tint()
        self._text.setText(text)
        self.setAccessibleName(text)
        self.button.setText(button)
        self.button.setVisible(bool(button))
        self.setVisible(bool(text))

    def text(self) -> str:
        """The sentence shown."""
        return self._text.text()

    def changeEvent(self, event: QEvent) -> None:
        """Take the tint of the new palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._tint()

    def _tint(self) -> None:
        ground = theme.tint(self._role)
        if self.palette().color(QPalette.ColorRole.Window) == ground:
            return
        palette = QPalette()  # this colour only: all others stay the application's
        palette.setColor(QPalette.ColorRole.Window, ground)
        self.setPalette(palette)
        ink = QPalette()
        ink.setColor(QPalette.ColorRole.WindowText, theme.color(self._role))
        self._sign.setPalette(ink)
