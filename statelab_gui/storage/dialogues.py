"""Dialogues through a bare connection: found again, gone on with and closed.

Whoever writes has begun a transaction. A step that is kept is never changed, and a dialogue that
has its reply takes no other.
"""

import json
import sqlite3
from typing import NamedTuple

from statelab_gui.domain.drift.dialogues import KeptStep, NewStep
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource


class Place(NamedTuple):
    """What is gone through, by whom, and for which time."""

    case_id: int
    examinee_id: int
    prefix: int | None
    repeat: int


def open_dialogue(
    connection: sqlite3.Connection, place: Place, *, simulated: bool, task_id: int | None = None
) -> int | None:
    """The dialogue at that place that has no reply yet, of that conversation of a run, or one that
    is held by hand; simulated ones are never gone on with by others, nor others by them, and none
    is that was begun again since."""
    values = (*place, ReplySource.SIMULATED.value, simulated, task_id)
    row = connection.execute(_OPEN, values).fetchone()
    return None if row is None else int(row[0])


def start_dialogue(
    connection: sqlite3.Connection,
    place: Place,
    source: ReplySource,
    at: str,
    task_id: int | None = None,
) -> int:
    """Begin a dialogue; its id."""
    values = (*place, task_id, source.value, at)
    started = connection.execute(_START, values).lastrowid
    assert started is not None
    return started


def dialogue_for(
    connection: sqlite3.Connection,
    place: Place,
    source: ReplySource,
    at: str,
    task_id: int | None = None,
) -> int:
    """The open dialogue at that place, begun where there is none."""
    simulated = source is ReplySource.SIMULATED
    found = open_dialogue(connection, place, simulated=simulated, task_id=task_id)
    return start_dialogue(connection, place, source, at, task_id) if found is None else found


def add_step(connection: sqlite3.Connection, dialogue_id: int, step: NewStep, at: str) -> int:
    """Keep one more exchange at the end of a dialogue; its id."""
    values = (
        dialogue_id,
        dialogue_id,
        Purpose(step.purpose).value,
        None if step.outcome is None else Outcome(step.outcome).value,
        at,
        messages_to_json(step.messages),
        step.raw,
    )
    added = connection.execute(_ADD, values).lastrowid
    assert added is not None
    return added


def close_dialogue(
    connection: sqlite3.Connection, dialogue_id: int, reply_id: int, answer: int | None
) -> None:
    """Set the reply of a dialogue, once, and the position of the step that is the answer: the last
    one where that is not told."""
    connection.execute(_CLOSE, (reply_id, answer, dialogue_id, dialogue_id))


def kept_steps(connection: sqlite3.Connection, dialogue_id: int) -> tuple[KeptStep, ...]:
    """The steps of a dialogue, in order."""
    return tuple(
        KeptStep(
            number,
            position,
            Purpose(purpose),
            messages_from_json(request),
            raw,
            None if outcome is None else Outcome(outcome),
            received_at,
        )
        for number, position, purpose, outcome, received_at, request, raw in connection.execute(
            _STEPS, (dialogue_id,)
        )
    )


def begun_of(connection: sqlite3.Connection, set_id: int) -> frozenset[tuple[int, int]]:
    """The case and examinee of every dialogue of a set that is open by hand, after at least one
    step; simulated ones left out."""
    rows = connection.execute(_BEGUN, (set_id, ReplySource.SIMULATED.value))
    return frozenset((case_id, examinee_id) for case_id, examinee_id in rows)


def messages_to_json(messages: tuple[Message, ...]) -> str:
    """Messages as JSON in ASCII, so that lone surrogates of replies in them are kept."""
    return json.dumps([[one.role, one.text] for one in messages], separators=(",", ":"))


def messages_from_json(text: str) -> tuple[Message, ...]:
    """The inverse of `messages_to_json`."""
    return tuple(Message(role, said) for role, said in json.loads(text))


SET_ASIDE = f"""(
    dialogue.reply_id IS NULL AND dialogue.task_id IS NULL AND EXISTS (
        SELECT 1 FROM dialogue AS later
        WHERE later.case_id = dialogue.case_id AND later.examinee_id = dialogue.examinee_id
            AND later.prefix IS dialogue.prefix AND later.repeat = dialogue.repeat
            AND later.task_id IS NULL AND later.id > dialogue.id
            AND (later.source = '{ReplySource.SIMULATED.value}')
                = (dialogue.source = '{ReplySource.SIMULATED.value}')
    )
)"""
"""Whether the row of table dialogue was left without an answer, and its case begun again by hand
at the same place, as text of SQL: nothing goes on with it any more."""

_OPEN = f"""
    SELECT id FROM dialogue
    WHERE case_id = ? AND examinee_id = ? AND prefix IS ? AND repeat = ? AND reply_id IS NULL
        AND (source = ?) = ? AND task_id IS ? AND NOT {SET_ASIDE}
    ORDER BY id DESC LIMIT 1
"""
# Few dialogues are open, and many cases are in a set: the open ones are gone through.
_BEGUN = f"""
    SELECT dialogue.case_id, dialogue.examinee_id FROM dialogue
    JOIN case_item ON case_item.id = dialogue.case_id
    WHERE case_item.set_id = ? AND dialogue.reply_id IS NULL AND dialogue.task_id IS NULL
        AND dialogue.prefix IS NULL AND dialogue.source <> ? AND NOT {SET_ASIDE}
        AND EXISTS (SELECT 1 FROM dialogue_step WHERE dialogue_step.dialogue_id = dialogue.id)
"""
_START = """
    INSERT INTO dialogue (case_id, examinee_id, prefix, repeat, task_id, source, started_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_ADD = """
    INSERT INTO dialogue_step (
        dialogue_id, position, purpose, outcome, received_at, request, raw
    ) VALUES (
        ?, (SELECT count(*) FROM dialogue_step WHERE dialogue_id = ?), ?, ?, ?, ?, ?
    )
"""
_CLOSE = """
    UPDATE dialogue SET reply_id = ?, answer = coalesce(
        ?, (SELECT max(position) FROM dialogue_step WHERE dialogue_id = ?)
    ) WHERE id = ?
"""
_STEPS = """
    SELECT id, position, purpose, outcome, received_at, request, raw FROM dialogue_step
    WHERE dialogue_id = ? ORDER BY position
"""
