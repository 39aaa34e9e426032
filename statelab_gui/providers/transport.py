"""The one way out: every byte to and from a service goes through here, and is seen."""

import asyncio
import ssl
import zlib
from collections.abc import Mapping
from dataclasses import dataclass

import httpcore2
import httpx2

from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.providers.addresses import host_of
from statelab_gui.providers.base import MAX_BODY
from statelab_gui.providers.routes import Route, core_url
from statelab_gui.providers.secrets import Secret
from statelab_gui.providers.sockets import Socket
from statelab_gui.providers.unpacking import ACCEPTED, Body, TooBigError
from statelab_gui.providers.wire import Wire, current, kept_headers

AGENT = "StateLab"

_SENT_HEADERS = frozenset({b"accept", b"anthropic-version", b"content-type"})
"""What of a library's headers is sent on: nothing that tells of this computer or its variables."""

_OWN_HEADERS = ((b"accept-encoding", ACCEPTED.encode()), (b"user-agent", AGENT.encode()))

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

    def pair(self) -> list[tuple[bytes, bytes]]:
        """The header, if there is a key."""
        if self.secret is None:
            return []
        return [(self.name.encode(), (self.prefix + self.secret.reveal()).encode())]


@dataclass(frozen=True)
class _Target:
    """An address of the connection's own host, in the ways in which it is wanted."""

    url: httpx2.URL
    text: str
    host: bytes
    core: httpcore2.URL

    @classmethod
    def of(cls, url: httpx2.URL) -> "_Target":
        """That of an address."""
        return cls(url, str(url), url.netloc, core_url(url))


class Transport(httpx2.AsyncBaseTransport):
    """Sends a request to the connection's own host, never anywhere else, and reads it to its end.

    Everything is told to the wire of the task, and nothing is followed, repeated or decoded further
    up. A failure is told to the wire and then raised.
    """

    def __init__(self, connection: Connection, url: str, key: KeyHeader, route: Route) -> None:
        self._connection = connection
        self._origin = _origin(httpx2.URL(url))
        self._target: _Target | None = None
        self._key = key
        self._route = route
        self._bounds = Bounds()
        self._sockets: list[Socket] = []
        self._idle: list[Socket] = []

    def bound(self, bounds: Bounds) -> None:
        """Bear this much from now on."""
        self._bounds = bounds

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send, and read the whole response."""
        wire = current()
        target = self._target
        if target is None or target.url is not request.url:
            if _origin(request.url) != self._origin:
                raise ValueError("a request left the connection's host")
            target = self._target = _Target.of(request.url)
        wire.url = target.text
        wire.request = await request.aread()
        try:
            async with asyncio.timeout(self._longest()):
                await self._exchange(wire, self._outgoing(request, wire, target))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self._tell(wire, error)
            raise
        finally:
            wire.end()
        return httpx2.Response(wire.status or 0)  # all that came with it is on the wire

    async def aclose(self) -> None:
        """Close every socket."""
        for socket in self._sockets:
            await socket.aclose()

    async def _exchange(self, wire: Wire, request: httpcore2.Request) -> None:
        if not self._idle:
            self._idle.append(self._route.socket(request.url))
            self._sockets += self._idle
        socket = self._idle.pop()  # the one used last, which is the least likely to be closed
        try:
            await self._through(socket, wire, request)
        finally:
            if socket.left_over():
                self._sockets.remove(socket)
                await socket.aclose()
            else:
                self._idle.append(socket)

    async def _through(self, socket: Socket, wire: Wire, request: httpcore2.Request) -> None:
        response = await socket.send(request, wire)
        try:
            wire.status = response.status
            wire.headers = kept_headers(response.headers)
            wire.location = _told(response, b"location")
            if not 300 <= response.status < 400:
                await self._read(wire, response)
        finally:
            await response.aclose()

    async def _read(self, wire: Wire, response: httpcore2.Response) -> None:
        body = Body(_told(response, b"content-encoding"), self._bounds.body)
        try:
            async for part in response.aiter_stream():
                body.add(part)
        finally:
            wire.body = body.whole()

    def _outgoing(
        self, request: httpx2.Request, wire: Wire, target: "_Target"
    ) -> httpcore2.Request:
        """The request as it leaves: with the key, without what tells of this computer."""
        headers = [(b"host", target.host)]
        headers += [pair for pair in request.headers.raw if pair[0].lower() in _SENT_HEADERS]
        headers += _OWN_HEADERS
        headers += self._key.pair()
        if wire.request:
            headers.append((b"content-length", str(len(wire.request)).encode()))
        return httpcore2.Request(
            request.method,
            target.core,
            headers=headers,
            content=wire.request,
            extensions={"timeout": self._timeouts()},
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
        elif wire.sent and isinstance(error, httpcore2.TimeoutException):
            wire.fail(TroubleKind.SILENCE, seconds=self._connection.silence_seconds)
        elif wire.sent:
            wire.fail(TroubleKind.DROPPED, bytes=len(wire.body))
        elif _untrusted(error):
            wire.fail(TroubleKind.NOT_TRUSTED, host=host)
        elif self._route.proxy and (not wire.reached or isinstance(error, httpcore2.ProxyError)):
            wire.fail(TroubleKind.PROXY, host=host_of(self._route.proxy))
        elif isinstance(error, httpcore2.TimeoutException | TimeoutError):
            wire.fail(
                TroubleKind.CONNECT_TIMEOUT, host=host, seconds=self._connection.connect_seconds
            )
        else:
            wire.fail(TroubleKind.NO_CONNECTION, host=host)


def _origin(url: httpx2.URL) -> tuple[str, str, int | None]:
    return url.scheme, url.host, url.port


def _told(response: httpcore2.Response, name: bytes) -> str:
    """A header of the response, "" where there is none; one told several times is one."""
    found = (value for key, value in response.headers if key.lower() == name)
    return b", ".join(found).decode("latin-1")


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
