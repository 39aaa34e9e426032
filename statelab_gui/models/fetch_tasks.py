"""The conversations of a run as a table that reads the document a page at a time."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import VerdictSummary
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_PAGE = 40
_PAGES_KEPT = 100


class TaskColumn(Enum):
    """What the table shows of a conversation, in order."""

    POSITION = auto()
    CASE = auto()
    PREFIX = auto()
    REPEAT = auto()
    STATE = auto()
    RESULT = auto()
    ATTEMPTS = auto()
    TROUBLE = auto()


COLUMNS: tuple[TaskColumn, ...] = tuple(TaskColumn)
NUMBERS = frozenset(
    {TaskColumn.POSITION, TaskColumn.PREFIX, TaskColumn.REPEAT, TaskColumn.ATTEMPTS}
)


@dataclass(frozen=True)
class TaskLine:
    """A conversation as the table shows it; `result` is there once its reply was judged.

    `simulated`: no model is asked.
    """

    id: int
    position: int
    case_id: int
    case_name: str
    set_name: str
    examinee_id: int
    prefix: int | None
    repeat: int
    state: TaskState
    attempts: int
    trouble: Trouble | None = None
    reply_id: int | None = None
    outcome: Outcome | None = None
    result: VerdictSummary | None = None
    simulated: bool = False


Read = Callable[[int, int], Sequence[TaskLine]]
"""The lines from an offset on, at most so many."""


class FetchTasksModel(QAbstractTableModel):
    """`show(count, read)` shows other conversations, `refresh(count)` the same ones read anew."""

    def __init__(
        self,
        title: Callable[[TaskColumn], str],
        text: Callable[[TaskColumn, TaskLine], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._title = title
        self._text = text
        self._count = 0
        self._read: Read = _nothing
        self._pages: dict[int, Sequence[TaskLine]] = {}

    def show(self, count: int, read: Read) -> None:
        """Show so many conversations, each page of which is read when it is seen."""
        self.beginResetModel()
        self._count, self._read = count, read
        self._pages.clear()
        self.endResetModel()

    def refresh(self, count: int, first: int = 0, last: int = _PAGE - 1) -> None:
        """There are `count` of them now: read again those on the rows that are seen, and tell which
        of them changed. All others are read when they are seen."""
        seen = range(first // _PAGE, last // _PAGE + 1)
        before = {page: self._pages[page] for page in seen if page in self._pages}
        self._pages.clear()
        if count < self._count:
            self.beginRemoveRows(_NONE, count, self._count - 1)
            self._count = count
            self.endRemoveRows()
        elif count > self._count:
            self.beginInsertRows(_NONE, self._count, count - 1)
            self._count = count
            self.endInsertRows()
        for page, lines in before.items():
            if page * _PAGE < count:
                self._read_again(page, lines)

    def line(self, row: int) -> TaskLine | None:
        """The conversation on a row; None outside, and for one that is gone since."""
        if not 0 <= row < self._count:
            return None
        page = row // _PAGE
        if page not in self._pages:
            if len(self._pages) >= _PAGES_KEPT:
                del self._pages[next(iter(self._pages))]
            self._pages[page] = self._read(page * _PAGE, _PAGE)
        lines = self._pages[page]
        at = row - page * _PAGE
        return lines[at] if at < len(lines) else None

    def row_near(self, task_id: int, row: int) -> int:
        """The row of a conversation within the page around `row`, else -1."""
        page = max(0, row) // _PAGE
        for at in (page, page - 1, page + 1):
            for offset, line in enumerate(self._pages.get(at, ())):
                if line.id == task_id:
                    return at * _PAGE + offset
        return -1

    def retranslate(self) -> None:
        """Word everything anew."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._count:
            self._tell(0, self._count - 1)

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    @told(None)
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._title(COLUMNS[section])
        return alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return alignment(index.column())
        line = self.line(index.row()) if role == Qt.ItemDataRole.DisplayRole else None
        return None if line is None else self._text(COLUMNS[index.column()], line)

    def _read_again(self, page: int, before: Sequence[TaskLine]) -> None:
        """Read a page, and tell of every run of rows in it that are not as before."""
        now = self._pages[page] = self._read(page * _PAGE, _PAGE)
        there = min(_PAGE, self._count - page * _PAGE)
        known = [old == new for old, new in zip(before, now, strict=False)][:there]
        known += [False] * (there - len(known))
        first: int | None = None
        for at, same in enumerate([*known, True]):
            if same and first is not None:
                self._tell(page * _PAGE + first, page * _PAGE + at - 1)
                first = None
            elif not same and first is None:
                first = at

    def _tell(self, first: int, last: int) -> None:
        self.dataChanged.emit(self.index(first, 0), self.index(last, len(COLUMNS) - 1))


def alignment(column: int) -> Qt.AlignmentFlag:
    """How a column is aligned."""
    return _ALIGNMENTS[column]


def _side(column: TaskColumn) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


_ALIGNMENTS = tuple(map(_side, COLUMNS))


def _nothing(_offset: int, _limit: int) -> Sequence[TaskLine]:
    return ()
