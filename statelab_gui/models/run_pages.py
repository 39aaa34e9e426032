"""Rows of the run log as they are shown, read some at a time and kept a while.

What rows show is kept of many, what they hold of a few only: a text is one object, a row is some
dozens, and each that lives on makes the interpreter's collector hold up the window the longer.
"""

from collections.abc import Callable, Container, Hashable, Sequence

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.runs import RunRow, SettingState
from statelab_gui.models.run_asking import Ids
from statelab_gui.models.run_columns import WORDED_BY, AnyColumn, LogEntry, RunWords, field_of

_PAGE = 64
_LINES_KEPT = 2048
_ENTRIES_KEPT = 4 * _PAGE
_ABSENT = SettingState.NOT_PROVIDED
_NOWHERE: frozenset[int] = frozenset()

Read = Callable[[Sequence[int]], list[RunRow]]


class Line:
    """What a row shows; a column is worded when it is first asked for.

    `absent` are the columns whose value the reviewer said is not provided, `quiet` is whether
    another reply superseded this one or there is none.
    """

    __slots__ = ("_pages", "_row", "absent", "quiet", "status", "texts")

    def __init__(self, pages: "RunPages", row: int, entry: LogEntry, columns: int) -> None:
        run = entry.run
        self._pages = pages
        self._row = row
        self.status: CaseStatus = entry.status
        self.quiet = run.superseded or run.reply_id is None
        self.absent = pages.absent(run)
        self.texts: list[str | None] = [None] * columns

    @property
    def entry(self) -> LogEntry | None:
        """What the row holds; None when it is no longer there."""
        return self._pages.entry(self._row)

    def text(self, at: int) -> str:
        """What the column at that place shows."""
        text = self.texts[at]
        if text is None:
            entry = self.entry
            text = self.texts[at] = "" if entry is None else self._pages.word(at, entry)
        return text


class _Teller:
    """Words one column; `worded` are the words that many rows share."""

    def __init__(self, column: AnyColumn, words: RunWords) -> None:
        self.worded: dict[Hashable, str] = {}
        tell = words.teller(column)
        by = WORDED_BY.get(column)
        self.text = tell if by is None else self._sharing(tell, by)

    def _sharing(
        self, tell: Callable[[LogEntry], str], by: Callable[[LogEntry], Hashable]
    ) -> Callable[[LogEntry], str]:
        worded = self.worded

        def text(entry: LogEntry) -> str:
            key = by(entry)
            found = worded.get(key)
            if found is None:
                found = worded[key] = tell(entry)
            return found

        return text


class RunPages:
    """Keeps the rows seen last, by their place among `ids`."""

    def __init__(self, words: RunWords) -> None:
        self._words = words
        self._ids: Ids | Sequence[int] = ()
        self._columns: Sequence[AnyColumn] = ()
        self._read: Read | None = None
        self._lines: dict[int, Line | None] = {}
        self._entries: dict[int, LogEntry | None] = {}
        self._tellers: list[_Teller] = []

    def show(self, ids: Ids, columns: Sequence[AnyColumn], read: Read | None) -> None:
        """Keep rows of these numbers, as `read` tells them, from now on; None tells nothing."""
        self._ids, self._read = ids, read
        if columns is not self._columns:
            self._columns = columns
            self._tellers = [_Teller(column, self._words) for column in columns]
        self.clear()

    def clear(self) -> None:
        """Forget every row and every word."""
        self._lines.clear()
        self._entries.clear()
        for teller in self._tellers:
            teller.worded.clear()

    def forget(self, row: int) -> None:
        """Forget a row."""
        self._lines.pop(row, None)
        self._entries.pop(row, None)

    def rows_of(self, numbers: Container[int]) -> list[int]:
        """The rows with these numbers that were read."""
        held = dict.fromkeys((*self._lines, *self._entries))
        return [row for row in held if int(self._ids[row]) in numbers]

    def line(self, row: int) -> Line | None:
        """A row, read with its page; None for one that is not there."""
        if row not in self._lines:
            entry = self.entry(row)
            if not 0 <= row < len(self._ids):
                return None
            self._keep(row, entry)
        return self._lines[row]

    def lines(self, rows: range, columns: Sequence[int]) -> list[Line | None]:
        """These rows, of which these columns are worded, what is missing read all at once."""
        rows = rows[: max(0, len(self._ids) - rows.start)]
        lines = self._lines
        missing = [row for row in rows if row not in lines or _lacks(lines[row], columns)]
        if missing:
            self._prepare(missing)
            self._word_all(missing, columns)
        return [lines[row] for row in rows]

    def entry(self, row: int) -> LogEntry | None:
        """What a row holds, read with its page; None for one that is not there."""
        if not 0 <= row < len(self._ids):
            return None
        if row not in self._entries:
            first = row - row % _PAGE
            self._prepare(range(first, min(first + _PAGE, len(self._ids))))
        return self._entries[row]

    def word(self, at: int, entry: LogEntry) -> str:
        """What a column shows of a row; the same words are made once."""
        return self._tellers[at].text(entry)

    def absent(self, run: RunRow) -> frozenset[int]:
        """The columns whose value the reviewer said is not provided."""
        keys = {key for key, setting in run.fields.items() if setting.state is _ABSENT}
        if not keys:
            return _NOWHERE
        return frozenset(at for at, column in enumerate(self._columns) if field_of(column) in keys)

    def _word_all(self, rows: Sequence[int], columns: Sequence[int]) -> None:
        """Word these columns of rows that are read: a column at a time, which takes half as long
        as a row at a time."""
        fresh = []
        for row in rows:
            entry = self._entries[row]
            if row not in self._lines:
                self._keep(row, entry)
            line = self._lines[row]
            if line is not None and entry is not None:
                fresh.append((line.texts, entry))
        for at in columns:
            text = self._tellers[at].text
            for texts, entry in fresh:
                if texts[at] is None:
                    texts[at] = text(entry)

    def _keep(self, row: int, entry: LogEntry | None) -> None:
        if len(self._lines) >= _LINES_KEPT:
            for old in list(self._lines)[: _LINES_KEPT // 2]:
                del self._lines[old]
        line = None if entry is None else Line(self, row, entry, len(self._columns))
        self._lines[row] = line

    def _prepare(self, rows: Sequence[int]) -> None:
        """Read those of these rows that are not there, all at once; all are there after it."""
        entries = self._entries
        missing = [row for row in rows if row not in entries]
        if len(entries) + len(missing) > _ENTRIES_KEPT:
            wanted = set(rows)
            for old in [row for row in entries if row not in wanted][: _ENTRIES_KEPT // 2]:
                del entries[old]
        if missing:
            numbers = [int(self._ids[row]) for row in missing]
            entries.update(zip(missing, self._entries_of(numbers), strict=True))

    def _entries_of(self, numbers: list[int]) -> list[LogEntry | None]:
        if self._read is None:
            return [None] * len(numbers)
        # A row gone since would shift the ones after it: then they are asked for one by one.
        found: list[RunRow | None] = list(self._read(numbers))
        if len(found) != len(numbers):
            found = [next(iter(self._read([number])), None) for number in numbers]
        return [None if row is None else LogEntry(row, row.revealed_at) for row in found]


def _lacks(line: Line | None, columns: Sequence[int]) -> bool:
    return line is not None and any(line.texts[at] is None for at in columns)
