"""A histogram of counts that is looked at, and whose bars are chosen by hand or by key."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views.plots.histogram_drawing import Bars, Drawing
from statelab_gui.views.plots.map_look import MapLook

_LINES_HIGH = 12
_LINES_WIDE = 24


class Histogram(QWidget):
    """`bar_chosen(at)` tells of the bar that the reviewer is at, `bar_opened(at)` that Enter was
    pressed there or that it was clicked twice. Bars of nothing are passed over."""

    bar_chosen = Signal(int)
    bar_opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars = Bars()
        self._at: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def show_bars(self, bars: Bars) -> None:
        """Show these bars, none of them chosen."""
        self._bars = bars
        self._at = None
        self.setAccessibleDescription(bars.described)
        self.update()

    def bars(self) -> Bars:
        """What is shown."""
        return self._bars

    def chosen(self) -> int | None:
        """The place of the chosen bar; None when there is none."""
        return self._at

    def choose(self, at: int | None) -> None:
        """Choose a bar without telling; None chooses none."""
        self._at = at
        self.update()

    # what Qt asks

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(2 * _LINES_WIDE * line, 2 * _LINES_HIGH * line)

    def minimumSizeHint(self) -> QSize:
        """Room for the axis and a few bars."""
        line = self.fontMetrics().height()
        return QSize(_LINES_WIDE * line // 2, _LINES_HIGH * line // 2)

    @told(None)
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bars, the chosen one framed."""
        painter = QPainter(self)
        look = MapLook.of_screen(self.palette())
        self._drawing(look).paint(painter, self._at if self.isEnabled() else None)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Home and End go from bar to bar, Enter opens the chosen one."""
        full = self._bars.full()
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._at is not None:
            self.bar_opened.emit(self._at)
        elif key in _TURNS and full:
            self._go_to(_next(full, self._at, key))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the bar below the pointer."""
        at = self._bar_at(event)
        if event.button() is Qt.MouseButton.LeftButton and at is not None:
            self._go_to(at)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the bar below the pointer."""
        at = self._bar_at(event)
        if event.button() is Qt.MouseButton.LeftButton and at is not None:
            self.bar_opened.emit(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell of the bar below the pointer."""
        at = self._bar_at(event)
        if at is None:
            QToolTip.hideText()
            return
        told = f"<span>{escape(self._bars.bars[at].told)}</span>"
        QToolTip.showText(event.globalPosition().toPoint(), told, self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """A hand that comes by key finds a bar chosen."""
        super().focusInEvent(event)
        by_key = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        full = self._bars.full()
        if self._at is None and full and event.reason() in by_key:
            self._go_to(full[0])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.updateGeometry()
            self.update()

    def _drawing(self, look: MapLook) -> Drawing:
        return Drawing(self._bars, look, self.width(), self.height())

    def _bar_at(self, event: QMouseEvent) -> int | None:
        look = MapLook.of_screen(self.palette())
        return self._drawing(look).bar_at(event.position())

    def _go_to(self, at: int) -> None:
        self._at = at
        self.update()
        self.bar_chosen.emit(at)


_TURNS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Home: 0,
    Qt.Key.Key_End: 0,
}


def _next(full: Sequence[int], at: int | None, key: Qt.Key) -> int:
    """The bar that a key leads to from the bar `at`, among those that hold something."""
    if at is None or at not in full:
        return full[-1] if key is Qt.Key.Key_End else full[0]
    if key is Qt.Key.Key_Home:
        return full[0]
    if key is Qt.Key.Key_End:
        return full[-1]
    place = full.index(at) + _TURNS[key]
    return full[min(max(place, 0), len(full) - 1)]
