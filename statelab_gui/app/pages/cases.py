"""The Cases page, wired: what the document holds becomes its parts, its wishes become commands."""

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.key_warning import say_saved
from statelab_gui.app.pages.cases_export import CasesExport
from statelab_gui.app.pages.cases_making import CasesMaking
from statelab_gui.app.pages.cases_reading import CaseReading, Looked, set_rows
from statelab_gui.app.pages.cases_showing import CaseShowing
from statelab_gui.app.revealing import ask_reveal
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.domain.cases import CaseInfo
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.wishing import FetchWish, Subject, SubjectKind
from statelab_gui.models.case_sets import CaseSetRow
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.case_sets import RenameCaseSet
from statelab_gui.storage.document import Document
from statelab_gui.views.cases_page import CasesView

FEW = 200  # cases that are read anew one by one


class Cases(QWidget):
    """The page `cases`. It asks for an answer book only when the case is not sealed."""

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._case: CaseInfo | None = None
        self._rows: list[CaseSetRow] = []
        self._touched: set[int] = set()  # cases whose status is to be read anew
        self._added: set[int] = set()  # sets that came since the rows were read
        self._wanted: int | None = None  # the case to choose when its set is read
        self.view = CasesView()
        self._later = CatchUp(self)
        self._reading = CaseReading(session, self)
        self._showing = CaseShowing(session, self.view.detail, self)
        self.export = CasesExport(session, shell, self.view, self)
        self.making = CasesMaking(session, shell, self)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

        self._connect()
        shell.set_page_actions("cases", self.view.commands.every())
        shell.settings.restore_splitter("cases/columns", self.view.columns)
        shell.settings.restore_splitter("cases/rows", self.view.rows)
        shell.settings.restore_splitter("cases/detail", self.view.detail.splitter)
        shell.settings.restore_splitter("cases/talk", self.view.detail.talk_splitter)
        self._later.do(self._read_document)

    def _connect(self) -> None:
        view, wishes = self.view, self.view.commands
        view.sets.set_selected.connect(self._look)
        view.sets.rename_requested.connect(self._rename)
        view.table.case_selected.connect(self._show_case)
        view.table.case_opened.connect(self._answer)
        view.detail.reveal_requested.connect(self._ask_reveal)
        view.open_document_wished.connect(lambda: self._shell.show_page("welcome"))
        wishes.new_set.triggered.connect(self.making.ask)
        wishes.answer.triggered.connect(lambda: self._with_case(self._answer))
        wishes.fetch.triggered.connect(self._fetch)
        wishes.reveal.triggered.connect(lambda: self._with_case(self._ask_reveal))
        wishes.copy_prompt.triggered.connect(self._copy_prompt)
        wishes.save_prompts.triggered.connect(self.export.ask_prompts)
        wishes.export_book.triggered.connect(self.export.ask_book)
        self.making.made.connect(self._show_made)
        self._showing.prompt_came.connect(self._settle)
        self.export.finished.connect(self._read_again)
        self._session.changed.connect(self._changed)
        self._session.document_changed.connect(self._document_changed)

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("Cases")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self.view.retranslate()

    def open_facts(self, **facts: Fact) -> None:
        """Show a set or a case by id; without facts, what was shown last."""
        self._later.now()
        document = self._session.document
        set_id, case_id = facts.get("set_id"), facts.get("case_id")
        if document is not None and isinstance(case_id, int):
            set_id = document.case(case_id).set_id
        shown = self._reading.reads or self.view.sets.current_set()
        if isinstance(set_id, int) and set_id != shown:
            self.show_set(set_id)
        if isinstance(case_id, int) and not self.view.table.select(case_id):
            self._wanted = case_id if self._reading.reads else None
        self.view.focus_first()

    def show_set(self, set_id: int) -> None:
        """Choose a set and show its first case."""
        self.view.sets.select(set_id)
        self._look(set_id)

    def _show_made(self, set_id: int) -> None:
        self.view.table.filters.clear()  # nothing of a new set is hidden at first
        self.show_set(set_id)
        self.view.focus_first()

    # What is shown

    def _document_changed(self) -> None:
        self._forget_case()  # at once, seen or not
        self._reading.forget()
        self._rows, self._touched, self._added = [], set(), set()
        self._later.instead(self._read_document)

    def _read_document(self) -> None:
        self._forget_case()
        self._reading.forget()
        document = self._session.document
        if document is None:
            self.view.show_no_document()
            return
        self.view.set_editable(not document.read_only)
        sets = document.case_sets()
        if not sets:
            self.view.show_no_sets(not document.read_only)
            return
        self.view.show_sets()
        self._look(sets[0].id)

    def _look(self, set_id: int) -> None:
        """Read all sets and the cases of one, in place of those shown."""
        document = self._session.document
        if document is not None:
            self._forget_case()
            self._wanted = None
            table = self.view.table
            self._reading.look(
                document.case_sets(),
                set_id,
                begin=table.show_reading,
                show=self._looked,
                fail=lambda: table.show_reading(failed=True),
            )

    def _looked(self, looked: Looked) -> None:
        wanted, self._wanted = self._wanted, None
        self._take_rows(looked.rows)
        self.view.sets.select(looked.set_id)
        self.view.table.set_cases(looked.cases)
        if wanted is not None:
            self.view.table.select(wanted)
        self._settle()

    def _take_rows(self, rows: list[CaseSetRow]) -> None:
        self._rows = rows
        self.view.sets.set_rows(rows)

    def _changed(self, changes: Changes) -> None:
        document = self._session.document
        if document is None or self.export.is_revealing:
            return
        if changes.case_sets or changes.cases:
            self._touched |= changes.cases
            self._added |= changes.case_sets if changes.case_sets_added else set()
            self._later.do(self._refresh)

    def _refresh(self) -> None:
        """Read anew what changed; the set and the case shown stay shown while they are there.

        The cases of a set come and go only with the set, so those not told of are as they were.
        """
        document = self._session.document
        if document is None:
            return
        touched, self._touched = self._touched, set()
        added, self._added = self._added, set()
        kept = self._reading.reads or self.view.sets.current_set()
        sets = document.case_sets()
        if kept is None or not any(info.id == kept for info in sets):
            self._read_document()
            return
        if kept in added:  # not the one that was shown under this number
            self._look(kept)
            return
        known = {row.id for row in self._rows} - added
        held = [info for info in self.view.table.model.cases() if info.id in touched]
        if self._reading.reads is not None or len(held) > FEW:
            self._read_again()
            return
        if len(touched) <= FEW:
            known -= {info.set_id for info in document.cases_of(sorted(touched))}
        else:  # a set as a whole: its row is a new one, or it is the set shown
            known -= {info.set_id for info in held}
        self._take_rows(set_rows(document, sets, [r for r in self._rows if r.id in known]))
        self.view.table.refresh(document.cases_of([info.id for info in held]))
        self._take_fresh(document)

    def _read_again(self) -> None:
        """Read everything anew, as after many reveals; set and case stay chosen."""
        document, kept = self._session.document, self.view.sets.current_set()
        kept = self._reading.reads or kept
        if document is None or kept is None:
            return
        if self._reading.reads is not None:
            wanted = self._wanted
            self._look(kept)
            self._wanted = wanted
            return
        self._reading.look(document.case_sets(), kept, _leave, self._take_again, _leave)

    def _take_again(self, looked: Looked) -> None:
        document = self._session.document
        if document is None:
            return
        self._take_rows(looked.rows)
        self.view.table.refresh(looked.cases)
        self._take_fresh(document)

    def _take_fresh(self, document: Document) -> None:
        """Take what the case shown is now, its answer book too when that was opened."""
        fresh = self.view.table.current_case()
        if fresh is not None and self._case is not None and fresh.id == self._case.id:
            opened = self._case.sealed and not fresh.sealed
            self._case = fresh
            if opened and isinstance(fresh.family, DriftFamily):
                self._showing.show_talk(document, fresh)
            elif opened:
                self._showing.show_book(document, fresh)
        self._settle()

    def _forget_case(self) -> None:
        self._case = None
        self._showing.clear()

    def _show_case(self, case_id: int | None) -> None:
        if case_id is not None and self._case is not None and self._case.id == case_id:
            return
        self._forget_case()
        document = self._session.document
        if document is not None and case_id is not None:
            try:
                self._case = document.case(case_id)
                if isinstance(self._case.family, DriftFamily):
                    self._showing.show_talk(document, self._case)
                else:
                    self._showing.show_prompt(document, self._case)
                    self._showing.show_book(document, self._case)
            except KnownError as error:
                self._session.failed.emit(error)
        self._settle()

    def _settle(self) -> None:
        case = self._case
        self.view.commands.settle(
            has_set=self.view.sets.current_set() is not None,
            has_case=case is not None,
            has_prompt=bool(self._showing.prompt),
            sealed=case is not None and case.sealed,
        )
        self.view.answer.setEnabled(case is not None)

    # What is wished

    def _with_case(self, act: Callable[[int], None]) -> None:
        if self._case is not None:
            act(self._case.id)

    def _answer(self, case_id: int) -> None:
        self._shell.show_page("desk", set_id=self.view.sets.current_set(), case_id=case_id)

    def _fetch(self) -> None:
        """Wish for answers to the cases chosen, or to all of the set where one or none is."""
        document, set_id = self._session.document, self.view.sets.current_set()
        if document is None or set_id is None:
            return
        subject = Subject(SubjectKind.SET, document.case_set(set_id).name, set_id=set_id)
        chosen = tuple(info.id for info in self.view.table.selected_cases())
        if len(chosen) > 1:
            subject = Subject(SubjectKind.CASES, subject.name, case_ids=chosen)
        self._shell.fetching.ask(FetchWish(subject))

    def _rename(self, set_id: int, name: str) -> None:
        if self._session.apply(RenameCaseSet(set_id, name)) is not None:
            say_saved(self._shell, "", name)

    def _copy_prompt(self) -> None:
        if self._case is not None and self._showing.prompt:
            QGuiApplication.clipboard().setText(self._showing.prompt)
            said = self.tr("The prompt of {case} is on the clipboard, without any answer.")
            self._shell.say(said.format(case=self._case.name))

    def _ask_reveal(self, case_id: int) -> None:
        if self._case is not None and self._case.id == case_id:
            ask_reveal(self._session, self._shell, case_id)


def _leave() -> None:
    """What is shown stays while it is read anew."""


def build(session: Session, shell: Shell) -> QWidget:
    """The page's widget."""
    return Cases(session, shell)
