"""Shares against length on a logarithmic axis, a panel for each examinee and form."""

import itertools
import math
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPalette, QPen, QPolygonF

from statelab_gui.views.plots.curve_legend import draw_legend, legend_height
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_figures import Curve, CurveFigure, CurvePanel, Spot
from statelab_gui.views.plots.report_look import (
    MIDDLE,
    RIGHT,
    bold,
    draw_marker,
    folded,
    radius,
    series_ink,
    series_pen,
    widest,
    write,
)
from statelab_gui.views.theme import Role

_NARROWEST = 22  # lines of text that a panel is wide at least
_MOST_BESIDE = 3
_PLOT_LINES = 11
_CLOSE_NARROWEST, _CLOSE_LINES = 15, 8
_SHARES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
_FIT_POINTS = 60


class CurveDrawing:
    """The panels in as many columns as have room, below one legend for all; `close` makes them
    smaller and leaves their horizons to be told elsewhere."""

    def __init__(self, figure: CurveFigure, look: MapLook, *, close: bool = False) -> None:
        self._figure = figure
        self._close = close
        self._look = look
        self._known: dict[float, list[tuple[CurvePanel, QRectF]]] = {}  # places, by width
        self._percents = [f"{round(100 * share)} %" for share in _SHARES]

    def height(self, width: float) -> float:
        """The legend, and the panels row by row."""
        rows = self._rows(width)
        top = legend_height(self._figure.legend, self._look, width)
        between = 3 * self._look.gap * max(0, len(rows) - 1)
        return top + sum(high for _, high in rows) + between

    def paint(self, painter: QPainter, width: float) -> None:
        """Draw the legend and every panel."""
        draw_legend(painter, self._figure.legend, self._look, width)
        for panel, place in self._placed(width):
            _Panel(self, panel, place).paint(painter)

    def told_at(self, point: QPointF, width: float) -> str:
        """The point of a curve that is near."""
        for panel, place in self._placed(width):
            if place.contains(point):
                return _Panel(self, panel, place).told_at(point)
        return ""

    @property
    def figure(self) -> CurveFigure:
        """What is drawn."""
        return self._figure

    @property
    def look(self) -> MapLook:
        """What it is drawn with."""
        return self._look

    @property
    def percents(self) -> list[str]:
        """The labels of the upward axis."""
        return self._percents

    @property
    def head_lines(self) -> float:
        """How many lines of text stand above the axes."""
        return 4.5 if any(panel.recipe for panel in self._figure.panels) else 3.5

    @property
    def plot_lines(self) -> int:
        """How many lines of text the axes are high."""
        return _CLOSE_LINES if self._close else _PLOT_LINES

    @cached_property
    def gutter(self) -> float:
        """The room for names and percents at the left of every panel."""
        names = [curve.name for panel in self._figure.panels for curve in panel.curves]
        sign = 2 * radius(self._look) + 2 * self._look.gap
        named = sign + widest(self._look, [*names, self._figure.n_title])
        return max(named, widest(self._look, self._percents)) + 2 * self._look.gap

    def _beside(self, width: float) -> int:
        narrowest = (_CLOSE_NARROWEST if self._close else _NARROWEST) * self._look.line
        most = min(_MOST_BESIDE, max(1, len(self._figure.panels)))
        most = _MOST_BESIDE if self._close else most  # the last row of a figure in pieces too
        return max(1, min(most, int(width / narrowest)))

    def _rows(self, width: float) -> list[tuple[list[CurvePanel], float]]:
        beside = self._beside(width)
        wide = self._wide(width)
        panels = self._figure.panels
        rows = [list(panels[at : at + beside]) for at in range(0, len(panels), beside)]
        return [(row, max(self._high(panel, wide) for panel in row)) for row in rows]

    def _wide(self, width: float) -> float:
        beside = self._beside(width)
        return (width - (beside - 1) * 4 * self._look.gap) / beside

    def _high(self, panel: CurvePanel, wide: float) -> float:
        told = sum(len(lines) for lines in self.horizons(panel, wide))
        lines = self.head_lines + self.plot_lines + 3 + len(panel.curves) + told
        return lines * self._look.line + 3 * self._look.gap

    def horizons(self, panel: CurvePanel, wide: float) -> list[list[str]]:
        """The lines that tell of each curve's horizon."""
        room = wide - 2 * radius(self._look) - 2 * self._look.gap
        return [
            folded(self._look, curve.horizon, room) if curve.horizon and not self._close else []
            for curve in panel.curves
        ]

    def _placed(self, width: float) -> list[tuple[CurvePanel, QRectF]]:
        if width not in self._known:
            self._known = {width: self._placing(width)}
        return self._known[width]

    def _placing(self, width: float) -> list[tuple[CurvePanel, QRectF]]:
        wide = self._wide(width)
        y = legend_height(self._figure.legend, self._look, width)
        placed = []
        for row, high in self._rows(width):
            for at, panel in enumerate(row):
                left = at * (wide + 4 * self._look.gap)
                placed.append((panel, QRectF(left, y, wide, high)))
            y += high + 3 * self._look.gap
        return placed


class _Panel:
    """One panel in its place."""

    def __init__(self, drawing: CurveDrawing, panel: CurvePanel, place: QRectF) -> None:
        self._drawing = drawing
        self._look = look = drawing.look
        self._panel = panel
        self._place = place
        top = place.top() + drawing.head_lines * look.line + look.gap
        left = place.left() + drawing.gutter
        width = place.right() - left - look.gap
        self._room = QRectF(left, top, width, drawing.plot_lines * look.line)
        self._lengths = sorted({spot.length for c in panel.curves for spot in c.spots})

    def paint(self, painter: QPainter) -> None:
        """Draw heads, grid, curves, counts and horizons."""
        self._heads(painter)
        self._grid(painter)
        for at, curve in enumerate(self._panel.curves):
            self._fit(painter, curve)
            self._crossings(painter, curve, at)
        for at, curve in enumerate(self._panel.curves):
            for spot in curve.spots:
                self._spot(painter, curve, spot, at)
        y = self._counts(painter)
        self._horizons(painter, y)

    def told_at(self, point: QPointF) -> str:
        """The nearest point of a curve, if one is near."""
        near = [
            ((self._at(spot, at) - point).manhattanLength(), spot.told)
            for at, curve in enumerate(self._panel.curves)
            for spot in curve.spots
        ]
        distance, told = min(near, default=(math.inf, ""))
        return told if distance < 2 * radius(self._look) else ""

    def _heads(self, painter: QPainter) -> None:
        look, place = self._look, self._place
        head = QRectF(place.left(), place.top(), place.width(), look.line)
        write(painter, look, head, self._panel.title, font=bold(look))
        head.translate(0, look.line)
        write(painter, look, head, self._panel.subtitle, ink=look.color(Role.QUIET))
        head.translate(0, look.line)
        if self._panel.recipe:
            write(painter, look, head, self._panel.recipe, ink=look.color(Role.QUIET))
            head.translate(0, look.line)
        write(painter, look, head, self._drawing.figure.up, ink=look.color(Role.QUIET))

    def _x(self, length: float) -> float:
        room, inner = self._room, 0.06 * self._room.width() + radius(self._look)
        low, high = math.log(self._lengths[0]), math.log(self._lengths[-1])
        if high == low:
            return room.center().x()
        share = (math.log(length) - low) / (high - low)
        return room.left() + inner + share * (room.width() - 2 * inner)

    def _y(self, rate: float) -> float:
        return self._room.bottom() - rate * self._room.height()

    def _aside(self, at: int) -> float:
        """Curves of one length stand beside each other, in the order of the legend."""
        return (at - (len(self._panel.curves) - 1) / 2) * 2 * radius(self._look)

    def _at(self, spot: Spot, at: int) -> QPointF:
        return QPointF(self._x(spot.length) + self._aside(at), self._y(spot.rate))

    def _grid(self, painter: QPainter) -> None:
        look, room = self._look, self._room
        faint = QPen(look.palette.color(QPalette.ColorRole.Mid), look.hair)
        for share, text in zip(_SHARES, self._drawing.percents, strict=True):
            y = self._y(share)
            painter.setPen(QPen(look.ink, look.hair) if share == 0 else faint)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            place = QRectF(self._place.left(), y - look.line / 2, 0, look.line)
            place.setRight(room.left() - look.gap)
            write(painter, look, place, text, ink=look.color(Role.QUIET), side=RIGHT)
        painter.setPen(QPen(look.ink, look.hair))
        free = -math.inf
        for length in self._lengths:
            text, x = str(length), self._x(length)
            painter.drawLine(QPointF(x, room.bottom()), QPointF(x, room.bottom() + look.gap))
            wide = look.text_metrics.horizontalAdvance(text)
            if x - wide / 2 < free:
                continue
            free = x + wide / 2 + look.gap
            place = QRectF(x - wide, room.bottom() + look.gap, 2 * wide, look.line)
            write(painter, look, place, text, side=MIDDLE)
            painter.setPen(QPen(look.ink, look.hair))
        place = QRectF(room.left(), room.bottom() + look.gap + look.line, room.width(), look.line)
        across = self._drawing.figure.across
        write(painter, look, place, across, ink=look.color(Role.QUIET), side=MIDDLE)

    def _fit(self, painter: QPainter, curve: Curve) -> None:
        if curve.fit is None or len(curve.spots) < 2:
            return
        intercept, slope = curve.fit
        low, high = (math.log(curve.spots[at].length) for at in (0, -1))
        points = []
        for at in range(_FIT_POINTS + 1):
            log = low + (high - low) * at / _FIT_POINTS
            rate = 0.5 * (1 + math.tanh((intercept + slope * log) / 2))
            points.append(QPointF(self._x(math.exp(log)), self._y(rate)))
        painter.setPen(series_pen(self._look, curve.style))
        painter.drawPolyline(QPolygonF(points))

    def _crossings(self, painter: QPainter, curve: Curve, at: int) -> None:
        look, room = self._look, self._room
        painter.setPen(QPen(series_ink(look, curve.style), look.hair))
        inside = (self._lengths[0], self._lengths[-1])
        for mark in curve.crossings:
            x, y = self._x(mark.length), self._y(mark.share)
            painter.drawLine(QPointF(x, y), QPointF(x, room.bottom()))
            if mark.low is None or mark.high is None:
                continue
            low, high = (self._x(min(max(e, inside[0]), inside[1])) for e in (mark.low, mark.high))
            aside = y + self._aside(at) / 4
            cap = look.gap
            painter.drawLine(QPointF(low, aside), QPointF(high, aside))
            for end in (low, high):
                painter.drawLine(QPointF(end, aside - cap), QPointF(end, aside + cap))

    def _spot(self, painter: QPainter, curve: Curve, spot: Spot, at: int) -> None:
        look, middle = self._look, self._at(spot, at)
        if spot.low is not None and spot.high is not None:
            painter.setPen(QPen(series_ink(look, curve.style), look.hair * 1.5))
            low, high = self._y(spot.low), self._y(spot.high)
            painter.drawLine(QPointF(middle.x(), low), QPointF(middle.x(), high))
            for y in (low, high):
                cap = radius(look) / 2
                painter.drawLine(QPointF(middle.x() - cap, y), QPointF(middle.x() + cap, y))
        draw_marker(painter, look, curve.style, middle, hollow=self._panel.simulated)

    def _counts(self, painter: QPainter) -> float:
        """How many trials each point is of; returns where that ends."""
        look, room = self._look, self._room
        y = room.bottom() + look.gap + 2 * look.line
        head = QRectF(self._place.left(), y, self._drawing.gutter, look.line)
        write(painter, look, head, self._drawing.figure.n_title, ink=look.color(Role.QUIET))
        for at, curve in enumerate(self._panel.curves):
            row = QRectF(self._place.left(), y + (at + 1) * look.line, 0, look.line)
            side = radius(look)
            sign = QPointF(row.left() + side + look.gap / 2, row.center().y())
            draw_marker(painter, look, curve.style, sign, hollow=self._panel.simulated)
            row.setLeft(row.left() + 2 * side + 2 * look.gap)
            row.setRight(room.left() - look.gap)
            write(painter, look, row, curve.name)
            if self._have_room(curve):
                for spot in curve.spots:
                    wide = look.text_metrics.horizontalAdvance(str(spot.n))
                    place = QRectF(self._x(spot.length) - wide, row.top(), 2 * wide, look.line)
                    write(painter, look, place, str(spot.n), side=MIDDLE)
            else:
                place = QRectF(room.left(), row.top(), room.width(), look.line)
                write(painter, look, place, self._summed(curve), side=MIDDLE)
        return y + (len(self._panel.curves) + 1) * look.line

    def _have_room(self, curve: Curve) -> bool:
        wide = widest(self._look, [str(spot.n) for spot in curve.spots]) + self._look.gap
        places = [self._x(spot.length) for spot in curve.spots]
        return all(b - a >= wide for a, b in itertools.pairwise(places))

    def _summed(self, curve: Curve) -> str:
        fewest = min(spot.n for spot in curve.spots)
        most = max(spot.n for spot in curve.spots)
        counts = str(most) if fewest == most else f"{fewest}–{most}"
        return self._drawing.figure.each.format(n=counts)

    def _horizons(self, painter: QPainter, y: float) -> None:
        look, side = self._look, radius(self._look)
        y += look.gap
        told = self._drawing.horizons(self._panel, self._place.width())
        for curve, lines in zip(self._panel.curves, told, strict=True):
            for at, line in enumerate(lines):
                left = self._place.left() + 2 * side + 2 * look.gap
                if at == 0:
                    sign = QPointF(self._place.left() + side + look.gap / 2, y + look.line / 2)
                    draw_marker(painter, look, curve.style, sign, hollow=self._panel.simulated)
                place = QRectF(left, y, self._place.right() - left, look.line)
                write(painter, look, place, line)
                y += look.line
