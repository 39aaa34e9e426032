"""What a file would do to the run log: counts, what is wrong with which row, and one question."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.views import theme
from statelab_gui.views.labels.importing import (
    other_verdict_text,
    plan_text,
    problem_text,
    problems_text,
)
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel
from statelab_gui.views.widgets.radio_button import RadioButton

_ROWS = 7
"""So high, in rows, a list is at most before it scrolls; its header is one."""


class ImportFindings(QWidget):
    """`show_plan` shows a plan; `update_chosen` is what becomes of rows that are here already."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counts = QLabel()
        self.refused = RoleLabel(Role.PROBLEM)
        self.rows = QTableWidget()
        self.question = QLabel()
        self.leave = RadioButton()
        self.update_them = RadioButton()
        self._choice = QButtonGroup(self)

        self._set_up()
        self._lay_out()

    def _set_up(self) -> None:
        for label in (self.counts, self.question):
            label.setTextFormat(Qt.TextFormat.PlainText)
        for label in (self.counts, self.refused, self.question):
            label.setWordWrap(True)
        self._choice.addButton(self.leave)
        self._choice.addButton(self.update_them)
        self.leave.setChecked(True)
        self.leave.setText(self.tr("&Leave them as they are here"))
        self.update_them.setText(
            self.tr("Take their &fields, rulings and own columns from the file")
        )
        self.rows.setColumnCount(3)
        self.rows.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.rows.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.rows.setTabKeyNavigation(False)
        self.rows.setWordWrap(False)
        self.rows.setShowGrid(False)
        self.rows.verticalHeader().hide()
        self.rows.verticalHeader().setDefaultSectionSize(theme.row_height())
        self.rows.horizontalHeader().setHighlightSections(False)
        self.rows.horizontalHeader().setDefaultAlignment(
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        )
        self.rows.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.rows.setAccessibleName(self.tr("Rows with a problem or another verdict"))
        self.forget()

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        for label in (self.counts, self.refused):
            layout.addWidget(label)
        layout.addWidget(self.rows)
        layout.addWidget(self.question)
        layout.addWidget(self.leave)
        layout.addWidget(self.update_them)

    @property
    def update_chosen(self) -> bool:
        """Whether rows that are here already take their fields from the file."""
        return self.update_them.isChecked() and not self.update_them.isHidden()

    def forget(self) -> None:
        """Show nothing: the file is to be looked at first."""
        for widget in (self.refused, self.rows, self.question, self.leave, self.update_them):
            widget.hide()
        self.counts.setText("")

    def show_plan(self, plan: ImportPlan) -> None:
        """Show what would become of the file's rows."""
        self.counts.setText(plan_text(plan))
        self.refused.setText(problems_text(plan))
        self.refused.setVisible(bool(plan.problem_count))
        self._list(plan)
        asked = plan.differing > 0 and not plan.problem_count
        self.question.setText(
            self.tr(
                "%n row(s) that are here already differ in what you filled in.", "", plan.differing
            )
        )
        for widget in (self.question, self.leave, self.update_them):
            widget.setVisible(asked)

    def _list(self, plan: ImportPlan) -> None:
        lines = [
            (one.row, one.column, f"{theme.sign(Role.PROBLEM)} {problem_text(one)}")
            for one in plan.problems
        ]
        lines += [(one.row, "", other_verdict_text(one)) for one in plan.other_verdicts]
        more = plan.problem_count - len(plan.problems)
        more += plan.other_verdict_count - len(plan.other_verdicts)
        self.rows.clear()
        self.rows.setHorizontalHeaderLabels(
            [self.tr("Row"), self.tr("Column"), self.tr("What is found")]
        )
        self.rows.setRowCount(len(lines) + bool(more))
        for at, (row, column, text) in enumerate(lines):
            number = QTableWidgetItem(str(row))
            number.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.rows.setItem(at, 0, number)
            self.rows.setItem(at, 1, QTableWidgetItem(column))
            self.rows.setItem(at, 2, QTableWidgetItem(text))
        if more:
            text = self.tr("%n more row(s) are not listed.", "", more)
            self.rows.setItem(len(lines), 2, QTableWidgetItem(text))
        # The rows below belong to the columns of the file, as far as these leave them.
        self.rows.setFixedHeight(theme.row_height() * min(_ROWS, self.rows.rowCount() + 2))
        self.rows.setVisible(bool(lines))
        self.rows.resizeColumnsToContents()
