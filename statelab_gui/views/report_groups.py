"""The groups of a report: by what trials are told apart, and the table."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from statelab_gui.domain.statistics.groups import Grouping
from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.models.report_table import ReportRows
from statelab_gui.views import theme
from statelab_gui.views.labels.report import grouping_name
from statelab_gui.views.labels.report_groups import group_table
from statelab_gui.views.report_table import ReportTableView
from statelab_gui.views.widgets.chips import Chips
from statelab_gui.views.widgets.focus_lead import lead_focus

OFFERED = (
    Grouping.EXAMINEE,
    Grouping.TOOLS,
    Grouping.FAMILY,
    Grouping.LENGTH,
    Grouping.FORM,
    Grouping.RECIPE,
)
"""The groupings in the order of the columns."""


class GroupsPanel(QWidget):
    """`grouping_changed` tells that the reviewer wants other groups."""

    grouping_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ReportView | None = None
        self._label = QLabel()
        self.chips = Chips(len(OFFERED))
        self.table = ReportTableView()
        row = QHBoxLayout()
        row.setSpacing(theme.space(2))
        row.addWidget(self._label)
        row.addWidget(self.chips)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(2), 0, 0)
        column.setSpacing(theme.space(2))
        column.addLayout(row)
        column.addWidget(self.table, 1)
        self.retranslate()

        self.chips.changed.connect(self.grouping_changed)
        lead_focus(self, self.table)

    def grouping(self) -> tuple[Grouping, ...]:
        """By what trials are to be told apart."""
        return tuple(OFFERED[at] for at in self.chips.chosen())

    def set_grouping(self, grouping: tuple[Grouping, ...]) -> None:
        """Show what trials are told apart by, without telling."""
        self.chips.set_chosen(tuple(OFFERED.index(one) for one in grouping))

    def show_report(self, view: ReportView | None) -> None:
        """Show the groups of this report; None for nothing."""
        self._view = view
        self.table.show_table(group_table(view) if view is not None else ReportRows())

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self._label.setText(self.tr("Group by"))
        self.chips.set_words(*(grouping_name(one) for one in OFFERED))
        for button in self.chips.buttons:
            button.setToolTip(self.tr("Tick to tell trials apart by this"))
        self.table.setAccessibleName(self.tr("Groups of trials"))
        self.show_report(self._view)
