"""The list of case sets: name and answered count, renamed in place, with the way to make one."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.models.case_sets import CaseSetRow, CaseSetsModel, Index
from statelab_gui.models.last_resort import told
from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.labels import SectionTitle


class CaseSetsPanel(QWidget):
    """Tells the set chosen, the new name wished for one, and the wish for a new set."""

    set_selected = Signal(int)
    rename_requested = Signal(int, str)
    new_set_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self.model = CaseSetsModel(self._counts, self)
        self.list = QListView()
        self.new_set = QPushButton()
        self._menu_actions: list[QAction] = []
        self._following = False
        icons.set_icon(self.new_set, "add")
        self._title.setMinimumHeight(QLineEdit().sizeHint().height())  # level with the filters
        self.list.setModel(self.model)
        self.list.setItemDelegate(_TwoLines(self.list))
        # F2 belongs to the page's action, so that it works wherever the focus is.
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._title)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.new_set)

        self.list.selectionModel().currentChanged.connect(self._tell)
        self.list.customContextMenuRequested.connect(self._open_menu)
        self.model.rename_wished.connect(self.rename_requested)
        self.new_set.clicked.connect(self.new_set_requested)
        self.retranslate()

    def set_rows(self, rows: list[CaseSetRow]) -> None:
        """Show the sets; the chosen one stays chosen while it is there."""
        kept = self.current_set()
        self._following = True
        self.model.set_rows(rows)
        self._following = False
        if kept is not None:
            self.select(kept)

    def current_set(self) -> int | None:
        """The id of the chosen set."""
        row = self.model.row_at(self.list.currentIndex().row())
        return row.id if row else None

    def select(self, set_id: int) -> None:
        """Choose a set without telling it."""
        at = self.model.index(self.model.row_of(set_id))
        self._following = True
        self.list.selectionModel().setCurrentIndex(
            at, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self._following = False

    def rename_current(self) -> None:
        """Open the name of the chosen set for editing."""
        at = self.list.currentIndex()
        if at.isValid() and self.model.flags(at) & Qt.ItemFlag.ItemIsEditable:
            self.list.edit(at)

    def set_menu(self, actions: list[QAction]) -> None:
        """The actions that a right click on a set offers."""
        self._menu_actions = actions

    def _tell(self, current: QModelIndex, previous: QModelIndex) -> None:
        row = self.model.row_at(current.row())
        if row is not None and not self._following:
            self.set_selected.emit(row.id)

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.addActions(self._menu_actions)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.list.viewport().mapToGlobal(at))

    def _counts(self, row: CaseSetRow) -> str:
        text = self.tr("{answered} of {total} answered")
        if row.apart:
            text = self.tr("{answered} of {total} answered, {apart} {sign}")
        number = self.locale().toString
        return text.format(
            answered=number(row.answered),
            total=number(row.total),
            apart=number(row.apart),
            sign=theme.sign(theme.Role.TRUNCATED),
        )

    def retranslate(self) -> None:
        """Word everything anew."""
        self._title.setText(self.tr("Case sets"))
        self.list.setAccessibleName(self.tr("Case sets"))
        self.new_set.setText(self.tr("New case set…"))
        self.model.retranslate()


class _TwoLines(QStyledItemDelegate):
    """The name, and below it the counts in a quiet colour."""

    @told(None)
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        name, option.text = option.text, ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        inside = self._inside(option)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette: QPalette = option.palette
        ink = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        metrics = QFontMetrics(option.font)
        right = Qt.TextElideMode.ElideRight
        painter.setPen(palette.color(ink))
        top = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
        flags = int(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
        )
        painter.drawText(top, flags, metrics.elidedText(name, right, top.width()))
        if not chosen:
            painter.setPen(theme.color(theme.Role.QUIET, palette))
        below = top.translated(0, metrics.height() + theme.space(1))
        counts = str(index.data(CaseSetsModel.COUNTS))
        painter.drawText(below, flags, metrics.elidedText(counts, right, below.width()))
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = QFontMetrics(option.font)
        return QSize(metrics.averageCharWidth() * 12, 2 * metrics.height() + 3 * theme.space(1))

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        rect: QRect = option.rect
        height = editor.sizeHint().height()
        editor.setGeometry(rect.left(), rect.center().y() - height // 2, rect.width(), height)

    def _inside(self, option: QStyleOptionViewItem) -> QRect:
        rect: QRect = option.rect
        gap = theme.space(1)
        return rect.adjusted(2 * gap, gap, -2 * gap, -gap)
