"""The kept columns of a FreezingTable: their cells and their headers, drawn above the others."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QAbstractItemModel, QEvent, QItemSelectionModel, QPointF, QRect, Qt
from PySide6.QtGui import QBrush, QContextMenuEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QApplication,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from statelab_gui.models.last_resort import told
from statelab_gui.views.quiet_header import QuietHeader


class KeepingTable(Protocol):
    """What the parts ask of their table."""

    def frozen_spans(self) -> Sequence[tuple[int, int, int]]: ...
    def frozen_width(self) -> int: ...
    def item_option(self) -> QStyleOptionViewItem: ...
    def paint_cells(
        self, painter: QPainter, area: QRect, spans: Sequence[tuple[int, int, int]]
    ) -> bool: ...
    def paint_marks(self, painter: QPainter, area: QRect) -> None: ...
    def model(self) -> QAbstractItemModel: ...
    def selectionModel(self) -> QItemSelectionModel: ...
    def itemDelegate(self) -> QAbstractItemDelegate: ...
    def verticalHeader(self) -> QHeaderView: ...
    def viewport(self) -> QWidget: ...
    def alternatingRowColors(self) -> bool: ...


class FrozenCells(QWidget):
    """Draws the cells of the kept columns; what the mouse does here, the table is told itself."""

    def __init__(self, table: KeepingTable) -> None:
        super().__init__(table.viewport())
        self._table = table
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what lies below is not drawn
        self.hide()

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Every cell of the rows in sight, then what the table draws over cells, then the edge."""
        table, area = self._table, event.rect()
        painter = QPainter(self)
        painter.fillRect(area, self.palette().color(QPalette.ColorRole.Base))
        if not table.paint_cells(painter, area, table.frozen_spans()):
            self._paint_each(painter, area)
        table.paint_marks(painter, area)
        painter.setPen(self.palette().color(QPalette.ColorRole.Dark))
        painter.drawLine(self.width() - 1, area.top(), self.width() - 1, area.bottom())
        painter.end()

    def _paint_each(self, painter: QPainter, area: QRect) -> None:
        """Every cell by the table's delegate."""
        table, rows = self._table, self._table.verticalHeader()
        model, chosen = table.model(), table.selectionModel()
        delegate = table.itemDelegate()
        zebra = QBrush(self.palette().color(QPalette.ColorRole.AlternateBase))
        option = table.item_option()
        plain = option.state & ~QStyle.StateFlag.State_Selected
        row = rows.visualIndexAt(max(0, area.top()))
        while 0 <= row < rows.count():
            top = rows.sectionViewportPosition(row)
            if top > area.bottom():
                break
            if table.alternatingRowColors() and row % 2:
                painter.fillRect(0, top, self.width(), rows.sectionSize(row), zebra)
            for at, left, width in table.frozen_spans():
                index = model.index(row, at)
                cell = QStyleOptionViewItem(option)
                cell.rect = QRect(left, top, width, rows.sectionSize(row))
                selected = chosen.isSelected(index)
                cell.state = plain | QStyle.StateFlag.State_Selected if selected else plain
                delegate.paint(painter, cell, index)
            row += 1


class FrozenHeader(QWidget):
    """Draws the headers of the kept columns, and hands the mouse on to where they really are."""

    def __init__(self, table: KeepingTable, header: QHeaderView) -> None:
        super().__init__(header)
        self._table = table
        self._header = header
        self._shift = 0  # from here to the header, held while a button is down
        self.setMouseTracking(True)
        self.hide()

    def column_at(self, x: int) -> int:
        """The column whose header is seen at `x`; -1 beside them."""
        spans = self._table.frozen_spans()
        return next((at for at, left, width in spans if left <= x < left + width), -1)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """The same headers, side by side."""
        painter = QPainter(self)
        header = self._header
        for at, left, width in self._table.frozen_spans():
            if isinstance(header, QuietHeader):
                header.paintSection(painter, QRect(left, 0, width, self.height()), at)
        painter.setPen(self.palette().color(QPalette.ColorRole.Dark))
        painter.drawLine(self.width() - 1, 0, self.width() - 1, self.height())
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hand_on(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hand_on(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._hand_on(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._hand_on(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The menu of the header, as the header asks for it."""
        at = event.pos()
        at.setX(at.x() + self._shift_at(at.x()))
        self._header.customContextMenuRequested.emit(at)

    def _shift_at(self, x: int) -> int:
        for at, left, width in self._table.frozen_spans():
            if left <= x < left + width:
                return self._header.sectionViewportPosition(at) - left
        return 0

    def _hand_on(self, event: QMouseEvent) -> None:
        held = event.buttons() != Qt.MouseButton.NoButton
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
        if pressed or not (held or event.type() == QEvent.Type.MouseButtonRelease):
            self._shift = self._shift_at(round(event.position().x()))
        there = QPointF(event.position().x() + self._shift, event.position().y())
        told = QMouseEvent(
            event.type(),
            there,
            event.globalPosition(),
            event.button(),
            event.buttons(),
            event.modifiers(),
        )
        QApplication.sendEvent(self._header.viewport(), told)
        self.setCursor(self._header.cursor())
        self.update()
