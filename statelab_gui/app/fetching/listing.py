"""Asking a service for its models, in a job: what a test and what a choice of models do."""

import asyncio
from collections.abc import Coroutine, Generator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from statelab_gui.app.network import Network
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.troubles import Trouble

_LOOK_EVERY = 0.1  # seconds between two places to stop
_CLOSE_WITHIN = 1.0  # seconds


def listing(
    network: Network, connection: Connection, key: str = ""
) -> Generator[None, None, list[str] | Trouble]:
    """The models that a service names, or the trouble met; it is asked for nothing else.

    It is the reviewer's own wish, so the connection need not be switched on for it. `key` is tried
    in place of the one that is kept. Raises the KnownErrors of keys and of connecting.
    """
    yield
    from statelab_gui.providers.base import TroubleError

    provider = network.provider(replace(connection, enabled=True), key)
    loop = asyncio.new_event_loop()
    try:
        asking = loop.create_task(provider.check())
        while not asking.done():
            loop.run_until_complete(asyncio.wait([asking], timeout=_LOOK_EVERY))
            try:
                yield
            except GeneratorExit:
                asking.cancel()
                loop.run_until_complete(asyncio.wait([asking], timeout=_CLOSE_WITHIN))
                raise
        return asking.result()
    except TroubleError as error:
        return error.trouble
    finally:
        # Within a bound: a socket may never let itself be closed.
        loop.run_until_complete(_within(_CLOSE_WITHIN, provider.close()))
        loop.close()


async def _within(seconds: float, work: Coroutine[Any, Any, None]) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(work, seconds)
