"""Tables on sheets: columns as wide as they need, heads again on every sheet, no row cut."""

from collections.abc import Collection, Generator, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from statelab_gui.app.report_sheets import Sheets
from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.html_parts import Facts, Grid, Said, Tone
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_look import (
    LEFT,
    RIGHT,
    bold,
    least_width,
)
from statelab_gui.views.theme import Role

_SHORT = 8  # lines' heights that a short figure is wide
_HEAD_LINES = 3  # that a column's title takes, about
_ROWS_A_STEP = 20
_AROUND = 0.25  # gaps above and below the line between two rows
_ROLES = {
    Tone.RIGHT: Role.RIGHT,
    Tone.WRONG: Role.WRONG,
    Tone.FORMAT_ERROR: Role.FORMAT_ERROR,
    Tone.MIXED: Role.MIXED,
    Tone.QUIET: Role.QUIET,
}


@dataclass(frozen=True, eq=False)
class _Columns:
    sheets: Sheets
    widths: Sequence[float]
    numbers: frozenset[int]
    look: MapLook

    def lines(self, texts: Sequence[str], font: QFont) -> list[list[str]]:
        """Every text folded to its column."""
        return [self.sheets.folded(text, font, self._room(at)) for at, text in enumerate(texts)]

    def places(self, y: float) -> Iterator[QRectF]:
        """The place of a line in every column."""
        x = 0.0
        for at, wide in enumerate(self.widths):
            yield QRectF(x + self._pad(at), y, self._room(at), self.look.line)
            x += wide

    def side(self, at: int) -> Qt.AlignmentFlag:
        """The side that a column is aligned to."""
        return RIGHT if at in self.numbers else LEFT

    def _room(self, at: int) -> float:
        return self.widths[at] - self._pad(at) - 2 * self.look.gap

    def _pad(self, at: int) -> float:
        return _pad(at, self.numbers, self.look)


def put_grid(sheets: Sheets, grid: Grid, look: MapLook) -> Generator[Progress, None, None]:
    """The rows of a table; `look` has the letters of tables."""
    key = id(grid), sheets.width
    if key not in sheets.measured.widths:
        sheets.measured.widths[key] = _widths(grid, look, sheets.width)
    columns = _Columns(sheets, sheets.measured.widths[key], frozenset(grid.numbers), look)
    heads = columns.lines(grid.heads, bold(look))
    _put_heads(sheets, columns, heads)
    hatched = frozenset(grid.hatched)
    band = ""
    for at, row in enumerate(grid.rows):
        if at % _ROWS_A_STEP == 0:
            yield Progress(0, 0, "pages")
        if grid.is_heading(row):
            band = row[0].text
            _make_room(sheets, columns, heads, 5 * look.line)
            _put_band(sheets, band, columns)
            continue
        lines = columns.lines([cell.text for cell in row], look.text)
        high = max(map(len, lines)) * look.line + 2 * _AROUND * look.gap
        if _make_room(sheets, columns, heads, high) and band:
            _put_band(sheets, band, columns)
        _put_row(sheets, columns, lines, row, at in hatched)


def put_facts(sheets: Sheets, facts: Facts, look: MapLook) -> None:
    """Names with their values in two columns."""
    names = [name for name, _ in facts.rows]
    wide = max((look.text_metrics.horizontalAdvance(name) for name in names), default=0.0)
    name_width = min(wide + 4 * look.gap, 0.4 * sheets.width)
    values = look.fixed if facts.wide else look.text
    for name, said in facts.rows:
        left = sheets.folded(name, look.text, name_width - 2 * look.gap)
        right = sheets.folded(said.text, values, sheets.width - name_width)
        high = max(look.line, QFontMetricsF(values).height())
        sheets.need(max(len(left), len(right)) * high)
        for at in range(max(len(left), len(right))):
            sheets.need(high)
            place = QRectF(0, sheets.y, name_width, high)
            if at < len(left):
                sheets.write(place, left[at], ink=sheets.quiet)
            place = QRectF(name_width, sheets.y, sheets.width - name_width, high)
            if at < len(right):
                ink = _ink(said, look)
                sheets.write(place, right[at], ink=ink, font=values)
            sheets.y += high
        sheets.y += look.gap / 2


def _widths(grid: Grid, look: MapLook, whole: float) -> list[float]:
    """Widths that fill the sheet: what every column needs, the rest by what they would like."""
    metrics, strong, gap = look.text_metrics, QFontMetricsF(bold(look)), 2 * look.gap
    needs, likes = [], []
    for at, head in enumerate(grid.heads):
        texts = {row[at].text for row in grid.rows if not grid.is_heading(row)}
        wide = [metrics.horizontalAdvance(text) for text in texts]
        least = [least_width(text, metrics) for text in texts]
        if at in grid.numbers:  # a number with its unit is not broken where it is short
            least += [one for one in wide if one <= _SHORT * look.line]
        third = strong.horizontalAdvance(head) / _HEAD_LINES + look.line  # Chinese breaks anywhere
        need = max([least_width(head, strong), min(third, _SHORT * look.line), *least])
        room = gap + _pad(at, grid.numbers, look)
        needs.append(need + room)
        likes.append(max([need, *wide]) + room)
    if sum(needs) >= whole:
        return _lowered(needs, whole)
    likes = _lowered(likes, whole, needs)
    rest = max(0.0, whole - sum(likes)) / len(likes)
    return [wide + rest for wide in likes]


def _pad(at: int, numbers: Collection[int], look: MapLook) -> float:
    """How far the text of a column stands from its edge: apart from a number that ends there."""
    return 2 * look.gap if at not in numbers and at - 1 in numbers else 0.0


def _lowered(
    widths: Sequence[float], whole: float, least: Sequence[float] | None = None
) -> list[float]:
    """The widths with the widest cut, all to the same, until they fit; none below its `least`."""
    least = least or [0.0] * len(widths)
    low, high = 0.0, max(widths)
    for _ in range(40):
        cap = (low + high) / 2
        total = sum(max(min(w, cap), n) for w, n in zip(widths, least, strict=True))
        low, high = (low, cap) if total > whole else (cap, high)
    return [max(min(w, low), n) for w, n in zip(widths, least, strict=True)]


def _make_room(
    sheets: Sheets, columns: _Columns, heads: Sequence[Sequence[str]], high: float
) -> bool:
    """Go on at a new sheet, below the heads again, where a row has no room; whether it was so."""
    before = sheets.pages
    sheets.need(high)
    if sheets.pages == before:
        return False
    _put_heads(sheets, columns, heads)
    return True


def _put_heads(sheets: Sheets, columns: _Columns, heads: Sequence[Sequence[str]]) -> None:
    look = columns.look
    most = max(map(len, heads), default=1)
    sheets.need((most + 3) * look.line)
    for at, (lines, top) in enumerate(zip(heads, columns.places(sheets.y), strict=True)):
        side = columns.side(at)
        for down, line in enumerate(lines):
            place = top.translated(0, (most - len(lines) + down) * look.line)
            sheets.write(place, line, ink=sheets.quiet, side=side, font=bold(look), look=look)
    sheets.y += most * look.line + look.gap / 2
    sheets.rule(sheets.quiet)
    sheets.y += look.gap / 2


def _put_band(sheets: Sheets, text: str, columns: _Columns) -> None:
    look = columns.look
    lines = sheets.folded(text, bold(look), sheets.width - 2 * look.gap)
    high = len(lines) * look.line + look.gap
    ground = QRectF(0, sheets.y, sheets.width, high - look.gap / 2)
    sheets.fill(ground, look.tint(Role.UNANSWERED))
    for at, line in enumerate(lines):
        place = QRectF(look.gap, sheets.y + at * look.line, sheets.width, look.line)
        sheets.write(place, line, font=bold(look), look=look)
    sheets.y += high


def _put_row(
    sheets: Sheets,
    columns: _Columns,
    lines: Sequence[Sequence[str]],
    row: Sequence[Said],
    hatched: bool,
) -> None:
    look = columns.look
    most = max(map(len, lines))
    if hatched:
        ground = QRectF(0, sheets.y, sheets.width, most * look.line)
        ink = QColor(look.color(Role.SIMULATED))
        ink.setAlphaF(0.3)
        sheets.hatch(ground, ink, look)
    for down in range(most):
        sheets.need(look.line)  # only a row that is higher than a sheet goes on at the next
        for at, (cell, place) in enumerate(zip(row, columns.places(sheets.y), strict=True)):
            if down < len(lines[at]):
                text, side = lines[at][down], columns.side(at)
                sheets.write(place, text, ink=_ink(cell, look), side=side, look=look)
        sheets.y += look.line
    sheets.y += _AROUND * look.gap
    sheets.rule(look.tint(Role.HIDDEN))
    sheets.y += _AROUND * look.gap


def _ink(said: Said, look: MapLook) -> QColor:
    role = _ROLES.get(said.tone)
    return look.color(role) if role is not None else look.ink
