"""Keep what the steps of a conversation brought, inside a transaction that somebody else began."""

import sqlite3

from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.dialogues import (
    Place,
    add_step,
    close_dialogue,
    open_dialogue,
    start_dialogue,
)


def keep_step(
    connection: sqlite3.Connection,
    place: Place,
    settled: Settled,
    step: NewStep,
    source: ReplySource,
    now: str,
    reply_id: int | None,
) -> int:
    """Keep one more step of a conversation, and with it the reply where there is one; its id.

    The first one begins a dialogue. Raises KnownError("no_such_conversation") for one that goes on
    with none.
    """
    asked = settled.step
    assert asked is not None
    if asked.position == 0:
        task_id = settled.attempt.task_id
        dialogue = start_dialogue(connection, place, source, settled.attempt.started_at, task_id)
    else:
        dialogue = _open(connection, place, settled, source)
    step_id = add_step(connection, dialogue, step, now)
    if reply_id is not None:
        close_dialogue(connection, dialogue, reply_id, asked.answer)
    return step_id


def earlier_answer(
    connection: sqlite3.Connection, place: Place, settled: Settled, source: ReplySource
) -> tuple[Answer, str | None]:
    """The answer that an earlier step of a conversation brought, and what it cost, as kept.

    Raises KnownError("no_such_conversation") where there is none.
    """
    assert settled.step is not None
    dialogue = _open(connection, place, settled, source)
    row = connection.execute(_EARLIER, (dialogue, settled.step.answer)).fetchone()
    if row is None:
        raise KnownError("no_such_conversation", id=settled.attempt.task_id)
    raw, outcome, finish_reason, tokens, price = row
    text = raw.decode("utf-8", "surrogatepass")
    return Answer(Outcome(outcome), text, finish_reason, usage=Usage(tokens)), price


def _open(
    connection: sqlite3.Connection, place: Place, settled: Settled, source: ReplySource
) -> int:
    task_id = settled.attempt.task_id
    simulated = source is ReplySource.SIMULATED
    found = open_dialogue(connection, place, simulated=simulated, task_id=task_id)
    if found is None:
        raise KnownError("no_such_conversation", id=task_id)
    return found


_EARLIER = """
    SELECT s.raw, s.outcome, a.finish_reason, a.input_tokens, a.cost
    FROM dialogue_step s JOIN attempt a ON a.step_id = s.id
    WHERE s.dialogue_id = ? AND s.position = ?
"""
