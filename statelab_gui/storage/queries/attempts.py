"""Attempts at conversations: what was sent, and what came of it."""

import json
import zlib
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, func, literal_column, select

from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.asking import fates_from_json
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.domain.fetching.kept import KeptAttempt
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.drift_schema import DialogueRow, DialogueStepRow
from statelab_gui.storage.fetch_schema import AttemptRow, FetchRunRow, FetchTaskRow
from statelab_gui.storage.queries.answer_attempts import OF_REPLY
from statelab_gui.storage.queries.base import OpenFile, Query, raw_of
from statelab_gui.storage.queries.cases import is_sealed
from statelab_gui.storage.queries.dialogues import TELLS
from statelab_gui.storage.schema import Reply


class AttemptQueries(OpenFile):
    """Questions about what was sent to services and what they sent back."""

    def attempts(self, task_id: int) -> list[KeptAttempt]:
        """Every attempt at a conversation, in order of keeping."""
        return self._attempts(_ATTEMPTS.where(AttemptRow.task_id == task_id))

    def attempt_of(self, reply_id: int) -> KeptAttempt | None:
        """The attempt that brought a reply; None for one that came in another way."""
        by_reply = f"(SELECT {OF_REPLY} FROM reply WHERE reply.id = {reply_id:d})"
        brought: ColumnElement[int] = literal_column(by_reply)
        found = self._attempts(_ATTEMPTS.where(AttemptRow.id == brought))
        return found[0] if found else None

    def _attempts(self, query: Query) -> list[KeptAttempt]:
        with self._reading() as connection:
            rows = connection.execute(query.order_by(AttemptRow.id)).all()
            cases, asked = {row.case_id for row in rows}, {row.examinee_id for row in rows}
            sealed = {case_id for case_id in cases if is_sealed(connection, case_id)}
            file = raw_of(connection)
            telling = {one for one in asked if file.execute(TELLS, (one,)).fetchone() is not None}
        return [_kept(row, row.case_id in sealed, row.examinee_id in telling) for row in rows]


_ATTEMPTS = (
    select(
        AttemptRow.__table__,
        FetchTaskRow.case_id,
        FetchTaskRow.examinee_id,
        func.coalesce(Reply.source, DialogueRow.source).label("source"),
        func.coalesce(DialogueStepRow.raw, Reply.raw).label("raw"),
        func.json_extract(FetchRunRow.plan, "$.connection.dialect").label("dialect"),
    )
    .join(FetchTaskRow, FetchTaskRow.id == AttemptRow.task_id)
    .join(FetchRunRow, FetchRunRow.id == FetchTaskRow.run_id)
    .outerjoin(Reply, Reply.id == AttemptRow.reply_id)
    .outerjoin(DialogueStepRow, DialogueStepRow.id == AttemptRow.step_id)
    .outerjoin(DialogueRow, DialogueRow.id == DialogueStepRow.dialogue_id)
)


def _kept(row: Any, sealed: bool, telling: bool) -> KeptAttempt:
    """The attempt; what tells the truth of a sealed case, or is simulated and may, is left out."""
    withheld = sealed and row.source == ReplySource.SIMULATED.value
    arm_tells = telling or row.dialect == Dialect.PRACTICE.value
    request_withheld = sealed and row.purpose is not None and arm_tells
    attempt = Attempt(
        task_id=row.task_id,
        number=row.number,
        started_at=row.started_at,
        url=row.url,
        request=b"" if request_withheld else zlib.decompress(row.request),
        fates=fates_from_json(row.fates),
        latency_ms=row.latency_ms,
        status=row.status,
        headers=json.loads(row.headers),
        response=b"" if withheld else zlib.decompress(row.response),
        answer=None if row.trouble is not None else _answer(row, withheld),
        trouble=None if row.trouble is None else Trouble.from_json(row.trouble),
    )
    cost = None if row.cost is None else Decimal(row.cost)
    purpose = None if row.purpose is None else Purpose(row.purpose)
    return KeptAttempt(row.id, attempt, cost, row.reply_id, withheld, purpose, request_withheld)


def _answer(row: Any, withheld: bool) -> Answer:
    return Answer(
        outcome=Outcome(row.outcome),
        text="" if withheld else row.raw.decode("utf-8", "surrogatepass"),
        finish_reason=row.finish_reason,
        model=row.model,
        fingerprint=row.fingerprint,
        request_id=row.request_id,
        usage=Usage(
            row.input_tokens,
            row.output_tokens,
            row.reasoning_tokens,
            row.cached_tokens,
            row.cache_written_tokens,
        ),
        usage_json=row.usage,
        has_reasoning=bool(row.has_reasoning),
    )
