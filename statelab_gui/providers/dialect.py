"""What sets a dialect apart, without a wire: which fields it has, its bodies, how it is read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import Ask, FieldFate
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import Trouble
from statelab_gui.providers import sending
from statelab_gui.providers.reading import Asked, Received
from statelab_gui.providers.sending import Reader


@dataclass(frozen=True)
class Rules:
    """A dialect. `readers` are the settings it has fields for; `needed` those that must have a
    value, with the code of the error where one has none."""

    readers: Mapping[str, Reader] = field(hash=False)
    needed: Mapping[str, str] = field(hash=False)
    body: Callable[[Connection, Ask], dict[str, Any]]
    read: Callable[[Received, Asked], Answer | Trouble]
    models_at: str
    models_in: tuple[str, str]
    """The path of the list of models after the root, and the names in it: the list's, a model's."""
    key_header: tuple[str, str]
    """The name of the header that carries the key, and what stands before the key in it."""

    def refuse(self, ask: Ask) -> KnownError | None:
        """Why these settings cannot be sent as they are; None if they can."""
        return self.refuse_messages(ask) or self.refuse_settings(ask)

    def refuse_messages(self, ask: Ask) -> KnownError | None:
        """Why the prompt cannot be sent as it is."""
        for message in ask.messages:
            try:
                sending.sendable(message.text)
            except ValueError:
                return KnownError("prompt_not_sendable")
        return None

    def refuse_settings(self, ask: Ask) -> KnownError | None:
        """Why the settings cannot, whatever the prompt is."""
        return sending.refusal(ask, self.readers, self.needed)

    def fates(self, ask: Ask) -> dict[str, FieldFate]:
        """What becomes of every setting of SENDABLE."""
        return sending.fates(ask, self.readers)
