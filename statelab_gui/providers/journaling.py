"""Writing a run down beside asking: what came in, what to ask next, on one thread of its own."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TypeVar

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.journal import Journal, Settled
from statelab_gui.domain.fetching.runs import FetchTally, FetchTask, TaskState
from statelab_gui.domain.fetching.usage import Unreported

_EVERY = 0.03
"""Seconds between two turns of writing, at least: several answers share a transaction. What came in
since the last turn is what a kill of the program makes unknown."""

_WEIGHT = 0.2
"""How much the last turn counts in what is known of how long one takes."""

_RECOUNT = 2.0
"""Seconds after which the conversations are counted anew, as the reviewer may give some up."""

_AGAIN = 0.5
_TRIES = 3
"""So often, and with so many seconds between, a document that cannot be written is tried."""


_T = TypeVar("_T")


class Standing:
    """How the conversations stand, followed without asking the document each time."""

    def __init__(self) -> None:
        self._counts: Counter[TaskState] = Counter()
        self._total = 0
        self._spent: Decimal | None = None
        self._unpriced = 0

    def count(self, tally: FetchTally) -> None:
        """Begin from what the document says."""
        self._counts = Counter({state: getattr(tally, state.value) for state in TaskState})
        self._total = tally.total
        self._spent = tally.spent
        self._unpriced = tally.unpriced

    def move(self, before: TaskState, now: TaskState, count: int = 1) -> None:
        """So many conversations have another state."""
        self._counts[before] -= count
        self._counts[now] += count

    def paid(self, amount: Decimal | None) -> None:
        """An answer cost so much, or nobody knows (None)."""
        if amount is None:
            self._unpriced += 1
        else:
            self._spent = (self._spent or Decimal(0)) + amount

    @property
    def waiting(self) -> int:
        """How many wait."""
        return self._counts[TaskState.WAITING]

    def tally(self) -> FetchTally:
        """How they stand now."""
        counts = {state.value: self._counts[state] for state in TaskState}
        return FetchTally(self._total, **counts, spent=self._spent, unpriced=self._unpriced)


@dataclass
class _Turn:
    """What one turn is to do, emptied as it is done, and what came of it."""

    settled: list[Settled] = field(default_factory=list)
    paid: list[Decimal | None] = field(default_factory=list)
    released: list[int] = field(default_factory=list)
    claims: int = 0
    counts: bool = False
    replies: list[int] = field(default_factory=list)
    kept: list[Settled] = field(default_factory=list)
    claimed: list[FetchTask] = field(default_factory=list)
    dry: bool = False
    tally: FetchTally | None = None


class Writing:
    """Hands a journal, from one event loop, what is to be kept, and fetches what is to be asked.

    Once the document cannot be written, `troubled` is true; where that lasts, `error` says why.
    What was handed over and could not be kept is tried once more by `close`.
    """

    def __init__(
        self, journal: Journal, on_turn: Callable[[list[FetchTask], bool, list[int]], None]
    ) -> None:
        """`on_turn` is called after every turn, with what was claimed, whether that is all, and the
        conversations that go on, now that the step they had is kept."""
        self._journal = journal
        self._on_turn = on_turn
        self._thread = ThreadPoolExecutor(1, "journal")
        self._next = _Turn()
        self._work = asyncio.Event()
        self._replies: list[int] = []
        self._ending = False
        self.standing = Standing()
        self.troubled = False
        self.claiming = 0  # so many were asked for and are on their way
        self.lag = _EVERY  # seconds from asking for some until they come, of late
        self.error: KnownError | None = None

    async def start(self) -> FetchTally:
        """How the run stands; raises KnownError."""
        tally = await self._in_thread(self._journal.tally)
        self.standing.count(tally)
        return tally

    async def unreported(self) -> Unreported:
        """What may have been charged for earlier; raises KnownError."""
        return await self._in_thread(self._journal.unreported)

    def settle(self, settled: Settled) -> None:
        """Keep an attempt."""
        self._next.settled.append(settled)
        self._work.set()

    def paid(self, amount: Decimal | None) -> None:
        """The answer that is to be kept next cost so much, or nobody knows (None)."""
        self._next.paid.append(amount)

    def release(self, task_ids: list[int]) -> None:
        """Put claimed conversations back."""
        if task_ids:
            self._next.released += task_ids
            self._work.set()

    def claim(self, count: int) -> None:
        """Ask for so many conversations, to come by `on_turn`; 0 takes back what was asked for."""
        self._next.claims = count
        if count:
            self._work.set()

    def take_replies(self) -> tuple[int, ...]:
        """The replies recorded since the last call."""
        taken, self._replies = tuple(self._replies), []
        return taken

    def finish(self) -> None:
        """Let `run` end when all is written."""
        self._ending = True
        self._work.set()

    async def run(self) -> None:
        """Write, turn by turn, until `finish` or an `error`."""
        loop = asyncio.get_running_loop()
        counted = loop.time()
        while self.error is None:
            await self._work.wait()
            self._work.clear()
            began = loop.time()
            turn, self._next = self._next, _Turn()
            turn.counts = began - counted > _RECOUNT
            counted = began if turn.counts else counted
            self.claiming = turn.claims
            await self._persevere(turn)
            self.claiming = 0
            self.lag += (loop.time() - began + _EVERY - self.lag) * _WEIGHT
            self._on_turn(turn.claimed, turn.dry, _going_on(turn))
            if self._ending and not (self._next.settled or self._next.released):
                return
            if not self._ending:
                await asyncio.sleep(began + _EVERY - loop.time())

    async def close(self) -> FetchTally:
        """Keep what could not be kept before, and end the thread; how the run stands.

        Raises KnownError where the document cannot be written, or could not before.
        """
        try:
            turn = self._next
            turn.claims = 0
            await self._do(turn)
            await self._do(_Turn(released=_going_on(turn)))
            tally = await self._in_thread(self._journal.tally)
        except KnownError as error:
            self.error = self.error or error
        finally:
            # Without a bound: what it had to do was waited for above, and where that was cut off it
            # waits for nothing but the document, for as long as another job writes into it.
            self._thread.shutdown(wait=True)
        if self.error is not None:
            raise self.error
        return tally

    async def _persevere(self, turn: _Turn) -> None:
        """Do a turn, trying for a while; what cannot be done comes first in the next."""
        for left in reversed(range(_TRIES)):
            try:
                await self._do(turn)
                self.troubled = False
                return
            except KnownError as error:
                self.troubled = True
                if not left:
                    self.error = error
            if left:
                await asyncio.sleep(_AGAIN)
        self._next.settled[:0] = turn.settled
        self._next.paid[:0] = turn.paid
        self._next.released[:0] = turn.released

    async def _do(self, turn: _Turn) -> None:
        """Do what a turn still has to do; raises KnownError."""
        settled, paid, released = turn.settled, turn.paid, turn.released
        try:
            await self._in_thread(lambda: self._write(turn))
        finally:
            self._replies += turn.replies
            turn.replies = []
            if turn.settled is not settled:
                turn.kept += settled
                for one in settled:
                    self.standing.move(TaskState.ASKING, one.state)
                for amount in paid:
                    self.standing.paid(amount)
            if turn.released is not released:
                self.standing.move(TaskState.ASKING, TaskState.WAITING, len(released))
        self.standing.move(TaskState.WAITING, TaskState.ASKING, len(turn.claimed))
        if turn.tally is not None:
            self.standing.count(turn.tally)

    def _write(self, turn: _Turn) -> None:
        """In the thread. What is done is taken off the turn, so that it is not done again."""
        if turn.settled:
            turn.replies = list(self._journal.settle(turn.settled))
            turn.settled, turn.paid = [], []
        if turn.released:
            self._journal.release(turn.released)
            turn.released = []
        if turn.claims:
            turn.claimed = self._journal.claim(turn.claims)
            turn.dry = len(turn.claimed) < turn.claims
            turn.claims = 0
        if turn.counts:
            turn.tally = self._journal.tally()

    async def _in_thread(self, act: Callable[[], _T]) -> _T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, act)


def _going_on(turn: _Turn) -> list[int]:
    """The conversations whose step was kept in this turn and that are to be asked the next."""
    return [one.attempt.task_id for one in turn.kept if one.state is TaskState.ASKING]
