"""The state map with its tools: zoom, the same as a table, a range to probe, folding."""

import importlib
import sys
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.prefixes import PrefixTally
from statelab_gui.domain.tracing import Trail
from statelab_gui.views import theme
from statelab_gui.views.labels.prefixes import place_number
from statelab_gui.views.map_head import MapHead
from statelab_gui.views.map_table_view import MapTableView
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel

if TYPE_CHECKING:
    from statelab_gui.views.plots.state_map import StateMap

MAP_MODULE = "statelab_gui.views.plots.state_map"
"""What draws the map. Importing it takes long, so it is done before `draw` is called."""

_MAP, _TABLE = 0, 1
_MOST_ROWS = 8  # cells seen at first without scrolling
_OTHER_ROWS = 4  # room for the lanes of probes and the axis, in rows


class MapPart(QWidget):
    """Keeps what is to be seen until the map can be drawn, and what the table shows while it is.

    `step_chosen(k)` and `cell_chosen(cell)` tell of the reviewer's choice, `range_chosen` of a
    range dragged over, `range_wished` that each prefix of it is to be probed, `folded(bool)` that
    map and table were put away or brought back, `drawn` that the map is there.
    """

    step_chosen = Signal(int)
    cell_chosen = Signal(int)
    range_chosen = Signal(int, int)
    range_wished = Signal(int, int)
    folded = Signal(bool)
    drawn = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.map: StateMap | None = None
        self._book: AnswerBook | None = None
        self._complete_from, self._move, self._step = 1, 3, 0
        self._tallies: Mapping[int, PrefixTally] = {}
        self._planned: Iterable[int] = ()
        self._trail: Trail | None = None
        self._cell: int | None = None
        self.head = MapHead()
        self.table = MapTableView()
        self._waiting = RoleLabel(Role.QUIET)
        self.body = QStackedWidget()

        self._waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(self._waiting)
        self.body.addWidget(self.table)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.head)
        column.addWidget(self.body, 1)
        self.retranslate()
        self._fit_height()

        self.head.folded.connect(self._on_fold)
        self.head.view.chosen.connect(self._show_view)
        self.head.probe_range.clicked.connect(self._wish_range)
        self.table.step_chosen.connect(self.step_chosen)
        self.table.cell_chosen.connect(self.cell_chosen)

    # the map itself

    @staticmethod
    def can_draw() -> bool:
        """Whether what draws the map is imported, whole."""
        return hasattr(sys.modules.get(MAP_MODULE), "StateMap")

    def draw(self) -> None:
        """Put the map in place of the words that stood there; a second call does nothing."""
        if self.map is not None:
            return
        drawn: StateMap = importlib.import_module(MAP_MODULE).StateMap()
        self.map = drawn
        self.body.insertWidget(0, drawn)
        self.setTabOrder(self.head.view.buttons[-1], drawn.canvas)  # else Tab comes to it last
        self.head.zoom_in.clicked.connect(drawn.zoom_in)
        self.head.zoom_out.clicked.connect(drawn.zoom_out)
        self.head.fit.clicked.connect(drawn.fit_all)
        drawn.step_chosen.connect(self.step_chosen)
        drawn.cell_chosen.connect(self.cell_chosen)
        drawn.range_chosen.connect(self._on_range)
        drawn.range_cleared.connect(lambda: self.head.set_range(None))
        self._tell_map()
        self._show_view(self.head.view.current())
        self.drawn.emit()

    def _tell_map(self) -> None:
        if self.map is None:
            return
        self.map.set_book(self._book, self._complete_from, self._move)
        if self._book is not None:
            self.map.set_planned(self._planned)
            self.map.set_tallies(self._tallies)
            self.map.set_cell(self._cell)
            self.map.set_trail(self._trail)
            self.map.set_step(self._step)

    def _tell_table(self) -> None:
        """The table holds a case only while it is looked at: it takes its time with a long one."""
        shown = self._book if self._is_table() else None
        self.table.set_book(shown, self._complete_from)
        if shown is not None:
            self.table.set_planned(self._planned)
            self.table.set_tallies(self._tallies)
            self.table.set_step(self._step)

    def _is_table(self) -> bool:
        return self.head.view.current() == _TABLE

    # what is shown

    def set_book(self, book: AnswerBook | None, complete_from: int = 1, move: int = 3) -> None:
        """Show another case; None leaves nothing of any book behind."""
        self._book, self._complete_from, self._move = book, complete_from, move
        self._tallies, self._planned = {}, ()
        self._trail = self._cell = None
        self._step = 0 if book is None else len(book)
        self.head.set_range(None)
        self._tell_map()
        self._tell_table()
        self._fit_height()

    def set_step(self, k: int) -> None:
        """Mark update k."""
        self._step = k
        if self.map is not None:
            self.map.set_step(k)
        if self._is_table():
            self.table.set_step(k)

    def set_tallies(self, tallies: Mapping[int, PrefixTally]) -> None:
        """Show how the replies to each prefix were judged."""
        self._tallies = tallies
        if self.map is not None:
            self.map.set_tallies(tallies)
        if self._is_table():
            self.table.set_tallies(tallies)

    def set_planned(self, planned: Iterable[int]) -> None:
        """Show which prefixes are to be asked."""
        self._planned = planned
        if self.map is not None:
            self.map.set_planned(planned)
        if self._is_table():
            self.table.set_planned(planned)

    def set_trail(self, trail: Trail | None) -> None:
        """Draw where a value came from."""
        self._trail = trail
        if self.map is not None:
            self.map.set_trail(trail)

    def set_cell(self, cell: int | None) -> None:
        """Mark the row of a cell."""
        self._cell = cell
        if self.map is not None:
            self.map.set_cell(cell)

    def clear_range(self) -> None:
        """Choose no range."""
        if self.map is not None:
            self.map.clear_range()

    def set_writable(self, writable: bool) -> None:
        """Whether a range can be planned."""
        self.head.set_writable(writable)

    def set_open(self, opened: bool) -> None:
        """Show map and table, or fold them away."""
        self.head.set_open(opened)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.head.retranslate()
        self._waiting.setText(self.tr("Drawing the state map…"))
        self.table.retranslate()
        if self.map is not None:
            self.map.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size of the application."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit_height()

    # what is done here

    def _on_range(self, first: int, last: int) -> None:
        turn = None if self._book is None else self._book.program.first_turn
        self.head.set_range((place_number(first, turn), place_number(last, turn)))
        self.range_chosen.emit(first, last)

    def _wish_range(self) -> None:
        chosen = None if self.map is None else self.map.selected_range()
        if chosen is not None:
            self.range_wished.emit(*chosen)

    def _on_fold(self, folded: bool) -> None:
        self.body.setVisible(not folded)
        self._fit_height()
        self.folded.emit(folded)

    def _show_view(self, place: int) -> None:
        drawing: QWidget = self._waiting if self.map is None else self.map
        self.body.setCurrentWidget(drawing if place == _MAP else self.table)
        self.head.show_tools(place == _MAP)
        self._tell_table()

    def _fit_height(self) -> None:
        """The map begins as high as its cells need; folded, only its title stays."""
        cells = 6 if self._book is None else len(self._book.cells)
        rows = min(cells, _MOST_ROWS) + _OTHER_ROWS
        self.body.setMinimumHeight(rows * theme.row_height() * 4 // 5)
        if self.head.is_open():
            self.setMaximumHeight(_UNBOUND)
        else:
            self.setMaximumHeight(self.head.sizeHint().height())


_UNBOUND = 16_777_215  # as Qt has it
