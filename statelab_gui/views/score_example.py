"""What a table of per-item results must hold, with an example that can be saved."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from statelab_gui.domain.drift.score_rows import EXAMPLE, EXAMPLE_COLUMNS
from statelab_gui.views import icons, theme
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class ScoreExample(QWidget):
    """States the wish to save the example."""

    save_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self.needed = RoleLabel(Role.QUIET)
        self.table = RowsTable()
        self.save = QPushButton()
        self.needed.setWordWrap(True)
        self.save.setAutoDefault(False)
        icons.set_icon(self.save, "export")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self._title)
        column.addWidget(self.needed)
        column.addWidget(self.table, 1)
        column.addWidget(self.save, 0, Qt.AlignmentFlag.AlignLeft)
        self.save.clicked.connect(self.save_wished)
        self._title.setText(self.tr("What the table must hold"))
        self.needed.setText(
            self.tr(
                "A row for each item in each condition. Three columns are needed: item, condition"
                " (clean, easy, medium, hard, control_easy, … or your own) and score, from 0 to 1;"
                " an empty score is an answer that nobody gave. Where you have them: arm, family"
                " and model. Other columns are passed over. CSV, TSV, XLSX and JSON Lines are read."
            )
        )
        self.table.setAccessibleName(self.tr("An example of such a table"))
        self.table.show_rows(EXAMPLE_COLUMNS, EXAMPLE, (2,))
        self.save.setText(self.tr("Save this example…"))
