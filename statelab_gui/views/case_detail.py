"""Prompt and answer book of one case, side by side: choosing a step in one shows it in both."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QWidget

from statelab_gui.domain.cases import AnswerBook, CaseInfo
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.views import theme
from statelab_gui.views.answer_book_panel import AnswerBookPanel
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_panel import PromptPanel
from statelab_gui.views.talk_panel import TalkPanel


class CaseDetail(QWidget):
    """Shows the case it is given and tells what the reviewer wishes for it.

    A case of state tracking is a prompt with numbered updates; one of intent drift a conversation,
    whose book are the active intents after every turn.
    """

    update_selected = Signal(int)
    copy_requested = Signal()
    reveal_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._talks: int | None = None  # the case whose conversation is shown
        self.prompt = PromptPanel()
        self.book = AnswerBookPanel()
        self.talk = TalkPanel()
        self.splitter = QSplitter()
        self.talk_splitter = QSplitter()
        self._stack = QStackedWidget()
        self.book.level_with(self.prompt.heading_height())
        for splitter, parts, shares in (
            (self.splitter, (self.prompt, self.book), (3, 2)),
            (self.talk_splitter, (self.talk, self.talk.state), (5, 4)),
        ):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(theme.space(3))
            for part, share in zip(parts, shares, strict=True):
                splitter.addWidget(part)
                splitter.setStretchFactor(splitter.count() - 1, share)
            self._stack.addWidget(splitter)
        self.talk_splitter.setSizes([5 * theme.space(6), 4 * theme.space(6)])
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)

        self.prompt.update_selected.connect(self._from_prompt)
        self.book.update_selected.connect(self._from_book)
        self.prompt.copy_requested.connect(self.copy_requested)
        self.book.reveal_requested.connect(self.reveal_requested)
        self.talk.copy_requested.connect(self.copy_requested)
        self.talk.state.reveal_requested.connect(self._reveal_talk)

    def clear(self) -> None:
        """Show no case and hold nothing of one."""
        self._talks = None
        self.book.clear()
        self.prompt.set_prompt(PromptLines())
        self.talk.clear()

    def close_book(self, case: CaseInfo) -> None:
        """Hold no state any more: the book is hidden, or waited for, until `show_book`."""
        self._stack.setCurrentWidget(self.splitter)
        if case.sealed:
            self.book.show_hidden(case)
        else:
            self.book.show_working(case)

    def show_book(self, case: CaseInfo, book: AnswerBook) -> None:
        """Open the book beside the prompt, at the update chosen there or at the last."""
        self.book.show_book(case, book)
        chosen = self.prompt.view.selected_update()
        if chosen is not None:
            self.book.select_update(chosen)

    def show_talk(self, case: CaseInfo, drift: DriftCase, texts: Sequence[str]) -> None:
        """Show a conversation; of a sealed one its messages only."""
        self._talks = case.id
        self._stack.setCurrentWidget(self.talk_splitter)
        if case.sealed:
            self.talk.show_sealed(drift, texts)
        else:
            self.talk.show_open(drift, texts, case.revealed_at)

    def set_reveal_enabled(self, enabled: bool) -> None:
        """Whether a reveal can be recorded: not in a document that is only read."""
        self.book.set_reveal_enabled(enabled)
        self.talk.state.hidden.reveal.setEnabled(enabled)

    def move_update(self, by: int) -> None:
        """Choose the update, or the turn, `by` further on."""
        if self._talks is not None:
            self.talk.stepper.step(by)
            return
        count = self.prompt.view.update_count()
        if count:
            at = self.prompt.view.selected_update() or 0
            k = max(1, min(count, at + by))
            self.prompt.select_update(k)
            self._from_prompt(k)

    def _from_prompt(self, k: int) -> None:
        self.book.select_update(k)
        self.update_selected.emit(k)

    def _from_book(self, k: int) -> None:
        self.prompt.select_update(k)
        self.update_selected.emit(k)

    def _reveal_talk(self) -> None:
        if self._talks is not None:
            self.reveal_requested.emit(self._talks)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.prompt.retranslate()
        self.book.retranslate()
        self.talk.retranslate()
