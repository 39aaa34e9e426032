"""The table of items, conditions and examinees: a cell is a case."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem, QWidget

from statelab_gui.models.drift_matrix import DriftMatrixModel, HeadColumn, Index, MatrixCell
from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.labels.drift_matrix import cell_role, matrix_words
from statelab_gui.views.quiet_table import QuietDelegate, QuietTable
from statelab_gui.views.table_copier import put_cells


class DriftMatrixView(QuietTable):
    """`cell_chosen(case_id, examinee_id)` tells the case that the reviewer is at; `cell_opened`
    one on which Enter was pressed or that was clicked twice."""

    cell_chosen = Signal(int, object)
    cell_opened = Signal(int, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matrix = DriftMatrixModel(matrix_words(), self)
        self._following = False
        self.setModel(self.matrix)
        self.setItemDelegate(_StandingDelegate(self.matrix, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.selectionModel().currentChanged.connect(self._tell)
        self.matrix.modelReset.connect(self.fit_columns)
        self.doubleClicked.connect(self._open)
        self.retranslate()

    def select(self, case_id: int, examinee_id: int | None = None) -> bool:
        """Choose a case without telling; false where it is not shown."""
        place = self.matrix.place_of(case_id, examinee_id)
        if place is None:
            return False
        self._following = True
        at = self.matrix.index(*place)
        self.setCurrentIndex(at)
        self._following = False
        self.scrollTo(at)
        return True

    def current(self) -> tuple[MatrixCell, int | None] | None:
        """The cell chosen and its examinee."""
        return self._at(self.currentIndex())

    def first(self) -> tuple[int, int | None] | None:
        """The first case shown and its examinee; None where none is."""
        found = self._at(self.matrix.index(0, len(HeadColumn)))
        return None if found is None else (found[0].case_id, found[1])

    def copy(self) -> None:
        """Put the whole table on the clipboard, with its titles."""
        columns, across = range(self.matrix.columnCount()), Qt.Orientation.Horizontal
        titles = [str(self.matrix.headerData(at, across)) for at in columns]
        rows = range(self.matrix.rowCount())
        put_cells([titles, *([self.matrix.text(row, at) for at in columns] for row in rows)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the current cell."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.setAccessibleName(self.tr("Items, conditions and examinees"))
        self.matrix.retranslate()
        self.fit_columns()

    def _at(self, index: Index) -> tuple[MatrixCell, int | None] | None:
        """The cell there; of the columns before the conditions, that of the first of them."""
        if not index.isValid():
            return None
        column = max(index.column(), len(HeadColumn))
        cell = self.matrix.cell_at(index.row(), column)
        return None if cell is None else (cell, self.matrix.row_at(index.row()).examinee_id)

    def _tell(self, current: QModelIndex, _previous: QModelIndex) -> None:
        found = self._at(current)
        if found is not None and not self._following:
            self.cell_chosen.emit(found[0].case_id, found[1])

    def _open(self, index: QModelIndex) -> None:
        found = self._at(index)
        if found is not None:
            self.cell_opened.emit(found[0].case_id, found[1])


class _StandingDelegate(QuietDelegate):
    """Writes how a case stands in its colour."""

    def __init__(self, matrix: DriftMatrixModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._matrix = matrix

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        cell = self._matrix.cell_at(index.row(), index.column())
        if cell is not None:
            palette: QPalette = option.palette
            palette.setColor(QPalette.ColorRole.Text, theme.color(cell_role(cell)))
            option.palette = palette
