"""What result files brought, where that is more than answers."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import name_shown
from statelab_gui.views import theme
from statelab_gui.views.labels.batches import finding_text
from statelab_gui.views.rows_table import RowsTable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel


class BatchResultsDialog(QDialog):
    """`fail_requested` wishes that the conversations without a line are taken as failed."""

    fail_requested = Signal()

    def __init__(
        self,
        sentences: Sequence[str],
        findings: Sequence[tuple[str, str, int, str]],
        missing: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._told = [QLabel(sentence) for sentence in sentences]
        self.table = RowsTable()
        self.note = RoleLabel(Role.QUIET)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.fail = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.space(4)] * 4)
        layout.setSpacing(theme.space(2))
        for label in self._told:
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            layout.addWidget(label)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.note)
        layout.addWidget(self.buttons)
        self.note.setWordWrap(True)
        self.table.setVisible(bool(findings))
        self.note.setVisible(missing > 0)
        self.fail.setVisible(missing > 0)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 80)
        self._word(findings)

        self.fail.clicked.connect(self._fail)
        self.buttons.rejected.connect(self.reject)

    def _fail(self) -> None:
        self.fail_requested.emit()
        self.accept()

    def _word(self, findings: Sequence[tuple[str, str, int, str]]) -> None:
        self.setWindowTitle(self.tr("Results read"))
        self.fail.setText(self.tr("Take the missing as failed"))
        self.note.setText(
            self.tr(
                "If more result files are to come, read them first. Taken as failed, they can be"
                " written into new request files."
            )
        )
        self.table.setAccessibleName(self.tr("Lines that brought nothing"))
        titles = (self.tr("File"), self.tr("Line"), self.tr("Why"), self.tr("Id"))
        rows = [
            (name_shown(file), str(line), finding_text(kind), name_shown(custom_id))
            for kind, file, line, custom_id in findings
        ]
        self.table.show_rows(titles, rows, (1,))
