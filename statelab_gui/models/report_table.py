"""A table of a report: texts with tips, and rows that are marked as simulated."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.models.text_table import TextTable

Index = QModelIndex | QPersistentModelIndex
SIMULATED_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether the row is of simulated replies."""


@dataclass(frozen=True)
class ReportRow:
    """The texts of a row; `tips` say more of the cells of those columns."""

    texts: tuple[str, ...]
    tips: Mapping[int, str] = field(default_factory=dict, hash=False)
    simulated: bool = False


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

    def show_table(self, table: ReportRows) -> None:
        """Show this table in place of the one before."""
        self._table = table
        self.show_rows(table.titles, [row.texts for row in table.rows], table.numbers)

    def table(self) -> ReportRows:
        """The table shown."""
        return self._table

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return _plain(self._table.title_tips.get(section, ""))
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._table.rows):
            return None
        row = self._table.rows[index.row()]
        if role == SIMULATED_ROLE:
            return row.simulated
        if role == Qt.ItemDataRole.ToolTipRole:
            return _plain(row.tips.get(index.column()) or row.texts[index.column()])
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return row.tips.get(index.column(), "")
        return super().data(index, role)


def _plain(text: str) -> str:
    # A tool tip is rich text where it looks like it: only an escaped one is always plain.
    return f"<span>{escape(text)}</span>" if text else ""
