"""The facts of a state map as a table: a row an update, worked out only where it is looked at."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from statelab_gui.domain.ascending import ascending
from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.prefixes import Observed, PrefixOutcome, PrefixTally, observe
from statelab_gui.domain.updates import Program
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
WRITTEN_ROLE = int(Qt.ItemDataRole.UserRole)
"""True for the cell that the update of the row writes."""
OUTCOME_ROLE = WRITTEN_ROLE + 1
"""The PrefixOutcome of the row's prefix; None where it was not probed."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MapColumn(IntEnum):
    """The columns that every case has: two before those of its cells, two after."""

    NUMBER = 0
    UPDATE = 1
    OUTCOME = -2
    NOTE = -1


_BEFORE = 2
_AFTER = 2


@dataclass(frozen=True)
class MapWords:
    """How the table says what it holds; `title` is told too whether it is of a conversation.

    `outcome` takes the tally of a prefix that was probed; `planned` is said of one that is to be;
    `note` of the first observed wrong prefix (True) and of one that is right again (False).
    """

    title: Callable[[MapColumn, bool], str]
    update: Callable[[Program, int], str]
    unset: Callable[[], str]
    outcome: Callable[[PrefixTally], str]
    planned: Callable[[], str]
    note: Callable[[bool], str]


def increasing(prefixes: Iterable[int]) -> NDArray[np.int64]:
    """Prefixes as a column in order, each once; one that is such a column already costs little."""
    if isinstance(prefixes, np.ndarray):
        numbers = prefixes.astype(np.int64, copy=False)
    else:
        numbers = np.fromiter(prefixes, dtype=np.int64)
    return numbers if bool((np.diff(numbers) > 0).all()) else ascending(numbers)


class MapTable(QAbstractTableModel):
    """Row r is update r + 1, or turn r + 1 of a conversation; of a prefix that is neither probed
    nor planned nothing is said.

    The values are read from the book's state matrix, so that 600,000 rows cost what ten do.
    """

    def __init__(self, words: MapWords, font: QFont, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._book: AnswerBook | None = None
        self._complete_from = 1
        self._tallies: Mapping[int, PrefixTally] = {}
        self._planned: NDArray[np.int64] = np.zeros(0, dtype=np.int64)
        self._observed: Observed | None = None
        self._runs: NDArray[np.int64] = np.zeros((0, 2), dtype=np.int64)
        self.set_font(font)

    def set_font(self, font: QFont) -> None:
        """Write in this font, and in its bold where a cell is written."""
        self._font = font
        self._bold = QFont(font)
        self._bold.setBold(True)
        self._all_changed(0)

    def set_book(self, book: AnswerBook | None, complete_from: int = 1) -> None:
        """Show another case; None empties the table, and nothing of a book is kept."""
        self.beginResetModel()
        self._book, self._complete_from = book, complete_from
        self._planned = np.zeros(0, dtype=np.int64)
        self._note({})
        self.endResetModel()

    def set_tallies(self, tallies: Mapping[int, PrefixTally]) -> None:
        """Show how the replies to each prefix k were judged."""
        if self._book is not None:
            self._note(tallies)
            self._all_changed(self.columnCount() - _AFTER)

    def set_planned(self, planned: Iterable[int]) -> None:
        """Show which prefixes are to be asked; one that was asked shows its outcome instead."""
        if self._book is not None:
            self._planned = increasing(planned)
            self._all_changed(self.columnCount() - _AFTER)

    def retranslate(self) -> None:
        """Word everything anew."""
        last = self.columnCount() - 1
        if last >= 0:
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        self._all_changed(0)

    def row_of(self, k: int) -> int:
        """The row of update k; of one within the first turn the first."""
        return max(0, k - self._first)

    def update_of(self, row: int) -> int:
        """The update that a row tells."""
        return row + self._first

    @property
    def _turn(self) -> int | None:
        """The update that ends the first turn, where the case is a conversation."""
        return None if self._book is None else self._book.program.first_turn

    @property
    def _first(self) -> int:
        return self._turn or 1

    def cell_of(self, column: int) -> int | None:
        """The cell whose values a column holds."""
        cells = 0 if self._book is None else len(self._book.cells)
        return column - _BEFORE if 0 <= column - _BEFORE < cells else None

    def widest(self, column: int) -> list[str]:
        """Texts of a column among which its widest is; [] where that is not to be known."""
        book, cell = self._book, self.cell_of(column)
        if book is None or len(book) == 0:
            return []
        if cell is not None:
            if book.program.value_words:
                return [*book.program.value_words[cell], self._words.unset()]
            values = book.states.matrix[:, cell]
            return [str(int(values.min())), str(int(values.max())), self._words.unset()]
        return [str(len(book))] if column == MapColumn.NUMBER else []

    def _note(self, tallies: Mapping[int, PrefixTally]) -> None:
        updates = 0 if self._book is None else len(self._book)
        self._tallies = {k: t for k, t in tallies.items() if self._complete_from <= k <= updates}
        found = observe(self._tallies, self._complete_from, updates) if self._tallies else None
        self._observed = found
        runs = found.right_again if found else ()
        self._runs = np.array(runs, dtype=np.int64).reshape(-1, 2)

    def _all_changed(self, first: int) -> None:
        """All rows, from one column on."""
        rows, columns = self.rowCount(), self.columnCount()
        if rows:
            self.dataChanged.emit(self.index(0, first), self.index(rows - 1, columns - 1))

    # what Qt asks

    def rowCount(self, parent: Index | None = None) -> int:
        if self._book is None or (parent is not None and parent.isValid()):
            return 0
        return len(self._book) - self._first + 1

    def columnCount(self, parent: Index | None = None) -> int:
        if self._book is None or (parent is not None and parent.isValid()):
            return 0
        return _BEFORE + len(self._book.cells) + _AFTER

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if self._book is None or orientation is not Qt.Orientation.Horizontal:
            return None
        if not 0 <= section < self.columnCount():
            return None
        cell = self.cell_of(section)
        if role == Qt.ItemDataRole.DisplayRole:
            if cell is None:
                return self._words.title(self._named(section), self._turn is not None)
            return self._book.program.titles[cell]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(section)
        return None

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        book = self._book
        if book is None or not index.isValid():
            return None
        k, column = self.update_of(index.row()), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(book, k, column)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(column)
        if role == Qt.ItemDataRole.FontRole:
            return self._bold if self._writes(book, k, column) else self._font
        if role == WRITTEN_ROLE:
            return self._writes(book, k, column)
        if role == OUTCOME_ROLE:
            return self._outcome(k)
        return None

    def _text(self, book: AnswerBook, k: int, column: int) -> str:
        cell = self.cell_of(column)
        if cell is not None:
            if k >= book.states.first[cell]:
                value = int(book.states.matrix[k - 1, cell])
            elif book.unwritten is not None:
                value = book.unwritten
            else:
                return self._words.unset()
            said = book.program.said(cell, value)
            return str(value) if said is None else said
        named = self._named(column)
        if named is MapColumn.NUMBER:
            return str(self.row_of(k) + 1)
        if named is MapColumn.UPDATE:
            return self._words.update(book.program, k)
        return self._outcome_text(k) if named is MapColumn.OUTCOME else self._note_text(k)

    def _named(self, column: int) -> MapColumn:
        return MapColumn(column if column < _BEFORE else column - self.columnCount())

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        number = column == MapColumn.NUMBER or self.cell_of(column) is not None
        return _RIGHT if number else _LEFT

    def _writes(self, book: AnswerBook, k: int, column: int) -> bool:
        cell = self.cell_of(column)
        if self._turn is not None:
            return cell is not None and bool(book.program.turns_changed[k, cell])
        return int(book.program.target[k - 1]) == cell

    def _outcome(self, k: int) -> PrefixOutcome | None:
        tally = self._tallies.get(k)
        return None if tally is None else tally.outcome

    def _outcome_text(self, k: int) -> str:
        tally = self._tallies.get(k)
        if tally is not None:
            return self._words.outcome(tally)
        at = int(np.searchsorted(self._planned, k))
        planned = at < len(self._planned) and self._planned[at] == k
        return self._words.planned() if planned else ""

    def _note_text(self, k: int) -> str:
        if self._observed is None or k not in self._tallies:
            return ""
        if k == self._observed.first_wrong:
            return self._words.note(True)
        run = int(np.searchsorted(self._runs[:, 0], k, "right")) - 1
        again = run >= 0 and k <= self._runs[run, 1]
        return self._words.note(False) if again else ""
