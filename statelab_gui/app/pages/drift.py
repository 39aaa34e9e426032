"""The Drift page, wired: what the document holds becomes its parts, its wishes become commands."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.drift_speaking import DriftSpeaking
from statelab_gui.app.pages.drift_import import DriftImport
from statelab_gui.app.pages.drift_making import DriftMaking
from statelab_gui.app.pages.drift_reading import DriftLook, DriftReading, drift_sets
from statelab_gui.app.pages.drift_right import RightAnswers
from statelab_gui.app.pages.drift_scores import DriftScores
from statelab_gui.app.pages.drift_steps import (
    StaleLooking,
    arm_steps,
    kept_dialogue,
    steps_set_aside,
)
from statelab_gui.app.pages.drift_training import DriftTraining
from statelab_gui.app.revealing import ask_reveal
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.domain.cases import CaseInfo, CaseSetInfo
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.drift.messages import messages
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.wishing import FetchWish, Subject, SubjectKind
from statelab_gui.storage.changes import Changes
from statelab_gui.views.drift_page import DriftPage


class Drift(QWidget):
    """The page `drift`. Of a sealed case its view gets the messages only."""

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._set: CaseSetInfo | None = None
        self._case: CaseInfo | None = None
        self._examinee: int | None = None
        self._wanted: tuple[int, int | None] | None = None  # to choose when its set is read
        self._followed: tuple[int, int] | None = None  # what the Desk was at
        self.page = DriftPage()
        self._later = CatchUp(self)
        self._reading = DriftReading(session, self)
        self.speaking = DriftSpeaking(session, shell, self)
        self.making = DriftMaking(session, shell, self, self.speaking)
        self.importing = DriftImport(session, shell, self)
        self.training = DriftTraining(session, shell, self.page.progress, self)
        self.scores = DriftScores(session, shell, self)
        RightAnswers(session, self.page.detail.answer.verdict, self)
        self._stale = StaleLooking(session, self.page.detail.stale.show_words, self)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.page)
        self._connect()
        shell.set_page_actions("drift", self.page.commands.every())
        shell.settings.restore_splitter("drift/rows", self.page.rows)
        shell.settings.restore_splitter("drift/detail", self.page.detail.splitter)
        self._later.do(self._read_document)

    def _connect(self) -> None:
        page, wishes = self.page, self.page.commands
        page.filters.set_chosen.connect(self.show_set)
        page.matrix.cell_chosen.connect(self._show_case)
        page.matrix.cell_opened.connect(lambda case_id, _: self._answer())
        page.open_document_wished.connect(lambda: self._shell.show_page("welcome"))
        page.detail.reveal_requested.connect(self._reveal)
        page.detail.reply_chosen.connect(lambda _: self._show_reply())
        wishes.new_set.triggered.connect(self.making.ask)
        wishes.word.triggered.connect(self._word)
        wishes.answer.triggered.connect(self._answer)
        wishes.fetch.triggered.connect(self._fetch)
        wishes.first_error.triggered.connect(self._first_error)
        wishes.copy_prompt.triggered.connect(self._copy_prompt)
        wishes.reveal.triggered.connect(self._reveal)
        wishes.import_items.triggered.connect(self.importing.ask)
        wishes.training.triggered.connect(self._export_training)
        wishes.recompute.triggered.connect(lambda: self.scores.ask())
        self.making.made.connect(self._show_made)
        self.speaking.made.connect(self._show_made)
        self.importing.made.connect(self._show_made)
        self.training.revealed.connect(self._revealed)
        self._session.changed.connect(self._changed)
        self._session.document_changed.connect(self._document_changed)

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("Drift")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self.page.retranslate()
        self._read_again()
        if self._case is not None:
            self._show_case(self._case.id, self._examinee)

    def open_facts(self, **facts: Fact) -> None:
        """Show a set or a case by id, with that examinee's answers if one is given, or `show`
        "stale": what was stale in them; without facts, the conversation that the Desk came to
        meanwhile, or what was shown last."""
        self._later.now()
        document = self._session.document
        if not facts:
            facts = self._from_desk()
        set_id, case_id = facts.get("set_id"), facts.get("case_id")
        examinee_id = facts.get("examinee_id")
        if document is not None and isinstance(case_id, int):
            set_id = document.case(case_id).set_id
            self._wanted = (case_id, examinee_id if isinstance(examinee_id, int) else None)
        if isinstance(set_id, int) and (self._set is None or set_id != self._set.id):
            self.show_set(set_id)
        elif self._wanted is not None:
            self._choose_wanted()
        if facts.get("show") == "stale":
            self.page.detail.show_stale()
        self.page.focus_first()

    def _from_desk(self) -> dict[str, Fact]:
        """The conversation at the Desk, where it is another than this page came from last."""
        document, at_desk = self._session.document, self._session.at_desk
        if document is None or at_desk is None or at_desk == self._followed:
            return {}
        self._followed = at_desk
        if not isinstance(document.case(at_desk[0]).family, DriftFamily):
            return {}
        return {"case_id": at_desk[0], "examinee_id": at_desk[1]}

    def show_set(self, set_id: int) -> None:
        """Show another drift set, its first case chosen."""
        document = self._session.document
        sets = [] if document is None else drift_sets(document)
        found = next((info for info in sets if info.id == set_id), None)
        if found is None:
            return
        another = self._set is None or found.id != self._set.id
        if another:
            self._forget_case()
        self._set = found
        self.page.filters.set_sets(sets, set_id)
        begin = self.page.show_reading if another else _leave
        self._reading.look(found, begin, self._take)

    def _show_made(self, set_id: int) -> None:
        self.page.filters.clear()  # nothing of a new set is hidden at first
        self._read_document(set_id)
        self.page.focus_first()

    # What is shown

    def _document_changed(self) -> None:
        self._forget_case()  # at once, seen or not
        self._reading.forget()
        self._set = self._wanted = self._followed = None
        self._later.instead(self._read_document)

    def _read_document(self, set_id: int | None = None) -> None:
        document = self._session.document
        if document is None:
            self._set = None
            self.page.show_no_document()
            return
        sets = drift_sets(document)
        if not sets:
            self._set = None
            self._forget_case()
            self.page.show_no_sets(not document.read_only)
            return
        self.page.show_sets(not document.read_only)
        kept = self._set.id if self._set is not None else None
        wanted = set_id or kept
        known = [info.id for info in sets]
        self.show_set(wanted if wanted in known else known[-1])

    def _take(self, looked: DriftLook) -> None:
        """Show the rows that were read; the case shown stays, else the first one is."""
        page = self.page
        page.filters.set_rows(looked.rows)
        page.matrix.matrix.set_filter(page.filters.filter())
        page.matrix.matrix.set_rows(looked.rows)
        page.say_count(looked.items, looked.cases)
        if self._wanted is not None:
            self._choose_wanted()
        elif self._case is not None:
            page.matrix.select(self._case.id, self._examinee)
        elif (first := page.matrix.first()) is not None:
            page.matrix.select(*first)
            self._show_case(*first)
        self._settle()

    def _choose_wanted(self) -> None:
        if self._wanted is None:
            return
        wanted, self._wanted = self._wanted, None
        if not self.page.matrix.select(*wanted):
            self.page.filters.clear()
            self.page.matrix.select(*wanted)
        self._show_case(*wanted)

    def _changed(self, changes: Changes) -> None:
        if self._session.document is None or self.training.is_revealing:
            return
        if changes.cases or changes.case_sets or changes.examinees:
            self._later.do(self._read_again)
        if self._case is not None and self._case.id in changes.cases:
            self._later.do(self._show_again)

    def _read_again(self) -> None:
        """Read the matrix anew; set and case stay chosen."""
        self._read_document()

    def _revealed(self) -> None:
        """Show what was opened one after another."""
        self._later.do(self._read_again)
        self._later.do(self._show_again)

    def _show_again(self) -> None:
        if self._case is not None:
            self._show_case(self._case.id, self._examinee)

    def _forget_case(self) -> None:
        self._case, self._examinee = None, None
        self._stale.stop()
        self.page.detail.clear()
        self._settle()

    def _show_case(self, case_id: int, examinee_id: int | None) -> None:
        """Show a conversation, with its edits and states where it is open."""
        document = self._session.document
        if document is None:
            return
        again = self._case is not None and self._case.id == case_id
        kept = self.page.detail.answer.reply() if again else None
        try:
            case = document.case(case_id)
            drift = document.drift_case(case_id)
            if drift is None:
                return
            replies = []
            if examinee_id is not None:
                replies = document.replies(case_id, examinee_id)
        except KnownError as error:
            self._forget_case()
            self._session.failed.emit(error)
            return
        self._case, self._examinee = case, examinee_id
        detail, texts = self.page.detail, [one.text for one in messages(drift)]
        if case.sealed:
            detail.show_sealed(case.name, drift, texts)
        else:
            detail.show_open(case.name, drift, texts, case.revealed_at)
        detail.show_replies(replies, None if kept is None else kept.id)
        self._show_reply()

    def _show_reply(self) -> None:
        """Show the steps behind the answer shown, and what was stale in it."""
        document, case, detail = self._session.document, self._case, self.page.detail
        if document is None or case is None:
            return
        reply = detail.answer.reply()
        drift = None if case.sealed else document.drift_case(case.id)
        examinee = self._examinee
        dialogue = None
        if examinee is not None:
            dialogue = kept_dialogue(document, reply, case.id, examinee)
        if drift is not None and examinee is not None:
            shown = [] if dialogue is None else arm_steps(document, drift, dialogue)
            aside = steps_set_aside(document, drift, case.id, examinee)
            detail.steps.show_steps(shown, aside)
        elif dialogue is None:
            detail.steps.show_steps(())
        else:
            detail.steps.withhold()
        self._stale.look(drift, reply)
        self._settle()

    def _settle(self) -> None:
        case, reply = self._case, self.page.detail.answer.reply()
        self.page.commands.settle(
            document=self._session.document is not None,
            has_set=self._set is not None,
            has_case=case is not None,
            sealed=case is not None and case.sealed,
            not_right=reply is not None and reply.not_right and not reply.withheld,
            turns=self.page.detail.talk.stepper.turns() > 1,
        )

    # What is wished

    def _answer(self) -> None:
        if self._case is not None:
            self._shell.show_page(
                "desk",
                set_id=self._case.set_id,
                case_id=self._case.id,
                examinee_id=self._examinee,
            )

    def _fetch(self) -> None:
        """Wish for answers to the whole set, of the examinee shown where there is one."""
        if self._set is not None:
            subject = Subject(SubjectKind.SET, self._set.name, set_id=self._set.id)
            self._shell.fetching.ask(FetchWish(subject, self._examinee))

    def _word(self) -> None:
        """Let a model word the set shown: another set is made."""
        if self._set is not None:
            self.speaking.ask_set(self._set)

    def _first_error(self) -> None:
        reply = self.page.detail.answer.reply()
        if reply is not None:
            self._shell.show_page("first_error", reply_id=reply.id)

    def _copy_prompt(self) -> None:
        document = self._session.document
        if document is None or self._case is None:
            return
        QGuiApplication.clipboard().setText(document.prompt(self._case.id))
        said = self.tr("The prompt of {case} is on the clipboard, without any answer.")
        self._shell.say(said.format(case=self._case.name))

    def _export_training(self) -> None:
        if self._set is not None:
            self.training.ask(self._set)

    def _reveal(self) -> None:
        if self._case is not None:
            ask_reveal(self._session, self._shell, self._case.id)


def _leave() -> None:
    """What is shown stays while it is read anew."""


def build(session: Session, shell: Shell) -> QWidget:
    """The page's widget."""
    return Drift(session, shell)
