"""Probing on the First-error page, wired: prompts go out, replies come in, the plan is kept."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QGuiApplication

from statelab_gui.app.pages.first_error_reading import read_probed
from statelab_gui.app.session import Session
from statelab_gui.domain.displaying import text_of_record
from statelab_gui.domain.probe_plans import PlanState, ProbePlan
from statelab_gui.domain.replies import is_slow, read_reply
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands import RecordReply, SetProbePlan
from statelab_gui.storage.texts import sha256_of
from statelab_gui.views.examined import Examined, Probed
from statelab_gui.views.first_error_lab import FirstErrorLab
from statelab_gui.views.labels.runs import clock_text
from statelab_gui.views.labels.verdicts import result_text
from statelab_gui.views.probe_area import Asked
from statelab_gui.views.theme import Role

translate = QCoreApplication.translate
_LONG = 20_000
"""Updates: the sum of a longer prompt is made beside the window."""
_SPACE_AROUND = 4096
"""Bytes of space around a prompt that came back, at most."""


class Probing(QObject):
    """Takes the lab's wishes for the reply that `shown` tells, None while there is none.

    A plan runs for as long as the document stays open: opened again, it waits to be resumed.
    """

    def __init__(
        self,
        session: Session,
        lab: FirstErrorLab,
        shown: Callable[[], ReplyInfo | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._lab = lab
        self._shown = shown
        self._examined: Examined | None = None
        self._replanned = False
        self._started: set[tuple[int, int]] = set()  # case and examinee of plans that run
        self._waiting: RecordReply | None = None  # until what takes long of it is worked out

        lab.copy_requested.connect(self.copy_prompt)
        lab.record_wished.connect(self._record)
        lab.plan_wished.connect(self._plan)
        session.document_changed.connect(self._started.clear)
        session.about_to_close.connect(self._record_waiting)

    def begin(self, examined: Examined | None, probed: Probed | None = None) -> Probed | None:
        """Take another reply; what is known of its probes as it is to be shown."""
        self._examined, self._replanned = examined, False
        return None if probed is None else self._as_it_runs(probed)

    @property
    def is_worded(self) -> bool:
        """Whether the values shown have words rather than numbers."""
        return self._examined is not None and self._examined.drift is not None

    def note(self, changes: Changes) -> None:
        """Remember what is to be read again: a reply leaves the plan as it was."""
        self._replanned |= not changes.replies

    def read_again(self) -> None:
        """Show what changed of plan and probes."""
        document, examined, before = self._session.document, self._examined, self._lab.probed()
        if document is None or examined is None or before is None:
            return
        replanned, self._replanned = self._replanned, False
        if not replanned:  # a long plan takes its time to be read
            reply = examined.reply
            probes = document.probes(reply.case_id, reply.examinee_id)
            self._lab.set_probed(Probed.of(examined, before.plan, probes))
            return
        probed = self._as_it_runs(read_probed(document, examined))
        if replace(probed.plan, state=before.plan.state) == before.plan:
            # The same object keeps what was worked out of it, and the list its place.
            plan = before.plan.in_state(probed.plan.state)
            probed = replace(probed, plan=plan)
        self._lab.set_probed(probed)

    def _as_it_runs(self, probed: Probed) -> Probed:
        """A plan that was running when the document was closed waits to be resumed."""
        reply = self._shown()
        if probed.plan.state is not PlanState.RUNNING or reply is None:
            return probed
        if (reply.case_id, reply.examinee_id) in self._started:
            return probed
        return replace(probed, plan=probed.plan.in_state(PlanState.PAUSED))

    def copy_prompt(self, k: int) -> None:
        """Put the prompt of prefix k on the clipboard."""
        if self._shown() is None or not self._lab.can_probe(k):
            return
        QGuiApplication.clipboard().setText(self._lab.prefix_prompt(k))
        chosen = self._lab.probing.chosen
        chosen.say(
            lambda: translate(
                "FirstError",
                "Copied. Paste it into a new conversation, then bring the reply back here.",
            )
        )
        chosen.paste_button.setFocus()

    def _record(self, asked: Asked) -> None:
        reply = self._shown()
        if self._session.document is None or reply is None:
            return
        if reply.simulated:
            self._lab.probing.chosen.say(
                lambda: translate(
                    "FirstError",
                    "The whole-case reply is simulated, and what a model gave is not counted"
                    " beside it. Nothing was recorded.",
                ),
                Role.PROBLEM,
            )
            return
        received = asked.received
        prompt = self._lab.prefix_prompt(asked.k)
        if _is_same(received.raw, prompt):
            self._lab.probing.chosen.say(
                lambda: translate(
                    "FirstError", "That is the prompt itself, not a reply. Nothing was recorded."
                ),
                Role.PROBLEM,
            )
            return
        command = RecordReply(
            case_id=reply.case_id,
            examinee_id=reply.examinee_id,
            prefix=asked.k,
            raw=received.raw,
            source=received.source,
            file_name=received.file_name,
            converted_from_html=received.converted_from_html,
            received_at=self._session.now(),
            supersedes=asked.supersedes,
            repeat=asked.repeat,
        )
        long_prompt = prompt if asked.k > _LONG else None
        cells = self._cells() if is_slow(received.raw) else None
        if long_prompt is None and cells is None:
            self._apply(command)
            return
        self._record_waiting()  # one that came in for another case
        self._lab.set_writable(False)
        self._waiting = command
        task = self._session.run(
            lambda: _preparing(command, long_prompt, cells),
            lambda _: self._record_if_waiting(command),
        )
        task.finished.connect(lambda: self._preparing_ended(command))

    def _cells(self) -> tuple[str, ...]:
        book = self._lab.book()
        return () if book is None else book.cells

    def _record_if_waiting(self, command: RecordReply) -> None:
        if self._waiting is command:
            self._record_waiting()

    def _record_waiting(self) -> None:
        """Record what waits, at once: into the document that it came in for, before that closes."""
        command, self._waiting = self._waiting, None
        if command is not None:
            self._apply(command)

    def _preparing_ended(self, command: RecordReply) -> None:
        self._record_if_waiting(command)  # where the job was cancelled, it is worked out here
        document = self._session.document
        self._lab.set_writable(document is not None and not document.read_only)

    def _apply(self, command: RecordReply) -> None:
        """Record, and say so where its case is still shown."""
        document, shown = self._session.document, self._shown()
        if self._session.apply(command) is None or document is None or shown is None:
            return
        place = (command.case_id, command.examinee_id)
        if (shown.case_id, shown.examinee_id) != place:
            return
        recorded = document.reply(command.result or 0)

        def said() -> str:
            text = translate("FirstError", "Recorded: {result}, {time}.")
            if recorded.supersedes is not None:
                text = translate(
                    "FirstError",
                    "Recorded: {result}, {time}. The earlier reply is kept, superseded.",
                )
            return text.format(
                result=result_text(recorded, of_prefix=True),
                time=clock_text(recorded.received_at),
            )

        self._lab.probing.chosen.say(said)
        self._lab.focus_next()

    def _plan(self, plan: ProbePlan) -> None:
        reply = self._shown()
        if reply is None:
            return
        place = (reply.case_id, reply.examinee_id)
        if plan.state is PlanState.RUNNING:
            self._started.add(place)
        else:
            self._started.discard(place)
        starts = plan.state is PlanState.RUNNING and self._state() is not PlanState.RUNNING
        if self._session.apply(SetProbePlan(*place, plan)) is not None and starts:
            self._lab.go_to_next()

    def _state(self) -> PlanState:
        probed = self._lab.probed()
        return PlanState.DRAFT if probed is None else probed.plan.state


def _is_same(raw: bytes, prompt: str) -> bool:
    """Whether a reply is the prompt itself, but for space around it."""
    if len(raw) > 4 * len(prompt) + _SPACE_AROUND:  # a long reply is not gone through for this
        return False
    return text_of_record(raw).strip() == prompt.strip()


def _preparing(
    command: RecordReply, prompt: str | None, cells: Sequence[str] | None
) -> Generator[None, None, None]:
    """Work out, as a job, the sum of a long prompt and what a long reply says of the cells."""
    yield
    if prompt is not None:
        command.prompt_sha256 = sha256_of(prompt)
        yield
    if cells is not None:
        command.reading = read_reply(command.raw, cells)
