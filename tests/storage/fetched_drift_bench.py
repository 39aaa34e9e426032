"""What the tests of conversations in steps share: a drift set, examinees with arms, and a hand that
goes through a conversation as the run engine does."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from pathlib import Path

import documents_bench as bench
import fetched_bench as runs

from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.runs import FetchTask, TaskState
from statelab_gui.domain.fetching.stepping import Question, gone_on, question_of, step_of
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import Usage, cost
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import AddDriftSet, AddExaminee
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

RECIPE = DriftRecipe(
    families=(DriftFamily.CELLS,), seeds=(1, 2, 3), conditions=(Condition.CLEAN, Condition.EASY)
)
TRACKED = '{"edits": [{"op": "add", "key": "wish", "value": "tea"}], "derived": []}'
CONVENTIONS = '{"conventions": ["Only JSON."]}'
PASSES, OBJECTS = '{"problems": []}', '{"problems": ["It is not only JSON."]}'
SAID = {
    Purpose.TRACKER: TRACKED,
    Purpose.FORMAT: CONVENTIONS,
    Purpose.GATE: PASSES,
    Purpose.ANSWER: '{"first": 1}',
    Purpose.AGAIN: '{"second": 2}',
}

Says = Callable[[Question], Answer | Trouble]


def made(recipe: DriftRecipe = RECIPE) -> list[DriftCase]:
    return [found for found in drift_cases(recipe) if isinstance(found, DriftCase)]


def new_document(folder: Path, recipe: DriftRecipe = RECIPE) -> Document:
    document = bench.new_document(folder)
    document.apply(AddDriftSet("Drift", recipe, made(recipe)))
    return document


def add_examinee(document: Document, arm: str, **settings: str) -> int:
    given = {"model": "m", "output_limit": "100", "arm": arm, **settings}
    command = AddExaminee({key: Setting.of(value) for key, value in given.items()})
    document.apply(command)
    assert command.result is not None
    return command.result


def answer(text: str, **changes: object) -> Answer:
    return runs.answer(text, **changes)


def says(question: Question) -> Answer:
    """What fits each purpose, with as many input tokens as there are messages."""
    purpose = question.ask.purpose
    assert purpose is not None
    text = SAID.get(purpose, f"said to {purpose}")
    return answer(text, usage=Usage(len(question.ask.messages), 7))


def settle(
    journal: FetchJournal, task: FetchTask, say: Says = says
) -> tuple[FetchTask | None, Settled, list[int]]:
    """Ask the next thing of a claimed conversation and keep what came: the conversation with one
    step more, None once it is over; what was settled; its reply."""
    question = question_of(task)
    came = say(question)
    found = came if isinstance(came, Answer) else None
    step = step_of(task, question, found)
    attempt: Attempt = runs.attempt(task, came)
    goes_on = found is not None and step is not None and step.answer is None
    state = TaskState.FAILED if found is None else TaskState.ANSWERED
    one = Settled(attempt, TaskState.ASKING if goes_on else state, step)
    replies = journal.settle([one])
    return (gone_on(task, found) if goes_on and found is not None else None), one, replies


def go_through(journal: FetchJournal, task: FetchTask, say: Says = says) -> tuple[int, list[str]]:
    """Ask a claimed conversation to its end: its reply, and the purposes asked for."""
    purposes: list[str] = []
    now: FetchTask | None = task
    replies: list[int] = []
    while now is not None:
        now, one, replies = settle(journal, now, say)
        assert one.step is not None
        purposes.append(one.step.purpose.value)
    return replies[0], purposes


def spent(answers: Sequence[Answer]) -> Decimal:
    return sum((cost(one.usage, runs.PRICES) or Decimal(0) for one in answers), Decimal(0))
