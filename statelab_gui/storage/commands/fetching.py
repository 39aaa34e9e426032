"""Runs: beginning one, changing how it asks, and telling how it stands. None of it is undone."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sqlalchemy import select, update

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.runs import FetchPlan, RunKind, RunState, TaskState, TaskWish
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work, raw_connection
from statelab_gui.storage.fetch_schema import FetchRunRow, FetchTaskRow
from statelab_gui.storage.queries.cases import first_prefix
from statelab_gui.storage.schema import Case, ExamineeRow
from statelab_gui.storage.texts import storable


@dataclass
class StartFetchRun(Command):
    """Put down a run and its conversations, in order, paused; `result` is its id.

    Raises KnownError "run_name_missing", "nothing_to_ask", "no_such_case", "no_such_examinee",
    "prefix_too_early" (k, complete_from) or "prefix_too_long" (k, updates).
    """

    plan: FetchPlan
    wishes: Sequence[TaskWish]
    name: ClassVar[str] = "start_fetch_run"

    @property
    def size(self) -> int:
        return len(self.wishes)

    def apply(self, work: Work) -> Changes:
        if not self.wishes:
            raise KnownError("nothing_to_ask")
        plan = plan_text(self.plan)
        _check(work, self.wishes)
        row = FetchRunRow(plan=plan, state=RunState.PAUSED.value, created_at=work.now())
        work.session.add(row)
        work.session.flush()
        raw_connection(work).executemany(
            "INSERT INTO fetch_task (run_id, position, case_id, examinee_id, prefix, repeat)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            [
                (row.id, position, wish.case_id, wish.examinee_id, wish.prefix, wish.repeat)
                for position, wish in enumerate(self.wishes)
            ],
        )
        self.result = row.id
        return Changes(fetch_runs=frozenset({row.id}))


@dataclass
class SetFetchPlan(Command):
    """Let a run go on by another plan; raises KnownError "no_such_fetch_run"."""

    run_id: int
    plan: FetchPlan
    name: ClassVar[str] = "set_fetch_plan"

    def apply(self, work: Work) -> Changes:
        row = run_row(work, self.run_id)
        row.plan = plan_text(self.plan)
        return Changes(fetch_runs=frozenset({self.run_id}))


@dataclass
class SetFetchState(Command):
    """Tell how a run stands, and why it stopped by itself; raises KnownError "no_such_fetch_run".

    RUNNING is told before its journal is used: what was being asked until then, by a job that is
    no more, has an unknown fate.
    """

    run_id: int
    state: RunState
    stopped_by: Trouble | None = None
    over_limit: bool = False
    name: ClassVar[str] = "set_fetch_state"

    def apply(self, work: Work) -> Changes:
        row = run_row(work, self.run_id)
        if self.state is RunState.RUNNING and _plan(row).kind is RunKind.DIRECT:
            _forget_asking(work, self.run_id)
        row.state = self.state.value
        row.stopped_by = None if self.stopped_by is None else trouble_text(self.stopped_by)
        row.over_limit = int(self.over_limit)
        return Changes(fetch_runs=frozenset({self.run_id}))


@dataclass
class SettleInterrupted(Command):
    """Pause the runs that nobody is asking any more; what they were asking has an unknown fate.

    For a document just opened, or a job that crashed; of one run, or of all. A batch is with its
    service and stays as it is.
    """

    run_id: int | None = None
    name: ClassVar[str] = "settle_interrupted"

    def apply(self, work: Work) -> Changes:
        asking = select(FetchTaskRow.run_id).where(FetchTaskRow.state == TaskState.ASKING.value)
        wanted = (FetchRunRow.state == RunState.RUNNING.value) | FetchRunRow.id.in_(asking)
        if self.run_id is not None:
            wanted &= FetchRunRow.id == self.run_id
        rows = work.session.scalars(select(FetchRunRow).where(wanted))
        left = [row for row in rows if _plan(row).kind is RunKind.DIRECT]
        for row in left:
            _forget_asking(work, row.id)
            if row.state == RunState.RUNNING.value:
                row.state = RunState.PAUSED.value
        return Changes(fetch_runs=frozenset(row.id for row in left))


def run_row(work: Work, run_id: int) -> FetchRunRow:
    """A run; raises KnownError("no_such_fetch_run")."""
    row = work.session.get(FetchRunRow, run_id)
    if row is None:
        raise KnownError("no_such_fetch_run", id=run_id)
    return row


def plan_text(plan: FetchPlan) -> str:
    """The plan as it is kept; raises KnownError "run_name_missing" or "unstorable_text"."""
    name = plan.name.strip()
    if not name:
        raise KnownError("run_name_missing")
    return storable(replace(plan, name=name).to_json(), "plan")


def trouble_text(trouble: Trouble) -> str:
    """The trouble as it is kept; what is no text in its facts becomes visible escapes."""
    return trouble.to_json().encode("utf-8", "backslashreplace").decode()


def _plan(row: FetchRunRow) -> FetchPlan:
    return FetchPlan.from_json(row.plan)


def _forget_asking(work: Work, run_id: int) -> None:
    """Nobody knows what became of the conversations that a job was asking.

    That each was asked once more is kept: it may have been charged for, whatever becomes of it.
    """
    interrupted = trouble_text(Trouble(TroubleKind.INTERRUPTED))
    work.connection.execute(
        update(FetchTaskRow)
        .where(FetchTaskRow.run_id == run_id, FetchTaskRow.state == TaskState.ASKING.value)
        .values(
            state=TaskState.UNKNOWN.value,
            trouble=interrupted,
            attempts=FetchTaskRow.attempts + 1,
        )
    )


def _check(work: Work, wishes: Sequence[TaskWish]) -> None:
    """Raise the KnownErrors of StartFetchRun for conversations that cannot be asked."""
    for examinee_id in sorted({wish.examinee_id for wish in wishes}):
        if work.session.get(ExamineeRow, examinee_id) is None:
            raise KnownError("no_such_examinee", id=examinee_id)
    spots: dict[int, set[int]] = {}
    for wish in wishes:
        spots.setdefault(wish.case_id, set()).update(() if wish.prefix is None else (wish.prefix,))
    for case_id, prefixes in spots.items():
        query = select(Case.updates).where(Case.id == case_id)
        row = work.connection.execute(query).one_or_none()
        if row is None:
            raise KnownError("no_such_case", id=case_id)
        if not prefixes:
            continue
        if max(prefixes) > row.updates:
            raise KnownError("prefix_too_long", id=case_id, k=max(prefixes), updates=row.updates)
        first = first_prefix(work.connection, case_id)
        if min(prefixes) < first:
            raise KnownError("prefix_too_early", k=min(prefixes), complete_from=first)
