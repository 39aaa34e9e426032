"""The list of runs: name and standing of each, with the way to begin one."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.fetching.runs import FetchRun
from statelab_gui.models.fetch_runs import FetchRunsModel, Index, RunWords
from statelab_gui.models.last_resort import told
from statelab_gui.views import icons, theme
from statelab_gui.views.labels.fetching import run_role, run_standing
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import SectionTitle


class FetchRunsPanel(QWidget):
    """Tells the run that the reviewer goes to, and the wish for a new one."""

    run_selected = Signal(int)
    new_run_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self.model = FetchRunsModel(_words, self)
        self.list = QListView()
        self.new_run = QPushButton()
        self._following = False
        icons.set_icon(self.new_run, "add")
        self.list.setModel(self.model)
        self.list.setItemDelegate(_TwoLines(self.list))
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._title)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.new_run)

        self.list.selectionModel().currentChanged.connect(self._tell)
        self.new_run.clicked.connect(self.new_run_requested)
        self.retranslate()

    def show_runs(self, runs: list[FetchRun]) -> None:
        """Show these runs; the chosen one stays chosen while it is there."""
        kept = self.current_run()
        self._following = True
        self.model.set_runs(runs)
        self._following = False
        if kept is not None:
            self.select(kept)

    def current_run(self) -> int | None:
        """The id of the chosen run."""
        run = self.model.run_at(self.list.currentIndex().row())
        return run.id if run else None

    def select(self, run_id: int) -> None:
        """Choose a run without telling it."""
        at = self.model.index(self.model.row_of(run_id))
        self._following = True
        self.list.selectionModel().setCurrentIndex(
            at, QItemSelectionModel.SelectionFlag.ClearAndSelect
        )
        self._following = False

    def retranslate(self) -> None:
        """Word everything anew."""
        self._title.setText(self.tr("Runs"))
        self.list.setAccessibleName(self.tr("Runs"))
        self.new_run.setText(self.tr("New run…"))
        self.model.retranslate()

    def _tell(self, current: QModelIndex, _previous: QModelIndex) -> None:
        run = self.model.run_at(current.row())
        if run is not None and not self._following:
            self.run_selected.emit(run.id)


def _words(run: FetchRun) -> RunWords:
    return RunWords(
        name_shown(run.plan.name),
        run_standing(run),
        run_role(run).value,
        run.plan.connection.simulated,
        time_text(run.created_at),
    )


class _TwoLines(QStyledItemDelegate):
    """The name, marked where it is simulated, and below it how the run stands, in its colour, and
    when it was begun: two runs may have one name."""

    @told(None)
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        self.initStyleOption(option, index)
        name, option.text = option.text, ""
        style = option.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        palette: QPalette = option.palette
        ink = palette.color(
            QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        )
        metrics = QFontMetrics(option.font)
        gap = theme.space(1)
        rect: QRect = option.rect
        inside = rect.adjusted(2 * gap, gap, -2 * gap, -gap)
        first = QRect(inside.left(), inside.top(), inside.width(), metrics.height())
        below = first.translated(0, metrics.height() + gap)
        role = Role(index.data(FetchRunsModel.ROLE))
        if index.data(FetchRunsModel.SIMULATED):
            name = f"{theme.sign(Role.SIMULATED)} {name}"
        standing = f"{theme.sign(role)} {index.data(FetchRunsModel.STANDING)}"
        begun = index.data(FetchRunsModel.BEGUN)
        room = below.width() - metrics.horizontalAdvance(standing) - 2 * gap
        for time in (begun[_DAY:], begun[_CLOCK:]):  # as much of it as there is room for
            if metrics.horizontalAdvance(time) <= room:
                painter.setPen(ink if chosen else theme.color(Role.QUIET, palette))
                painter.drawText(below, int(_AT_RIGHT), time)
                break
        middle, right = Qt.TextElideMode.ElideMiddle, Qt.TextElideMode.ElideRight
        for text, place, color, elide in (
            (name, first, ink, middle),  # names begin alike, and end with what tells them apart
            (standing, below, ink if chosen else theme.color(role, palette), right),
        ):
            painter.setPen(color)
            shown = metrics.elidedText(text, elide, place.width())
            painter.drawText(place, int(_FLAGS), shown)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        metrics = QFontMetrics(option.font)
        return QSize(metrics.averageCharWidth() * 12, 2 * metrics.height() + 3 * theme.space(1))


_DAY, _CLOCK = len("2000-"), len("2000-01-01 ")  # where they begin in the time of a run
_FLAGS = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
