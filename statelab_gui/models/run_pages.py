"""Rows of the run log as they are shown, read some at a time and kept a while."""

from collections.abc import Callable, Hashable, Sequence

from statelab_gui.domain.runs import RunRow, SettingState
from statelab_gui.models.run_asking import Ids
from statelab_gui.models.run_columns import WORDED_BY, AnyColumn, LogEntry, RunWords, field_of

_PAGE = 64
_KEPT = 4096  # rows
_ABSENT = SettingState.NOT_PROVIDED

Read = Callable[[Sequence[int]], list[RunRow]]
Worded = dict[tuple[int, Hashable], str]


class Line:
    """A row that was read; a column is worded when it is first seen."""

    __slots__ = ("_columns", "_texts", "_worded", "_words", "absent", "entry", "status")

    def __init__(
        self, entry: LogEntry, columns: Sequence[AnyColumn], words: RunWords, worded: Worded
    ) -> None:
        self.entry = entry
        self.status = entry.status
        self.absent = _absent(entry.run, columns)
        """The columns whose value the reviewer said is not provided."""
        self._columns = columns
        self._words = words
        self._worded = worded
        self._texts: list[str | None] = [None] * len(columns)

    def text(self, at: int) -> str:
        """What the column at that place shows."""
        text = self._texts[at]
        if text is None:
            text = self._texts[at] = self._word(at)
        return text

    def _word(self, at: int) -> str:
        column = self._columns[at]
        told_by = WORDED_BY.get(column)
        if told_by is None:
            return self._words.text(column, self.entry)
        key = (at, told_by(self.entry))
        if key not in self._worded:
            self._worded[key] = self._words.text(column, self.entry)
        return self._worded[key]


def _absent(run: RunRow, columns: Sequence[AnyColumn]) -> frozenset[int]:
    keys = {key for key, setting in run.fields.items() if setting.state is _ABSENT}
    if not keys:
        return _NOWHERE
    return frozenset(at for at, column in enumerate(columns) if field_of(column) in keys)


_NOWHERE: frozenset[int] = frozenset()


class RunPages:
    """Keeps the rows seen last, by their place."""

    def __init__(self, words: RunWords) -> None:
        self._words = words
        self._lines: dict[int, Line | None] = {}
        self._worded: Worded = {}

    def clear(self) -> None:
        """Forget every row and every word."""
        self._lines.clear()
        self._worded.clear()

    def forget(self, row: int) -> None:
        """Forget a row."""
        self._lines.pop(row, None)

    def line(self, row: int, ids: Ids, columns: Sequence[AnyColumn], read: Read) -> Line | None:
        """A row, read with its page; None for one that is no longer there."""
        if row not in self._lines:
            first = row - row % _PAGE
            self.prepare(range(first, first + _PAGE), ids, columns, read)
        return self._lines.get(row)

    def prepare(self, rows: range, ids: Ids, columns: Sequence[AnyColumn], read: Read) -> None:
        """Read those of these rows that are not there yet, all at once."""
        missing = [row for row in rows[: max(0, len(ids) - rows.start)] if row not in self._lines]
        if not missing:
            return
        if len(self._lines) + len(missing) > _KEPT:
            self._drop_oldest()
        lines = self._read(ids[missing].tolist(), columns, read)
        self._lines.update(zip(missing, lines, strict=True))

    def _drop_oldest(self) -> None:
        for row in list(self._lines)[: _KEPT // 2]:
            del self._lines[row]

    def _read(
        self, numbers: list[int], columns: Sequence[AnyColumn], read: Read
    ) -> list[Line | None]:
        rows = read(numbers)
        # A row gone since would shift the ones after it: then they are asked for one by one.
        found: list[RunRow | None] = list(rows)
        if len(rows) != len(numbers):
            found = [next(iter(read([number])), None) for number in numbers]
        words, worded = self._words, self._worded
        return [
            None if row is None else Line(LogEntry(row, row.revealed_at), columns, words, worded)
            for row in found
        ]
