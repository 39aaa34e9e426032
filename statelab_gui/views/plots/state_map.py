"""The state map: cells × updates as a strip of squares, with what probing showed."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QToolTip, QWidget

from statelab_gui.domain.cases import AnswerBook
from statelab_gui.domain.prefixes import PrefixTally
from statelab_gui.domain.tracing import Trail
from statelab_gui.models.map_table import increasing
from statelab_gui.views.plots.map_bars import MapBars
from statelab_gui.views.plots.map_canvas import MapCanvas
from statelab_gui.views.plots.map_choice import RangeChoice
from statelab_gui.views.plots.map_export import png_of, svg_of
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_hand import MapHand
from statelab_gui.views.plots.map_legend import MapLegend
from statelab_gui.views.plots.map_words import description, lane_words
from statelab_gui.views.plots.saving import save_whole
from statelab_gui.views.widgets.focus_lead import lead_focus

_ZOOM = 2.0


class StateMap(QWidget):
    """Shows one answer book; every square is exact at any zoom, or says that it holds several.

    At one pixel an update and more a square is one update of one cell. Below that a pixel shows the
    value after the last update that falls in it, and a band at its foot where the cell has more
    than one value there. The map steps itself and tells the step; nothing is said of prefixes of
    which nothing is known.
    """

    step_chosen = Signal(int)
    cell_chosen = Signal(int)
    range_chosen = Signal(int, int)
    range_cleared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: MapFacts | None = None
        self._planned: Iterable[int] = ()
        self._title = ""
        self.canvas = MapCanvas()
        self.hand = MapHand(self.canvas)
        self._choice = RangeChoice(self.canvas)
        self._bars = MapBars(self.canvas)
        self._legend = MapLegend()

        self.canvas.setObjectName("state_map_canvas")
        lead_focus(self, self.canvas)
        self.retranslate()

        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.canvas, 0, 0)
        grid.addWidget(self._bars.down, 0, 1)
        grid.addWidget(self._bars.across, 1, 0)
        grid.addWidget(self._legend, 2, 0)
        grid.setRowStretch(0, 1)

        self.canvas.view_changed.connect(self._explain)
        self.hand.step_wished.connect(self._step_to)
        self.hand.cell_wished.connect(self._choose_cell)
        self.hand.range_going_on.connect(self._choice.show)
        self.hand.range_wished.connect(self._choice.choose)
        self.hand.no_range_wished.connect(self._choice.clear)
        self.hand.fit_wished.connect(self.fit_all)
        self._choice.chosen.connect(self.range_chosen)
        self._choice.cleared.connect(self.range_cleared)
        self._choice.shown.connect(self._describe)

    # what is shown

    def set_book(self, book: AnswerBook | None, complete_from: int = 1, move: int = 3) -> None:
        """Show another case whole, at its last update; None leaves nothing of any book behind.

        Prefixes can be probed from `complete_from` on; `move` updates are a page.
        """
        self._planned = ()
        self._title = ""
        self._choice.forget()
        if book is None or len(book) == 0:
            self._facts = None
        else:
            self._facts = MapFacts(book, complete_from, move, len(book))
        QToolTip.hideText()  # it may tell a value of the case before
        self.canvas.sheets.words = lane_words(self._facts)
        self.canvas.show_facts(self._facts)
        self.setEnabled(self._facts is not None)
        self._describe()

    def set_step(self, k: int) -> None:
        """Mark update k and scroll until it is seen; `step_chosen` is not sent."""
        facts = self._facts
        if facts is None:
            return
        before, facts.step = facts.step, facts.clamped(k)
        if facts.step != before:
            self.canvas.step_changed(before, facts.step)
            self._describe()

    def set_tallies(self, tallies: Mapping[int, PrefixTally]) -> None:
        """Show how the replies to each prefix k were judged."""
        if self._facts is not None:
            self._note(tallies)

    def set_planned(self, planned: Iterable[int]) -> None:
        """Show which prefixes are to be asked; one that was asked shows its outcome instead."""
        self._planned = increasing(planned)
        if self._facts is not None:
            self._note(self._facts.tallies)

    def set_trail(self, trail: Trail | None) -> None:
        """Show where the value at the step came from, or nothing of it."""
        if self._facts is not None:
            self._facts.trail = trail
            self.canvas.sheets.trail_changed()

    def set_cell(self, cell: int | None) -> None:
        """Mark the row of a cell; `cell_chosen` is not sent."""
        if self._facts is not None and cell != self._facts.cell:
            self._facts.cell = cell
            self.canvas.cell_changed(cell)
            self._describe()

    def selected_range(self) -> tuple[int, int] | None:
        """The first and last prefix chosen for probing."""
        return self._choice.now()

    def clear_range(self) -> None:
        """Choose no range, and tell it where there was one."""
        self._choice.clear()

    # the page of its own

    def set_title(self, title: str) -> None:
        """The title of what is saved, such as the case's name."""
        self._title = title

    def svg_text(self) -> str:
        """The whole case with what was observed, as an SVG for a light page; "" without a book."""
        return "" if self._facts is None else svg_of(self._facts, self._title)

    def save_svg(self, path: str | Path) -> None:
        """Write `svg_text` to a file; raises KnownError("cannot_write", path, reason)."""
        save_whole(Path(path), self.svg_text().encode("utf-8"))

    def save_png(self, path: str | Path, width: int = 1600) -> None:
        """Write the same page as a picture `width` pixels wide; raises what `save_svg` raises."""
        if self._facts is not None:
            save_whole(Path(path), png_of(self._facts, self._title, width))

    # the view

    def fit_all(self) -> None:
        """See every update."""
        if self._facts is not None:
            self.canvas.show_range(self._facts.first - 0.5, self._facts.updates + 0.5)

    def zoom_in(self) -> None:
        """See half as many updates, about the step where it is seen."""
        self.canvas.zoom(1 / _ZOOM, self._middle())

    def zoom_out(self) -> None:
        """See twice as many updates."""
        self.canvas.zoom(_ZOOM, self._middle())

    def set_panning(self, on: bool) -> None:
        """Whether the left button drags the view instead of choosing a range."""
        self.hand.set_panning(on)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.canvas.setAccessibleName(self.tr("State map"))
        self._bars.retranslate()
        self.canvas.sheets.words = lane_words(self._facts)
        self.canvas.sheets.probes_changed()
        self._legend.reword()
        self._explain()
        self._describe()

    # wishes

    def _step_to(self, k: int) -> None:
        if self._facts is not None and k != self._facts.step:
            self.set_step(k)
            self.step_chosen.emit(k)

    def _choose_cell(self, row: int) -> None:
        if self._facts is not None and row != self._facts.cell:
            self.set_cell(row)
            self.cell_chosen.emit(row)

    def _note(self, tallies: Mapping[int, PrefixTally]) -> None:
        assert self._facts is not None
        self._facts.note(tallies, self._planned)
        self.canvas.sheets.words = lane_words(self._facts)
        self.canvas.sheets.probes_changed()
        self._explain()
        self._describe()

    def _middle(self) -> float | None:
        frame = self.canvas.frame
        if self._facts is None or not frame.left <= self._facts.step <= frame.right:
            return None
        return float(self._facts.step)

    def _describe(self) -> None:
        self.canvas.setAccessibleDescription(description(self._facts))

    def _explain(self) -> None:
        sheets = self.canvas.sheets
        self._legend.follow(self._facts, sheets.scale, sheets.look, self.canvas.frame)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        least = self.canvas.minimumSizeHint().height() + self._bars.across.sizeHint().height()
        self._legend.setVisible(self.height() >= least + self._legend.sizeHint().height())
