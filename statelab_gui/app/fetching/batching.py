"""A run by files: its requests are written for the service's own batch engine, its results read."""

from collections import deque
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from statelab_gui.domain.drift.arms.machine import most_steps
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Attempt
from statelab_gui.domain.fetching.asking import Ask
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.runs import FetchRun, FetchTask, TaskState
from statelab_gui.domain.fetching.stepping import for_service, question_of, step_of
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.progress import Progress
from statelab_gui.providers.base import Exchange
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal
from statelab_gui.storage.reading import DocumentReader

if TYPE_CHECKING:
    from statelab_gui.providers.batches import BatchFile

_CLAIMED = 500  # conversations put into a file together
_SETTLED = 200  # results kept together
_MOST_FINDINGS = 1_000


@dataclass(frozen=True)
class Written:
    """The files that were written."""

    paths: tuple[Path, ...]
    conversations: int


@dataclass
class ReadBack:
    """What result files brought: how many answers and failures, the lines that brought nothing
    (kind, file, line, id; the first ones), the conversations that no line spoke of, and the
    first failure for a setting that the service refuses."""

    answered: int = 0
    failed: int = 0
    findings: list[tuple[str, str, int, str]] = field(default_factory=list)
    more_findings: int = 0
    missing: tuple[int, ...] = ()
    refusal: Trouble | None = None


def writing(
    document: Document, run: FetchRun, folder: Path, name: str
) -> Generator[Progress, None, Written]:
    """Write all that waits into files, as a job; from then on it is with the service.

    Where that fails or is stopped there is no file, and all of it waits as before. There is no
    truth and no key in a file.
    """
    from statelab_gui.providers.batches import mark_of, write_batch

    total, taken = run.tally.waiting, list[int]()
    with FetchJournal(document, run.id) as journal:
        work = write_batch(
            run.plan.connection,
            mark_of(run.id, run.created_at),
            _asks(journal, run, taken),
            folder,
            _free(folder, name),
        )
        written = False
        try:
            files = yield from _told(work, total)
            written = True
        finally:
            work.close()
            if not written:
                journal.release(taken)
    return Written(tuple(file.path for file in files), sum(file.requests for file in files))


def _free(folder: Path, name: str) -> str:
    """The name, or with a number behind it where files of that name are there already."""
    taken = {path.name.rpartition("-")[0] for path in folder.glob("*-*")}
    tried, number = name, 2
    while tried in taken:
        tried, number = f"{name} ({number})", number + 1
    return tried


def reading(
    document: Document, run: FetchRun, paths: Sequence[Path], now: str, fresh: "deque[int]"
) -> Generator[Progress, None, ReadBack]:
    """Read result files and keep what they bring, as a job; replies are told in `fresh`."""
    from statelab_gui.providers.batch_results import BatchFinding, BatchResults
    from statelab_gui.providers.batches import mark_of

    found = ReadBack()
    with FetchJournal(document, run.id) as journal:
        open_ = _in_state(document, run.id, (TaskState.ASKING, TaskState.WAITING))
        results = BatchResults(
            run.plan.connection,
            mark_of(run.id, run.created_at),
            lambda task_id: _ask(journal.conversation(task_id), run),
            _in_state(document, run.id, (TaskState.ANSWERED,)),
        )
        ready: list[Settled] = []
        spoken: set[int] = set()
        for number, item in enumerate(results.read(paths), 1):
            if isinstance(item, BatchFinding):
                if len(found.findings) < _MOST_FINDINGS:
                    place = item.kind.value, item.path.name, item.line, item.custom_id
                    found.findings.append(place)
                else:
                    found.more_findings += 1
            else:
                task_id, exchange = item
                spoken.add(task_id)
                found.answered += exchange.answer is not None
                found.failed += exchange.answer is None
                found.refusal = found.refusal or _refusal(exchange)
                ready.append(_settled(journal, task_id, exchange, now))
            if len(ready) >= _SETTLED:
                fresh.extend(journal.settle(ready))
                ready.clear()
            yield Progress(number, run.tally.total)
        fresh.extend(journal.settle(ready))
    found.missing = tuple(task_id for task_id in open_ if task_id not in spoken)
    return found


def failing(
    document: Document, run: FetchRun, task_ids: Sequence[int], now: str
) -> Generator[Progress, None, int]:
    """Take conversations that no result spoke of as failed, as a job; how many."""
    from statelab_gui.providers.batch_results import BatchResults
    from statelab_gui.providers.batches import mark_of

    with FetchJournal(document, run.id) as journal:
        results = BatchResults(
            run.plan.connection,
            mark_of(run.id, run.created_at),
            lambda task_id: _ask(journal.conversation(task_id), run),
        )
        settled = (_settled(journal, *one, now) for one in results.missing(task_ids))
        done = 0
        while some := list(islice(settled, _SETTLED)):
            journal.settle(some)
            done += len(some)
            yield Progress(done, len(task_ids))
    return done


def _asks(journal: FetchJournal, run: FetchRun, taken: list[int]) -> Iterable[tuple[int, Ask]]:
    """What waits, marked as being asked as it is written."""
    while claimed := journal.claim(_CLAIMED):
        taken += [task.id for task in claimed]
        for task in claimed:
            whole = None if task.prefix is not None else task.drift
            if whole is not None and most_steps(whole, task.arm) > 1:
                raise KnownError("batch_needs_one_request")  # one hangs on what another brings
            ask = _ask(task, run)
            assert ask is not None
            yield task.id, ask


def _ask(task: FetchTask | None, run: FetchRun) -> Ask | None:
    if task is None:
        return None
    return for_service(question_of(replace(task, replies=()), run.plan.left_out).ask)


def _refusal(exchange: Exchange) -> Trouble | None:
    """The trouble, if a setting was refused: something is offered to be done about that."""
    trouble = exchange.trouble
    refused = trouble is not None and trouble.kind is TroubleKind.PARAMETER_REFUSED
    return trouble if refused else None


def _settled(journal: FetchJournal, task_id: int, exchange: Exchange, now: str) -> Settled:
    task = journal.conversation(task_id)
    assert task is not None
    attempt = Attempt(
        task_id=task_id,
        number=task.attempts + 1,
        started_at=now,
        url=exchange.url,
        request=exchange.request,
        fates=exchange.fates,
        latency_ms=exchange.latency_ms,
        status=exchange.status,
        headers=exchange.headers,
        response=exchange.response,
        answer=exchange.answer,
        trouble=exchange.trouble,
    )
    task = replace(task, replies=())  # the one request of the conversation, whatever came before
    step = step_of(task, question_of(task), attempt.answer)
    state = TaskState.FAILED if attempt.answer is None else TaskState.ANSWERED
    return Settled(attempt, state, step)


def _in_state(document: Document, run_id: int, states: tuple[TaskState, ...]) -> list[int]:
    """The conversations of a run in these states, read beside the window."""
    with closing(DocumentReader(document.path, read_only=True)) as reader:
        count = reader.fetch_task_count(run_id, states)
        return [task.id for task in reader.fetch_tasks(run_id, states, 0, count)] if count else []


def _told(
    work: "Generator[int, None, list[BatchFile]]", total: int
) -> "Generator[Progress, None, list[BatchFile]]":
    """The work, telling how far it is."""
    try:
        while True:
            yield Progress(next(work), total)
    except StopIteration as end:
        made: list[BatchFile] = end.value
        return made
