"""The active state as the text that stands ahead of the user's last message."""

from collections.abc import Mapping

from statelab_gui.domain.drift.arms.state import Scalar, State
from statelab_gui.domain.drift.arms.wording import Wording, bullets


def state_block(state: State, words: Wording, names: Mapping[str, str] | None = None) -> str:
    """The state in words, "" for one that holds nothing.

    `names` are words for keys of stated entries; an entry without one is called by its key.
    """
    parts = []
    if state.stated:
        named = names or {}
        lines = [
            words.colon.format(key=named.get(key, key), value=_text(value))
            for key, value in state.stated.items()
        ]
        parts.append("\n".join((words.stated, *lines)))
    if state.derived:
        lines = [
            words.rests_on.format(
                key=key, value=_text(entry.value), keys=words.comma.join(entry.rests_on)
            )
            for key, entry in state.derived.items()
        ]
        parts.append("\n".join((words.derived, *lines)))
    if state.conventions:
        parts.append(f"{words.output}\n{bullets(state.conventions)}")
    return "\n".join((words.state, *parts)) if parts else ""


def _text(value: Scalar) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
