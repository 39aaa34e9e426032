"""The slip of reading a copy as a formula that stays alive."""

from statelab_gui.domain.fingerprints.alternatives import Alternatives
from statelab_gui.domain.fingerprints.studying import Studied
from statelab_gui.domain.updates import Op


def live_formula(case: Studied) -> Alternatives:
    """Every cell as a sheet that recalculates would show it, were each copy a formula.

    `x <- y` puts the formula "= y" in x, in place of what x had, and x takes y's value. A constant
    or a sum put in x is a plain number: a formula that x had is gone. Whenever x takes another
    value, each cell whose formula is that of x takes it too, and so on along the formulas, each
    cell once an update: where formulas run in a circle all its cells keep the value they have come
    to, until one of them is written. So linked cells always show one value. `x <- x` leaves x as it
    is, but without another formula. None where nothing is copied.
    """
    program = case.program
    if not bool((program.op == Op.COPY).any()):
        return Alternatives.none(case.cells)
    sheet = _Sheet(case.cells)
    rows = zip(program.op.tolist(), program.target.tolist(), program.operand.tolist(), strict=True)
    others = (program.op != Op.COPY).nonzero()[0]
    copies_from = int(others[-1]) + 1  # from there on nothing new can come into the sheet
    for i, (op, cell, operand) in enumerate(rows):
        if op == Op.COPY:
            sheet.link(cell, operand)
            if i >= copies_from and sheet.is_even():
                break
        elif op == Op.SET:
            sheet.put(cell, operand)
        else:
            sheet.put(cell, (sheet.values[cell] + operand) % program.modulus)
    return Alternatives.one(sheet.values)


class _Sheet:
    """Cells that hold a number or the formula "= another cell"."""

    def __init__(self, cells: int) -> None:
        self.values = [0] * cells
        self._empty = set(range(cells))
        self._source: list[int | None] = [None] * cells
        self._followers: list[set[int]] = [set() for _ in range(cells)]

    def put(self, cell: int, number: int) -> None:
        """A plain number."""
        self._unlink(cell)
        self._empty.discard(cell)
        self._show(cell, number)

    def link(self, cell: int, source: int) -> None:
        """The formula "= source"."""
        if self._source[cell] == source:
            return  # it shows the source's value already
        self._unlink(cell)
        self._empty.discard(cell)
        if cell != source:
            self._source[cell] = source
            self._followers[source].add(cell)
        if self.values[cell] != self.values[source]:
            self._show(cell, self.values[source])

    def is_even(self) -> bool:
        """Whether all cells show one value: no copy changes anything then."""
        first = self.values[0]
        return not self._empty and all(value == first for value in self.values)

    def _unlink(self, cell: int) -> None:
        source = self._source[cell]
        if source is not None:
            self._followers[source].discard(cell)
            self._source[cell] = None

    def _show(self, cell: int, value: int) -> None:
        seen = {cell}
        waiting = [cell]
        while waiting:
            here = waiting.pop()
            self.values[here] = value
            new = self._followers[here] - seen
            seen |= new
            waiting.extend(new)
