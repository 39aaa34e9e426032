"""What can be asked of one cell: when it changes, who wrote it last, where its value came from."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QToolButton, QWidget

from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.labels import ElidedLabel


class CellTools(QWidget):
    """Buttons for the chosen cell; each says a wish, and those that lead nowhere are off."""

    previous_wished = Signal()
    next_wished = Signal()
    last_write_wished = Signal()
    trail_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cell: str | None = None
        self.title = ElidedLabel()
        self.previous = QToolButton()
        self.next = QToolButton()
        self.last_write = QPushButton()
        self.trail = QPushButton()

        icons.set_icon(self.previous, "previous")
        icons.set_icon(self.next, "next")
        for button in (self.previous, self.next):
            button.setAutoRepeat(True)
        self._lay_out()
        self.retranslate()
        self.show_cell(None)

        self.previous.clicked.connect(self.previous_wished)
        self.next.clicked.connect(self.next_wished)
        self.last_write.clicked.connect(self.last_write_wished)
        self.trail.clicked.connect(self.trail_wished)

    def _lay_out(self) -> None:
        changes = QHBoxLayout()
        changes.setSpacing(theme.space(1))
        changes.addWidget(self.title, 1)
        changes.addWidget(self.previous)
        changes.addWidget(self.next)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(theme.space(1))
        grid.addLayout(changes, 0, 0, 1, 2)
        grid.addWidget(self.last_write, 1, 0)
        grid.addWidget(self.trail, 1, 1)

    def show_cell(
        self, cell: str | None, *, before: bool = False, after: bool = False, written: bool = False
    ) -> None:
        """Name the chosen cell; `before` and `after` say whether it changes there, `written`
        whether it has a value now."""
        if cell != self._cell:
            self._cell = cell
            self._word()
        for button, able in (
            (self.previous, before),
            (self.next, after),
            (self.last_write, written),
            (self.trail, written),
        ):
            if button.isEnabled() != (able and cell is not None):
                button.setEnabled(able and cell is not None)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.last_write.setText(self.tr("Who wrote it last?"))
        self.trail.setText(self.tr("Where did it come from?"))
        self.trail.setToolTip(
            self.tr("Follow the copies of this value back to the constant that it was set to")
        )
        self._word()

    def _word(self) -> None:
        if self._cell is None:
            self.title.setText(self.tr("Choose a cell in the table to follow it."))
        else:
            self.title.setText(self.tr("Changes of {cell}").format(cell=self._cell))
        cell = self._cell or "–"
        self.previous.setToolTip(self.tr("Previous change of this cell (Ctrl+Left)"))
        self.next.setToolTip(self.tr("Next change of this cell (Ctrl+Right)"))
        self.previous.setAccessibleName(self.tr("Previous change of {cell}").format(cell=cell))
        self.next.setAccessibleName(self.tr("Next change of {cell}").format(cell=cell))
