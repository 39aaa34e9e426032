"""A table of a report: texts with tips, rows marked as simulated, and any column to sort by."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.models.last_resort import told
from statelab_gui.models.text_table import TextTable

Index = QModelIndex | QPersistentModelIndex
SIMULATED_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether the row is of simulated replies."""
_RISING = Qt.SortOrder.AscendingOrder


@dataclass(frozen=True)
class ReportRow:
    """The texts of a row; `tips` say more of the cells of those columns. `keys` are the numbers
    behind the texts of those columns, for sorting; None where a cell has none."""

    texts: tuple[str, ...]
    tips: Mapping[int, str] = field(default_factory=dict, hash=False)
    simulated: bool = False
    keys: Mapping[int, float | None] = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class ReportRows:
    """A whole table; `title_tips` say more of the columns, `numbers` are aligned to the right."""

    titles: tuple[str, ...] = ()
    rows: tuple[ReportRow, ...] = ()
    numbers: tuple[int, ...] = ()
    title_tips: Mapping[int, str] = field(default_factory=dict, hash=False)


class ReportTable(TextTable):
    """Shows a ReportRows. A tip is always plain text, and without one a cell's own text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = ReportRows()
        self._order: list[int] = []  # the rows of the table as they are shown
        self._sorted: tuple[int, Qt.SortOrder] = (-1, _RISING)

    def show_table(self, table: ReportRows) -> None:
        """Show this table in place of the one before, sorted as that was where the columns are the
        same."""
        if table.titles != self._table.titles:
            self._sorted = (-1, _RISING)
        self._table = table
        self._arrange()
        rows = [table.rows[at].texts for at in self._order]
        self.show_rows(table.titles, rows, table.numbers)

    def table(self) -> ReportRows:
        """The table shown, in its own order."""
        return self._table

    def source_row(self, row: int) -> int:
        """Which row of the table stands there; -1 for none."""
        return self._order[row] if 0 <= row < len(self._order) else -1

    def shown_row(self, source: int) -> int:
        """Where a row of the table stands; -1 for none."""
        return self._order.index(source) if source in self._order else -1

    def sorted_by(self) -> tuple[int, Qt.SortOrder]:
        """The column that the rows are sorted by, and which way; -1 for the table's own order."""
        return self._sorted

    def sort(self, column: int, order: Qt.SortOrder = _RISING) -> None:
        """Sort the rows by a column, numbers as numbers; cells without a value come last either
        way. A column of -1 brings the table's own order back."""
        self._sorted = (column, order)
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        sources = [self.source_row(index.row()) for index in kept]
        self._arrange()
        self.rearrange([self._table.rows[at].texts for at in self._order])
        moved = [
            self.index(self.shown_row(source), index.column())
            for source, index in zip(sources, kept, strict=True)
        ]
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return _plain(self._table.title_tips.get(section, ""))
        return super().headerData(section, orientation, role)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._order):
            return None
        row = self._table.rows[self._order[index.row()]]
        if role == SIMULATED_ROLE:
            return row.simulated
        if role == Qt.ItemDataRole.ToolTipRole:
            return _plain(row.tips.get(index.column()) or row.texts[index.column()])
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return row.tips.get(index.column(), "")
        return super().data(index, role)

    def _arrange(self) -> None:
        rows, (column, order) = self._table.rows, self._sorted
        self._order = list(range(len(rows)))
        if 0 <= column < len(self._table.titles):
            falling = order == Qt.SortOrder.DescendingOrder
            keys: list[Any] = [row.texts[column].casefold() or None for row in rows]
            if any(column in row.keys for row in rows):
                keys = [row.keys.get(column) for row in rows]
            there = [at for at in self._order if keys[at] is not None]
            there.sort(key=lambda at: keys[at], reverse=falling)
            self._order = there + [at for at in self._order if keys[at] is None]


def _plain(text: str) -> str:
    # A tool tip is rich text where it looks like it: only an escaped one is always plain.
    return f"<span>{escape(text)}</span>" if text else ""
