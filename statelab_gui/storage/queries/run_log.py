"""The run log: which rows there are, in what order, and what stands in a page of them.

A row is named by one whole number: a reply's id, or for an unanswered case a negative number made
of case and examinee (`unanswered_row`). So a list of a million rows is a list of numbers.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select

from statelab_gui.domain.families import Family
from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.runs import (
    RUN_FIELDS,
    ReplySource,
    RunRow,
    Setting,
    SettingState,
    VerdictSummary,
)
from statelab_gui.storage.queries.base import OpenFile
from statelab_gui.storage.queries.run_order import RunFilter, rows_in_order
from statelab_gui.storage.run_fields import read_field
from statelab_gui.storage.schema import (
    Case,
    CaseSet,
    ExamineeSetting,
    Reply,
    Reveal,
    Run,
    VerdictRow,
)

_EXAMINEES = 1 << 20  # an examinee's id is below this: the lower part of an unanswered row's number
_FEW = 900


def unanswered_row(case_id: int, examinee_id: int | None) -> int:
    """The number of the row of a case that this examinee (None: nobody yet) has not answered."""
    return -(case_id * _EXAMINEES + (examinee_id or 0))


class RunLogQueries(OpenFile):
    """Questions about the rows of the run log."""

    def run_row_ids(
        self,
        order_by: str = "position",
        descending: bool = False,
        wanted: RunFilter | None = None,
        *,
        limit: int | None = None,
        offset: int = 0,
    ) -> list[int]:
        """The numbers of the wanted rows in order; a page of them with `limit` and `offset`.

        `order_by` is a key of `run_order.SORT_KEYS`. In either direction rows with a value come
        first, then "not provided", then blanks; equal ones by set, position and time of recording.
        Raises ValueError for another key.
        """
        query = rows_in_order(order_by, descending, wanted or RunFilter(), _EXAMINEES)
        if limit is not None:
            query = query.limit(limit).offset(offset)
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def run_row_count(self, wanted: RunFilter | None = None) -> int:
        """How many rows are wanted."""
        query = rows_in_order("position", False, wanted or RunFilter(), _EXAMINEES)
        with self._reading() as connection:
            return connection.execute(
                select(func.count()).select_from(query.order_by(None).subquery())
            ).scalar_one()

    def run_rows(self, ids: Sequence[int]) -> list[RunRow]:
        """The rows of these numbers, in their order; a number that is no row is left out.

        The number of statements does not grow with the number of rows of a page.
        """
        found: dict[int, RunRow] = {}
        settings: dict[int, dict[str, Setting]] = {}
        with self._reading() as connection:
            for start in range(0, len(ids), _FEW):
                few = ids[start : start + _FEW]
                replies = [number for number in few if number > 0]
                blanks = [divmod(-number, _EXAMINEES) for number in few if number < 0]
                answered = (
                    connection.execute(_ANSWERED.where(Reply.id.in_(replies))).all()
                    if replies
                    else []
                )
                cases = (
                    connection.execute(_CASES.where(Case.id.in_({c for c, _ in blanks}))).all()
                    if blanks
                    else []
                )
                new = {row.examinee_id for row in answered} | {e for _, e in blanks if e}
                _load_settings(connection, new, settings)
                for row in answered:
                    found[row.reply_id] = _answered(row, settings[row.examinee_id])
                by_id = {row.case_id: row for row in cases}
                for case_id, examinee_id in blanks:
                    if case_id in by_id:
                        number = unanswered_row(case_id, examinee_id)
                        known = settings[examinee_id] if examinee_id else {}
                        found[number] = _unanswered(by_id[case_id], examinee_id or None, known)
        return [found[number] for number in ids if number in found]


_CASE_COLUMNS = (
    Case.id.label("case_id"),
    Case.set_id,
    CaseSet.name.label("set_name"),
    Case.name.label("case_name"),
    Case.family,
    Case.form,
    Case.seed,
    Case.length,
    Case.updates,
    Case.characters,
    # Times may differ in their offset, so the first one recorded is looked for, not the least.
    select(Reveal.at)
    .where(Reveal.case_id == Case.id)
    .order_by(Reveal.id)
    .limit(1)
    .scalar_subquery()
    .label("revealed_at"),
)
_CASES = select(*_CASE_COLUMNS).join(CaseSet, CaseSet.id == Case.set_id)
_ANSWERED = (
    select(
        *_CASE_COLUMNS,
        Reply.id.label("reply_id"),
        Reply.examinee_id,
        Reply.prefix,
        Reply.repeat,
        Reply.source,
        Reply.received_at,
        Run.superseded_by,
        Run.revealed_before,
        VerdictRow.valid,
        VerdictRow.correct,
        VerdictRow.total,
        VerdictRow.exact,
        VerdictRow.fault,
        VerdictRow.scorer_version,
        *(
            column
            for spec in RUN_FIELDS
            for column in (getattr(Run, spec.key), getattr(Run, f"{spec.key}_state"))
        ),
    )
    .join(Case, Case.id == Reply.case_id)
    .join(CaseSet, CaseSet.id == Case.set_id)
    .join(Run, Run.reply_id == Reply.id)
    .join(VerdictRow, VerdictRow.id == Run.verdict_id)
)


def _load_settings(connection: Any, wanted: set[int], known: dict[int, dict[str, Setting]]) -> None:
    """Read the settings of the examinees that are not known yet; unknown ones have none."""
    new = [examinee for examinee in wanted if examinee not in known]
    known.update({examinee: {} for examinee in new})
    for start in range(0, len(new), _FEW):
        few = new[start : start + _FEW]
        query = select(ExamineeSetting).where(ExamineeSetting.examinee_id.in_(few))
        for row in connection.execute(query):
            known[row.examinee_id][row.key] = Setting(SettingState(row.state), row.value)


def _case_facts(row: Any) -> dict[str, Any]:
    facts = {column.key: getattr(row, column.key) for column in _CASE_COLUMNS}
    return {**facts, "family": Family(row.family)}


def _answered(row: Any, settings: dict[str, Setting]) -> RunRow:
    return RunRow(
        reply_id=row.reply_id,
        **_case_facts(row),
        examinee_id=row.examinee_id,
        settings=settings,
        prefix=row.prefix,
        verdict=VerdictSummary(
            bool(row.valid),
            row.correct,
            row.total,
            bool(row.exact),
            None if row.fault is None else FaultKind(row.fault),
            row.scorer_version,
        ),
        fields={spec.key: read_field(row, spec.key) for spec in RUN_FIELDS},
        source=ReplySource(row.source),
        received_at=row.received_at,
        superseded=row.superseded_by is not None,
        revealed_before=bool(row.revealed_before),
        repeat=row.repeat,
    )


def _unanswered(row: Any, examinee_id: int | None, settings: dict[str, Setting]) -> RunRow:
    return RunRow(
        reply_id=None,
        **_case_facts(row),
        examinee_id=examinee_id,
        settings=settings,
        prefix=None,
        verdict=None,
        fields={},
        source=None,
        received_at=None,
        superseded=False,
        revealed_before=False,
    )
