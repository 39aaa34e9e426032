"""A small table of texts, such as the numbers behind a plot."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex


class TextTable(QAbstractTableModel):
    """Rows of texts below titles; the columns of `numbers` are aligned to the right."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles: tuple[str, ...] = ()
        self._numbers: frozenset[int] = frozenset()
        self._rows: tuple[tuple[str, ...], ...] = ()

    def show_rows(
        self, titles: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()
    ) -> None:
        """Show these rows, each as long as `titles`, in place of the ones before."""
        self.beginResetModel()
        self._titles = tuple(titles)
        self._numbers = frozenset(numbers)
        self._rows = tuple(map(tuple, rows))
        self.endResetModel()

    def rearrange(self, rows: Sequence[Sequence[str]]) -> None:
        """Show the same rows in another order; for `sort`, between the signals that tell of it."""
        self._rows = tuple(map(tuple, rows))

    def titles(self) -> tuple[str, ...]:
        """The heads of the columns."""
        return self._titles

    def line(self, row: int) -> tuple[str, ...]:
        """The texts of a row."""
        return self._rows[row]

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._titles)

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(self._titles):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._titles[section]
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._rows[index.row()][index.column()]
        return (
            self._alignment(index.column()) if role == Qt.ItemDataRole.TextAlignmentRole else None
        )

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        right = column in self._numbers
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
