"""The reviewer's word on conversations of a run: ask again, give up, leave a setting out."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from sqlalchemy import func, select, update
from sqlalchemy.sql.elements import ColumnElement

from statelab_gui.domain.fetching.asking import SENDABLE
from statelab_gui.domain.fetching.runs import FetchPlan, RunKind, RunState, TaskState
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.domain.runs import NOT_PROVIDED, Setting, SettingState
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.commands.examinees import (
    add_examinee,
    is_fixed,
    settings_of,
    write_settings,
)
from statelab_gui.storage.commands.fetching import plan_text, run_row
from statelab_gui.storage.fetch_schema import FetchTaskRow
from statelab_gui.storage.schema import ExamineeRow

ASKED_AGAIN = frozenset({TaskState.FAILED, TaskState.UNKNOWN, TaskState.GIVEN_UP})
"""The states of conversations that may be asked again at the reviewer's word."""

_FEW = 900  # ids in one statement


@dataclass
class AskAgain(Command):
    """Let conversations of a run wait to be asked again: these, or all that are in these states.

    Only those in one of `states`, each of ASKED_AGAIN, are touched; `touched` counts them. Attempts
    stay as they are. Raises KnownError("no_such_fetch_run").
    """

    run_id: int
    task_ids: Sequence[int] | None
    states: Collection[TaskState] = ASKED_AGAIN
    name: ClassVar[str] = "ask_again"
    touched: int = 0

    def apply(self, work: Work) -> Changes:
        if not ASKED_AGAIN.issuperset(self.states):
            raise ValueError(self.states)
        row = run_row(work, self.run_id)
        self.touched = _move(work, self.run_id, self.task_ids, self.states, TaskState.WAITING)
        if self.touched and row.state == RunState.ENDED.value:
            row.state = RunState.PAUSED.value
        return Changes(fetch_runs=frozenset({self.run_id}))


@dataclass
class GiveUp(Command):
    """Give up conversations of a run that wait, failed, or have an unknown fate: these, or all.

    In a batch those too that are with the service. `touched` counts them. An answer that comes
    nevertheless is kept. Raises KnownError("no_such_fetch_run").
    """

    run_id: int
    task_ids: Sequence[int] | None
    name: ClassVar[str] = "give_up"
    touched: int = 0

    def apply(self, work: Work) -> Changes:
        plan = FetchPlan.from_json(run_row(work, self.run_id).plan)
        given_up = {TaskState.WAITING, TaskState.FAILED, TaskState.UNKNOWN}
        if plan.kind is RunKind.BATCH:
            given_up.add(TaskState.ASKING)
        self.touched = _move(work, self.run_id, self.task_ids, given_up, TaskState.GIVEN_UP)
        return Changes(fetch_runs=frozenset({self.run_id}))


@dataclass
class LeaveOut(Command):
    """Leave a setting out that the service of a run refuses, and record it as not provided.

    The conversations that are not answered are asked of an examinee without it: the same one where
    nothing is recorded of it yet, in no other run either; else a new version of it, or one that
    was made for this before. Those that failed for the setting wait again. Raises
    KnownError("no_such_fetch_run").
    """

    run_id: int
    setting: str
    at: str
    name: ClassVar[str] = "leave_out"

    def apply(self, work: Work) -> Changes:
        if self.setting not in SENDABLE:
            raise ValueError(self.setting)
        row = run_row(work, self.run_id)
        plan = FetchPlan.from_json(row.plan)
        row.plan = plan_text(replace(plan, left_out=plan.left_out | {self.setting}))
        examinees = set()
        asked = select(FetchTaskRow.examinee_id).where(*self._unanswered()).distinct()
        for examinee_id in work.session.scalars(asked).all():
            examinees |= {examinee_id, self._without(work, examinee_id)}
        refused = self._refused(work)
        if refused and row.state == RunState.ENDED.value:
            row.state = RunState.PAUSED.value
        return Changes(examinees=frozenset(examinees), fetch_runs=frozenset({self.run_id}))

    def _without(self, work: Work, examinee_id: int) -> int:
        """The examinee that has the setting not provided, and is asked from now on."""
        settings = settings_of(work, examinee_id)
        present = settings.get(self.setting)
        if present is None or present.state is not SettingState.VALUE:
            return examinee_id
        settings[self.setting] = NOT_PROVIDED
        elsewhere = (
            select(FetchTaskRow.id)
            .where(FetchTaskRow.examinee_id == examinee_id, FetchTaskRow.run_id != self.run_id)
            .limit(1)
        )
        if not is_fixed(work, examinee_id) and work.session.scalar(elsewhere) is None:
            write_settings(work, examinee_id, settings)
            return examinee_id
        version = _version(work, examinee_id, settings)
        if version is None:
            version = add_examinee(work, settings, self.at, examinee_id)
        mine = FetchTaskRow.examinee_id == examinee_id
        work.connection.execute(
            update(FetchTaskRow).where(mine, *self._unanswered()).values(examinee_id=version)
        )
        return version

    def _refused(self, work: Work) -> int:
        """Let those wait again that failed for the setting; how many there are."""
        about = (("$.kind", TroubleKind.PARAMETER_REFUSED.value), ("$.facts.setting", self.setting))
        wanted = [func.json_extract(FetchTaskRow.trouble, at) == value for at, value in about]
        failed = FetchTaskRow.state == TaskState.FAILED.value
        return work.connection.execute(
            update(FetchTaskRow)
            .where(FetchTaskRow.run_id == self.run_id, failed, *wanted)
            .values(state=TaskState.WAITING.value)
        ).rowcount

    def _unanswered(self) -> Iterable[ColumnElement[bool]]:
        """The run's conversations that are neither answered nor being asked."""
        settled = (TaskState.ANSWERED.value, TaskState.ASKING.value)
        return FetchTaskRow.run_id == self.run_id, FetchTaskRow.state.not_in(settled)


def _version(work: Work, examinee_id: int, settings: dict[str, Setting]) -> int | None:
    """A version of the examinee that has these settings already."""
    versions = select(ExamineeRow.id).where(ExamineeRow.version_of == examinee_id)
    for version in work.session.scalars(versions.order_by(ExamineeRow.id)):
        if settings_of(work, version) == settings:
            return version
    return None


def _move(
    work: Work,
    run_id: int,
    task_ids: Sequence[int] | None,
    states: Collection[TaskState],
    to: TaskState,
) -> int:
    """Put conversations of a run into another state; how many were moved."""
    moving = (
        update(FetchTaskRow)
        .where(
            FetchTaskRow.run_id == run_id,
            FetchTaskRow.state.in_([state.value for state in states]),
        )
        .values(state=to.value)
    )
    if task_ids is None:
        return work.connection.execute(moving).rowcount
    moved = 0
    for start in range(0, len(task_ids), _FEW):
        few = FetchTaskRow.id.in_(task_ids[start : start + _FEW])
        moved += work.connection.execute(moving.where(few)).rowcount
    return moved
