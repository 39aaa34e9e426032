"""What stands where an answer book is hidden: a pattern, the reason, and the way to reveal it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.labels import SectionTitle
from statelab_gui.views.widgets.wrapped_height import WrappedHeight


class HiddenBook(WrappedHeight):
    """Holds no value of any case: it says that the book is hidden, and why."""

    reveal_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = QWidget()
        self._card.setAutoFillBackground(True)
        self._title = SectionTitle()
        self._reason = QLabel()
        self._reason.setTextFormat(Qt.TextFormat.PlainText)
        self._reason.setWordWrap(True)
        self.reveal = QPushButton()
        icons.set_icon(self.reveal, "reveal")

        inside = QVBoxLayout(self._card)
        inside.setContentsMargins(theme.space(4), theme.space(3), theme.space(4), theme.space(3))
        inside.setSpacing(theme.space(2))
        inside.addWidget(self._title)
        inside.addWidget(self._reason)
        inside.addWidget(self.reveal, 0, Qt.AlignmentFlag.AlignLeft)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(theme.space(4), theme.space(4), theme.space(4), theme.space(4))
        outer.addStretch(1)
        outer.addWidget(self._card)
        outer.addStretch(1)

        self.reveal.clicked.connect(self.reveal_pressed)
        self.retranslate()

    def say(self, reason: str) -> None:
        """Give another reason than that of an answer book, in the language now installed."""
        self._reason.setText(reason)

    def retranslate(self) -> None:
        """Word everything anew, with the reason of an answer book."""
        sign = theme.sign(theme.Role.HIDDEN)
        self._title.setText(self.tr("{sign} The answer book is hidden").format(sign=sign))
        self._reason.setText(
            self.tr(
                "It opens by itself when a model's reply to this case is recorded. A simulated one"
                " opens nothing."
            )
        )
        self.reveal.setText(self.tr("Reveal…"))
        self.reveal.setToolTip(
            self.tr("Open the answer book before any reply. This is recorded with its time.")
        )
        self.reveal.setAccessibleDescription(self.reveal.toolTip())

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.tint(theme.Role.HIDDEN, self.palette()))
        ink = theme.color(theme.Role.HIDDEN, self.palette())
        painter.setOpacity(0.35)  # a pattern to be seen as one, not to be read
        painter.fillRect(self.rect(), QBrush(ink, Qt.BrushStyle.BDiagPattern))
