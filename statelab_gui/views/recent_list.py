"""The list of recent documents: name over folder, opened by one click or Enter."""

from collections.abc import Collection, Sequence
from pathlib import PurePath

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme

_PATH = Qt.ItemDataRole.UserRole
_MISSING = Qt.ItemDataRole.UserRole + 1
_WHERE = Qt.ItemDataRole.UserRole + 2
_Index = QModelIndex | QPersistentModelIndex


class _TwoLines(QStyledItemDelegate):
    """Draws the name and, quietly under it, the folder or why the file cannot be opened."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Two lines of text and their margins."""
        return QSize(0, 2 * option.fontMetrics.height() + theme.space(3))

    @told(None)
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one document."""
        view = QStyleOptionViewItem(option)
        self.initStyleOption(view, index)
        name, where = PurePath(index.data(_PATH)).stem, index.data(_WHERE)
        view.text = ""
        style = view.widget.style() if view.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, view, painter, view.widget)
        selected = bool(view.state & QStyle.StateFlag.State_Selected)
        ink = view.palette.color(
            QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        )
        quiet = ink if selected else theme.color(theme.Role.QUIET)
        bold = QFont(view.font)
        bold.setWeight(QFont.Weight.DemiBold)
        room = view.rect.adjusted(theme.space(2), theme.space(1), -theme.space(2), -theme.space(1))
        half = room.height() // 2
        painter.save()
        painter.setFont(bold)
        painter.setPen(quiet if index.data(_MISSING) else ink)
        upper = QRect(room.left(), room.top(), room.width(), half)
        cut = Qt.TextElideMode.ElideMiddle
        line = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(upper, line, QFontMetrics(bold).elidedText(name, cut, room.width()))
        painter.setFont(view.font)
        painter.setPen(quiet)
        lower = QRect(room.left(), room.top() + half, room.width(), half)
        painter.drawText(lower, line, view.fontMetrics.elidedText(where, cut, room.width()))
        painter.restore()


class RecentList(QListWidget):
    """Documents, newest first. `document_chosen` carries a path; a missing one is never chosen."""

    document_chosen = Signal(str)
    missing_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths: list[str] = []
        self._missing: frozenset[str] = frozenset()
        self.setItemDelegate(_TwoLines(self))
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.itemClicked.connect(self._choose)

    def show_paths(self, paths: Sequence[str]) -> None:
        """List these; which of them are missing is told later by `mark_missing`."""
        self._paths = list(paths)
        self._fill()

    def mark_missing(self, missing: Collection[str]) -> None:
        """Grey those that are not found, and say so under their name."""
        self._missing = frozenset(missing)
        self._fill()

    def retranslate(self) -> None:
        """Put the words into the language that is now installed."""
        self._fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the document under the cursor."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentItem() is not None:
            self._choose(self.currentItem())
            return
        super().keyPressEvent(event)

    def _choose(self, item: QListWidgetItem) -> None:
        path = item.data(_PATH)
        (self.missing_chosen if path in self._missing else self.document_chosen).emit(path)

    def _fill(self) -> None:
        row = self.currentRow()
        self.clear()
        gone = QCoreApplication.translate("RecentList", "Not found there any more: {folder}")
        for path in self._paths:
            folder = str(PurePath(path).parent)
            where = gone.format(folder=folder) if path in self._missing else folder
            item = QListWidgetItem(PurePath(path).stem, self)
            item.setData(_PATH, path)
            item.setData(_MISSING, path in self._missing)
            item.setData(_WHERE, where)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{PurePath(path).stem}, {where}")
        self.setCurrentRow(min(row, self.count() - 1))
        self._size()

    def _size(self) -> None:
        """As high as what is listed, no higher."""
        rows = sum(self.sizeHintForRow(row) for row in range(self.count()))
        self.setMaximumHeight(rows + 2 * self.frameWidth())
