"""What the Fetch page reads of a run: its conversations a page at a time, and who answers."""

from collections.abc import Collection, Generator, Sequence
from contextlib import closing
from pathlib import Path

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.kept import KeptAttempt, TaskRow
from statelab_gui.domain.fetching.runs import FetchRun, TaskState
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.models.fetch_tasks import TaskLine
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.labels.report_examinees import told_apart

States = Collection[TaskState] | None


def runs_now(
    document: Document, before: Sequence[FetchRun], touched: Collection[int]
) -> list[FetchRun]:
    """All runs, of which those of `before` that were not touched stand as they stood."""
    if not before or not {run.id for run in before}.issuperset(touched):
        return document.fetch_runs()
    try:
        now = {run_id: document.fetch_run(run_id) for run_id in touched}
    except KnownError:  # one was taken back
        return document.fetch_runs()
    return [now.get(run.id, run) for run in before]


def lines(
    document: Document, run_id: int, states: States, simulated: bool, offset: int, limit: int
) -> Sequence[TaskLine]:
    """Some conversations of a run in these states, with how their replies were judged."""
    rows = document.fetch_tasks(run_id, states, offset, limit)
    replies = [row.reply_id for row in rows if row.reply_id is not None]
    judged = document.verdicts_counting(replies) if replies else {}
    return [
        TaskLine(
            row.id,
            row.position + 1,
            row.case_id,
            row.case_name,
            row.set_name,
            row.examinee_id,
            row.prefix,
            row.repeat,
            row.state,
            _asked(row),
            row.trouble,
            row.reply_id,
            row.outcome,
            None if row.reply_id is None else judged.get(row.reply_id),
            simulated,
        )
        for row in rows
    ]


def _asked(row: TaskRow) -> int:
    """How often it was asked; what the end of the program cut off was not counted in documents of
    the first version that fetched."""
    lost = row.trouble is not None and row.trouble.kind is TroubleKind.INTERRUPTED
    return max(row.attempts, int(lost))


def ends(document: Document, run: FetchRun) -> list[TaskRow]:
    """The first and the last conversation of a run."""
    last = document.fetch_tasks(run.id, None, max(0, run.tally.total - 1), 1)
    return [*document.fetch_tasks(run.id, None, 0, 1), *last]


def examinees_of(document: Document, tasks: Sequence[TaskRow]) -> str:
    """Who answers; a setting left out on the way makes it another version."""
    labels = told_apart(document.examinees())
    names = dict.fromkeys(labels.get(task.examinee_id, "") for task in tasks)
    return ", ".join(names)


def attempts(path: Path, task_id: int) -> Generator[None, None, list[KeptAttempt]]:
    """Every request made for a conversation, as a job: a body may be many megabytes."""
    with closing(DocumentReader(path, read_only=True)) as reader:
        yield
        return reader.attempts(task_id)
