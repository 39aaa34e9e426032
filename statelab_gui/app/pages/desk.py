"""The Desk, wired: its wishes become commands, and what the document says becomes its parts."""

from functools import partial

from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.pages.desk_choices import Choices
from statelab_gui.app.pages.desk_drafts import Drafts
from statelab_gui.app.pages.desk_fetching import DeskFetching
from statelab_gui.app.pages.desk_reading import LONG_PROMPT, QueueReading, prompt_of_case
from statelab_gui.app.pages.desk_recording import DeskRecording
from statelab_gui.app.pages.desk_talking import DeskTalking
from statelab_gui.app.pages.drift_right import RightAnswers
from statelab_gui.app.revealing import ask_reveal
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Fact, Shell
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.models.last_resort import told
from statelab_gui.models.queue import QueueEntry
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.replies import RecordReply
from statelab_gui.views.desk_page import DeskPage, Missing
from statelab_gui.views.labels.runs import clock_text
from statelab_gui.views.labels.verdicts import result_text
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.reply_desk import Purpose
from statelab_gui.views.widgets.focus_lead import lead_focus


class Desk(QWidget):
    """The page `desk`. Everything shown is read from the document again whenever the document, the
    set, the examinee or the case becomes another one."""

    def __init__(self, session: Session, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._case_id: int | None = None
        self._touched: set[int] = set()  # cases whose standing is to be read anew
        self._wanted_case: int | None = None  # asked for before there was an examinee
        self.page = DeskPage()
        self._later = CatchUp(self)
        self.choices = Choices(session, shell, self.page.bar, self)
        self._reading = QueueReading(session, self)
        self._drafts = Drafts(session, self.page.reply.draft, self)
        self._talking = DeskTalking(session, self.page, self.choices, self)
        self._recording = DeskRecording(
            session, self.page, self.choices, self._drafts, self._talking, self
        )
        RightAnswers(session, self.page.reply.verdict, self)
        self.fetching = DeskFetching(session, shell, self.page, self.choices, self)
        self._go_on = QAction(self)
        self._copy = QAction(self)
        self._fetch = QAction(self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._later.do(self._read_document)

    def _lay_out(self) -> None:
        self._go_on.setShortcuts(
            [QKeySequence("Ctrl+Shift+Return"), QKeySequence("Ctrl+Shift+Enter")]
        )
        self._copy.setShortcut(QKeySequence("Ctrl+Shift+C"))
        self._fetch.setShortcut(QKeySequence("Ctrl+Shift+F"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        lead_focus(self, self.page.reply.primary)
        self._shell.set_page_actions("desk", [self._copy, self._fetch, self._go_on])
        self._shell.settings.restore_splitter("desk/main", self.page.splitter)

    def _connect(self) -> None:
        reply = self.page.reply
        self._go_on.triggered.connect(reply.record_and_go_on)
        self._copy.triggered.connect(self.page.copy_prompt)
        self._fetch.triggered.connect(self.fetching.ask)
        reply.pane.fetch_requested.connect(self.fetching.ask)
        self.choices.about_to_change.connect(self._drafts.leave)
        self.choices.changed.connect(self._read_queue)
        self.page.queue.case_chosen.connect(self._open_case)
        self.page.lead_on.connect(self._lead_on)
        self.page.start_over_wished.connect(
            lambda: self._talking.ask_to_start_over(self._shell.window())
        )
        reply.next_requested.connect(self._next)
        reply.draft_changed.connect(self._drafts.changed)
        reply.first_error_requested.connect(self._to_first_error)
        reply.stale_requested.connect(self._to_stale)
        reply.reveal_requested.connect(partial(ask_reveal, self._session, self._shell))
        self.page.step.reveal_requested.connect(self._reveal_step)
        self._talking.step_recorded.connect(self._recorded_step)
        self._talking.started_over.connect(self._started_over)
        self._recording.recorded.connect(self._recorded)
        self._session.document_changed.connect(self._document_changed)
        self._session.changed.connect(self._changed)

    @property
    def page_title(self) -> str:
        """The page's name in the reviewer's language."""
        return self.tr("Desk")

    def retranslate(self) -> None:
        """Put every text shown into the language that is now installed."""
        self._go_on.setText(self.tr("Record and go to the next unanswered"))
        self._copy.setText(self.tr("Copy prompt"))
        self._fetch.setText(self.tr("Fetch the reply"))
        self.page.retranslate()
        self.choices.show()

    def open_facts(self, **facts: Fact) -> None:
        """Show a set, a case or an examinee by id; without any, what was open or the first not
        answered."""
        self._later.now()
        wanted = {key: value for key, value in facts.items() if isinstance(value, int)}
        document = self._session.document
        if document is None or not wanted:
            return
        case_id = wanted.get("case_id")
        if case_id is not None:
            wanted.setdefault("set_id", document.case(case_id).set_id)
        self.choices.choose(wanted.get("set_id"), wanted.get("examinee_id"))
        asked = self.choices.examinee_id is not None
        if case_id is not None and asked and not self._reading.under_way:
            self._open_case(case_id)
        else:
            self._wanted_case = case_id
        if self.isVisible():
            self.page.focus_first()

    @told(None)
    def showEvent(self, event: QShowEvent) -> None:
        """Bring back what leaving took off the screen, and put the hand where it goes on."""
        super().showEvent(event)
        if event.spontaneous():
            return
        if self._case_id is not None:
            self._show_reply(self._case_id)
        self.page.focus_first()

    @told(None)
    def hideEvent(self, event: QHideEvent) -> None:
        """Save what is half done, and leave no truth behind."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._drafts.flush()
            self.page.reply.forget_verdict()

    # What is shown

    def _document_changed(self) -> None:
        self._case_id = self._wanted_case = self._session.at_desk = None
        self._drafts.drop()
        self._reading.forget()
        self._show_nothing()  # at once, seen or not
        self._later.instead(self._read_document)

    def _read_document(self) -> None:
        self._case_id = None
        self._drafts.drop()
        self.choices.read()

    def _read_queue(self) -> None:
        document, missing = self._session.document, self._missing()
        waited = self.page.is_waiting()
        if self._wanted_case is None:
            self._wanted_case = self._case_id  # examinees are compared on one case
        self._case_id = None
        self._drafts.drop()
        self._reading.forget()
        self.page.show_missing(missing)
        if document is None or missing is not None:
            self._show_nothing()
            return
        self.page.say_read_only(document.read_only)
        set_id, examinee_id = self.choices.set_id, self.choices.examinee_id
        assert set_id is not None and examinee_id is not None
        self._reading.look(set_id, examinee_id, lambda entries: self._take_queue(entries, waited))
        if self._reading.under_way:
            self._show_nothing()

    def _take_queue(self, entries: list[QueueEntry], waited: bool) -> None:
        """Show the queue that was read, and open the case wished for, or the first to be answered;
        what was recorded while it was read is read anew."""
        self.page.queue.set_entries(entries)
        if self._touched:
            self._later.do(self._refresh_queue)
        wanted, self._wanted_case = self._wanted_case, None
        if wanted is None or self.page.queue.model.entry(wanted) is None:
            wanted = self.page.queue.model.first_case()
        if wanted is not None:
            self._open_case(wanted)
        if waited and self.isVisible():
            self.page.focus_first()

    def _show_nothing(self) -> None:
        self.page.queue.set_entries([])
        self.page.show_case(None, PromptLines())
        self.page.reply.show_intake(None)

    def _missing(self) -> Missing | None:
        if self._session.document is None:
            return Missing.DOCUMENT
        if self.choices.set_id is None:
            return Missing.SET
        return Missing.EXAMINEE if self.choices.examinee_id is None else None

    def _open_case(self, case_id: int) -> None:
        document = self._session.document
        entry = self.page.queue.model.entry(case_id)
        if document is None or entry is None:
            return
        self._drafts.leave()
        self._case_id = case_id
        if isinstance(entry.case.family, DriftFamily):
            self._talking.show(entry.case)
        elif entry.case.characters <= LONG_PROMPT:
            self.page.show_case(entry.case, PromptLines(document.prompt(case_id)))
        else:
            self.page.show_case(entry.case, PromptLines())
            self._session.run(partial(prompt_of_case, document.path, case_id), self._take_prompt)
        self._show_reply(case_id)

    def _take_prompt(self, arrived: tuple[int, PromptLines]) -> None:
        case_id, lines = arrived
        case = self.page.case()
        if case is not None and case.id == case_id == self._case_id:
            self.page.show_case(case, lines)

    def _show_reply(self, case_id: int, chosen: int | None = None) -> None:
        document, examinee_id = self._session.document, self.choices.examinee_id
        self.fetching.show()
        if document is None or examinee_id is None:
            return
        if self.isVisible():
            self._session.at_desk = case_id, examinee_id
        replies = document.replies(case_id, examinee_id)
        draft = self._drafts.begin(case_id, examinee_id)
        reply = self.page.reply
        if not replies:
            reply.show_intake(draft)
        else:
            more = self.page.queue.model.next_unanswered(case_id) is not None
            reply.show_recorded(replies, chosen, more)
            if draft is not None and chosen is None:
                reply.resume(draft)
            elif self._talking.is_half_way(case_id):
                reply.begin(Purpose.ATTEMPT)  # it is half way
        if self._talking.shows(case_id):
            self._talking.follow()

    def _changed(self, changes: Changes) -> None:
        document = self._session.document
        if document is None:
            return
        if changes.case_sets or changes.case_sets_added or changes.examinees:
            self._later.do(self.choices.read)
        if changes.cases:
            self._touched |= changes.cases
            self._later.do(self._refresh_queue)
        if self._case_id in changes.cases and self.isVisible() and self.fetching.is_here():
            self._take_fetched()

    def _refresh_queue(self) -> None:
        """Show how the cases stand by now that were touched since the queue was read."""
        document, examinee_id = self._session.document, self.choices.examinee_id
        model = self.page.queue.model
        if self._reading.under_way:
            return  # it is done when the queue is here
        touched = [case_id for case_id in self._touched if model.entry(case_id) is not None]
        self._touched = set()
        if document is not None and examinee_id is not None and touched:
            infos = document.cases_of(touched, examinee_id)
            self.page.queue.update_entries([QueueEntry(info, info.status) for info in infos])
            opened = any(info.id == self._case_id and not info.sealed for info in infos)
            if opened and self._case_id is not None and self._talking.is_kept_back():
                self._open_case(self._case_id)
            elif opened and self._case_id is not None and self.page.reply.withholds():
                self._show_reply(self._case_id, self.page.reply.shown_id())

    def _take_fetched(self) -> None:
        """Show the reply that was fetched for the open case, unless another is held there."""
        if self._case_id is not None and self.page.reply.draft() is None:
            self._show_reply(self._case_id)
            self.page.focus_first()

    # What is wished

    def _recorded_step(self, case_id: int, examinee_id: int, number: int) -> None:
        """Say what was recorded, and show what is to be sent next."""
        self._drafts.forget(case_id, examinee_id)
        self.choices.remember()
        self._shell.say(self.tr("Step {number} is recorded.").format(number=number))
        if (self._case_id, self.choices.examinee_id) == (case_id, examinee_id):
            self._drafts.drop()
            self._open_case(case_id)
            self.page.copy_button.setFocus()

    def _started_over(self, case_id: int, examinee_id: int, steps: int) -> None:
        """Say what became of the steps so far, and show the first one again."""
        self._drafts.forget(case_id, examinee_id)
        kept = self.tr(
            "%n step(s) are kept, superseded. The case begins again at step 1.", "", steps
        )
        self._shell.say(kept)
        if (self._case_id, self.choices.examinee_id) == (case_id, examinee_id):
            self._drafts.drop()
            self._open_case(case_id)
            self.page.copy_button.setFocus()

    def _recorded(self, command: RecordReply, go_on: bool) -> None:
        """Say what was recorded, and show the verdict where its case is still open."""
        if self._session.document is None:
            return
        self._drafts.forget(command.case_id, command.examinee_id)
        self.choices.remember()
        recorded = self._session.document.reply(command.result or 0)
        said = self.tr("Recorded: {result}, {time}.")
        self._shell.say(
            said.format(result=result_text(recorded), time=clock_text(recorded.received_at))
        )
        if (self._case_id, self.choices.examinee_id) != (command.case_id, command.examinee_id):
            return
        self._drafts.drop()  # recording took the draft away; it must not come back
        if go_on and self.page.queue.model.next_unanswered(command.case_id) is not None:
            self._next()
        elif self.isVisible():
            if self._talking.shows(command.case_id):
                self._open_case(command.case_id)  # the conversation is at its beginning again
            self._show_reply(command.case_id, recorded.id)
            self.page.focus_first()

    def _next(self) -> None:
        following = self.page.queue.model.next_unanswered(self._case_id)
        if following is not None:
            self._open_case(following)
            self.page.copy_button.setFocus()

    def _reveal_step(self) -> None:
        if self._case_id is not None:
            ask_reveal(self._session, self._shell, self._case_id)

    def _to_first_error(self, reply_id: int) -> None:
        self._shell.show_page(
            "first_error",
            reply_id=reply_id,
            case_id=self._case_id,
            examinee_id=self.choices.examinee_id,
        )

    def _to_stale(self) -> None:
        self._shell.show_page(
            "drift",
            case_id=self._case_id,
            examinee_id=self.choices.examinee_id,
            show="stale",
        )

    def _lead_on(self, missing: Missing) -> None:
        if missing is Missing.EXAMINEE:
            self.choices.add_examinee()
        else:
            self._shell.show_page("cases" if missing is Missing.SET else "welcome")


def build(session: Session, shell: Shell) -> QWidget:
    """The page, wired to the session."""
    return Desk(session, shell)
