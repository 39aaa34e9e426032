"""Rows of the run log as they are shown, read a page at a time and kept a while."""

from collections import OrderedDict
from collections.abc import Callable, Sequence

from statelab_gui.domain.runs import RunRow
from statelab_gui.models.run_asking import Ids
from statelab_gui.models.run_columns import AnyColumn, LogEntry, RunWords

_PAGE = 64
_PAGES_KEPT = 32

Read = Callable[[Sequence[int]], list[RunRow]]


class Line:
    """A row that was read; a column is worded when it is first seen."""

    __slots__ = ("_columns", "_texts", "_words", "entry")

    def __init__(self, entry: LogEntry, columns: Sequence[AnyColumn], words: RunWords) -> None:
        self.entry = entry
        self._columns = columns
        self._words = words
        self._texts: list[str | None] = [None] * len(columns)

    def text(self, at: int) -> str:
        """What the column at that place shows."""
        text = self._texts[at]
        if text is None:
            text = self._texts[at] = self._words.text(self._columns[at], self.entry)
        return text


class RunPages:
    """Keeps the pages seen last; `numbers` tells the numbers of the rows of a page."""

    def __init__(self, words: RunWords) -> None:
        self._words = words
        self._pages: OrderedDict[int, list[Line | None]] = OrderedDict()

    def clear(self) -> None:
        """Forget every row."""
        self._pages.clear()

    def forget(self, row: int) -> None:
        """Forget the page of a row."""
        self._pages.pop(row // _PAGE, None)

    def line(self, row: int, ids: Ids, columns: Sequence[AnyColumn], read: Read) -> Line | None:
        """A row, read with its page; None for one that is no longer there."""
        page = row // _PAGE
        lines = self._pages.get(page)
        if lines is None:
            lines = self._read(ids[page * _PAGE : (page + 1) * _PAGE].tolist(), columns, read)
            self._pages[page] = lines
            if len(self._pages) > _PAGES_KEPT:
                self._pages.popitem(last=False)
        else:
            self._pages.move_to_end(page)
        return lines[row % _PAGE] if row % _PAGE < len(lines) else None

    def _read(
        self, numbers: list[int], columns: Sequence[AnyColumn], read: Read
    ) -> list[Line | None]:
        rows = read(numbers)
        # A row gone since would shift the ones after it: then they are asked for one by one.
        found: list[RunRow | None] = list(rows)
        if len(rows) != len(numbers):
            found = [next(iter(read([number])), None) for number in numbers]
        return [
            None if row is None else Line(LogEntry(row, row.revealed_at), columns, self._words)
            for row in found
        ]
