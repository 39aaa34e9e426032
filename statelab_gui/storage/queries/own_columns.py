"""The reviewer's own columns, rulings beside verdicts, and what columns there is use for."""

import json
import sqlite3

from statelab_gui.domain.log_columns import ColumnKind, LogColumn, Ruling, RulingKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.storage.queries.base import OpenFile
from statelab_gui.storage.queries.log_frame import raw


class OwnColumnQueries(OpenFile):
    """Questions about columns that the reviewer made, and about rulings."""

    def log_columns(self, *, removed: bool = False) -> list[LogColumn]:
        """The reviewer's own columns in order of their making; removed ones too where asked."""
        with self._reading() as connection:
            columns = own_columns(raw(connection))
        return [column for column in columns if removed or not column.removed]

    def has_outcomes(self) -> bool:
        """Whether a service told of any reply how it ended."""
        marks = ",".join("?" * len(Outcome))
        query = f"SELECT 1 FROM run_word WHERE word IN ({marks}) LIMIT 1"
        with self._reading() as connection:
            return raw(connection).execute(query, list(Outcome)).fetchone() is not None

    def has_scores(self) -> bool:
        """Whether any case is a conversation, whose answers are scored."""
        with self._reading() as connection:
            return raw(connection).execute("SELECT 1 FROM drift_case").fetchone() is not None

    def rulings(self, reply_id: int) -> list[Ruling]:
        """Every ruling about a reply, the oldest first; the last one stands."""
        query = "SELECT ruling, reason, at FROM ruling WHERE reply_id = ? ORDER BY id"
        with self._reading() as connection:
            rows = raw(connection).execute(query, (reply_id,)).fetchall()
        return [Ruling(RulingKind(kind), reason, at) for kind, reason, at in rows]


def own_columns(connection: sqlite3.Connection) -> list[LogColumn]:
    """Every column that the reviewer made, removed ones too."""
    query = "SELECT id, name, kind, choices, removed FROM log_column ORDER BY id"
    return [
        LogColumn(number, name, ColumnKind(kind), tuple(json.loads(choices)), bool(removed))
        for number, name, kind, choices, removed in connection.execute(query)
    ]
