"""Cells of the run log drawn straight: a screen of them in a few milliseconds.

What the program computed stands on the tint of the row's verdict, what the reviewer fills in on
plain ground. It comes to what a delegate and the style would draw, at a small part of the cost:
nothing is asked of the model cell by cell, and the ground of neighbours is filled in one go. Fusion
is the style of the whole program, so that how it draws a cell is known.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QItemSelectionModel, QPointF, QRect, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPalette,
    QStaticText,
    QTransform,
)
from PySide6.QtWidgets import QTableView

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.models.run_columns import RunColumn, field_of, is_number
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.models.run_pages import Line
from statelab_gui.views import theme
from statelab_gui.views.labels.families import status_role
from statelab_gui.views.quiet_header import cell_margin, cell_padding
from statelab_gui.views.theme import Role

Span = tuple[int, int, int]
"""A column, its left edge and its width."""
_Laid = tuple[QStaticText, float, int]
_AS_IS = QTransform()
_TEXTS_KEPT = 20_000
_PLAIN = Qt.TextFormat.PlainText
_RIGHT_SIDE = Qt.TextElideMode.ElideRight


@dataclass(frozen=True)
class _Column:
    """A column of this painting; `right` is whether its text stands at the right of its `room`."""

    at: int
    left: int
    width: int
    right: bool
    room: int
    filled: bool
    result: bool


@dataclass(frozen=True)
class _Ground:
    """Neighbouring columns with the same ground."""

    left: int
    width: int
    whole: bool


class RunPainter:
    """Draws cells of `runs` for a table of rows of one height, and keeps the texts it laid out."""

    def __init__(self, table: QTableView, runs: RunLogModel) -> None:
        self._table = table
        self._runs = runs
        self._texts: dict[tuple[str, int, bool], _Laid] = {}
        self._key: object = None
        self._tints: dict[tuple[CaseStatus, bool], QBrush] = {}
        self._inks: dict[Role, QColor] = {}
        self._fonts = (QFont(), QFont())
        self._metrics = (QFontMetrics(QFont()), QFontMetrics(QFont()))
        self._pad = self._margin = 0

    def paint(self, painter: QPainter, area: QRect, spans: Sequence[Span]) -> None:
        """Draw the cells of these columns that meet the area, rows without a line left out."""
        down = self._table.verticalHeader()
        count = down.count()
        first = down.visualIndexAt(max(0, area.top()))
        if first < 0 or not spans:
            return
        last = down.visualIndexAt(area.bottom())
        rows = range(first, (last if last >= 0 else count - 1) + 1)
        self._learn()
        columns = [self._column(*span) for span in spans]
        painter.setFont(self._fonts[0])
        answered, unanswered = list(_grounds(columns, True)), list(_grounds(columns, False))
        chosen = self._chosen(rows)
        height = down.sectionSize(first)
        top = down.sectionViewportPosition(first)
        for row, line in zip(rows, self._runs.lines(rows), strict=True):
            if line is not None:
                replied = line.entry.run.reply_id is not None
                for ground in answered if replied else unanswered:
                    tint = self._tint(line.status, ground.whole)
                    painter.fillRect(ground.left, top, ground.width, height, tint)
            picked = self._picked(row, columns, chosen)
            for column in picked:
                painter.fillRect(column.left, top, column.width, height, self._highlight)
            if line is not None:
                self._write(painter, line, columns, picked, top, height)
            top += height

    # parts

    def _learn(self) -> None:
        """Begin anew where the font, the colours or the sharpness of the screen are others."""
        table = self._table
        palette = table.palette()
        group = _group(table)
        font = table.font()
        key = (font.key(), palette.cacheKey(), group, table.devicePixelRatioF())
        if key == self._key:
            return
        self._key = key
        self._texts.clear()
        self._tints.clear()
        self._inks.clear()
        self._highlight = palette.brush(group, QPalette.ColorRole.Highlight)
        self._on_highlight = palette.color(group, QPalette.ColorRole.HighlightedText)
        self._ink = palette.color(group, QPalette.ColorRole.Text)
        slanted = QFont(font)
        slanted.setItalic(True)
        self._fonts = (font, slanted)
        self._metrics = (QFontMetrics(font), QFontMetrics(slanted))
        self._pad, self._margin = cell_padding(table), cell_margin(table)

    def _column(self, at: int, left: int, width: int) -> _Column:
        column = self._runs.columns()[at]
        filled, result = field_of(column) is not None, column is RunColumn.RESULT
        room = width - self._pad - self._margin
        return _Column(at, left, width, is_number(column), room, filled, result)

    def _tint(self, status: CaseStatus, whole: bool) -> QBrush:
        key = (status, whole)
        if key not in self._tints:
            self._tints[key] = _ground_of(status_role(status), self._table.palette(), whole)
        return self._tints[key]

    def _role_ink(self, role: Role) -> QColor:
        if role not in self._inks:
            self._inks[role] = theme.color(role)
        return self._inks[role]

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

    def _picked(
        self, row: int, columns: list[_Column], chosen: list[tuple[range, range]]
    ) -> list[_Column]:
        here = [across for down, across in chosen if row in down]
        if not here:
            return []
        return [column for column in columns if any(column.at in across for across in here)]

    def _write(
        self,
        painter: QPainter,
        line: Line,
        columns: list[_Column],
        picked: list[_Column],
        top: int,
        height: int,
    ) -> None:
        quiet = line.status is CaseStatus.UNANSWERED or line.entry.run.superseded
        grey = self._role_ink(Role.QUIET)
        plain, absent_here = grey if quiet else self._ink, line.absent
        texts, pad, told, draw = self._texts, self._pad, line.text, painter.drawStaticText
        ink: QColor | None = None
        slanted = False
        for column in columns:
            at = column.at
            text = told(at)
            if not text:
                continue
            absent = at in absent_here
            if picked and column in picked:
                wanted = self._on_highlight
            elif column.result:
                wanted = self._role_ink(status_role(line.status))
            else:
                wanted = grey if absent else plain
            if wanted is not ink:
                painter.setPen(wanted)
                ink = wanted
            if absent is not slanted:
                painter.setFont(self._fonts[absent])
                slanted = absent
            key = (text, column.room, absent)
            laid, wide, tall = texts.get(key) or self._lay_out(key)
            x = column.left + (column.width - pad - wide if column.right else pad)
            draw(QPointF(x, top + (height - tall) // 2), laid)
        if slanted:
            painter.setFont(self._fonts[0])

    def _lay_out(self, key: tuple[str, int, bool]) -> _Laid:
        """A text laid out in a room, upright or slanted; how wide and how tall it is."""
        if len(self._texts) >= _TEXTS_KEPT:
            self._texts.clear()
        text, room, slanted = key
        laid = QStaticText(self._metrics[slanted].elidedText(text, _RIGHT_SIDE, room))
        laid.setTextFormat(_PLAIN)  # a note may look like markup
        laid.prepare(_AS_IS, self._fonts[slanted])
        size = laid.size()
        found = self._texts[key] = (laid, size.width(), int(size.height()))
        return found


def _ground_of(role: Role, palette: QPalette, whole: bool) -> QBrush:
    """The ground of a role; half of it beside the result, so that a page of rows stays calm."""
    tint, base = theme.tint(role, palette), palette.color(QPalette.ColorRole.Base)
    return QBrush(tint if whole else _between(tint, base))


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


def _grounds(columns: Iterable[_Column], answered: bool) -> Iterable[_Ground]:
    """The tinted grounds of a row: computed columns, or of one not answered all of them."""
    left = right = 0
    for column in columns:
        if column.filled and answered:
            continue
        if column.result:
            yield _Ground(column.left, column.width, True)
        elif right > left and column.left == right:
            right += column.width
        else:
            if right > left:
                yield _Ground(left, right - left, False)
            left, right = column.left, column.left + column.width
    if right > left:
        yield _Ground(left, right - left, False)
