"""A conversation to step through: its dialogue under the row that goes from turn to turn."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.views import icons, theme
from statelab_gui.views.active_state_panel import ActiveStatePanel
from statelab_gui.views.dialogue import Dialogue, dialogue_of, state_after
from statelab_gui.views.dialogue_view import DialogueView
from statelab_gui.views.turn_stepper import TurnStepper


class TalkPanel(QWidget):
    """Shows one case, and the state after the chosen turn in `state`, which stands elsewhere.

    Of a sealed case it takes the messages only, and keeps nothing of its goals, edits or states.
    """

    turn_changed = Signal(int)
    copy_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._case: DriftCase | None = None  # only while it is open
        self._revealed_at: str | None = None
        self.stepper = TurnStepper()
        self.dialogue = DialogueView()
        self.state = ActiveStatePanel()
        self.copy_button = QToolButton()
        icons.set_icon(self.copy_button, "copy")
        self.copy_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.copy_button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        head = QHBoxLayout()
        head.setSpacing(theme.space(2))
        head.addWidget(self.stepper, 1)
        head.addWidget(self.copy_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addLayout(head)
        layout.addWidget(self.dialogue, 1)

        self.stepper.turn_changed.connect(self._show_turn)
        self.dialogue.turn_chosen.connect(self.go_to)
        self.copy_button.clicked.connect(self.copy_requested)
        self.retranslate()
        self.clear()

    def clear(self) -> None:
        """Show no case and hold nothing of one."""
        self._case = self._revealed_at = None
        self.dialogue.show_dialogue(Dialogue())
        self.stepper.set_turns(0)
        self.copy_button.setEnabled(False)
        self.state.clear()

    def show_sealed(self, case: DriftCase, texts: Sequence[str]) -> None:
        """Show the messages of a sealed case and nothing else of it."""
        self._case = self._revealed_at = None
        self.state.show_hidden()
        self._show(dialogue_of(case, texts, opened=False))

    def show_open(self, case: DriftCase, texts: Sequence[str], revealed_at: str | None) -> None:
        """Show an open case with its edits and the state after the chosen turn."""
        self._case, self._revealed_at = case, revealed_at
        self._show(dialogue_of(case, texts, opened=True))

    def turn(self) -> int:
        """The turn chosen, from 1; 0 where there is none."""
        return self.stepper.turn()

    def go_to(self, turn: int) -> None:
        """Choose a turn; one that there is not is the first or the last."""
        self.stepper.show_turn(turn)
        self._show_turn(self.stepper.turn())

    def is_open(self) -> bool:
        """Whether edits and states are shown."""
        return self._case is not None

    def _show(self, dialogue: Dialogue) -> None:
        """The turn stays where the conversation is the one that was shown."""
        same = dialogue.messages == self.dialogue.dialogue().messages
        turn = self.turn() if same and self.turn() else dialogue.turns
        self.dialogue.show_dialogue(dialogue)
        self.copy_button.setEnabled(True)
        self.stepper.set_turns(dialogue.turns)
        self.stepper.show_turn(turn)
        self._show_state()
        self.dialogue.show_turn(turn)

    def _show_turn(self, turn: int) -> None:
        self.dialogue.show_turn(turn)
        self._show_state()
        self.turn_changed.emit(turn)

    def _show_state(self) -> None:
        if self._case is not None and self.turn():
            rows = state_after(self._case, self.turn())
            self.state.show_state(rows, self.turn(), self.stepper.turns(), self._revealed_at)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.copy_button.setText(self.tr("Copy prompt"))
        self.copy_button.setToolTip(self.tr("Copy the whole conversation as one plain text"))
        for part in (self.stepper, self.dialogue, self.state):
            part.retranslate()
