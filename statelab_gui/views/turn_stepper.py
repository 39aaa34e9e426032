"""Stepping through a conversation: first, back, a slider, on, last."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QToolButton, QWidget

from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.line import Line


class TurnStepper(QWidget):
    """`turn_changed` tells the turn that the reviewer goes to, from 1; never of `show_turn`.

    Left and Right go one turn back and on, Home and End to the first and the last.
    """

    turn_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.first = QToolButton()
        self.back = QToolButton()
        self.slider = _TurnSlider(Qt.Orientation.Horizontal)
        self.on = QToolButton()
        self.last = QToolButton()
        self.where = Line()
        for button, name in zip(
            self._buttons(), ("first", "previous", "next", "last"), strict=True
        ):
            icons.set_icon(button, name)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for button in (self.back, self.on):
            button.setAutoRepeat(True)
        self.setFocusProxy(self.slider)

        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.space(1))
        row.addWidget(self.first)
        row.addWidget(self.back)
        row.addWidget(self.slider, 3)
        row.addWidget(self.on)
        row.addWidget(self.last)
        row.addSpacing(theme.space(2))
        row.addWidget(self.where, 2)

        self.slider.valueChanged.connect(self._moved)
        self.first.clicked.connect(lambda: self.slider.setValue(self.slider.minimum()))
        self.back.clicked.connect(lambda: self.step(-1))
        self.on.clicked.connect(lambda: self.step(1))
        self.last.clicked.connect(lambda: self.slider.setValue(self.slider.maximum()))
        self.retranslate()
        self.set_turns(0)

    def set_turns(self, turns: int) -> None:
        """Take a conversation of so many turns, at its last."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(min(1, turns), turns)
            self.slider.setValue(turns)
        self.setEnabled(turns > 0)
        self._settle()

    def show_turn(self, turn: int) -> None:
        """Stand at a turn without telling."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(turn)
        self._settle()

    def turn(self) -> int:
        """The turn, from 1; 0 where there is none."""
        return self.slider.value()

    def turns(self) -> int:
        """How many turns there are."""
        return self.slider.maximum()

    def step(self, by: int) -> None:
        """Go so many turns on."""
        self.slider.setValue(self.slider.value() + by)

    def retranslate(self) -> None:
        """Word everything anew."""
        for button, text in zip(
            self._buttons(),
            (
                self.tr("First turn"),
                self.tr("One turn back"),
                self.tr("One turn on"),
                self.tr("Last turn"),
            ),
            strict=True,
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.slider.setAccessibleName(self.tr("Turn"))
        self._settle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step, wherever in the row the focus is."""
        to = {
            Qt.Key.Key_Left: self.turn() - 1,
            Qt.Key.Key_Right: self.turn() + 1,
            Qt.Key.Key_Home: self.slider.minimum(),
            Qt.Key.Key_End: self.slider.maximum(),
        }.get(Qt.Key(event.key()))
        if to is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        self.slider.setValue(to)

    def _buttons(self) -> tuple[QToolButton, ...]:
        return self.first, self.back, self.on, self.last

    def _moved(self, turn: int) -> None:
        self._settle()
        self.turn_changed.emit(turn)

    def _settle(self) -> None:
        turn, turns = self.turn(), self.slider.maximum()
        text = self.tr("Turn {turn} of {turns}").format(turn=turn, turns=turns) if turn else ""
        self.where.setText(text)
        self.slider.setAccessibleDescription(text)
        for button in (self.first, self.back):
            button.setEnabled(turn > self.slider.minimum())
        for button in (self.on, self.last):
            button.setEnabled(turn < turns)


class _TurnSlider(QSlider):
    """A slider whose stepping keys are its row's."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End):
            event.ignore()
            return
        super().keyPressEvent(event)
