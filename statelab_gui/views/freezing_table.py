"""A table whose first columns stay where they are while the others are scrolled."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QPoint, QRect
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views.frozen_parts import FrozenCells, FrozenHeader
from statelab_gui.views.quiet_table import QuietTable

Index = QModelIndex | QPersistentModelIndex
_HINT = QAbstractItemView.ScrollHint.EnsureVisible


class FreezingTable(QuietTable):
    """`freeze(n)` keeps the first n columns seen. They are the table's own cells, drawn again at
    the left: one selection, one current cell and one keyboard for all.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wanted = 0
        self._spans: list[tuple[int, int, int]] = []  # column, left, width of the columns kept
        self.frozen_cells = FrozenCells(self)
        self.frozen_header = FrozenHeader(self, self.horizontalHeader())
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.horizontalScrollBar().rangeChanged.connect(self._freeze_anew)
        self.follow_header(self.horizontalHeader())

    def follow_header(self, header: QHeaderView) -> None:
        """Take a header in place of the present one; its columns are those kept and scrolled."""
        if header is not self.horizontalHeader():
            self.setHorizontalHeader(header)  # the one before is gone, and what lay on it
            self.frozen_header = FrozenHeader(self, header)
        for happened in (
            header.sectionResized,
            header.sectionMoved,
            header.sectionCountChanged,
            header.geometriesChanged,
        ):
            happened.connect(self._freeze_anew)
        header.sortIndicatorChanged.connect(lambda: self.frozen_header.update())

    def setModel(self, model: QAbstractItemModel | None) -> None:
        super().setModel(model)
        if model is not None:
            model.dataChanged.connect(lambda: self.frozen_cells.update())
            model.headerDataChanged.connect(lambda: self.frozen_header.update())

    def freeze(self, count: int) -> None:
        """Keep the first `count` columns seen; 0 keeps none."""
        self._wanted = max(0, count)
        self._freeze_anew()

    @property
    def frozen(self) -> int:
        """How many columns were asked to be kept."""
        return self._wanted

    def frozen_spans(self) -> list[tuple[int, int, int]]:
        """Column, left edge and width, in the viewport, of each column that is kept now."""
        return self._spans

    def frozen_width(self) -> int:
        """The room that the kept columns take at the left of the viewport."""
        return sum(width for _, _, width in self._spans)

    def columns_seen(self) -> list[int]:
        """The columns that are not hidden, in the order seen."""
        header = self.horizontalHeader()
        order = map(header.logicalIndex, range(header.count()))
        return [at for at in order if not header.isSectionHidden(at)]

    def _freeze_anew(self) -> None:
        """Kept are as many of the columns wanted as leave a third of the viewport to the others."""
        self._spans, left = [], 0
        most = self.viewport().width() * 2 // 3
        for at in self.columns_seen()[: self._wanted]:
            width = self.columnWidth(at)
            if left + width > most:
                break
            self._spans.append((at, left, width))
            left += width
        self._place_frozen()

    def _place_frozen(self) -> None:
        moved = bool(self._spans) and self.horizontalHeader().offset() > 0
        width, header = self.frozen_width(), self.horizontalHeader()
        self.frozen_cells.setGeometry(0, 0, width, self.viewport().height())
        self.frozen_header.setGeometry(0, 0, width, header.height())
        for part in (self.frozen_cells, self.frozen_header):
            part.setVisible(moved)
            part.update()

    # what Qt asks

    @told(None)
    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self._spans:
            if dx:
                self._place_frozen()
            else:  # the viewport took its children along
                self.frozen_cells.move(0, 0)
                self.frozen_cells.update()
            if self.state() == QAbstractItemView.State.EditingState:
                self.updateEditorGeometries()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._freeze_anew()

    def visualRect(self, index: Index) -> QRect:
        """Where a cell is seen: a kept one at the left, wherever the others are scrolled to."""
        rect = super().visualRect(index)
        for at, left, _ in self._spans:
            if at == index.column():
                rect.moveLeft(left)
        return rect

    def indexAt(self, pos: QPoint) -> QModelIndex:
        """The cell seen at a place of the viewport."""
        for at, left, width in self._spans:
            if left <= pos.x() < left + width:
                return self.model().index(self.rowAt(pos.y()), at)
        return super().indexAt(pos)

    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint = _HINT) -> None:
        """Bring a cell into sight, and not behind the kept columns."""
        kept = any(at == index.column() for at, _, _ in self._spans)
        bar = self.horizontalScrollBar()
        before = bar.value()
        super().scrollTo(index, hint)
        if kept:
            bar.setValue(before)
        elif index.isValid():
            behind = self.frozen_width() - super().visualRect(index).left()
            if behind > 0:
                bar.setValue(bar.value() - behind)

    def item_option(self) -> QStyleOptionViewItem:
        """What a cell is drawn with before anything of the cell is known."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        return option

    def paint_cells(
        self, painter: QPainter, area: QRect, spans: Sequence[tuple[int, int, int]]
    ) -> bool:
        """Draw the cells of these columns where the table does so itself; else false."""
        return False

    def paint_marks(self, painter: QPainter, area: QRect) -> None:
        """Draw what lies over the cells of this part of the viewport; here nothing."""
