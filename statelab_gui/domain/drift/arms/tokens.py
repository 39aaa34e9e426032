"""How many tokens a conversation has, as a harness estimates it."""

from collections.abc import Iterable

from statelab_gui.domain.fetching.asking import Message

CHARACTERS_A_TOKEN = 4
"""Four characters are taken for a token, in every language: triggers are recorded with it."""


def estimated(messages: Iterable[Message]) -> int:
    """Estimated tokens of the messages, rounded up one by one."""
    return sum(-(-len(message.text) // CHARACTERS_A_TOKEN) for message in messages)
