"""What can be done at the chosen prefix: copy its prompt, bring its reply in, go on to the next."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.models.last_resort import told
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.labels.intake import refusal_sentence
from statelab_gui.views.labels.prefixes import place_number, probe_result_text
from statelab_gui.views.reply_intake import (
    IntakeError,
    received_from_file,
    received_from_mime,
)
from statelab_gui.views.reply_question import ReplyQuestion
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.line import Line
from statelab_gui.views.widgets.steady import Steady

Words = Callable[[], str]


class ProbeActions(QWidget):
    """The chosen prefix k: its steps as buttons and the verdict of its reply.

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
        self._asking = (1, 1)
        self._first_turn: int | None = None
        self._barred = ""
        self._reply: ReplyInfo | None = None
        self._hint = ""
        self._next: tuple[int, int, int, bool] | None = None
        self._writable = True
        self._said: Words | None = None
        self._heading = Line(theme.section_font())
        self.copy_button = QPushButton()
        self.paste_button = QPushButton()
        self.open_button = QPushButton()
        self.question = ReplyQuestion()
        self.verdict = RoleLabel(Role.QUIET)
        self.notice = RoleLabel(Role.QUIET)
        self.next_button = PrimaryButton()
        self._next_room = Steady(self.next_button)

        for button, name in (
            (self.copy_button, "copy"),
            (self.paste_button, "paste"),
            (self.open_button, "open"),
        ):
            icons.set_icon(button, name)
        for label in (self.verdict, self.notice):
            label.setWordWrap(True)
        for button in (self.copy_button, self.paste_button, self.open_button, self.next_button):
            button.setAutoDefault(True)
        self.setAcceptDrops(True)
        self._lay_out()
        self.retranslate()

        self.copy_button.clicked.connect(lambda: self.copy_requested.emit(self._k))
        self.paste_button.clicked.connect(self.paste)
        self.open_button.clicked.connect(self._choose_file)
        # The next prefix has to wait for the answer, and the answer needs the room.
        self.question.asking.connect(lambda asking: self._next_room.setVisible(not asking))
        self.next_button.clicked.connect(lambda: self.next_requested.emit(self._k))

    def _lay_out(self) -> None:
        bring = QHBoxLayout()
        bring.setSpacing(theme.space(1))
        for button in (self.copy_button, self.paste_button, self.open_button):
            bring.addWidget(button, 1)
        self.told = QWidget()
        told = QVBoxLayout(self.told)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(0)
        told.addWidget(self.verdict)
        told.addWidget(self.notice)
        told.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self._heading)
        layout.addLayout(bring)
        layout.addWidget(self.told)
        layout.addWidget(self.question)
        layout.addWidget(self._next_room)

    def show_prefix(
        self, k: int, updates: int, reply: ReplyInfo | None, barred: str = "", hint: str = ""
    ) -> None:
        """Show prefix k of `updates`, with the reply looked at, or why it cannot be probed.

        `hint` is a sentence about another reply to the very same prompt.
        """
        if k != self._k:
            if self._said is not None:
                self.say(None)
            self.question.leave()
        self._k, self._updates, self._reply = k, updates, reply
        self._barred, self._hint = barred, hint
        self._word()

    def set_first_turn(self, first_turn: int | None) -> None:
        """The prefix that ends the first turn of a conversation, where turns are counted."""
        self._first_turn = first_turn
        self.retranslate()

    def set_asking(self, repeat: int, repeats: int) -> None:
        """Which of how many replies to this prefix is asked for."""
        if self._asking != (repeat, repeats):
            self._asking = (repeat, repeats)
            self._word()

    def paste(self) -> None:
        """Bring in the clipboard's text, or say why not."""
        self._take_mime(QGuiApplication.clipboard().mimeData())

    def say(self, words: Words | None, role: Role = Role.QUIET) -> None:
        """Say here what was done or what is wrong, in whatever language is installed; None ends
        it."""
        self._said = words
        self.notice.set_role(role)
        self.notice.setText("" if words is None else words())
        self.notice.setVisible(words is not None)

    def set_writable(self, writable: bool) -> None:
        """Whether a reply can be recorded at all."""
        self._writable = writable
        self._word()

    def set_next(
        self, k: int | None, repeat: int = 1, repeats: int = 1, *, here: bool = False
    ) -> None:
        """Name the next prefix without a reply, and which of how many; None when there is none.

        `here` says that it is what is asked at present.
        """
        wanted = None if k is None else (k, repeat, repeats, here)
        if wanted != self._next or not self.next_button.text():
            self._next = wanted
            self._word_next()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.copy_button.setText(self.tr("Copy prompt"))
        self.paste_button.setText(self.tr("Paste reply"))
        self.paste_button.setToolTip(
            self.tr("Record the text of the clipboard as the reply (Ctrl+V)")
        )
        self.open_button.setText(self.tr("Open file…"))
        self.open_button.setToolTip(
            self.tr("Record a file as the reply; dropping it here does the same")
        )
        self.question.retranslate()
        if self._said is not None:
            self.notice.setText(self._said())
        self._word()
        self._word_next()
        self._next_room.renew()

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

    @told(None)
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
        except IntakeError as error:
            self._refuse(error)

    def _take_mime(self, mime: QMimeData | None) -> None:
        try:
            self.received.emit(self._k, received_from_mime(mime))
        except IntakeError as error:
            self._refuse(error)

    def _refuse(self, error: IntakeError) -> None:
        self.say(lambda: refusal_sentence(error), Role.PROBLEM)

    def _word(self) -> None:
        k, (repeat, repeats) = self._k, self._asking
        turn = self._first_turn
        heading = self.tr("Prefix {k} of {n}")
        if repeats > 1:
            heading = self.tr("Prefix {k} of {n}, reply {repeat} of {repeats}")
        said = self.tr("Copy the prompt of prefix {k} for a new conversation")
        if turn is not None:
            said = self.tr("Copy the prompt up to turn {k} for a new conversation")
            heading = self.tr("Turn {k} of {n}")
            if repeats > 1:
                heading = self.tr("Turn {k} of {n}, reply {repeat} of {repeats}")
        shown, last = place_number(k, turn), place_number(self._updates, turn)
        facts = {"k": shown, "n": last, "repeat": repeat, "repeats": repeats}
        self._heading.setText(heading.format(**facts) if k else "")
        said = said.format(k=shown)
        self.copy_button.setToolTip(said)
        self.copy_button.setAccessibleName(said)
        able = k > 0 and not self._barred
        # What is said here takes two lines as a rule: they are kept, so that no button moves.
        self.told.setMinimumHeight(2 * self.notice.fontMetrics().lineSpacing())
        self.copy_button.setEnabled(able)
        leading = self._reply is not None or not able
        if leading != self.next_button.is_leading():
            self.next_button.set_leading(leading)
        self.paste_button.setEnabled(able and self._writable)
        self.open_button.setEnabled(able and self._writable)
        if self._barred:
            barred = self.tr("This prefix cannot be probed: {reason}.")
            self._say_verdict(barred.format(reason=self._barred), Role.QUIET)
        elif self._reply is not None:
            role = status_role(self._reply.status)
            self._say_verdict(probe_result_text(self._reply), role)
        elif self._hint or not able:
            self._say_verdict(self._hint, Role.QUIET)
        else:
            text = self.tr("Start a new conversation for every prefix.")
            if turn is not None:
                text = self.tr("Start a new conversation for every turn asked.")
            self._say_verdict(text, Role.QUIET)

    def _word_next(self) -> None:
        self.next_button.setEnabled(self._next is not None and not self._next[3])
        if self._next is None:
            self.next_button.setText(self.tr("All listed are probed"))
            return
        k, repeat, repeats, here = self._next
        if self._first_turn is not None:
            text = self._next_turn(repeats > 1, here)
        elif here and repeats > 1:
            text = self.tr("Asked now: prefix {k}, reply {repeat} of {repeats}")
        elif here:
            text = self.tr("Asked now: prefix {k}")
        elif repeats > 1:
            text = self.tr("Next: prefix {k}, reply {repeat} of {repeats} ▸")
        else:
            text = self.tr("Next: prefix {k} ▸")
        k = place_number(k, self._first_turn)
        self.next_button.setText(text.format(k=k, repeat=repeat, repeats=repeats))

    def _next_turn(self, repeated: bool, here: bool) -> str:
        if here and repeated:
            return self.tr("Asked now: turn {k}, reply {repeat} of {repeats}")
        if here:
            return self.tr("Asked now: turn {k}")
        if repeated:
            return self.tr("Next: turn {k}, reply {repeat} of {repeats} ▸")
        return self.tr("Next: turn {k} ▸")

    def _say_verdict(self, text: str, role: Role) -> None:
        if text != self.verdict.text():
            self.verdict.set_role(role)
            self.verdict.setText(text)
            self.verdict.setVisible(bool(text))
