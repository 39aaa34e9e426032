"""One drift case: its dialogue, and beside it what is active, answered, exchanged and stale."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import theme
from statelab_gui.views.active_state_panel import ActiveStatePanel
from statelab_gui.views.arm_steps_panel import ArmStepsPanel
from statelab_gui.views.dialogue import (
    Dialogue,
    dialogue_of,
    shows_final_intents,
    state_after,
)
from statelab_gui.views.dialogue_view import DialogueView
from statelab_gui.views.drift_answer import DriftAnswer
from statelab_gui.views.labels.drift import condition_name, drift_family_name
from statelab_gui.views.stale_panel import StalePanel, StaleWords
from statelab_gui.views.turn_stepper import TurnStepper
from statelab_gui.views.widgets.labels import ElidedLabel, RoleLabel


class DriftDetail(QWidget):
    """Shows the case it is given. Of a sealed one it takes the messages only, and keeps nothing of
    its goals, edits or states."""

    reveal_requested = Signal()
    first_error_requested = Signal(int)
    reply_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._case: DriftCase | None = None  # only while it is open
        self._revealed_at: str | None = None
        self._names: tuple[str, str, str] | None = None  # name, family, condition
        self._by_design = False
        self._told = ""  # of an open case
        self.title = ElidedLabel()
        self.note = RoleLabel(theme.Role.QUIET)
        self.stepper = TurnStepper()
        self.dialogue = DialogueView()
        self.state = ActiveStatePanel()
        self.answer = DriftAnswer()
        self.steps = ArmStepsPanel()
        self.stale = StalePanel()
        self.tabs = QTabWidget()
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()

        self.stepper.turn_changed.connect(self._go_to)
        self.dialogue.turn_chosen.connect(self.go_to)
        self.state.reveal_requested.connect(self.reveal_requested)
        self.answer.reveal_requested.connect(self.reveal_requested)
        self.answer.first_error_requested.connect(self.first_error_requested)
        self.answer.reply_chosen.connect(self.reply_chosen)
        self.retranslate()

    def _lay_out(self) -> None:
        self.title.setFont(theme.section_font())
        self.note.setWordWrap(True)
        self.tabs.setDocumentMode(True)
        for part in (self.state, self.answer, self.steps, self.stale):
            self.tabs.addTab(part, "")
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.stepper)
        column.addWidget(self.dialogue, 1)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.tabs)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setHandleWidth(theme.space(3))
        self.splitter.setStretchFactor(0, 1)
        self.splitter.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(1))
        layout.addWidget(self.title)
        layout.addWidget(self.note)
        layout.addWidget(self.splitter, 1)

    def clear(self) -> None:
        """Show no case and hold nothing of one."""
        self._case = self._names = self._revealed_at = None
        self._told = ""
        self.dialogue.show_dialogue(Dialogue())
        self.stepper.set_turns(0)
        self.state.clear()
        self.show_replies((), None)
        self._say()

    def show_sealed(self, name: str, case: DriftCase, texts: Sequence[str]) -> None:
        """Show the messages of a sealed case and nothing else of it."""
        self._take(name, case)
        self._case = self._revealed_at = None
        self._told = ""
        dialogue = dialogue_of(case, texts, opened=False)
        self.dialogue.show_dialogue(dialogue)
        self.stepper.set_turns(dialogue.turns)
        self.state.show_hidden()
        self.steps.withhold()
        self._mark()
        self._say()

    def show_open(
        self, name: str, case: DriftCase, texts: Sequence[str], revealed_at: str | None
    ) -> None:
        """Show an open case with its edits and the state after the chosen turn."""
        self._take(name, case)
        same = self.dialogue.dialogue().turns == len(case.conversation.turns) and self.turn()
        turn = self.turn() if same else len(case.conversation.turns)
        self._case, self._revealed_at = case, revealed_at
        talk = case.conversation
        counts = (
            self.tr("%n turn(s)", "", len(talk.turns)),
            self.tr("%n variant(s)", "", talk.variants),
            self.tr("%n decoy(s)", "", talk.decoys),
        )
        self._told = self.tr("{turns}, {variants}, {decoys}").format(
            turns=counts[0], variants=counts[1], decoys=counts[2]
        )
        self.dialogue.show_dialogue(dialogue_of(case, texts, opened=True))
        self.stepper.set_turns(len(talk.turns))
        self.stepper.show_turn(turn)
        self._mark()
        self._show_state()
        self._say()

    def show_replies(self, replies: Sequence[ReplyInfo], chosen: int | None) -> None:
        """Show the recorded answers of one examinee, one of them chosen; none shows none."""
        self.answer.show_replies(replies, chosen)
        self.steps.show_steps(())
        self.stale.show_words(StaleWords())

    def turn(self) -> int:
        """The turn chosen, from 1; 0 where there is none."""
        return self.stepper.turn()

    def go_to(self, turn: int) -> None:
        """Choose a turn."""
        self.stepper.show_turn(turn)
        self._go_to(self.stepper.turn())

    def is_open(self) -> bool:
        """Whether edits and states are shown."""
        return self._case is not None

    def _take(self, name: str, case: DriftCase) -> None:
        condition = case.conversation.condition
        self._names = (name, drift_family_name(case.item.family), condition_name(condition))
        self._by_design = shows_final_intents(condition)

    def _go_to(self, turn: int) -> None:
        self._mark()
        self._show_state()

    def _mark(self) -> None:
        self.dialogue.show_turn(self.turn())

    def _show_state(self) -> None:
        if self._case is not None and self.turn():
            rows = state_after(self._case, self.turn())
            self.state.show_state(rows, self.turn(), self.stepper.turns(), self._revealed_at)

    def _say(self) -> None:
        if self._names is None:
            self.title.setText("")
            self.note.setText("")
            return
        name, family, condition = self._names
        pattern = self.tr("{case}: {family}, {condition}")
        self.title.setText(pattern.format(case=name, family=family, condition=condition))
        by_design = self.tr("The messages of this condition show the final intents, by design.")
        self.note.setText("  ".join(filter(None, (self._told, by_design * self._by_design))))
        self.note.setVisible(bool(self.note.text()))

    def retranslate(self) -> None:
        """Word everything anew."""
        for at, text in enumerate(
            (
                self.tr("Active intents"),
                self.tr("Answer"),
                self.tr("Steps"),
                self.tr("What was stale"),
            )
        ):
            self.tabs.setTabText(at, text)
        for part in (
            self.stepper,
            self.dialogue,
            self.state,
            self.answer,
            self.steps,
            self.stale,
        ):
            part.retranslate()
        self._say()
