"""Attempts at conversations: what was sent, and what came of it."""

import json
import zlib
from decimal import Decimal
from typing import Any

from sqlalchemy import select

from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.asking import fates_from_json
from statelab_gui.domain.fetching.kept import KeptAttempt
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.fetch_schema import AttemptRow
from statelab_gui.storage.queries.base import OpenFile, Query
from statelab_gui.storage.queries.cases import is_sealed
from statelab_gui.storage.schema import Reply


class AttemptQueries(OpenFile):
    """Questions about what was sent to services and what they sent back."""

    def attempts(self, task_id: int) -> list[KeptAttempt]:
        """Every attempt at a conversation, in order of keeping."""
        return self._attempts(_ATTEMPTS.where(AttemptRow.task_id == task_id))

    def attempt_of(self, reply_id: int) -> KeptAttempt | None:
        """The attempt that brought a reply; None for one that came in another way."""
        found = self._attempts(_ATTEMPTS.where(AttemptRow.reply_id == reply_id))
        return found[0] if found else None

    def _attempts(self, query: Query) -> list[KeptAttempt]:
        with self._reading() as connection:
            rows = connection.execute(query.order_by(AttemptRow.id)).all()
            simulated = ReplySource.SIMULATED.value
            asked = {row.case_id for row in rows if row.source == simulated}
            sealed = {case_id for case_id in asked if is_sealed(connection, case_id)}
        return [_kept(row, row.case_id in sealed) for row in rows]


_ATTEMPTS = select(
    AttemptRow.__table__,
    Reply.case_id,
    Reply.source,
    Reply.raw,
).outerjoin(Reply, Reply.id == AttemptRow.reply_id)


def _kept(row: Any, withheld: bool) -> KeptAttempt:
    attempt = Attempt(
        task_id=row.task_id,
        number=row.number,
        started_at=row.started_at,
        url=row.url,
        request=zlib.decompress(row.request),
        fates=fates_from_json(row.fates),
        latency_ms=row.latency_ms,
        status=row.status,
        headers=json.loads(row.headers),
        response=b"" if withheld else zlib.decompress(row.response),
        answer=None if row.reply_id is None else _answer(row, withheld),
        trouble=None if row.trouble is None else Trouble.from_json(row.trouble),
    )
    cost = None if row.cost is None else Decimal(row.cost)
    return KeptAttempt(row.id, attempt, cost, row.reply_id, withheld)


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
