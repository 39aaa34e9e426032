"""The range of prefixes chosen on a state map."""

from PySide6.QtCore import QObject, Signal

from statelab_gui.views.plots.map_canvas import MapCanvas


class RangeChoice(QObject):
    """Keeps the range in the canvas's facts, as far as its prefixes can be probed, and tells it.

    While a range is being dragged it is shown and not told; `cleared` is told of one that was.
    """

    chosen = Signal(int, int)
    cleared = Signal()
    shown = Signal()

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._told = False

    def now(self) -> tuple[int, int] | None:
        """The first and last prefix chosen."""
        return None if self._canvas.facts is None else self._canvas.facts.range

    def forget(self) -> None:
        """Another case is shown: nothing was told of it."""
        self._told = False

    def show(self, first: int, last: int) -> None:
        """Show what of first … last can be probed."""
        if self._canvas.facts is not None:
            self._put(self._canvas.facts.probeable(first, last))

    def choose(self, first: int, last: int) -> None:
        """Choose what of first … last can be probed, and tell it."""
        self.show(first, last)
        found = self.now()
        if found is None:
            self._tell_cleared()
        else:
            self._told = True
            self.chosen.emit(*found)

    def clear(self) -> None:
        """Choose no range, and tell it where one was told."""
        if self.now() is not None:
            self._put(None)
            self._tell_cleared()

    def _put(self, wanted: tuple[int, int] | None) -> None:
        facts = self._canvas.facts
        assert facts is not None
        before, facts.range = facts.range, wanted
        if before != wanted:
            self._canvas.sheets.range_moved(before, wanted)
            self.shown.emit()

    def _tell_cleared(self) -> None:
        if self._told:
            self._told = False
            self.cleared.emit()
