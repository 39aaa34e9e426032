"""What the reviewer filled in, a column at a time, as codes; the database sorts and searches."""

import math
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.runs import RUN_FIELDS
from statelab_gui.storage.queries.log_codes import Codes, Word, listed
from statelab_gui.storage.queries.log_frame import (
    Ints,
    LogFrame,
    Mask,
    StaleFrameError,
    numbers,
)

_FEW = 900


@dataclass(frozen=True)
class Source:
    """Where a column's values lie: rows of `table` with reply_id, a state and a value."""

    table: str
    state: str
    value: str
    extra: str = "1"
    whole: bool = False
    """Whether the values are whole numbers from 0, NULL in any other state, of every reply."""

    def where(self, state: str) -> str:
        """FROM and WHERE of the rows in that state."""
        return f"FROM {self.table} WHERE {self.extra} AND {self.state} = '{state}'"


def field_source(key: str) -> Source:
    """The source of a field of RUN_FIELDS."""
    whole = any(spec.key == key and spec.kind == "int" for spec in RUN_FIELDS)
    return Source("run", f"{key}_state", key, whole=whole)


def column_source(column_id: int) -> Source:
    """The source of a column of the reviewer's own."""
    return Source("log_value", "state", "value", f"column_id = {column_id:d}")


def text_codes(
    connection: sqlite3.Connection,
    frame: LogFrame,
    source: Source,
    choices: Sequence[str] | None = None,
) -> Codes:
    """A column of texts, in the order of their characters, or of `choices` where these are told."""
    where = source.where("value")
    ids, sizes = _grouped(connection, where, source.value)
    rows = frame.rows_of(ids)
    if choices is not None:
        return _choice_codes(connection, frame, source, rows, sizes, choices)
    code = _blank(connection, frame, source, len(sizes))
    code[rows] = np.repeat(np.arange(len(sizes)), sizes)
    first = np.concatenate(([0], np.cumsum(sizes)[:-1])) if len(sizes) else sizes

    def texts(codes: Sequence[int]) -> list[str]:
        return _values(connection, source, ids[first[list(codes)]].tolist())

    def coded(wanted: Iterable[str]) -> list[int]:
        query = f"SELECT reply_id {where} AND {source.value} = ? LIMIT 1"
        found = [connection.execute(query, (text,)).fetchone() for text in wanted]
        return [int(code[frame.rows_of(np.array(one))[0]]) for one in found if one]

    return Codes(code, len(sizes), texts, coded, _like(connection, frame, source))


def number_codes(connection: sqlite3.Connection, frame: LogFrame, source: Source) -> Codes:
    """A column of numbers, in their order; those of the same size are the same value."""
    replies, given, absent = _numbers_of(connection, source)
    order = np.argsort(given)
    given = given[order]
    begins = np.concatenate(([True], given[1:] != given[:-1])) if len(given) else order > 0
    different, first = given[begins], order[begins]
    code = np.full(len(frame), len(different) + 1, np.int64)
    code[frame.rows_of(absent)] = len(different)
    code[frame.rows_of(replies[order])] = np.cumsum(begins) - 1

    def texts(codes: Sequence[int]) -> list[str]:
        return _values(connection, source, replies[first[list(codes)]].tolist())

    def coded(wanted: Iterable[str]) -> list[int]:
        found = []
        for text in wanted:
            value = _number(text)
            place = int(np.searchsorted(different, value))
            if place < len(different) and different[place] == value:
                found.append(place)
        return found

    return Codes(code, len(different), texts, coded, _like(connection, frame, source))


def _numbers_of(
    connection: sqlite3.Connection, source: Source
) -> tuple[Ints, NDArray[np.float64], Ints]:
    """The replies with a number and their numbers, and the replies where it was not provided."""
    if source.whole:  # all in one row of numbers: what is none is told by a negative one
        query = f"""
            SELECT group_concat(reply_id), group_concat(coalesce({source.value},
                CASE {source.state} WHEN 'not_provided' THEN -1 ELSE -2 END)) FROM {source.table}
        """
        ids, typed = connection.execute(query).fetchone()
        every, told = numbers(ids), numbers(typed)
        given = told >= 0
        return every[given], told[given].astype(np.float64), every[told == -1]
    query = f"""
        SELECT group_concat(reply_id) FILTER (WHERE {source.state} = 'value'),
            group_concat({source.value}) FILTER (WHERE {source.state} = 'value'),
            group_concat(reply_id) FILTER (WHERE {source.state} = 'not_provided')
        FROM {source.table} WHERE {source.extra}
    """
    ids, typed, absent = connection.execute(query).fetchone()
    return numbers(ids), numbers(typed, np.float64), numbers(absent)


def flag_codes(connection: sqlite3.Connection, frame: LogFrame, source: Source) -> Codes:
    """A column of no and yes."""
    code = _blank(connection, frame, source, 2)
    for flag in (0, 1):
        where = f"{source.where('value')} AND {source.value} = {flag}"
        code[frame.rows_of(_column(connection, f"SELECT reply_id {where}"))] = flag
    return listed(code, ["no", "yes"])


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return math.nan  # which equals nothing


def _choice_codes(
    connection: sqlite3.Connection,
    frame: LogFrame,
    source: Source,
    rows: Ints,
    sizes: Ints,
    choices: Sequence[str],
) -> Codes:
    """Choices that are no longer offered come last."""
    query = f"SELECT {source.value} {source.where('value')} GROUP BY 1 ORDER BY 1"
    found = [text for (text,) in connection.execute(query)]
    texts = [*choices, *(text for text in found if text not in choices)]
    code = _blank(connection, frame, source, len(texts))
    code[rows] = np.repeat(np.array([texts.index(text) for text in found], np.int64), sizes)
    return listed(code, texts)


def _blank(connection: sqlite3.Connection, frame: LogFrame, source: Source, size: int) -> Ints:
    """Every row blank but those that were not provided."""
    code = np.full(len(frame), size + 1, np.int64)
    absent = _column(connection, f"SELECT reply_id {source.where('not_provided')}")
    code[frame.rows_of(absent)] = size
    return code


def _like(
    connection: sqlite3.Connection, frame: LogFrame, source: Source
) -> Callable[[str, Word | None], Mask]:
    return lambda text, _: like_mask(connection, frame, source, text)


def like_mask(connection: sqlite3.Connection, frame: LogFrame, source: Source, text: str) -> Mask:
    """The rows whose value there holds the text, letter case (of A-Z) aside; found in one scan."""
    where = f"{source.where('value')} AND {source.value} LIKE ? ESCAPE '/'"
    return frame_mask(connection, frame, f"SELECT reply_id {where}", pattern(text))


def frame_mask(connection: sqlite3.Connection, frame: LogFrame, query: str, *values: Any) -> Mask:
    """The rows of the replies that the query tells."""
    mask = np.zeros(len(frame), np.bool_)
    mask[frame.rows_of(_column(connection, query, *values))] = True
    return mask


def pattern(text: str) -> str:
    """What LIKE takes for "holds this text", with / as its escape."""
    for sign in "/%_":
        text = text.replace(sign, "/" + sign)
    return f"%{text}%"


def _column(connection: sqlite3.Connection, query: str, *values: Any) -> NDArray[np.int64]:
    """A query's one column of whole numbers: put in a row by the database, read in one go."""
    # ORDER BY is kept: the rows of a sorted subquery come to an aggregate in their order.
    whole = f"WITH one(n) AS ({query}) SELECT group_concat(n) FROM one"
    (text,) = connection.execute(whole, values).fetchone()
    return numbers(text)


def _grouped(connection: sqlite3.Connection, where: str, value: str) -> tuple[Ints, Ints]:
    """The replies in order of that value, and how many are in each."""
    sizes = _column(connection, f"SELECT count(*) {where} GROUP BY {value} ORDER BY {value}")
    ids = _column(connection, f"SELECT reply_id {where} ORDER BY {value}")
    if sizes.sum() != len(ids):
        raise StaleFrameError
    return ids, sizes


def _values(connection: sqlite3.Connection, source: Source, ids: list[int]) -> list[str]:
    """The values of some replies, in their order, as text."""
    found: dict[int, str] = {}
    for start in range(0, len(ids), _FEW):
        few = ids[start : start + _FEW]
        marks = ",".join("?" * len(few))
        query = f"SELECT reply_id, {source.value} {source.where('value')} AND reply_id IN ({marks})"
        found.update((number, str(value)) for number, value in connection.execute(query, few))
    if len(found) < len(set(ids)):
        raise StaleFrameError
    return [found[number] for number in ids]
