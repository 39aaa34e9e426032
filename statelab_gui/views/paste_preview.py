"""Shows which cells do not take what is put into them, and goes on only when every cell does."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from statelab_gui.models.run_paste import PastePlan, Refused
from statelab_gui.views import theme
from statelab_gui.views.labels.log_cells import why_text
from statelab_gui.views.quiet_table import QuietTable
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle

_SHOWN = 120  # characters of a text
_WIDEST = 40  # characters of a column, at first


class PastePreview(QDialog):
    """Accepted when every cell takes its text and the reviewer wants it; until then nothing is
    changed. `comma_chosen(bool)` asks for another plan, given by `show_plan`.
    """

    comma_chosen = Signal(bool)

    def __init__(
        self, plan: PastePlan, name_of: Callable[[int], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._name_of = name_of
        self.title = SectionTitle()
        self.remark = RoleLabel(Role.QUIET)
        self.cells = QuietTable()
        self._rows = QStandardItemModel(0, 3, self)
        self.why = RoleLabel(Role.PROBLEM)
        self.comma = QCheckBox()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.go = PrimaryButton()

        self.cells.setModel(self._rows)
        self.cells.verticalHeader().hide()
        self.cells.horizontalHeader().setStretchLastSection(True)
        self.cells.setMinimumWidth(self.fontMetrics().averageCharWidth() * 100)
        self.cells.setMinimumHeight(theme.row_height() * 8)
        self.why.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)  # nothing moves
        self.why.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        for label in (self.title, self.remark, self.why):
            label.setWordWrap(True)
        self.buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        layout = QVBoxLayout(self)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.title)
        layout.addWidget(self.remark)
        layout.addWidget(self.cells, 1)
        layout.addWidget(self.why)
        layout.addWidget(self.comma)
        layout.addWidget(self.buttons)

        self.cells.selectionModel().currentChanged.connect(
            lambda at: self.why.setText(str(at.siblingAtColumn(2).data() or ""))
        )
        self.comma.toggled.connect(self.comma_chosen)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self._word()
        self.show_plan(plan)

    def show_plan(self, plan: PastePlan) -> None:
        """Show what would be done now."""
        if plan.refusals:
            count = plan.refusals
            said = self.tr("Nothing was changed: %n cell(s) cannot take the text", "", count)
        else:
            said = self.tr("Every cell takes its text")
        self.title.setText(said)
        block = self.tr("{rows} × {columns} cells are changed in one step, or none of them.")
        self.remark.setText(block.format(rows=plan.rows, columns=plan.columns))
        self.remark.setVisible(plan.rows * plan.columns > 1)
        self.comma.setVisible(plan.commas > 0 or self.comma.isChecked())
        self.go.setEnabled(not plan.refusals)
        self._rows.setRowCount(0)
        for refused in plan.refused:
            self._rows.appendRow([QStandardItem(text) for text in self._texts(refused)])
        if plan.refusals > len(plan.refused):
            more = self.tr("and %n more", "", plan.refusals - len(plan.refused))
            self._rows.appendRow([QStandardItem(text) for text in ("…", "", more)])
        self.cells.fit_columns()
        widest = self.fontMetrics().averageCharWidth() * _WIDEST
        for column in range(2):
            self.cells.setColumnWidth(column, min(widest, self.cells.columnWidth(column)))
        self.why.setText("")
        self.cells.setCurrentIndex(self._rows.index(0, 0))
        target = self.cells if plan.refusals else self.go
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _texts(self, refused: Refused) -> tuple[str, str, str]:
        if refused.column is None:
            place = self.tr("Row {row}").format(row=refused.row + 1)
        else:
            name = self._name_of(refused.column)
            place = self.tr("Row {row}, {column}").format(row=refused.row + 1, column=name)
        text = " ⏎ ".join(refused.text[: _SHOWN + 1].splitlines())
        return place, text if len(text) <= _SHOWN else text[:_SHOWN] + "…", why_text(refused)

    def _word(self) -> None:
        self.setWindowTitle(self.tr("Change cells"))
        self._rows.setHorizontalHeaderLabels([self.tr("Cell"), self.tr("Text"), self.tr("Why not")])
        self.cells.setAccessibleName(self.tr("Cells that cannot take the text"))
        self.comma.setText(self.tr("Read a co&mma in a number as the decimal sign: 1,5 as 1.5"))
        self.go.setText(self.tr("&Change the cells"))
