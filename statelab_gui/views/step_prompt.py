"""What is sent next of a conversation that is held by hand: a text, or why it is kept back."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from statelab_gui.domain.drift.arms import Purpose
from statelab_gui.views import theme
from statelab_gui.views.hidden_book import HiddenBook
from statelab_gui.views.text_prompt import TextPrompt
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.banner import Banner


@dataclass(frozen=True)
class NextStep:
    """Step `number`, from 1, of a going-through of `most` steps, or of fewer where it is not
    `steady`: the text to send, and where to.

    `alone` says that the answer is asked for in this one step. `tracker` is the model to ask where
    it is not the examinee's. `hidden` keeps the text back, which then is empty: it holds the truth
    of a sealed case. `answered`: it is what was sent for a reply that is recorded. `noted` is what
    the arm noted of the step before, `trouble` whether it could not use all of that.
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
    answered: bool = False
    noted: str = ""
    trouble: bool = False


class StepPrompt(QWidget):
    """Shows a text to copy, below what was noted; of a step kept back it holds nothing."""

    reveal_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.noted = Banner(Role.QUIET)
        self.text = TextPrompt()
        self.hidden = HiddenBook()
        self._stack = QStackedWidget()
        for part in (self.text, self.hidden):
            self._stack.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.space(2))
        layout.addWidget(self.noted)
        layout.addWidget(self._stack, 1)
        self.hidden.reveal_pressed.connect(self.reveal_requested)
        self.retranslate()

    def show_step(self, step: NextStep | None) -> None:
        """Show another step; None holds no text."""
        kept_back = step is not None and step.hidden
        self.text.set_prompt("" if step is None or kept_back else step.text)
        role = Role.TRUNCATED if step is not None and step.trouble else Role.QUIET
        self.noted.say("" if step is None else step.noted, role=role)
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
