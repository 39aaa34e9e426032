"""A table to look at: fixed row height, nothing to edit or drag, following the text size."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.quiet_header import QuietHeader, cell_margin, cell_padding, cover_corner

Index = QModelIndex | QPersistentModelIndex
_MEASURED_ROWS = 60  # rows looked at to choose the width of a column
_MEASURED_TEXT = 400  # characters of a line


class QuietTable(QTableView):
    """Rows are never measured one by one, so that hundreds of thousands cost what ten do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        self.setHorizontalHeader(QuietHeader(across, self))
        self.setVerticalHeader(QuietHeader(down, self))
        cover_corner(self)
        self.setItemDelegate(QuietDelegate(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setDragEnabled(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setSectionsClickable(True)
        self.horizontalHeader().setResizeContentsPrecision(_MEASURED_ROWS)
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

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cells and, where single cells are chosen, a frame around the current one."""
        super().paintEvent(event)
        self.paint_current()

    def paint_current(self) -> None:
        """Draw a frame around the current cell where single cells are chosen."""
        cells = QAbstractItemView.SelectionBehavior.SelectItems
        at = self.currentIndex()
        if not at.isValid() or not self.hasFocus() or self.selectionBehavior() != cells:
            return
        chosen = self.selectionModel().isSelected(at)
        painter = QPainter(self.viewport())
        painter.setPen(
            self.palette().color(QPalette.ColorRole.HighlightedText)
            if chosen
            else theme.color(theme.Role.STEP)
        )
        painter.drawRect(self.visualRect(at).adjusted(1, 1, -2, -2))
        painter.end()

    def fit_columns(self) -> None:
        """Give every column the room that its header and the rows seen first need.

        The texts are measured, each once: asking the delegate for every cell takes many times as
        long, and comes to the same.
        """
        model, header = self.model(), self.horizontalHeader()
        metrics, room = self.cell_metrics(), self.cell_room()
        columns = model.columnCount() if model else 0
        stretched = header.stretchLastSection()  # its width is not its own
        for column in range(columns - 1 if stretched else columns):
            widest = max(map(metrics.horizontalAdvance, self.lines_seen(column)), default=0)
            width = max(header.sectionSizeHint(column), widest + room)
            self.setColumnWidth(column, width + theme.space(2))

    def cell_metrics(self) -> QFontMetrics:
        """The measures of the font that cells are written in."""
        fixed = isinstance(self.itemDelegate(), FixedFontDelegate)
        return QFontMetrics(_bold(theme.fixed_font()) if fixed else self.font())

    def cell_room(self) -> int:
        """The room that a cell takes beside its text, in pixels."""
        return cell_padding(self) + cell_margin(self)

    def lines_seen(self, column: int) -> set[str]:
        """The lines of the cells of a column, in the rows by which its width is chosen."""
        model, top = self.model(), max(0, self.rowAt(0))
        rows = range(top, min(model.rowCount() if model else 0, top + _MEASURED_ROWS))
        texts = {str(model.data(model.index(row, column)) or "") for row in rows}
        return {line[:_MEASURED_TEXT] for text in texts for line in text.splitlines()}


def _bold(font: QFont) -> QFont:
    font = QFont(font)
    font.setBold(True)
    return font


class QuietDelegate(QStyledItemDelegate):
    """Keeps the text of every cell off the edge that it is aligned to.

    The room is that of an empty picture beside the text: a style lays it out and measures it by
    itself, which costs a fraction of painting cells here.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = QSize()
        self._measured = -1

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Put the room beside the text."""
        super().initStyleOption(option, index)
        self.leave_room(option)

    def leave_room(self, option: QStyleOptionViewItem) -> None:
        """Put the room beside the text of an option that knows its text and alignment."""
        widget = option.widget
        if self._measured != option.fontMetrics.height() and widget is not None:
            self._measured = option.fontMetrics.height()
            self._room = QSize(max(1, cell_padding(widget) - 3 * cell_margin(widget)), 1)
        option.features = _WITH_ROOM
        option.state &= _UNFOCUSED  # the table marks its current cell itself, padding and all
        option.decorationSize = self._room
        option.decorationPosition = _AT_RIGHT if option.displayAlignment == _RIGHT else _AT_LEFT


_UNFOCUSED = ~QStyle.StateFlag.State_HasFocus
_WITH_ROOM = (
    QStyleOptionViewItem.ViewItemFeature.HasDisplay
    | QStyleOptionViewItem.ViewItemFeature.HasDecoration
)
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_AT_RIGHT = QStyleOptionViewItem.Position.Right
_AT_LEFT = QStyleOptionViewItem.Position.Left


class FixedFontDelegate(QuietDelegate):
    """Writes cells in the fixed font; bold stays bold."""

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        font = theme.fixed_font()
        if option.font.bold():
            font = _bold(font)
        option.font = font
