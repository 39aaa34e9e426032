"""Which rows the run log has, filtered and sorted by the database."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from sqlalchemy import (
    CTE,
    ColumnElement,
    Float,
    SQLColumnExpression,
    and_,
    case,
    cast,
    exists,
    func,
    literal,
    null,
    or_,
    select,
    union_all,
)

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.families import Family
from statelab_gui.domain.runs import EXAMINEE_FIELDS, RUN_FIELDS, SettingState
from statelab_gui.storage.queries.base import Query
from statelab_gui.storage.queries.cases import status_of
from statelab_gui.storage.schema import (
    Case,
    CaseSet,
    ExamineeSetting,
    Reply,
    Run,
    VerdictRow,
)


@dataclass(frozen=True)
class RunFilter:
    """Which rows are wanted; what is None is not asked for.

    `text` is searched for in the names of set and case, family, form, settings and notes, letter
    case aside (of A-Z). `probes` are replies to prefixes, `superseded` replies that were corrected.
    """

    set_id: int | None = None
    examinee_id: int | None = None
    case_id: int | None = None
    status: CaseStatus | None = None
    text: str = ""
    probes: bool = True
    superseded: bool = True


Column: TypeAlias = SQLColumnExpression[Any]


@dataclass(frozen=True)
class _Key:
    """How rows are sorted: an expression for answered rows and one for unanswered ones, each with
    a rank: 0 for a value, 1 for "not provided", 2 for a blank.
    """

    answered: Callable[[], tuple[Column, Column]]
    unanswered: Callable[[Column], tuple[Column, Column]]


def _valued(column: Column) -> tuple[Column, Column]:
    return column, case((column.is_(None), 2), else_=0)


def _both(column: Column) -> _Key:
    return _Key(lambda: _valued(column), lambda _: _valued(column))


def _measured(column: Column) -> _Key:
    return _Key(lambda: _valued(column), lambda _: (null(), literal(2)))


def _field(key: str) -> _Key:
    column: Column = getattr(Run, key)
    if key == "cost":
        column = cast(column, Float)  # decimal text sorts as a number
    rank = _rank(getattr(Run, f"{key}_state"))
    return _Key(lambda: (column, rank), lambda _: (null(), literal(2)))


def _rank(state: Column) -> Column:
    return case(
        (state == SettingState.VALUE.value, 0),
        (state == SettingState.NOT_PROVIDED.value, 1),
        else_=2,
    )


def _setting(key: str) -> _Key:
    def of(examinee_id: Column) -> tuple[Column, Column]:
        mine = and_(ExamineeSetting.examinee_id == examinee_id, ExamineeSetting.key == key)
        return (
            select(ExamineeSetting.value).where(mine).scalar_subquery(),
            func.coalesce(select(_rank(ExamineeSetting.state)).where(mine).scalar_subquery(), 2),
        )

    return _Key(lambda: of(Reply.examinee_id), of)


_FAMILIES = case({family.value: n for n, family in enumerate(Family)}, value=Case.family, else_=99)
_STATUS = status_of(VerdictRow.valid, VerdictRow.exact)

SORT_KEYS: dict[str, _Key] = {
    "position": _both(Case.set_id),  # then by position, as all are
    "set": _both(CaseSet.name),
    "case": _both(Case.name),
    "family": _both(_FAMILIES),
    "form": _both(Case.form),
    "seed": _both(Case.seed),
    "length": _both(Case.length),
    "updates": _both(Case.updates),
    "characters": _both(Case.characters),
    "examinee": _Key(
        lambda: _valued(Reply.examinee_id), lambda examinee: _valued(func.nullif(examinee, 0))
    ),
    "prefix": _measured(Reply.prefix),
    "status": _measured(_STATUS),
    "correct": _measured(VerdictRow.correct),
    "total": _measured(VerdictRow.total),
    "exact": _measured(VerdictRow.exact),
    "fault": _measured(VerdictRow.fault),
    "source": _measured(Reply.source),
    "received_at": _measured(func.julianday(Reply.received_at)),  # offsets may differ
    "superseded": _measured(case((Run.superseded_by.is_(None), 0), else_=1)),
    "revealed_before": _measured(Run.revealed_before),
    **{spec.key: _setting(spec.key) for spec in EXAMINEE_FIELDS},
    **{spec.key: _field(spec.key) for spec in RUN_FIELDS},
}
"""What the log can be sorted by."""


@lru_cache(maxsize=32)  # putting it together takes longer than most pages take to read
def rows_in_order(order_by: str, descending: bool, wanted: RunFilter, shift: int) -> Query:
    """A query of the wanted rows' numbers in order; see `RunLogQueries.run_row_ids`."""
    if order_by not in SORT_KEYS:
        raise ValueError(order_by)
    key = SORT_KEYS[order_by]
    parts = []
    if wanted.status is not CaseStatus.UNANSWERED:
        parts.append(_answered(key, wanted))
    if wanted.status in (None, CaseStatus.UNANSWERED):
        parts += [_unanswered(key, wanted, shift), _untouched(key, wanted, shift)]
    rows = (parts[0] if len(parts) == 1 else union_all(*parts)).subquery()
    value = rows.c.value.desc() if descending else rows.c.value.asc()
    return select(rows.c.number).order_by(
        rows.c.rank, value, rows.c.set_id, rows.c.position, rows.c.tie
    )


def _columns(number: Column, tie: Column, sorted_by: tuple[Column, Column]) -> tuple[Column, ...]:
    value, rank = sorted_by
    return (
        number.label("number"),
        value.label("value"),
        rank.label("rank"),
        Case.set_id.label("set_id"),
        Case.position.label("position"),
        tie.label("tie"),
    )


def _answered(key: _Key, wanted: RunFilter) -> Query:
    query = (
        select(*_columns(Reply.id, Reply.id, key.answered()))
        .join(Case, Case.id == Reply.case_id)
        .join(CaseSet, CaseSet.id == Case.set_id)
        .join(Run, Run.reply_id == Reply.id)
        .join(VerdictRow, VerdictRow.id == Run.verdict_id)
    )
    query = _of_case(query, wanted)
    if wanted.examinee_id is not None:
        query = query.where(Reply.examinee_id == wanted.examinee_id)
    if wanted.status is not None:
        query = query.where(_STATUS.in_([wanted.status.value]))
    if not wanted.probes:
        query = query.where(Reply.prefix.is_(None))
    if not wanted.superseded:
        query = query.where(Run.superseded_by.is_(None))
    if wanted.text:
        query = query.where(
            or_(
                *_names_hold(wanted.text),
                _settings_hold(wanted.text, Reply.examinee_id),
                _holds(Run.notes, wanted.text),
            )
        )
    return query


def _pairs() -> CTE:
    """Every (set, examinee) where the examinee has a reply to a case of the set."""
    # Grouped in one pass over an index of the replies, and kept: asked anew for every case, each
    # case of a set that nobody has begun would look through all of them.
    return (
        select(Case.set_id.label("set_id"), Reply.examinee_id.label("examinee_id"))
        .join(Case, Case.id == Reply.case_id)
        .distinct()
        .cte("pairs")
    )


def _unanswered(key: _Key, wanted: RunFilter, shift: int) -> Query:
    """Cases that an examinee at work on the set has not answered whole."""
    pairs = _pairs()
    examinee = pairs.c.examinee_id
    answered = exists().where(
        Reply.case_id == Case.id, Reply.examinee_id == examinee, Reply.prefix.is_(None)
    )
    number = -(Case.id * shift + examinee)
    query = (
        select(*_columns(number, examinee, key.unanswered(examinee)))
        .join(CaseSet, CaseSet.id == Case.set_id)
        .join(pairs, pairs.c.set_id == Case.set_id)
        .where(~answered)
    )
    query = _of_case(query, wanted)
    if wanted.examinee_id is not None:
        query = query.where(examinee == wanted.examinee_id)
    if wanted.text:
        found = (*_names_hold(wanted.text), _settings_hold(wanted.text, examinee))
        query = query.where(or_(*found))
    return query


def _untouched(key: _Key, wanted: RunFilter, shift: int) -> Query:
    """Cases of sets that nobody has begun."""
    nobody: Column = literal(0)
    sibling = Case.__table__.alias("sibling")
    begun = exists().where(Reply.case_id == sibling.c.id, sibling.c.set_id == Case.set_id)
    query = (
        select(*_columns(-(Case.id * shift), nobody, key.unanswered(nobody)))
        .join(CaseSet, CaseSet.id == Case.set_id)
        .where(~begun)
    )
    query = _of_case(query, wanted)
    if wanted.examinee_id is not None:
        query = query.where(literal(0) == 1)
    if wanted.text:
        query = query.where(or_(*_names_hold(wanted.text)))
    return query


def _of_case(query: Query, wanted: RunFilter) -> Query:
    if wanted.set_id is not None:
        query = query.where(Case.set_id == wanted.set_id)
    if wanted.case_id is not None:
        query = query.where(Case.id == wanted.case_id)
    return query


def _names_hold(text: str) -> tuple[ColumnElement[bool], ...]:
    columns: tuple[Any, ...] = (CaseSet.name, Case.name, Case.family, Case.form)
    return tuple(_holds(column, text) for column in columns)


def _settings_hold(text: str, examinee_id: Column) -> ColumnElement[bool]:
    return exists().where(
        ExamineeSetting.examinee_id == examinee_id, _holds(ExamineeSetting.value, text)
    )


def _holds(column: Any, text: str) -> ColumnElement[bool]:
    found: ColumnElement[bool] = column.icontains(text, autoescape=True)
    return found
