"""Keep attempts and the replies they brought, inside a transaction that somebody else began."""

import hashlib
import sqlite3
import zlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.drift.judging import ended
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.runs import FetchPlan, RunKind, TaskState
from statelab_gui.domain.fetching.usage import cost
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands.fetching import trouble_text
from statelab_gui.storage.commands.judging import verdict_values
from statelab_gui.storage.dialogues import Place
from statelab_gui.storage.fetch_asking import Prompts
from statelab_gui.storage.fetch_rows import answer_values, attempt_values, log_fields, plain_amount
from statelab_gui.storage.fetch_steps import earlier_answer, keep_step
from statelab_gui.storage.queries.fetch_places import PENDING, next_free


@dataclass(frozen=True)
class Ready:
    """All of an attempt that is worked out before the document is locked for it."""

    settled: Settled
    case_id: int
    once: bool
    trouble: str | None
    attempt: dict[str, Any]
    source: ReplySource = ReplySource.FETCHED
    step: NewStep | None = None
    reply: dict[str, Any] | None = None
    verdict: dict[str, Any] | None = None
    fields: dict[str, Any] | None = None


class Keeper:
    """Turns what came of conversations into rows."""

    def __init__(self, prompts: Prompts, runner: CodeRunner | None = None) -> None:
        self._prompts = prompts
        self._runner = runner

    def prepare(
        self,
        connection: sqlite3.Connection,
        run_id: int,
        plan: FetchPlan,
        settled: Sequence[Settled],
    ) -> list[Ready]:
        """Judge, compress and price; raises KnownError("no_such_conversation")."""
        return [self._ready(connection, run_id, plan, one) for one in settled]

    def keep(
        self,
        connection: sqlite3.Connection,
        ready: Sequence[Ready],
        now: str,
        moved: Counter[str],
    ) -> dict[int, int]:
        """Insert what was made ready, received now; the ids of the replies, in order, and those of
        their cases.

        `moved` is told how many conversations come into every state, and leave it.
        """
        kept = [(self._keep(connection, one, now, moved), one.case_id) for one in ready]
        return {reply_id: case_id for reply_id, case_id in kept if reply_id is not None}

    def _ready(
        self, connection: sqlite3.Connection, run_id: int, plan: FetchPlan, one: Settled
    ) -> Ready:
        attempt, answer = one.attempt, one.attempt.answer
        row = connection.execute(_CASE_OF, (attempt.task_id, run_id)).fetchone()
        if row is None:
            raise KnownError("no_such_conversation", id=attempt.task_id)
        case_id, _, prefix, _ = row
        once = plan.kind is RunKind.BATCH
        trouble = None if attempt.trouble is None else trouble_text(attempt.trouble)
        values = attempt_values(attempt, trouble, None if one.step is None else one.step.purpose)
        if answer is None:
            return Ready(one, case_id, once, trouble, values)
        of_tracker = one.step is not None and one.step.purpose.of_tracker
        prices = plan.pricing.of(of_tracker)
        amount = None if prices is None else cost(answer.usage, prices)
        price = None if amount is None else plain_amount(amount)
        values |= answer_values(answer, price)
        source = ReplySource.SIMULATED if plan.connection.simulated else ReplySource.FETCHED
        step = None
        if one.step is not None:
            step = NewStep(one.step.purpose, one.step.messages, answer.raw, answer.outcome)
            if one.step.answer is None:
                return Ready(one, case_id, once, trouble, values, source, step)
            if one.step.answer != one.step.position:
                place = Place(*row)
                answer, price = earlier_answer(connection, place, one, source)
        spot = self._prompts.spot(connection, case_id, prefix)
        raw = answer.raw
        verdict = self._prompts.verdict(connection, case_id, prefix, raw, self._runner)
        outcome: Outcome | None = answer.outcome
        if spot.drift:
            outcome = ended(verdict.valid, verdict.score, prefix, outcome)
        reply = {
            "source": source.value,
            "prompt_sha256": spot.prompt_sha256,
            "sha256": hashlib.sha256(raw).hexdigest(),
            "raw": raw,
            "outcome": None if outcome is None else outcome.value,
        }
        fields = log_fields(answer, price, priced=plan.prices is not None)
        return Ready(
            one,
            case_id,
            once,
            trouble,
            values,
            source,
            step,
            reply,
            verdict_values(verdict),
            fields,
        )

    def _keep(
        self, connection: sqlite3.Connection, one: Ready, now: str, moved: Counter[str]
    ) -> int | None:
        task_id = one.settled.attempt.task_id
        row = connection.execute(_PLACE_OF, (task_id,)).fetchone()
        case_id, examinee_id, prefix, wished, attempts, before, answered_by = row
        place = case_id, examinee_id, prefix
        if one.once and _is_kept(connection, one, before):
            return None
        reply_id, repeat = None, wished
        if one.reply is not None:
            repeat = _free_repeat(connection, task_id, place, wished)
            reply_id = _insert_reply(connection, one, place, repeat, now)
        step_id = None
        if one.step is not None:
            begins = one.settled.step is not None and one.settled.step.position == 0
            at = Place(case_id, examinee_id, prefix, repeat if begins else wished)
            step_id = keep_step(connection, at, one.settled, one.step, one.source, now, reply_id)
        number = max(one.settled.attempt.number, attempts + 1)
        brought = {"reply_id": reply_id if _is_own(one.settled) else None, "step_id": step_id}
        connection.execute(
            _ATTEMPT, {"task_id": task_id, "number": number, **brought, **one.attempt}
        )
        if answered_by is not None:  # it has its answer already; this one is beside it
            connection.execute(_COUNTED, (number, task_id))
            return reply_id
        state = one.settled.state.value
        changes = (state, number, one.trouble, reply_id, repeat, task_id)
        connection.execute(_SETTLED, changes)
        moved[before] -= 1
        moved[state] += 1
        return reply_id


def _is_own(settled: Settled) -> bool:
    """Whether the reply is what this attempt brought, and not an earlier one of its dialogue."""
    return settled.step is None or settled.step.answer == settled.step.position


def _insert_reply(
    connection: sqlite3.Connection, one: Ready, place: Sequence[Any], repeat: int, now: str
) -> int:
    case_id, examinee_id, prefix = place
    facts = {
        "case_id": case_id,
        "examinee_id": examinee_id,
        "prefix": prefix,
        "repeat": repeat,
        "received_at": now,
    }
    reply_id = connection.execute(_REPLY, {**facts, **(one.reply or {})}).lastrowid
    verdict = {"reply_id": reply_id, **(one.verdict or {})}
    verdict_id = connection.execute(_VERDICT, verdict).lastrowid
    run = {"reply_id": reply_id, "verdict_id": verdict_id, "case_id": case_id}
    connection.execute(_RUN, {**run, **(one.fields or {})})
    assert reply_id is not None
    return reply_id


def _free_repeat(
    connection: sqlite3.Connection, task_id: int, place: Sequence[Any], wished: int
) -> int:
    """The wished repeat, or the next that neither a reply nor a conversation to come has."""
    if connection.execute(_TAKEN, (*place, wished)).fetchone() is None:
        return wished
    taken = connection.execute(_NUMBERS, {**_named(place), "task": task_id}).fetchall()
    return next_free({number for (number,) in taken}, wished)


def _is_kept(connection: sqlite3.Connection, one: Ready, state: str) -> bool:
    """Whether the very same was kept before: a result file was read twice.

    That nothing came, told of a conversation that is being asked once more, is news.
    """
    response = one.settled.attempt.response
    if not response and state == TaskState.ASKING.value:
        return False
    return any(
        trouble == one.trouble and zlib.decompress(kept) == response
        for kept, trouble in connection.execute(_SAME, (one.settled.attempt.task_id,))
    )


def _named(place: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(("case", "examinee", "prefix"), place, strict=True))


def _inserting(table: str, columns: Sequence[str]) -> str:
    places = ", ".join(f":{column}" for column in columns)
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"


_CASE_OF = """
    SELECT case_id, examinee_id, prefix, repeat FROM fetch_task WHERE id = ? AND run_id = ?
"""
_PLACE_OF = """
    SELECT case_id, examinee_id, prefix, repeat, attempts, state, reply_id
    FROM fetch_task WHERE id = ?
"""
_SAME = "SELECT response, trouble FROM attempt WHERE task_id = ?"
_TAKEN = """
    SELECT 1 FROM reply WHERE case_id = ? AND examinee_id = ? AND prefix IS ? AND repeat = ? LIMIT 1
"""
_PENDING = ", ".join(f"'{state.value}'" for state in PENDING)
_NUMBERS = f"""
    SELECT repeat FROM reply
    WHERE case_id = :case AND examinee_id = :examinee AND prefix IS :prefix
    UNION ALL
    SELECT repeat FROM fetch_task
    WHERE case_id = :case AND examinee_id = :examinee AND prefix IS :prefix
        AND id <> :task AND state IN ({_PENDING})
"""
_REPLY = """
    INSERT INTO reply (
        case_id, examinee_id, prefix, source, file_name, converted_from_html, received_at,
        prompt_sha256, supersedes, sha256, raw, repeat, outcome
    ) VALUES (
        :case_id, :examinee_id, :prefix, :source, NULL, 0, :received_at,
        :prompt_sha256, NULL, :sha256, :raw, :repeat, :outcome
    )
"""
_VERDICT = _inserting(
    "verdict",
    (
        *("reply_id", "scorer_version", "valid", "correct", "total", "exact", "fault", "detail"),
        "score",
    ),
)
_RUN = """
    INSERT INTO run (
        reply_id, verdict_id, revealed_before, input_tokens_state, input_tokens,
        cost_state, cost, truncated_state, truncated
    ) VALUES (
        :reply_id, :verdict_id, EXISTS (SELECT 1 FROM reveal WHERE case_id = :case_id),
        :input_tokens_state, :input_tokens, :cost_state, :cost, :truncated_state, :truncated
    )
"""
_ATTEMPT = _inserting(
    "attempt",
    (
        *("task_id", "number", "started_at", "url", "request", "fates", "latency_ms", "status"),
        *("headers", "response", "trouble", "outcome", "finish_reason", "model", "fingerprint"),
        *("request_id", "input_tokens", "output_tokens", "reasoning_tokens", "cached_tokens"),
        *(
            "cache_written_tokens",
            "usage",
            "has_reasoning",
            "cost",
            "reply_id",
            "purpose",
            "step_id",
        ),
    ),
)
_SETTLED = """
    UPDATE fetch_task SET state = ?, attempts = ?, trouble = ?, reply_id = ?, repeat = ?
    WHERE id = ?
"""
_COUNTED = "UPDATE fetch_task SET attempts = ? WHERE id = ?"
