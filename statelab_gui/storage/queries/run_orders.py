"""Questions about all rows of the run log at once: order, counts, different values, a search.

At a million rows each takes some tenths of a second, so that a window asks them in a job; each has
a form for `Session.run` that may be stopped between two looks at the file.
"""

import sqlite3
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting, SettingState
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_codes import Word, among, holds
from statelab_gui.storage.queries.log_columns import LogColumns
from statelab_gui.storage.queries.log_frame import (
    LogFrame,
    Mask,
    StaleFrameError,
    raw,
    reading_frame,
)
from statelab_gui.storage.queries.log_mending import Marks, marks, mended
from statelab_gui.storage.queries.own_columns import OwnColumnQueries, own_columns
from statelab_gui.storage.queries.run_filter import RunFilter, Search
from statelab_gui.storage.queries.run_order import known_key, ordered, wanted_rows
from statelab_gui.storage.queries.run_tally import RunTally, tally

Answer = TypeVar("Answer")


@dataclass(frozen=True, eq=False)
class RunOrder:
    """The numbers of the wanted rows in order, how they stand, and how many rows there are."""

    ids: Ints
    tally: RunTally
    rows: int


@dataclass(frozen=True)
class Distinct:
    """Different values of a column with their counts, in order, and how many there are in all."""

    values: tuple[tuple[Setting, int], ...]
    total: int


class RunOrderQueries(OwnColumnQueries):
    """Questions that look at every row."""

    _keeping = False
    _kept: "_Kept | None" = None

    def ordering(
        self, order_by: str, descending: bool, wanted: RunFilter
    ) -> Generator[Progress, None, RunOrder]:
        """As `run_order`, for a job."""
        known_key(order_by)

        def answer(columns: LogColumns) -> RunOrder:
            chosen, counts = _counted(columns, wanted)
            rows = ordered(columns, chosen, order_by, descending)
            return RunOrder(columns.frame.number[rows], counts, len(columns.frame))

        return self._asking(answer)

    def run_order(
        self, order_by: str = "position", descending: bool = False, wanted: RunFilter | None = None
    ) -> RunOrder:
        """The wanted rows in order: rows with a value first, then "not provided", then blanks, in
        either direction; equal ones by set, position and time of recording.

        `order_by` is one of `run_order.SORT_KEYS` or "column:ID"; ValueError for anything else.
        """
        return _ended(self.ordering(order_by, descending, wanted or RunFilter()))

    def run_tally(self, wanted: RunFilter | None = None) -> RunTally:
        """How many of the wanted rows stand how; the counts add up to the rows."""
        filled = wanted or RunFilter()
        return _ended(self._asking(lambda columns: tally(columns, wanted_rows(columns, filled))))

    def run_row_count(self, wanted: RunFilter | None = None) -> int:
        """How many rows are wanted."""
        filled = wanted or RunFilter()
        mask = _ended(self._asking(lambda columns: wanted_rows(columns, filled)))
        return int(np.count_nonzero(mask))

    def finding_values(
        self, key: str, wanted: RunFilter, limit: int
    ) -> Generator[Progress, None, Distinct]:
        """As `distinct_values`, for a job."""
        known_key(key)

        def answer(columns: LogColumns) -> Distinct:
            chosen = wanted_rows(columns, wanted, but=key)
            values, total = columns.codes(key).counted(chosen, limit)
            return Distinct(tuple(values), total)

        return self._asking(answer)

    def distinct_values(
        self, key: str, wanted: RunFilter | None = None, limit: int = 1000
    ) -> Distinct:
        """The first `limit` different values of a column in the wanted rows, with their counts, in
        order: values, then not provided, then blank, these two however many come before.

        What the filter asks of this very column is left aside. Raises ValueError for no column.
        """
        return _ended(self.finding_values(key, wanted or RunFilter(), limit))

    def searching(self, ids: Ints, search: Search) -> Generator[Progress, None, Mask]:
        """Which of these rows hold the text in one of the columns; for a job."""
        return self._asking(lambda columns: _among(columns, ids, _holding(columns, search)))

    def run_matches(self, ids: Ints, search: Search) -> Mask:
        """Which of these rows hold the text in one of the columns."""
        return _ended(self.searching(ids, search))

    def keep_columns(self) -> None:
        """Keep what was read of all rows, some hundred bytes of each, and mend it when somebody
        else has written to the file: for who asks more than once, and only reads."""
        self._keeping = self.read_only

    def _asking(self, answer: Callable[[LogColumns], Answer]) -> Generator[Progress, None, Answer]:
        with self._reading() as connection:
            file = raw(connection)
            # Without a transaction at first: an edit need not wait until all is read.
            for transaction in (False, True):
                if transaction:
                    connection.exec_driver_sql("SELECT 1")
                kept, self._kept = self._kept, None  # one question at a time has them
                if kept is None or kept.columns.connection is not file:
                    kept = None
                try:
                    kept = yield from self._present(file, kept)
                    found = answer(kept.columns)
                except StaleFrameError:
                    if transaction:
                        raise
                    self._kept = kept
                    continue
                if self._keeping:
                    self._kept = kept
                return found
        raise AssertionError("the second look is the last")

    def _present(
        self, file: sqlite3.Connection, kept: "_Kept | None"
    ) -> "Generator[Progress, None, _Kept]":
        """What was kept, as the file is now."""
        version = _version(file)
        if kept is not None and kept.version == version:
            yield Progress(len(kept.columns.frame), 0, "rows")
            return kept
        if kept is not None:
            now = mended(file, kept.columns, kept.marks)
            if now is not None:
                yield Progress(len(now[0].frame), 0, "rows")
                return _Kept(version, *now)
        begun = marks(file)
        columns = yield from _reading_columns(file)
        return _Kept(version, columns, begun)


@dataclass(frozen=True, eq=False)
class _Kept:
    """Columns, the version of the file that they are of, and how far it was then."""

    version: int
    columns: LogColumns
    marks: Marks


def _counted(columns: LogColumns, wanted: RunFilter) -> tuple[Mask, RunTally]:
    """The wanted rows and how they stand, kept for the next order of the same rows."""
    if columns.counted is not None and columns.counted[0] == wanted:
        _, chosen, counts = columns.counted
    else:
        chosen = wanted_rows(columns, wanted)
        counts = tally(columns, chosen)
        columns.counted = wanted, chosen, counts
    return chosen, counts


def _version(file: sqlite3.Connection) -> int:
    """A number that changes when another connection has written to the file."""
    (version,) = file.execute("PRAGMA data_version").fetchone()
    return int(version)


def _reading_columns(file: sqlite3.Connection) -> Generator[Progress, None, LogColumns]:
    reading = reading_frame(file)
    try:
        while True:
            yield Progress(next(reading), 0, "rows")
    except StopIteration as end:
        frame: LogFrame = end.value
    own = {one.id: one for one in own_columns(file) if not one.removed}
    return LogColumns(file, frame, own)


def _ended(job: Generator[Progress, None, Answer]) -> Answer:
    """What the job comes to."""
    while True:
        try:
            next(job)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


def _holding(columns: LogColumns, search: Search) -> Mask:
    mask = np.zeros(len(columns.frame), np.bool_)
    typed = [key for key in search.keys if columns.source(key) is not None]
    mask |= columns.typed_holding(typed, search.text)
    for key in search.keys:
        worded = search.words.get(key)
        if columns.source(key) is None:
            mask |= columns.holding(key, search.text, None if worded is None else _word(worded))
        for more, setting in enumerate((NOT_PROVIDED, BLANK)):
            if worded is not None and holds(worded(setting), search.text):
                codes = columns.codes(key)
                mask |= codes.code == codes.size + more
    if search.settings is not None:
        frame, last = columns.frame, int(columns.frame.examinee.max(initial=0))
        people = [
            who
            for who, settings in columns.settings.items()
            if who <= last and holds(search.settings(settings), search.text)
        ]
        mask |= among(frame.examinee, people, last + 1)
    return mask


def _word(worded: Callable[[Setting], str]) -> Word:
    return lambda text: worded(Setting(SettingState.VALUE, text))


def _among(columns: LogColumns, ids: Ints, hits: Mask) -> Mask:
    """The hits of these rows; a row that is no longer there is none."""
    mask = np.zeros(len(ids), np.bool_)
    if not hits.any():
        return mask
    frame, replied = columns.frame, ids > 0
    held = frame.reply_ids
    if len(held):
        asked = np.flatnonzero((ids >= held[0]) & (ids <= held[-1]))
        rows = frame.rows_of(ids[asked])
        mask[asked] = (frame.number[rows] == ids[asked]) & hits[rows]
    empty = np.flatnonzero(~frame.answered)
    empty = empty[np.argsort(frame.number[empty])]
    held, asked = frame.number[empty], np.flatnonzero(~replied)
    at = np.searchsorted(held, ids[asked])
    there = at < len(held)
    asked, at = asked[there], at[there]
    mask[asked] = (held[at] == ids[asked]) & hits[empty[at]]
    return mask
