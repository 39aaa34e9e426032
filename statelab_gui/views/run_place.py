"""Where the run log is scrolled to, kept while the rows become others after a write."""

from PySide6.QtCore import QObject

from statelab_gui.models.run_asking import Ids
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.views.grid_table import GridTable


class RunPlace(QObject):
    """Before the model is reset for what was written it notes the rows in sight; afterwards the
    first of them that is still there stands where it stood. Made after `RunTyping`, so that the
    hand is put back before.
    """

    def __init__(self, table: GridTable, runs: RunLogModel) -> None:
        super().__init__(table)
        self._table = table
        self._runs = runs
        self._seen: Ids | None = None
        self._across = 0
        runs.modelAboutToBeReset.connect(self._note)
        runs.modelReset.connect(self._put_back)

    def _note(self) -> None:
        self._seen = None
        first = self._table.rowAt(0)
        if self._runs.is_merging and first >= 0:
            last = self._table.rowAt(self._table.viewport().height() - 1)
            self._seen = self._runs.ids()[first : last + 1 if last >= 0 else None].copy()
            self._across = self._table.horizontalScrollBar().value()

    def _put_back(self) -> None:
        seen, self._seen = self._seen, None
        if seen is None:
            return
        self._table.executeDelayedItemsLayout()  # or the bars still end where they ended
        for below, number in enumerate(seen.tolist()):
            row = self._runs.row_of(number)
            if row >= 0:
                self._table.verticalScrollBar().setValue(row - below)
                break
        self._table.horizontalScrollBar().setValue(self._across)
