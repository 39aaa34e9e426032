"""Parts for tests of runs: a journal in memory, a service by script, a loop whose time jumps."""

import asyncio
import selectors
import threading
from collections import Counter, defaultdict
from decimal import Decimal
from random import Random

from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.asking import SENDABLE, FieldFate
from statelab_gui.domain.fetching.bounding import output_limit, prompt_size
from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.journal import FetchEnd
from statelab_gui.domain.fetching.runs import FetchTally, FetchTask, TaskState
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind, may_be_charged
from statelab_gui.domain.fetching.usage import NO_USAGE, Prices, Unreported, Usage, cost
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import Setting
from statelab_gui.providers.base import AskCancelled, Exchange
from statelab_gui.providers.engine import fetching

FREE = Prices(Decimal(0), Decimal(0))
SETTINGS = {"model": Setting.of("m"), "output_limit": Setting.of("100")}


def conversation(number, settings=SETTINGS, prompt=None):
    return FetchTask(number, number, 1, None, 1, prompt or f"prompt {number}", ("a",), settings)


class MemoryJournal:
    """Keeps a run in memory and refuses what no keeper may be asked."""

    def __init__(self, count, prices=None, settings=SETTINGS, prompt=None):
        self.tasks = {n: conversation(n, settings, prompt) for n in range(1, count + 1)}
        self.states = dict.fromkeys(self.tasks, TaskState.WAITING)
        self.attempts = defaultdict(list)
        self.replies = []
        self.prices = prices
        self.errors = []  # raised by the next calls, one each; None lets a call pass
        self.claims = []
        self.threads = set()
        self.most_asking = 0

    def _enter(self):
        self.threads.add(threading.get_ident())
        error = self.errors.pop(0) if self.errors else None
        if error is not None:
            raise error

    def claim(self, count):
        self._enter()
        assert count > 0
        waiting = [n for n, state in self.states.items() if state is TaskState.WAITING][:count]
        for n in waiting:
            self.states[n] = TaskState.ASKING
        self.claims.append(waiting)
        asking = [n for n, state in self.states.items() if state is TaskState.ASKING]
        self.most_asking = max(self.most_asking, len(asking))
        return [self._as_claimed(n) for n in waiting]

    def _as_claimed(self, n):
        task = self.tasks[n]
        fields = {key: getattr(task, key) for key in task.__dataclass_fields__}
        return FetchTask(**{**fields, "attempts": len(self.attempts[n])})

    def release(self, task_ids):
        self._enter()
        assert task_ids
        for n in task_ids:
            assert self.states[n] is TaskState.ASKING
            self.states[n] = TaskState.WAITING

    def settle(self, settled):
        self._enter()
        assert settled
        fresh = []
        for one in settled:
            n = one.attempt.task_id
            assert self.states[n] is TaskState.ASKING, (n, self.states[n])
            assert one.attempt.number == len(self.attempts[n]) + 1
            assert one.state is not TaskState.ASKING
            assert (one.state is TaskState.ANSWERED) == (one.attempt.answer is not None)
            self.states[n] = one.state
            self.attempts[n].append(one.attempt)
            if one.state is TaskState.ANSWERED:
                self.replies.append(n)
                fresh.append(len(self.replies))
        return fresh

    def tally(self):
        self._enter()
        counts = {s.value: sum(v is s for v in self.states.values()) for s in TaskState}
        answers = [a.answer for many in self.attempts.values() for a in many if a.answer]
        spent, unpriced = None, 0
        if self.prices is not None:
            costs = [cost(answer.usage, self.prices) for answer in answers]
            spent = sum((c for c in costs if c is not None), Decimal(0))
            unpriced = costs.count(None)
        return FetchTally(len(self.states), **counts, spent=spent, unpriced=unpriced)

    def unreported(self):
        self._enter()
        asked = [
            self.tasks[n]
            for n, many in self.attempts.items()
            for one in many
            if may_be_charged(one.status, one.trouble)
            and (one.answer is None or cost(one.answer.usage, FREE) is None)
        ]
        sizes = [prompt_size(task.prompt, task.settings) for task in asked]
        limits = [output_limit(task.settings) or 0 for task in asked]
        return Unreported(len(asked), sum(sizes), sum(limits))


def states(journal):
    """How many conversations stand at what."""
    return Counter(state.value for state in journal.states.values())


def answer(text='{"a": 1}', usage=NO_USAGE):
    return Answer(Outcome.COMPLETE, text, "stop", usage=usage)


def answered(usage=NO_USAGE, text='{"a": 1}'):
    return Exchange("url", b"request", status=200, latency_ms=1, answer=answer(text, usage))


def troubled(kind, status=None, **facts):
    return Exchange("url", b"request", status=status, trouble=Trouble(TroubleKind(kind), facts))


def tokens(read, written):
    return answered(Usage(read, written))


class ScriptedService:
    """Answers each conversation by a script: `script(prompt, nth)` gives an Exchange, or seconds to
    wait and one; a wait of None lasts for ever."""

    def __init__(self, script, connection=None):
        self.connection = connection or Connection("c", Dialect.OPENAI, enabled=True)
        self._script = script
        self.asked = defaultdict(list)  # prompt -> when
        self.began = []
        self.under_way = 0
        self.most = 0
        self.closed = 0
        self.refusal = None

    def refuse(self, ask):
        return self.refusal

    def fates(self, ask):
        return dict.fromkeys(SENDABLE, FieldFate.NOT_SENT)

    async def ask(self, ask):
        prompt = ask.messages[0].text
        now = asyncio.get_running_loop().time()
        self.asked[prompt].append(now)
        self.began.append(now)
        self.under_way += 1
        self.most = max(self.most, self.under_way)
        try:
            found = self._script(prompt, len(self.asked[prompt]))
            wait, exchange = found if isinstance(found, tuple) else (0.0, found)
            if wait is None:
                await asyncio.Event().wait()
            await asyncio.sleep(wait)
            return exchange
        except asyncio.CancelledError:
            raise AskCancelled(troubled("stopped")) from None
        finally:
            self.under_way -= 1

    async def models(self):
        return []

    async def check(self):
        return []

    async def close(self):
        self.closed += 1


class _JumpingSelector(selectors.DefaultSelector):
    loop = None

    def select(self, timeout=None):
        if timeout is None or self.loop.in_threads:
            return super().select(timeout if timeout == 0 else 1)
        found = super().select(0)
        if not found:
            self.loop.now += max(timeout, 0)
        return found


class JumpingLoop(asyncio.SelectorEventLoop):
    """A loop that waits for nothing but threads: its time stands still while one of them is at
    work for it, and jumps to when something is due."""

    def __init__(self):
        selector = _JumpingSelector()
        self.now = 0.0
        self.in_threads = 0
        selector.loop = self
        super().__init__(selector)

    def run_in_executor(self, executor, act, *values):
        future = super().run_in_executor(executor, act, *values)
        self.in_threads += 1
        future.add_done_callback(self._back)
        return future

    def _back(self, future):
        self.in_threads -= 1

    def time(self):
        return self.now


def run(service, journal, act=lambda progress, control: None, **wishes):
    """Do a whole run; `act` is called with every report. The end, and all reports."""
    wishes.setdefault("at_once", 4)
    wishes.setdefault("random", Random(1))
    wishes.setdefault("loop_factory", JumpingLoop)
    control = wishes.get("control")
    job = fetching(service, journal, **wishes)
    reports = []
    while True:
        try:
            reports.append(next(job))
        except StopIteration as end:
            assert isinstance(end.value, FetchEnd)
            return end.value, reports
        act(reports[-1], control)
