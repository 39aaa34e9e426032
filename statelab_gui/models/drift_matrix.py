"""Items × conditions × arms as a table: a row an item and an examinee, a column a condition."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.cases import CaseInfo, CaseStatus, status_together
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.matrix import DriftRow
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class HeadColumn(IntEnum):
    """The columns before those of the conditions."""

    ITEM = 0
    EXAMINEE = 1


@dataclass(frozen=True)
class MatrixItem:
    """An item of a drift set and its case in every condition."""

    key: str
    family: DriftFamily
    language: Language
    seed: int
    cases: Mapping[Condition, CaseInfo] = field(hash=False)


@dataclass(frozen=True)
class MatrixCell:
    """A case and how an examinee stands at it; `score` is the mean of those `replies` that have
    one, `reply_id` the last of them. `begun`: without any, and half-way by hand."""

    case_id: int
    status: CaseStatus = CaseStatus.UNANSWERED
    score: float | None = None
    simulated: bool = False
    replies: int = 0
    reply_id: int | None = None
    begun: bool = False


@dataclass(frozen=True)
class MatrixRow:
    """An item asked of one examinee, or of none yet."""

    item: MatrixItem
    examinee_id: int | None
    examinee: str
    cells: Mapping[Condition, MatrixCell] = field(hash=False)


@dataclass(frozen=True)
class MatrixFilter:
    """A row passes when it agrees with every field, a cell when its condition does; None asks
    nothing. `examinee_id` also passes rows that nobody has answered."""

    family: DriftFamily | None = None
    language: Language | None = None
    condition: Condition | None = None
    examinee_id: int | None = None

    def accepts(self, row: MatrixRow) -> bool:
        """Whether a row is shown."""
        item = row.item
        if self.family not in (None, item.family) or self.language not in (None, item.language):
            return False
        if self.condition is not None and self.condition not in item.cases:
            return False
        return None in (self.examinee_id, row.examinee_id) or self.examinee_id == row.examinee_id

    @property
    def asks_nothing(self) -> bool:
        """Whether every row and every condition is shown."""
        return self == MatrixFilter()


@dataclass(frozen=True)
class MatrixWords:
    """How the table words what it holds."""

    head: Callable[[HeadColumn], str]
    condition: Callable[[Condition], str]
    item: Callable[[MatrixItem], str]
    cell: Callable[[MatrixCell], str]
    described: Callable[[MatrixRow, Condition], str]


def matrix_rows(
    items: Sequence[MatrixItem],
    answers: Iterable[DriftRow],
    names: Mapping[int, str],
    begun: Collection[tuple[int, int]] = (),
) -> list[MatrixRow]:
    """The rows of these items in order, an item's examinees by `names` in theirs.

    An item that nobody was asked yet has one row of no examinee. Simulated answers stand only where
    there are no real ones. `begun` are the cases and examinees that are half-way by hand.
    """
    found: dict[int, dict[int, list[DriftRow]]] = {}  # by examinee, then by case
    for answer in answers:
        of_examinee = found.setdefault(answer.examinee_id, {})
        of_examinee.setdefault(answer.case_id, []).append(answer)
    rows = []
    for item in items:
        ids = [case.id for case in item.cases.values()]
        asked: list[int | None] = [
            one
            for one in names
            if any(found.get(one, {}).get(at) or (at, one) in begun for at in ids)
        ]
        for examinee_id in asked or [None]:
            of_item = found.get(examinee_id, {}) if examinee_id is not None else {}
            cells = {
                condition: _cell(case.id, of_item.get(case.id, ()), (case.id, examinee_id) in begun)
                for condition, case in item.cases.items()
            }
            name = names[examinee_id] if examinee_id is not None else ""
            rows.append(MatrixRow(item, examinee_id, name, cells))
    return rows


def _cell(case_id: int, answers: Sequence[DriftRow], begun: bool) -> MatrixCell:
    answered = [one for one in answers if one.reply_id is not None]
    real = [one for one in answered if not one.simulated]
    counted = sorted(real or answered, key=lambda one: one.reply_id or 0)
    if not counted:
        return MatrixCell(case_id, begun=begun)
    scores = [one.score for one in counted if one.score is not None]
    return MatrixCell(
        case_id,
        status_together(one.status for one in counted),
        sum(scores) / len(scores) if scores else None,
        not real,
        len(counted),
        counted[-1].reply_id,
    )


class DriftMatrixModel(QAbstractTableModel):
    """Holds the rows of a document's drift sets and shows those that pass the filter.

    Nothing of goals, edits or truth is in it.
    """

    def __init__(self, words: MatrixWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._rows: list[MatrixRow] = []
        self._shown: list[MatrixRow] = []
        self._conditions: tuple[Condition, ...] = ()
        self._filter = MatrixFilter()

    def set_rows(self, rows: Sequence[MatrixRow]) -> None:
        """Hold other rows, keeping the filter; where the same ones are shown, only their cells
        change."""
        before = self._shape()
        kept = self._rows, self._shown, self._conditions
        self._rows = list(rows)
        self._choose()
        if self._shown and self._shape() == before:
            last = self.index(len(self._shown) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
            return
        fresh = self._rows, self._shown, self._conditions
        self._rows, self._shown, self._conditions = kept
        self.beginResetModel()
        self._rows, self._shown, self._conditions = fresh
        self.endResetModel()

    def set_filter(self, wanted: MatrixFilter) -> None:
        """Show only what passes."""
        if wanted != self._filter:
            self.beginResetModel()
            self._filter = wanted
            self._choose()
            self.endResetModel()

    def _shape(self) -> tuple[list[tuple[str, int | None]], tuple[Condition, ...]]:
        """Which rows and columns are shown."""
        return [(row.item.key, row.examinee_id) for row in self._shown], self._conditions

    def _choose(self) -> None:
        self._shown = [row for row in self._rows if self._filter.accepts(row)]
        there = {condition for row in self._shown for condition in row.cells}
        asked = self._filter.condition
        self._conditions = tuple(one for one in Condition if one in there and asked in (None, one))

    def rows(self) -> list[MatrixRow]:
        """All rows held, shown or not."""
        return list(self._rows)

    def row_at(self, row: int) -> MatrixRow:
        """What a row shows."""
        return self._shown[row]

    def condition_of(self, column: int) -> Condition | None:
        """The condition of a column; None for the columns before them."""
        at = column - len(HeadColumn)
        return self._conditions[at] if 0 <= at < len(self._conditions) else None

    def cell_at(self, row: int, column: int) -> MatrixCell | None:
        """The cell there; None outside and where the item has no case in the condition."""
        condition = self.condition_of(column)
        if condition is None or not 0 <= row < len(self._shown):
            return None
        return self._shown[row].cells.get(condition)

    def place_of(self, case_id: int, examinee_id: int | None = None) -> tuple[int, int] | None:
        """Row and column of a case, with that examinee where there is such a row."""
        first = None
        for at, row in enumerate(self._shown):
            for column, condition in enumerate(self._conditions, len(HeadColumn)):
                cell = row.cells.get(condition)
                if cell is None or cell.case_id != case_id:
                    continue
                if examinee_id in (None, row.examinee_id):
                    return at, column
                first = first or (at, column)
        return first

    def text(self, row: int, column: int) -> str:
        """What a cell of the table says; also asked for drawing."""
        shown = self._shown[row]
        if column == HeadColumn.ITEM:
            return self._words.item(shown.item)
        if column == HeadColumn.EXAMINEE:
            return shown.examinee
        cell = self.cell_at(row, column)
        return "" if cell is None else self._words.cell(cell)

    def retranslate(self) -> None:
        """Word everything anew."""
        last = self.columnCount() - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, last))

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(HeadColumn) + len(self._conditions)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            condition = self.condition_of(index.column())
            if condition is None:
                return self.text(index.row(), index.column())
            return self._words.described(self._shown[index.row()], condition)
        return None

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        condition = self.condition_of(section)
        if condition is not None:
            return self._words.condition(condition)
        return self._words.head(HeadColumn(section)) if section < len(HeadColumn) else None
