"""Whether a socket holds more than the response that was read from it."""

from typing import Any

import httpx2


def left_over(socket: httpx2.AsyncHTTPTransport) -> bool:
    """Whether bytes came after the end of the last response, or it cannot be told.

    They would be read as the response to the next conversation: a service that counts its bytes
    wrong, or answers twice, would answer another question than the one that was asked. What comes
    later still, while nobody asks, is noticed by the HTTP library.
    """
    # The library has no public word for what it read and did not use.
    pool: Any = getattr(socket, "_pool", None)
    if pool is None:
        return True
    return any(_unused(connection) for connection in pool.connections)


def _unused(connection: Any) -> bool:
    """Whether a connection, or the one inside of it where it goes by a proxy, holds such bytes."""
    while connection is not None and not hasattr(connection, "_h11_state"):
        if not hasattr(connection, "_connection"):
            return True
        connection = connection._connection
    return connection is not None and bool(connection._h11_state.trailing_data[0])
