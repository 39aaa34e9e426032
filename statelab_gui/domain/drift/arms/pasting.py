"""A step by hand: what is pasted, and whether into the same conversation."""

from collections.abc import Sequence
from dataclasses import dataclass

from statelab_gui.domain.drift.arms.values import Step
from statelab_gui.domain.drift.items import Language
from statelab_gui.domain.drift.messages import transcript
from statelab_gui.domain.fetching.asking import Message


@dataclass(frozen=True)
class Paste:
    """What is pasted into a new conversation, or as the next message of the one just held."""

    new_conversation: bool
    text: str


def paste_step(
    previous: Step | None, step: Step, replies: Sequence[str], language: Language
) -> Paste:
    """How `step` is asked by hand; `replies` ends with the reply to `previous`.

    Only the last message is pasted where the chat holds exactly the messages before it. All else is
    a new conversation with the whole of it as one text: a chat that still shows what an arm took
    out, or put in for one message only, would not be the same question.
    """
    if previous is not None and replies:
        held = (*previous.messages, Message("assistant", replies[-1]))
        if held == step.messages[:-1] and previous.of_tracker == step.of_tracker:
            return Paste(False, step.messages[-1].text)
    return Paste(True, transcript(step.messages, language))
