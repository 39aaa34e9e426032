"""The boundaries of a case and what was observed at each, and more of them on demand."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QSpinBox,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.models.probes import BOUNDARY_ROLE, OUTCOME_ROLE, ProbeColumn, ProbeTable
from statelab_gui.views import theme
from statelab_gui.views.labels.prefixes import OUTCOME_ROLES, probe_words, too_early_text
from statelab_gui.views.quiet_table import QuietDelegate, QuietTable
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class ProbeList(QWidget):
    """A table of boundaries, with a row to wish for every prefix between two of them."""

    boundary_chosen = Signal(int)
    range_wished = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ProbeTable(probe_words(), self)
        self._complete_from = 1
        self._title = SectionTitle()
        self._too_early = RoleLabel(theme.Role.QUIET)
        self.table = QuietTable()
        self._range_label = QLabel()
        self._to_label = QLabel()
        self.range_from = QSpinBox()
        self.range_to = QSpinBox()
        self.add_range = QPushButton()
        self._choosing = False

        self._set_up_table()
        self._too_early.setWordWrap(True)
        self._to_label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._range_label.setBuddy(self.range_from)
        self._to_label.setBuddy(self.range_to)
        self.retranslate()

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self._title)
        layout.addWidget(self._too_early)
        layout.addWidget(self.table, 1)
        layout.addLayout(self._range_row())

        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.add_range.clicked.connect(self._wish_range)

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        table.setItemDelegate(_OutcomeDelegate(table))
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setResizeContentsPrecision(16)
        for column in ProbeColumn:
            wide = column is ProbeColumn.TIME
            mode = QHeaderView.ResizeMode.Stretch if wide else QHeaderView.ResizeMode.Interactive
            header.setSectionResizeMode(column, mode)

    def _range_row(self) -> QGridLayout:
        row = QGridLayout()
        row.setHorizontalSpacing(theme.space(1))
        row.setVerticalSpacing(theme.space(1))
        row.addWidget(self._range_label, 0, 0, 1, 4)
        row.addWidget(self.range_from, 1, 0)
        row.addWidget(self._to_label, 1, 1)
        row.addWidget(self.range_to, 1, 2)
        row.addWidget(self.add_range, 1, 3)
        row.setColumnStretch(0, 1)
        row.setColumnStretch(2, 1)
        return row

    def show_case(
        self,
        boundaries: Iterable[int],
        complete_from: int,
        updates: int,
        probes: Mapping[int, ReplyInfo],
    ) -> None:
        """List the boundaries of another case and the standing probes there."""
        self.model.show(boundaries, complete_from, probes)
        for spin in (self.range_from, self.range_to):
            spin.setRange(min(1, updates), updates)
        self.range_from.setValue(complete_from)
        self.range_to.setValue(updates)
        self.setEnabled(updates > 0)
        self._complete_from = complete_from
        self._say_too_early()
        self._fit_columns()

    def set_boundaries(
        self, boundaries: Iterable[int], complete_from: int, probes: Mapping[int, ReplyInfo]
    ) -> None:
        """List other boundaries of the same case, keeping the chosen one."""
        chosen = self.chosen()
        self.model.show(boundaries, complete_from, probes)
        if chosen is not None:
            self.choose(chosen)
        self._fit_columns()

    def set_probes(self, probes: Mapping[int, ReplyInfo]) -> None:
        """Show new replies, keeping the chosen boundary."""
        chosen = self.chosen()
        self.model.set_probes(probes)
        if chosen is not None:
            self.choose(chosen)
        self._fit_columns()

    def choose(self, k: int) -> None:
        """Choose boundary k, or none when it is not listed; `boundary_chosen` is not sent."""
        row = self.model.row_of(k)
        self._choosing = True
        if row is None:
            self.table.selectionModel().clear()
        else:
            index = self.model.index(row, 0)
            flags = QItemSelectionModel.SelectionFlag
            chosen = flags.ClearAndSelect | flags.Rows
            if not self.model.can_probe(k):  # a disabled row is seen, never chosen
                chosen = flags.Clear
            self.table.selectionModel().setCurrentIndex(index, chosen)
            self.table.scrollTo(index)
        self._choosing = False

    def chosen(self) -> int | None:
        """The chosen boundary; None when there is none."""
        index = self.table.selectionModel().currentIndex()
        return index.data(BOUNDARY_ROLE) if index.isValid() else None

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self._title.setText(self.tr("Probes"))
        self._range_label.setText(self.tr("List every prefix from"))
        self._to_label.setText(self.tr("to", "between two prefix numbers"))
        self.add_range.setText(self.tr("Add"))
        self.add_range.setAccessibleName(self.tr("Add every prefix of this range to the list"))
        self.range_from.setAccessibleName(self.tr("First prefix of the range"))
        self.range_to.setAccessibleName(self.tr("Last prefix of the range"))
        self.table.setAccessibleName(self.tr("Probes of this case"))
        self.model.retranslate()
        self._say_too_early()
        self._fit_columns()

    def _on_row(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and not self._choosing:
            self.boundary_chosen.emit(current.data(BOUNDARY_ROLE))

    def _wish_range(self) -> None:
        first, last = sorted((self.range_from.value(), self.range_to.value()))
        self.range_wished.emit(first, last)

    def _say_too_early(self) -> None:
        """Why the first prefixes are not offered."""
        last = self._complete_from - 1
        text = self.tr("Prefixes 1–{last}: {reason}.").format(
            last=last, reason=too_early_text(self._complete_from)
        )
        self._too_early.setText(text)
        self._too_early.setVisible(last > 0)

    def _fit_columns(self) -> None:
        """Columns as wide as what is in sight, never measured row by row through a long list."""
        for column in ProbeColumn:
            if column is not ProbeColumn.TIME:
                self.table.resizeColumnToContents(column)
                wide = self.table.columnWidth(column) + theme.space(1)
                self.table.setColumnWidth(column, wide)


class _OutcomeDelegate(QuietDelegate):
    """The outcome in the colour of its role; the sign and the word are the model's text."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        if index.column() != ProbeColumn.OUTCOME:
            return
        outcome = index.data(OUTCOME_ROLE)
        role = theme.Role.UNANSWERED if outcome is None else OUTCOME_ROLES[outcome]
        option.palette.setColor(QPalette.ColorRole.Text, theme.color(role))
