"""The right side of the Desk: a reply comes in, or a recorded one stands with its verdict."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import theme
from statelab_gui.views.history_box import HistoryBox
from statelab_gui.views.reply_draft import Draft
from statelab_gui.views.reply_intake import Received
from statelab_gui.views.reply_pane import ReplyPane
from statelab_gui.views.reply_view import ReplyView
from statelab_gui.views.theme import Role
from statelab_gui.views.verdict_panel import VerdictPanel
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import SectionTitle


class Purpose(StrEnum):
    """What a reply that comes in is for."""

    FIRST = "first"
    CORRECTION = "correction"
    ATTEMPT = "attempt"


class ReplyDesk(QWidget):
    """Takes a reply in (`show_intake`) or shows what is recorded (`show_recorded`).

    `record_requested` carries what was received and the id of the reply it supersedes, or None;
    `draft_changed(at_once)` tells that `draft()` is another one, `looks_elsewhere` that the
    reviewer made `looked_at()` another.
    """

    record_requested = Signal(object, object, bool)
    next_requested = Signal()
    draft_changed = Signal(bool)
    first_error_requested = Signal(int)
    reveal_requested = Signal(int)
    stale_requested = Signal()
    looks_elsewhere = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._purpose = Purpose.FIRST
        self._supersedes: int | None = None
        self._more = False
        self._recording = False
        self._step = False  # what is received is a step that leads on
        self.title = SectionTitle()
        self.history = HistoryBox()
        self.banner = Banner(Role.STEP)
        self.pane = ReplyPane()
        self.view = ReplyView()
        self.verdict = VerdictPanel()
        self.correct_button = QPushButton()
        self.attempt_button = QPushButton()
        self.primary = PrimaryButton()
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_intake(None)

    def _lay_out(self) -> None:
        self._split.addWidget(self.view)
        self._split.addWidget(self.verdict)
        self._split.setChildrenCollapsible(False)
        self._split.setStretchFactor(0, 1)
        self._stack.addWidget(self.pane)
        self._stack.addWidget(self._split)
        self.primary.setDefault(True)
        for button in (self.correct_button, self.attempt_button):
            # The columns of the page must not move when a verdict comes.
            policy = button.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            button.setSizePolicy(policy)
        head = QHBoxLayout()
        head.setSpacing(theme.space(2))
        head.addWidget(self.title)
        head.addWidget(self.history, 1)
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(2))
        foot.addWidget(self.correct_button)
        foot.addWidget(self.attempt_button)
        foot.addStretch(1)
        foot.addWidget(self.primary)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addLayout(head)
        column.addWidget(self.banner)
        column.addWidget(self._stack, 1)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.pane.held_changed.connect(self._held_changed)
        self.primary.clicked.connect(self.do_primary)
        self.correct_button.clicked.connect(lambda: self.begin(Purpose.CORRECTION))
        self.attempt_button.clicked.connect(lambda: self.begin(Purpose.ATTEMPT))
        self.banner.wished.connect(self._cancel)
        self.history.chosen.connect(self._choose)
        self.verdict.first_error_requested.connect(self.first_error_requested)
        self.verdict.reveal_requested.connect(self.reveal_requested)
        self.verdict.stale_requested.connect(self.stale_requested)

    def retranslate(self) -> None:
        """Put every text into the language now installed."""
        self.correct_button.setText(self.tr("Record a correction…"))
        self.correct_button.setToolTip(
            self.tr("The reply shown stays in the history and no longer counts")
        )
        self.attempt_button.setText(self.tr("Another attempt…"))
        self.attempt_button.setToolTip(self.tr("The same prompt asked again; both replies count"))
        self.pane.retranslate()
        self.view.retranslate()
        self.verdict.retranslate()
        self.history.retranslate()
        self._word()

    def show_intake(self, draft: Draft | None) -> None:
        """Wait for the first reply to a case, with a draft where there is one."""
        self.history.show_replies([])
        self._purpose, self._supersedes = Purpose.FIRST, None
        self._forget()
        self.pane.hold(draft.received if draft else None)
        self._stack.setCurrentWidget(self.pane)
        self._word()

    def show_recorded(self, replies: Sequence[ReplyInfo], chosen: int | None, more: bool) -> None:
        """Show one of a case's recorded replies: `chosen`, or the latest that counts.

        `more` tells whether another case of the queue is not answered.
        """
        self.history.show_replies(replies)
        self._more = more
        self._purpose, self._supersedes = Purpose.FIRST, None
        self.pane.hold(None)
        self._stack.setCurrentWidget(self._split)
        counting = [reply for reply in replies if reply.superseded_by is None]
        latest = (counting or list(replies))[-1].id
        known = {reply.id for reply in replies}
        self._show_one(chosen if chosen in known else latest)
        self._word()

    def resume(self, draft: Draft) -> None:
        """Go on with an unrecorded reply to a case that has recorded ones."""
        correcting = draft.supersedes in {
            reply.id for reply in self.history.replies() if reply.superseded_by is None
        }
        if correcting:
            self._show_one(draft.supersedes)
        self.begin(Purpose.CORRECTION if correcting else Purpose.ATTEMPT)
        self.pane.hold(draft.received)
        self._word()

    def begin(self, purpose: Purpose) -> None:
        """Wait for a correction of the reply shown, or for another attempt."""
        shown = self.history.reply()
        self._purpose = purpose
        self._supersedes = shown.id if shown and purpose is Purpose.CORRECTION else None
        self._forget()
        self.pane.hold(None)
        self._stack.setCurrentWidget(self.pane)
        self._word()
        self.looks_elsewhere.emit()
        self.pane.paste_button.setFocus()

    def draft(self) -> Draft | None:
        """What is held and not recorded, with what it is for; None when nothing is."""
        held = self.pane.held()
        if not self.taking_in() or held is None or (held.typed and not held.raw):
            return None
        return Draft(held, self._supersedes)

    def taking_in(self) -> bool:
        """Whether the page waits for a reply."""
        return self._stack.currentWidget() is self.pane

    def withholds(self) -> bool:
        """Whether less is shown of a reply than there is, as its case is sealed."""
        shown = self.history.reply()
        return not self.taking_in() and shown is not None and shown.sealed

    def looked_at(self) -> ReplyInfo | None:
        """The recorded reply shown, or being corrected; None where a new one is awaited."""
        if self.taking_in() and self._purpose is not Purpose.CORRECTION:
            return None
        return self.history.reply()

    def shown_id(self) -> int | None:
        """The reply shown, by id."""
        shown = self.history.reply()
        return None if shown is None else shown.id

    def do_primary(self) -> None:
        """Do the page's main thing: record what is held, or go to the next case."""
        if not self.primary.isEnabled():
            return
        if self.taking_in():
            self._record(go_on=False)
        elif self._more:
            self.next_requested.emit()

    def record_and_go_on(self) -> None:
        """Record what is held and go straight to the next case; without anything held, just go."""
        if self.taking_in() and self.draft() is not None and self.primary.isEnabled():
            self._record(go_on=True)
        elif not self.taking_in() and self._more:
            self.next_requested.emit()

    def set_recording(self, recording: bool) -> None:
        """Keep hands off while a long reply is being judged."""
        self._recording = recording
        self.pane.setEnabled(not recording)
        self._word()

    def set_step(self, step: bool) -> None:
        """Whether what is received is one step of a conversation, and not the answer."""
        self._step = step
        self._word()

    def forget_verdict(self) -> None:
        """Take everything that tells the truth off the screen."""
        self.history.show_replies([])
        self._forget()

    def _record(self, go_on: bool) -> None:
        held = self.pane.held()
        if held is not None:
            self.record_requested.emit(held, self._supersedes, go_on)

    def _cancel(self) -> None:
        self.pane.hold(None)
        self.draft_changed.emit(True)
        self.show_recorded(self.history.replies(), self._supersedes, self._more)
        self.looks_elsewhere.emit()

    def _choose(self, reply_id: int) -> None:
        self._show_one(reply_id)
        self.looks_elsewhere.emit()

    def _held_changed(self, at_once: bool) -> None:
        self._word()
        self.draft_changed.emit(at_once)

    def _forget(self) -> None:
        self.verdict.clear()
        self.view.clear_reply()

    def _show_one(self, reply_id: int | None) -> None:
        self.history.choose(reply_id)
        shown = self.history.reply()
        if shown is not None:
            if shown.withheld:
                self.view.withhold()
            else:
                self.view.show_reply(shown.raw, shown.verdict.faults)
            self.verdict.show_reply(shown)
        self._word()

    def _word(self) -> None:
        taking_in = self.taking_in()
        shown = self.history.reply()
        awaited = self.tr("Reply to this step") if self._step else self.tr("Reply")
        self.title.setText(awaited if taking_in else self.tr("Recorded reply"))
        self.history.setVisible(not taking_in and self.history.count() > 1)
        self.correct_button.setVisible(not taking_in)
        self.attempt_button.setVisible(not taking_in)
        self.correct_button.setEnabled(
            shown is not None and shown.superseded_by is None and not shown.simulated
        )
        self._word_banner(taking_in)
        self._word_primary(taking_in, self.pane.held() if taking_in else None)

    def _word_banner(self, taking_in: bool) -> None:
        if not taking_in or self._purpose is Purpose.FIRST:
            self.banner.say("")
        elif self._purpose is Purpose.CORRECTION:
            self.banner.say(
                self.tr("A correction: the recorded reply stays in the history, superseded."),
                self.tr("Cancel"),
            )
        else:
            self.banner.say(
                self.tr("Another attempt: the recorded replies stay and count beside it."),
                self.tr("Cancel"),
            )

    def _word_primary(self, taking_in: bool, held: Received | None) -> None:
        if not taking_in:
            self.primary.setText(
                self.tr("Next unanswered ▸") if self._more else self.tr("All answered")
            )
            self.primary.setToolTip(self.tr("Enter"))
            self.primary.setEnabled(self._more)
            return
        empty = held is not None and not held.raw
        record = self.tr("Record this step") if self._step else self.tr("Record")
        self.primary.setText(self.tr("Record an empty reply") if empty else record)
        self.primary.setToolTip(
            self.tr("Enter or Ctrl+Enter; Ctrl+Shift+Enter records and goes on to the next case")
        )
        self.primary.setEnabled(held is not None and not self._recording)
