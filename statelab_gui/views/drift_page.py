"""The Drift page: items × conditions × arms above, the conversation of one case below."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from statelab_gui.views import icons, theme
from statelab_gui.views.drift_actions import DriftActions
from statelab_gui.views.drift_detail import DriftDetail
from statelab_gui.views.drift_filter_bar import DriftFilterBar
from statelab_gui.views.drift_matrix_view import DriftMatrixView
from statelab_gui.views.labels.drift_speaking import wording_tip
from statelab_gui.views.labels.emptiness import no_document
from statelab_gui.views.widgets.buttons import PrimaryButton
from statelab_gui.views.widgets.empty_state import EmptyState
from statelab_gui.views.widgets.page_head import PageHead, page_layout
from statelab_gui.views.widgets.progress_row import ProgressRow


class DriftPage(QWidget):
    """Lays the panels out; what the reviewer wishes is told by the panels and by `commands`."""

    open_document_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = PageHead()
        self.commands = DriftActions(self)
        self.new_set = QPushButton()
        self.word = QPushButton()
        self.import_items = QPushButton()
        self.training = QPushButton()
        self.recompute = QPushButton()
        self.first_error = QPushButton()
        self.fetch = QPushButton()
        self.answer = PrimaryButton()
        self.filters = DriftFilterBar()
        self.matrix = DriftMatrixView()
        self.detail = DriftDetail()
        self.progress = ProgressRow()
        self.no_document = EmptyState("document")
        self.no_sets = EmptyState("drift")
        self.no_match = EmptyState("filter")
        self.reading = EmptyState("drift")
        self.rows = QSplitter(Qt.Orientation.Vertical)
        self._work = QWidget()
        self._left = QStackedWidget()
        self._stack = QStackedWidget()
        self._buttons = (
            (self.new_set, self.commands.new_set, "add"),
            (self.word, self.commands.word, ""),
            (self.import_items, self.commands.import_items, "import"),
            (self.training, self.commands.training, "export"),
            (self.recompute, self.commands.recompute, "table"),
            (self.first_error, self.commands.first_error, "first_error"),
            (self.fetch, self.commands.fetch, "fetch"),
            (self.answer, self.commands.answer, ""),
        )
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_no_document()

    def _lay_out(self) -> None:
        for button, action, icon in self._buttons:
            if icon:
                icons.set_icon(button, icon)
            button.setEnabled(action.isEnabled())
        self._head.row.addStretch(1)
        self._head.row.addWidget(self.word)
        self._head.row.addWidget(self.import_items)
        self._head.row.addWidget(self.new_set)
        for part in (self.matrix, self.no_match, self.reading):
            self._left.addWidget(part)
        self.rows.addWidget(self._left)
        self.rows.addWidget(self.detail)
        self.rows.setChildrenCollapsible(False)
        self.rows.setHandleWidth(theme.space(3))
        self.rows.setStretchFactor(0, 2)
        self.rows.setStretchFactor(1, 5)
        self.rows.setSizes([2, 4])  # shares: by its hint alone the table shows five rows
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(2))
        foot.addWidget(self.training)
        foot.addWidget(self.recompute)
        foot.addWidget(self.progress, 1)
        foot.addStretch(0)
        for button in (self.first_error, self.fetch, self.answer):
            foot.addWidget(button)
        work = QVBoxLayout(self._work)
        work.setContentsMargins(0, 0, 0, 0)
        work.setSpacing(theme.space(2))
        work.addWidget(self.filters)
        work.addWidget(self.rows, 1)
        work.addLayout(foot)
        for page in (self.no_document, self.no_sets, self._work):
            self._stack.addWidget(page)
        page_layout(self, self._head).addWidget(self._stack, 1)
        self.matrix.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def _connect(self) -> None:
        for button, action, _ in self._buttons:
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setEnabled)
        commands = self.commands
        stepper = self.detail.talk.stepper
        commands.next_turn.triggered.connect(lambda: stepper.step(1))
        commands.previous_turn.triggered.connect(lambda: stepper.step(-1))
        self.detail.talk.copy_requested.connect(commands.copy_prompt.trigger)
        self.filters.filter_changed.connect(self.matrix.matrix.set_filter)
        self.matrix.matrix.modelReset.connect(self._settle_left)
        self.matrix.matrix.dataChanged.connect(lambda *_: self._settle_left())
        self.matrix.customContextMenuRequested.connect(self._open_menu)
        self.no_document.wished.connect(self.open_document_wished)
        self.no_sets.wished.connect(commands.new_set.trigger)
        self.no_match.wished.connect(self._clear_filters)

    def show_no_document(self) -> None:
        """Nothing is open."""
        self._stack.setCurrentWidget(self.no_document)
        self.clear()
        self.commands.settle(document=False)

    def show_no_sets(self, editable: bool) -> None:
        """The document has no drift set yet; where it is only read, none can be made."""
        self.commands.editable = editable
        self._stack.setCurrentWidget(self.no_sets)
        self.clear()
        self.no_sets.button.setEnabled(editable)

    def show_sets(self, editable: bool) -> None:
        """There are drift sets to choose from."""
        self.commands.editable = editable
        self.detail.talk.state.hidden.reveal.setEnabled(editable)
        self._stack.setCurrentWidget(self._work)

    def show_reading(self) -> None:
        """The rows are not here yet."""
        self._left.setCurrentWidget(self.reading)

    def clear(self) -> None:
        """Hold no set and no case."""
        self.matrix.matrix.set_rows(())
        self.filters.set_rows(())
        self.detail.clear()
        self.commands.settle()
        self.say_count(0, 0)

    def say_count(self, items: int, cases: int) -> None:
        """Say how much the set at hand holds."""
        if not items:
            self._head.note.setText("")
            return
        pattern = self.tr("{items}, {cases}")
        counts = self.tr("%n item(s)", "", items), self.tr("%n case(s)", "", cases)
        self._head.note.setText(pattern.format(items=counts[0], cases=counts[1]))

    def focus_first(self) -> None:
        """Put the focus where the hand wants to be: on the matrix, or on the one button."""
        shown = self._stack.currentWidget()
        target = self._left.currentWidget() if shown is self._work else shown
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _settle_left(self) -> None:
        rows = self.matrix.matrix
        anything = rows.rowCount() > 0
        self._left.setCurrentWidget(self.matrix if anything else self.no_match)

    def _clear_filters(self) -> None:
        self.filters.clear()
        self.matrix.setFocus()

    def _open_menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.addActions(self.commands.for_a_case())
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.matrix.viewport().mapToGlobal(at))

    def retranslate(self) -> None:
        """Word everything anew."""
        self._head.title.setText(self.tr("Drift"))
        self.new_set.setText(self.tr("New drift set…"))
        self.word.setText(self.tr("Word by a model…"))
        self.word.setToolTip(wording_tip())
        self.import_items.setText(self.tr("Import items…"))
        self.training.setText(self.tr("Export training data…"))
        self.recompute.setText(self.tr("Recompute from a table…"))
        self.first_error.setText(self.tr("First error"))
        self.fetch.setText(self.tr("Fetch answers…"))
        self.answer.setText(self.tr("Answer at the desk"))
        self.no_document.say(*no_document())
        self.no_sets.say(
            self.tr("No drift set yet"),
            self.tr(
                "A drift set holds conversations whose user changes their mind before the answer"
                " is asked for. Make one, or import items that you have."
            ),
            self.tr("New drift set…"),
        )
        self.no_match.say(
            self.tr("Nothing passes the filters"),
            self.tr("The set has items, but none with everything that is asked above."),
            self.tr("Clear filters"),
        )
        self.reading.say(self.tr("Reading the cases…"), "")
        for part in (self.filters, self.matrix, self.detail, self.progress, self.commands):
            part.retranslate()
