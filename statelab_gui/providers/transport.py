"""The one way out: every byte to and from a service goes through here, and is seen."""

import asyncio
import ssl
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

import httpx2

from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.providers.addresses import host_of
from statelab_gui.providers.base import MAX_BODY
from statelab_gui.providers.leftovers import left_over
from statelab_gui.providers.routes import Route
from statelab_gui.providers.secrets import Secret
from statelab_gui.providers.unpacking import ACCEPTED, Body, TooBigError
from statelab_gui.providers.wire import Wire, current, kept_headers

AGENT = "StateLab"

_SENT_HEADERS = ("accept", "anthropic-version", "content-type", "host")
"""What of a library's headers is sent on: nothing that tells of this computer or its variables."""

_LONGEST_SECONDS = 3600


@dataclass(frozen=True)
class Bounds:
    """How much is borne: bytes of a body, seconds from the beginning to the end (None: an hour, or
    twice the silence that the connection allows, whichever is longer)."""

    body: int = MAX_BODY
    seconds: float | None = None


@dataclass(frozen=True)
class KeyHeader:
    """The header that carries the key, which nobody above the transport ever holds in a request."""

    name: str
    prefix: str
    secret: Secret | None

    def pair(self) -> list[tuple[str, str]]:
        """The header, if there is a key."""
        if self.secret is None:
            return []
        return [(self.name, self.prefix + self.secret.reveal())]


class Transport(httpx2.AsyncBaseTransport):
    """Sends a request to the connection's own host, never anywhere else, and reads it to its end.

    Everything is told to the wire of the task, and nothing is followed, repeated or decoded further
    up. A failure is told to the wire and then raised.
    """

    def __init__(self, connection: Connection, url: str, key: KeyHeader, route: Route) -> None:
        self._connection = connection
        self._origin = _origin(httpx2.URL(url))
        self._key = key
        self._route = route
        self._bounds = Bounds()
        self._sockets: list[httpx2.AsyncHTTPTransport] = []
        self._idle: list[httpx2.AsyncHTTPTransport] = []

    def bound(self, bounds: Bounds) -> None:
        """Bear this much from now on."""
        self._bounds = bounds

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send, and read the whole response."""
        wire = current()
        if _origin(request.url) != self._origin:
            raise ValueError("a request left the connection's host")
        wire.url = str(request.url)
        wire.request = await request.aread()
        try:
            async with asyncio.timeout(self._longest()):
                await self._exchange(wire, self._outgoing(request, wire))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._tell(wire, error)
            raise
        finally:
            wire.end()
        return httpx2.Response(wire.status or 0, headers=_raw(wire.headers), content=wire.body)

    async def aclose(self) -> None:
        """Close every socket."""
        for socket in self._sockets:
            await socket.aclose()

    async def _exchange(self, wire: Wire, request: httpx2.Request) -> None:
        if not self._idle:
            self._idle.append(self._route.transport())
            self._sockets += self._idle
        socket = self._idle.pop()  # the one used last, which is the least likely to be closed
        try:
            await self._through(socket, wire, request)
        finally:
            if left_over(socket):
                self._sockets.remove(socket)
                await socket.aclose()
            else:
                self._idle.append(socket)

    async def _through(
        self, socket: httpx2.AsyncHTTPTransport, wire: Wire, request: httpx2.Request
    ) -> None:
        response = await socket.handle_async_request(request)
        try:
            wire.status = response.status_code
            wire.headers = kept_headers(iter(response.headers.raw))
            wire.location = response.headers.get("location", "")
            if not 300 <= response.status_code < 400:
                await self._read(wire, response)
        finally:
            await response.aclose()

    async def _read(self, wire: Wire, response: httpx2.Response) -> None:
        body = Body(response.headers.get("content-encoding", ""), self._bounds.body)
        stream = response.stream
        if not isinstance(stream, httpx2.AsyncByteStream):
            raise TypeError("a response without a stream")
        try:
            async for part in stream:
                body.add(part)
        finally:
            wire.body = body.whole()

    def _outgoing(self, request: httpx2.Request, wire: Wire) -> httpx2.Request:
        """The request as it leaves: with the key, without what tells of this computer."""
        headers = [
            (name, request.headers[name]) for name in _SENT_HEADERS if name in request.headers
        ]
        headers += [("accept-encoding", ACCEPTED), ("user-agent", AGENT), *self._key.pair()]
        return httpx2.Request(
            request.method,
            request.url,
            headers=headers,
            content=wire.request or None,
            extensions={"timeout": self._timeouts(), "trace": wire.trace},
        )

    def _timeouts(self) -> Mapping[str, float | None]:
        connection = self._connection
        return {
            "connect": connection.connect_seconds,
            "read": connection.silence_seconds,
            "write": connection.silence_seconds,
            "pool": None,
        }

    def _longest(self) -> float:
        if self._bounds.seconds is not None:
            return self._bounds.seconds
        return max(_LONGEST_SECONDS, 2 * self._connection.silence_seconds)

    def _tell(self, wire: Wire, error: Exception) -> None:
        """Say on the wire what the error means."""
        host = host_of(wire.url)
        if isinstance(error, TooBigError):
            wire.fail(TroubleKind.TOO_BIG, bytes=len(wire.body))
        elif isinstance(error, zlib.error):
            wire.fail(TroubleKind.NOT_JSON, content_type=_content_type(wire), status=wire.status)
        elif isinstance(error, TimeoutError) and wire.sent:
            wire.fail(TroubleKind.TOO_LONG_TIME, seconds=round(self._longest()))
        elif wire.sent and isinstance(error, httpx2.TimeoutException):
            wire.fail(TroubleKind.SILENCE, seconds=self._connection.silence_seconds)
        elif wire.sent:
            wire.fail(TroubleKind.DROPPED, bytes=len(wire.body))
        elif _untrusted(error):
            wire.fail(TroubleKind.NOT_TRUSTED, host=host)
        elif self._route.proxy and (not wire.reached or isinstance(error, httpx2.ProxyError)):
            wire.fail(TroubleKind.PROXY, host=host_of(self._route.proxy))
        elif isinstance(error, httpx2.TimeoutException | TimeoutError):
            wire.fail(
                TroubleKind.CONNECT_TIMEOUT, host=host, seconds=self._connection.connect_seconds
            )
        else:
            wire.fail(TroubleKind.NO_CONNECTION, host=host)


def _origin(url: httpx2.URL) -> tuple[str, str, int | None]:
    return url.scheme, url.host, url.port


def _raw(headers: Mapping[str, str]) -> list[tuple[bytes, bytes]]:
    """The headers as they came: a service may write more in them than ASCII."""
    return [(name.encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]


def _content_type(wire: Wire) -> str:
    return wire.headers.get("content-type", "")


def _untrusted(error: BaseException | None) -> bool:
    """Whether a certificate was refused somewhere below."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        if isinstance(error, ssl.SSLCertVerificationError):
            return True
        seen.add(id(error))
        error = error.__cause__ or error.__context__
    return False
