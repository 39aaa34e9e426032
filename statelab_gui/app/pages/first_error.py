"""The First-error page, wired: its wishes become commands, and the document says what it shows."""

from collections.abc import Generator

from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.pages.first_error_choices import Candidates
from statelab_gui.app.pages.first_error_reading import Opened, read_reply, reading
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.domain.displaying import text_of_record
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.probe_plans import ProbePlan
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands import RecordReply, SetProbePlan
from statelab_gui.storage.document import Document
from statelab_gui.storage.texts import sha256_of
from statelab_gui.views.first_error_page import FirstErrorPage, by_prefix
from statelab_gui.views.labels.emptiness import no_document
from statelab_gui.views.labels.runs import clock_text
from statelab_gui.views.labels.verdicts import result_text
from statelab_gui.views.reply_intake import Received
from statelab_gui.views.theme import Role

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
        self._plan: ProbePlan | None = None  # as it was listed last
        self._wanted_k: int | None = None  # where to go when the reply is open
        self.page = FirstErrorPage()
        self._later = CatchUp(self)
        self._copy = QAction(self)
        self._paste = QAction(self)
        self._next = QAction(self)
        self._first_wrong = QAction(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._later.do(self._read_document)

    def _lay_out(self) -> None:
        self._copy.setShortcut(QKeySequence("Ctrl+Shift+C"))
        self._paste.setShortcut(QKeySequence("Ctrl+Shift+V"))
        self._next.setShortcuts([QKeySequence("Ctrl+Return"), QKeySequence("Ctrl+Enter")])
        self._first_wrong.setShortcut(QKeySequence("Ctrl+E"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        self.setFocusProxy(self.page.chosen.copy_button)
        actions = [self._copy, self._paste, self._next, self._first_wrong]
        self._shell.set_page_actions("first_error", actions)
        self._shell.settings.restore_splitter("first_error/main", self.page.splitter)

    def _connect(self) -> None:
        page = self.page
        self._copy.triggered.connect(lambda: self._copy_prompt(page.current()))
        self._paste.triggered.connect(page.chosen.paste_button.click)
        self._next.triggered.connect(page.go_to_next)
        self._first_wrong.triggered.connect(page.go_to_first_wrong)
        page.case_chosen.connect(self._open_case)
        page.reply_chosen.connect(self._open_reply)
        page.copy_requested.connect(self._copy_prompt)
        page.received.connect(self._record)
        page.range_wished.connect(self._add_range)
        page.empty_wished.connect(lambda: self._shell.show_page(self._empty_leads_to))
        self._session.document_changed.connect(self._document_changed)
        self._session.changed.connect(self._changed)

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("First error")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self._copy.setText(self.tr("Copy the prompt of this prefix"))
        self._paste.setText(self.tr("Record the clipboard as the reply to this prefix"))
        self._next.setText(self.tr("Next unprobed prefix"))
        self._first_wrong.setText(self.tr("First observed wrong prefix"))
        self.page.retranslate()
        self._show_choices()
        if self._reply is None:
            self._show_empty()

    def open_facts(self, **facts: Fact) -> None:
        """Show a reply by `reply_id` (of a probe: that of its whole case), or the latest reply that
        is not right of `case_id` and, if given, `examinee_id`; without any, what was open."""
        self._later.now()
        document = self._session.document
        if document is None:
            return
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

    def showEvent(self, event: QShowEvent) -> None:
        """Put the hand where the next probe begins."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.focus_first()

    # What is shown

    def _document_changed(self) -> None:
        self._reply = None
        self._candidates = Candidates()
        self.page.forget()  # at once, seen or not
        self._later.instead(self._read_document)

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
        wrong = [r for r in document.replies(case_id, examinee_id) if not r.verdict.exact]
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
        if reply.verdict.exact:
            said = self.tr("This reply is right: there is no wrong prefix to look for.")
            self._shell.say(said, "info")
            return
        self._reply, self._plan = reply, None
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

    def _show_opened(self, opened: Opened) -> None:
        """Show what was read, unless another reply is wanted by now."""
        document = self._session.document
        if document is None or self._reply != opened.examined.reply:
            return
        self.page.set_writable(not document.read_only)
        self.page.show_reply(opened.examined, opened.probes, opened.hints)
        if self._wanted_k is not None:
            self.page.go_to(self._wanted_k)
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
        self._reply = None
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
                self.tr("Every recorded reply is right"),
                self.tr("There is no wrong state to look for."),
                self.tr("Go to the Desk"),
            )

    def _changed(self, changes: Changes) -> None:
        document = self._session.document
        if document is None or not (changes.cases or changes.case_sets or changes.examinees):
            return
        if changes.case_sets or changes.examinees or self._touches_whole(document, changes):
            self._later.do(self._read_choices)
        if self._reply is not None and self._reply.case_id in changes.cases:
            self._later.do(self._read_probes)

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

    def _read_probes(self) -> None:
        document, reply = self._session.document, self._reply
        if document is None or reply is None:
            return
        self.page.set_probes(by_prefix(document.probes(reply.case_id, reply.examinee_id)))
        plan = document.probe_plan(reply.case_id, reply.examinee_id)
        if plan is not None and plan != self._plan:
            self.page.set_boundaries(plan.order().tolist())
        self._plan = plan

    # What is wished

    def _copy_prompt(self, k: int) -> None:
        document, reply = self._session.document, self._reply
        if document is None or reply is None or not self.page.can_probe(k):
            return
        QGuiApplication.clipboard().setText(self.page.prefix_prompt(k))
        self.page.chosen.say(
            self.tr("Copied. Paste it into a new conversation, then bring the reply back here.")
        )
        self.page.chosen.paste_button.setFocus()

    def _record(self, k: int, received: Received) -> None:
        document, reply = self._session.document, self._reply
        if document is None or reply is None:
            return
        prompt = self.page.prefix_prompt(k)
        if text_of_record(received.raw).strip() == prompt.strip():
            said = self.tr("That is the prompt itself, not a reply. Nothing was recorded.")
            self.page.chosen.say(said, Role.PROBLEM)
            return
        earlier = by_prefix(document.probes(reply.case_id, reply.examinee_id)).get(k)
        command = RecordReply(
            case_id=reply.case_id,
            examinee_id=reply.examinee_id,
            prefix=k,
            raw=received.raw,
            source=received.source,
            file_name=received.file_name,
            converted_from_html=received.converted_from_html,
            received_at=self._session.now(),
            supersedes=None if earlier is None else earlier.id,
        )
        if k <= _LONG:
            self._apply(command, earlier is not None)
            return
        self.page.set_writable(False)

        def hashed(digest: str) -> None:
            command.prompt_sha256 = digest
            self._apply(command, earlier is not None)

        task = self._session.run(lambda: _digest(prompt), hashed)
        task.finished.connect(self._hashing_ended)

    def _hashing_ended(self) -> None:
        document = self._session.document
        self.page.set_writable(document is not None and not document.read_only)

    def _apply(self, command: RecordReply, corrected: bool) -> None:
        """Record, and say so where its case is still shown."""
        document, shown = self._session.document, self._reply
        if self._session.apply(command) is None or document is None:
            return
        if shown is None or (shown.case_id, shown.examinee_id) != (
            command.case_id,
            command.examinee_id,
        ):
            return
        recorded = document.reply(command.result or 0)
        said = self.tr("Recorded: {result}, {time}.")
        if corrected:
            said = self.tr("Recorded: {result}, {time}. The earlier reply is kept, superseded.")
        self.page.chosen.say(
            said.format(
                result=result_text(recorded.verdict, of_prefix=True),
                time=clock_text(recorded.received_at),
            )
        )
        self.page.focus_next()

    def _add_range(self, first: int, last: int) -> None:
        reply = self._reply
        if reply is not None:
            plan = self.page.list.model.with_range(first, last)
            self._session.apply(SetProbePlan(reply.case_id, reply.examinee_id, plan))


def _digest(prompt: str) -> Generator[None, None, str]:
    """The sum of a long prompt, as a job."""
    yield
    return sha256_of(prompt)


def build(session: Session, shell: Shell) -> QWidget:
    """The page, wired to the session."""
    return FirstError(session, shell)
