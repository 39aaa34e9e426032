"""Tables of recorded states: one state cell by cell, and every state of a case."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Signal
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from statelab_gui.domain.updates import Program
from statelab_gui.models.state_after import BEFORE, StateAfterModel
from statelab_gui.models.state_steps import StateStepsModel
from statelab_gui.views import theme
from statelab_gui.views.quiet_header import cell_padding
from statelab_gui.views.quiet_table import FixedFontDelegate, QuietTable


class StateTable(QuietTable):
    """The state after one update: cell, value, value before; the cell that was written is bold."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = StateAfterModel(self)
        self.setModel(self._model)
        self.setItemDelegate(FixedFontDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(False)
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


class StepsTable(QuietTable):
    """Every state: a row an update, a column a cell; a row chosen by hand is told."""

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = StateStepsModel(self)
        self._following = False
        self.setModel(self._model)
        self.setItemDelegate(FixedFontDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.selectionModel().currentRowChanged.connect(self._tell)

    def set_program(self, program: Program | None) -> None:
        """Show another program; None leaves no value behind."""
        self._following = True
        self._model.set_program(program)
        self._following = False
        self.fit_columns()

    def fit_columns(self) -> None:
        """Give every column the room of its widest value, found without measuring cells."""
        font = QFont(theme.fixed_font())
        font.setBold(True)
        metrics = QFontMetrics(font)
        for column in range(self._model.columnCount()):
            widest = max(map(metrics.horizontalAdvance, self._model.extremes(column)), default=0)
            least = self.horizontalHeader().sectionSizeHint(column)
            self.setColumnWidth(column, max(least, widest + 2 * cell_padding(self)))

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
