"""Columns of the log made again after a write: what was kept, and what was written since.

Replies, verdicts, rulings and entries of history are only ever added, so that the number of the
last one of each tells what is new: looking for it costs what was written, not what there is.
"""

import sqlite3
from collections.abc import Collection
from typing import NamedTuple

import numpy as np

from statelab_gui.domain.log_columns import column_id
from statelab_gui.domain.runs import BLANK, RUN_FIELDS, Setting, SettingState
from statelab_gui.storage.queries.log_blocks import Facts, Ints, facts_of
from statelab_gui.storage.queries.log_columns import LogColumns
from statelab_gui.storage.queries.log_frame import frame_of, read_cases, read_words
from statelab_gui.storage.queries.log_source import Source, column_source, field_source
from statelab_gui.storage.queries.log_texts import Texts
from statelab_gui.storage.queries.own_columns import own_columns
from statelab_gui.storage.run_fields import shown_value

_MOST = 50_000
"""Replies that are mended; with more changed all are read anew."""
_FEW = 900


class Marks(NamedTuple):
    """The last verdict and the last entry of history that were looked at."""

    verdict: int
    edit: int


def marks(connection: sqlite3.Connection) -> Marks:
    """How far the file is now."""
    query = "SELECT (SELECT max(id) FROM verdict), (SELECT max(id) FROM edit)"
    verdict, edit = connection.execute(query).fetchone()
    return Marks(verdict or 0, edit or 0)


def mended(
    connection: sqlite3.Connection, before: LogColumns, since: Marks
) -> tuple[LogColumns, Marks] | None:
    """The columns as they are now, and how far that is; None where so much is new that all is
    better read anew. The old ones are not to be used any more."""
    now = marks(connection)
    judged = _judged(connection, since)
    if judged is None:
        return None
    old = before.frame
    frame = old
    cases, words = read_cases(connection), read_words(connection)
    if len(judged) or cases != old.cases or words != old.words:
        ids, facts = _joined(old.reply_ids, old.facts, *facts_of(connection, judged))
        frame = frame_of(cases, words, ids, facts)
    own = {one.id: one for one in own_columns(connection) if not one.removed}
    new = frame.reply_ids[len(old.reply_ids) :]
    edited = _edited(connection, since)
    fields = {}
    for key, kept in before.fields.items():
        source = _source(key, own)
        if source is None or (isinstance(kept, Texts) and kept.is_worn):
            continue
        changed = np.concatenate((new, edited.get(key, new[:0])))
        if len(changed) > _MOST:
            continue
        kept.mend(
            len(frame.reply_ids), _values_at(connection, key, source, frame.reply_ids, changed)
        )
        fields[key] = kept
    columns = LogColumns(connection, frame, own, fields)
    if frame is old:
        columns.keep_made(before, edited.keys())
    return columns, now


def _judged(connection: sqlite3.Connection, since: Marks) -> Ints | None:
    """The replies that were judged since, or superseded by such a one; None for too many."""
    query = """
        SELECT reply.id, supersedes FROM verdict CROSS JOIN reply ON reply.id = reply_id
        WHERE verdict.id > ? LIMIT ?
    """  # CROSS: the new verdicts first, and not every reply
    rows = connection.execute(query, (since.verdict, _MOST + 1)).fetchall()
    if len(rows) > _MOST:
        return None
    return np.array([one for row in rows for one in row if one is not None], np.int64)


def _edited(connection: sqlite3.Connection, since: Marks) -> dict[str, Ints]:
    """The replies of which a field was edited since, by field."""
    # The plus: by id, and not through every entry about runs.
    query = "SELECT DISTINCT +field, +row FROM edit WHERE id > ? AND +subject = 'run'"
    found: dict[str, list[int]] = {}
    for field, reply_id in connection.execute(query, (since.edit,)):
        found.setdefault(field, []).append(reply_id)
    return {field: np.array(ids, np.int64) for field, ids in found.items()}


def _joined(ids: Ints, facts: Facts, more: Ints, told: Facts) -> tuple[Ints, Facts]:
    """The facts of all replies, those of `more` as they are told now."""
    place = np.searchsorted(ids, more)
    known = place < len(ids)
    known[known] = ids[place[known]] == more[known]
    facts = facts.copy()
    facts[place[known]] = told[known]
    ids, facts = np.concatenate((ids, more[~known])), np.concatenate((facts, told[~known]))
    if len(ids) > 1 and not (ids[1:] > ids[:-1]).all():
        raise AssertionError("the ids of replies go up")
    return ids, facts


def _source(key: str, own: Collection[int]) -> Source | None:
    number = column_id(key)
    if number is None:
        return field_source(key)
    return column_source(number) if number in own else None


def _values_at(
    connection: sqlite3.Connection, key: str, source: Source, ids: Ints, changed: Ints
) -> dict[int, Setting]:
    """What stands in the field now, by the places of these replies among `ids`."""
    wanted = np.unique(changed)
    places = np.searchsorted(ids, wanted)
    wanted, places = wanted[places < len(ids)], places[places < len(ids)]
    wanted, places = wanted[ids[places] == wanted], places[ids[places] == wanted]
    found = dict.fromkeys(places.tolist(), BLANK)
    for start in range(0, len(wanted), _FEW):
        few = wanted[start : start + _FEW].tolist()
        query = f"SELECT reply_id, {source.state}, {source.value} {source.of(len(few))}"
        for reply_id, state, value in connection.execute(query, few):
            text = shown_value(key, value) if key in _FIELDS else value
            place = int(np.searchsorted(ids, reply_id))
            found[place] = Setting(SettingState(state), text or "")
    return found


_FIELDS = frozenset(spec.key for spec in RUN_FIELDS)
