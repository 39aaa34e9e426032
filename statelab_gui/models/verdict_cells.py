"""A verdict's cells as a small table: one column a cell, what was given over what was expected."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from html import escape

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.numerals import numeral_of
from statelab_gui.domain.scoring import CellVerdict
from statelab_gui.models.last_resort import told

RIGHT_ROLE = int(Qt.ItemDataRole.UserRole)
_LONGEST = 24
_TIP = 400

Index = QModelIndex | QPersistentModelIndex


class VerdictRow(IntEnum):
    """The rows, from the top."""

    GIVEN = 0
    EXPECTED = 1
    SIGN = 2


class VerdictCellsModel(QAbstractTableModel):
    """Empty until `set_cells`. `words` names a row, `describe` a cell's verdict in a sentence,
    `signs` are those for right and wrong."""

    def __init__(
        self,
        words: Callable[[VerdictRow], str],
        describe: Callable[[CellVerdict], str],
        signs: tuple[str, str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._describe = describe
        self._signs = signs
        self._cells: tuple[CellVerdict, ...] = ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() or not self._cells else len(VerdictRow)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._cells)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.column() >= len(self._cells):
            return None
        cell = self._cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _short(self._text(cell, VerdictRow(index.row())), _LONGEST)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._describe(cell)
        if role == Qt.ItemDataRole.ToolTipRole:
            # Only an escaped tool tip is always plain text.
            return f"<span>{escape(_short(self._describe(cell), _TIP))}</span>"
        if role == RIGHT_ROLE:
            return cell.right
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        return None

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._cells[section].cell if section < len(self._cells) else None
        return self._words(VerdictRow(section)) if section < len(VerdictRow) else None

    def set_cells(self, cells: Sequence[CellVerdict]) -> None:
        """Show these cells, or none."""
        self.beginResetModel()
        self._cells = tuple(cells)
        self.endResetModel()

    def _text(self, cell: CellVerdict, row: VerdictRow) -> str:
        if row is VerdictRow.SIGN:
            return self._signs[0] if cell.right else self._signs[1]
        value = cell.given if row is VerdictRow.GIVEN else cell.expected
        return "" if value is None else numeral_of(value)


def _short(text: str, longest: int) -> str:
    """A long text, such as a numeral of thousands of digits, by its two ends."""
    half = longest // 2 - 1
    return text if len(text) <= longest else f"{text[:half]}…{text[-half:]}"
