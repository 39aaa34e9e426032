"""Compaction: from a share of the window on, what was said earlier becomes one message."""

from abc import abstractmethod
from collections.abc import Sequence

from statelab_gui.domain.drift.arms.talk import Harness, Moves, Talk
from statelab_gui.domain.drift.arms.tokens import estimated
from statelab_gui.domain.drift.arms.values import NoteKind
from statelab_gui.domain.drift.messages import labelled
from statelab_gui.domain.drift.purposes import Purpose
from statelab_gui.domain.fetching.asking import Message

WINDOW = 200_000
"""Tokens of a window that nobody stated."""

_LEAST_KEPT = 2


class Compacting(Harness):
    """Looks, at every message of the user, whether the conversation has become too long."""

    default_trigger: float
    """Percent of the window, where the reviewer states none."""

    _summarised = False

    def __init__(self, talk: Talk) -> None:
        super().__init__(talk)
        given, window = talk.settings.trigger, talk.settings.window or WINDOW
        percent = self.default_trigger if given is None else given
        self.threshold = max(1, int(window * percent / 100))
        talk.note(NoteKind.TRIGGER, percent=percent, window=window, tokens=self.threshold)

    @abstractmethod
    def kept(self, messages: Sequence[Message]) -> int:
        """How many of the last messages stay as they are."""

    @abstractmethod
    def prompt(self, dialogue: str) -> str:
        """What is asked of the model that writes the summary."""

    def heard(self) -> Moves:
        if self.too_long():
            yield from self.compacted()

    def too_long(self) -> bool:
        """Whether the trigger is reached."""
        return estimated(self.talk.messages) >= self.threshold

    def compacted(self) -> Moves:
        """Ask for a summary of all but the last messages, and put it in their place.

        Nothing is asked where there is nothing to summarise but a summary. A blank one changes
        nothing.
        """
        talk = self.talk
        messages = talk.messages
        cut = len(messages) - max(_LEAST_KEPT, self.kept(messages))
        cut -= 1 - cut % 2  # what stays begins with the assistant, since a summary is the user's
        older = messages[: max(0, cut)]
        if len(older) < (3 if self._summarised else 1):
            return
        prompt = self.prompt(labelled(older, talk.case.item.language))
        summary = yield talk.beside(Purpose.SUMMARY, prompt)
        if not summary.strip():
            talk.note(NoteKind.SUMMARY_BLANK)
            return
        characters = sum(len(message.text) for message in older)
        talk.note(
            NoteKind.COMPACTED,
            characters=characters,
            messages=len(older),
            kept=len(messages) - len(older),
        )
        text = talk.words.summary.format(text=summary)
        talk.history = [Message("user", text), *talk.history[len(older) :]]
        self._summarised = True
