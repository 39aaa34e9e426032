"""The boundaries of a case and what was observed at each."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QVBoxLayout, QWidget

from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.models.probes import BOUNDARY_ROLE, Counts, ProbeColumn, ProbeTable
from statelab_gui.views import theme
from statelab_gui.views.drawn_table import DrawnTable
from statelab_gui.views.labels.prefixes import (
    OUTCOME_ROLES,
    probe_words,
    too_early_text,
    widest_share,
)
from statelab_gui.views.quiet_header import cell_padding
from statelab_gui.views.widgets.labels import RoleLabel


class ProbeList(QWidget):
    """A table of boundaries; `boundary_chosen(k)` is sent for the reviewer's own choice alone."""

    boundary_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = ProbeTable(probe_words(), self)
        self._complete_from = 1
        self._too_early = RoleLabel(theme.Role.QUIET)
        self._first_turn: int | None = None
        self.table = ProbeRows(self.model)
        self._choosing = False

        self._set_up_table()
        self._too_early.setWordWrap(True)
        self.retranslate()

        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self._too_early)
        layout.addWidget(self.table, 1)

        self.table.selectionModel().currentRowChanged.connect(self._on_row)

    def _set_up_table(self) -> None:
        table = self.table
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setResizeContentsPrecision(16)
        for column in ProbeColumn:
            wide = column is ProbeColumn.TIME
            mode = QHeaderView.ResizeMode.Stretch if wide else QHeaderView.ResizeMode.Interactive
            header.setSectionResizeMode(column, mode)

    def show_case(
        self,
        planned: Iterable[int],
        complete_from: int,
        replies: Iterable[ReplyInfo],
        repeats: int = 1,
    ) -> None:
        """List other prefixes, `planned` ones and those of `replies`; no row is chosen."""
        self.model.show(planned, complete_from, replies, repeats)
        self.table.setColumnHidden(ProbeColumn.ASKED, repeats == 1)
        self._complete_from = complete_from
        self._settle()

    def set_probes(self, replies: Iterable[ReplyInfo]) -> None:
        """Show new replies, keeping the chosen prefix."""
        chosen = self.chosen()
        self.model.set_probes(replies)
        if chosen is not None:
            self.choose(chosen)
        self._settle()

    def set_shares(self, shares: Mapping[Counts, Interval]) -> None:
        """Show the intervals of shares, by how many replies of how many were right."""
        self.model.set_shares(shares)
        self._fit_columns()

    def choose(self, k: int) -> None:
        """Choose boundary k, or none when it is not listed; `boundary_chosen` is not sent."""
        row = self.model.row_of(k)
        self._choosing = True
        if row is None:
            if self.table.selectionModel().currentIndex().isValid():
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
        self.table.setAccessibleName(self.tr("Probes of this case"))
        self.model.retranslate()
        self._say_too_early()
        self._fit_columns()

    def hasHeightForWidth(self) -> bool:
        """Never: Qt's own would hold the height that the rows like best, and squash what is asked
        below them."""
        return False

    def _on_row(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and not self._choosing:
            self.boundary_chosen.emit(current.data(BOUNDARY_ROLE))

    def _settle(self) -> None:
        """Show the columns that have something to say, as wide as they need."""
        repeated = any(tally.asked > 1 for tally in self.model.tallies().values())
        self.table.setColumnHidden(ProbeColumn.SHARE, not repeated)
        # With repeats there are several times, and no room for the last one.
        crowded = repeated or not self.table.isColumnHidden(ProbeColumn.ASKED)
        self.table.setColumnHidden(ProbeColumn.TIME, crowded)
        modes = QHeaderView.ResizeMode
        mode = modes.Stretch if crowded else modes.Interactive
        self.table.horizontalHeader().setSectionResizeMode(ProbeColumn.CORRECT, mode)
        self.setEnabled(self.model.rowCount() > 0)
        self._say_too_early()
        self._fit_columns()

    def set_first_turn(self, first_turn: int | None) -> None:
        """The prefix that ends the first turn of a conversation: prefixes are counted from it by
        turns. None counts updates."""
        self._first_turn = first_turn
        self.model.set_first_turn(first_turn)

    def _say_too_early(self) -> None:
        """Why the first prefixes are not offered."""
        last = self._complete_from - 1
        text = self.tr("Prefixes 1–{last}: {reason}.").format(
            last=last, reason=too_early_text(self._complete_from)
        )
        self._too_early.setText(text)
        self._too_early.setVisible(last > 0 and self._first_turn is None)

    def _fit_columns(self) -> None:
        """Columns as wide as what is in sight, never measured row by row through a long list.

        An interval that is not worked out yet has its room already, so that nothing jumps.
        """
        for column in ProbeColumn:
            if column is ProbeColumn.TIME:
                continue
            self.table.resizeColumnToContents(column)
            wide = self.table.columnWidth(column)
            if column is ProbeColumn.SHARE:
                metrics = self.table.fontMetrics()
                wide = max(
                    wide, metrics.horizontalAdvance(widest_share()) + 2 * cell_padding(self.table)
                )
            self.table.setColumnWidth(column, wide + theme.space(1))


class ProbeRows(DrawnTable):
    """The outcome in the colour of its role; the sign and the word are the model's text."""

    def __init__(self, probes: ProbeTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._probes = probes
        self.setModel(probes)

    def text(self, row: int, column: int) -> str:
        """What a cell says."""
        return self._probes.text(row, _COLUMNS[column])

    def at_right(self, column: int) -> bool:
        """Numbers end at the right."""
        return column not in (ProbeColumn.OUTCOME, ProbeColumn.TIME)

    def ink(self, row: int, column: int) -> QColor | None:
        """That of an outcome."""
        if column != ProbeColumn.OUTCOME:
            return None
        tally = self._probes.tally(row)
        role = theme.Role.UNANSWERED if tally is None else OUTCOME_ROLES[tally.outcome]
        return theme.color(role)

    def is_off(self, row: int) -> bool:
        """A prefix before every cell is set."""
        return not self._probes.can_probe(self._probes.prefix(row))


_COLUMNS = tuple(ProbeColumn)
