"""The table of the cells around one update, drawn anew at every key of a held arrow."""

from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from statelab_gui.models.prefix_steps import StepColumn, StepTable
from statelab_gui.views import theme
from statelab_gui.views.quiet_header import cell_margin, cell_padding
from statelab_gui.views.quiet_table import QuietTable

STEP_KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
)
"""The keys that are for the panel around, not for a part of it."""
_Room = tuple[StepColumn, int, int]


class StepCells(QuietTable):
    """Columns that share the width; a row is chosen whole. Its stepping keys are its panel's.

    The written cell stands on its tint, a reply's value in the colour of right or wrong. The rows
    are drawn here: a style asks for a dozen facts a cell, each of them by way of Python.
    """

    def __init__(self, cells: StepTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cells = cells
        self.setModel(cells)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAlternatingRowColors(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the stepping keys to the panel."""
        if Qt.Key(event.key()) in STEP_KEYS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows of which something is asked for, as the style would."""
        region, height = event.region(), self.viewport().height()
        chosen = {index.row() for index in self.selectionModel().selectedRows()}
        columns = [self._room(column) for column in StepColumn]
        painter = QPainter(self.viewport())
        for row in range(max(0, self.rowAt(0)), self._cells.rowCount()):
            top = self.rowViewportPosition(row)
            if top >= height:
                break
            rect = QRect(0, top, self.viewport().width(), self.rowHeight(row))
            if region.intersects(rect):
                self._draw(painter, rect, row, columns, row in chosen)
        painter.end()

    def _room(self, column: StepColumn) -> _Room:
        """A column with the left end and the width of its texts."""
        left, width = self.columnViewportPosition(column), self.columnWidth(column)
        padding, margin = cell_padding(self), cell_margin(self)
        left += padding if column is StepColumn.CELL else margin
        return column, left, width - padding - margin

    def _draw(
        self, painter: QPainter, rect: QRect, row: int, columns: list[_Room], chosen: bool
    ) -> None:
        palette, cells = self.palette(), self._cells
        written, right = cells.written(row), cells.right(row)
        ink = palette.color(QPalette.ColorRole.Text)
        if chosen:
            ink = palette.color(QPalette.ColorRole.HighlightedText)
            painter.fillRect(rect, palette.brush(QPalette.ColorRole.Highlight))
        elif written:
            painter.fillRect(rect, theme.tint(theme.Role.CHANGED))
        font = cells.font(row)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(ink)
        # On one line, whatever font a sign in it is found in.
        base = rect.top() + round((rect.height() - metrics.height()) / 2 + metrics.ascent())
        for column, left, width in columns:
            text = cells.text(row, column)
            if not text:
                continue
            if column is StepColumn.REPLY and not chosen:
                painter.setPen(theme.color(theme.Role.RIGHT if right else theme.Role.WRONG))
            wide = metrics.horizontalAdvance(text)
            if wide > width:
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
                wide = metrics.horizontalAdvance(text)
            start = left if column is StepColumn.CELL else left + width - wide
            painter.drawText(QPointF(start, base), text)
