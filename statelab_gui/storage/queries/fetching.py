"""Runs: how they stand, and their conversations."""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import Any

from sqlalchemy import func, select

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.fetching.kept import TaskRow
from statelab_gui.domain.fetching.runs import (
    FetchPlan,
    FetchRun,
    FetchTally,
    RunKind,
    RunState,
    TaskState,
)
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import VerdictSummary
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.fetch_schema import AttemptRow, FetchRunRow, FetchTaskRow
from statelab_gui.storage.queries.base import Query
from statelab_gui.storage.queries.fetch_places import PlaceQueries
from statelab_gui.storage.queries.fetch_spending import Spending, Spent
from statelab_gui.storage.schema import Case, CaseSet, Reply


class FetchQueries(PlaceQueries):
    """Questions about runs. Nothing of an answer is in them; see `queries.attempts`."""

    def fetch_runs(self) -> list[FetchRun]:
        """All runs, the one begun last first."""
        return self._runs(select(FetchRunRow).order_by(FetchRunRow.id.desc()), None)

    def fetch_run(self, run_id: int) -> FetchRun:
        """One run; raises KnownError("no_such_fetch_run")."""
        found = self._runs(select(FetchRunRow).where(FetchRunRow.id == run_id), run_id)
        if not found:
            raise KnownError("no_such_fetch_run", id=run_id)
        return found[0]

    def fetch_tasks(
        self,
        run_id: int,
        states: Iterable[TaskState] | None = None,
        offset: int = 0,
        limit: int = 200,
    ) -> list[TaskRow]:
        """At most `limit` conversations of a run, in order, those of these states only."""
        query = _of_run(_TASKS, run_id, states).order_by(FetchTaskRow.position)
        if states is None:  # positions run from 0 without a gap: nothing has to be gone through
            query = query.where(FetchTaskRow.position >= offset)
        else:
            query = query.offset(offset)
        found = query.limit(limit).subquery()
        with self._reading() as connection:
            [rows] = connection.execute(select(func.json_group_array(func.json_array(*found.c))))
        return sorted(map(_task_row, json.loads(rows[0])), key=attrgetter("position"))

    def verdicts_counting(self, reply_ids: Sequence[int]) -> dict[int, VerdictSummary]:
        """How these replies were judged, by the verdict that counts for each."""
        with self._reading() as connection:
            values = (json.dumps(list(reply_ids)),)
            [rows] = connection.exec_driver_sql(_VERDICTS, values)
        return {
            reply_id: VerdictSummary(
                bool(valid),
                correct,
                total,
                bool(exact),
                None if fault is None else FaultKind(fault),
                version,
                score,
            )
            for reply_id, valid, correct, total, exact, fault, version, score in json.loads(rows[0])
        }

    def fetch_task_count(self, run_id: int, states: Iterable[TaskState] | None = None) -> int:
        """How many conversations of a run are in these states; all of them without."""
        with self._reading() as connection:
            return int(connection.execute(_of_run(_COUNT, run_id, states)).scalar_one())

    def fetched_changes(self, run_id: int, reply_ids: Sequence[int]) -> Changes:
        """What to announce once the journal of a run has kept these replies."""
        with self._reading() as connection:
            values = (json.dumps(list(reply_ids)),)
            [rows] = connection.exec_driver_sql(_CASES, values)
        return changes_of(run_id, reply_ids, json.loads(rows[0]))

    def has_interrupted(self) -> bool:
        """Whether a direct run is told to be under way, or a conversation of one to be asked."""
        with self._reading() as connection:
            return connection.execute(_UNDER_WAY).first() is not None

    def attempts_kept(self) -> int:
        """About how many attempts at conversations are kept: what the first look at runs costs."""
        with self._reading() as connection:
            return int(connection.execute(_ATTEMPTS).scalar_one() or 0)

    def runs_kept(self) -> int:
        """About how many runs are kept."""
        with self._reading() as connection:
            return int(connection.execute(_RUNS).scalar_one() or 0)

    def learn_spending(self, other: "FetchQueries") -> None:
        """Take over what another look at the same document has added up."""
        self.__dict__["_spending"] = other._spending

    def learn_run(self, run_id: int, spending: Spending) -> None:
        """Take over what the journal of a run has added up."""
        self._spending.learn(run_id, spending)

    @cached_property
    def _spending(self) -> Spending:
        return Spending()

    def _runs(self, query: Query, only: int | None) -> list[FetchRun]:
        counting = _STATES if only is None else _STATES.where(FetchTaskRow.run_id == only)
        with self._reading() as connection:
            rows = connection.execute(query).all()
            counts: dict[int, dict[str, int]] = {}
            for run_id, state, n in connection.execute(counting):
                counts.setdefault(run_id, {})[state] = n
            plans = {row.id: plan_of(row.plan) for row in rows}
            spent = self._spending.of_all(
                lambda sql, values: connection.exec_driver_sql(sql, tuple(values)),
                {run_id: plan.pricing for run_id, plan in plans.items()},
            )
        return [
            _run(row, plans[row.id], tally_of(counts.get(row.id, {}), spent[row.id]))
            for row in rows
        ]


@lru_cache(4096)
def plan_of(text: str) -> FetchPlan:
    """A plan as it is kept, read once."""
    return FetchPlan.from_json(text)


def changes_of(run_id: int, reply_ids: Iterable[int], case_ids: Iterable[int]) -> Changes:
    """What to announce once these replies to these cases were kept for a run."""
    replies = frozenset(reply_ids)
    return Changes(
        cases=frozenset(case_ids), replies=replies, runs=replies, fetch_runs=frozenset({run_id})
    )


def tally_of(counts: Mapping[str, int], spent: Spent) -> FetchTally:
    """How a run stands, from the number of its conversations by state."""
    return FetchTally(
        total=sum(counts.values()),
        spent=spent.amount,
        unpriced=spent.unpriced,
        **{state.value: counts.get(state.value, 0) for state in TaskState},
    )


_TASKS = (
    select(
        FetchTaskRow.id,
        FetchTaskRow.position,
        FetchTaskRow.case_id,
        Case.name.label("case_name"),
        Case.set_id,
        CaseSet.name.label("set_name"),
        FetchTaskRow.examinee_id,
        FetchTaskRow.prefix,
        FetchTaskRow.repeat,
        FetchTaskRow.state,
        FetchTaskRow.attempts,
        FetchTaskRow.trouble,
        FetchTaskRow.reply_id,
        Reply.outcome,
    )
    .select_from(FetchTaskRow)
    .join(Case, Case.id == FetchTaskRow.case_id)
    .join(CaseSet, CaseSet.id == Case.set_id)
    .outerjoin(Reply, Reply.id == FetchTaskRow.reply_id)
)
# One row of JSON holds all that a page shows: at every row a reader lets other threads go first,
# and the window must not wait so often for a run that computes all the time.
_VERDICTS = """
    SELECT json_group_array(json_array(run.reply_id, verdict.valid, verdict.correct, verdict.total,
        verdict.exact, verdict.fault, verdict.scorer_version, verdict.score))
    FROM run JOIN verdict ON verdict.id = run.verdict_id
    WHERE run.reply_id IN (SELECT value FROM json_each(?))
"""
_CASES = """
    SELECT json_group_array(DISTINCT case_id) FROM reply
    WHERE id IN (SELECT value FROM json_each(?))
"""
_UNDER_WAY = (
    select(FetchRunRow.id)
    .where(
        func.json_extract(FetchRunRow.plan, "$.kind") == RunKind.DIRECT.value,
        (FetchRunRow.state == RunState.RUNNING.value)
        | select(FetchTaskRow.id)
        .where(FetchTaskRow.run_id == FetchRunRow.id, FetchTaskRow.state == TaskState.ASKING.value)
        .exists(),
    )
    .limit(1)
)
_ATTEMPTS = select(func.max(AttemptRow.id))
_RUNS = select(func.max(FetchRunRow.id))
_COUNT = select(func.count()).select_from(FetchTaskRow)
_STATES = select(FetchTaskRow.run_id, FetchTaskRow.state, func.count()).group_by(
    FetchTaskRow.run_id, FetchTaskRow.state
)


def _of_run(query: Query, run_id: int, states: Iterable[TaskState] | None) -> Query:
    query = query.where(FetchTaskRow.run_id == run_id)
    if states is None:
        return query
    return query.where(FetchTaskRow.state.in_([state.value for state in states]))


def _run(row: Any, plan: FetchPlan, tally: FetchTally) -> FetchRun:
    return FetchRun(
        id=row.id,
        plan=plan,
        state=RunState(row.state),
        created_at=row.created_at,
        tally=tally,
        stopped_by=None if row.stopped_by is None else Trouble.from_json(row.stopped_by),
        over_limit=bool(row.over_limit),
    )


def _task_row(row: Sequence[Any]) -> TaskRow:
    found = TaskRow(*row)
    trouble: Any = found.trouble
    return found._replace(
        state=TaskState(found.state),
        trouble=None if trouble is None else Trouble.from_json(trouble),
        outcome=None if found.outcome is None else Outcome(found.outcome),
    )
