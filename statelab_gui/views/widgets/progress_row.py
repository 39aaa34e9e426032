"""Progress in place: what is being done, how far it is, and Cancel."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from statelab_gui.domain.progress import Progress
from statelab_gui.views import theme

_SCALE = 1000  # a bar counts in int32, a job may not


class ProgressRow(QWidget):
    """A sentence, a bar and a Cancel button; hidden while nothing runs.

    `begin(sentence)` shows it, `advance(Progress)` moves it, `end()` hides it. `cancel_requested`
    is the reviewer's wish, after which the button is off until the end.
    """

    cancel_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = QLabel()
        self._bar = QProgressBar()
        self._cancel = QPushButton()

        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._bar.setTextVisible(False)
        self._bar.setMaximumHeight(theme.space(3))
        self.setFocusProxy(self._cancel)
        self.retranslate()
        self.hide()

        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._text)
        layout.addWidget(self._bar, 1)
        layout.addWidget(self._cancel)

        self._cancel.clicked.connect(self._ask_to_stop)

    def begin(self, sentence: str) -> None:
        """Show the row with a bar that does not know its end yet."""
        self._text.setText(sentence)
        self._bar.setAccessibleName(sentence)
        self._bar.setRange(0, 0)
        self._cancel.setEnabled(True)
        self.show()

    def advance(self, progress: Progress) -> None:
        """Move the bar to done of total; a total of 0 is unknown."""
        if progress.total <= 0:
            self._bar.setRange(0, 0)
            return
        self._bar.setRange(0, _SCALE)
        self._bar.setValue(min(_SCALE, progress.done * _SCALE // progress.total))

    def end(self) -> None:
        """Hide the row."""
        self.hide()

    def retranslate(self) -> None:
        """Put the button into the language that is now installed."""
        self._cancel.setText(QCoreApplication.translate("ProgressRow", "Cancel"))

    def _ask_to_stop(self) -> None:
        self._cancel.setEnabled(False)
        self.cancel_requested.emit()
