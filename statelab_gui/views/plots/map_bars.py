"""The scroll bars of a state map: which updates and which cells are seen."""

from PySide6.QtCore import QObject, QSignalBlocker, Qt
from PySide6.QtWidgets import QScrollBar

from statelab_gui.views.plots.map_canvas import MapCanvas

_PARTS = 16  # steps of the bar an update


class MapBars(QObject):
    """Two bars that follow a canvas and scroll it, each there only while something is out of view.

    The lower one keeps its room, or zooming in would move the map under the pointer.
    """

    def __init__(self, canvas: MapCanvas) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.across = QScrollBar(Qt.Orientation.Horizontal)
        self.down = QScrollBar(Qt.Orientation.Vertical)
        for bar in (self.across, self.down):
            bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            bar.hide()
        keep = self.across.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self.across.setSizePolicy(keep)
        self.retranslate()

        canvas.view_changed.connect(self._follow)
        self.across.valueChanged.connect(self._scroll_across)
        self.down.valueChanged.connect(canvas.scroll_rows)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.across.setAccessibleName(self.tr("Which updates are seen"))
        self.down.setAccessibleName(self.tr("Which cells are seen"))

    def _follow(self) -> None:
        frame, shown = self._canvas.frame, self._canvas.facts is not None
        span = frame.right - frame.left
        rest = round((frame.updates - frame.first + 1 - span) * _PARTS)
        hidden = round(frame.rows * frame.row - frame.strip)
        with QSignalBlocker(self.across), QSignalBlocker(self.down):
            self.across.setVisible(shown and rest > 0)
            self.across.setRange(0, max(0, rest))
            self.across.setPageStep(max(1, round(span * _PARTS)))
            self.across.setSingleStep(max(1, round(span * _PARTS / 10)))
            self.across.setValue(round((frame.left - frame.first + 0.5) * _PARTS))
            self.down.setVisible(shown and hidden > 0)
            self.down.setRange(0, max(0, hidden))
            self.down.setPageStep(max(1, int(frame.strip)))
            self.down.setSingleStep(max(1, int(frame.row)))
            self.down.setValue(round(frame.shift))

    def _scroll_across(self, value: int) -> None:
        frame = self._canvas.frame
        self._canvas.pan(frame.first - 0.5 + value / _PARTS - frame.left)
