"""The rolling summary, as Deep Agents has it."""

from collections.abc import Sequence

from statelab_gui.domain.drift.arms.compaction import Compacting
from statelab_gui.domain.drift.arms.tokens import estimated
from statelab_gui.domain.fetching.asking import Message

KEPT_SHARE = 0.10
"""The share of a stated window that the last messages may fill."""

KEPT_MESSAGES = 6
"""So many messages stay where no window is stated."""


class RollingSummary(Compacting):
    """Over 85 % of the window the history becomes a summary; its last 10 % stay, and 6 messages
    where the window is not stated. These are the defaults of Deep Agents (Python) in 2026, whose
    170,000 tokens for an unknown window are 85 % of 200,000."""

    default_trigger = 85.0

    def kept(self, messages: Sequence[Message]) -> int:
        if self.talk.settings.window is None:
            return KEPT_MESSAGES
        room = self.talk.settings.window * KEPT_SHARE
        for count in range(1, len(messages) + 1):
            if estimated(messages[-count:]) > room:
                return count - 1
        return len(messages)

    def prompt(self, dialogue: str) -> str:
        return self.talk.words.summarise.format(dialogue=dialogue)
