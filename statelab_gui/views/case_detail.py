"""Prompt and answer book of one case, side by side: choosing an update in one shows it in both."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QWidget

from statelab_gui.domain.cases import AnswerBook, CaseInfo
from statelab_gui.views import theme
from statelab_gui.views.answer_book_panel import AnswerBookPanel
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_panel import PromptPanel


class CaseDetail(QWidget):
    """Shows the case it is given and tells what the reviewer wishes for it."""

    update_selected = Signal(int)
    copy_requested = Signal()
    reveal_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.prompt = PromptPanel()
        self.book = AnswerBookPanel()
        self.splitter = QSplitter()
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(theme.space(3))
        self.book.level_with(self.prompt.heading_height())

        self.splitter.addWidget(self.prompt)
        self.splitter.addWidget(self.book)
        self.splitter.setStretchFactor(0, 3)
        self.splitter.setStretchFactor(1, 2)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.splitter)

        self.prompt.update_selected.connect(self._from_prompt)
        self.book.update_selected.connect(self._from_book)
        self.prompt.copy_requested.connect(self.copy_requested)
        self.book.reveal_requested.connect(self.reveal_requested)

    def clear(self) -> None:
        """Show no case and hold nothing of one."""
        self.book.clear()
        self.prompt.set_prompt(PromptLines())

    def close_book(self, case: CaseInfo) -> None:
        """Hold no state any more: the book is hidden, or waited for, until `show_book`."""
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

    def move_update(self, by: int) -> None:
        """Choose the update `by` further on."""
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

    def retranslate(self) -> None:
        """Word everything anew."""
        self.prompt.retranslate()
        self.book.retranslate()
