"""The inside of a run: what begins when, and what comes back."""

import asyncio
import math
from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from statelab_gui.domain.fetching.journal import (
    EndReason,
    FetchEnd,
    FetchProgress,
    Journal,
    Settled,
)
from statelab_gui.domain.fetching.runs import FetchTask, TaskState
from statelab_gui.domain.fetching.stepping import Question, gone_on, step_of
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind, may_be_charged
from statelab_gui.domain.fetching.usage import Pricing, Unreported, cost
from statelab_gui.providers.base import AskCancelled, Exchange
from statelab_gui.providers.control import Control
from statelab_gui.providers.deciding import Deciding, Decision
from statelab_gui.providers.journaling import Writing
from statelab_gui.providers.pacing import Pace, Patience, Speed
from statelab_gui.providers.services import Going, Services
from statelab_gui.providers.shelf import Shelf
from statelab_gui.providers.spending import Budget, limit_refused

Clock = Callable[[], str]

_AHEAD = 0.3
"""Seconds of asking that are claimed ahead at most, where the document is slow: what is claimed
when the program is killed has an unknown fate, though it was never sent."""

_LONG = 1.0
"""Where nothing may begin for more seconds than this, nothing stays claimed meanwhile."""

_ABANDON = 1.0
"""Seconds that a conversation has, once it is cut off, to say how far it came."""


@dataclass(frozen=True)
class Terms:
    """What a run may do: prices and a limit for its cost, settings left out, patience."""

    pricing: Pricing
    spending_limit: Decimal | None
    left_out: frozenset[str]
    patience: Patience


class Run:
    """One run, from `go` to its end, all in one event loop."""

    def __init__(
        self,
        services: Services,
        journal: Journal,
        pace: Pace,
        terms: Terms,
        control: Control,
        clock: Clock,
    ) -> None:
        self._services = services
        self._pace = pace
        self._terms = terms
        self._control = control
        self._clock = clock
        self._deciding = Deciding(pace, terms.patience)
        self._writing = Writing(journal, self._on_turn)
        self._going: dict[int, Going] = {}
        self._between: dict[int, FetchTask] = {}  # they go on once the step they had is kept
        self._shelf = Shelf()
        self._dry = False  # nothing more was there to be claimed
        self._ending: EndReason | None = None
        self._trouble: Trouble | None = None
        self._error: BaseException | None = None
        self._cutting = False
        self._keeping: asyncio.Task[None] | None = None

    async def go(self) -> FetchEnd:
        """Ask until the end; raises what `fetching` raises."""
        self._loop = asyncio.get_running_loop()
        self._speed = Speed(self._loop.time())
        self._timer = self._loop.call_later(0, _nothing)
        self._over = asyncio.Event()
        terms = self._terms
        try:
            tally = await self._writing.start()
            refused = limit_refused(terms.pricing, terms.spending_limit, (), terms.left_out)
            if refused is not None:
                raise refused
            earlier = Unreported()
            if terms.spending_limit is not None:
                earlier = await self._writing.unreported()
            spent = tally.spent or Decimal(0)
            self._budget = Budget(
                terms.pricing, terms.spending_limit, spent, earlier, terms.left_out
            )
            self._keeping = self._loop.create_task(self._writing.run())
            self._keeping.add_done_callback(lambda _: self.look())
            self.look()
            await self._over.wait()
            self._writing.finish()
            await self._keeping
        finally:
            self._timer.cancel()
            try:
                await self._services.close()
            finally:
                tally = await self._writing.close()
        if self._error is not None:
            raise self._error
        assert self._ending is not None
        return FetchEnd(self._ending, tally, self._trouble, self._writing.take_replies())

    def progress(self) -> FetchProgress:
        """How the run stands; the replies of one report are not in the next."""
        now = self._loop.time()
        tally = self._writing.standing.tally()
        speed = self._speed.per_second(now)
        left = tally.waiting + tally.asking
        return FetchProgress(
            tally,
            len(self._going),
            None if speed is None else speed * 60,
            None if speed is None else left / speed,
            self._pace.held_for(now) or None,
            tally.spent,
            self._writing.take_replies(),
        )

    def look(self) -> None:
        """See what is to be done now, and do it. Called whenever anything happened."""
        if self._keeping is None or self._over.is_set():
            return
        if self._control.pausing:
            self._end(EndReason.PAUSED)
        unwritten = self._keeping.done()
        if unwritten:
            self._fail(self._keeping.exception() or self._writing.error)
        if self._ending is None:
            try:
                self._begin()
            except Exception as error:  # told when all that is under way is kept
                self._fail(error)
        if self._ending is not None:
            self._let_go()
            if self._control.stopping or unwritten:
                self._cut()
            if not self._going:
                self._over.set()

    # Beginning

    def _begin(self) -> None:
        """Begin what may begin, ask for more, and come back when something is due.

        Raises KnownError for what cannot be sent as it is, or whose cost has no bound.
        """
        now = self._loop.time()
        if self._shelf.look(now):
            self._dry = False
        ready = self._shelf.ready
        if self._pace.opens_in(now) > _LONG:
            self._let_go()
        while ready and not self._writing.troubled:
            if not self._room() or self._pace.opens_in(now) > 0:
                break
            question = self._services.question(ready[0])
            refused = self._services.refuse(question)
            if refused is not None:
                raise refused
            of_tracker = question.of_tracker
            if not self._budget.may_begin(ready[0].id, question.ask, of_tracker=of_tracker):
                if not self._going and not self._between:
                    self._end(EndReason.SPENDING_LIMIT)
                break
            self._start(ready.popleft(), question, now)
        if self._ending is None:
            self._claim(now)
            self._come_back(now)
            if self._dry and self._idle:
                self._end(EndReason.DONE)

    @property
    def _idle(self) -> bool:
        """Whether of all that was claimed nothing is to be asked, now or later."""
        return self._shelf.empty and not self._going and not self._between

    def _room(self) -> int:
        """How many may begin now; one that goes on keeps its place meanwhile."""
        return self._pace.room(len(self._going) + len(self._between))

    def _start(self, task: FetchTask, question: Question, now: float) -> None:
        self._pace.began(now)
        going = self._going[task.id] = Going(task, question, now, self._clock())
        going.work = self._loop.create_task(self._ask(going))
        going.work.add_done_callback(lambda _: self._unsent(going))

    def _claim(self, now: float) -> None:
        """Ask the document for as many as can begin soon."""
        later = self._shelf.later
        none = self._dry or (later and self._writing.standing.waiting <= later)
        ahead = min(_AHEAD, self._writing.lag)
        if none or self._pace.opens_in(now) > ahead:
            return
        speed = self._speed.per_second(now) or 0.0
        wanted = self._room() + math.ceil(speed * ahead)
        if self._pace.interval:
            wanted = min(wanted, 1 + int(ahead / self._pace.interval))
        wanted -= len(self._shelf.ready) + self._writing.claiming
        if wanted > 0:
            self._writing.claim(wanted)

    def _come_back(self, now: float) -> None:
        self._timer.cancel()
        due, opens = self._shelf.next_due(), self._pace.opens_in(now)
        times = [] if due is None else [due - now]
        if opens > 0 and (self._shelf.ready or not self._dry):
            ahead = 0.0 if self._shelf.ready else min(_AHEAD, self._writing.lag)
            times.append(opens - ahead if opens > ahead else opens)
        if times:
            self._timer = self._loop.call_later(max(0.0, min(times)) + 1e-3, self.look)

    def _on_turn(self, claimed: list[FetchTask], dry: bool, going_on: list[int]) -> None:
        """A turn of writing is over; `claimed` are to be asked, and `going_on` to be asked the
        next, or all put back in a run that ends."""
        more = [self._between.pop(task_id) for task_id in going_on]
        if self._ending is not None:
            self._writing.release([task.id for task in (*claimed, *more)])
        else:
            self._shelf.put(claimed, self._loop.time())
            for task in more:
                self._shelf.go_on(task)
        self._dry = self._dry or dry
        self.look()

    # Asking

    async def _ask(self, going: Going) -> None:
        try:
            exchange: Exchange | None = await self._services.ask(going.question)
        except AskCancelled as cancelled:
            exchange = cancelled.exchange
        except asyncio.CancelledError:
            exchange = self._services.nothing_known(going.question, TroubleKind.STOPPED)
        except Exception as error:  # a bug of ours: told when all is kept
            self._fail(error)
            exchange = self._services.nothing_known(going.question, TroubleKind.INTERRUPTED)
        if exchange is not None:
            self._came(going, exchange)

    def _came(self, going: Going, exchange: Exchange) -> None:
        """Keep what came, and decide what becomes of the conversation."""
        task, now = going.task, self._loop.time()
        if self._going.pop(task.id, None) is None:
            return  # given up waiting for
        step = step_of(task, going.question, exchange.answer)
        if exchange.trouble is None:
            assert exchange.answer is not None
            decision = self._deciding.answered(task.id, now)
            if step is not None and step.answer is None:
                decision = Decision(TaskState.ASKING)
                self._between[task.id] = gone_on(task, exchange.answer)
        else:
            last = self._idle and not self._writing.standing.waiting
            decision = self._deciding.met(task.id, exchange.trouble, going.began, now, last=last)
            if decision.stops:
                self._end(EndReason.TROUBLE, exchange.trouble)
        if decision.state is TaskState.WAITING:
            self._shelf.delay(task.id, now + decision.again_in)
        elif decision.state is not TaskState.ASKING:
            self._speed.ended(now)
            self._dry = False  # the reviewer may have put more in meanwhile
        self._pay(task.id, exchange, going.question.of_tracker)
        self._writing.settle(Settled(going.attempt(exchange), decision.state, step))
        self.look()

    def _pay(self, task_id: int, exchange: Exchange, of_tracker: bool) -> None:
        answer, trouble = exchange.answer, exchange.trouble
        usage = None if answer is None else answer.usage
        charged = may_be_charged(exchange.status, trouble)
        self._budget.ended(task_id, usage, charged=charged, of_tracker=of_tracker)
        prices = self._terms.pricing.of(of_tracker)
        if usage is not None and self._terms.pricing.some:
            self._writing.paid(None if prices is None else cost(usage, prices))

    # Ending

    def _end(self, reason: EndReason, trouble: Trouble | None = None) -> None:
        """Begin nothing more; a trouble is the reason that is told, whatever else there is."""
        if self._ending is None or (trouble is not None and not self._control.stopping):
            self._ending = reason
            self._trouble = self._trouble or trouble

    def _fail(self, error: BaseException | None) -> None:
        """Begin nothing more, for an error that is raised at the end."""
        self._error = self._error or error
        self._end(EndReason.PAUSED)

    def _let_go(self) -> None:
        """Put back what was claimed and is not being asked."""
        self._writing.claim(0)
        let_go = self._shelf.let_go()
        self._dry = self._dry and not let_go
        self._writing.release(let_go)

    def _cut(self) -> None:
        if not self._cutting:
            self._cutting = True
            for going in list(self._going.values()):
                going.work.cancel()
            self._loop.call_later(_ABANDON, self._abandon)

    def _abandon(self) -> None:
        """Wait no longer for what does not even end when it is cut off."""
        for going in list(self._going.values()):
            kind = TroubleKind.STOPPED
            self._came(going, self._services.nothing_known(going.question, kind))

    def _unsent(self, going: Going) -> None:
        """It ended without a word: it was cut off before anything was sent."""
        if self._going.pop(going.task.id, None) is not None:
            self._budget.ended(going.task.id, None, charged=False)
            self._writing.release([going.task.id])
            self.look()


def _nothing() -> None:
    """A timer for nothing yet."""
