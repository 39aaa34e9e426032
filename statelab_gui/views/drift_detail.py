"""One drift case: its dialogue, and beside it what is active, answered, exchanged and stale."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.speaking import TEMPLATES
from statelab_gui.domain.runs import ReplyInfo
from statelab_gui.views import theme
from statelab_gui.views.arm_steps_panel import ArmStepsPanel
from statelab_gui.views.dialogue import shows_final_intents
from statelab_gui.views.drift_answer import DriftAnswer
from statelab_gui.views.labels.drift import condition_name, drift_family_name
from statelab_gui.views.labels.sentences import joined
from statelab_gui.views.stale_panel import StalePanel, StaleWords
from statelab_gui.views.talk_panel import TalkPanel
from statelab_gui.views.widgets.labels import ElidedLabel, RoleLabel

_NO_WORDS = "\u00a0"  # keeps the height of the line: what is below must not jump


class DriftDetail(QWidget):
    """Shows the case it is given. Of a sealed one it takes the messages only, and keeps nothing of
    its goals, edits or states."""

    reveal_requested = Signal()
    reply_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: tuple[str, str, str] | None = None  # name, family, condition
        self._by_design = False
        self._spoken_by = TEMPLATES
        self._counts: tuple[int, int, int] | None = None  # turns, variants, decoys of an open case
        self.title = ElidedLabel()
        self.note = RoleLabel(theme.Role.QUIET)
        self.talk = TalkPanel()
        self.answer = DriftAnswer()
        self.steps = ArmStepsPanel()
        self.stale = StalePanel()
        self.tabs = QTabWidget()
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()

        self.talk.state.reveal_requested.connect(self.reveal_requested)
        self.answer.reveal_requested.connect(self.reveal_requested)
        self.answer.stale_requested.connect(self.show_stale)
        self.answer.reply_chosen.connect(self.reply_chosen)
        self.retranslate()
        self.clear()

    def _lay_out(self) -> None:
        self.title.setFont(theme.section_font())
        self.note.setWordWrap(True)
        self.tabs.setDocumentMode(True)
        for part in (self.talk.state, self.answer, self.steps, self.stale):
            self.tabs.addTab(part, "")
        self.splitter.addWidget(self.talk)
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
        self._names = self._counts = None
        self.talk.clear()
        self.show_replies((), None)
        self._say()

    def show_sealed(self, name: str, case: DriftCase, texts: Sequence[str]) -> None:
        """Show the messages of a sealed case and nothing else of it."""
        self._take(name, case)
        self._counts = None
        self.talk.show_sealed(case, texts)
        self._say()

    def show_open(
        self, name: str, case: DriftCase, texts: Sequence[str], revealed_at: str | None
    ) -> None:
        """Show an open case with its edits and the state after the chosen turn."""
        self._take(name, case)
        talk = case.conversation
        self._counts = len(talk.turns), talk.variants, talk.decoys
        self.talk.show_open(case, texts, revealed_at)
        self._say()

    def show_replies(self, replies: Sequence[ReplyInfo], chosen: int | None) -> None:
        """Show the recorded answers of one examinee, one of them chosen; none shows none."""
        self.answer.show_replies(replies, chosen)
        self.steps.show_steps(())
        self.stale.show_words(StaleWords())

    def show_stale(self) -> None:
        """Bring up what was stale in the answer."""
        self.tabs.setCurrentWidget(self.stale)

    def is_open(self) -> bool:
        """Whether edits and states are shown."""
        return self.talk.is_open()

    def _take(self, name: str, case: DriftCase) -> None:
        condition = case.conversation.condition
        self._spoken_by = case.conversation.spoken_by
        self._names = (name, drift_family_name(case.item.family), condition_name(condition))
        self._by_design = shows_final_intents(condition)

    def _say(self) -> None:
        if self._names is None:
            self.title.setText("")
            self.note.setText(_NO_WORDS)
            return
        name, family, condition = self._names
        pattern = self.tr("{case}: {family}, {condition}")
        self.title.setText(pattern.format(case=name, family=family, condition=condition))
        told = [self._told()]
        if self._by_design:
            told.append(
                self.tr("The messages of this condition show the final intents, by design.")
            )
        if self._spoken_by != TEMPLATES:
            worded = self.tr("The user's messages are worded by {model}.")
            told.append(worded.format(model=name_shown(self._spoken_by)))
        self.note.setText(joined(filter(None, told)) or _NO_WORDS)

    def _told(self) -> str:
        if self._counts is None:
            return ""
        turns, variants, decoys = self._counts
        return self.tr("{turns}, {variants}, {decoys}.").format(
            turns=self.tr("%n turn(s)", "", turns),
            variants=self.tr("%n variant(s)", "", variants),
            decoys=self.tr("%n decoy(s)", "", decoys),
        )

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
        for part in (self.talk, self.answer, self.steps, self.stale):
            part.retranslate()
        self._say()
