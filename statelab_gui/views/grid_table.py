"""A table with the hand of a spreadsheet: rectangles, whole rows and columns, Enter and Tab."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from statelab_gui.models.run_clipboard import Block
from statelab_gui.views.freezing_table import FreezingTable

_Flag = QItemSelectionModel.SelectionFlag
_Key = Qt.Key
_ENTER = (_Key.Key_Return, _Key.Key_Enter)
_STEPS = {
    _Key.Key_Up: (-1, 0),
    _Key.Key_Down: (1, 0),
    _Key.Key_Left: (0, -1),
    _Key.Key_Right: (0, 1),
}


class GridTable(FreezingTable):
    """Selections are rectangles of the cells seen, kept as ranges: a column of a million rows is
    one. Enter goes down and Tab to the right; Tab leaves the table behind the last cell of a row.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._anchor = QPersistentModelIndex()  # the corner that an extended selection keeps
        self._extending = False
        self._toward: QModelIndex | None = None  # the other corner, while the mouse is there
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            self.selectionModel().currentChanged.connect(self._drop_anchor)
            self.selectionModel().selectionChanged.connect(lambda: self.frozen_cells.update())
            # Not told what is chosen, as the header above: it would ask every column of every row.
            self.verticalHeader().setSelectionModel(QItemSelectionModel(model, self))

    def _drop_anchor(self, current: QModelIndex) -> None:
        if not self._extending:
            self._anchor = QPersistentModelIndex(current)
        self.frozen_cells.update()

    @contextmanager
    def _extends(self, extending: bool) -> Iterator[None]:
        before, self._extending = self._extending, extending
        try:
            yield
        finally:
            self._extending = before

    # what is chosen

    def blocks(self) -> list[Block]:
        """The rectangles chosen, in the numbers of rows and columns; hidden columns are in them."""
        return [
            Block(range(one.top(), one.bottom() + 1), range(one.left(), one.right() + 1))
            for one in self.selectionModel().selection().toList()
            if one.isValid()
        ]

    def choose_cells(self, rows: range, columns: list[int]) -> None:
        """Choose these rows of these columns and nothing else."""
        flags = _Flag.ClearAndSelect
        self.selectionModel().select(self._selection(rows, columns), flags)

    def choose_columns(self) -> None:
        """Choose the whole columns in which anything is chosen."""
        touched = {at for block in self.blocks() for at in block.columns}
        touched = touched or {self.currentIndex().column()} - {-1}
        self.choose_cells(range(self.model().rowCount()), sorted(touched))

    def choose_rows(self) -> None:
        """Choose every cell seen of the rows in which anything is chosen."""
        rows = {(block.rows.start, block.rows.stop) for block in self.blocks()}
        if not rows and self.currentIndex().isValid():
            rows = {(self.currentIndex().row(), self.currentIndex().row() + 1)}
        every = QItemSelection()
        for start, stop in rows:
            every.merge(self._selection(range(start, stop), self.columns_seen()), _Flag.Select)
        self.selectionModel().select(every, _Flag.ClearAndSelect)

    def selectAll(self) -> None:
        """Choose every cell that is seen."""
        self.choose_cells(range(self.model().rowCount()), self.columns_seen())

    def _selection(self, rows: range, columns: list[int]) -> QItemSelection:
        """These cells as few ranges: neighbours in the model stand together."""
        found, model = QItemSelection(), self.model()
        if not rows:
            return found
        for _, run in groupby(enumerate(sorted(columns)), key=lambda pair: pair[1] - pair[0]):
            side = [at for _, at in run]
            first = model.index(rows.start, side[0])
            found.append(QItemSelectionRange(first, model.index(rows.stop - 1, side[-1])))
        return found

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Choose from the anchor to where the hand is: places alone cannot tell, since a cell may
        be scrolled behind the kept columns."""
        start = QModelIndex(self._anchor)  # type: ignore[call-overload]  # the stub lacks it
        end = self._toward if self._toward is not None else self.currentIndex()
        if not start.isValid() or not end.isValid():
            super().setSelection(rect, command)
            return
        seen = self.columns_seen()
        if start.column() not in seen or end.column() not in seen:
            return
        left, right = sorted((seen.index(start.column()), seen.index(end.column())))
        top, bottom = sorted((start.row(), end.row()))
        cells = self._selection(range(top, bottom + 1), seen[left : right + 1])
        self.selectionModel().select(cells, command)

    # the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = self.indexAt(event.position().toPoint())
        extending = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if at.isValid() and not extending:
            self._anchor = QPersistentModelIndex(at)
        self._toward = at if at.isValid() else None
        with self._extends(extending):
            super().mousePressEvent(event)
        self._toward = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = self.indexAt(event.position().toPoint())
        self._toward = at if at.isValid() else None
        with self._extends(True):
            super().mouseMoveEvent(event)
        self._toward = None

    # the keyboard

    def go(self, rows: int, columns: int) -> bool:
        """Make the cell that many rows down and columns seen to the right the current one; false,
        doing nothing, where there is none."""
        seen, at = self.columns_seen(), self.currentIndex()
        if not at.isValid() or at.column() not in seen:
            return False
        row, place = at.row() + rows, seen.index(at.column()) + columns
        if not (0 <= row < self.model().rowCount() and 0 <= place < len(seen)):
            return False
        self.go_to(self.model().index(row, seen[place]))
        return True

    def go_to(self, index: QModelIndex) -> None:
        """Make a cell the current one and choose it alone, whatever keys are held down."""
        self.selectionModel().setCurrentIndex(index, _Flag.ClearAndSelect)
        self.scrollTo(index)

    def focusNextPrevChild(self, ahead: bool) -> bool:
        """Tab goes from cell to cell, and out of the table at the end of a row."""
        if self.hasFocus() and self.go(0, 1 if ahead else -1):
            return True
        return super().focusNextPrevChild(ahead)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
        key = Qt.Key(event.key())
        if key in _ENTER and not control:
            self.go(-1 if shift else 1, 0)
        elif key == _Key.Key_Space and control != shift:
            self.choose_columns() if control else self.choose_rows()
        elif key in _STEPS and modifiers & ~_SHIFT == Qt.KeyboardModifier.ControlModifier:
            self._go_to_edge(*_STEPS[key], shift)
        else:
            with self._extends(shift):
                super().keyPressEvent(event)

    def _go_to_edge(self, rows: int, columns: int, extend: bool) -> None:
        at, seen = self.currentIndex(), self.columns_seen()
        last = self.model().rowCount() - 1
        if not at.isValid() or not seen:
            return
        row = at.row() if not rows else (last if rows > 0 else 0)
        column = at.column() if not columns else seen[-1 if columns > 0 else 0]
        target = self.model().index(row, column)
        with self._extends(extend):
            if extend:
                self.selectionModel().setCurrentIndex(target, _Flag.NoUpdate)
                self.setSelection(self.visualRect(target), _Flag.ClearAndSelect)
                self.scrollTo(target)
            else:
                self.go_to(target)


_SHIFT = Qt.KeyboardModifier.ShiftModifier
