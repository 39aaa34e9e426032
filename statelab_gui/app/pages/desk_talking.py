"""The Desk by turn: shows what is sent next of a conversation, and records what came back."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from statelab_gui.app.pages.desk_choices import Choices
from statelab_gui.app.pages.desk_steps import (
    Talk,
    answered_step,
    command_for,
    grading,
    shown_step,
    starting_over,
    talk_at,
)
from statelab_gui.app.session import Session
from statelab_gui.domain.cases import CaseInfo
from statelab_gui.domain.errors import KnownError
from statelab_gui.storage.commands import RecordReply, RecordStep
from statelab_gui.views.desk_page import DeskPage
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.reply_intake import Received
from statelab_gui.views.start_over_dialog import StartOverDialog


class DeskTalking(QObject):
    """Leads through the conversation of the case shown. A half-way one is found again in the
    document, so that nothing of it is kept here.

    `step_recorded(case_id, examinee_id, number)` tells that a step was, `recorded(command, go_on)`
    that the answer was; `started_over(case_id, examinee_id, steps)` that the conversation is to
    begin again, `steps` of it set aside.
    """

    step_recorded = Signal(int, int, int)
    started_over = Signal(int, int, int)
    recorded = Signal(object, bool)

    def __init__(self, session: Session, page: DeskPage, choices: Choices, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._page = page
        self._choices = choices
        self._talk: Talk | None = None
        page.reply.looks_elsewhere.connect(self.follow)

    def show(self, case: CaseInfo) -> None:
        """Show the next step of a case's conversation, or nothing where its arm is none."""
        document, examinee_id = self._session.document, self._choices.examinee_id
        self._talk = None
        if document is not None and examinee_id is not None:
            try:
                fresh = document.case(case.id, examinee_id)
                self._talk = talk_at(document, fresh, examinee_id)
            except KnownError as error:
                self._session.failed.emit(error)
        if self._talk is None:
            self._page.show_case(case, PromptLines())
        else:
            self._page.show_step(case, shown_step(self._talk))

    def follow(self) -> None:
        """Show what was sent for the reply that is looked at; the next step where none is."""
        document, talk, page = self._session.document, self._talk, self._page
        if document is None or talk is None:
            return
        reply, step = page.reply.looked_at(), None
        if reply is not None and talk.step is not None:
            answered = document.dialogue_of(reply.id)
            step = None if answered is None else answered_step(talk, answered)
        page.show_step(talk.case, step or shown_step(talk))

    def shows(self, case_id: int) -> bool:
        """Whether it is the conversation of that case which is shown."""
        return self._talk is not None and self._talk.case.id == case_id

    def is_half_way(self, case_id: int) -> bool:
        """Whether some of the steps of the case shown were had already."""
        return self.shows(case_id) and self._talk is not None and bool(self._talk.kept)

    def is_kept_back(self) -> bool:
        """Whether what is to be sent is not shown, as it holds the truth of a sealed case."""
        step = self._page.next_step()
        return step is not None and step.hidden

    def record(self, received: Received, supersedes: int | None, go_on: bool) -> None:
        """Record a reply to the step shown: it leads on to the next, or is the last of them."""
        document, talk = self._session.document, self._talk
        if document is None or talk is None or talk.step is None:
            return
        corrected = None if supersedes is None else document.reply(supersedes)
        command = command_for(talk, received, corrected, self._session.now())
        if isinstance(command, RecordStep):
            if self._session.apply(command) is not None:
                self.step_recorded.emit(talk.case.id, talk.examinee_id, len(talk.kept) + 1)
        elif talk.graded_beside:
            self._record_beside(talk, command, go_on)
        elif self._session.apply(command) is not None:
            self.recorded.emit(command, go_on)

    def ask_to_start_over(self, window: QWidget) -> None:
        """Ask whether the conversation shown is to begin again, and let it where that is wished."""
        talk = self._talk
        if self._session.document is None or talk is None or not talk.kept:
            return
        dialog = StartOverDialog(talk.case.name, len(talk.kept), window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._start_over(talk))
        dialog.open()

    def _start_over(self, talk: Talk) -> None:
        if self._session.apply(starting_over(talk, self._session.now())) is not None:
            self.started_over.emit(talk.case.id, talk.examinee_id, len(talk.kept))

    def _record_beside(self, talk: Talk, command: RecordReply, go_on: bool) -> None:
        document, reply = self._session.document, self._page.reply
        assert document is not None
        runner = document.code_runner
        reply.set_recording(True)
        task = self._session.apply_beside(
            command,
            lambda: grading(talk, command, runner),
            lambda _: self.recorded.emit(command, go_on),
        )
        task.finished.connect(lambda: reply.set_recording(False))
