"""The Desk: one examinee, a queue of cases, the prompt, the reply and its verdict."""

from collections.abc import Callable, Sequence
from enum import StrEnum

from PySide6.QtCore import QKeyCombination, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.cases import CaseInfo
from statelab_gui.domain.displaying import name_shown, text_of_record
from statelab_gui.views import theme
from statelab_gui.views.examinee_bar import ExamineeBar
from statelab_gui.views.icons import set_icon
from statelab_gui.views.labels.arms import purpose_name
from statelab_gui.views.labels.emptiness import no_case_set, no_document
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_view import PromptView
from statelab_gui.views.queue_panel import QueuePanel
from statelab_gui.views.reply_desk import ReplyDesk
from statelab_gui.views.step_prompt import NextStep, StepPrompt
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.labels import ElidedLabel, RoleLabel, level
from statelab_gui.views.widgets.page_head import page_layout

_SHARES = (52, 70, 78)  # of the page's width: queue, prompt, reply


class Missing(StrEnum):
    """What the Desk lacks before there is anything to do."""

    DOCUMENT = "document"
    SET = "set"
    EXAMINEE = "examinee"


class DeskPage(QWidget):
    """Lays the Desk's parts out and gives them their keys. Its parts send the wishes; `lead_on` is
    that of the empty state."""

    lead_on = Signal(Missing)
    start_over_wished = Signal()
    prompt_copied = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._missing: Missing | None = None
        self._case: CaseInfo | None = None
        self.bar = ExamineeBar()
        self.read_only = Banner(Role.TRUNCATED)
        self.queue = QueuePanel()
        self.case_title = ElidedLabel()
        self.prompt = PromptView()
        self.step = StepPrompt()
        self._next: NextStep | None = None
        self._prompts = QStackedWidget()
        self.copy_button = QPushButton()
        self.over_button = QPushButton()
        self.reminder = RoleLabel(Role.QUIET)
        self.reply = ReplyDesk()
        self.empty = EmptyState("desk")
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._stack = QStackedWidget()
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_missing(Missing.DOCUMENT)

    def _lay_out(self) -> None:
        self.case_title.setFont(theme.section_font())
        set_icon(self.copy_button, "copy")
        self.reminder.setWordWrap(True)
        two_lines = 2 * self.reminder.fontMetrics().lineSpacing()
        self.reminder.setMinimumHeight(two_lines)  # the prompt keeps its height when it is copied
        for prompt in (self.prompt, self.step):
            self._prompts.addWidget(prompt)
        level(self.queue.title, self.case_title, self.reply.title)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self.case_title)
        column.addWidget(self._prompts, 1)
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(3))
        foot.addWidget(self.reminder, 1)
        foot.addWidget(self.over_button, 0, Qt.AlignmentFlag.AlignBottom)
        foot.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(foot)
        for place, part in enumerate((self.queue, middle, self.reply)):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(place, (0, 2, 3)[place])
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(theme.space(3))
        self.splitter.setSizes([theme.space(1) * share for share in _SHARES])
        self._stack.addWidget(self.splitter)
        self._stack.addWidget(self.empty)
        page = page_layout(self, self.bar)
        page.addWidget(self.read_only)
        page.addWidget(self._stack, 1)

    def _connect(self) -> None:
        self.copy_button.clicked.connect(self.copy_prompt)
        self.over_button.clicked.connect(self.start_over_wished)
        self.empty.wished.connect(self._lead_on)
        self.reply.draft_changed.connect(self._draft_changed)
        enter = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        control = Qt.KeyboardModifier.ControlModifier
        for key in enter:
            self._key(QKeySequence(key), self._enter)
            self._key(QKeySequence(QKeyCombination(control, key)), self.reply.do_primary)
        self._key(QKeySequence(QKeySequence.StandardKey.Paste), self._paste)

    def _key(self, keys: QKeySequence, act: Callable[[], None]) -> None:
        shortcut = QShortcut(keys, self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)

    def retranslate(self) -> None:
        """Put every text into the language now installed."""
        self.bar.retranslate()
        self.queue.retranslate()
        self.reply.retranslate()
        self.copy_button.setText(self.tr("Copy prompt"))
        self.over_button.setText(self.tr("Start this case over…"))
        self.over_button.setToolTip(
            self.tr("Begin again at step 1. The steps recorded so far are kept, superseded.")
        )
        self.step.retranslate()
        self.retell_reminder()
        self._word_empty()
        self._word_case()

    def show_missing(self, missing: Missing | None) -> None:
        """Show what to do first; None when everything is there."""
        self._missing = missing
        self._word_empty()
        self.bar.set_usable(missing is not Missing.DOCUMENT)
        self._stack.setCurrentWidget(self.splitter if missing is None else self.empty)

    def is_waiting(self) -> bool:
        """Whether something is missing before there is anything to do."""
        return self._missing is not None

    def focus_first(self) -> None:
        """Put the focus on what comes next: on what is missing, the verdict, or the prompt."""
        if self._missing is not None:
            self.empty.setFocus()
        elif self.reply.primary.isEnabled():
            self.reply.primary.setFocus()
        else:
            self.copy_button.setFocus()

    def show_case(self, case: CaseInfo | None, prompt: PromptLines) -> None:
        """Show a case's prompt, and mark the case in the queue."""
        self._case, self._next = case, None
        self.prompt.set_prompt(prompt)
        self.step.show_step(None)
        self._prompts.setCurrentWidget(self.prompt)
        self._settle_prompt()

    def show_step(self, case: CaseInfo, step: NextStep) -> None:
        """Show what is to be sent next of a case's conversation, and mark the case in the queue."""
        self._case, self._next = case, step
        self.prompt.set_prompt(PromptLines())
        self.step.show_step(step)
        self._prompts.setCurrentWidget(self.step)
        self._settle_prompt()

    def next_step(self) -> NextStep | None:
        """The step shown; None for a prompt that is no conversation."""
        return self._next

    def prompt_text(self) -> str:
        """What is copied: the prompt, or the text of the step; "" while it is kept back."""
        return self.prompt.prompt() if self._next is None else self.step.prompt()

    def _settle_prompt(self) -> None:
        self.copy_button.setEnabled(bool(self.prompt_text()))
        step = self._next
        ahead = step is not None and not step.answered
        self.over_button.setVisible(ahead and step is not None and step.number > 1)
        self.reply.set_step(ahead and step is not None and not step.alone)
        self.queue.show_case(self._case.id if self._case else None)
        self.retell_reminder()
        self._word_case()

    def case(self) -> CaseInfo | None:
        """The case shown."""
        return self._case

    def copy_prompt(self) -> None:
        """Put the whole prompt, and nothing else, on the clipboard."""
        text = self.prompt_text()
        if not text:
            return
        QGuiApplication.clipboard().setText(text)
        copied = self.tr(
            "Prompt copied. Paste it into a new conversation, then bring the reply here."
        )
        if self._next is not None and self._next.answered:
            copied = self.tr("Copied.")
        elif self._next is not None and not self._next.new_conversation:
            copied = self.tr("Copied. Send it in the same conversation, then bring the reply here.")
        self.reminder.setText(copied)
        self.prompt_copied.emit()

    def retell_reminder(self) -> None:
        """Say again where what is shown is to be sent."""
        step = self._next
        text = self.tr("Start a new conversation for every case.")
        if step is not None and step.answered:
            text = self.tr("This was sent for the reply beside it.")
        elif step is not None and step.tracker is not None:
            pattern = self.tr("Ask the tracker model {model} this, in a new conversation.")
            text = pattern.format(model=name_shown(step.tracker))
        elif step is not None and not step.new_conversation:
            text = self.tr("In the same conversation, send this.")
        elif step is not None and not step.alone:
            text = self.tr("Start a new conversation for this step.")
        self.reminder.setText(text)

    def say_read_only(self, read_only: bool) -> None:
        """Say that nothing can be recorded in this document, and switch recording off."""
        self.read_only.say(
            self.tr("This document is read-only: replies cannot be recorded.") if read_only else ""
        )
        self.reply.setEnabled(not read_only)
        self.bar.new_button.setEnabled(not read_only)
        self.over_button.setEnabled(not read_only)

    def _lead_on(self) -> None:
        if self._missing is not None:
            self.lead_on.emit(self._missing)

    def _paste(self) -> None:
        if self._missing is None and self.reply.isEnabled() and self.reply.taking_in():
            self.reply.pane.paste()

    def _draft_changed(self, at_once: bool) -> None:
        """Lead on to recording what came in whole, and tell when it is the prompt itself."""
        draft = self.reply.draft()
        if not at_once or draft is None or draft.received.typed:
            return
        prompt = self.prompt_text().strip()
        if prompt and text_of_record(draft.received.raw).strip() == prompt:
            self.reply.pane.doubt(
                self.tr("This is the prompt itself. Record it only if the model wrote it back.")
            )
        self.reply.primary.setFocus()

    def _enter(self) -> None:
        """Enter presses the button with the focus; anywhere else it does the page's main thing."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton) and focus is not self.reply.primary:
            focus.click()
        elif self._missing is None and self.reply.isEnabled():
            self.reply.do_primary()

    def _word_case(self) -> None:
        name = self._case.name if self._case else ""
        step = self._next
        text = self.tr("Prompt of {case}").format(case=name)
        if step is not None and not step.alone:
            pattern = self.tr("{case}, step {number} of at most {most}: {purpose}")
            if step.steady:
                pattern = self.tr("{case}, step {number} of {most}: {purpose}")
            text = pattern.format(
                number=step.number,
                most=step.most,
                case=name,
                purpose=purpose_name(step.purpose),
            )
        self.case_title.setText(text if name else "")

    def _word_empty(self) -> None:
        words: dict[Missing | None, Sequence[str]] = {
            None: ("", ""),
            Missing.DOCUMENT: no_document(),
            Missing.SET: no_case_set(),
            Missing.EXAMINEE: (
                self.tr("Who is to answer?"),
                self.tr(
                    "Describe the model once, with its settings. Every reply is recorded with them."
                ),
                self.tr("Describe the examinee"),
            ),
        }
        self.empty.say(*words[self._missing])
