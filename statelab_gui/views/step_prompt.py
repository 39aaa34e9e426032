"""What is sent next of a conversation that is held by hand: a text, or why it is kept back."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.drift.arms import Purpose
from statelab_gui.views.hidden_book import HiddenBook
from statelab_gui.views.text_prompt import TextPrompt


@dataclass(frozen=True)
class NextStep:
    """Step `number`, from 1, of a going-through of `most` steps, or of fewer where it is not
    `steady`: the text to send, and where to.

    `alone` says that the answer is asked for in this one step. `tracker` is the model to ask where
    it is not the examinee's. `hidden` keeps the text back, which then is empty: it holds the truth
    of a sealed case.
    """

    number: int
    purpose: Purpose
    text: str
    new_conversation: bool = True
    alone: bool = True
    tracker: str | None = None
    hidden: bool = False
    most: int = 1
    steady: bool = True


class StepPrompt(QWidget):
    """Shows a text to copy; of a step that is kept back it holds nothing."""

    reveal_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = TextPrompt()
        self.hidden = HiddenBook()
        self._stack = QStackedWidget()
        for part in (self.text, self.hidden):
            self._stack.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._stack)
        self.hidden.reveal_pressed.connect(self.reveal_requested)
        self.retranslate()

    def show_step(self, step: NextStep | None) -> None:
        """Show another step; None holds no text."""
        kept_back = step is not None and step.hidden
        self.text.set_prompt("" if step is None or kept_back else step.text)
        self._stack.setCurrentWidget(self.hidden if kept_back else self.text)

    def prompt(self) -> str:
        """The text shown, exactly; "" where there is none to be seen."""
        return self.text.prompt()

    def retranslate(self) -> None:
        """Word everything anew."""
        self.hidden.retranslate()
        self.hidden.say(
            self.tr(
                "This arm gives the true state to the model, so what is to be sent holds it. It is"
                " shown once the answer book is revealed, which is recorded."
            )
        )
