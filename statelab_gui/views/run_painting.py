"""Cells of the run log drawn straight: a screen of them in a few milliseconds.

What the program computed stands on the tint of the row's verdict, what the reviewer fills in on
plain ground. It comes to what a delegate and the style would draw, at a small part of the cost:
nothing is asked of the model cell by cell, and `run_looks` keeps what is drawn again and again.
"""

from collections.abc import Sequence

from PySide6.QtCore import QItemSelectionModel, QRect
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QTableView

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.models.run_columns import RunColumn, field_of, is_number
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.views import theme
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.quiet_header import cell_margin, cell_padding
from statelab_gui.views.run_looks import Hand, Look, Manner, Script, Shelf
from statelab_gui.views.theme import Role

Span = tuple[int, int, int]
"""A column, its left edge and its width."""
_Kind = tuple[int, int, CaseStatus, bool, bool, bool]
"""Column, width, verdict of the row, whether the row is quiet, not provided, chosen: what a cell
looks like follows from these."""
_RowKind = tuple[CaseStatus, bool, frozenset[int], tuple[range, ...]]
"""Verdict, whether the row is quiet, columns not provided, columns chosen."""
_Plan = list[tuple[int, int, dict[str, QPixmap], Look]]
"""Of each column its place among all, its left edge, the pictures there are, and its look."""


class RunPainter:
    """Draws cells of `runs` for a table of rows of one height, and keeps how cells look."""

    def __init__(self, table: QTableView, runs: RunLogModel) -> None:
        self._table = table
        self._runs = runs
        self._key: object = None
        self._looks: dict[_Kind, Look] = {}
        self._inks: dict[Role, QColor] = {}
        self._scripts = (Script(QFont()), Script(QFont()))
        self._shelf = Shelf(1.0)
        self._height = self._pad = self._margin = 0

    def paint(self, painter: QPainter, area: QRect, spans: Sequence[Span]) -> None:
        """Draw the cells of these columns that meet the area, rows without a line left out."""
        down = self._table.verticalHeader()
        count = down.count()
        first = down.visualIndexAt(max(0, area.top()))
        if first < 0 or not spans:
            return
        last = down.visualIndexAt(area.bottom())
        rows = range(first, (last if last >= 0 else count - 1) + 1)
        self._learn(down.sectionSize(first))
        chosen = self._chosen(rows)
        hand, plans = Hand(painter), dict[_RowKind, _Plan]()
        top = down.sectionViewportPosition(first)
        columns = [at for at, _, _ in spans]
        put = painter.drawPixmap
        for row, line in zip(rows, self._runs.lines(rows, columns), strict=True):
            if line is not None:
                picked = tuple(across for below, across in chosen if row in below)
                kind = (line.status, line.quiet, line.absent, picked)
                plan = plans.get(kind)
                if plan is None:
                    plan = plans[kind] = self._plan(kind, spans)
                texts = line.texts
                for at, left, pictures, look in plan:
                    text = texts[at] or ""
                    picture = pictures.get(text)
                    if picture is not None:
                        put(left, top, picture)
                    else:
                        look.draw(hand, left, top, text)
            top += self._height
        hand.write()

    # parts

    def _learn(self, height: int) -> None:
        """Begin anew where the font, the colours, the height of rows, the columns or the sharpness
        of the screen are others, or too much is kept."""
        table = self._table
        palette, font, group = table.palette(), table.font(), _group(table)
        ratio, columns = table.devicePixelRatioF(), self._runs.columns()
        key = (font.key(), palette.cacheKey(), group, ratio, height, columns)
        if key == self._key and not self._shelf.is_full:
            return
        self._key = key
        self._looks.clear()
        self._inks.clear()
        self._shelf = Shelf(ratio)
        self._highlight = palette.color(group, QPalette.ColorRole.Highlight)
        self._on_highlight = palette.color(group, QPalette.ColorRole.HighlightedText)
        self._ink = palette.color(group, QPalette.ColorRole.Text)
        self._base = palette.color(QPalette.ColorRole.Base)
        slanted = QFont(font)
        slanted.setItalic(True)
        self._scripts = (Script(font), Script(slanted))
        self._height = height
        self._pad, self._margin = cell_padding(table), cell_margin(table)

    def _chosen(self, rows: range) -> list[tuple[range, range]]:
        """The rectangles chosen that meet these rows."""
        chosen: QItemSelectionModel = self._table.selectionModel()
        if not chosen.hasSelection():
            return []
        return [
            (range(one.top(), one.bottom() + 1), range(one.left(), one.right() + 1))
            for one in chosen.selection().toList()
            if one.top() < rows.stop and one.bottom() >= rows.start
        ]

    def _plan(self, kind: _RowKind, spans: Sequence[Span]) -> _Plan:
        """How the cells of a row of that kind look."""
        status, quiet, absent, picked = kind
        plan = []
        for at, left, width in spans:
            chosen = any(at in across for across in picked)
            cell = (at, width, status, quiet, at in absent, chosen)
            look = self._looks.get(cell) or self._look(cell)
            plan.append((at, left, look.pictures, look))
        return plan

    def _look(self, kind: _Kind) -> Look:
        at, width, status, quiet, absent, chosen = kind
        column = self._runs.columns()[at]
        manner = Manner(
            width,
            self._height,
            self._pad,
            self._margin,
            is_number(column),
            self._highlight if chosen else self._ground(at, status),
            self._on_highlight if chosen else self._written_in(at, status, quiet or absent),
            self._scripts[absent],
        )
        found = self._looks[kind] = Look(manner, self._shelf)
        return found

    def _ground(self, at: int, status: CaseStatus) -> QColor:
        """The tint of the verdict under the result, half of it under what else was computed, so
        that a page of rows stays calm."""
        column = self._runs.columns()[at]
        if field_of(column) is not None and status is not CaseStatus.UNANSWERED:
            return self._base
        tint = theme.tint(status_role(status), self._table.palette())
        return tint if column is RunColumn.RESULT else _between(tint, self._base)

    def _written_in(self, at: int, status: CaseStatus, quiet: bool) -> QColor:
        if self._runs.columns()[at] is RunColumn.RESULT:
            return self._role_ink(status_role(status))
        return self._role_ink(Role.QUIET) if quiet else self._ink

    def _role_ink(self, role: Role) -> QColor:
        if role not in self._inks:
            self._inks[role] = theme.color(role)
        return self._inks[role]


def _between(one: QColor, other: QColor) -> QColor:
    """The colour half-way between two."""
    return QColor.fromRgbF(
        (one.redF() + other.redF()) / 2,
        (one.greenF() + other.greenF()) / 2,
        (one.blueF() + other.blueF()) / 2,
    )


def _group(table: QTableView) -> QPalette.ColorGroup:
    if not table.isEnabled():
        return QPalette.ColorGroup.Disabled
    active = table.isActiveWindow()
    return QPalette.ColorGroup.Active if active else QPalette.ColorGroup.Inactive
