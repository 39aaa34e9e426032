"""The status line: what was just done, where the document is, that it is saved, offline."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QCoreApplication, Qt, QTime, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QLabel, QStatusBar, QToolButton, QWidget

from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.labels import ElidedLabel, RoleLabel

_NETWORK_CHARACTERS = 70
_SHOWN_FOR = 15_000  # milliseconds; a problem stays until the next word

_ROLES = {
    "done": theme.Role.RIGHT,
    "problem": theme.Role.PROBLEM,
    "info": theme.Role.QUIET,
}


class StatusLine(QStatusBar):
    """Feedback at the left; place, "Saved" and who may be reached at the right, always."""

    network_wished = Signal()  # to see who may be reached
    open_wished = Signal(str)  # the path of the file that was written

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._feedback = RoleLabel(theme.Role.QUIET)
        self._open = QToolButton()
        self._written = ""
        self._place = ElidedLabel(Qt.TextElideMode.ElideMiddle)
        self._saved = QLabel()
        self._network = QToolButton()
        self._network_text: Callable[[], str] = _offline
        self._network_tip: Callable[[], str] = _offline
        self._online = False
        self._clear = QTimer(self)
        self._path = ""
        self._saved_at: QTime | None = None
        self._read_only = False

        self._feedback.setObjectName("feedback")
        self._place.setObjectName("document_place")
        self._saved.setObjectName("document_saved")
        self._network.setObjectName("network")
        self._network.setAutoRaise(True)
        self._open.setObjectName("open_written")
        self._open.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._open.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._open.hide()
        icons.set_icon(self._open, "open")
        self._network.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._clear.setSingleShot(True)
        self._clear.setInterval(_SHOWN_FOR)
        self.setSizeGripEnabled(False)
        self.retranslate()

        self.addWidget(self._feedback)
        self.addWidget(self._open)
        self.addWidget(QWidget(), 3)  # so that the button stays beside the words
        self.addPermanentWidget(self._place, 2)
        self.addPermanentWidget(self._saved)
        self.addPermanentWidget(self._network)

        self._network.clicked.connect(self.network_wished)
        self._open.clicked.connect(lambda: self.open_wished.emit(self._written))
        self._clear.timeout.connect(self._clear_feedback)

    def say(self, text: str, kind: str) -> None:
        """Show what was done ("done"), what is wrong ("problem") or what is so ("info")."""
        role = _ROLES[kind]
        self._open.hide()
        self._feedback.set_role(role)
        self._feedback.setText(f"{theme.sign(role)} {text}" if kind != "info" else text)
        self._feedback.setAccessibleName(text)
        QAccessible.updateAccessibility(QAccessibleEvent(self._feedback, QAccessible.Event.Alert))
        if kind == "problem":
            self._clear.stop()
        else:
            self._clear.start()

    def say_written(self, text: str, path: str) -> None:
        """Show what was written, and offer to open the file."""
        self.say(text, "done")
        self._written = path
        self._open.show()

    def forget(self) -> None:
        """Take away what was done elsewhere; what is wrong stays."""
        if self._clear.isActive():
            self._clear.stop()
            self._clear_feedback()

    def feedback(self) -> str:
        """The words shown at the left."""
        return self._feedback.text()

    def _clear_feedback(self) -> None:
        self._feedback.clear()
        self._open.hide()

    def show_document(self, path: str, read_only: bool) -> None:
        """Say where the document is; an empty path is no document."""
        self._path = path
        self._read_only = read_only
        self._saved_at = None
        self.retranslate()

    def show_saved(self, at: QTime) -> None:
        """Say that everything is saved, as of `at`."""
        self._saved_at = at
        self.retranslate()

    def show_network(self, text: Callable[[], str], whole: Callable[[], str], online: bool) -> None:
        """Say who may be sent prompts, with every one of them in `whole`; both give the words in
        the language then installed."""
        self._network_text, self._network_tip, self._online = text, whole, online
        self.retranslate()

    def retranslate(self) -> None:
        """Put every word but the feedback into the language that is now installed."""
        translate = QCoreApplication.translate
        self._open.setText(translate("StatusLine", "Open"))
        self._open.setAccessibleName(translate("StatusLine", "Open what was written"))
        self._place.setText(self._path)
        self._place.setVisible(bool(self._path))
        if self._read_only:
            saved = translate("StatusLine", "Read-only")
        elif self._saved_at is None:
            saved = translate("StatusLine", "Saved")
        else:
            time = self._saved_at.toString("HH:mm")
            saved = translate("StatusLine", "Saved {time}").format(time=time)
        self._saved.setText(saved)
        self._saved.setAccessibleName(saved)
        self._saved.setVisible(bool(self._path))
        network, whole = self._network_text(), self._network_tip()
        room = self.fontMetrics().averageCharWidth() * _NETWORK_CHARACTERS
        mode = Qt.TextElideMode.ElideRight
        icons.set_icon(self._network, "online" if self._online else "offline")
        self._network.setText(self.fontMetrics().elidedText(network, mode, room))
        self._network.setAccessibleName(whole)
        self._network.setToolTip(escape(whole))


def _offline() -> str:
    return QCoreApplication.translate("StatusLine", "Offline: nothing leaves this computer")
