"""What should have been answered, beside a verdict: a sentence, or a text of several lines."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import name_shown
from statelab_gui.domain.drift.right_answers import RightAnswer
from statelab_gui.views import theme
from statelab_gui.views.text_prompt import TextPrompt

_LINES = 6  # of a longer answer are shown at once
_SHORT = 60  # characters that fit a sentence


class RightAnswerView(QWidget):
    """Hidden and empty until `show_answer`; only for cases whose answer book is open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._answer: RightAnswer | None = None
        self.sentence = QLabel()
        self.text = TextPrompt()

        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.sentence)
        column.addWidget(self.text)
        self.show_answer(None)

    def show_answer(self, answer: RightAnswer | None) -> None:
        """Show what was expected; None forgets it and hides."""
        self._answer = answer
        self.setVisible(answer is not None)
        self.retranslate()

    def retranslate(self) -> None:
        """Word everything anew."""
        self.text.setAccessibleName(self.tr("Expected answer"))
        answer = self._answer
        long = answer is not None and (len(answer.text) > _SHORT or "\n" in answer.text)
        self.text.set_prompt(answer.text if answer is not None and long else "")
        self.text.setVisible(long)
        self.sentence.setText("" if answer is None else self._sentence(answer, long))
        lines = min(_LINES, max(2, self.text.document().lineCount() + 1))
        frame = 2 * (self.text.frameWidth() + round(self.text.document().documentMargin()))
        self.text.setFixedHeight(lines * self.text.fontMetrics().lineSpacing() + frame)

    def _sentence(self, answer: RightAnswer, long: bool) -> str:
        if long:
            return self.tr("Expected:") if answer.only else self.tr("One right answer:")
        expected = name_shown(answer.text)
        if answer.given:
            pattern = self.tr("Given {given}, expected {expected}.")
            return pattern.format(given=answer.given, expected=expected)
        pattern = self.tr("Expected: {answer}")
        if not answer.only:
            pattern = self.tr("One right answer: {answer}")
        return pattern.format(answer=expected)
