"""A socket as the HTTP library wants one, straight on asyncio: a run of thousands spends a good
part of its time in what the library puts between the two."""

import asyncio
import select
import ssl
import sys
from collections import deque
from collections.abc import Iterable
from typing import Any

import httpcore2

_ENOUGH = 256 * 1024
"""Bytes that wait to be read, at which no more are taken in."""

_TOGETHER = 64 * 1024
"""Bytes that are held back to be sent with those that follow: a head with its body."""

_EYEBALLS = 0.25
"""Seconds after which another address of the same host is tried beside the first."""


class _Incoming(asyncio.Protocol):
    """What came in and was not read, never much more than enough, and whether more may be sent."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.parts: deque[bytes] = deque()
        self.ended = False
        self.error: Exception | None = None
        self.full = False  # what is to be sent waits for the other side
        self._size = 0
        self._stopped = False
        self._waiting: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.parts.append(data)
        self._size += len(data)
        if self._size >= _ENOUGH and not self._stopped:
            self._stopped = True
            self.transport.pause_reading()
        self._wake()

    def eof_received(self) -> bool:
        """Close nothing by itself: what was asked may be on its way still."""
        self.ended = True
        self._wake()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.ended = True
        self.error = exc
        self._wake()

    def pause_writing(self) -> None:
        self.full = True

    def resume_writing(self) -> None:
        self.full = False
        self._wake()

    def take(self, most: int) -> bytes:
        """The next bytes of those that wait."""
        part = self.parts.popleft()
        if len(part) > most:
            self.parts.appendleft(part[most:])
            part = part[:most]
        self._size -= len(part)
        if self._stopped and self._size < _ENOUGH and not self.ended:
            self._stopped = False
            self.transport.resume_reading()
        return part

    async def happens(self, timeout: float | None) -> None:
        """Wait until anything happens; raises TimeoutError."""
        loop = asyncio.get_running_loop()
        waiting = self._waiting = loop.create_future()
        timer = None if timeout is None else loop.call_later(timeout, _late, waiting)
        try:
            await waiting
        finally:
            self._waiting = None
            if timer is not None:
                timer.cancel()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


def _late(waiting: "asyncio.Future[None]") -> None:
    if not waiting.done():
        waiting.set_exception(TimeoutError())


class Stream(httpcore2.AsyncNetworkStream):
    """One connection. Small writes leave together, at the latest when an answer is waited for."""

    def __init__(self, incoming: _Incoming) -> None:
        self._incoming = incoming
        self._unsent = bytearray()

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """The next bytes, b"" at the end; raises ReadTimeout and ReadError."""
        incoming = self._incoming
        self._send()
        while not incoming.parts and not incoming.ended:
            try:
                await incoming.happens(timeout)
            except TimeoutError as error:
                raise httpcore2.ReadTimeout from error
        if incoming.parts:
            return incoming.take(max_bytes)
        if incoming.error is not None:
            raise httpcore2.ReadError(str(incoming.error)) from incoming.error
        return b""

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Send these bytes; raises WriteTimeout and WriteError."""
        incoming = self._incoming
        if incoming.transport.is_closing():
            raise httpcore2.WriteError(str(incoming.error or "")) from incoming.error
        self._unsent += buffer
        if len(self._unsent) < _TOGETHER:
            return
        self._send()
        while incoming.full and not incoming.transport.is_closing():
            try:
                await incoming.happens(timeout)
            except TimeoutError as error:
                raise httpcore2.WriteTimeout from error

    async def aclose(self) -> None:
        """Close at once."""
        self._incoming.transport.abort()
        await asyncio.sleep(0)

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        """The same connection, encrypted; raises ConnectTimeout and ConnectError."""
        incoming = self._incoming
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(timeout):
                made = await loop.start_tls(
                    incoming.transport, incoming, ssl_context, server_hostname=server_hostname
                )
        except BaseException as error:
            incoming.transport.abort()
            if isinstance(error, TimeoutError):
                raise httpcore2.ConnectTimeout from error
            if isinstance(error, OSError):  # as ssl.SSLError is
                raise httpcore2.ConnectError(str(error)) from error
            raise
        if made is None:
            raise httpcore2.ConnectError("the connection was closed")
        incoming.transport = made
        return self

    def get_extra_info(self, info: str) -> Any:
        """What the library asks for by these names."""
        incoming = self._incoming
        if info == "is_readable":
            waits = incoming.parts or incoming.ended
            return bool(waits) or _readable(incoming.transport.get_extra_info("socket"))
        names = {"client_addr": "sockname", "server_addr": "peername"}
        return incoming.transport.get_extra_info(names.get(info, info))

    def _send(self) -> None:
        if self._unsent:
            # One that is lost meanwhile says so when it is read from, which comes next.
            self._incoming.transport.write(bytes(self._unsent))
            self._unsent.clear()


class Streams(httpcore2.AsyncNetworkBackend):
    """Opens connections."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        """A connection to that host; raises ConnectTimeout and ConnectError."""
        loop = asyncio.get_running_loop()
        local = None if local_address is None else (local_address, 0)
        try:
            async with asyncio.timeout(timeout):
                transport, incoming = await loop.create_connection(
                    _Incoming, host, port, local_addr=local, happy_eyeballs_delay=_EYEBALLS
                )
        except TimeoutError as error:
            raise httpcore2.ConnectTimeout from error
        except OSError as error:
            raise httpcore2.ConnectError(str(error)) from error
        for option in socket_options or ():
            transport.get_extra_info("socket").setsockopt(*option)
        return Stream(incoming)


def _readable(socket: Any) -> bool:
    """Whether the system holds bytes, or the end, that this program has not heard of yet."""
    number = -1 if socket is None else socket.fileno()
    if number < 0:
        return True
    if sys.platform == "win32":
        return bool(select.select([number], [], [], 0)[0])
    poll = select.poll()
    poll.register(number, select.POLLIN)
    return bool(poll.poll(0))
