"""Mouse and keys on a state map: what they wish of it."""

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QToolTip

from statelab_gui.views.plots.map_canvas import MapCanvas
from statelab_gui.views.plots.map_words import tip_text

_A_NOTCH = 120  # eighths of a degree that a notch of a wheel turns
_ZOOM = 1.25
_PANNING = Qt.MouseButton.MiddleButton | Qt.MouseButton.RightButton


class MapHand(QObject):
    """Watches a canvas and its viewport; each signal is a wish.

    A click steps and chooses the cell under it; a drag with the left button chooses a range of
    updates, Shift with a stepping key makes one as long as the way stepped. The middle and the
    right button drag the view, as the left one does while `set_panning` is on. The wheel zooms
    about the pointer, with Shift or sideways it pans.
    """

    step_wished = Signal(int)
    cell_wished = Signal(int)
    range_wished = Signal(int, int)
    range_going_on = Signal(int, int)
    no_range_wished = Signal()
    fit_wished = Signal()

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._pressed: QPointF | None = None
        self._dragging = False
        self._pans = False
        self._last = QPointF()
        self._anchor: int | None = None
        self._panning = False

        canvas.viewport().installEventFilter(self)
        canvas.installEventFilter(self)

    def set_panning(self, on: bool) -> None:
        """Whether the left button drags the view; the pointer shows it."""
        self._panning = on
        viewport = self._canvas.viewport()
        if on:
            viewport.setCursor(Qt.CursorShape.OpenHandCursor)
        else:
            viewport.unsetCursor()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._canvas.facts is None:
            return False
        if watched is self._canvas:
            return isinstance(event, QKeyEvent) and self._key(event)
        if isinstance(event, QMouseEvent):
            return self._mouse(event)
        if isinstance(event, QWheelEvent):
            return self._wheel(event)
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            return self._tip(event)
        return False

    # the mouse

    def _mouse(self, event: QMouseEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            self._press(event)
        elif kind == QEvent.Type.MouseMove:
            self._move(event)
        elif kind == QEvent.Type.MouseButtonRelease:
            self._release(event)
        elif kind == QEvent.Type.MouseButtonDblClick:
            if event.button() == Qt.MouseButton.LeftButton:
                self._pressed = None
                self.fit_wished.emit()
        else:
            return False
        return True

    def _press(self, event: QMouseEvent) -> None:
        self._canvas.setFocus(Qt.FocusReason.MouseFocusReason)
        self._pressed = self._last = event.position()
        self._dragging = False
        self._pans = self._panning or bool(event.button() & _PANNING)

    def _move(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._pressed is None:
            return
        far = (at - self._pressed).manhattanLength() >= QApplication.startDragDistance()
        if not self._dragging and not far:
            return
        self._dragging = True
        frame = self._canvas.frame
        if self._pans:
            self._canvas.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            self._canvas.pan((self._last.x() - at.x()) / frame.per_update)
            self._canvas.scroll_rows(frame.shift + self._last.y() - at.y())
        else:
            self._pan_at_edge(at)
            self.range_going_on.emit(*self._dragged(at))
        self._last = at

    def _release(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        self.set_panning(self._panning)
        if pressed is None:
            return
        at = event.position()
        if self._dragging and not self._pans:
            self.range_wished.emit(*self._dragged(at, pressed))
        elif not self._dragging and event.button() == Qt.MouseButton.LeftButton:
            self._click(at)
        self._dragging = False

    def _click(self, at: QPointF) -> None:
        frame = self._canvas.frame
        row = frame.row_at(at.y())
        if row is not None:
            self.cell_wished.emit(row)
        if frame.gutter <= at.x() <= frame.gutter + frame.width:
            self._anchor = None
            self.step_wished.emit(frame.update_at(at.x()))

    def _dragged(self, at: QPointF, pressed: QPointF | None = None) -> tuple[int, int]:
        frame, facts = self._canvas.frame, self._canvas.facts
        assert facts is not None
        start = pressed or self._pressed or at
        if self._anchor is None:
            self._anchor = frame.update_at(start.x())
        ends = self._anchor, frame.update_at(at.x())
        if pressed is not None:
            self._anchor = None
        return min(ends), max(ends)

    def _pan_at_edge(self, at: QPointF) -> None:
        """Beyond an edge the view follows, the faster the further."""
        frame = self._canvas.frame
        over = at.x() - (frame.gutter + frame.width) if at.x() > frame.gutter else 0
        under = min(0.0, at.x() - frame.gutter)
        if max(over, 0) or under:
            if self._anchor is None and self._pressed is not None:
                self._anchor = frame.update_at(self._pressed.x())
            self._canvas.pan((max(over, 0) + under) / frame.per_update / 4)

    def _wheel(self, event: QWheelEvent) -> bool:
        frame = self._canvas.frame
        turn = event.angleDelta()
        sideways = turn.x() if abs(turn.x()) > abs(turn.y()) else 0
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            sideways = turn.x() or turn.y()
        if sideways:
            self._canvas.pan(-sideways / _A_NOTCH * (frame.right - frame.left) / 8)
        elif turn.y():
            about = frame.left + (event.position().x() - frame.gutter) / frame.per_update
            about = min(max(about, frame.left), frame.right)
            self._canvas.zoom(_ZOOM ** (-turn.y() / _A_NOTCH), about)
        event.accept()
        return True

    def _tip(self, event: QHelpEvent) -> bool:
        frame, facts = self._canvas.frame, self._canvas.facts
        at = QPointF(event.pos())
        if facts is None or not frame.gutter <= at.x() <= frame.gutter + frame.width:
            QToolTip.hideText()
            return True
        text = tip_text(facts, frame.update_at(at.x()), frame.row_at(at.y()))
        QToolTip.showText(event.globalPos(), text, self._canvas.viewport())
        return True

    # the keys

    def _key(self, event: QKeyEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress:
            return False
        key = Qt.Key(event.key())
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        shift = Qt.KeyboardModifier.ShiftModifier
        to = self._stepped(key)
        if to is not None and held in (Qt.KeyboardModifier.NoModifier, shift):
            self._step(to, held == shift)
            return True
        if held not in (Qt.KeyboardModifier.NoModifier, shift):
            return False
        return self._other_key(key)

    def _stepped(self, key: Qt.Key) -> int | None:
        facts = self._canvas.facts
        assert facts is not None
        at = facts.step
        return {
            Qt.Key.Key_Left: at - 1,
            Qt.Key.Key_Right: at + 1,
            Qt.Key.Key_PageUp: at - facts.move,
            Qt.Key.Key_PageDown: at + facts.move,
            Qt.Key.Key_Home: facts.first,
            Qt.Key.Key_End: facts.updates,
        }.get(key)

    def _step(self, to: int, choosing: bool) -> None:
        facts = self._canvas.facts
        assert facts is not None
        before, to = facts.step, facts.clamped(to)
        if choosing:
            self._anchor = before if self._anchor is None else self._anchor
            anchor = self._anchor
            self.step_wished.emit(to)
            self.range_wished.emit(min(anchor, to), max(anchor, to))
            self._anchor = anchor
        else:
            self._anchor = None
            self.step_wished.emit(to)

    def _other_key(self, key: Qt.Key) -> bool:
        facts = self._canvas.facts
        assert facts is not None
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            down = key == Qt.Key.Key_Down
            row = (0 if down else len(facts.cells) - 1) if facts.cell is None else facts.cell
            if facts.cell is not None:
                row = min(max(0, row + (1 if down else -1)), len(facts.cells) - 1)
            self.cell_wished.emit(row)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self._canvas.zoom(1 / _ZOOM, facts.step)
        elif key == Qt.Key.Key_Minus:
            self._canvas.zoom(_ZOOM, facts.step)
        elif key == Qt.Key.Key_0:
            self.fit_wished.emit()
        elif key == Qt.Key.Key_Escape and facts.range is not None:
            self._anchor = None
            self.no_range_wished.emit()
        else:
            return False
        return True
