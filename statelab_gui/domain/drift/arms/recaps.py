"""Recaps: before the answer the examinee itself tells the conversation over."""

from statelab_gui.domain.drift.arms.talk import Harness, Moves
from statelab_gui.domain.drift.arms.values import Step
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.asking import Message


class GenericRecap(Harness):
    """Asks for a summary of the conversation, without a word about what still holds."""

    recap = ""

    @property
    def question(self) -> str:
        """What is asked in place of the request."""
        return self.talk.words.generic_recap

    def before_answer(self) -> Moves:
        """Asked behind the same history, and not kept in it."""
        talk = self.talk
        words = self.question
        if talk.said.carries:  # the message that asks for the answer says something else, too
            words = f"{talk.said.text}\n\n{words}"
        messages = (*talk.history, Message("user", words))
        self.recap = yield Step(Purpose.RECAP, messages, talk.said.turn)

    def head(self) -> str:
        return self.talk.words.recap.format(text=self.recap) if self.recap.strip() else ""


class NeutralRecap(GenericRecap):
    """Asks what the answer has to meet now, in plain words: no edits, no format, no gate."""

    @property
    def question(self) -> str:
        return self.talk.words.neutral_recap
