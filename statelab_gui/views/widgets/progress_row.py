"""Progress in place: what is being done, how far it is, how long it takes, and Cancel."""

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget

from statelab_gui.domain.progress import Progress
from statelab_gui.views import theme
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.time_left import TimeLeft

_SCALE = 1000  # a bar counts in int32, a job may not
_SAID_FOR = 2.0  # seconds for which a time left stays as it was said


class ProgressRow(QWidget):
    """A sentence, a bar, the time left and a Cancel button; hidden while nothing runs.

    `begin(sentence)` shows it, `advance(Progress)` moves it, `end()` hides it. `cancel_requested`
    is the reviewer's wish, after which the button is off until the end. The time left is told of
    a job that takes more than a few seconds; `clock` gives the seconds that it goes by.
    """

    cancel_requested = Signal()

    def __init__(
        self, parent: QWidget | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._left = TimeLeft()
        self._said_at: float | None = None
        self._text = QLabel()
        self._bar = QProgressBar()
        self.left = RoleLabel(Role.QUIET)
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
        layout.addWidget(self.left)
        layout.addWidget(self._cancel)

        self._cancel.clicked.connect(self._ask_to_stop)

    def begin(self, sentence: str) -> None:
        """Show the row with a bar that does not know its end yet."""
        self._text.setText(sentence)
        self._bar.setAccessibleName(sentence)
        self._bar.setRange(0, 0)
        self._cancel.setEnabled(True)
        self._left.begin()
        self._say_left(None)
        self.show()

    def advance(self, progress: Progress) -> None:
        """Move the bar to done of total; a total of 0 is unknown."""
        if progress.total <= 0:
            self._bar.setRange(0, 0)
            self._left.begin()
            self._say_left(None)
            return
        now = self._clock()
        seconds = self._left.seconds(progress.done, progress.total, now)
        if self._said_at is None or now - self._said_at >= _SAID_FOR:
            self._say_left(seconds)
            self._said_at = None if seconds is None else now
        self._bar.setRange(0, _SCALE)
        self._bar.setValue(min(_SCALE, progress.done * _SCALE // progress.total))

    def end(self) -> None:
        """Hide the row."""
        self.hide()

    def retranslate(self) -> None:
        """Put the button into the language that is now installed."""
        self._cancel.setText(QCoreApplication.translate("ProgressRow", "Cancel"))

    def _say_left(self, seconds: float | None) -> None:
        self._said_at = None
        self.left.setText("" if seconds is None else left_text(seconds))
        self.left.setVisible(seconds is not None)

    def _ask_to_stop(self) -> None:
        self._cancel.setEnabled(False)
        self.cancel_requested.emit()


def left_text(seconds: float) -> str:
    """About how long it still takes, in a sentence."""
    minutes = math.ceil(seconds / 60)
    if seconds <= 20:
        return QCoreApplication.translate("ProgressRow", "A few seconds left.")
    if minutes < 120:
        return QCoreApplication.translate("ProgressRow", "About %n minute(s) left.", "", minutes)
    return QCoreApplication.translate(
        "ProgressRow", "About %n hour(s) left.", "", round(minutes / 60)
    )
