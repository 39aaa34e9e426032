"""The cases of one set as a table that sorts and filters itself."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.cases import CaseInfo, CaseStatus
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.kinds import family_place
from statelab_gui.models.case_filter import CaseFilter
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class CaseColumn(StrEnum):
    """The columns, in their order."""

    NAME = "name"
    FAMILY = "family"
    FORM = "form"
    LENGTH = "length"
    SEED = "seed"
    UPDATES = "updates"
    CHARACTERS = "characters"
    STATUS = "status"


COLUMNS = tuple(CaseColumn)
NUMBERS = (CaseColumn.LENGTH, CaseColumn.SEED, CaseColumn.UPDATES, CaseColumn.CHARACTERS)


@dataclass(frozen=True)
class CaseWords:
    """How the table words what it holds: the floor above knows the language. `header` is told
    whether the cases are of intent drift, whose columns mean something else."""

    header: Callable[[CaseColumn, bool], str]
    text: Callable[[CaseColumn, CaseInfo], str]
    described: Callable[[CaseColumn, CaseInfo], str]


_STATUSES = {status: place for place, status in enumerate(CaseStatus)}

_SORT_KEYS: dict[CaseColumn, Callable[[CaseInfo], Any]] = {
    CaseColumn.NAME: lambda case: case.position,
    CaseColumn.FAMILY: lambda case: family_place(case.family),
    CaseColumn.FORM: lambda case: case.form,
    CaseColumn.LENGTH: lambda case: case.length,
    CaseColumn.SEED: lambda case: case.seed,
    CaseColumn.UPDATES: lambda case: case.updates,
    CaseColumn.CHARACTERS: lambda case: case.characters,
    CaseColumn.STATUS: lambda case: _STATUSES[case.status],
}


class CaseTableModel(QAbstractTableModel):
    """Rows are the cases that pass the filter, in the chosen order; ties keep the set's order.

    Sorting by name means the order of the set. The model holds what CaseInfo holds and nothing of
    any answer book.
    """

    def __init__(self, words: CaseWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._cases: dict[int, CaseInfo] = {}
        self._of_drift = False
        self._shown: list[int] = []
        self._filter = CaseFilter()
        self._column = CaseColumn.NAME
        self._descending = False

    def set_cases(self, cases: Iterable[CaseInfo]) -> None:
        """Hold other cases, keeping filter and order."""
        self.beginResetModel()
        self._cases = {case.id: case for case in cases}
        kinds = {isinstance(case.family, DriftFamily) for case in self._cases.values()}
        self._of_drift = kinds == {True}
        self._shown = self._ordered()
        self.endResetModel()

    def refresh(self, cases: Iterable[CaseInfo]) -> None:
        """Take new values of cases that are already held; rows come, go and move as needed."""
        changed = {case.id for case in cases if self._replace(case)}
        if not changed:
            return
        before = self._shown
        after = self._ordered()
        if before == after:
            for row, case_id in enumerate(before):
                if case_id in changed:
                    last = self.index(row, len(COLUMNS) - 1)
                    self.dataChanged.emit(self.index(row, 0), last)
            return
        self._rearrange(after)

    def _replace(self, case: CaseInfo) -> bool:
        if self._cases.get(case.id, case) == case:
            return False
        self._cases[case.id] = case
        return True

    def set_filter(self, wanted: CaseFilter) -> None:
        """Show only the cases that pass."""
        if wanted != self._filter:
            self._filter = wanted
            self._rearrange(self._ordered())

    def filter(self) -> CaseFilter:
        """What is asked of the cases shown."""
        return self._filter

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        if not 0 <= column < len(COLUMNS):
            return
        self._column = COLUMNS[column]
        self._descending = order == Qt.SortOrder.DescendingOrder
        self._rearrange(self._ordered())

    def _ordered(self) -> list[int]:
        passing = [case for case in self._cases.values() if self._filter.accepts(case)]
        passing.sort(key=lambda case: case.position)
        passing.sort(key=_SORT_KEYS[self._column], reverse=self._descending)
        return [case.id for case in passing]

    def _rearrange(self, after: list[int]) -> None:
        """Show other rows or another order; persistent indexes follow their case."""
        if set(after) != set(self._shown):
            self.beginResetModel()
            self._shown = after
            self.endResetModel()
            return
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        rows = {case_id: row for row, case_id in enumerate(after)}
        new = [self.index(rows[self._shown[at.row()]], at.column()) for at in old]
        self._shown = after
        self.changePersistentIndexList(old, new)
        self.layoutChanged.emit()

    def total(self) -> int:
        """How many cases are held, shown or not."""
        return len(self._cases)

    def cases(self) -> list[CaseInfo]:
        """Every case held, in the set's order."""
        return sorted(self._cases.values(), key=lambda case: case.position)

    def shown(self) -> list[CaseInfo]:
        """The cases shown, in the order shown."""
        return [self._cases[case_id] for case_id in self._shown]

    def case_at(self, row: int) -> CaseInfo | None:
        """The case on a row; None outside the table."""
        return self._cases[self._shown[row]] if 0 <= row < len(self._shown) else None

    def row_of(self, case_id: int) -> int:
        """The row of a case, -1 when it is not shown."""
        return self._shown.index(case_id) if case_id in self._shown else -1

    def retranslate(self) -> None:
        """Word everything anew."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._shown:
            last = self.index(len(self._shown) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        case = self.case_at(index.row()) if index.isValid() else None
        if case is None:
            return None
        column = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.text(column, case)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._words.described(column, case)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in NUMBERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    @told(None)
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        column = COLUMNS[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words.header(column, self._of_drift)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in NUMBERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None
