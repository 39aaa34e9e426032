"""Recording what came in at the Desk; a long reply is read beside the window before that."""

from collections.abc import Generator, Sequence

from PySide6.QtCore import QObject, Signal

from statelab_gui.app.pages.desk_choices import Choices
from statelab_gui.app.pages.desk_drafts import Drafts
from statelab_gui.app.pages.desk_talking import DeskTalking
from statelab_gui.app.session import Session
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.replies import is_slow, read_reply
from statelab_gui.storage.commands.replies import RecordReply
from statelab_gui.views.desk_page import DeskPage
from statelab_gui.views.reply_intake import Received


class DeskRecording(QObject):
    """Takes the wish to record from the page; `recorded(command, go_on)` tells that a reply was.

    A step of a conversation goes to `talking`, which tells of its own.
    """

    recorded = Signal(object, bool)

    def __init__(
        self,
        session: Session,
        page: DeskPage,
        choices: Choices,
        drafts: Drafts,
        talking: DeskTalking,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._page = page
        self._choices = choices
        self._drafts = drafts
        self._talking = talking
        page.reply.record_requested.connect(self._record)
        talking.recorded.connect(self.recorded)

    def _record(self, received: Received, supersedes: int | None, go_on: bool) -> None:
        case, examinee_id = self._page.case(), self._choices.examinee_id
        if case is None or examinee_id is None:
            return
        if isinstance(case.family, DriftFamily):
            self._talking.record(received, supersedes, go_on)
            return
        command = RecordReply(
            case_id=case.id,
            examinee_id=examinee_id,
            prefix=None,
            raw=received.raw,
            source=received.source,
            file_name=received.file_name,
            converted_from_html=received.converted_from_html,
            received_at=self._session.now(),
            supersedes=supersedes,
            repeat=self._repeat_of(supersedes),
        )
        if is_slow(received.raw):
            self._record_beside(command, case.cells, go_on)
        elif self._session.apply(command) is not None:
            self.recorded.emit(command, go_on)

    def _record_beside(self, command: RecordReply, cells: Sequence[str], go_on: bool) -> None:
        self._drafts.flush()
        reply = self._page.reply
        reply.set_recording(True)
        task = self._session.apply_beside(
            command,
            lambda: _reading(command, cells),
            lambda _: self.recorded.emit(command, go_on),
        )
        task.finished.connect(lambda: reply.set_recording(False))

    def _repeat_of(self, supersedes: int | None) -> int:
        """Which repeat is recorded: a correction is of the one that it corrects."""
        document = self._session.document
        if supersedes is None or document is None:
            return 1
        return document.reply(supersedes).repeat


def _reading(command: RecordReply, cells: Sequence[str]) -> Generator[None, None, None]:
    """Read a long reply as a job, before the document is written to."""
    yield
    command.reading = read_reply(command.raw, cells)
