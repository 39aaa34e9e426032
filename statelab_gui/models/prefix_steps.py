"""The recorded state before and after one update, cell by cell, beside what a reply gave."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex


class StepColumn(IntEnum):
    """The columns, in order."""

    CELL = 0
    BEFORE = 1
    AFTER = 2
    REPLY = 3


@dataclass(frozen=True)
class StepWords:
    """How the table says what it holds: `title` is told too whether the cells are goals of a
    conversation; `given` takes a number of a reply, `marked` what stands for it where values have
    words."""

    title: Callable[[StepColumn, bool], str]
    unset: Callable[[], str]
    given: Callable[[int, bool], str]
    marked: Callable[[str, bool], str]


class StepTable(QAbstractTableModel):
    """One row a cell; nothing at all while it has no answer book."""

    def __init__(self, words: StepWords, font: QFont, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._font = font
        self._bold = QFont(font)
        self._bold.setBold(True)
        self._book: AnswerBook | None = None
        self._step = 0
        self._before: Mapping[str, int] = {}
        self._after: Mapping[str, int] = {}
        self._reply: Mapping[str, int] = {}

    def set_book(self, book: AnswerBook | None) -> None:
        """Show another case, at its last update; None empties the table."""
        self.beginResetModel()
        self._book = book
        self._reply = {}
        self._read(0 if book is None else len(book))
        self.endResetModel()

    def set_step(self, k: int, reply: Mapping[str, int] | None) -> None:
        """Show the state around update k (from 1) and the values of a reply asked at k, if any."""
        if self._book is None:
            return
        before = [self._looks(row) for row in range(self.rowCount())]
        self._reply = reply or {}
        self._read(k)
        for row, look in enumerate(before):  # a step changes few: the others are not drawn anew
            if self._looks(row) != look:
                self.dataChanged.emit(self.index(row, 0), self.index(row, len(StepColumn) - 1))

    def step(self) -> int:
        """The update shown, from 1; 0 while there is none."""
        return self._step

    # what is drawn of a row

    def text(self, row: int, column: StepColumn) -> str:
        """What a cell of the table says."""
        cell = self._cell(row)
        if column is StepColumn.CELL:
            assert self._book is not None
            return self._book.program.titles[row]
        if column is StepColumn.REPLY:
            right = self.right(row)
            return "" if right is None else self._given(row, self._reply[cell], right)
        values = self._before if column is StepColumn.BEFORE else self._after
        return self._value(row, values[cell]) if cell in values else self._words.unset()

    def _value(self, row: int, value: int) -> str:
        assert self._book is not None
        said = self._book.program.said(row, value)
        return str(value) if said is None else said

    def _given(self, row: int, value: int, right: bool) -> str:
        assert self._book is not None
        said = self._book.program.said(row, value)
        return self._words.given(value, right) if said is None else self._words.marked(said, right)

    def bold(self) -> QFont:
        """The widest font of a row."""
        return self._bold

    def font(self, row: int) -> QFont:
        """The font of a row: bold for the cell that the update writes."""
        return self._bold if self.written(row) else self._font

    def written(self, row: int) -> bool:
        """Whether the update shown writes the cell of a row, be its value another or not; of a
        turn, whether the goal is another after it."""
        if self._book is None or self._step < 1:
            return False
        if self._book.program.first_turn is not None:
            return bool(self._book.program.turns_changed[self._step, row])
        return int(self._book.program.target[self._step - 1]) == row

    def right(self, row: int) -> bool | None:
        """Whether the reply's value is the recorded one; None where the reply has no value."""
        cell = self._cell(row)
        if cell not in self._reply:
            return None
        return self._after.get(cell) == self._reply[cell]

    def retranslate(self) -> None:
        """Word everything anew."""
        last = len(StepColumn) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, last))

    def _read(self, k: int) -> None:
        self._step = k
        self._before = {} if self._book is None or k < 2 else self._book.after(k - 1)
        turn = None if self._book is None else self._book.program.first_turn
        if self._book is not None and turn is not None and k <= turn:  # nothing was asked before
            self._before = dict.fromkeys(self._book.cells, self._book.unwritten or 0)
        self._after = {} if self._book is None or k < 1 else self._book.after(k)

    def _cell(self, row: int) -> str:
        assert self._book is not None
        return self._book.cells[row]

    def _looks(self, row: int) -> tuple[int | None, int | None, int | None, bool]:
        """All that a row shows beside its cell's name."""
        cell = self._cell(row)
        values = (self._before.get(cell), self._after.get(cell), self._reply.get(cell))
        return *values, self.written(row)

    # what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        if self._book is None or (parent is not None and parent.isValid()):
            return 0
        return len(self._book.cells)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(StepColumn)

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            book = self._book
            of_talk = book is not None and book.program.first_turn is not None
            return self._words.title(StepColumn(section), of_talk)
        if role == Qt.ItemDataRole.TextAlignmentRole and orientation is Qt.Orientation.Horizontal:
            return _ALIGNMENTS[StepColumn(section)]
        return None

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), _COLUMNS[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _ALIGNMENTS[column]
        if role == Qt.ItemDataRole.FontRole:
            return self.font(row)
        return None


def _alignment(column: StepColumn) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column is StepColumn.CELL else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter


# Put together once: it takes longer than all else that is done for a cell.
_COLUMNS = tuple(StepColumn)
_ALIGNMENTS = {column: _alignment(column) for column in StepColumn}
