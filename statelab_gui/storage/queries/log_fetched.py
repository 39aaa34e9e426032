"""What services told of replies, for the run log: a page of rows, and whole columns as codes."""

import sqlite3
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from statelab_gui.domain.fetched import FETCHED_KEYS, Fetched
from statelab_gui.storage.queries.answer_attempts import OF_REPLY, brought
from statelab_gui.storage.queries.log_codes import Codes, listed
from statelab_gui.storage.queries.log_frame import numbers

if TYPE_CHECKING:
    from statelab_gui.storage.queries.log_columns import LogColumns

_TEXTS = ("finish_reason", "model")
_COLUMN = {"attempts": "number"}  # of table attempt, where it is called otherwise than in Fetched
_NAMES = ", ".join(f"attempt.{_COLUMN.get(name, name)}" for name in Fetched._fields)


def fetched_of(connection: sqlite3.Connection, reply_ids: Sequence[int]) -> dict[int, Fetched]:
    """What was told of those of these replies, a few hundred at most, that were fetched."""
    if not reply_ids:
        return {}
    marks = ",".join("?" * len(reply_ids))
    query = f"""
        SELECT reply.id, {_NAMES} FROM reply JOIN attempt ON attempt.id = {OF_REPLY}
        WHERE reply.id IN ({marks})
    """
    return {number: Fetched(*told) for number, *told in connection.execute(query, reply_ids)}


def _told_text(name: str) -> "Callable[[LogColumns], Codes]":
    """A column of few different texts."""
    query = f"""
        SELECT told, group_concat(reply_id) FROM {brought(name)} GROUP BY told ORDER BY told
    """

    def make(columns: "LogColumns") -> Codes:
        found = columns.connection.execute(query).fetchall()
        texts = [text for text, _ in found if text is not None]
        code = np.full(len(columns.frame), len(texts) + 1, np.int64)
        at = {text: place for place, text in enumerate([*texts, None])}  # None: not provided
        for text, ids in found:
            code[columns.frame.rows_of(numbers(ids))] = at[text]
        return listed(code, texts)

    return make


def _told_number(name: str) -> "Callable[[LogColumns], Codes]":
    """A column of whole numbers from 0."""
    column = _COLUMN.get(name, name)
    query = f"""
        SELECT group_concat(reply_id), group_concat(coalesce(told, -1)) FROM {brought(column)}
    """

    def make(columns: "LogColumns") -> Codes:
        ids, values = columns.connection.execute(query).fetchone()
        rows, told = columns.frame.rows_of(numbers(ids)), numbers(values)
        different, at = np.unique(told[told >= 0], return_inverse=True)
        size = len(different)
        code = np.full(len(columns.frame), size + 1, np.int64)
        code[rows[told < 0]] = size
        code[rows[told >= 0]] = at
        return listed(code, [str(one) for one in different.tolist()])

    return make


FETCHED_MAKERS: "dict[str, Callable[[LogColumns], Codes]]" = {
    key: _told_text(name) if name in _TEXTS else _told_number(name)
    for key, name in FETCHED_KEYS.items()
}
"""The columns of the log that show what a service told, by their keys: blank where no service was
asked, not provided where it did not tell."""
