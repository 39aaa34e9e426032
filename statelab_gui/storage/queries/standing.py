"""How replies count, as SQL: what domain.cases.status_of and status_together say of them."""

from typing import Any

from sqlalchemy import Integer, case, exists, func, literal, or_
from sqlalchemy.orm import aliased
from sqlalchemy.sql.elements import ColumnElement

from statelab_gui.domain.cases import APART, JUDGED, NOT_RIGHT, CaseStatus
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.drift_schema import DriftCaseRow
from statelab_gui.storage.schema import Case, Reply, Reveal, VerdictRow

_BY_OUTCOME = [one.value for one in Outcome if counting(one) is not Counting.VERDICT]
_IN_NO_DENOMINATOR = [one.value for one in Outcome if counting(one) is Counting.APART]
_CODES = (*JUDGED, *APART, CaseStatus.MIXED)
CODES: dict[int, CaseStatus] = {0: CaseStatus.UNANSWERED, **dict(enumerate(_CODES, 1))}
"""The numbers that `together` makes of statuses; 0 where no reply stands."""

_PLACES = 16  # more than there are codes
_CODE = {status: code for code, status in CODES.items()}


def is_real(source: Any = Reply.source) -> ColumnElement[bool]:
    """Whether a model gave the reply: simulated ones decide nothing about a case."""
    found: ColumnElement[bool] = source != ReplySource.SIMULATED.value
    return found


def is_asked(outcome: Any = Reply.outcome) -> ColumnElement[bool]:
    """Whether the reply is one to the prompt as it is, and so in every denominator.

    One whose input was cut or too long is not: its model was never asked the case.
    """
    found: ColumnElement[bool] = or_(outcome.is_(None), outcome.not_in(_IN_NO_DENOMINATOR))
    return found


def is_open() -> ColumnElement[bool]:
    """Whether a model was asked the case whole and answered, or it was revealed; in a question
    about cases."""
    reply, reveal = aliased(Reply), aliased(Reveal)  # the question may be about replies too
    answered = exists().where(
        reply.case_id == Case.id,
        reply.prefix.is_(None),
        is_real(reply.source),
        is_asked(reply.outcome),
    )
    return or_(answered, exists().where(reveal.case_id == Case.id))


def is_drift() -> ColumnElement[bool]:
    """Whether the case is one of intent drift, which has figures of its own; in a question about
    cases."""
    return exists().where(DriftCaseRow.case_id == Case.id)


def has_status(*wanted: CaseStatus) -> ColumnElement[bool]:
    """Whether the reply, joined with its verdict, counts as one of `wanted`."""
    return reply_status().in_([one.value for one in wanted])


_LEFT_OUT = ", ".join(f"'{outcome}'" for outcome in _IN_NO_DENOMINATOR)
WITHHELD = f"""(
    reply.source = '{ReplySource.SIMULATED.value}'
    AND NOT EXISTS (
        SELECT 1 FROM reply AS told WHERE told.case_id = reply.case_id
        AND told.prefix IS NULL AND told.source <> '{ReplySource.SIMULATED.value}'
        AND (told.outcome IS NULL OR told.outcome NOT IN ({_LEFT_OUT}))
    )
    AND NOT EXISTS (SELECT 1 FROM reveal WHERE reveal.case_id = reply.case_id)
)"""
"""Whether the row of table reply must not be seen yet, as text of SQL; see ReplyInfo.withheld."""


def not_right() -> ColumnElement[bool]:
    """Whether the reply, joined with its verdict, is in the denominators and not right."""
    return has_status(*NOT_RIGHT)


def reply_status() -> ColumnElement[str]:
    """The CaseStatus of the reply, joined with its verdict, as text; see `status_of`."""
    return case(
        (Reply.outcome.in_(_BY_OUTCOME), Reply.outcome),
        (VerdictRow.exact == 1, literal(CaseStatus.RIGHT.value)),
        (VerdictRow.valid == 1, literal(CaseStatus.WRONG.value)),
        else_=literal(CaseStatus.FORMAT_ERROR.value),
    )


def together() -> ColumnElement[int]:
    """The code of what the replies of a group, joined with their verdicts, show together."""
    status = reply_status()
    judged = case(
        *((status == one.value, literal(_CODE[one])) for one in JUDGED),
        else_=literal(None, Integer),
    )
    apart = case(
        *((status == one.value, literal(_CODE[one])) for one in APART),
        else_=literal(None, Integer),
    )
    low, high = func.min(judged), func.max(judged)
    return case(
        (low == high, low),
        (low.is_not(None), literal(_CODE[CaseStatus.MIXED])),
        else_=func.max(apart),
    )


def latest_of(latest: Any, code: Any) -> ColumnElement[int]:
    """The code of the row whose `latest` is the greatest of the group."""
    return func.max(latest * _PLACES + code) % _PLACES
