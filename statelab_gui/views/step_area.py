"""Stepping through a case and following one cell of it, with the replies and the way of a value."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.tracing import last_write, next_change, previous_change, trail
from statelab_gui.domain.updates import Program
from statelab_gui.views import theme
from statelab_gui.views.cell_tools import CellTools
from statelab_gui.views.prefix_replies import PrefixReplies, Slot
from statelab_gui.views.step_panel import StepPanel
from statelab_gui.views.trail_view import TrailView
from statelab_gui.views.widgets.tabs import Tabs

_REPLIES, _TRAIL = 0, 1


class StepArea(QWidget):
    """`step_wished(k)` is sent by every way to another update; `trail_changed(Trail or None)` and
    `cell_changed(int or None)` tell what the map is to show. Nothing of a book is held without it.
    """

    step_wished = Signal(int)
    trail_changed = Signal(object)
    cell_changed = Signal(object)
    slot_chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._book: AnswerBook | None = None
        self._k = 0
        self._cell: int | None = None
        self.steps = StepPanel()
        self.cells = CellTools()
        self.replies = PrefixReplies()
        self.trail = TrailView()
        self.tabs = Tabs()

        self.tabs.addTab(self.replies, "")
        self.tabs.addTab(self.trail, "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.steps)
        column.addWidget(self.cells)
        column.addWidget(self.tabs, 1)
        self.retranslate()

        self.steps.step_changed.connect(self.step_wished)
        self.steps.cell_chosen.connect(self._on_cell)
        self.cells.previous_wished.connect(self.to_previous_change)
        self.cells.next_wished.connect(self.to_next_change)
        self.cells.last_write_wished.connect(self.to_last_write)
        self.cells.trail_wished.connect(self.show_trail)
        self.trail.update_chosen.connect(self.step_wished)
        self.replies.slot_chosen.connect(self.slot_chosen)

    # what is shown

    def set_book(
        self, book: AnswerBook | None, move: int = 3, first_turn: int | None = None
    ) -> None:
        """Take another case's answer book; None holds nothing of any.

        `first_turn` is the update that ends the first turn of a conversation.
        """
        self._book, self._k = book, 0
        self.steps.choose_cell(None)
        self._cell = None
        self.clear_trail()
        self.steps.set_book(book, move, first_turn)
        self.tabs.setCurrentIndex(_REPLIES)
        self._show_cell()

    def show_step(self, k: int, slots: Sequence[Slot], current: Slot | None) -> None:
        """Show update k, the replies asked at k, and one of these beside the recorded state."""
        reply = None if current is None else current.reply
        values = None
        if reply is not None:
            values = {c.cell: c.given for c in reply.verdict.cells if c.given is not None}
        self._k = k
        self.steps.set_step(k, values)
        self.replies.show_slots(slots, current)
        self._show_cell()

    def clear_trail(self) -> None:
        """Follow no value any more."""
        if self.trail.trail() is not None:
            self.trail.clear()
            self.trail_changed.emit(None)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.tabs.setTabText(_REPLIES, self.tr("Reply"))
        self.tabs.setTabText(_TRAIL, self.tr("Origin of a value"))
        for part in (self.steps, self.cells, self.replies, self.trail):
            part.retranslate()

    # one cell

    def cell(self) -> int | None:
        """The chosen cell, an index of the program's cells."""
        return self._cell

    def choose_cell(self, cell: int) -> None:
        """Follow another cell."""
        self.steps.choose_cell(cell)

    def to_previous_change(self) -> None:
        """Go to the update before this one that writes the chosen cell, if there is any."""
        self._follow(previous_change)

    def to_next_change(self) -> None:
        """Go to the update after this one that writes the chosen cell, if there is any."""
        self._follow(next_change)

    def to_last_write(self) -> None:
        """Go to the update that gave the chosen cell its value here."""
        self._follow(last_write)

    def show_trail(self) -> None:
        """List where the chosen cell's value here came from, and have it drawn."""
        if self._book is None or self._cell is None:
            return
        program, name = self._book.program, self._book.cells[self._cell]
        values = self._book.after(self._k)
        if name not in values:
            return
        found = trail(program, self._cell, self._k)
        self.trail.show_trail(program, found, self._cell, self._k, values[name])
        self.tabs.setCurrentIndex(_TRAIL)
        self.trail_changed.emit(found)

    def _follow(self, way: Callable[[Program, int, int], int | None]) -> None:
        if self._book is None or self._cell is None:
            return
        k = way(self._book.program, self._cell, self._k)
        if k is not None:
            self.step_wished.emit(k)

    def _on_cell(self, cell: int | None) -> None:
        if cell != self._cell:
            self._cell = cell
            self._show_cell()
            self.cell_changed.emit(cell)

    def _show_cell(self) -> None:
        book, cell = self._book, self._cell
        if book is None or cell is None or not self._k:
            self.cells.show_cell(None)
            return
        program = book.program
        self.cells.show_cell(
            program.titles[cell],
            before=previous_change(program, cell, self._k) is not None,
            after=next_change(program, cell, self._k) is not None,
            written=last_write(program, cell, self._k) is not None,
        )
