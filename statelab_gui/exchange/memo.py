"""What a column's cells are written as: most cells of a log are the same few texts."""

from collections.abc import Callable

from statelab_gui.domain.table_cells import Cell

_KEPT = 8192
_SHORT = 80  # characters


class Memo(dict[Cell, str]):
    """`memo[cell]` is what `make` makes of the cell, which is asked again for long ones only, and
    where there are too many to keep."""

    def __init__(self, make: Callable[[Cell], str]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, cell: Cell) -> str:
        made = self._make(cell)
        if cell is None or len(cell) <= _SHORT:
            if len(self) >= _KEPT:
                self.clear()
            self[cell] = made
        return made
