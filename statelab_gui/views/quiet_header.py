"""The header of a table: flat, quiet, its words as far from the edges as those of the cells."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractButton,
    QHeaderView,
    QStyle,
    QStyleOptionHeader,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme

_ACROSS = Qt.Orientation.Horizontal


def cell_margin(widget: QWidget) -> int:
    """The room that a style leaves around the text of a cell by itself, in pixels."""
    metric = QStyle.PixelMetric.PM_FocusFrameHMargin
    return widget.style().pixelMetric(metric, None, widget) + 1


def cell_padding(widget: QWidget) -> int:
    """How far the text of cells and headers stands from the edge it is aligned to, in pixels."""
    return max(theme.space(2), 3 * cell_margin(widget) + 1)


def cover_corner(table: QTableView) -> None:
    """Lay the page's ground over the corner between both headers, which a style would shade."""
    corner = table.findChild(QAbstractButton)
    if corner is not None:
        cover = QWidget(corner)
        cover.setAutoFillBackground(True)
        cover.setBackgroundRole(QPalette.ColorRole.Window)
        layout = QVBoxLayout(corner)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(cover)


class QuietHeader(QHeaderView):
    """Draws its sections itself, so that their padding is that of the cells in every style."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setHighlightSections(False)
        side = Qt.AlignmentFlag.AlignLeft if orientation == _ACROSS else Qt.AlignmentFlag.AlignRight
        self.setDefaultAlignment(side | Qt.AlignmentFlag.AlignVCenter)

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Room for the words, the padding at both sides and the mark of the order."""
        text = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.section_text(section))
        mark = self.mark() if self.isSortIndicatorShown() else 0
        width = text.width() + 2 * cell_padding(self) + mark
        return QSize(width, max(text.height(), theme.row_height()))

    @told(None)
    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Words in the quiet colour on the page's ground, a hairline towards the cells."""
        if not rect.isValid():
            return
        palette = self.palette()
        painter.fillRect(rect, palette.color(QPalette.ColorRole.Window))
        painter.setPen(palette.color(QPalette.ColorRole.Mid))
        gap = theme.space(1)
        if self.orientation() == _ACROSS:
            painter.drawLine(rect.bottomLeft(), rect.bottomRight())
            if self.visualIndex(section) < self.count() - 1:
                right = rect.right()
                painter.drawLine(right, rect.top() + gap, right, rect.bottom() - gap)
        else:
            painter.drawLine(rect.topRight(), rect.bottomRight())
        inner = self.inner_rect(rect, section)
        aligned = self._alignment(section)
        if self.isSortIndicatorShown() and self.sortIndicatorSection() == section:
            at_right = not aligned & Qt.AlignmentFlag.AlignRight
            self._draw_mark(painter, inner, at_right)
            taken = self.mark()
            inner = inner.adjusted(0, 0, -taken, 0) if at_right else inner.adjusted(taken, 0, 0, 0)
        painter.setFont(self.font())
        painter.setPen(theme.color(theme.Role.QUIET, palette))
        self.draw_words(painter, inner, aligned, section)

    def draw_words(
        self, painter: QPainter, inner: QRect, aligned: Qt.AlignmentFlag, section: int
    ) -> None:
        """The words of a section in the room left for them, in one line."""
        elide = Qt.TextElideMode.ElideRight
        text = self.fontMetrics().elidedText(self.section_text(section), elide, inner.width())
        painter.drawText(inner, int(aligned | Qt.TextFlag.TextSingleLine), text)

    def _draw_mark(self, painter: QPainter, inner: QRect, at_right: bool) -> None:
        """The arrow of the order, at the side that the words are not aligned to."""
        side = self.mark() - theme.space(1)
        option = QStyleOptionHeader()
        option.initFrom(self)
        option.rect = QRect(0, 0, side, side)
        option.rect.moveCenter(inner.center())
        left = inner.right() - side + 1 if at_right else inner.left()
        option.rect = QRect(left, inner.center().y() - side // 2, side, side)
        rising = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
        # Qt calls "down" what points down: the smallest stands first then.
        arrow = QStyleOptionHeader.SortIndicator
        option.sortIndicator = arrow.SortDown if rising else arrow.SortUp
        self.style().drawPrimitive(
            QStyle.PrimitiveElement.PE_IndicatorHeaderArrow, option, painter, self
        )

    def mark(self) -> int:
        """The room that the mark of the order takes, in pixels."""
        return theme.space(2) + theme.space(1)

    def inner_rect(self, rect: QRect, section: int) -> QRect:
        """The room that the words and the mark of the order have in a section at that place."""
        pad = cell_padding(self)
        return rect.adjusted(pad, 0, -pad, 0)

    def section_text(self, section: int) -> str:
        """The words of a section."""
        model = self.model()
        text = model.headerData(section, self.orientation()) if model is not None else None
        return "" if text is None else str(text)

    def _alignment(self, section: int) -> Qt.AlignmentFlag:
        role = Qt.ItemDataRole.TextAlignmentRole
        aligned = self.model().headerData(section, self.orientation(), role)
        return self.defaultAlignment() if aligned is None else Qt.AlignmentFlag(aligned)
