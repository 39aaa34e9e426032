"""The Cases page: sets at the left, the cases of one above, prompt and answer book below."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.views import icons, theme
from statelab_gui.views.case_detail import CaseDetail
from statelab_gui.views.case_sets_panel import CaseSetsPanel
from statelab_gui.views.case_table_panel import CaseTablePanel
from statelab_gui.views.cases_actions import CasesActions
from statelab_gui.views.labels.emptiness import no_case_set, no_document
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.page_head import PageHead, page_layout
from statelab_gui.views.widgets.progress_row import ProgressRow

_SETS_CHARACTERS = 27  # how wide the list of sets is until its splitter is moved


class CasesView(QWidget):
    """Lays the panels out; what the reviewer wishes is told by the panels and by `actions_`."""

    open_document_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = PageHead()
        self._summary = self._head.note
        self.commands = CasesActions(self)
        self.sets = CaseSetsPanel()
        self.table = CaseTablePanel()
        self.detail = CaseDetail()
        self.progress = ProgressRow()
        self.fetch = QPushButton()
        self.answer = PrimaryButton()
        self.no_document = EmptyState("document")
        self.no_sets = EmptyState("cases")
        self._work = QWidget()
        self._stack = QStackedWidget()
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        self.rows = QSplitter(Qt.Orientation.Vertical)
        self.sets.set_menu(self.commands.for_a_set())
        self.table.set_menu(self.commands.for_a_case())

        self._lay_out()

        self.table.shown_changed.connect(self._summarise)
        self.answer.clicked.connect(self.commands.answer.trigger)
        self.fetch.clicked.connect(self.commands.fetch.trigger)
        self.commands.fetch.enabledChanged.connect(self.fetch.setEnabled)
        self.no_sets.wished.connect(self.commands.new_set.trigger)
        self.sets.new_set_requested.connect(self.commands.new_set.trigger)
        self.no_document.wished.connect(self.open_document_wished)
        self.detail.copy_requested.connect(self.commands.copy_prompt.trigger)
        self.commands.rename.triggered.connect(self.sets.rename_current)
        self.commands.find.triggered.connect(self._find)
        self.commands.next_update.triggered.connect(lambda: self.detail.move_update(1))
        self.commands.previous_update.triggered.connect(lambda: self.detail.move_update(-1))
        self.retranslate()

    def _lay_out(self) -> None:
        icons.set_icon(self.fetch, "fetch")
        self._head.row.addStretch(1)
        for splitter in (self.columns, self.rows):
            splitter.setChildrenCollapsible(False)
            splitter.setHandleWidth(theme.space(3))
        self.rows.addWidget(self.table)
        self.rows.addWidget(self.detail)
        self.rows.setStretchFactor(0, 2)
        self.rows.setStretchFactor(1, 3)
        self.columns.addWidget(self.sets)
        self.columns.addWidget(self.rows)
        self.columns.setStretchFactor(0, 0)
        self.columns.setStretchFactor(1, 1)
        narrow = self.fontMetrics().averageCharWidth() * _SETS_CHARACTERS
        self.columns.setSizes([narrow, narrow * 5])
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(3))
        foot.addWidget(self.progress, 1)
        foot.addStretch(0)
        foot.addWidget(self.fetch, 0, Qt.AlignmentFlag.AlignRight)
        foot.addWidget(self.answer, 0, Qt.AlignmentFlag.AlignRight)
        work = QVBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(theme.space(2))
        work.addWidget(self.columns, 1)
        work.addLayout(foot)
        for page in (self.no_document, self.no_sets, self._work):
            self._stack.addWidget(page)
        page_layout(self, self._head).addWidget(self._stack, 1)

    def show_no_document(self) -> None:
        """Nothing is open."""
        self._stack.setCurrentWidget(self.no_document)
        self.clear()
        self.commands.settle(document=False)

    def show_no_sets(self, editable: bool) -> None:
        """The document has no set yet; where it is only read, none can be made."""
        self._stack.setCurrentWidget(self.no_sets)
        self.no_sets.button.setEnabled(editable)
        self.clear()

    def show_sets(self) -> None:
        """There are sets to choose from."""
        self._stack.setCurrentWidget(self._work)

    def clear(self) -> None:
        """Hold no set and no case."""
        self.sets.set_rows([])
        self.table.set_cases([])
        self.detail.clear()
        self.commands.settle()
        self._summarise()

    def focus_first(self) -> None:
        """Put the focus where the hand wants to be: on the cases, or on the one button there is."""
        shown = self._stack.currentWidget()
        target = self.table.table if shown is self._work else shown
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_editable(self, editable: bool) -> None:
        """Whether the document may be written."""
        self.commands.editable = editable
        self.sets.model.set_editable(editable)
        self.sets.new_set.setEnabled(editable)
        self.detail.set_reveal_enabled(editable)

    def _find(self) -> None:
        self.table.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.table.filters.search.selectAll()

    def _summarise(self) -> None:
        total = self.table.model.total()
        if self._stack.currentWidget() is not self._work or not total:
            self._summary.setText("")
            return
        shown = self.table.model.rowCount()
        locale = self.locale()
        if shown == total:
            self._summary.setText(self.tr("%n case(s)", "", total))
            return
        text = self.tr("{shown} of {total} cases shown")
        self._summary.setText(
            text.format(shown=locale.toString(shown), total=locale.toString(total))
        )

    def retranslate(self) -> None:
        """Word everything anew."""
        self._head.title.setText(self.tr("Cases"))
        self.answer.setText(self.tr("Answer at the desk"))
        self.fetch.setText(self.tr("Fetch answers…"))
        self.no_document.say(*no_document())
        self.no_sets.say(*no_case_set())
        for part in (self.sets, self.table, self.detail, self.progress, self.commands):
            part.retranslate()
        self._summarise()
