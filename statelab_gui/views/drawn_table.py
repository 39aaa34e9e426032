"""A table that draws its rows itself: some of them change at every key of a held arrow."""

import math

from PySide6.QtCore import QEvent, QPointF, QRect, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QAbstractItemView, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views.quiet_header import cell_margin, cell_padding
from statelab_gui.views.quiet_table import QuietTable

_Room = tuple[int, int, int, bool]
"""A column, where its texts begin, how wide they may be, and whether they end at the right."""


class _Face:
    """A font as rows of a height are written in it: its measures, and where the line stands."""

    def __init__(self, font: QFont, height: int) -> None:
        whole = QFontMetrics(font)
        self.font = font
        self.metrics = QFontMetricsF(font)
        # One line, whatever font a sign in a text is found in.
        self.base = (height - whole.height()) // 2 + whole.ascent()


class DrawnTable(QuietTable):
    """Rows of texts of which whole ones are chosen, drawn as a style would draw them.

    A style asks for a dozen facts a cell, each of them by way of Python. Here a row is asked for
    what it looks like, a cell for its text and its colour; the model says the same to whoever reads
    it otherwise.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edges: tuple[int, int] | None = None  # of a cell: padding and margin
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)

    # what a kind of table says of itself

    def text(self, row: int, column: int) -> str:
        """What a cell says, on one line."""
        raise NotImplementedError

    def at_right(self, column: int) -> bool:
        """Whether the texts of a column end at its right edge."""
        raise NotImplementedError

    def ink(self, row: int, column: int) -> QColor | None:
        """The colour of a cell's text; None for that of any text."""
        return None

    def ground(self, row: int) -> QColor | None:
        """What a row stands on; None for what rows stand on as a rule."""
        return None

    def row_font(self, row: int) -> QFont | None:
        """The font of a row, one object for all rows in it; None for the table's own."""
        return None

    def is_off(self, row: int) -> bool:
        """Whether a row cannot be chosen."""
        return False

    # drawing

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew what hangs on font and style."""
        self._edges = None
        super().changeEvent(event)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows of which something is asked for."""
        model, region, height = self.model(), event.region(), self.viewport().height()
        columns = [
            self._room(at) for at in range(model.columnCount()) if not self.isColumnHidden(at)
        ]
        chosen = {index.row() for index in self.selectionModel().selectedRows()}
        width, faces = self.horizontalHeader().length(), dict[int, _Face]()
        painter = QPainter(self.viewport())
        for row in range(max(0, self.rowAt(0)), model.rowCount()):
            top = self.rowViewportPosition(row)
            if top >= height:
                break
            rect = QRect(0, top, width, self.rowHeight(row))
            if region.intersects(rect):
                font = self.row_font(row)
                face = faces.get(id(font))
                if face is None:  # it holds its font, so that the number stays that font's
                    face = _Face(self.font() if font is None else font, rect.height())
                    faces[id(font)] = face
                self._draw_ground(painter, rect, row, row in chosen)
                self._draw_texts(painter, face, top, row, columns, row in chosen)
        painter.end()

    def sizeHintForColumn(self, column: int) -> int:
        """The room of a column's texts, measured in as many rows as the header looks at."""
        count, most = self.model().rowCount(), self.horizontalHeader().resizeContentsPrecision()
        if most <= 0:
            return super().sizeHintForColumn(column)
        first = max(0, min(self.rowAt(0), count - most))
        widest = 0.0
        for row in range(first, min(count, first + most)):
            metrics = QFontMetricsF(self.row_font(row) or self.font())
            widest = max(widest, metrics.horizontalAdvance(self.text(row, column)))
        return math.ceil(widest) + cell_padding(self) + cell_margin(self)

    def _room(self, column: int) -> _Room:
        if self._edges is None:
            self._edges = cell_padding(self), cell_margin(self)
        padding, margin = self._edges
        left, width = self.columnViewportPosition(column), self.columnWidth(column)
        right = self.at_right(column)
        return column, left + (margin if right else padding), width - padding - margin, right

    def _draw_ground(self, painter: QPainter, rect: QRect, row: int, chosen: bool) -> None:
        palette, ground = self.palette(), self.ground(row)
        if chosen:
            painter.fillRect(rect, palette.brush(QPalette.ColorRole.Highlight))
        elif ground is not None:
            painter.fillRect(rect, ground)
        elif row % 2 and self.alternatingRowColors():
            painter.fillRect(rect, palette.brush(QPalette.ColorRole.AlternateBase))

    def _draw_texts(
        self,
        painter: QPainter,
        face: _Face,
        top: int,
        row: int,
        columns: list[_Room],
        chosen: bool,
    ) -> None:
        palette, metrics = self.palette(), face.metrics
        usual = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        ink = palette.color(usual)
        if self.is_off(row):
            ink = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
        painter.setFont(face.font)
        for column, start, width, right in columns:
            text = self.text(row, column)
            if not text:
                continue
            own = None if chosen else self.ink(row, column)
            painter.setPen(ink if own is None else own)
            wide = metrics.horizontalAdvance(text)
            if wide > width:
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
                wide = metrics.horizontalAdvance(text)
            at = QPointF(start + width - wide if right else start, top + face.base)
            painter.drawText(at, text)
