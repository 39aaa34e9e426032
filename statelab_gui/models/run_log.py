"""The run log as a table: it holds the numbers of rows, and reads the rows a page at a time."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    Signal,
)

from statelab_gui.domain.runs import Setting
from statelab_gui.models.last_resort import told
from statelab_gui.models.run_again import Again
from statelab_gui.models.run_asking import Asking, Ids, LogReader, Runner
from statelab_gui.models.run_clipboard import copied_setting
from statelab_gui.models.run_columns import (
    COLUMNS,
    AnyColumn,
    LogEntry,
    RunWords,
    column_key,
    field_of,
    is_number,
)
from statelab_gui.models.run_merging import Merge, merging, walk
from statelab_gui.models.run_pages import Line, RunPages
from statelab_gui.models.run_search import next_cell, search_for
from statelab_gui.models.run_sums import LogSums, sums_of
from statelab_gui.storage.queries.run_filter import RunFilter
from statelab_gui.storage.queries.run_orders import Distinct, RunOrder

__all__ = ["ENTRY_ROLE", "SETTING_ROLE", "LogReader", "RunFilter", "RunLogModel"]

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
ENTRY_ROLE = int(Qt.ItemDataRole.UserRole)
"""The LogEntry of a row."""
SETTING_ROLE = ENTRY_ROLE + 1
"""The Setting of a cell that the reviewer fills in; None in any other cell."""
_FIRST = 200
"""Rows shown at once, before the others are known."""
_FEW = 200
_LOOK_S = 0.015
_NOTHING: Ids = np.empty(0, np.int64)


class RunLogModel(QAbstractTableModel):
    """Rows of the document that pass the filter, in the chosen order.

    The model never writes: an edited cell is a wish, sent by `edit_wished(reply_id, field,
    Setting)`, and shows its new value when the document has it. With a runner, which rows there are
    is asked beside the window; `ordered` tells that they are in place, with their `sums`.
    """

    edit_wished = Signal(int, str, object)
    ordered = Signal()

    def __init__(self, words: RunWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._reader: LogReader | None = None
        self._asking = Asking()
        self._ids: Ids = _NOTHING
        self._columns: tuple[AnyColumn, ...] = COLUMNS
        self._pages = RunPages(words)
        self._filter = RunFilter()
        self._order = "position"
        self._descending = False
        self._sums: LogSums | None = None
        self._ordering = False
        self._merging = False
        self._again = Again(self._ask_again, lambda: self._ordering, self)

    # what it shows

    def set_runner(self, runner: Runner | None) -> None:
        """Ask long questions by this, beside the window; None asks them at once."""
        self._asking.runner = runner

    def set_reader(self, reader: LogReader | None) -> None:
        """Show another document: its first rows at once where the others take a while; None shows
        nothing."""
        self._asking.begin(reader)
        self.beginResetModel()
        self._reader = reader
        self._columns = self._all_columns()
        self._ids = _NOTHING
        self._sums = None
        plain = (self._filter, self._order) == (RunFilter(), "position")
        if reader is not None and self._asking.runner is not None and plain:
            self._ids = reader.first_run_rows(_FIRST)
        self._show_rows()
        self.endResetModel()
        self.reload()

    def set_filter(self, wanted: RunFilter, unanswered: bool | None = None) -> None:
        """Show the wanted rows only; `unanswered` says whether those without a reply are shown,
        where the filter itself does not."""
        if unanswered is not None:
            wanted = replace(wanted, unanswered=unanswered)
        if wanted != self._filter:
            self._filter = wanted
            self.reload()

    @property
    def wanted(self) -> RunFilter:
        """Which rows are shown, or soon will be."""
        return self._filter

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1 gives the order of the sets."""
        known = 0 <= column < len(self._columns)
        self._order = column_key(self._columns[column]) if known else "position"
        self._descending = known and order == Qt.SortOrder.DescendingOrder
        self.reload()

    def reload(self) -> None:
        """Ask the document again which rows there are; the same rows keep their places."""
        self._asking.forget()
        if self._reader is None:
            self._put(_NOTHING, None)
            return
        self._ordering = True
        order, descending, wanted = self._order, self._descending, self._filter
        self._again.forget()
        self._asking.ask(
            self._reader,
            lambda reader: reader.ordering(order, descending, wanted),
            lambda found: self._put(found.ids, sums_of(found)),
        )

    def refresh(self) -> None:
        """Ask again since something was written: when no answer is under way, and seldom enough
        that the window does nearly nothing else even while hundreds of replies a second come in."""
        self._again.wish()

    def _ask_again(self) -> None:
        reader, before = self._reader, self._ids
        if reader is None:
            return
        order, descending, wanted = self._order, self._descending, self._filter
        self._ordering = True
        self._asking.ask(
            reader,
            lambda reader: merging(reader.ordering(order, descending, wanted), before),
            self._take,
        )

    @property
    def is_ordering(self) -> bool:
        """Whether other rows than those shown were asked for and are still to come."""
        return self._ordering or self._again.is_waiting

    @property
    def is_merging(self) -> bool:
        """Whether the rows become others because of a write, with nothing else wished for."""
        return self._merging

    @property
    def sums(self) -> LogSums | None:
        """The counts of the rows shown; None until they are all known."""
        return self._sums

    def reload_columns(self) -> None:
        """Ask the document again which columns the reviewer made."""
        columns = self._all_columns()
        if columns != self._columns:
            self.beginResetModel()
            self._columns = columns
            self._show_rows()
            self.endResetModel()
            if self._order not in map(column_key, columns):
                self._order, self._descending = "position", False
            self.reload()

    def refresh_runs(self, reply_ids: frozenset[int]) -> None:
        """Read these rows anew, leaving every row where it is."""
        if len(reply_ids) > _FEW:
            self._pages.clear()
            self._all_changed()
            return
        # A row that was not read is shown nowhere.
        for row in self._pages.rows_of(reply_ids):
            self._pages.forget(row)
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(self._columns) - 1))

    def retranslate(self) -> None:
        """Word everything anew."""
        self._pages.clear()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)
        self._all_changed()

    # what is in it

    def columns(self) -> tuple[AnyColumn, ...]:
        """The columns: those built in, then the reviewer's own."""
        return self._columns

    def has_outcomes(self) -> bool:
        """Whether a service told of any reply how it ended."""
        return self._reader is not None and self._reader.has_outcomes()

    def has_scores(self) -> bool:
        """Whether any case is a conversation, whose answers are scored."""
        return self._reader is not None and self._reader.has_scores()

    def field_at(self, column: int) -> str | None:
        """The field that the reviewer fills in there; None for a column that is only read."""
        return field_of(self._columns[column])

    def ids(self) -> Ids:
        """The numbers of the rows shown, in order."""
        return self._ids

    def number_at(self, row: int) -> int:
        """The number of a row; 0 outside the table."""
        return int(self._ids[row]) if 0 <= row < len(self._ids) else 0

    def row_of(self, number: int) -> int:
        """The row with that number, -1 when it is not shown."""
        rows = np.flatnonzero(self._ids == number)
        return int(rows[0]) if len(rows) else -1

    def entry(self, row: int) -> LogEntry | None:
        """What a row holds; None outside the table, or for a row that is no longer there."""
        return self._pages.entry(row)

    def lines(self, rows: range, columns: Sequence[int]) -> list[Line | None]:
        """These rows with what they show in these columns, those not read yet read all at once;
        None for a row that is no longer there."""
        return self._pages.lines(rows, columns)

    def copied(self, row: int, column: int) -> str:
        """What a cell is copied as: its value, nothing for a blank, the word for not provided."""
        line = self._pages.line(row)
        if line is None:
            return ""
        if self.field_at(column) is None or self._ids[row] < 0:
            return line.text(column)
        entry = line.entry
        return "" if entry is None else copied_setting(entry.run.entry(self.field_at(column) or ""))

    def setting(self, index: Index) -> Setting | None:
        """The reviewer's own value in a cell; None in a cell that is not the reviewer's to fill."""
        entry = self.entry(index.row())
        return None if entry is None else self._setting(entry, index.column())

    def distinct(self, column: int, limit: int, done: Callable[[Distinct], object]) -> None:
        """Tell `done` the different values of a column in the rows that its own filter leaves
        aside; nothing without a document."""
        key, wanted = column_key(self._columns[column]), self._filter
        if self._reader is not None:
            self._asking.ask(
                self._reader, lambda reader: reader.finding_values(key, wanted, limit), done
            )

    def find(
        self,
        text: str,
        columns: Sequence[int],
        start: tuple[int, int],
        backwards: bool,
        done: Callable[[tuple[int, int] | None], object],
    ) -> None:
        """Tell `done` the next cell (row, column) after `start` that shows the text, letter case
        aside, going round at the end; None when there is none. `columns` in the order seen."""
        ids = self._ids
        if self._reader is None or not text or not columns:
            done(None)
            return
        search = search_for(text, [self._columns[at] for at in columns], self._words)

        def holds(row: int, column: int) -> bool:
            line = self._pages.line(row)
            return line is not None and text.casefold() in line.text(column).casefold()

        def answered(mask: Any) -> None:
            if ids is self._ids:
                cells = next_cell(np.flatnonzero(mask), columns, start, backwards, holds)
                look(cells)

        def look(cells: Iterator[tuple[int, int] | None]) -> None:
            # Nearly always the first row has it; where many only seem to, the window goes on.
            end = monotonic() + _LOOK_S
            for cell in cells:
                if cell is not None:
                    done(cell)
                    return
                if self._asking.runner is not None and monotonic() > end:
                    QTimer.singleShot(0, self, lambda: go_on(cells))
                    return
            done(None)

        def go_on(cells: Iterator[tuple[int, int] | None]) -> None:
            if ids is self._ids:
                look(cells)

        self._asking.ask(self._reader, lambda reader: reader.searching(ids, search), answered)

    # parts

    def _take(self, found: tuple[RunOrder, Merge | None]) -> None:
        order, made = found
        if made is None:
            self._merging = True
            self._put(order.ids, sums_of(order))
            self._merging = False
            return
        self._sums, self._ordering = sums_of(order), False
        walk(made, self._remove, self._insert)
        self._ids = made.after
        self._show_rows()
        self._all_changed()
        self._in_place()

    def _remove(self, first: int, last: int, ids: Ids) -> None:
        self.beginRemoveRows(_NONE, first, last)
        self._ids = ids
        self._show_rows()
        self.endRemoveRows()

    def _insert(self, first: int, last: int, ids: Ids) -> None:
        self.beginInsertRows(_NONE, first, last)
        self._ids = ids
        self._show_rows()
        self.endInsertRows()

    def _in_place(self) -> None:
        self._again.answered()
        self.ordered.emit()

    def _put(self, new: Ids, sums: LogSums | None) -> None:
        old, self._sums = self._ids, sums
        self._ordering = False
        if len(new) > len(old) > 0 and np.array_equal(new[: len(old)], old):
            self.beginInsertRows(_NONE, len(old), len(new) - 1)
            self._ids = new
            self._show_rows()
            self.endInsertRows()
        elif np.array_equal(new, old):
            self._pages.clear()
            self._all_changed()
        else:
            self.beginResetModel()
            self._ids = new
            self._show_rows()
            self.endResetModel()
        self._in_place()

    def _all_columns(self) -> tuple[AnyColumn, ...]:
        own = self._reader.log_columns() if self._reader is not None else []
        return (*COLUMNS, *own)

    def _setting(self, entry: LogEntry, column: int) -> Setting | None:
        field = self.field_at(column)
        if field is None or entry.run.reply_id is None:
            return None
        return entry.run.entry(field)

    def _all_changed(self) -> None:
        if len(self._ids):
            last = self.index(len(self._ids) - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _show_rows(self) -> None:
        read = self._reader.run_rows if self._reader is not None else None
        self._pages.show(self._ids, self._columns, read)

    # what Qt asks

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        may = self._reader is not None and not self._reader.read_only
        if may and self.field_at(index.column()) is not None and self._ids[index.row()] > 0:
            return _EDITABLE
        return _FLAGS

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in _TOLD_ROLES or not index.isValid():  # most are asked for by every cell
            return None
        if role == _ALIGNMENT_ROLE:
            return _RIGHT if is_number(self._columns[index.column()]) else _LEFT
        if role == _DISPLAY_ROLE:
            line = self._pages.line(index.row())
            return None if line is None else line.text(index.column())
        entry = self._pages.entry(index.row())
        if entry is None or role == ENTRY_ROLE:
            return entry
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words.described(self._columns[index.column()], entry)
        return self._setting(entry, index.column())

    @told(False)
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Wish for another Setting in a cell; false, since nothing has changed yet."""
        if role == Qt.ItemDataRole.EditRole and isinstance(value, Setting):
            current = self.setting(index)
            number = self.number_at(index.row()) if index.isValid() else 0
            if current is not None and current != value and number > 0:
                self.edit_wished.emit(number, self.field_at(index.column()), value)
        return False

    @told(None)
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = self._columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.header(column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if is_number(column) else _LEFT
        return None


_TOLD_ROLES = frozenset(
    {
        int(Qt.ItemDataRole.DisplayRole),
        int(Qt.ItemDataRole.AccessibleTextRole),
        int(Qt.ItemDataRole.TextAlignmentRole),
        ENTRY_ROLE,
        SETTING_ROLE,
    }
)


# Put together once: combining flags takes longer than all else that is done for a cell painted.
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_DISPLAY_ROLE = int(Qt.ItemDataRole.DisplayRole)
_ALIGNMENT_ROLE = int(Qt.ItemDataRole.TextAlignmentRole)
_FLAGS = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
_EDITABLE = _FLAGS | Qt.ItemFlag.ItemIsEditable
