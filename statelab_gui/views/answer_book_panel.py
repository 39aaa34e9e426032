"""The answer book of the case shown: hidden, being worked out, or open at an update."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QTabWidget, QVBoxLayout, QWidget

from statelab_gui.domain.cases import AnswerBook, CaseInfo
from statelab_gui.views import theme
from statelab_gui.views.hidden_book import HiddenBook
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.state_table import StateTable, StepsTable
from statelab_gui.views.widgets.labels import RoleLabel, SectionTitle


class AnswerBookPanel(QWidget):
    """Shows the state after update k of an open book; of a hidden one it holds nothing at all.

    `update_selected` tells the update chosen here; `reveal_requested` that the reviewer wants the
    book of the case open before any reply.
    """

    update_selected = Signal(int)
    reveal_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._case: CaseInfo | None = None
        self._count = 0
        self._k = 0
        self._title = SectionTitle()
        self._where = QLabel()
        self._revealed = RoleLabel(theme.Role.QUIET)
        self._nothing = QWidget()
        self._hidden = HiddenBook()
        self._working = RoleLabel(theme.Role.QUIET)
        self._state = StateTable()
        self._steps = StepsTable()
        self._tabs = QTabWidget()
        self._open = QWidget()
        self._stack = QStackedWidget()

        self._tabs.setDocumentMode(True)
        self._tabs.addTab(self._state, "")
        self._tabs.addTab(self._steps, "")
        opened = QVBoxLayout(self._open)
        opened.setContentsMargins(0, 0, 0, 0)
        opened.setSpacing(theme.space(1))
        opened.addWidget(self._tabs, 1)
        for page in (self._nothing, self._hidden, self._working, self._open):
            self._stack.addWidget(page)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        head = QHBoxLayout()
        head.setSpacing(theme.space(2))
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._where)
        layout.addLayout(head)
        layout.addWidget(self._revealed)
        layout.addWidget(self._stack, 1)

        self._hidden.reveal_pressed.connect(self._ask_reveal)
        self._steps.step_chosen.connect(self._chosen_here)
        self.retranslate()
        self.clear()

    def level_with(self, height: int) -> None:
        """Make the heading as high as that of the panel beside it."""
        self._title.setMinimumHeight(height)

    def clear(self) -> None:
        """No case: nothing is shown and nothing is held."""
        self._forget()
        self._case = None
        self._revealed.hide()
        self._stack.setCurrentWidget(self._nothing)

    def show_hidden(self, case: CaseInfo) -> None:
        """The book of a sealed case: whatever was shown before is gone at once."""
        self._forget()
        self._case = case
        self._say_revealed()
        self._stack.setCurrentWidget(self._hidden)

    def show_working(self, case: CaseInfo) -> None:
        """The states of an open but long case are being worked out."""
        self._forget()
        self._case = case
        self._say_revealed()
        self._stack.setCurrentWidget(self._working)

    def show_book(self, case: CaseInfo, book: AnswerBook) -> None:
        """Open the book of a case that is not sealed, at its last update."""
        if case.sealed:
            raise ValueError("the answer book of a sealed case is not shown")
        self._case = case
        self._count = len(book)
        self._state.set_program(book.program)
        self._steps.set_program(book.program)
        self._say_revealed()
        self.select_update(len(book))
        self._stack.setCurrentWidget(self._open)

    def is_open(self) -> bool:
        """Whether states are shown."""
        return self._count > 0

    def select_update(self, k: int) -> None:
        """Show the state after update k; `update_selected` is not sent."""
        if not 1 <= k <= self._count:
            return
        self._k = k
        self._state.set_update(k)
        self._steps.set_update(k)
        self._say_where()

    def set_reveal_enabled(self, enabled: bool) -> None:
        """Whether a reveal can be recorded: not in a document that is only read."""
        self._hidden.reveal.setEnabled(enabled)

    def _forget(self) -> None:
        self._count = self._k = 0
        self._state.set_program(None)
        self._steps.set_program(None)
        self._say_where()

    def _chosen_here(self, k: int) -> None:
        self.select_update(k)
        self.update_selected.emit(k)

    def _ask_reveal(self) -> None:
        if self._case is not None:
            self.reveal_requested.emit(self._case.id)

    def _say_where(self) -> None:
        text = self.tr("State after update {number} of {count}") if self._k else ""
        self._where.setText(text.format(number=self._k, count=self._count))

    def _say_revealed(self) -> None:
        moment = self._case.revealed_at if self._case else None
        if moment is None:
            self._revealed.hide()
            return
        text = self.tr("Revealed {time}, before any reply")
        self._revealed.setText(text.format(time=time_text(moment)))
        self._revealed.show()

    def retranslate(self) -> None:
        """Word everything anew."""
        self._title.setText(self.tr("Answer book"))
        self._working.setText(self.tr("The states of this long case are being worked out…"))
        self._tabs.setTabText(0, self.tr("This state"))
        self._tabs.setTabText(1, self.tr("Every state"))
        self._state.setAccessibleName(self.tr("State after the chosen update"))
        self._steps.setAccessibleName(self.tr("State after every update"))
        self._hidden.retranslate()
        self._say_where()
        self._say_revealed()
