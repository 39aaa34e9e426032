"""The line above the state map: fold it, map or table, zoom, and the range chosen for probing."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QWidget

from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.segments import Segments


class MapHead(QWidget):
    """Buttons only; but for folding, what they do is the map part's.

    `folded(bool)` tells that the reviewer put the map away or brought it back.
    """

    folded = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._range: tuple[int, int] | None = None
        self._writable = True
        self._of_map = True
        self._open = True
        self.fold = QToolButton()
        self.probe_range = QPushButton()
        self.view = Segments(2)
        self.zoom_out = QToolButton()
        self.zoom_in = QToolButton()
        self.fit = QToolButton()

        self.fold.setAutoRaise(True)
        self.fold.setArrowType(Qt.ArrowType.DownArrow)
        self.fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.fold.setFont(theme.section_font())
        icons.set_icon(self.zoom_out, "minus")
        icons.set_icon(self.zoom_in, "add")
        icons.set_icon(self.fit, "fit")
        icons.set_icon(self.probe_range, "probe")
        for button in (self.fold, self.zoom_out, self.zoom_in, self.fit):
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for button in (self.zoom_out, self.zoom_in):
            button.setAutoRepeat(True)
        self._lay_out()
        self.set_range(None)
        self.retranslate()

        self.fold.clicked.connect(lambda: self.set_open(not self._open))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(1))
        row.addWidget(self.fold)
        row.addStretch(1)
        row.addWidget(self.probe_range)
        row.addSpacing(theme.space(2))
        row.addWidget(self.zoom_out)
        row.addWidget(self.zoom_in)
        row.addWidget(self.fit)
        row.addSpacing(theme.space(2))
        row.addWidget(self.view)

    def is_open(self) -> bool:
        """Whether the map is to be seen."""
        return self._open

    def set_open(self, opened: bool) -> None:
        """Show the map or put it away, and tell so."""
        if opened != self._open:
            self._open = opened
            self._show_open()
            self.folded.emit(not opened)

    def set_range(self, chosen: tuple[int, int] | None) -> None:
        """Offer to probe each prefix of the range, or say how one is chosen."""
        self._range = chosen
        self._offer()

    def set_writable(self, writable: bool) -> None:
        """Whether a plan can be changed."""
        self._writable = writable
        self._offer()

    def show_tools(self, of_map: bool) -> None:
        """Show the tools of the map, or none: a table needs none."""
        self._of_map = of_map
        self._show_open()

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.fold.setText(self.tr("State map"))
        self.view.set_words(self.tr("Map"), self.tr("Table"))
        for button, text in (
            (self.zoom_out, self.tr("Show more updates")),
            (self.zoom_in, self.tr("Show fewer updates, larger")),
            (self.fit, self.tr("Show every update")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self._show_open()

    def _show_open(self) -> None:
        """Only what is of use while the map is folded."""
        opened = self._open
        said = self.tr("Put the state map away") if opened else self.tr("Show the state map")
        self.fold.setToolTip(said)
        self.fold.setAccessibleName(said)
        self.fold.setArrowType(Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow)
        self.view.setVisible(opened)
        for button in (self.zoom_out, self.zoom_in, self.fit):
            button.setVisible(opened and self._of_map)
        self._offer()

    def _offer(self) -> None:
        """The button stands there only when there is a range."""
        chosen = self._range
        self.probe_range.setVisible(chosen is not None and self._open)
        self.probe_range.setEnabled(self._writable)
        if chosen is not None:
            first, last = chosen
            text = self.tr("Probe each of {first}–{last}").format(first=first, last=last)
            if first == last:
                text = self.tr("Probe {first}").format(first=first)
            self.probe_range.setText(text)
