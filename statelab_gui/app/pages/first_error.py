"""The First-error page, wired: its wishes become commands, and the document says what it shows."""

import importlib
from collections.abc import Generator

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.diagnosis_export import DiagnosisExport
from statelab_gui.app.pages.first_error_across import FirstErrorAcross
from statelab_gui.app.pages.first_error_actions import LabActions
from statelab_gui.app.pages.first_error_choices import Candidates
from statelab_gui.app.pages.first_error_fetching import fetch_probes
from statelab_gui.app.pages.first_error_looking import Looking
from statelab_gui.app.pages.first_error_probing import Probing
from statelab_gui.app.pages.first_error_reading import Opened, read_reply, reading
from statelab_gui.app.revealing import ask_reveal
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fingerprints import Fingerprint
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.models.last_resort import told
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.document import Document
from statelab_gui.views.first_error_page import FirstErrorPage
from statelab_gui.views.labels.emptiness import no_document
from statelab_gui.views.map_part import MAP_MODULE
from statelab_gui.views.widgets.focus_lead import lead_focus

_LONG = 20_000
"""Updates: a longer case is read beside the window."""


class FirstError(QWidget):
    """The page `first_error`. The truth is read only for a reply that is recorded, and is gone from
    the page as soon as another case, another document or none is shown."""

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._reply: ReplyInfo | None = None
        self._candidates = Candidates()
        self._empty_leads_to = "desk"
        self._sealed_case: int | None = None  # whose book the button of the empty page opens
        self._importing = False
        self._wanted_k: int | None = None  # where to go when the reply is open
        self.page = FirstErrorPage()
        self._probing = Probing(session, self.page.lab, lambda: self._reply, self)
        self._looking = Looking(session, self.page.lab, self)
        self._across: FirstErrorAcross | None = None
        self.export = DiagnosisExport(session, shell, self)
        self._later = CatchUp(self)
        self._actions = LabActions(self.page.lab, self._probing, self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._later.do(self._read_document)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        lab, settings = self.page.lab, self._shell.settings
        lead_focus(self, lab.probing.chosen.copy_button)
        self._shell.set_page_actions("first_error", self._actions.every())
        settings.restore_splitter("first_error/columns", lab.columns)
        settings.restore_splitter("first_error/map", lab.splitter)
        lab.map.set_open(not settings.get("map_folded"))

    def _connect(self) -> None:
        page = self.page
        page.case_chosen.connect(self._open_case)
        page.reply_chosen.connect(self._open_reply)
        page.empty_wished.connect(self._lead_on)
        page.across_wished.connect(self._build_across)
        page.export_wished.connect(self._export)
        page.lab.map.folded.connect(lambda to: self._shell.settings.put("map_folded", to))
        page.lab.probing.plan.fetch_wished.connect(
            lambda plan: fetch_probes(self._session, self._shell, self._reply, plan)
        )
        self._session.document_changed.connect(self._document_changed)
        self._session.changed.connect(self._changed)

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("First error")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self._actions.retranslate()
        self.page.retranslate()
        if self._across is not None:
            self._across.retranslate()
        self._show_choices()
        if self._reply is None:
            self._show_empty()
        elif self._probing.is_worded:
            self._wanted_k = self.page.lab.current()
            self._later.do(self._open_again)

    def _open_again(self) -> None:
        """The values of goals have words, which were read in the language before."""
        if self._reply is not None:
            self._open_reply(self._reply.id)

    def open_facts(self, **facts: Fact) -> None:
        """Show a reply by `reply_id` (of a probe: that of its whole case), or the latest reply that
        is not right of `case_id` and, if given, `examinee_id`; without any, what was open."""
        self._later.now()
        document = self._session.document
        if document is None:
            return
        if facts:
            self.page.show_one_case()
        case_id, examinee_id, k = facts.get("case_id"), facts.get("examinee_id"), None
        reply_id = facts.get("reply_id")
        if isinstance(reply_id, int):
            reply = document.reply(reply_id)
            if reply.prefix is None:
                self._open_reply(reply.id)
                return
            case_id, examinee_id, k = reply.case_id, reply.examinee_id, reply.prefix
        if isinstance(case_id, int):
            examinee = examinee_id if isinstance(examinee_id, int) else None
            self._wanted_k = k
            self._open_latest(document, case_id, examinee)
        elif self._reply is None:
            self._read_document()

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Put the hand where the next probe begins, and have the map drawn."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.focus_first()
            self._draw_map()

    def _draw_map(self) -> None:
        """Draw the map, as soon as what draws it is imported: never in the window's thread."""
        part = self.page.lab.map
        if part.can_draw():
            part.draw()
        elif not self._importing:
            self._importing = True
            self._session.run(_drawing, lambda _: part.draw())

    def _build_across(self) -> None:
        """Make the view across cases, the first time that it is wished."""
        self._across = FirstErrorAcross(self._session, self._shell)
        self._across.case_chosen.connect(self._open_from_across)
        self.page.set_across(self._across)

    def _open_from_across(self, case_id: int, examinee_id: int) -> None:
        self.page.show_one_case()
        self.open_facts(case_id=case_id, examinee_id=examinee_id)

    def _export(self) -> None:
        """Write the diagnosis of the reply shown, with the fingerprint of the whole answer."""
        reply = self._reply
        if reply is None:
            return

        def ask(found: Fingerprint | None) -> None:
            drawn = self.page.lab.map.map
            if self._reply is reply and drawn is not None:
                self.export.ask(reply.id, drawn, found)

        self._looking.compare(reply, ask)

    # What is shown

    def _document_changed(self) -> None:
        self._reply = None
        self._candidates = Candidates()
        self._forget()  # at once, seen or not
        self._later.instead(self._read_document)

    def _forget(self) -> None:
        """Hold nothing of the reply shown so far."""
        self._reply = None
        self._looking.stop()
        self._probing.begin(None)
        self.page.lab.forget()
        self.page.set_choices((), 0, (), 0)

    def _read_document(self) -> None:
        self._reply = None
        self._candidates = Candidates.of(self._session.document)
        first = self._candidates.newest()
        if first is None:
            self._show_empty()
        else:
            self._open_reply(first)

    def _open_case(self, case_id: int) -> None:
        document = self._session.document
        if document is not None:
            self._open_latest(document, case_id, None)

    def _open_latest(self, document: Document, case_id: int, examinee_id: int | None) -> None:
        wrong = [r for r in document.replies(case_id, examinee_id) if r.not_right]
        standing = [reply for reply in wrong if reply.superseded_by is None]
        if wrong:
            self._open_reply((standing or wrong)[-1].id)
        else:
            self._shell.say(self.tr("This case has no reply that is not right."), "info")

    def _open_reply(self, reply_id: int) -> None:
        document = self._session.document
        if document is None:
            return
        reply = document.reply(reply_id)
        if not reply.not_right:
            said = self.tr("This reply is right: there is no wrong prefix to look for.")
            if reply.status is not CaseStatus.RIGHT:
                said = self.tr("The model never had the whole prompt: nothing is to be looked for.")
            self._shell.say(said, "info")
            return
        if reply.withheld:
            self._ask_to_reveal(reply)
            return
        self._reply, self._sealed_case = reply, None
        self._looking.stop()
        self._probing.begin(None)
        self._show_choices()
        if document.case(reply.case_id).updates <= _LONG:
            try:
                self._show_opened(read_reply(document, reply))
            except KnownError as error:
                self._session.failed.emit(error)
            return
        self.page.show_empty(self.tr("Opening a long case…"), "", "")
        path = document.path
        self._session.run(lambda: reading(path, reply), on_done=self._show_opened)

    def _ask_to_reveal(self, reply: ReplyInfo) -> None:
        """A simulated reply to a sealed case is looked into once its answer book is open."""
        if self._reply is not None:
            self._show_choices()  # what is shown stays
            ask_reveal(self._session, self._shell, reply.case_id)
            return
        self.page.show_empty(
            self.tr("A simulated reply to a case with a hidden answer book"),
            self.tr(
                "No model has answered the case yet. The simulated reply can be followed here"
                " prefix by prefix once the answer book is open."
            ),
            self.tr("Reveal answer book…"),
        )
        self._sealed_case = reply.case_id

    def _lead_on(self) -> None:
        """Do what the button of the empty page says."""
        if self._sealed_case is None:
            self._shell.show_page(self._empty_leads_to)
        else:
            ask_reveal(self._session, self._shell, self._sealed_case)

    def _show_opened(self, opened: Opened) -> None:
        """Show what was read, unless another reply is wanted by now."""
        document = self._session.document
        if document is None or self._reply != opened.examined.reply:
            return
        self.page.lab.set_writable(not document.read_only)
        probed = self._probing.begin(opened.examined, opened.probed)
        assert probed is not None
        self.page.show_reply(opened.examined, probed)
        if self._wanted_k is not None:
            self.page.lab.go_to(self._wanted_k)
            self._wanted_k = None

    def _show_choices(self) -> None:
        document, reply = self._session.document, self._reply
        if document is None or reply is None:
            return
        self.page.set_choices(
            self._candidates.cases(document, reply.case_id),
            reply.case_id,
            self._candidates.replies(document, reply.case_id),
            reply.id,
        )

    def _show_empty(self) -> None:
        self._reply = self._sealed_case = None
        self._empty_leads_to = "desk"
        document = self._session.document
        if document is None:
            self.page.show_empty(*no_document())
            self._empty_leads_to = "welcome"
        elif not any(one.case_count for one in document.case_sets()):
            self.page.show_empty(
                self.tr("No cases yet"),
                self.tr("Make a case set on the Cases page, then record a reply on the Desk."),
                self.tr("Go to the cases"),
            )
            self._empty_leads_to = "cases"
        elif not self._candidates.answered:
            self.page.show_empty(
                self.tr("No reply yet"),
                self.tr(
                    "Record a whole-case reply on the Desk. If it is not right, it can be"
                    " followed here prefix by prefix."
                ),
                self.tr("Go to the Desk"),
            )
        else:
            self.page.show_empty(
                self.tr("No recorded reply is wrong"),
                self.tr("There is no wrong state to look for."),
                self.tr("Go to the Desk"),
            )

    def _changed(self, changes: Changes) -> None:
        document = self._session.document
        if document is None or not (changes.cases or changes.case_sets or changes.examinees):
            return
        opened = self._sealed_case in changes.cases  # its book, or by a reply that came in
        if (
            opened
            or changes.case_sets
            or changes.examinees
            or self._touches_whole(document, changes)
        ):
            self._later.do(self._read_choices)
        if self._reply is not None and self._reply.case_id in changes.cases:
            self._probing.note(changes)
            self._later.do(self._probing.read_again)

    @staticmethod
    def _touches_whole(document: Document, changes: Changes) -> bool:
        """Whether a whole-case reply was recorded: a probe changes nothing of the choices."""
        return any(document.reply(number).prefix is None for number in changes.replies)

    def _read_choices(self) -> None:
        self._candidates = Candidates.of(self._session.document)
        if self._reply is None:
            self._read_document()
        else:
            self._show_choices()


def _drawing() -> Generator[None, None, None]:
    """Import what draws the state map, as a job."""
    yield
    importlib.import_module(MAP_MODULE)


def build(session: Session, shell: Shell) -> QWidget:
    """The page, wired to the session."""
    return FirstError(session, shell)
