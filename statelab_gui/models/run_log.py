"""The run log as a table: it holds the numbers of rows, and reads the rows a page at a time."""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from statelab_gui.domain.cases import CaseInfo
from statelab_gui.domain.runs import RunRow, Setting
from statelab_gui.models.run_clipboard import copied_setting
from statelab_gui.models.run_columns import (
    COLUMNS,
    FIELDS,
    NUMBERS,
    SORT_KEYS,
    LogEntry,
    RunColumn,
    RunWords,
)
from statelab_gui.storage.queries.run_order import RunFilter

__all__ = ["ENTRY_ROLE", "SETTING_ROLE", "LogReader", "RunFilter", "RunLogModel"]

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
ENTRY_ROLE = int(Qt.ItemDataRole.UserRole)
"""The LogEntry of a row."""
SETTING_ROLE = ENTRY_ROLE + 1
"""The Setting of a cell that the reviewer fills in; None in any other cell."""
_PAGE = 64
_PAGES_KEPT = 32


class LogReader(Protocol):
    """What the log asks of a document."""

    @property
    def read_only(self) -> bool:
        """Whether nothing can be edited."""
        ...

    def run_row_ids(
        self, order_by: str = ..., descending: bool = ..., wanted: RunFilter | None = ...
    ) -> list[int]:
        """The numbers of the wanted rows in order; those of unanswered cases are negative."""
        ...

    def run_rows(self, ids: Sequence[int]) -> list[RunRow]:
        """The rows of these numbers, in their order."""
        ...

    def cases_of(self, ids: Sequence[int]) -> list[CaseInfo]:
        """These cases."""
        ...


@dataclass(frozen=True)
class _Line:
    """A row that was read: the entry and the texts of its columns, made once."""

    entry: LogEntry
    texts: tuple[str, ...]


class RunLogModel(QAbstractTableModel):
    """Rows of the document that pass the filter, in the chosen order.

    The model never writes: an edited cell is a wish, sent by `edit_wished(reply_id, field,
    Setting)`, and shows its new value when the document has it.
    """

    edit_wished = Signal(int, str, object)

    def __init__(self, words: RunWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._reader: LogReader | None = None
        self._ids: list[int] = []
        self._pages: OrderedDict[int, list[_Line | None]] = OrderedDict()
        self._filter = RunFilter()
        self._unanswered = True
        self._order = "position"
        self._descending = False

    # what it shows

    def set_reader(self, reader: LogReader | None) -> None:
        """Show another document; None shows nothing."""
        self._reader = reader
        self.reload()

    def set_filter(self, wanted: RunFilter, unanswered: bool) -> None:
        """Show the wanted rows only, and those of unanswered cases only if `unanswered`."""
        if (wanted, unanswered) != (self._filter, self._unanswered):
            self._filter, self._unanswered = wanted, unanswered
            self.reload()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; -1, or one that cannot be sorted, gives the order of the sets."""
        key = SORT_KEYS.get(COLUMNS[column]) if 0 <= column < len(COLUMNS) else None
        self._order = key or "position"
        self._descending = key is not None and order == Qt.SortOrder.DescendingOrder
        self.reload()

    def reload(self) -> None:
        """Ask the document again which rows there are; the same rows keep their places."""
        new = self._wanted_ids()
        self._pages.clear()
        if new == self._ids:
            self._all_changed()
            return
        self.beginResetModel()
        self._ids = new
        self.endResetModel()

    def refresh_runs(self, reply_ids: frozenset[int]) -> None:
        """Read these rows anew, leaving every row where it is."""
        for row, number in enumerate(self._ids):
            if number in reply_ids:
                self._pages.pop(row // _PAGE, None)
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(COLUMNS) - 1))

    def retranslate(self) -> None:
        """Word everything anew."""
        self._pages.clear()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self._all_changed()

    def ids(self) -> Sequence[int]:
        """The numbers of the rows shown, in order."""
        return self._ids

    def row_of(self, number: int) -> int:
        """The row with that number, -1 when it is not shown."""
        try:
            return self._ids.index(number)
        except ValueError:
            return -1

    def entry(self, row: int) -> LogEntry | None:
        """What a row holds; None outside the table, or for a row that is no longer there."""
        line = self._line(row)
        return line.entry if line is not None else None

    def copied(self, row: int, column: int) -> str:
        """What a cell is copied as: its value, nothing for a blank, the word for not provided."""
        line = self._line(row)
        if line is None:
            return ""
        setting = self._setting(line.entry, column)
        return line.texts[column] if setting is None else copied_setting(setting)

    def setting(self, index: Index) -> Setting | None:
        """The reviewer's own value in a cell; None in a cell that is not the reviewer's to fill."""
        entry = self.entry(index.row())
        return None if entry is None else self._setting(entry, index.column())

    @staticmethod
    def _setting(entry: LogEntry, column: int) -> Setting | None:
        field = FIELDS.get(COLUMNS[column])
        if field is None or entry.run.reply_id is None:
            return None
        return entry.run.entry(field)

    def _wanted_ids(self) -> list[int]:
        if self._reader is None:
            return []
        ids = self._reader.run_row_ids(self._order, self._descending, self._filter)
        return ids if self._unanswered else [number for number in ids if number > 0]

    def _all_changed(self) -> None:
        if self._ids:
            last = self.index(len(self._ids) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _line(self, row: int) -> _Line | None:
        if not 0 <= row < len(self._ids):
            return None
        page = row // _PAGE
        lines = self._pages.get(page)
        if lines is None:
            lines = self._read(self._ids[page * _PAGE : (page + 1) * _PAGE])
            self._pages[page] = lines
            if len(self._pages) > _PAGES_KEPT:
                self._pages.popitem(last=False)
        else:
            self._pages.move_to_end(page)
        return lines[row % _PAGE]

    def _read(self, numbers: Sequence[int]) -> list[_Line | None]:
        """The rows of these numbers; None in the place of one that is no longer there."""
        assert self._reader is not None
        rows = self._reader.run_rows(numbers)
        cases = {case.id: case for case in self._reader.cases_of(sorted({r.case_id for r in rows}))}
        # A row gone since would shift the ones after it: then they are asked for one by one.
        found: list[RunRow | None] = list(rows)
        if len(rows) != len(numbers):
            found = [next(iter(self._reader.run_rows([number])), None) for number in numbers]
        lines: list[_Line | None] = []
        for row in found:
            if row is None:
                lines.append(None)
                continue
            case = cases.get(row.case_id)
            entry = LogEntry(row, case.revealed_at if case is not None else None)
            lines.append(_Line(entry, tuple(self._words.text(c, entry) for c in COLUMNS)))
        return lines

    # what Qt asks

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._reader is not None and not self._reader.read_only:
            field = FIELDS.get(COLUMNS[index.column()])
            if field is not None and self._ids[index.row()] > 0:
                return _EDITABLE
        return _FLAGS

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        column = COLUMNS[index.column()]
        if role == _ALIGNMENT_ROLE:
            return _ALIGNMENTS[column]
        if role not in _HELD_ROLES:
            return None
        line = self._line(index.row())
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return line.texts[index.column()]
        if role == ENTRY_ROLE:
            return line.entry
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words.described(column, line.entry)
        return self.setting(index)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Wish for another Setting in a cell; false, since nothing has changed yet."""
        if role == Qt.ItemDataRole.EditRole and isinstance(value, Setting):
            current = self.setting(index)
            number = self._ids[index.row()] if index.isValid() else 0
            if current is not None and current != value and number > 0:
                self.edit_wished.emit(number, FIELDS[COLUMNS[index.column()]], value)
        return False

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.header(COLUMNS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNMENTS[COLUMNS[section]]
        return None


_HELD_ROLES = frozenset(
    {
        int(Qt.ItemDataRole.DisplayRole),
        int(Qt.ItemDataRole.AccessibleTextRole),
        ENTRY_ROLE,
        SETTING_ROLE,
    }
)


def _alignment(column: RunColumn) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


# Put together once: combining flags takes longer than all else that is done for a cell painted.
_ALIGNMENTS = {column: _alignment(column) for column in COLUMNS}
_ALIGNMENT_ROLE = int(Qt.ItemDataRole.TextAlignmentRole)
_FLAGS = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
_EDITABLE = _FLAGS | Qt.ItemFlag.ItemIsEditable
