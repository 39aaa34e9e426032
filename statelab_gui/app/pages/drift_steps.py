"""The steps of a going-through, as the Drift page lists them, and what was stale in its answer."""

from collections.abc import Callable, Generator
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from statelab_gui.app.session import Session
from statelab_gui.app.tasks import Task
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.displaying import text_of_record
from statelab_gui.domain.drift.arms import ArmSettings, arm_of, walk
from statelab_gui.domain.drift.dialogues import Dialogue
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.grading import is_readable
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.messages import transcript
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.drift.stale import StaleFound, finding_stale
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.storage.document import Document
from statelab_gui.views.arm_steps_panel import ArmStep, SetAside
from statelab_gui.views.labels.arms import note_text, purpose_name
from statelab_gui.views.labels.drift_stale import stale_words
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.stale_panel import StaleWords

translate = QCoreApplication.translate


def kept_dialogue(
    document: Document, reply: ReplyInfo | None, case_id: int, examinee_id: int
) -> Dialogue | None:
    """The steps that a reply is the end of; without a reply those that are open at its place."""
    if reply is not None:
        return document.dialogue_of(reply.id)
    return document.dialogue(case_id, examinee_id)


def steps_set_aside(
    document: Document, case: DriftCase, case_id: int, examinee_id: int
) -> list[SetAside]:
    """What was left half-way of an open case and begun again, the latest first."""
    return [
        SetAside(time_text(one.started_at), tuple(arm_steps(document, case, one)))
        for one in document.set_aside(case_id, examinee_id)
    ]


def arm_steps(document: Document, case: DriftCase, dialogue: Dialogue) -> list[ArmStep]:
    """The steps of an open case, in words."""
    notes = _notes(document, case, dialogue)
    tokens = _tokens(document, dialogue)
    return [
        ArmStep(
            step.position + 1,
            purpose_name(step.purpose),
            transcript(step.messages, case.item.language),
            step.raw,
            *told,
            " ".join(notes.get(step.position, ())),
        )
        for step, told in zip(dialogue.steps, tokens, strict=True)
    ]


def _notes(document: Document, case: DriftCase, dialogue: Dialogue) -> dict[int, list[str]]:
    """What the arm noted, by the position of the step whose reply made it note that."""
    try:
        settings = arm_of(document.examinee(dialogue.examinee_id).settings)
    except KnownError:
        settings = ArmSettings()
    found: dict[int, list[str]] = {}
    for note in walk(case, settings, dialogue.replies).notes:
        found.setdefault(max(0, note.answered - 1), []).append(note_text(note))
    return found


def _tokens(document: Document, dialogue: Dialogue) -> list[tuple[str, str]]:
    """Input and output tokens of every step; "" where nobody told, as of what was pasted."""
    blank = ("", "")
    if dialogue.task_id is None:
        return [blank] * len(dialogue.steps)
    answers = [one.attempt.answer for one in document.attempts(dialogue.task_id)]
    told = [
        (_count(one.usage.input), _count(one.usage.output)) for one in answers if one is not None
    ]
    pairs = zip_longest(dialogue.steps, told, fillvalue=None)
    return [pair or blank for step, pair in pairs if step is not None]


def _count(tokens: int | None) -> str:
    return "" if tokens is None else QLocale().toString(tokens)


class StaleLooking(QObject):
    """Compares a wrong answer with those of stale states beside the window, the latest asked."""

    def __init__(
        self, session: Session, show: Callable[[StaleWords], object], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._show = show
        self._task: Task | None = None

    def stop(self) -> None:
        """Look for nothing any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def look(self, case: DriftCase | None, reply: ReplyInfo | None) -> None:
        """Show what the answer equals, or why nothing is compared; a sealed case has None."""
        self.stop()
        why_not = nothing_compared(case, reply)
        if why_not or case is None or reply is None:
            self._show(StaleWords(why_not))
            return
        document = self._session.document
        runner = document.code_runner if document is not None else None
        self._show(StaleWords(translate("DriftStale", "Comparing with what stale states answer…")))
        text = text_of_record(reply.raw)

        def found(result: StaleFound | None) -> None:
            if self._task is task:
                self._show(
                    StaleWords(translate("DriftStale", "Nothing could be compared."))
                    if result is None
                    else stale_words(result, case)
                )

        task = self._session.run(lambda: _comparing(case, text, runner), found)
        self._task = task


def nothing_compared(case: DriftCase | None, reply: ReplyInfo | None) -> str:
    """Why an answer is not compared with those of stale states; "" where it is."""
    if reply is None:
        return translate("DriftStale", "There is no answer to compare.")
    if case is None or reply.withheld:
        return translate("DriftStale", "Withheld while the answer book is hidden.")
    if reply.status is CaseStatus.RIGHT:
        return translate("DriftStale", "The answer is right: there is nothing to compare.")
    if reply.status is not CaseStatus.WRONG:
        return translate("DriftStale", "Only an answer that was graded can be compared.")
    if not FAMILIES[case.item.family].has_solver:
        return translate(
            "DriftStale", "There is no solver for this family, so nothing is known to compare with."
        )
    return ""


def _comparing(
    case: DriftCase, text: str, runner: CodeRunner | None
) -> Generator[Progress, None, StaleFound | None]:
    if not is_readable(case.item):  # damaged since the answer was graded
        return None
    try:
        return (yield from finding_stale(case, text, FAMILIES[case.item.family], runner))
    except ValueError:  # graded by another runner than there is now
        return None
