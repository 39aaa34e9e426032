"""Tables of recorded states: one state cell by cell, and every state of a case."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from statelab_gui.domain.updates import Program
from statelab_gui.models.state_after import BEFORE, StateAfterModel
from statelab_gui.models.state_steps import StateStepsModel
from statelab_gui.views import theme

_MEASURED_ROWS = 60  # rows looked at to choose the width of a column


class StateTable(QTableView):
    """The state after one update: cell, value, value before; the cell that was written is bold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = StateAfterModel(self)
        self.setModel(self._model)
        _make_quiet(self)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def set_program(self, program: Program | None) -> None:
        """Show the last state of another program; None leaves no value behind."""
        self._model.set_program(program)

    def set_update(self, k: int) -> None:
        """Show the state after update k and bring the cell it wrote into view."""
        self._model.set_update(k)
        row = self._model.changed_row()
        if row >= 0:
            self.scrollTo(self._model.index(row, BEFORE))


class StepsTable(QTableView):
    """Every state: a row an update, a column a cell; a row chosen by hand is told."""

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = StateStepsModel(self)
        self._following = False
        self.setModel(self._model)
        _make_quiet(self)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
        self.selectionModel().currentRowChanged.connect(self._tell)

    def set_program(self, program: Program | None) -> None:
        """Show another program; None leaves no value behind."""
        self._following = True
        self._model.set_program(program)
        self._following = False
        self.resizeColumnsToContents()

    def set_update(self, k: int) -> None:
        """Choose the row of update k without telling it."""
        at = self._model.index(k - 1, max(0, self.currentIndex().column()))
        if not at.isValid():
            return
        self._following = True
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(at, flags.ClearAndSelect | flags.Rows)
        self._following = False
        self.scrollTo(at)

    def _tell(self, current: QModelIndex, previous: QModelIndex) -> None:
        if current.isValid() and not self._following:
            self.step_chosen.emit(current.row() + 1)


def _make_quiet(table: QTableView) -> None:
    """Fixed font and rows, nothing to edit or to drag."""
    table.setFont(theme.fixed_font())
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setDragEnabled(False)
    table.setWordWrap(False)
    table.setCornerButtonEnabled(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setTabKeyNavigation(False)
    table.verticalHeader().setDefaultSectionSize(theme.row_height())
    table.verticalHeader().setMinimumSectionSize(theme.row_height())
    table.horizontalHeader().setHighlightSections(False)
