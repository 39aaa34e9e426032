"""Make the old document of the newest schema: `python tests/documents/make.py`.

Run once when a schema is new, and never again for it: what lies here is what was written then.
"""

import sys
from decimal import Decimal
from pathlib import Path

from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.asking import FieldFate, Message
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.domain.fetching.journal import Settled, StepAsked
from statelab_gui.domain.fetching.runs import FetchPlan, RunKind, RunState, TaskState, TaskWish
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Prices, Usage
from statelab_gui.domain.log_columns import ColumnKind, RulingKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.probe_plans import PlanState, ProbePlan
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddDriftSet,
    AddExaminee,
    AddLogColumn,
    AddRuling,
    EditRun,
    EditRuns,
    RecordReply,
    RecordStep,
    RemoveLogColumn,
    RenameCaseSet,
    RevealCase,
    ReviseExaminee,
    SaveDraft,
    SetFetchState,
    SetPreference,
    SetProbePlan,
    StartFetchRun,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal
from statelab_gui.storage.identity import SCHEMA_VERSION

NOW = "2026-11-30T08:00:00+08:00"
RIGHT = b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'
_SERVICE = Connection(
    "服務 One",
    *(Dialect.OPENAI, "http://127.0.0.1:8000/v1", KeySource.ENVIRONMENT, "ONE_KEY"),
    enabled=True,
)
_PRICES = Prices(Decimal("2.50"), Decimal(10), Decimal("0.625"))
FIRST = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'


def make(path: Path) -> None:
    """A document that has at least one row in every table."""
    document = Document.create(path, now=lambda: NOW)
    recipe = Recipe((7,), (2,), ("a", "b", "c", "d", "e"), "TMP", (1, 2, 3, 4, 5, 0), 10)

    def record(case: int, examinee: int, raw: bytes, **changes: int) -> None:
        facts = {"prefix": None, "supersedes": None, **changes}
        document.apply(
            RecordReply(
                case_id=case,
                examinee_id=examinee,
                raw=raw,
                source=ReplySource.PASTED,
                file_name=None,
                converted_from_html=False,
                received_at=NOW,
                **facts,
            )
        )

    undone = RenameCaseSet(1, "Undone")
    for command in (
        AddCaseSet("題組 One", recipe),
        AddExaminee({"model": Setting.of("model-1"), "temperature": NOT_PROVIDED, "date": BLANK}),
        undone,
    ):
        document.apply(command)
    document.revert(undone)
    record(7, 1, RIGHT)
    record(8, 1, b"\xef\xbb\xbf\x00\xff")
    record(8, 1, FIRST, supersedes=2)
    record(8, 1, FIRST, prefix=9)
    record(7, 1, FIRST, prefix=9)
    record(7, 1, FIRST, prefix=9, repeat=2)
    for command in (
        ReviseExaminee(1, {"model": Setting.of("model-1b")}),
        EditRun(1, "input_tokens", Setting.of("0"), NOW),
        EditRun(1, "cost", Setting.of("0.10"), NOW),
        EditRun(3, "truncated", NOT_PROVIDED, NOW),
        EditRun(3, "notes", Setting.of("截斷\r\n"), NOW),
        RevealCase(1, NOW),
        SaveDraft(2, 2, None, "half {"),
        SetProbePlan(8, 1, ProbePlan((6, 9, 12))),
        SetProbePlan(7, 1, ProbePlan((6, 9, 12), ((7, 8), (10, 11)), 2, PlanState.PAUSED)),
        SetPreference("page", "log"),
        AddLogColumn("備註 Remark", ColumnKind.TEXT),
        AddLogColumn("Looked at", ColumnKind.CHOICE, ("yes", "later")),
        AddLogColumn("Gone", ColumnKind.NUMBER),
        EditRuns(
            [
                (1, "column:1", Setting.of("007")),
                (1, "column:2", Setting.of("later")),
                (3, "column:2", NOT_PROVIDED),
                (3, "column:3", Setting.of("-1.50")),
                (3, "cost", Setting.of("0")),
            ],
            NOW,
        ),
        RemoveLogColumn(3),
        AddRuling(3, RulingKind.RIGHT, "it answered the case before", NOW),
    ):
        document.apply(command)
    fetch(document)
    drift(document)
    document.close()


def fetch(document: Document) -> None:
    """Two runs: one stopped by a refused key, its conversations in many states, and a batch."""
    plan = FetchPlan(
        *("第一輪 Run", _SERVICE),
        per_minute=60,
        prices=_PRICES,
        spending_limit=Decimal("1.5"),
        left_out=frozenset({"temperature"}),
    )
    wishes = [TaskWish(1, 2), TaskWish(2, 2, 9), TaskWish(3, 2), TaskWish(4, 2), TaskWish(5, 2)]
    document.apply(StartFetchRun(plan, wishes))
    batch = FetchPlan("Batch", _SERVICE, RunKind.BATCH)
    document.apply(StartFetchRun(batch, [TaskWish(6, 2), TaskWish(6, 2, None, 2)]))
    usage = Usage(120, 40, 8, 64)
    whole = Answer(
        *(Outcome.COMPLETE, RIGHT.decode(), "stop", "model-1-2026", "fp_1", "req_1", usage),
        usage_json='{"prompt_tokens":120,"completion_tokens":40}',
        has_reasoning=True,
    )
    half = Answer(Outcome.INCOMPLETE, '{"a":4', None, None)
    refused = Trouble(TroubleKind.KEY_REFUSED, {"status": "401", "message": "金鑰 no"})
    silent = Trouble(TroubleKind.SILENCE, {"seconds": "600"})
    results: list[tuple[Answer | Trouble, TaskState, int | None]] = [
        (whole, TaskState.ANSWERED, 200),
        (half, TaskState.ANSWERED, 200),
        (refused, TaskState.FAILED, 401),
        (silent, TaskState.UNKNOWN, None),
    ]
    with FetchJournal(document, 1) as journal:
        tasks = journal.claim(4)
        journal.settle(
            [
                Settled(_attempt(task.id, what, status), state)
                for task, (what, state, status) in zip(tasks, results, strict=True)
            ]
        )
    document.apply(SetFetchState(1, RunState.PAUSED, stopped_by=refused, over_limit=True))
    with FetchJournal(document, 2) as journal:
        journal.claim(1)
    document.apply(SetFetchState(2, RunState.RUNNING))


def drift(document: Document) -> None:
    """A drift set of two items: one dialogue by hand that ended, one under way, one by a run, and
    an answer that was not graded."""
    recipe = DriftRecipe(
        (DriftFamily.CELLS, DriftFamily.PYTHON),
        (Language.ZH_TW,),
        (3,),
        (Condition.CLEAN, Condition.EASY),
    )
    cases = [one for one in drift_cases(recipe) if isinstance(one, DriftCase)]
    document.apply(AddDriftSet("對話 Drift", recipe, cases))
    arm = {"model": Setting.of("model-1"), "arm": Setting.of("stateforge")}
    document.apply(AddExaminee(arm))

    def step(purpose: Purpose, said: str, raw: bytes) -> NewStep:
        return NewStep(purpose, (Message("user", said),), raw)

    def recorded(case: int, position: int, one: NewStep) -> RecordStep:
        return RecordStep(case, 3, one, position, ReplySource.PASTED, NOW)

    def answered(case: int, raw: bytes, last: NewStep | None = None) -> RecordReply:
        place = (case, 3, None, raw, ReplySource.PASTED, None, False, NOW)
        return RecordReply(*place, step=last, answer=None if last is None else 1)

    right = FAMILIES[DriftFamily.CELLS].solve(cases[1].item, cases[1].item.final)
    code = FAMILIES[DriftFamily.PYTHON].solve(cases[2].item, cases[2].item.final)
    assert right is not None and code is not None
    for command in (
        recorded(10, 0, step(Purpose.TRACKER, "追蹤 \ud800", b"\xff{}")),
        recorded(10, 1, step(Purpose.ANSWER, "?", right.encode())),
        answered(10, right.encode(), step(Purpose.GATE, "gate", b'{"problems":[]}')),
        recorded(9, 0, step(Purpose.TRACKER, "first", b"")),
        answered(11, code.encode()),
        StartFetchRun(FetchPlan("Steps", _SERVICE, prices=_PRICES), [TaskWish(12, 3)]),
    ):
        document.apply(command)
    asked = StepAsked(0, Purpose.TRACKER, (Message("user", "asked"),))
    told = Answer(Outcome.COMPLETE, "{}", "stop", "model-1-2026", usage=Usage(30, 4))
    with FetchJournal(document, 3) as journal:
        (task,) = journal.claim(1)
        journal.settle([Settled(_attempt(task.id, told, 200), TaskState.ASKING, asked)])
        journal.release([task.id])


def _attempt(task_id: int, what: Answer | Trouble, status: int | None) -> Attempt:
    return Attempt(
        *(task_id, 1, NOW, "http://127.0.0.1:8000/v1/chat/completions", b'{"model":"model-1b"}'),
        fates={"model": FieldFate.SENT, "temperature": FieldFate.REFUSED},
        latency_ms=None if status is None else 1234,
        status=status,
        headers={} if status is None else {"x-request-id": "req_1"},
        response=b"" if status is None else b'{"id":"chatcmpl-1"}',
        answer=what if isinstance(what, Answer) else None,
        trouble=what if isinstance(what, Trouble) else None,
    )


if __name__ == "__main__":
    target = Path(__file__).parent / f"v{SCHEMA_VERSION:04}.statelab"
    if target.exists():
        sys.exit(f"{target.name} is there already and stays as it is")
    make(target)
