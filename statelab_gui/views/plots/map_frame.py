"""Where everything of a state map lies: pixels for updates and cells, and back."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QRectF


@dataclass(frozen=True)
class MapFrame:
    """One view of a case of `updates` updates and `rows` cells, from update `first` on, which is
    counted as 1; lengths in logical pixels.

    From top to bottom: the lane of flags, the lane of signs, the strip of squares, the axis. The
    names of the cells stand in a gutter at the left. `left` and `right` are the visible range in
    updates, update k spanning k - ½ … k + ½; `shift` is how far the rows are scrolled up; `ratio`
    is device pixels a logical one.
    """

    updates: int
    rows: int
    left: float
    right: float
    gutter: float
    width: float
    flags: float
    signs: float
    strip: float
    axis: float
    row: float
    shift: float = 0.0
    ratio: float = 1.0
    first: int = 1

    @property
    def per_update(self) -> float:
        """The width of an update."""
        return self.width / (self.right - self.left)

    @property
    def strip_top(self) -> float:
        return self.flags + self.signs

    @property
    def strip_bottom(self) -> float:
        return self.strip_top + self.strip

    @property
    def strip_rect(self) -> QRectF:
        """The squares that are seen."""
        return QRectF(self.gutter, self.strip_top, self.width, self.strip)

    @property
    def whole_rect(self) -> QRectF:
        """Lanes, strip and axis with the gutter."""
        return QRectF(0, 0, self.gutter + self.width, self.strip_bottom + self.axis)

    @property
    def device_columns(self) -> int:
        """Device pixels across the strip."""
        return max(1, round(self.width * self.ratio))

    def x_of(self, at: float) -> float:
        """The place of a number of updates, not rounded."""
        return self.gutter + (at - self.left) * self.per_update

    def snapped(self, x: float) -> float:
        """The nearest edge between two device pixels."""
        return math.floor(x * self.ratio + 0.5) / self.ratio

    def column_rect(self, first: int, last: int | None = None) -> QRectF:
        """The squares of updates first … last in every row, at least one device pixel wide."""
        left = self.snapped(self.x_of(first - 0.5))
        right = self.snapped(self.x_of((last or first) + 0.5))
        return QRectF(left, self.strip_top, max(right - left, 1 / self.ratio), self.strip)

    def row_top(self, row: int) -> float:
        """The upper edge of a cell's row."""
        return self.strip_top + row * self.row - self.shift

    def row_rect(self, row: int) -> QRectF:
        """The row of a cell across the strip, the part that is seen."""
        whole = QRectF(self.gutter, self.row_top(row), self.width, self.row)
        return whole.intersected(self.strip_rect)

    def number(self, k: int) -> str:
        """How update k is counted on the axis."""
        return str(k - self.first + 1)

    def update_at(self, x: float) -> int:
        """The update whose square is at x, the nearest of the case outside."""
        k = math.floor(self.left + (x - self.gutter) / self.per_update + 0.5)
        return min(max(self.first, k), self.updates)

    def row_at(self, y: float) -> int | None:
        """The cell's row at y, None outside of the strip."""
        if not self.strip_top <= y < self.strip_bottom:
            return None
        row = int((y - self.strip_top + self.shift) // self.row)
        return row if 0 <= row < self.rows else None

    def visible(self) -> tuple[int, int]:
        """The first and last update of which anything is seen."""
        first = max(self.first, math.floor(self.left + 0.5))
        return first, min(self.updates, math.ceil(self.right - 0.5))


NO_FRAME = MapFrame(
    updates=0, rows=0, left=0, right=1, gutter=0, width=1, flags=0, signs=0, strip=0, axis=0, row=1
)
