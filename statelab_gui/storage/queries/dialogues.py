"""Dialogues as they may be seen: while a case is sealed, nothing that may tell its truth."""

from dataclasses import replace

from sqlalchemy import Connection

from statelab_gui.domain.drift.dialogues import Dialogue
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.dialogues import kept_steps
from statelab_gui.storage.queries.base import raw_of
from statelab_gui.storage.queries.cases import is_sealed

TELLING_ARMS = ("oracle_state",)
"""The arms that tell the examinee the true state, so that what they ask is the answer book."""


def dialogue_kept(connection: Connection, dialogue_id: int) -> Dialogue:
    """A dialogue with its steps.

    While the case is sealed, what an arm asks that tells the state is withheld, and of a simulated
    dialogue what came back too, since it may be the truth itself.
    """
    file = raw_of(connection)
    row = file.execute(_DIALOGUE, (dialogue_id,)).fetchone()
    number, case_id, examinee_id, prefix, repeat, source, started_at, task, reply, answer = row
    steps = kept_steps(file, dialogue_id)
    if is_sealed(connection, case_id):
        if source == ReplySource.SIMULATED.value:
            steps = tuple(replace(one, messages=(), raw=b"", withheld=True) for one in steps)
        elif file.execute(TELLS, (examinee_id,)).fetchone() is not None:
            steps = tuple(replace(one, messages=(), withheld=True) for one in steps)
    return Dialogue(
        number,
        case_id,
        examinee_id,
        prefix,
        repeat,
        ReplySource(source),
        started_at,
        steps,
        task,
        reply,
        answer,
    )


_DIALOGUE = """
    SELECT id, case_id, examinee_id, prefix, repeat, source, started_at, task_id, reply_id, answer
    FROM dialogue WHERE id = ?
"""
_ARMS = ", ".join(f"'{arm}'" for arm in TELLING_ARMS)
TELLS = f"""
    SELECT 1 FROM examinee_setting
    WHERE examinee_id = ? AND key = 'arm' AND state = 'value' AND trim(value) IN ({_ARMS})
"""
"""Whether an examinee has an arm that tells it the state, as text of SQL."""
