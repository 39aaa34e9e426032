"""What the tests of runs share: a plan, a run, and what may come of its conversations."""

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any

import documents_bench as bench

from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.asking import FieldFate
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.runs import FetchPlan, FetchTask, TaskState, TaskWish
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Prices, Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.storage.commands import StartFetchRun
from statelab_gui.storage.document import Document

LOCAL = Connection("Local", Dialect.OPENAI, "http://127.0.0.1:8000/v1", enabled=True)
PRACTICE = Connection("Practice", Dialect.PRACTICE, respondent="perfect", enabled=True)
PRICES = Prices(Decimal("2.5"), Decimal("10"))
REFUSED = Trouble(TroubleKind.PARAMETER_REFUSED, {"setting": "temperature", "instead": ""})


def plan(**changes: Any) -> FetchPlan:
    return replace(FetchPlan("A run", LOCAL), **changes)


def start(document: Document, wishes: Sequence[TaskWish], **changes: Any) -> int:
    command = StartFetchRun(plan(**changes), wishes)
    document.apply(command)
    assert command.result is not None
    return command.result


def wishes(document: Document, examinee_id: int = 1, repeats: int = 1) -> list[TaskWish]:
    """Every case of set 1, whole, so often."""
    cases = [case.id for case in document.cases(1)]
    return document.places(cases, examinee_id, repeats, only_unanswered=False)


def answer(text: str = bench.FIRST_VALUES.decode(), **changes: Any) -> Answer:
    facts: dict[str, Any] = {
        "outcome": Outcome.COMPLETE,
        "finish_reason": "stop",
        "model": "model-1-2026",
        "usage": Usage(120, 40),
        "usage_json": '{"prompt_tokens":120,"completion_tokens":40}',
    }
    return Answer(text=text, **{**facts, **changes})


def attempt(task: FetchTask, what: Answer | Trouble, **changes: Any) -> Attempt:
    facts: dict[str, Any] = {
        "task_id": task.id,
        "number": task.attempts + 1,
        "started_at": bench.NOW,
        "url": "http://127.0.0.1:8000/v1/chat/completions",
        "request": b'{"model":"model-1","messages":[]}',
        "fates": {"model": FieldFate.SENT, "temperature": FieldFate.NOT_SENT},
        "latency_ms": 50,
        "status": 200,
        "headers": {"x-request-id": f"r{task.id}"},
        "response": b'{"choices":[],"id":%d}' % task.id,
        "answer": what if isinstance(what, Answer) else None,
        "trouble": what if isinstance(what, Trouble) else None,
    }
    return Attempt(**{**facts, **changes})


def settled(
    task: FetchTask, what: Answer | Trouble, state: TaskState | None = None, **changes: Any
) -> Settled:
    state = state or (TaskState.ANSWERED if isinstance(what, Answer) else TaskState.FAILED)
    return Settled(attempt(task, what, **changes), state)
