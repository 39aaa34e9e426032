"""The queue of one examinee: the cases of a set in order, answered or not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.cases import NEVER_ASKED, CaseInfo, CaseStatus
from statelab_gui.models.last_resort import told

CASE_ID_ROLE = int(Qt.ItemDataRole.UserRole)
STATUS_ROLE = int(Qt.ItemDataRole.UserRole) + 1
SIMULATED_ROLE = STATUS_ROLE + 1
"""Whether there are simulated replies, which leave a case unanswered."""
BEGUN_ROLE = STATUS_ROLE + 2
"""Whether a conversation is half-way with this examinee."""

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True)
class QueueEntry:
    """One case of the queue and how this examinee's standing replies to it count."""

    case: CaseInfo
    status: CaseStatus

    @property
    def answered(self) -> bool:
        """Whether this examinee was asked the case whole, and not by simulation: it is not offered
        again by itself."""
        return self.status is not CaseStatus.UNANSWERED

    @property
    def simulated(self) -> bool:
        """Whether there are simulated replies of this examinee."""
        return self.case.simulated > 0


class QueueModel(QAbstractListModel):
    """One row a case.

    With `unanswered_only`, answered cases are left out, but never the current one: a verdict must
    not vanish under its reader.

    `words` gives the accessible text of a case's name, its status, whether there are simulated
    replies, and whether it is begun.
    """

    def __init__(
        self, words: Callable[[str, CaseStatus, bool, bool], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._entries: list[QueueEntry] = []
        self._place: dict[int, int] = {}
        self._shown: list[int] = []
        self._row_of: dict[int, int] = {}
        self._unanswered_only = False
        self._current: int | None = None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        return 0 if parent.isValid() else len(self._shown)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        entry = self._entries[self._shown[index.row()]]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.case.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            case = entry.case
            return self._words(case.name, entry.status, entry.simulated, case.begun)
        if role == CASE_ID_ROLE:
            return entry.case.id
        if role == STATUS_ROLE:
            return entry.status
        if role == SIMULATED_ROLE:
            return entry.simulated
        if role == BEGUN_ROLE:
            return entry.case.begun
        return None

    def set_entries(self, entries: Sequence[QueueEntry]) -> None:
        """Show another queue, or the same one read again."""
        self.beginResetModel()
        self._entries = list(entries)
        self._place = {entry.case.id: i for i, entry in enumerate(self._entries)}
        self._choose_shown()
        self.endResetModel()

    def update_entry(self, entry: QueueEntry) -> None:
        """Show a case's new standing where it stands; an unknown case is left out."""
        place = self._place.get(entry.case.id)
        if place is None:
            return
        self._entries[place] = entry
        row = self._row_of.get(entry.case.id)
        if row is not None:
            self.dataChanged.emit(self.index(row), self.index(row))

    def set_unanswered_only(self, on: bool) -> None:
        """Leave answered cases out, or show them again."""
        if on != self._unanswered_only:
            self._unanswered_only = on
            self._rechoose()

    def set_current(self, case_id: int | None) -> None:
        """Say which case is open; what was only kept for being so may leave now."""
        if case_id != self._current:
            self._current = case_id
            if self._unanswered_only:
                self._rechoose()

    def entry(self, case_id: int) -> QueueEntry | None:
        """The entry of a case, shown or not; None for a case of another queue."""
        place = self._place.get(case_id)
        return None if place is None else self._entries[place]

    def index_of(self, case_id: int) -> QModelIndex:
        """Where a case is shown; an invalid index when it is not."""
        row = self._row_of.get(case_id)
        return QModelIndex() if row is None else self.index(row)

    def counts(self) -> tuple[int, int]:
        """(answered, all) cases of the queue; an input that was cut or too long is no answer."""
        asked = sum(entry.answered for entry in self._entries)
        return asked - self.apart(), len(self._entries)

    def apart(self) -> int:
        """How many cases were asked with an input that was cut or too long."""
        return sum(entry.status in NEVER_ASKED for entry in self._entries)

    def first_case(self) -> int | None:
        """The first unanswered case; the first of all when none is; None in an empty queue."""
        found = self.next_unanswered(None)
        return self._entries[0].case.id if found is None and self._entries else found

    def next_unanswered(self, after: int | None) -> int | None:
        """The next unanswered case behind `after`, and from the beginning again; None when none is
        left beside `after` itself."""
        start = -1 if after is None else self._place.get(after, -1)
        order = [*range(start + 1, len(self._entries)), *range(max(start, 0))]
        return next(
            (self._entries[i].case.id for i in order if not self._entries[i].answered), None
        )

    def _rechoose(self) -> None:
        self.beginResetModel()
        self._choose_shown()
        self.endResetModel()

    def _choose_shown(self) -> None:
        self._shown = [
            i
            for i, entry in enumerate(self._entries)
            if not self._unanswered_only or not entry.answered or entry.case.id == self._current
        ]
        self._row_of = {self._entries[i].case.id: row for row, i in enumerate(self._shown)}
