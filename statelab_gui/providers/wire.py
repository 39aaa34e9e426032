"""What happened on the wire during one request, as the transport saw it."""

import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field

from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind

_KEPT = frozenset(
    {
        "content-type",
        "date",
        "request-id",
        "retry-after",
        "retry-after-ms",
        "server",
        "x-request-id",
    }
)
_KEPT_PREFIXES = ("anthropic-ratelimit-", "openai-", "x-ratelimit-")
_LONGEST_HEADER = 500


@dataclass
class Wire:
    """One request under way. `sent` says that a byte of it may have reached the service.

    `failure` is what cut it short; a status that came before stays.
    """

    url: str = ""
    request: bytes = field(default=b"", repr=False)
    sent: bool = False
    reached: bool = False
    status: int | None = None
    headers: dict[str, str] = field(default_factory=dict)
    location: str = ""
    body: bytes = field(default=b"", repr=False)
    failure: Trouble | None = None
    _started: float | None = None
    _ended: float | None = None

    @contextmanager
    def open(self) -> Iterator["Wire"]:
        """Everything sent in this block, in this task, is told to this wire."""
        token = _wire.set(self)
        try:
            yield self
        finally:
            _wire.reset(token)

    async def trace(self, event: str, facts: Mapping[str, object]) -> None:
        """Hear from the HTTP library how far it is."""
        if event.endswith("send_request_headers.started"):
            method = getattr(facts.get("request"), "method", b"")
            if method != b"CONNECT":  # which is to the proxy
                self.leave()
        elif event.endswith("connect_tcp.complete"):
            self.reached = True

    def leave(self) -> None:
        """The first byte leaves."""
        self.sent = True
        self._started = time.perf_counter()

    def end(self) -> None:
        """The last byte came, or no more are waited for."""
        self._ended = time.perf_counter()

    def fail(self, kind: TroubleKind, **facts: object) -> None:
        """Say what cut the request short."""
        self.failure = Trouble(kind, {key: str(value) for key, value in facts.items()})

    @property
    def latency_ms(self) -> int | None:
        """Milliseconds from the first byte sent to the last received; None where none was."""
        if self._started is None:
            return None
        end = time.perf_counter() if self._ended is None else self._ended
        return round((end - self._started) * 1000)


_wire: ContextVar[Wire] = ContextVar("wire")


def current() -> Wire:
    """The wire of the request that this task sends; raises LookupError outside of one."""
    return _wire.get()


def kept_headers(pairs: Iterable[tuple[bytes, bytes]]) -> dict[str, str]:
    """The headers of a response worth keeping, by their names in lower case."""
    kept = {}
    for raw_name, raw_value in pairs:
        name = raw_name.decode("latin-1").lower()
        if name in _KEPT or name.startswith(_KEPT_PREFIXES):
            kept[name] = raw_value.decode("latin-1")[:_LONGEST_HEADER]
    return kept
