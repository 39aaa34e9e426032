"""What stood in a cell of the run log, and since when."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from statelab_gui.views import theme
from statelab_gui.views.quiet_table import QuietTable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle

_WIDEST = 40  # characters of a column, at first


class CellHistory(QDialog):
    """A line for each change of the cell, the latest first: when, the old value, the new one.

    `changes` hold these three as texts, the oldest first.
    """

    def __init__(
        self, title: str, changes: Sequence[tuple[str, str, str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self.nothing = RoleLabel(Role.QUIET)
        self.table = QuietTable()
        self._rows = QStandardItemModel(0, 3, self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)

        self._title.setText(title)
        self._title.setWordWrap(True)
        self.nothing.setVisible(not changes)
        for change in reversed(changes):
            items = [QStandardItem(" ⏎ ".join(text.splitlines())) for text in change]
            self._rows.appendRow(items)
        self.table.setModel(self._rows)
        self.table.verticalHeader().hide()
        self.table.setVisible(bool(changes))
        self.table.horizontalHeader().setStretchLastSection(True)
        self.table.setMinimumWidth(self.fontMetrics().averageCharWidth() * 80)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self._title)
        layout.addWidget(self.nothing)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.buttons)

        self.buttons.rejected.connect(self.reject)
        self._word()
        self.table.fit_columns()
        widest = self.fontMetrics().averageCharWidth() * _WIDEST
        self.table.setColumnWidth(1, min(widest, self.table.columnWidth(1)))
        self.table.setCurrentIndex(self._rows.index(0, 0))
        (self.table if changes else self.buttons).setFocus(Qt.FocusReason.OtherFocusReason)

    def _word(self) -> None:
        self.setWindowTitle(self.tr("History of a cell"))
        self.nothing.setText(self.tr("Nothing was ever changed here."))
        self.table.setAccessibleName(self.tr("Changes of the cell, the latest first"))
        self._rows.setHorizontalHeaderLabels([self.tr("When"), self.tr("Before"), self.tr("After")])
