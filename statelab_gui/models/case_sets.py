"""The case sets of a document as a list whose names can be edited in place."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


@dataclass(frozen=True)
class CaseSetRow:
    """A set as the list shows it: `answered` of `total` cases have a whole-case reply; beside these
    are the cases `apart`, whose input was cut or too long."""

    id: int
    name: str
    answered: int
    total: int
    apart: int = 0


class CaseSetsModel(QAbstractListModel):
    """One row a set, in the order of the document.

    The model never writes: an edited name is a wish, sent by `rename_wished`, and the row changes
    when the document has.
    """

    rename_wished = Signal(int, str)
    COUNTS = Qt.ItemDataRole.UserRole + 1

    def __init__(self, counts: Callable[[CaseSetRow], str], parent: QObject | None = None) -> None:
        """`counts` words how many cases of a set are answered, of how many."""
        super().__init__(parent)
        self._counts = counts
        self._rows: list[CaseSetRow] = []
        self._editable = True

    def set_rows(self, rows: Iterable[CaseSetRow]) -> None:
        """Show other sets; when only values changed, the rows stay where they are."""
        new = list(rows)
        if [row.id for row in new] != [row.id for row in self._rows]:
            self.beginResetModel()
            self._rows = new
            self.endResetModel()
            return
        changed = [at for at, row in enumerate(new) if row != self._rows[at]]
        self._rows = new
        for at in changed:
            self.dataChanged.emit(self.index(at), self.index(at))

    def set_editable(self, editable: bool) -> None:
        """Whether names may be edited: not in a document that is only read."""
        self._editable = editable

    def row_at(self, row: int) -> CaseSetRow | None:
        """The set on a row; None outside the list."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def row_of(self, set_id: int) -> int:
        """The row of a set, -1 when it is not in the list."""
        return next((at for at, row in enumerate(self._rows) if row.id == set_id), -1)

    def retranslate(self) -> None:
        """Word the counts anew."""
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return flags | Qt.ItemFlag.ItemIsEditable if self._editable else flags

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return row.name
        if role == self.COUNTS:
            return self._counts(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{row.name}, {self._counts(row)}"
        return None

    @told(False)
    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        row = self.row_at(index.row()) if index.isValid() else None
        name = str(value).strip()
        if row is not None and role == Qt.ItemDataRole.EditRole and name and name != row.name:
            self.rename_wished.emit(row.id, name)
        return False
