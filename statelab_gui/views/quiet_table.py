"""A table to look at: fixed row height, nothing to edit or drag, following the text size."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelectionModel, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from statelab_gui.models.case_table import Index
from statelab_gui.views import theme

_MEASURED_ROWS = 60  # rows looked at to choose the width of a column


class QuietTable(QTableView):
    """Rows are never measured one by one, so that hundreds of thousands cost what ten do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.horizontalHeader().setDefaultAlignment(left)
        self._measure()

    def setModel(self, model: QAbstractItemModel | None) -> None:
        """Take a model; the header is told nothing of what is chosen, since it does not show it.

        Else it would ask for every row of every column, each time it is painted, whether it is.
        """
        super().setModel(model)
        if model is not None:
            self.horizontalHeader().setSelectionModel(QItemSelectionModel(model, self))

    def _measure(self) -> None:
        self.verticalHeader().setMinimumSectionSize(theme.row_height())
        self.verticalHeader().setDefaultSectionSize(theme.row_height())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._measure()
            self.fit_columns()

    def fit_columns(self) -> None:
        """Give every column the room that its header and the rows seen first need."""
        self.resizeColumnsToContents()
        columns = self.model().columnCount() if self.model() else 0
        stretched = self.horizontalHeader().stretchLastSection()  # its width is not its own
        for column in range(columns - 1 if stretched else columns):
            self.setColumnWidth(column, self.columnWidth(column) + theme.space(2))


class FixedFontDelegate(QStyledItemDelegate):
    """Writes cells in the fixed font; bold stays bold."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        font = theme.fixed_font()
        if option.font.bold():
            font = QFont(font)
            font.setBold(True)
        option.font = font
