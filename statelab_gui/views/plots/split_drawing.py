"""Pairs of two sides: how they fell as bars of four parts, and the table of agreements."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_figures import Split, SplitFigure, SplitPanel
from statelab_gui.views.plots.report_look import (
    MIDDLE,
    RIGHT,
    bold,
    folded,
    hatch,
    series_ink,
    widest,
    write,
)
from statelab_gui.views.theme import Role

_ROW = 1.6  # lines of text that a bar's row is high
_MOST_LABEL = 0.4  # of the width that the names of rows take
_ORDER = (1, 0, 2, 3)  # only the first, both, only the second, neither: each side is one stretch


class SplitDrawing:
    """Each comparison: legend, bars, square and what was tested."""

    def __init__(self, figure: SplitFigure, look: MapLook) -> None:
        self._figure = figure
        self._look = look

    def height(self, width: float) -> float:
        """All panels, one below another."""
        between = 5 * self._look.gap * max(0, len(self._figure.panels) - 1)
        return sum(self._high(panel, width) for panel in self._figure.panels) + between

    def paint(self, painter: QPainter, width: float) -> None:
        """Draw every panel."""
        for panel, top in self._placed(width):
            self._panel(painter, panel, top, width)

    def told_at(self, point: QPointF, width: float) -> str:
        """The bar that the point is in the row of."""
        for panel, top in self._placed(width):
            begin = top + self._head(panel, width)
            at = (point.y() - begin) / (_ROW * self._look.line)
            if 0 <= at < len(panel.splits):
                return panel.splits[int(at)].told
        return ""

    def _placed(self, width: float) -> Iterator[tuple[SplitPanel, float]]:
        top = 0.0
        for panel in self._figure.panels:
            yield panel, top
            top += self._high(panel, width) + 5 * self._look.gap

    def _head(self, panel: SplitPanel, width: float) -> float:
        """Title and legend, with the room below them."""
        rows = 1 + max(row for row, _, _ in self._legend(panel, width))
        return (1.2 + 1.2 * rows) * self._look.line + 2 * self._look.gap

    def _high(self, panel: SplitPanel, width: float) -> float:
        look = self._look
        bars = len(panel.splits) * _ROW * look.line
        square = len(panel.square) * 1.3 * look.line
        note = len(folded(look, panel.note, width)) * look.line
        return self._head(panel, width) + bars + square + note + 4 * look.gap

    def _panel(self, painter: QPainter, panel: SplitPanel, top: float, width: float) -> None:
        look = self._look
        write(painter, look, QRectF(0, top, width, look.line), panel.title, font=bold(look))
        for (row, x, wide), part in zip(self._legend(panel, width), _ORDER, strict=True):
            y = top + 1.2 * look.line * (1 + row)
            box = QRectF(x, y + 0.1 * look.line, 1.4 * look.line, 0.8 * look.line)
            self._fill(painter, box, part, panel.simulated)
            left = box.right() + look.gap
            place = QRectF(left, y, x + wide - left, look.line)
            write(painter, look, place, panel.parts[part])
        y = top + self._head(panel, width)
        label = widest(look, [split.label for split in panel.splits]) + 3 * look.gap
        label = min(label, _MOST_LABEL * width)
        counts = widest(look, [split.n_text for split in panel.splits]) + 2 * look.gap
        for split in panel.splits:
            place = QRectF(0, y, label, _ROW * look.line)
            write(painter, look, place, split.label)
            bar = QRectF(label, y + 0.15 * look.line, width - label - counts, 1.3 * look.line)
            self._split(painter, split, bar, panel.simulated)
            place = QRectF(bar.right() + 2 * look.gap, y, counts, _ROW * look.line)
            write(painter, look, place, split.n_text)
            y += _ROW * look.line
        y = self._square(painter, panel, y + 2 * look.gap, width)
        for line in folded(look, panel.note, width):
            write(painter, look, QRectF(0, y, width, look.line), line)
            y += look.line

    def _split(self, painter: QPainter, split: Split, bar: QRectF, simulated: bool) -> None:
        look, total = self._look, sum(split.counts)
        left = bar.left()
        for part in _ORDER:
            count = split.counts[part]
            if not count:
                continue
            box = QRectF(left, bar.top(), bar.width() * count / total, bar.height())
            self._fill(painter, box, part, simulated)
            text = str(count)
            wide = look.text_metrics.horizontalAdvance(text) + look.gap
            if wide <= box.width():
                # on a piece of ground, so that it is read on any part
                place = QRectF(0, 0, wide, look.line)
                place.moveCenter(box.center())
                painter.fillRect(place, look.ground)
                write(painter, look, place, text, side=MIDDLE)
            left = box.right()

    def _fill(self, painter: QPainter, box: QRectF, part: int, simulated: bool) -> None:
        """Each part has a texture of its own; of simulated pairs none is full."""
        look = self._look
        first, second = series_ink(look, 0), series_ink(look, 1)
        quiet = look.color(Role.QUIET)
        ink = (quiet, first, second, quiet)[part]
        ground = QColor(look.ground)
        if part == 0 and not simulated:
            ground = look.tint(Role.HIDDEN)
        if part == 2 and not simulated:
            ground = QColor(second)
        painter.setPen(QPen(ink, look.hair))
        painter.setBrush(ground)
        painter.drawRect(box)
        if part == 1 or (part == 0 and simulated):
            hatch(painter, box, ink, look)
        if part == 2 and simulated:
            hatch(painter, box, ink, look, upright=True)

    def _square(self, painter: QPainter, panel: SplitPanel, y: float, width: float) -> float:
        look, high = self._look, 1.3 * self._look.line
        columns = max(map(len, panel.square), default=1)
        most = width / columns
        widths = [
            min(most, widest(look, [row[at] for row in panel.square]) + 4 * look.gap)
            for at in range(columns)
        ]
        for at, row in enumerate(panel.square):
            x = 0.0
            for column, text in enumerate(row):
                head = at == 0 or column == 0
                place = QRectF(x, y, widths[column], high)
                ink = look.color(Role.QUIET) if head else look.ink
                if column:
                    write(painter, look, place, text, ink=ink, side=RIGHT)
                else:
                    write(painter, look, place, text, ink=ink)
                x += widths[column]
            y += high
        return y + look.gap

    def _legend(self, panel: SplitPanel, width: float) -> list[tuple[int, float, float]]:
        """Row, left edge and width of the four parts' words."""
        look, row, x, placed = self._look, 0, 0.0, []
        for part in _ORDER:
            text = look.text_metrics.horizontalAdvance(panel.parts[part]) + 1
            wide = min(width, 1.4 * look.line + look.gap + text)
            if x and x + wide > width:
                row, x = row + 1, 0.0
            placed.append((row, x, wide))
            x += wide + 4 * look.gap
        return placed
