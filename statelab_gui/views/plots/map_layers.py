"""The layers of a state map's scene: still ones kept as pictures, and those that move."""

from collections.abc import Callable, Iterable

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPalette, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views.plots.map_facts import MapFacts
from statelab_gui.views.plots.map_frame import MapFrame
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.theme import Role

_TINT = 0.16
"""How much of the chosen range's colour covers the squares."""


class Still(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """Keeps what `draw` drew as a picture, so that anything moving over it costs a copy of pixels.

    The picture is drawn anew when it is painted after `forget`, or when what it is of has changed.
    """

    def __init__(self, draw: Callable[[QRectF], QImage | None], z: float) -> None:
        super().__init__()
        self._draw = draw
        self._rect = QRectF()
        self._of: object = None
        self._picture: QImage | None = None
        self.setZValue(z)

    def place(self, rect: QRectF, of: object) -> None:
        """Lie in another rectangle of the scene, a picture of other things."""
        if rect != self._rect:
            self.prepareGeometryChange()
        elif of == self._of:
            return
        self._rect, self._of = QRectF(rect), of
        self.forget()

    def forget(self) -> None:
        """What is shown is no longer so."""
        self._picture = None
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    @told(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._picture is None:
            self._picture = self._draw(self._rect)
        if self._picture is not None:
            painter.drawImage(self._rect.topLeft(), self._picture)


class Moving(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph has no types
    """Draws live, each time anything under it is painted; `moved` names the part that changed."""

    def __init__(self, draw: Callable[[QPainter], None], z: float) -> None:
        super().__init__()
        self._draw = draw
        self._rect = QRectF()
        self.setZValue(z)

    def place(self, rect: QRectF) -> None:
        """Lie in another rectangle of the scene."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self.update()

    def moved(self, *parts: QRectF) -> None:
        """These parts are to be painted anew."""
        for part in parts:
            if not part.isNull():
                self.update(part)

    def boundingRect(self) -> QRectF:
        return self._rect

    @told(None)
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        self._draw(painter)


def step_parts(
    frame: MapFrame, look: MapLook, k: int, numbers: Iterable[QRectF]
) -> tuple[QRectF, QRectF]:
    """What the marks of the current step take: the outline, and the number on the axis with the
    rooms of those `numbers` of the axis that it hides."""
    outline, badge = _step_marks(frame, look, k)
    for room in _hidden(badge, numbers):
        badge = badge.united(room)
    return outline, badge


def _hidden(badge: QRectF, numbers: Iterable[QRectF]) -> list[QRectF]:
    """The rooms that the number of the step reaches into."""
    return [room for room in numbers if room.intersects(badge)]


def _step_marks(frame: MapFrame, look: MapLook, k: int) -> tuple[QRectF, QRectF]:
    line = 2 * look.hair
    squares = frame.column_rect(k)
    least = 3 * line
    if squares.width() < least:
        squares = QRectF(squares.center().x() - least / 2, squares.top(), least, squares.height())
    outline = squares.adjusted(-line, -line, line, line)
    wide = look.text_metrics.horizontalAdvance(frame.number(k)) + 2 * look.gap
    right = frame.gutter + frame.width
    left = min(max(frame.gutter, squares.center().x() - wide / 2), right - wide)
    badge = QRectF(left, frame.strip_bottom + look.hair, wide, frame.axis - look.hair)
    return outline, badge


def draw_step(
    painter: QPainter, frame: MapFrame, look: MapLook, k: int, numbers: Iterable[QRectF]
) -> None:
    """The outline of the current step's squares and its number on the axis: a number there that
    it would cut is left out."""
    outline, badge = _step_marks(frame, look, k)
    if outline.right() < frame.gutter or outline.left() > frame.gutter + frame.width:
        return
    line = 2 * look.hair
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.color(Role.STEP), line))
    painter.drawRect(outline.adjusted(line / 2, line / 2, -line / 2, -line / 2))
    for room in _hidden(badge, numbers):
        painter.fillRect(room, look.palette.color(QPalette.ColorRole.Window))
    painter.setPen(QPen(look.color(Role.STEP), look.hair))
    painter.setBrush(look.tint(Role.STEP))
    half = look.hair / 2
    painter.drawRect(badge.adjusted(half, half, -half, -half))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setFont(look.text)
    painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), frame.number(k))


def range_part(frame: MapFrame, look: MapLook, chosen: tuple[int, int] | None) -> QRectF:
    """What a chosen range takes of the scene."""
    if chosen is None:
        return QRectF()
    band = frame.column_rect(*chosen).intersected(frame.strip_rect)
    lane = QRectF(band.left(), frame.flags, band.width(), frame.signs)
    return band.united(lane).adjusted(-2 * look.hair, 0, 2 * look.hair, 0)


def draw_range(
    painter: QPainter, frame: MapFrame, look: MapLook, chosen: tuple[int, int] | None
) -> None:
    """The chosen range: a veil over lane and squares, with an edge at either end."""
    part = range_part(frame, look, chosen)
    if chosen is None or part.isNull():
        return
    veil = look.color(Role.STEP)
    veil.setAlphaF(_TINT)
    painter.fillRect(part.adjusted(2 * look.hair, 0, -2 * look.hair, 0), veil)
    painter.setPen(QPen(look.color(Role.STEP), look.hair, Qt.PenStyle.DashLine))
    for at in (chosen[0] - 0.5, chosen[1] + 0.5):
        x = frame.snapped(frame.x_of(at))
        if frame.gutter <= x <= frame.gutter + frame.width:
            painter.drawLine(QPointF(x, part.top()), QPointF(x, part.bottom()))


def draw_focus(painter: QPainter, frame: MapFrame, look: MapLook) -> None:
    """The frame around the strip that has the keys."""
    line = 2 * look.hair
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.palette.color(QPalette.ColorRole.Accent), line))
    around = frame.strip_rect.adjusted(-line / 2, -line / 2, line / 2, line / 2)
    painter.drawRect(around)


def draw_row(painter: QPainter, frame: MapFrame, look: MapLook, facts: MapFacts) -> None:
    """Lines above and below the row of the chosen cell."""
    if facts.cell is None:
        return
    row = frame.row_rect(facts.cell)
    if row.isEmpty():
        return
    painter.setPen(QPen(look.color(Role.STEP), look.hair, Qt.PenStyle.DotLine))
    painter.drawLine(row.topLeft(), row.topRight())
    painter.drawLine(row.bottomLeft(), row.bottomRight())
