"""A run under way: many conversations asked of one service, each answered at most once.

Nothing is asked again that was answered or may have been; only what was certainly not.
"""

import asyncio
import contextlib
import gc
import sys
from collections.abc import Callable, Generator
from datetime import datetime
from decimal import Decimal
from random import Random

from statelab_gui.domain.fetching.journal import FetchEnd, FetchProgress, Journal
from statelab_gui.domain.fetching.usage import Prices, Pricing
from statelab_gui.providers.base import Provider
from statelab_gui.providers.control import Control
from statelab_gui.providers.pacing import PATIENCE, Pace, Patience
from statelab_gui.providers.running import Clock, Run, Terms
from statelab_gui.providers.services import Services

__all__ = ["Control", "Patience", "fetching"]

_TICK = 0.1
"""Seconds between two reports; more often than every 0.05 the window would not be told of all."""

_SWITCH = 0.0005
"""Seconds that a thread computes before another may: a run computes all the time, and the window
asks for its turn many times a frame."""


def _now() -> str:
    return datetime.now().astimezone().isoformat(timespec="milliseconds")


def fetching(
    provider: Provider,
    journal: Journal,
    *,
    tracker: Provider | None = None,
    at_once: int,
    per_minute: int | None = None,
    prices: Prices | None = None,
    tracker_prices: Prices | None = None,
    tracker_apart: bool = False,
    spending_limit: Decimal | None = None,
    left_out: frozenset[str] = frozenset(),
    control: Control | None = None,
    clock: Clock = _now,
    patience: Patience = PATIENCE,
    random: Random | None = None,
    loop_factory: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> Generator[FetchProgress, None, FetchEnd]:
    """Ask all that waits in the journal, reporting about every tenth of a second: a job.

    `tracker` is asked what an arm asks of a tracker; `provider` is, without one. Where the tracker
    is another model (`tracker_apart`), `tracker_prices` are its own.
    `control` pauses or stops it; closing the generator stops it too, and in either case all that
    came in is kept, and it ends within two seconds whatever the service does. `clock` tells the
    time with its offset, ISO-8601.

    Raises KnownError: what `limit_refused` says of a spending limit, what
    `Provider.refuse` gives, and what the journal raises; then too all is kept that can be.
    """
    control = control or Control()
    pricing = Pricing(prices, tracker_apart, tracker_prices)
    pace = Pace(at_once, per_minute, patience, random or Random())
    terms = Terms(pricing, spending_limit, left_out, patience)
    services = Services(provider, tracker, left_out)
    run = Run(services, journal, pace, terms, control, clock)
    loop = loop_factory()
    switch = sys.getswitchinterval()
    sys.setswitchinterval(min(switch, _SWITCH))
    gc.freeze()  # or what the program is made of is looked through again while answers come in
    try:
        work = loop.create_task(run.go())
        control.listen(lambda: _tell(loop, run.look))
        try:
            while True:
                loop.run_until_complete(asyncio.wait({work}, timeout=_TICK))
                if work.done():
                    return work.result()
                yield run.progress()
        except GeneratorExit:
            control.stop()
            loop.run_until_complete(work)
            raise
    finally:
        control.listen(None)
        gc.unfreeze()
        sys.setswitchinterval(switch)
        _end(loop)


def _tell(loop: asyncio.AbstractEventLoop, look: Callable[[], None]) -> None:
    with contextlib.suppress(RuntimeError):  # it came to its end this very moment
        loop.call_soon_threadsafe(look)


def _end(loop: asyncio.AbstractEventLoop) -> None:
    """Close the loop, waiting but a moment for what would not end."""
    left = asyncio.all_tasks(loop)
    for task in left:
        task.cancel()
    if left:
        _, stuck = loop.run_until_complete(asyncio.wait(left, timeout=_TICK))
        for task in stuck:  # it was waited for long enough, and asyncio need not complain of it
            task._log_destroy_pending = False  # type: ignore[attr-defined]  # not in the stubs
    loop.run_until_complete(loop.shutdown_asyncgens())
    loop.close()
