"""What bounds the cost of a conversation before it is known: its prompts and its output limit."""

from collections.abc import Iterable, Mapping

from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.runs import BLANK, Setting


def output_limit(
    settings: Mapping[str, Setting], left_out: frozenset[str] = frozenset()
) -> int | None:
    """The output limit that is sent; None where none is, or it is no whole number."""
    value = settings.get("output_limit", BLANK).value.strip()
    if "output_limit" in left_out or not value.isascii() or not value.isdigit():
        return None
    return int(value)


def prompt_size(prompt: str, settings: Mapping[str, Setting]) -> int:
    """The bytes of all prompts that are sent, of which no token is less than one."""
    prompts = (prompt, settings.get("system_prompt", BLANK).value)
    return sum(len(text.encode("utf-8", "surrogatepass")) for text in prompts)


def messages_size(messages: Iterable[Message], settings: Mapping[str, Setting]) -> int:
    """The bytes of all prompts that are sent with these messages."""
    return prompt_size("".join(message.text for message in messages), settings)
