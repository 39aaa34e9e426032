"""What a reply is to a prefix that has one already: another reply, or a correction of it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.reply_intake import Received


class ReplyQuestion(QWidget):
    """Holds what was received until it is said what it is; `answered(Received, correct)` says so.

    Esc, Cancel and `leave` record nothing: what was received stays where it came from.
    `asking(bool)` tells that it begins to ask and that it asks no more.
    """

    answered = Signal(object, bool)
    asking = Signal(bool)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._received: Received | None = None
        self._repeat = 1
        self._sentence = QLabel()
        self.another = QPushButton()
        self.correct = QPushButton()
        self.cancel = QPushButton()

        self._sentence.setTextFormat(Qt.TextFormat.PlainText)
        self._sentence.setWordWrap(True)
        for button in (self.another, self.correct, self.cancel):
            button.setAutoDefault(True)
        row = QHBoxLayout()
        row.setSpacing(theme.space(1))
        row.addWidget(self.correct, 1)
        row.addWidget(self.cancel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self._sentence)
        column.addWidget(self.another)
        column.addLayout(row)
        self.hide()
        self.retranslate()

        self.another.clicked.connect(lambda: self._answer(correct=False))
        self.correct.clicked.connect(lambda: self._answer(correct=True))
        self.cancel.clicked.connect(self._cancel)

    def ask(self, received: Received, repeat: int, may_correct: bool) -> None:
        """Ask what was received is; `repeat` is the number of the reply that it may correct."""
        self._received, self._repeat = received, repeat
        self.correct.setVisible(may_correct)
        self._word()
        self.asking.emit(True)
        self.show()
        self.another.setFocus()

    def is_asking(self) -> bool:
        """Whether an answer is waited for."""
        return self._received is not None

    def leave(self) -> None:
        """Ask no more, and hold nothing."""
        asked, self._received = self.is_asking(), None
        self.hide()
        if asked:
            self.asking.emit(False)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.another.setText(self.tr("Record as another reply"))
        self.cancel.setText(self.tr("Cancel"))
        self._word()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc records nothing."""
        if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Escape:
            self._cancel()
            return
        super().keyPressEvent(event)

    def _word(self) -> None:
        self._sentence.setText(self.tr("This prefix has a reply already. What is the new one?"))
        self.correct.setText(self.tr("Correct reply {repeat}").format(repeat=self._repeat))
        self.correct.setToolTip(
            self.tr("The earlier one is kept, and marked as superseded by the new one")
        )

    def _answer(self, correct: bool) -> None:
        received = self._received
        self.leave()
        if received is not None:
            self.answered.emit(received, correct)

    def _cancel(self) -> None:
        self.leave()
        self.left.emit()
