"""What can be done at the chosen prefix: copy its prompt, bring its reply in, go on to the next."""

from pathlib import Path

from PySide6.QtCore import QMimeData, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.labels.faults import fault_sentence
from statelab_gui.views.labels.intake import refusal_sentence
from statelab_gui.views.labels.verdicts import place_text, result_text, verdict_status
from statelab_gui.views.reply_intake import (
    IntakeError,
    received_from_file,
    received_from_mime,
)
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class ProbeActions(QWidget):
    """The chosen prefix k: its three steps as buttons and the verdict of its reply.

    `copy_requested(k)`, `received(k, Received)` and `next_requested(k)` are wishes. A reply comes
    in by the clipboard, a file or a drop, and is handed on exactly as it came.
    """

    copy_requested = Signal(int)
    received = Signal(int, object)
    next_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._k = 0
        self._updates = 0
        self._barred = ""
        self._reply: ReplyInfo | None = None
        self._hint = ""
        self._writable = True
        self._heading = SectionTitle()
        self._reminder = RoleLabel(Role.QUIET)
        self.copy_button = QPushButton()
        self.paste_button = QPushButton()
        self.open_button = QPushButton()
        self.verdict = RoleLabel(Role.QUIET)
        self.notice = RoleLabel(Role.QUIET)
        self.next_button = PrimaryButton()

        for button, name in (
            (self.copy_button, "copy"),
            (self.paste_button, "paste"),
            (self.open_button, "open"),
        ):
            icons.set_icon(button, name)
        for label in (self._reminder, self.verdict, self.notice):
            label.setWordWrap(True)
            policy = label.sizePolicy()
            policy.setRetainSizeWhenHidden(True)  # the buttons stay where the hand is
            label.setSizePolicy(policy)
        for button in (self.copy_button, self.paste_button, self.open_button, self.next_button):
            button.setAutoDefault(True)
        self.setAcceptDrops(True)
        self._lay_out()
        self.retranslate()

        self.copy_button.clicked.connect(lambda: self.copy_requested.emit(self._k))
        self.paste_button.clicked.connect(self.paste)
        self.open_button.clicked.connect(self._choose_file)
        self.next_button.clicked.connect(lambda: self.next_requested.emit(self._k))

    def _lay_out(self) -> None:
        bring = QHBoxLayout()
        bring.setSpacing(theme.space(1))
        bring.addWidget(self.paste_button, 1)
        bring.addWidget(self.open_button, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self._heading)
        layout.addWidget(self._reminder)
        layout.addWidget(self.copy_button)
        layout.addLayout(bring)
        layout.addWidget(self.verdict)
        layout.addWidget(self.notice)
        layout.addWidget(self.next_button, 0, Qt.AlignmentFlag.AlignRight)

    def show_prefix(
        self, k: int, updates: int, reply: ReplyInfo | None, barred: str = "", hint: str = ""
    ) -> None:
        """Show prefix k of `updates`, with its standing reply, or why it cannot be probed.

        `hint` is a sentence about another reply to the very same prompt.
        """
        if k != self._k:
            self.say("")
        self._k, self._updates, self._reply = k, updates, reply
        self._barred, self._hint = barred, hint
        self._word()

    def paste(self) -> None:
        """Bring in the clipboard's text, or say why not."""
        self._take_mime(QGuiApplication.clipboard().mimeData())

    def say(self, text: str, role: Role = Role.QUIET) -> None:
        """Say here what was done or what is wrong."""
        self.notice.set_role(role)
        self.notice.setText(text)
        self.notice.setVisible(bool(text))

    def set_writable(self, writable: bool) -> None:
        """Whether a reply can be recorded at all."""
        self._writable = writable
        self._word()

    def set_next(self, k: int | None) -> None:
        """Name the next prefix without a reply; None when there is none."""
        self.next_button.setEnabled(k is not None)
        if k is None:
            self.next_button.setText(self.tr("All listed are probed"))
        else:
            self.next_button.setText(self.tr("Next unprobed: {k} ▸").format(k=k))

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self._reminder.setText(self.tr("Start a new conversation for every prefix."))
        self.paste_button.setText(self.tr("Paste reply"))
        self.paste_button.setToolTip(
            self.tr("Record the text of the clipboard as the reply (Ctrl+V)")
        )
        self.open_button.setText(self.tr("Open file…"))
        self.open_button.setToolTip(
            self.tr("Record a file as the reply; dropping it here does the same")
        )
        self._word()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+V anywhere here brings the reply in."""
        if event.matches(QKeySequence.StandardKey.Paste) and self.paste_button.isEnabled():
            self.paste()
            return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take text and files, where a reply can be recorded."""
        mime = event.mimeData()
        if self.paste_button.isEnabled() and (mime.hasText() or mime.hasUrls() or mime.hasHtml()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Bring in what was dropped."""
        event.acceptProposedAction()
        self._take_mime(event.mimeData())

    def _choose_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.tr("Open the reply to this prefix"))
        if name:
            self.take_file(Path(name))

    def take_file(self, path: Path) -> None:
        """Bring a file in, byte for byte, or say why not."""
        try:
            self.received.emit(self._k, received_from_file(path))
        except IntakeError as refused:
            self.say(refusal_sentence(refused), Role.PROBLEM)

    def _take_mime(self, mime: QMimeData | None) -> None:
        try:
            self.received.emit(self._k, received_from_mime(mime))
        except IntakeError as refused:
            self.say(refusal_sentence(refused), Role.PROBLEM)

    def _word(self) -> None:
        k = self._k
        self._heading.setText(
            self.tr("Prefix {k} of {n}").format(k=k, n=self._updates) if k else ""
        )
        self.copy_button.setText(self.tr("Copy the prompt of prefix {k}").format(k=k))
        able = k > 0 and not self._barred
        # What is said here takes two lines at most: they are kept, so that no button moves.
        self.notice.setMinimumHeight(2 * self.notice.fontMetrics().lineSpacing())
        self.copy_button.setEnabled(able)
        self.next_button.set_leading(self._reply is not None or not able)
        self.paste_button.setEnabled(able and self._writable)
        self.open_button.setEnabled(able and self._writable)
        if self._barred:
            said = self.tr("This prefix cannot be probed: {reason}.")
            self._say_verdict(said.format(reason=self._barred), Role.QUIET)
        elif self._reply is None:
            self._say_verdict(self._hint, Role.QUIET)
        else:
            self._say_verdict(self._reply_text(self._reply), _role(self._reply))

    def _reply_text(self, reply: ReplyInfo) -> str:
        lines = [
            self.tr("{sign} {result}").format(
                sign=theme.sign(_role(reply)), result=result_text(reply.verdict, of_prefix=True)
            )
        ]
        for fault in reply.verdict.faults[:1]:
            lines.append(
                self.tr("{sentence} {place}.").format(
                    sentence=fault_sentence(fault), place=place_text(fault.line, fault.column)
                )
            )
        return "\n".join(lines)

    def _say_verdict(self, text: str, role: Role) -> None:
        self.verdict.set_role(role)
        self.verdict.setText(text)
        self.verdict.setVisible(bool(text))


def _role(reply: ReplyInfo) -> Role:
    return status_role(verdict_status(reply.verdict))
