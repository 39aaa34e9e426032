"""What can be asked of one cell: when it changes, who wrote it last, where its value came from."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.labels import ElidedLabel


class CellTools(QStackedWidget):
    """Buttons for the chosen cell, or how one is chosen; each button says a wish, and those that
    lead nowhere are off."""

    previous_wished = Signal()
    next_wished = Signal()
    last_write_wished = Signal()
    trail_wished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cell: str | None = None
        self.hint = ElidedLabel()
        self.previous = QToolButton()
        self.next = QToolButton()
        self.last_write = QPushButton()
        self.trail = QPushButton()

        icons.set_icon(self.previous, "previous")
        icons.set_icon(self.next, "next")
        for button in (self.previous, self.next):
            button.setAutoRepeat(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._lay_out()
        self.retranslate()
        self.show_cell(None)

        self.previous.clicked.connect(self.previous_wished)
        self.next.clicked.connect(self.next_wished)
        self.last_write.clicked.connect(self.last_write_wished)
        self.trail.clicked.connect(self.trail_wished)

    def _lay_out(self) -> None:
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(1))
        row.addWidget(self.previous)
        row.addWidget(self.next)
        row.addWidget(self.last_write, 1)
        row.addWidget(self.trail, 1)
        self.addWidget(self.hint)
        self.addWidget(buttons)

    def show_cell(
        self, cell: str | None, *, before: bool = False, after: bool = False, written: bool = False
    ) -> None:
        """Name the chosen cell; `before` and `after` say whether it changes there, `written`
        whether it has a value now."""
        if cell != self._cell:
            self._cell = cell
            self._word()
        self.setCurrentIndex(0 if cell is None else 1)
        for button, able in (
            (self.previous, before),
            (self.next, after),
            (self.last_write, written),
            (self.trail, written),
        ):
            if button.isEnabled() != able:
                button.setEnabled(able)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.last_write.setText(self.tr("Who wrote it last?"))
        self.trail.setText(self.tr("Where did it come from?"))
        self.hint.setText(self.tr("Choose a cell in the table to follow it."))
        self.trail.setToolTip(
            self.tr("Follow the copies of this value back to the constant that it was set to")
        )
        self._word()

    def _word(self) -> None:
        cell = self._cell or "–"
        self.previous.setToolTip(self.tr("Previous change of {cell} (Ctrl+Left)").format(cell=cell))
        self.next.setToolTip(self.tr("Next change of {cell} (Ctrl+Right)").format(cell=cell))
        self.previous.setAccessibleName(self.tr("Previous change of {cell}").format(cell=cell))
        self.next.setAccessibleName(self.tr("Next change of {cell}").format(cell=cell))
