"""Fetching the reply to the case that is open at the Desk."""

from PySide6.QtCore import QObject

from statelab_gui.app.pages.desk_choices import Choices
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.fetching.wishing import FetchWish, Subject, SubjectKind
from statelab_gui.views.desk_page import DeskPage


class DeskFetching(QObject):
    """Asks the Desk's examinee the open case by the connection used last, or by a dialog the first
    time; the Desk shows what comes in."""

    def __init__(
        self, session: Session, shell: Shell, page: DeskPage, choices: Choices, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._page = page
        self._choices = choices
        self._wish: FetchWish | None = None
        self._wished: tuple[int, int] | None = None  # case and examinee of that wish
        self._asked: tuple[int, int] | None = None  # those whose reply is on its way
        self._run_id: int | None = None
        self._follows = False
        session.failed.connect(self._failed)

    def ask(self) -> None:
        """Wish for the reply to the open case."""
        document, at = self._session.document, self._at()
        case = self._page.case()
        if document is None or document.read_only or case is None or at is None:
            return
        if at == self._asked:
            return  # it is on its way
        fetching = self._shell.fetching
        if not self._follows:
            self._follows = True
            fetching.made.connect(self._made)
            fetching.runner.ended.connect(self._ended)
        subject = Subject(SubjectKind.CASES, case.name, case_ids=(case.id,))
        wish = FetchWish(subject, at[1], only_unanswered=False, at_once=True)
        self._wish, self._wished = wish, at
        if fetching.ask(wish):
            self._asked = at
            self.show()

    def is_here(self) -> bool:
        """Whether the case that is open is the one being asked."""
        return self._asked is not None and self._asked == self._at()

    def show(self) -> None:
        """Show whether the reply to the open case is on its way."""
        self._page.reply.pane.show_fetching(self.is_here())

    def _at(self) -> tuple[int, int] | None:
        case, examinee_id = self._page.case(), self._choices.examinee_id
        return None if case is None or examinee_id is None else (case.id, examinee_id)

    def _made(self, run_id: int, wish: FetchWish | None) -> None:
        if wish is not None and wish is self._wish:
            self._run_id, self._asked = run_id, self._wished
            self.show()

    def _ended(self, run_id: int) -> None:
        if run_id == self._run_id:
            self._failed()

    def _failed(self) -> None:
        self._asked = self._run_id = None
        self.show()
