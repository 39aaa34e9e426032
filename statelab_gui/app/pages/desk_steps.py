"""Where a conversation stands that is led by hand, and what a reply to its next step becomes."""

from collections.abc import Generator
from dataclasses import dataclass, field

from statelab_gui.domain.cases import CaseInfo
from statelab_gui.domain.drift.arms import (
    Arm,
    ArmSettings,
    Step,
    arm_of,
    is_steady,
    most_steps,
    next_step,
    paste_step,
    walk,
)
from statelab_gui.domain.drift.dialogues import Dialogue, KeptStep, NewStep, text_of_step
from statelab_gui.domain.drift.items import DriftCase, DriftFamily
from statelab_gui.domain.drift.judging import judge_reply
from statelab_gui.domain.drift.messages import transcript
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.storage.commands import RecordReply, RecordStep, StartOver
from statelab_gui.storage.document import Document
from statelab_gui.views.labels.arms import TROUBLES, notes_text
from statelab_gui.views.reply_intake import Received
from statelab_gui.views.step_prompt import NextStep

_GRADED_BESIDE = frozenset(
    {DriftFamily.PYTHON, DriftFamily.HUMANEVAL, DriftFamily.SHARDED, DriftFamily.TABLE_TEXT}
)
"""Families whose grader may take longer than the window may wait."""


@dataclass(frozen=True)
class Talk:
    """How far a conversation has come that an examinee is led through by hand.

    `kept` are its steps so far, `step` the one to be answered next; None while it may not be seen:
    it holds the truth of a sealed case.
    """

    case: CaseInfo
    drift: DriftCase = field(repr=False)
    examinee_id: int
    settings: ArmSettings
    repeat: int
    kept: tuple[KeptStep, ...] = ()
    step: Step | None = None

    @property
    def replies(self) -> list[str]:
        """What came back so far, as the arm reads it."""
        return [step.text for step in self.kept]

    @property
    def alone(self) -> bool:
        """Whether the answer is asked for in one step, whatever comes back."""
        return not self.kept and not isinstance(next_step(self.drift, self.settings, ["."]), Step)

    @property
    def graded_beside(self) -> bool:
        """Whether grading the answer may take longer than the window may wait."""
        return self.drift.item.family in _GRADED_BESIDE


def talk_at(document: Document, case: CaseInfo, examinee_id: int) -> Talk | None:
    """Where the conversation of a case stands with an examinee; None for state tracking.

    Raises KnownError "arm_setting_unknown" for an arm that is none.
    """
    drift = document.drift_case(case.id)
    if drift is None:
        return None
    settings = arm_of(document.examinee(examinee_id).settings)
    repeat = _repeat(document, case.id, examinee_id)
    if case.sealed and settings.arm is Arm.ORACLE_STATE:
        return Talk(case, drift, examinee_id, settings, repeat)
    open_one = document.dialogue(case.id, examinee_id, repeat)
    kept = () if open_one is None else open_one.steps
    following = next_step(drift, settings, [step.text for step in kept])
    if not isinstance(following, Step):  # all was asked, and only its end was not recorded
        kept = kept[: following.index]
        following = next_step(drift, settings, [step.text for step in kept])
    assert isinstance(following, Step)
    return Talk(case, drift, examinee_id, settings, repeat, kept, following)


def _repeat(document: Document, case_id: int, examinee_id: int) -> int:
    """The repeat that is gone on with by hand; what a run has begun is left to the run, and what
    was set aside is passed over."""
    taken = document.open_repeats(case_id, examinee_id)
    for repeat in taken:
        found = document.dialogue(case_id, examinee_id, repeat)
        if found is not None and found.task_id is None:
            return repeat
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def shown_step(talk: Talk) -> NextStep:
    """What the page shows of the next step."""
    number = len(talk.kept) + 1
    most, steady = most_steps(talk.drift, talk.settings), is_steady(talk.drift, talk.settings)
    if talk.step is None:
        hidden = walk(talk.drift, talk.settings, ()).next
        assert isinstance(hidden, Step)
        return NextStep(
            number, hidden.purpose, "", alone=talk.alone, hidden=True, most=most, steady=steady
        )
    walked = walk(talk.drift, talk.settings, talk.replies)
    asked = walked.steps
    noted = [note for note in walked.notes if talk.kept and note.answered == len(talk.kept)]
    previous = asked[len(talk.kept) - 1] if talk.kept else None
    paste = paste_step(previous, talk.step, talk.replies, talk.drift.item.language)
    tracker = talk.settings.tracker_model if talk.step.of_tracker else None
    return NextStep(
        number,
        talk.step.purpose,
        paste.text,
        paste.new_conversation,
        talk.alone,
        tracker,
        most=most,
        steady=steady,
        noted=notes_text(noted),
        trouble=any(note.kind in TROUBLES for note in noted),
    )


def answered_step(talk: Talk, answered: Dialogue) -> NextStep | None:
    """What was sent for a reply that is recorded; None where that is not kept, or withheld."""
    position = answered.answer
    if position is None or position >= len(answered.steps) or answered.steps[position].withheld:
        return None
    step, language = answered.steps[position], talk.drift.item.language
    asked = walk(talk.drift, talk.settings, answered.replies).steps
    text = transcript(step.messages, language)
    if 0 < position < len(asked) and asked[position].messages == step.messages:
        replies = answered.replies[:position]
        text = paste_step(asked[position - 1], asked[position], replies, language).text
    return NextStep(
        position + 1,
        step.purpose,
        text,
        alone=False,
        most=len(answered.steps),
        answered=True,
    )


def command_for(
    talk: Talk, received: Received, corrected: ReplyInfo | None, at: str
) -> RecordStep | RecordReply:
    """What records a reply to the step shown: one more step, or with the last of them the answer.

    A correction is of the answer, and changes no step.
    """
    step = talk.step
    assert step is not None
    if corrected is not None or talk.alone:
        return _reply(talk, received, at, received.raw, corrected)
    new = NewStep(step.purpose, step.messages, received.raw)
    following = next_step(talk.drift, talk.settings, [*talk.replies, text_of_step(received.raw)])
    if isinstance(following, Step):
        return RecordStep(
            talk.case.id,
            talk.examinee_id,
            new,
            len(talk.kept),
            received.source,
            at,
            talk.repeat,
        )
    last = following.index == len(talk.kept)
    raw = received.raw if last else talk.kept[following.index].raw
    command = _reply(talk, received, at, raw, None)
    command.step, command.answer = new, following.index
    return command


def starting_over(talk: Talk, at: str) -> StartOver:
    """What begins a conversation anew that is half-way; its steps so far are kept, set aside."""
    return StartOver(talk.case.id, talk.examinee_id, at, talk.repeat)


def _reply(
    talk: Talk, received: Received, at: str, raw: bytes, corrected: ReplyInfo | None
) -> RecordReply:
    return RecordReply(
        case_id=talk.case.id,
        examinee_id=talk.examinee_id,
        prefix=None,
        raw=raw,
        source=received.source,
        file_name=received.file_name,
        converted_from_html=received.converted_from_html,
        received_at=at,
        supersedes=None if corrected is None else corrected.id,
        repeat=talk.repeat if corrected is None else corrected.repeat,
    )


def grading(
    talk: Talk, command: RecordReply, runner: CodeRunner | None
) -> Generator[None, None, None]:
    """Grade an answer as a job, before the document is written to."""
    yield
    command.graded = judge_reply(talk.drift, None, command.raw, runner)
