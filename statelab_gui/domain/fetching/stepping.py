"""What a claimed conversation asks next, and what becomes of it when a reply came."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from statelab_gui.domain.drift.arms.machine import next_step
from statelab_gui.domain.drift.arms.values import Final, Step
from statelab_gui.domain.drift.dialogues import text_of_step
from statelab_gui.domain.drift.items import DriftCase, DriftFamily, Item
from statelab_gui.domain.drift.probing import probe_messages
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import Ask, Message
from statelab_gui.domain.fetching.journal import StepAsked
from statelab_gui.domain.fetching.runs import FetchTask
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import NOT_PROVIDED, Setting

_FORMAT, _MODEL = "output_format", "model"
Settings = Mapping[str, Setting]


@dataclass(frozen=True)
class Question:
    """What is asked now: `ask`, and the arm's `step` that it is; None outside of an arm."""

    ask: Ask
    step: Step | None = None

    @property
    def of_tracker(self) -> bool:
        """Whether the tracker is asked, and not the examinee."""
        return self.step is not None and self.step.of_tracker


def question_of(task: FetchTask, left_out: frozenset[str] = frozenset()) -> Question:
    """What the conversation asks now, by its kept replies.

    Practice's keys to the truth, `program` and `drift`, are in `ask`; `for_service` takes them out.
    Raises ValueError where the arm has all it needs.
    """
    if task.drift is None:
        program = task.program
        if program is not None and task.prefix is not None:
            program = program.prefix(task.prefix)
        messages = (Message("user", task.prompt),)
        ask = Ask(messages, task.cells, task.settings, left_out, program, task.repeat)
        return Question(ask)
    if task.prefix is not None:
        return Question(_probe(task, task.drift, task.prefix, left_out))
    step = next_step(task.drift, task.arm, task.replies)
    if isinstance(step, Final):
        raise ValueError("a conversation that is over is asked on")
    return Question(_of_step(task, task.drift, step, left_out), step)


def for_service(ask: Ask) -> Ask:
    """The same without what only Practice may know."""
    return replace(ask, program=None, drift=None)


def step_of(task: FetchTask, question: Question, answer: Answer | None) -> StepAsked | None:
    """What the question was to the arm, now that `answer` came or nothing did; None without an arm.

    An input too long for the service ends the conversation, and is its answer.
    """
    if question.step is None or task.drift is None:
        return None
    position = len(task.replies)
    asked = StepAsked(position, question.step.purpose, question.ask.messages)
    if answer is None:
        return asked
    if answer.outcome is Outcome.INPUT_TOO_LONG:
        return replace(asked, answer=position)
    following = next_step(task.drift, task.arm, (*task.replies, text_of_step(answer.raw)))
    return replace(asked, answer=following.index) if isinstance(following, Final) else asked


def gone_on(task: FetchTask, answer: Answer) -> FetchTask:
    """The conversation with one more step had, to be asked the next."""
    replies = (*task.replies, text_of_step(answer.raw))
    return replace(task, attempts=task.attempts + 1, replies=replies)


def active_schema(item: Item) -> dict[str, Any]:
    """The JSON schema of an answer to a probe: every goal, its value or null."""
    properties: dict[str, Any] = {}
    for goal in item.goals:
        if goal.numeric:
            properties[goal.key] = {"type": ["integer", "null"]}
        else:
            choices = sorted(str(value.plain) for value in goal.values)
            properties[goal.key] = {"type": ["string", "null"], "enum": [*choices, None]}
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _probe(task: FetchTask, case: DriftCase, prefix: int, left_out: frozenset[str]) -> Ask:
    return Ask(
        probe_messages(case, prefix),
        (),
        task.settings,
        left_out,
        repeat=task.repeat,
        drift=case,
        prefix=prefix,
        schema=active_schema(case.item),
    )


def _of_step(task: FetchTask, case: DriftCase, step: Step, left_out: frozenset[str]) -> Ask:
    cells: tuple[str, ...] = ()
    settings = dict(task.settings)
    if step.purpose.answers and case.item.family is DriftFamily.CELLS:
        cells = tuple(case.item.payload["cells"])
    elif _FORMAT in settings:  # there is no schema of a turn, a summary, or an answer in words
        settings[_FORMAT] = NOT_PROVIDED
    if step.of_tracker and task.arm.tracker_model:
        settings[_MODEL] = Setting.of(task.arm.tracker_model)
    return Ask(
        step.messages,
        cells,
        settings,
        left_out,
        repeat=task.repeat,
        drift=case,
        purpose=step.purpose,
        turn=step.turn,
    )
