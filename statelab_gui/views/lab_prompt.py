"""The prompt of the case under the glass: line by line, or the conversation with its edits."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.drift.messages import messages
from statelab_gui.views import theme
from statelab_gui.views.dialogue import Dialogue, dialogue_of
from statelab_gui.views.dialogue_view import DialogueView
from statelab_gui.views.examined import Examined
from statelab_gui.views.labels.prefixes import turn_of
from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_view import PromptView
from statelab_gui.views.widgets.labels import SectionTitle

_CHARACTERS, _LINES = 24, 6


class LabPrompt(QWidget):
    """Holds nothing of a case after `forget`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = SectionTitle()
        self.lines = PromptView()
        self.dialogue = DialogueView()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.lines)
        self._stack.addWidget(self.dialogue)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self._title)
        column.addWidget(self._stack, 1)
        self._fit()
        self.retranslate()

    def show_case(self, examined: Examined) -> None:
        """Show another case; its book is open."""
        drift = examined.drift
        self._stack.setCurrentWidget(self.lines if drift is None else self.dialogue)
        if drift is None:
            self.lines.set_prompt(examined.prompt)
        else:
            texts = [one.text for one in messages(drift)]
            self.dialogue.show_dialogue(dialogue_of(drift, texts, opened=True))

    def show_step(self, k: int, first_turn: int | None) -> None:
        """Mark update k, or the turn that it ends."""
        if first_turn is None:
            self.lines.select_update(k)
        else:
            self.dialogue.show_turn(turn_of(k, first_turn))

    def forget(self) -> None:
        """Hold no prompt."""
        self.lines.set_prompt(PromptLines())
        self.dialogue.show_dialogue(Dialogue())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size of the application."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        """Leave some lines of the prompt to be read, however little room there is."""
        wide = QFontMetrics(theme.fixed_font()).averageCharWidth() * _CHARACTERS
        self._stack.setMinimumSize(wide, theme.row_height() * _LINES)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self._title.setText(self.tr("Prompt"))
        self.dialogue.retranslate()
