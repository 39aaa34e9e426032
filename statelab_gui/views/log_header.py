"""The run log's headers: each column's has a corner for its filter, each row's its number."""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPalette, QPolygonF
from PySide6.QtWidgets import QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.quiet_header import QuietHeader, cell_padding
from statelab_gui.views.theme import Role

_CHOOSING = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


class LogHeader(QuietHeader):
    """A click sorts; with Ctrl or Shift it asks for whole columns, `columns_wished(column,
    extend, add)`; in the corner it asks for the filter, `filter_wished(column)`."""

    filter_wished = Signal(int)
    columns_wished = Signal(int, bool, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._filtered: frozenset[int] = frozenset()
        self._unfiltered: frozenset[int] = frozenset()
        self._under = -1  # the column below the pointer
        self._swallowing = False
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)

    def mark_filtered(self, columns: Collection[int]) -> None:
        """Mark the columns of which a filter hides some values."""
        self._filtered = frozenset(columns)
        self.viewport().update()

    def without_filter(self, columns: Collection[int]) -> None:
        """Tell which columns cannot be filtered by value."""
        self._unfiltered = frozenset(columns)

    def corner(self, rect: QRect) -> QRect:
        """Where in a header of that place the filter's mark is."""
        side = theme.space(4)
        return QRect(rect.right() - side, rect.top(), side, rect.height())

    def sectionSizeFromContents(self, section: int) -> QSize:
        size = super().sectionSizeFromContents(section)
        return QSize(size.width() + theme.space(4) - cell_padding(self), size.height())

    @told(None)
    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """The words, then a funnel where values are filtered or a chevron under the pointer."""
        super().paintSection(painter, rect, section)
        corner = self.corner(rect)
        if section in self._filtered:
            self._draw_funnel(painter, corner)
        elif section == self._under and section not in self._unfiltered:
            self._draw_chevron(painter, corner)

    def inner_rect(self, rect: QRect, section: int) -> QRect:
        """The room of the words: beside the corner."""
        pad = cell_padding(self)
        return rect.adjusted(pad, 0, -max(pad, theme.space(4)), 0)

    def _draw_funnel(self, painter: QPainter, corner: QRect) -> None:
        unit = corner.width() / 8
        middle = QPointF(corner.center()) + QPointF(0, unit / 2)
        shape = [(-3, -3), (3, -3), (0.8, 0), (0.8, 3), (-0.8, 2), (-0.8, 0)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(Role.STEP, self.palette()))
        painter.drawPolygon(QPolygonF([middle + QPointF(x * unit, y * unit) for x, y in shape]))
        painter.restore()

    def _draw_chevron(self, painter: QPainter, corner: QRect) -> None:
        unit = corner.width() / 8
        middle = QPointF(corner.center())
        shape = [(-2, -1), (0, 1), (2, -1)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.color(Role.QUIET, self.palette()))
        painter.drawPolyline([middle + QPointF(x * unit, y * unit) for x, y in shape])
        painter.restore()

    # the mouse

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverMove, QEvent.Type.HoverEnter, QEvent.Type.MouseMove):
            self._point_at(self.logicalIndexAt(event.position().toPoint()))  # type: ignore[attr-defined]  # these have one
        elif event.type() == QEvent.Type.HoverLeave:
            self._point_at(-1)
        return super().viewportEvent(event)

    def _point_at(self, section: int) -> None:
        if section != self._under:
            self._under = section
            self.viewport().update()

    def _in_corner(self, at: QPoint) -> int:
        """The column in whose corner a place is; -1 for none."""
        section = self.logicalIndexAt(at)
        if section < 0 or section in self._unfiltered:
            return -1
        left = self.sectionViewportPosition(section)
        corner = self.corner(QRect(left, 0, self.sectionSize(section), self.height()))
        # The last pixels are where the column is resized.
        return section if corner.adjusted(0, 0, -theme.space(1), 0).contains(at) else -1

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        left = event.button() == Qt.MouseButton.LeftButton
        resizing = self.cursor().shape() == Qt.CursorShape.SplitHCursor
        self._swallowing = left and not resizing and self._asks(at, event.modifiers())
        if not self._swallowing:
            super().mousePressEvent(event)

    def _asks(self, at: QPoint, modifiers: Qt.KeyboardModifier) -> bool:
        section = self.logicalIndexAt(at)
        if modifiers & _CHOOSING and section >= 0:
            extend = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
            self.columns_wished.emit(section, extend, not extend)
            return True
        if self._in_corner(at) >= 0:
            self.filter_wished.emit(section)
            return True
        return False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._swallowing:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._swallowing:
            super().mouseReleaseEvent(event)
        self._swallowing = False


class RowNumbers(QuietHeader):
    """The number of each row in the order shown, from 1; a click chooses the row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setSectionsClickable(True)

    def section_text(self, section: int) -> str:
        return str(section + 1)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """As the sections would be drawn one by one; but they change with every step of scrolling,
        so that the ground and the edge are drawn once."""
        area, palette = event.rect(), self.palette()
        painter = QPainter(self.viewport())
        painter.fillRect(area, palette.color(QPalette.ColorRole.Window))
        section = self.logicalIndexAt(max(0, area.top()))
        if section >= 0:
            height, top = self.sectionSize(section), self.sectionViewportPosition(section)
            width, pad, count = self.viewport().width(), cell_padding(self), self.count()
            last = min(count - 1, section + (area.bottom() - top) // height)
            painter.setPen(palette.color(QPalette.ColorRole.Mid))
            painter.drawLine(width - 1, top, width - 1, top + (last - section + 1) * height - 1)
            painter.setPen(theme.color(Role.QUIET, palette))
            font, metrics = self.font(), self.fontMetrics()
            font.setStyleStrategy(QFont.StyleStrategy.PreferNoShaping)  # digits need none
            painter.setFont(font)
            digit, above = metrics.horizontalAdvance("0"), metrics.ascent()
            above += (height - metrics.height()) // 2
            for at in range(section, last + 1):
                number = str(at + 1)  # digits are as wide as each other
                painter.drawText(width - pad - len(number) * digit, top + above, number)
                top += height
        painter.end()

    def sizeHint(self) -> QSize:
        """Room for the number of the last row: measuring some of the rows would not tell it."""
        digits = max(2, len(str(max(1, self.count()))))
        width = self.fontMetrics().horizontalAdvance("0" * digits)
        return QSize(width + 2 * cell_padding(self) + theme.space(1), theme.row_height())
