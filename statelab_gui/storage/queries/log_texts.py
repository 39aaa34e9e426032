"""A column of texts as it is kept between two questions: searched and sorted without the file.

What was read stays as it is: all values in one string of bytes, in their order. What is written
later lies beside it, so that a change of one cell costs what one cell costs.
"""

import sqlite3
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.runs import Setting, SettingState
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_codes import Codes, listed
from statelab_gui.storage.queries.log_frame import LogFrame, Mask, numbers, places_in
from statelab_gui.storage.queries.log_source import Source

_END = b"\0"
_MOST = 400_000_000
"""Bytes of values that are kept; a column of more is asked of the file each time."""
_BESIDE = 20_000
"""Changed cells that lie beside; with more the column is read anew."""
_PIECE = 1 << 23  # bytes searched in one go: the window's thread may run between two


class Texts:
    """The values of one column by reply: `place` is the reply's place among those known.

    `blob` holds each value with an end behind it, `start` where each begins and, last, where all
    end; `rank` numbers the different ones.
    """

    def __init__(self, blob: bytes, start: Ints, place: Ints, absent: Mask) -> None:
        self._blob = blob
        self._start = start
        self._place = place
        self._absent = absent
        self._at = np.full(len(absent), -1, np.int32)
        self._at[place] = np.arange(len(place))
        self._rank, self._first = _ranked(blob, start)
        self._beside: dict[int, Setting] = {}

    @property
    def is_worn(self) -> bool:
        """Whether so much was changed that the column is better read anew."""
        return len(self._beside) > _BESIDE

    def mend(self, replies: int, changed: dict[int, Setting]) -> None:
        """Take other values of the replies at these places; there are so many replies now."""
        more = replies - len(self._absent)
        if more:
            self._absent = np.concatenate((self._absent, np.zeros(more, np.bool_)))
            self._at = np.concatenate((self._at, np.full(more, -1, np.int32)))
        self._beside.update(changed)

    def holding(self, frame: LogFrame, text: str) -> Mask:
        """The rows whose value holds the text, letter case (of A-Z) aside."""
        wanted = text.encode("utf-8", "surrogatepass").lower()
        mask = np.zeros(len(frame.reply_ids), np.bool_)
        mask[self._place[self._found(wanted)]] = True
        for place, setting in self._beside.items():
            mask[place] = wanted in setting.value.encode().lower() and bool(setting.value)
        return frame.of_replies(mask, False)

    def codes(self, frame: LogFrame, choices: Sequence[str] | None) -> Codes:
        """The column in the order of its characters, or of `choices` where these are told."""
        typed = {one.value for one in self._beside.values() if one.state is SettingState.VALUE}
        order = _Order(self, sorted(one.encode() for one in typed))
        code = np.where(self._absent, order.size, order.size + 1)
        code[self._place] = order.of_ranks(self._rank)
        for place, setting in self._beside.items():
            last = order.size + (setting.state is SettingState.BLANK)
            value = setting.state is SettingState.VALUE
            code[place] = order.code(setting.value.encode()) if value else last
        code = frame.of_replies(code, order.size + 1)
        if choices is None:
            return Codes(code, order.size, order.texts, order.coded, lambda *_: _never())
        return _as_chosen(code, order, choices)

    # parts

    def different(self) -> int:
        """How many different values were read."""
        return len(self._first)

    def value(self, rank: int) -> bytes:
        """One of the different values that were read, by its rank."""
        at = int(self._first[rank])
        return self._blob[self._start[at] : self._start[at + 1] - 1]

    def _found(self, wanted: bytes) -> Ints:
        """The values, by their place in the blob, that hold it."""
        hits: list[int] = []
        if _END not in wanted:
            for begin, piece in self._pieces():
                lower = piece.lower()
                at = lower.find(wanted)
                while at >= 0:
                    hits.append(begin + at)
                    end = lower.find(_END, at)  # one hit a value is enough
                    at = lower.find(wanted, end)
        return np.searchsorted(self._start, np.array(hits, np.int64), side="right") - 1

    def _pieces(self) -> Iterator[tuple[int, bytes]]:
        begin = 0
        while begin < len(self._blob):
            end = self._blob.find(_END, begin + _PIECE)
            end = len(self._blob) if end < 0 else end + 1
            yield begin, self._blob[begin:end]
            begin = end


class _Order:
    """The different values of a column in order, those typed since among those read."""

    def __init__(self, column: Texts, typed: list[bytes]) -> None:
        self._column = column
        count = column.different()
        below = [bisect_left(range(count), one, key=column.value) for one in typed]
        new = [
            (one, rank)
            for one, rank in zip(typed, below, strict=True)
            if rank == count or column.value(rank) != one
        ]
        self._new = [one for one, _ in new]
        self._below: Ints = np.array([rank for _, rank in new], np.int64)
        self._codes: Ints = self._below + np.arange(len(new))
        self.size = count + len(new)

    def of_ranks(self, ranks: NDArray[Any]) -> Ints:
        """The codes of values that were read, by their ranks."""
        if not self._new:
            return ranks
        found: Ints = ranks + np.searchsorted(self._below, ranks, side="right")
        return found

    def code(self, value: bytes) -> int:
        """The code of a value that there is; -1 for any other."""
        at = bisect_left(self._new, value)
        if at < len(self._new) and self._new[at] == value:
            return int(self._codes[at])
        count = self._column.different()
        rank = bisect_left(range(count), value, key=self._column.value)
        known = rank < count and self._column.value(rank) == value
        return int(self.of_ranks(np.array([rank]))[0]) if known else -1

    def texts(self, codes: Sequence[int]) -> list[str]:
        """The values of these codes."""
        found = []
        for code in codes:
            before = int(np.searchsorted(self._codes, code))
            mine = before < len(self._new) and int(self._codes[before]) == code
            value = self._new[before] if mine else self._column.value(code - before)
            found.append(value.decode())
        return found

    def coded(self, wanted: Iterable[str]) -> list[int]:
        """The codes of these values, unknown ones left out."""
        codes = [self.code(one.encode("utf-8", "surrogatepass")) for one in wanted]
        return [code for code in codes if code >= 0]


def _as_chosen(code: Ints, order: _Order, choices: Sequence[str]) -> Codes:
    """Choices that are no longer offered come last."""
    found = order.texts(range(order.size))
    texts = [*choices, *(text for text in found if text not in choices)]
    table = np.array([*map(texts.index, found), len(texts), len(texts) + 1], np.int64)
    return listed(table[code], texts)


def _never() -> Mask:
    raise AssertionError("typed columns are searched by LogColumns.holding")


def read_texts(connection: sqlite3.Connection, source: Source, reply_ids: Ints) -> Texts | None:
    """The column as the file holds it now; None where it is too much to keep. Replies that are not
    among `reply_ids`, which ascend, are left out."""
    value = f"""
        SELECT group_concat(reply_id),
            CAST(group_concat({source.value}, char(0)) || char(0) AS BLOB)
        {source.in_order("value")}
    """
    try:
        listed_ids, blob = connection.execute(value).fetchone()
    except sqlite3.DataError:  # more than a database tells at once
        return None
    blob = blob or b""
    ids = numbers(listed_ids)
    ends = np.flatnonzero(np.frombuffer(blob, np.uint8) == 0) + 1
    if len(blob) > _MOST or len(ends) != len(ids):  # or a value holds an end itself
        return None
    start = np.concatenate((np.zeros(1, np.int64), ends))
    known = np.isin(ids, reply_ids) if len(ids) and ids.max() > _last(reply_ids) else None
    if known is not None:
        parts = [blob[start[at] : start[at + 1]] for at in np.flatnonzero(known).tolist()]
        blob, ids = b"".join(parts), ids[known]
        start = np.concatenate((np.zeros(1, np.int64), np.cumsum([*map(len, parts)], dtype=int)))
    query = f"SELECT group_concat(reply_id) {source.where('not_provided')}"
    (absent_ids,) = connection.execute(query).fetchone()
    absent = np.zeros(len(reply_ids), np.bool_)
    gone = numbers(absent_ids)
    absent[places_in(reply_ids, gone[gone <= _last(reply_ids)])] = True
    return Texts(blob, start, places_in(reply_ids, ids), absent)


def _last(ids: Ints) -> int:
    return int(ids[-1]) if len(ids) else 0


def _ranked(blob: bytes, start: Ints) -> tuple[NDArray[np.int32], Ints]:
    """The rank of each value of a sorted blob, and where the first one of each rank is."""
    count = len(start) - 1
    if not count:
        return np.empty(0, np.int32), np.empty(0, np.int64)
    ends = start[1:] - 1
    sizes = ends - start[:-1]
    other = np.ones(count, np.bool_)
    # Values are compared with their neighbours eight bytes at a time, from a view that begins at
    # each byte, from the end: what is in order begins alike, so that most differ there.
    words = _words(blob)
    last = words[np.maximum(ends - _WORD, 0)]
    if sizes.min() < _WORD:  # what comes before a short value is none of it
        last >>= (8 * np.maximum(_WORD - sizes, 0)).astype(np.uint64)
    other[1:] = (sizes[1:] != sizes[:-1]) | (last[1:] != last[:-1])
    for at in range(1, int(np.searchsorted(ends, _WORD)) + 1):  # too near to the beginning
        if at < count:
            mine, before = (blob[start[one] : ends[one]] for one in (at, at - 1))
            other[at] = mine != before
    left = np.flatnonzero(~other)
    behind = _WORD
    while len(left := left[sizes[left] > behind]):
        behind += _WORD
        begin = np.maximum(ends[left] - behind, start[left]) - start[left]
        differ = words[start[left] + begin] != words[start[left - 1] + begin]
        other[left[differ]] = True
        left = left[~differ]
    ranks = np.cumsum(other, dtype=np.int32)
    ranks -= 1
    return ranks, np.flatnonzero(other)


_WORD = 8  # bytes


def _words(blob: bytes) -> NDArray[np.uint64]:
    """The eight bytes that begin at each byte which has so many behind it, itself among them."""
    padded = blob if len(blob) >= _WORD else blob + bytes(_WORD)
    return np.ndarray((len(padded) - _WORD + 1,), "<u8", padded, 0, (1,))
