"""The comparisons of a report: a table, and the chosen one as a square of agreements in words."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.statistics.report_names import ReportView
from statelab_gui.models.report_table import ReportRows
from statelab_gui.views import theme
from statelab_gui.views.labels.report_pairs import (
    agreement_table,
    pair_sentence,
    pair_table,
    pair_title,
)
from statelab_gui.views.report_table import ReportTableView
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.focus_lead import lead_focus
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle

_HEAD = 30  # characters in a line of the heads of the square


class ComparisonsPanel(QWidget):
    """Two sides asked the same tasks; the first comparison is chosen to begin with."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: ReportView | None = None
        self.table = ReportTableView()
        self.title = SectionTitle()
        self.square = _Square()
        self.sentence = QLabel()
        self._none = RoleLabel(Role.QUIET)
        self._stack = QStackedWidget()
        self._lay_out()
        self.retranslate()

        self.table.row_chosen.connect(lambda _: self._show_chosen())
        self.table.rows_resized.connect(
            lambda: self.table.setMaximumHeight(self.table.height_of_rows())
        )

    def _lay_out(self) -> None:
        for label in (self.title, self.sentence, self._none):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, theme.space(2), 0, 0)
        column.setSpacing(theme.space(2))
        column.addWidget(self.table, 100)
        for part in (self.title, self.square, self.sentence):
            column.addWidget(part)
        column.addStretch(1)
        self._stack.addWidget(content)
        self._stack.addWidget(self._none)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        lead_focus(self, self.table)

    def show_report(self, view: ReportView | None) -> None:
        """Show the comparisons of this report; None for nothing."""
        self._view = view
        table = pair_table(view) if view is not None else ReportRows()
        self.table.show_table(table, choose=True)
        self.table.setMaximumHeight(self.table.height_of_rows())
        self._stack.setCurrentIndex(0 if view is not None and view.report.comparisons else 1)
        self._show_chosen()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.table.setAccessibleName(self.tr("Comparisons on the same tasks"))
        self.square.setAccessibleName(self.tr("Agreement of both sides"))
        self._none.setText(
            self.tr(
                "There is nothing to compare yet: ask one examinee the same task in both forms, or"
                " two examinees the same cases."
            )
        )
        self.show_report(self._view)

    def _show_chosen(self) -> None:
        view, row = self._view, self.table.chosen()
        if view is None or not 0 <= row < len(view.report.comparisons):
            return
        one = view.report.comparisons[row]
        self.title.setText(pair_title(one, view.names))
        self.square.show_texts(agreement_table(one, view.names))
        self.sentence.setText(pair_sentence(one, view.names))


class _Square(QWidget):
    """Three by three texts: heads in the quiet colour, counts in the middle."""

    def __init__(self) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.space(4))
        grid.setVerticalSpacing(theme.space(1))
        self._cells: list[list[QLabel]] = []
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for row in range(3):
            cells: list[QLabel] = []
            for column in range(3):
                head = row == 0 or column == 0
                label = RoleLabel(Role.QUIET) if head else QLabel()
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setWordWrap(head)
                if head:
                    label.setMaximumWidth(self.fontMetrics().averageCharWidth() * _HEAD)
                if column:
                    label.setAlignment(right)
                grid.addWidget(label, row, column)
                cells.append(label)
            self._cells.append(cells)
        wide = self.fontMetrics().averageCharWidth() * _HEAD
        for column in range(3):
            grid.setColumnMinimumWidth(column, wide)
        grid.setColumnStretch(3, 1)

    def show_texts(self, texts: list[list[str]]) -> None:
        """Show these, read aloud row by row with the heads."""
        for labels, line in zip(self._cells, texts, strict=True):
            for label, text in zip(labels, line, strict=True):
                label.setText(text)
        for row in (1, 2):
            for column in (1, 2):
                said = (texts[row][0], texts[0][column], texts[row][column])
                self._cells[row][column].setAccessibleName(", ".join(said))
