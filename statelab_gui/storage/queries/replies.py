"""Examinees, replies, drafts, probe plans and preferences."""

from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import Connection, func, select

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import RulingKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.probe_plans import ProbePlan
from statelab_gui.domain.runs import BLANK, Examinee, ReplyInfo, ReplySource, Setting, SettingState
from statelab_gui.domain.scoring import SCORER_VERSION, Verdict
from statelab_gui.storage.codec import plan_of
from statelab_gui.storage.fetch_schema import AttemptRow
from statelab_gui.storage.queries.base import OpenFile, Query
from statelab_gui.storage.queries.cases import is_sealed
from statelab_gui.storage.queries.standing import is_real, not_right
from statelab_gui.storage.schema import (
    Case,
    CaseSet,
    Draft,
    Edit,
    ExamineeRow,
    ExamineeSetting,
    Preference,
    Reply,
    RulingRow,
    Run,
    VerdictRow,
)
from statelab_gui.storage.schema import ProbePlan as ProbePlanRow


@dataclass(frozen=True)
class WrongReply:
    """A whole-case reply that is in the denominators and not right, and where its case is found."""

    reply_id: int
    case_id: int
    case_name: str
    seed: int
    set_id: int
    set_name: str
    simulated: bool


class ReplyQueries(OpenFile):
    """Questions about who answered, what was received, and what is being written."""

    def examinees(self) -> list[Examinee]:
        """All examinees in the order of their making, older versions included."""
        with self._reading() as connection:
            return _examinees(connection, select(ExamineeRow).order_by(ExamineeRow.id))

    def examinee(self, examinee_id: int) -> Examinee:
        """One examinee; raises KnownError("no_such_examinee")."""
        with self._reading() as connection:
            found = _examinees(connection, select(ExamineeRow).where(ExamineeRow.id == examinee_id))
        if not found:
            raise KnownError("no_such_examinee", id=examinee_id)
        return found[0]

    def replies(self, case_id: int, examinee_id: int | None = None) -> list[ReplyInfo]:
        """The whole-case replies to a case in order of recording, superseded ones included.

        While the case is sealed, simulated ones are withheld, and the verdicts of others, whose
        input was cut or too long, hold counts only; see ReplyInfo.
        """
        query = _REPLIES.where(Reply.case_id == case_id, Reply.prefix.is_(None))
        return self._infos(query, examinee_id)

    def probes(self, case_id: int, examinee_id: int) -> list[ReplyInfo]:
        """The replies to prefixes of a case by one examinee, in order of recording.

        While the case is sealed their verdicts hold counts only and no cell, and simulated ones
        are withheld.
        """
        query = _REPLIES.where(Reply.case_id == case_id, Reply.prefix.is_not(None))
        return self._infos(query, examinee_id)

    def reply(self, reply_id: int) -> ReplyInfo:
        """One reply, whole case or probe; raises KnownError("no_such_reply")."""
        found = self._infos(_REPLIES.where(Reply.id == reply_id), None)
        if not found:
            raise KnownError("no_such_reply", id=reply_id)
        return found[0]

    def wrong_replies(self, limit: int) -> list[WrongReply]:
        """The latest whole-case replies that are in the denominators and not right, superseded ones
        included, the one recorded last first."""
        with self._reading() as connection:
            return [WrongReply(*row) for row in connection.execute(_WRONG.limit(limit))]

    def has_whole_reply(self) -> bool:
        """Whether any whole-case reply is recorded, simulated or not."""
        query = select(Reply.id).where(Reply.prefix.is_(None)).limit(1)
        with self._reading() as connection:
            return connection.execute(query).first() is not None

    def verdicts(self, reply_id: int) -> list[Verdict]:
        """Every verdict on a reply, that of the oldest scorer first; none for an unknown reply.

        While the case is sealed they hold counts only and no cell.
        """
        query = (
            select(VerdictRow.detail, Reply.case_id, Reply.source)
            .join(Reply, Reply.id == VerdictRow.reply_id)
            .where(VerdictRow.reply_id == reply_id)
            .order_by(VerdictRow.scorer_version)
        )
        with self._reading() as connection:
            rows = connection.execute(query).all()
            sealed = bool(rows) and is_sealed(connection, rows[0].case_id)
        return [_told(row, sealed) for row in rows]

    def outdated_replies(self) -> list[int]:
        """The replies whose verdict is by an older scorer than this one, in order of recording."""
        # From the index of versions alone: the verdicts themselves would be many megabytes.
        query = (
            select(VerdictRow.reply_id)
            .group_by(VerdictRow.reply_id)
            .having(func.max(VerdictRow.scorer_version) < SCORER_VERSION)
            .order_by(VerdictRow.reply_id)
        )
        with self._reading() as connection:
            return list(connection.execute(query).scalars())

    def reply_count(self, examinee_id: int) -> int:
        """How many replies of an examinee are recorded, probes and superseded ones included."""
        query = select(func.count()).where(Reply.examinee_id == examinee_id)
        with self._reading() as connection:
            return int(connection.execute(query).scalar_one())

    def draft(self, case_id: int, examinee_id: int, prefix: int | None = None) -> str | None:
        """The half-typed reply saved last; None when there is none."""
        query = select(Draft.text).where(
            Draft.case_id == case_id,
            Draft.examinee_id == examinee_id,
            Draft.prefix == (prefix or 0),
        )
        with self._reading() as connection:
            text = connection.execute(query).scalar_one_or_none()
        return None if text is None else text.decode("utf-8", "surrogatepass")

    def probe_plan(self, case_id: int, examinee_id: int) -> ProbePlan | None:
        """The plan kept for this case and examinee; None when nobody made one.

        One of an older document may begin before every cell is set: `ProbePlan.within` cuts it.
        """
        query = select(ProbePlanRow).where(
            ProbePlanRow.case_id == case_id, ProbePlanRow.examinee_id == examinee_id
        )
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else plan_of(row)

    def preference(self, key: str) -> str | None:
        """What the document remembers under that key; None when nothing."""
        query = select(Preference.value).where(Preference.key == key)
        with self._reading() as connection:
            return connection.execute(query).scalar_one_or_none()

    def field_history(self, reply_id: int, field: str) -> list[tuple[str, Setting, Setting]]:
        """Every change of a run's field: when, from what, to what; undoing is a change too.

        `field` is one of RUN_FIELDS, "column:ID", or "ruling", whose values are codes of
        RulingKind; "withdrawn" leaves a blank.
        """
        if field == "ruling":
            return self._ruling_history(reply_id)
        query = (
            select(Edit)
            .where(Edit.subject == "run", Edit.row == reply_id, Edit.field == field)
            .order_by(Edit.id)
        )
        with self._reading() as connection:
            rows = connection.execute(query).all()
        return [
            (row.at, _setting(row.old_state, row.old), _setting(row.new_state, row.new))
            for row in rows
        ]

    def _ruling_history(self, reply_id: int) -> list[tuple[str, Setting, Setting]]:
        query = (
            select(RulingRow.at, RulingRow.ruling)
            .where(RulingRow.reply_id == reply_id)
            .order_by(RulingRow.id)
        )
        with self._reading() as connection:
            rows = connection.execute(query).all()
        found: list[tuple[str, Setting, Setting]] = []
        before = BLANK
        for at, kind in rows:
            now = BLANK if kind == RulingKind.WITHDRAWN.value else Setting.of(kind)
            found.append((at, before, now))
            before = now
        return found

    def _infos(self, query: Query, examinee_id: int | None) -> list[ReplyInfo]:
        if examinee_id is not None:
            query = query.where(Reply.examinee_id == examinee_id)
        with self._reading() as connection:
            rows = connection.execute(query.order_by(Reply.id)).all()
            asked = {row.case_id for row in rows}
            sealed = {case_id for case_id in asked if is_sealed(connection, case_id)}
        return [_reply_info(row, row.case_id in sealed) for row in rows]


_REPLIES = (
    select(
        Reply.id,
        Reply.case_id,
        Reply.examinee_id,
        Reply.prefix,
        Reply.raw,
        Reply.sha256,
        Reply.source,
        Reply.file_name,
        Reply.converted_from_html,
        Reply.received_at,
        Reply.prompt_sha256,
        Reply.supersedes,
        Reply.repeat,
        Reply.outcome,
        Run.superseded_by,
        VerdictRow.detail,
        AttemptRow.finish_reason,
    )
    .join(Run, Run.reply_id == Reply.id)
    .join(VerdictRow, VerdictRow.id == Run.verdict_id)
    .outerjoin(AttemptRow, AttemptRow.reply_id == Reply.id)
)


_WRONG = (
    select(Reply.id, Case.id, Case.name, Case.seed, CaseSet.id, CaseSet.name, ~is_real())
    .join(Run, Run.reply_id == Reply.id)
    .join(VerdictRow, VerdictRow.id == Run.verdict_id)
    .join(Case, Case.id == Reply.case_id)
    .join(CaseSet, CaseSet.id == Case.set_id)
    .where(Reply.prefix.is_(None), not_right())
    .order_by(Reply.id.desc())
)


def _examinees(connection: Connection, query: Query) -> list[Examinee]:
    rows = connection.execute(query).all()
    if not rows:
        return []
    wanted = select(ExamineeSetting)
    if len(rows) == 1:
        wanted = wanted.where(ExamineeSetting.examinee_id == rows[0].id)
    settings: dict[int, dict[str, Setting]] = {row.id: {} for row in rows}
    for row in connection.execute(wanted):
        settings[row.examinee_id][row.key] = _setting(row.state, row.value)
    return [Examinee(row.id, settings[row.id], row.created_at, row.version_of) for row in rows]


def _setting(state: str, value: str | None) -> Setting:
    return Setting(SettingState(state), value or "")


def _is_withheld(row: Any, sealed: bool) -> bool:
    return sealed and row.source == ReplySource.SIMULATED.value


def _told(row: Any, sealed: bool) -> Verdict:
    """The verdict, or as much of it as may be told of a sealed case."""
    verdict = Verdict.from_json(row.detail)
    if _is_withheld(row, sealed):  # faults and notes quote what the reply says
        return replace(verdict, cells=(), faults=(), notes=())
    return replace(verdict, cells=()) if sealed else verdict  # they tell true values


def _reply_info(row: Any, sealed: bool) -> ReplyInfo:
    withheld = _is_withheld(row, sealed)
    return ReplyInfo(
        id=row.id,
        case_id=row.case_id,
        examinee_id=row.examinee_id,
        prefix=row.prefix,
        raw=b"" if withheld else row.raw,
        sha256=row.sha256,
        source=ReplySource(row.source),
        file_name=row.file_name,
        converted_from_html=bool(row.converted_from_html),
        received_at=row.received_at,
        prompt_sha256=row.prompt_sha256,
        supersedes=row.supersedes,
        superseded_by=row.superseded_by,
        verdict=_told(row, sealed),
        repeat=row.repeat,
        outcome=None if row.outcome is None else Outcome(row.outcome),
        finish_reason=row.finish_reason,
        withheld=withheld,
        sealed=sealed,
    )
