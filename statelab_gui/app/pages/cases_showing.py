"""What the Cases page shows of one case: its prompt or conversation, and its open answer book."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from statelab_gui.app.session import Session
from statelab_gui.domain.cases import AnswerBook, CaseInfo
from statelab_gui.domain.drift.messages import messages
from statelab_gui.storage.document import Document
from statelab_gui.views.case_detail import CaseDetail
from statelab_gui.views.prompt_lines import PromptLines

LONG_PROMPT = 4_000_000  # characters: a longer one is read and indexed beside the window
LONG_BOOK = 20_000  # updates: the states of a longer one are worked out beside the window

_T = TypeVar("_T")


class CaseShowing(QObject):
    """Shows one case at a time; `prompt_came` tells that its prompt is at hand, in `prompt`.

    An answer book is asked for only where the case is not sealed.
    """

    prompt_came = Signal()

    def __init__(self, session: Session, detail: CaseDetail, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._detail = detail
        self._serial = 0  # of the case shown; what is worked out for an older one is dropped
        self.prompt = ""

    def clear(self) -> None:
        """Show no case, and nothing that is still worked out for one."""
        self._serial += 1
        self.prompt = ""
        self._detail.clear()

    def show_talk(self, document: Document, case: CaseInfo) -> None:
        """Show the conversation of a case of intent drift, its edits too where it is open."""
        self.prompt = document.prompt(case.id)
        drift = document.drift_case(case.id)
        if drift is not None:
            self._detail.show_talk(case, drift, [one.text for one in messages(drift)])

    def show_prompt(self, document: Document, case: CaseInfo) -> None:
        """Show the prompt of a case of state tracking; a long one when it is read."""
        if case.characters <= LONG_PROMPT:
            self._took_prompt(PromptLines(document.prompt(case.id)))
            return
        path = document.path

        def read() -> Generator[None, None, PromptLines]:
            with closing(Document.open(path, read_only=True)) as beside:
                yield
                return PromptLines(beside.prompt(case.id))

        self._beside(read, self._took_prompt)

    def _took_prompt(self, lines: PromptLines) -> None:
        self.prompt = lines.text
        self._detail.prompt.set_prompt(lines)
        self.prompt_came.emit()

    def show_book(self, document: Document, case: CaseInfo) -> None:
        """Show the answer book of the case at hand, which is asked for only when it is open."""
        self._detail.close_book(case)
        if case.sealed:
            return
        if case.updates <= LONG_BOOK:
            self._detail.show_book(case, document.answer_book(case.id))
            return
        path = document.path

        def work_out() -> Generator[None, None, AnswerBook]:
            with closing(Document.open(path, read_only=True)) as beside:
                yield
                book = beside.answer_book(case.id)
            yield
            _ = book.states
            return book

        self._beside(work_out, lambda book: self._detail.show_book(case, book))

    def _beside(
        self, job: Callable[[], Generator[None, None, _T]], show: Callable[[_T], None]
    ) -> None:
        """Work beside the window and show the result, unless another case is shown by then."""
        serial = self._serial

        def arrived(result: _T) -> None:
            if serial == self._serial:
                show(result)

        self._session.run(job, arrived)
