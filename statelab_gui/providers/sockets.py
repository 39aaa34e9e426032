"""A way to a service that is used for one conversation after another."""

from collections.abc import Callable
from typing import Any, TypeAlias

import httpcore2

from statelab_gui.providers.wire import Wire

Inner: TypeAlias = httpcore2.AsyncHTTPConnection | httpcore2.AsyncHTTPProxy


class Socket:
    """One conversation at a time; opened anew where it was closed, or idle for too long.

    One pool for all of them would look through them all at every turn, which takes as long as all
    the rest of asking.
    """

    def __init__(self, make: Callable[[], Inner]) -> None:
        self._make = make
        self._inner = make()

    async def send(self, request: httpcore2.Request, wire: Wire) -> httpcore2.Response:
        """The response, whose stream is to be read and closed; raises httpcore2's exceptions.

        How far it is, is told to the wire.
        """
        inner = self._inner
        if isinstance(inner, httpcore2.AsyncHTTPConnection) and (
            inner.is_closed() or inner.has_expired()
        ):
            await inner.aclose()
            inner = self._inner = self._make()
        if isinstance(inner, httpcore2.AsyncHTTPConnection) and inner.is_idle():
            wire.leave()  # nothing has to be opened first: the library would say so next
        else:
            request.extensions["trace"] = wire.trace
        return await inner.handle_async_request(request)

    def left_over(self) -> bool:
        """Whether bytes came after the end of the last response, or it cannot be told.

        They would be read as the response to the next conversation: a service that counts its bytes
        wrong, or answers twice, would answer another question than the one that was asked. What
        comes later still, while nobody asks, is noticed when the next is to be sent.
        """
        if isinstance(self._inner, httpcore2.AsyncHTTPProxy):
            return any(_unused(connection) for connection in self._inner.connections)
        return _unused(self._inner)

    async def aclose(self) -> None:
        """Close it."""
        await self._inner.aclose()


def _unused(connection: Any) -> bool:
    """Whether a connection, or the one inside of it, holds such bytes."""
    # The library has no public word for what it read and did not use.
    while connection is not None and not hasattr(connection, "_h11_state"):
        if not hasattr(connection, "_connection"):
            return True
        connection = connection._connection
    return connection is not None and bool(connection._h11_state.trailing_data[0])
