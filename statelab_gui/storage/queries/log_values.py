"""What the reviewer filled in, a column at a time, as codes."""

import math
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.runs import Setting, SettingState
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_codes import Codes, Word, listed
from statelab_gui.storage.queries.log_frame import (
    LogFrame,
    Mask,
    StaleFrameError,
    decimals,
    numbers,
    places_in,
)
from statelab_gui.storage.queries.log_source import Source, held_in_one_scan

_FEW = 900
_BLANK, _VALUE, _ABSENT = range(3)


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


class Numbers:
    """The numbers of one column by reply, kept between two questions; flags are 0 and 1."""

    def __init__(
        self, source: Source, value: NDArray[np.float64], state: NDArray[np.uint8]
    ) -> None:
        self._source = source
        self._value = value
        self._state = state

    def mend(self, replies: int, changed: dict[int, Setting]) -> None:
        """Take other values of the replies at these places; there are so many replies now."""
        more = replies - len(self._value)
        if more:
            self._value = np.concatenate((self._value, np.zeros(more)))
            self._state = np.concatenate((self._state, np.zeros(more, np.uint8)))
        for place, setting in changed.items():
            self._state[place] = _STATES[setting.state]
            told = _FLAGS.get(setting.value, setting.value)
            self._value[place] = float(told) if setting.state is SettingState.VALUE else 0.0

    def codes(self, connection: sqlite3.Connection, frame: LogFrame) -> Codes:
        """The column in the order of its numbers; those of the same size are the same value."""
        places = np.flatnonzero(self._state == _VALUE)
        given = self._value[places]
        order = np.argsort(given)
        given, places = given[order], places[order]
        begins = np.concatenate(([True], given[1:] != given[:-1])) if len(given) else order > 0
        different, first = given[begins], places[begins]
        size = len(different)
        code = np.where(self._state == _ABSENT, size, size + 1)
        code[places] = np.cumsum(begins) - 1

        def texts(codes: Sequence[int]) -> list[str]:
            ids = frame.reply_ids[first[list(codes)]].tolist()
            return _values(connection, self._source, ids)

        def coded(wanted: Iterable[str]) -> list[int]:
            found = []
            for text in wanted:
                value = _number(text)
                place = int(np.searchsorted(different, value))
                if place < size and different[place] == value:
                    found.append(place)
            return found

        code = frame.of_replies(code, size + 1)
        return Codes(code, size, texts, coded, _like(connection, frame, self._source))

    def flags(self, frame: LogFrame) -> Codes:
        """The column as no and yes."""
        last = np.where(self._state == _ABSENT, 2, 3)
        code = np.where(self._state == _VALUE, self._value.astype(np.int64), last)
        return listed(frame.of_replies(code, 3), ["no", "yes"])


_STATES = {
    SettingState.BLANK: _BLANK,
    SettingState.VALUE: _VALUE,
    SettingState.NOT_PROVIDED: _ABSENT,
}
_FLAGS = {"no": "0", "yes": "1"}


def read_numbers(connection: sqlite3.Connection, source: Source, reply_ids: Ints) -> Numbers:
    """The column as the file holds it now; replies that are not among `reply_ids`, which ascend,
    are left out. Raises StaleFrameError where there are others."""
    value = np.zeros(len(reply_ids))
    state = np.zeros(len(reply_ids), np.uint8)
    last = int(reply_ids[-1]) if len(reply_ids) else 0
    if source.index:
        query = f"SELECT group_concat(reply_id), group_concat({source.value}) "
        ids, typed = connection.execute(query + source.where("value")).fetchone()
        query = f"SELECT group_concat(reply_id) {source.where('not_provided')}"
        (absent,) = connection.execute(query).fetchone()
        replies, gone = numbers(ids), numbers(absent)
        known = replies <= last
        places = places_in(reply_ids, replies[known])
        value[places], state[places] = decimals(typed)[known], _VALUE
        state[places_in(reply_ids, gone[gone <= last])] = _ABSENT
        return Numbers(source, value, state)
    # All in one row of numbers, in the order of the replies, in which the table itself stands: what
    # is none is told by a negative one.
    query = f"""
        SELECT group_concat(coalesce({source.value},
            CASE {source.state} WHEN 'not_provided' THEN -1 ELSE -2 END))
        FROM {source.table} NOT INDEXED
    """
    (typed,) = connection.execute(query).fetchone()
    told = numbers(typed).astype(np.float64) if source.whole else decimals(typed)
    query = f"SELECT count(*) FROM {source.table} WHERE reply_id > ?"
    (newer,) = connection.execute(query, (last,)).fetchone()
    if len(told) != len(reply_ids) + newer:
        raise StaleFrameError
    told = told[: len(reply_ids)]
    given = told >= 0
    value[given], state[given], state[told == -1] = told[given], _VALUE, _ABSENT
    return Numbers(source, value, state)


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
    return scanned(connection, frame, [source], text)


def scanned(
    connection: sqlite3.Connection, frame: LogFrame, sources: Sequence[Source], text: str
) -> Mask:
    """The rows of which one of these columns holds the text: one scan of each table for all."""
    mask = np.zeros(len(frame), np.bool_)
    wanted = [one for one in sources if one.may_hold(text)]
    for table in sorted({one.table for one in wanted}):
        query = held_in_one_scan([one for one in wanted if one.table == table])
        mask |= frame_mask(connection, frame, query, pattern(text))
    return mask


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
        query = (
            f"SELECT reply_id, {source.value} {source.of(len(few))} AND +{source.state} = 'value'"
        )
        found.update((number, str(value)) for number, value in connection.execute(query, few))
    if len(found) < len(set(ids)):
        raise StaleFrameError
    return [found[number] for number in ids]
