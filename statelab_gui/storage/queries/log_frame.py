"""Every row of the run log as columns of numbers.

A row is a reply, or a case that an examinee at work on its set has not answered whole, or a case of
a set that nobody has begun. Rows stand in the order of sets and positions, in one case the replies
in order of recording before what is not answered.
"""

import sqlite3
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray
from sqlalchemy import Connection

from statelab_gui.storage.queries.log_blocks import Facts, Ints, reading_facts

EXAMINEES = 1 << 20
"""An examinee's id is below this: it is the lower part of an unanswered row's number."""

Mask: TypeAlias = NDArray[np.bool_]

VALID, EXACT, SUPERSEDED, REVEALED = 1, 2, 4, 8
"""The bits of `flags`; see schema.RunBlock."""


class StaleFrameError(Exception):
    """Somebody wrote between two looks at the file: look again, in one transaction."""


class CaseLine(NamedTuple):
    """What a case shows in the log."""

    id: int
    set_id: int
    set_name: str
    name: str
    family: str
    form: str
    seed: int
    length: int
    updates: int
    characters: int


@dataclass(frozen=True)
class LogFrame:
    """The rows: `number` names each, `case` is its place in `cases`, `examinee` 0 for nobody's.

    `reply` is the row's place among the replies, whose ids are `reply_ids`, -1 where there is none.
    `words` are the sources, faults and outcomes that the facts of these names number.
    """

    cases: list[CaseLine]
    words: dict[int, str]
    number: Ints
    case: NDArray[np.int32]
    examinee: Ints
    reply: Ints
    reply_ids: Ints
    facts: Facts

    def __len__(self) -> int:
        return len(self.number)

    @cached_property
    def answered(self) -> Mask:
        """Whether the row is a reply."""
        return self.number > 0

    def fact(self, name: str) -> Ints:
        """A fact of each row's reply as packed; 0 where there is none."""
        found = np.zeros(len(self), np.int64)
        found[self.answered] = self.facts[name][self.reply[self.answered]]
        return found

    @cached_property
    def flags(self) -> Ints:
        """The flags of each row's reply; 0 where there is none."""
        return self.fact("flags")

    @cached_property
    def _row_of_reply(self) -> Ints:
        rows = np.empty(len(self.reply_ids), np.int64)
        rows[self.reply[self.answered]] = np.flatnonzero(self.answered)
        return rows

    def rows_of(self, reply_ids: Ints) -> Ints:
        """The rows of replies; raises StaleFrameError for one recorded since."""
        places = places_in(self.reply_ids, reply_ids)
        if len(places) and places.max() >= len(self.reply_ids):
            raise StaleFrameError
        return self._row_of_reply[places]

    def of_replies(self, values: NDArray[Any], nothing: Any) -> NDArray[Any]:
        """A value of each reply, by its place among them, told for each row; `nothing` where there
        is no reply."""
        found = np.full(len(self), nothing, values.dtype)
        found[self.answered] = values[self.reply[self.answered]]
        return found

    def of_case(self, values: NDArray[Any]) -> NDArray[Any]:
        """A number of each case, told for each row."""
        return values[self.case]


def raw(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection in the same transaction: a million rows are too many for more."""
    found: object = connection.connection.dbapi_connection
    assert isinstance(found, sqlite3.Connection)
    return found


def numbers(text: str | None, kind: type[np.number[Any]] = np.int64) -> NDArray[Any]:
    """Numbers that the database put in a row with commas; read in pieces, between which the
    window's thread may run."""
    parts = [np.fromstring(piece, kind, sep=",") for piece in _pieces(text)]
    return np.concatenate(parts) if parts else np.empty(0, kind)


def decimals(text: str | None) -> NDArray[np.float64]:
    """The same for numbers in digits with a point or none: each the float nearest to it, in a
    quarter of the time that reading them as floats takes."""
    parts = [_decimals(piece) for piece in _pieces(text)]
    return np.concatenate(parts) if parts else np.empty(0)


def _decimals(piece: str) -> NDArray[np.float64]:
    signs = np.frombuffer(piece.encode("ascii"), np.uint8)
    ends = np.append(np.flatnonzero(signs == ord(",")), len(signs))
    if np.diff(ends, prepend=-1).max() > _EXACT + 1:
        return np.fromstring(piece, np.float64, sep=",")
    found = np.fromstring(piece.replace(".", ""), np.int64, sep=",").astype(np.float64)
    points = np.flatnonzero(signs == ord("."))
    at = np.searchsorted(ends, points)
    # Both are whole numbers that a float holds exactly, so that the quotient is the nearest one.
    found[at] /= _POWERS[ends[at] - points - 1]
    return found


_EXACT = 15  # signs: as many digits a float holds exactly
_POWERS = 10.0 ** np.arange(_EXACT + 1)


def _pieces(text: str | None) -> Iterator[str]:
    start, size = 0, len(text or "")
    while text and start < size:
        end = text.find(",", start + _PIECE)
        end = size if end < 0 else end
        yield text[start:end]
        start = end + 1


_PIECE = 1 << 18  # characters


def reading_frame(connection: sqlite3.Connection) -> Generator[int, None, LogFrame]:
    """Read the frame, yielding how many replies were read.

    A writer is let in between two looks, unless the connection is in a transaction; replies are
    only ever added, so that the frame is at worst a moment old.
    """
    cases, words = read_cases(connection), read_words(connection)
    reply_ids, facts = yield from reading_facts(connection)
    return frame_of(cases, words, reply_ids, facts)


def frame_of(
    cases: list[CaseLine], words: dict[int, str], reply_ids: Ints, facts: Facts
) -> LogFrame:
    """The rows of these cases and replies; the replies in the order of their ids. Raises
    StaleFrameError for a reply to a case that is not among them."""
    ids = np.fromiter((case.id for case in cases), np.int64, len(cases))
    place = _places_of(ids, facts["case"])
    order = np.argsort(_narrow(place, len(cases)), kind="stable")
    case = place[order].astype(np.int32)
    examinee = facts["examinee"][order].astype(np.int64)
    whole = facts["prefix"][order] == 0
    empty_case, empty_examinee = _unanswered(cases, case, examinee, whole)
    empty_number = -(ids[empty_case] * EXAMINEES + empty_examinee)
    # Few rows are not answered beside those that are: each goes behind the replies to its case.
    behind = np.searchsorted(case, empty_case, side="right")
    nobody = np.full(len(empty_case), -1)
    return LogFrame(
        cases,
        words,
        np.insert(reply_ids[order], behind, empty_number),
        np.insert(case, behind, empty_case),
        np.insert(examinee, behind, empty_examinee),
        np.insert(order, behind, nobody),
        reply_ids,
        facts,
    )


def read_cases(connection: sqlite3.Connection) -> list[CaseLine]:
    """Every case, in the order of sets and positions."""
    return [CaseLine(*row) for row in connection.execute(_CASES)]


def read_words(connection: sqlite3.Connection) -> dict[int, str]:
    """The sources, faults and outcomes that facts number."""
    return dict(connection.execute("SELECT id, word FROM run_word"))


_CASES = """
    SELECT case_item.id, set_id, case_set.name, case_item.name, family, form, seed, length,
        updates, characters
    FROM case_item JOIN case_set ON case_set.id = set_id ORDER BY set_id, position
"""


def _unanswered(
    cases: list[CaseLine], case: NDArray[np.int32], examinee: Ints, whole: Mask
) -> tuple[NDArray[np.int32], Ints]:
    """The case and examinee of every row without a reply, from those of the replies by case."""
    found = [(np.empty(0, np.int64), np.empty(0, np.int64))]
    for first, after in _sets(cases):
        begin, end = np.searchsorted(case, (first, after))
        who, done = examinee[begin:end], whole[begin:end]
        people = np.flatnonzero(np.bincount(who)) if len(who) else np.zeros(1, np.int64)
        left = np.ones((after - first, len(people)), np.bool_)
        column = np.searchsorted(people, who[done])
        left[case[begin:end][done] - first, column] = False
        row, column = np.nonzero(left)
        found.append((row + first, people[column]))
    where, who = (np.concatenate(part) for part in zip(*found, strict=True))
    return where.astype(np.int32), who.astype(np.int64)


def _sets(cases: list[CaseLine]) -> Iterator[tuple[int, int]]:
    """Where each set's cases begin and end."""
    first = 0
    for at in range(1, len(cases) + 1):
        if at == len(cases) or cases[at].set_id != cases[first].set_id:
            yield first, at
            first = at


def _places_of(ids: Ints, wanted: NDArray[Any]) -> Ints:
    """Where each wanted number is among `ids`; raises StaleFrameError for one that is not there."""
    by_id = np.argsort(ids)
    at = np.searchsorted(ids, wanted.astype(np.int64), sorter=by_id)
    if len(at) and at.max() >= len(ids):
        raise StaleFrameError
    return by_id[at] if len(at) else by_id[:0]


def _narrow(values: Ints, below: int) -> NDArray[Any]:
    """The same numbers in 16 bits where they fit: those are sorted ten times as fast."""
    return values.astype(np.uint16) if below <= 1 << 16 else values


def places_in(held: Ints, wanted: Ints) -> Ints:
    """Where each wanted number is, or would be, among the held ones, which ascend."""
    if len(held) and held[-1] - held[0] + 1 == len(held):
        return wanted - int(held[0])
    found: Ints = np.searchsorted(held, wanted)
    return found
