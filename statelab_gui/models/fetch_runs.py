"""The runs of a document as a list, the newest first."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from statelab_gui.domain.fetching.runs import FetchRun
from statelab_gui.models.last_resort import told

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


@dataclass(frozen=True)
class RunWords:
    """What is shown of a run: its name, how it stands, the key of the colour of that, and when it
    was begun."""

    name: str
    standing: str
    role: str
    simulated: bool
    begun: str


class FetchRunsModel(QAbstractListModel):
    """One row a run. `words` gives what is shown of one."""

    STANDING = Qt.ItemDataRole.UserRole + 1
    ROLE = Qt.ItemDataRole.UserRole + 2
    SIMULATED = Qt.ItemDataRole.UserRole + 3
    RUN_ID = Qt.ItemDataRole.UserRole + 4
    BEGUN = Qt.ItemDataRole.UserRole + 5

    def __init__(
        self, words: Callable[[FetchRun], RunWords], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._runs: list[FetchRun] = []

    def set_runs(self, runs: Iterable[FetchRun]) -> None:
        """Show other runs; where only their standing changed, the rows stay where they are."""
        new = list(runs)
        if [run.id for run in new] != [run.id for run in self._runs]:
            self.beginResetModel()
            self._runs = new
            self.endResetModel()
            return
        changed = [at for at, run in enumerate(new) if run != self._runs[at]]
        self._runs = new
        for at in changed:
            self.dataChanged.emit(self.index(at), self.index(at))

    def update_run(self, run: FetchRun) -> None:
        """Show how a run stands now; an unknown one is left out."""
        at = self.row_of(run.id)
        if at >= 0 and self._runs[at] != run:
            self._runs[at] = run
            self.dataChanged.emit(self.index(at), self.index(at))

    def runs(self) -> list[FetchRun]:
        """The runs shown."""
        return list(self._runs)

    def run_at(self, row: int) -> FetchRun | None:
        """The run on a row; None outside the list."""
        return self._runs[row] if 0 <= row < len(self._runs) else None

    def row_of(self, run_id: int) -> int:
        """The row of a run, -1 when it is not in the list."""
        return next((at for at, run in enumerate(self._runs) if run.id == run_id), -1)

    def retranslate(self) -> None:
        """Word every run anew."""
        if self._runs:
            self.dataChanged.emit(self.index(0), self.index(len(self._runs) - 1))

    def rowCount(self, parent: Index = _NONE) -> int:
        return 0 if parent.isValid() else len(self._runs)

    @told(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        run = self.run_at(index.row()) if index.isValid() else None
        if run is None:
            return None
        if role == self.RUN_ID:
            return run.id
        if role not in _SHOWN:
            return None
        words = self._words(run)
        if role == Qt.ItemDataRole.DisplayRole:
            return words.name
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{words.name}, {words.begun}, {words.standing}"
        return {
            self.STANDING: words.standing,
            self.ROLE: words.role,
            self.SIMULATED: words.simulated,
            self.BEGUN: words.begun,
        }[role]


_SHOWN = frozenset(
    {
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.AccessibleTextRole,
        FetchRunsModel.STANDING,
        FetchRunsModel.ROLE,
        FetchRunsModel.SIMULATED,
        FetchRunsModel.BEGUN,
    }
)
