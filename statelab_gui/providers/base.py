"""What every service looks like from above: one conversation asked, one exchange brought back."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import Ask, FieldFate
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import Trouble

MAX_BODY = 64 * 1024 * 1024
"""The most bytes of a response that are read, unpacked or not; a longer one is cut off there."""


class TroubleError(Exception):
    """A trouble met where there is no exchange to carry it: listing models, testing."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.kind.value)
        self.trouble = trouble


@dataclass(frozen=True)
class Exchange:
    """One request and what came back: an `answer` or a `trouble`, never both, never neither.

    `request` is the body as sent, `response` the body as received, as far as it was read, unpacked
    where it was compressed; `headers` are those of the response that are kept, in lower case.
    `latency_ms` runs from the first byte sent to the last received, and is None where nothing was
    sent. No key is in any of them.
    """

    url: str
    request: bytes = field(repr=False)
    fates: Mapping[str, FieldFate] = field(default_factory=dict, hash=False)
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=dict, hash=False)
    response: bytes = field(default=b"", repr=False)
    latency_ms: int | None = None
    answer: Answer | None = None
    trouble: Trouble | None = None

    def __post_init__(self) -> None:
        if (self.answer is None) == (self.trouble is None):
            raise ValueError("an exchange has an answer or a trouble")


class AskCancelled(asyncio.CancelledError):
    """A conversation was cancelled: `exchange`, of the trouble STOPPED, is as far as it came; None
    says that certainly nothing was sent."""

    def __init__(self, exchange: Exchange | None) -> None:
        super().__init__()
        self.exchange = exchange


class Provider(Protocol):
    """A service, spoken to by its dialect. Used from one event loop; closed in that loop."""

    @property
    def connection(self) -> Connection:
        """The connection it was made for."""
        ...

    def refuse(self, ask: Ask) -> KnownError | None:
        """Why these settings cannot be sent as they are, before anything is; None if they can.

        Codes: model_missing, output_limit_missing, context_window_missing,
        setting_not_sendable(setting, value).
        """
        ...

    def fates(self, ask: Ask) -> dict[str, FieldFate]:
        """What becomes of every setting of SENDABLE."""
        ...

    async def ask(self, ask: Ask) -> Exchange:
        """Hold one new conversation. Never raises for what the world does.

        Raises what `refuse` says, with nothing sent. Cancelled, it closes its socket and raises
        AskCancelled.
        """
        ...

    async def models(self) -> list[str]:
        """The names of the models offered, in the service's order; raises TroubleError."""
        ...

    async def check(self) -> list[str]:
        """Whether the service can be asked: the models offered, [] where it lists none.

        Raises TroubleError.
        """
        ...

    async def close(self) -> None:
        """Close every socket."""
        ...
