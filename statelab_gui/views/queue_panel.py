"""The queue of an examinee: the set's cases in order, with a sign for how each stands."""

from PySide6.QtCore import QCoreApplication, QItemSelectionModel, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.models.last_resort import told
from statelab_gui.models.queue import (
    BEGUN_ROLE,
    CASE_ID_ROLE,
    SIMULATED_ROLE,
    STATUS_ROLE,
    Index,
    QueueEntry,
    QueueModel,
)
from statelab_gui.views import theme
from statelab_gui.views.labels.families import standing_name, standing_role
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class QueuePanel(QWidget):
    """Shows a QueueModel; choosing a row is a wish, sent by `case_chosen`."""

    case_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = QueueModel(_spoken, self)
        self.title = SectionTitle()
        self.counts = RoleLabel(Role.QUIET)
        self.unanswered_only = QCheckBox()
        self.list = QListView()
        self._quiet = False
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self.list.setModel(self.model)
        self.list.setItemDelegate(_SignDelegate(self.list))
        self.list.setUniformItemSizes(True)
        # Names differ at both ends: a number ahead, the condition behind.
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.counts.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self.title)
        column.addWidget(self.list, 1)
        column.addWidget(self.counts)
        column.addWidget(self.unanswered_only)

    def _connect(self) -> None:
        self.unanswered_only.toggled.connect(self._filter)
        self.list.selectionModel().currentChanged.connect(self._chosen)

    def retranslate(self) -> None:
        """Put every text into the language now installed."""
        self.title.setText(self.tr("Queue"))
        self.unanswered_only.setText(self.tr("Not answered only"))
        self.list.setAccessibleName(self.tr("Cases in the queue"))
        self._count()

    def set_entries(self, entries: list[QueueEntry]) -> None:
        """Show another queue."""
        self._quiet = True
        self.model.set_entries(entries)
        self._quiet = False
        self._count()

    def update_entries(self, entries: list[QueueEntry]) -> None:
        """Show how some cases stand now."""
        for entry in entries:
            self.model.update_entry(entry)
        self._count()

    def show_case(self, case_id: int | None) -> None:
        """Mark the open case and bring it into view; `case_chosen` is not sent."""
        self._quiet = True
        self.model.set_current(case_id)
        index = QModelIndex() if case_id is None else self.model.index_of(case_id)
        choose = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(index, choose)
        self.list.scrollTo(index)
        self._quiet = False

    def _filter(self, on: bool) -> None:
        case_id = self._current()
        self._quiet = True
        self.model.set_unanswered_only(on)
        self._quiet = False
        self.show_case(case_id)

    def _current(self) -> int | None:
        index = self.list.currentIndex()
        return int(index.data(CASE_ID_ROLE)) if index.isValid() else None

    def _chosen(self, index: QModelIndex) -> None:
        if index.isValid() and not self._quiet:
            self.case_chosen.emit(int(index.data(CASE_ID_ROLE)))

    def _count(self) -> None:
        answered, total = self.model.counts()
        said = self.tr("{answered} of {total} answered")
        apart = self.model.apart()
        if apart:
            said = self.tr("{answered} of {total} answered; input cut or too long: {apart}")
        self.counts.setText(said.format(answered=answered, total=total, apart=apart))


def _spoken(name: str, status: CaseStatus, simulated: bool, begun: bool) -> str:
    said = QCoreApplication.translate("QueuePanel", "{name}, {status}")
    return said.format(name=name, status=standing_name(status, simulated, begun))


class _SignDelegate(QStyledItemDelegate):
    """Writes the sign of a case's standing before its name, in the role's colour."""

    @told(None)
    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        status, simulated = CaseStatus(index.data(STATUS_ROLE)), index.data(SIMULATED_ROLE)
        role = standing_role(status, simulated, index.data(BEGUN_ROLE))
        option.text = f"{theme.sign(role)}  {option.text}"
        option.palette.setColor(QPalette.ColorRole.Text, theme.color(role))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """One row height, like every table; as wide as the list is, however long the name."""
        return QSize(0, theme.row_height())
