"""The one run that is under way: asked beside the window, told to the session as it goes."""

from collections import deque
from collections.abc import Callable, Generator
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal

from statelab_gui.app.network import Network
from statelab_gui.app.session import Session
from statelab_gui.app.tasks import Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection
from statelab_gui.domain.fetching.journal import EndReason, FetchEnd, FetchProgress
from statelab_gui.domain.fetching.runs import FetchPlan, FetchRun, RunKind, RunState
from statelab_gui.domain.progress import Progress
from statelab_gui.providers.control import Control
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command
from statelab_gui.storage.commands.fetching import SetFetchPlan, SetFetchState, SettleInterrupted
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal
from statelab_gui.storage.queries.fetch_spending import Spending
from statelab_gui.storage.queries.fetching import changes_of

Fresh: TypeAlias = tuple[int, int]
"""A reply that came in, and the case that it is to."""

_Found: TypeAlias = tuple[FetchEnd, Changes, Spending]

_TELL_EVERY_MS = 1_000  # the pages read again what came in
_STATES = {
    EndReason.DONE: RunState.ENDED,
    EndReason.PAUSED: RunState.PAUSED,
    EndReason.TROUBLE: RunState.PAUSED,
    EndReason.SPENDING_LIMIT: RunState.PAUSED,
}


class Runner(QObject):
    """One run at a time; a second one waits, paused, until the first is done.

    `began(run_id)`, then `progressed(run_id, FetchProgress)`, then `ended(run_id)`, when the
    document says how the run stands.
    """

    began = Signal(int)
    progressed = Signal(int, object)
    ended = Signal(int)

    def __init__(self, session: Session, network: Network, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._network = network
        self._run: FetchRun | None = None
        self._document: Document | None = None
        self._control: Control | None = None
        self._task: Task | None = None
        self._last: FetchProgress | None = None
        self._fresh: deque[Fresh] = deque()  # not told of yet; the job puts them in
        self._waiting: list[int] = []  # runs that begin when this one is done
        self._tell = QTimer(self)
        self._tell.setInterval(_TELL_EVERY_MS)

        self._tell.timeout.connect(self._announce)
        network.book.changed.connect(self._stop_when_off)
        session.document_changed.connect(self._waiting.clear)

    @property
    def run_id(self) -> int | None:
        """The run that is under way."""
        return None if self._run is None else self._run.id

    @property
    def is_pausing(self) -> bool:
        """Whether it was asked to pause or stop, and has not yet."""
        return self._control is not None and self._control.pausing

    @property
    def is_simulated(self) -> bool:
        """Whether the run that is under way asks no model."""
        return self._run is not None and self._run.plan.connection.simulated

    def in_flight(self) -> int:
        """How many answers are on their way."""
        return 0 if self._last is None else self._last.in_flight

    def progress(self) -> FetchProgress | None:
        """What the run under way told last."""
        return self._last

    def waits(self, run_id: int) -> bool:
        """Whether a run begins by itself once the one under way is done."""
        return run_id in self._waiting

    def begin(self, run_id: int) -> bool:
        """Ask what waits in a run, or let it wait for the one that is under way; false, with
        `failed`, where it cannot be asked."""
        document = self._session.document
        if document is None:
            return False
        if self._run is not None:
            if run_id not in (self._run.id, *self._waiting):
                self._waiting.append(run_id)
            return True
        try:
            plan = self.plan_now(document.fetch_run(run_id).plan)
        except KnownError as error:
            self._session.failed.emit(error)
            return False
        run = document.fetch_run(run_id)
        if plan != run.plan and self._session.apply(SetFetchPlan(run_id, plan)) is None:
            return False
        if self._session.apply(SetFetchState(run_id, RunState.RUNNING)) is None:
            return False
        self._ask(document, replace(run, plan=plan))
        return True

    def plan_now(self, plan: FetchPlan) -> FetchPlan:
        """The plan with its connection as it is now, by whatever name.

        Raises KnownError "connection_not_enabled" (name) for one that is off or not of this
        computer, as a document that came from elsewhere must not switch it on; "connection_another"
        (name) where another kind of service goes by its name now. So for the tracker's.
        """
        tracker = None if plan.tracker is None else self._now(plan.tracker)
        return replace(plan, connection=self._now(plan.connection), tracker=tracker)

    def _now(self, kept: Connection) -> Connection:
        now = self._network.book.follow(kept.name)
        if now is None or not now.enabled:
            raise KnownError("connection_not_enabled", name=kept.name)
        if (now.dialect, now.respondent) != (kept.dialect, kept.respondent):
            raise KnownError("connection_another", name=kept.name)
        return now

    def as_it_would_ask(self, run: FetchRun) -> FetchRun:
        """The run with the connection that would be asked if it went on now, where it may."""
        if run.state is not RunState.PAUSED:
            return run
        try:
            return replace(run, plan=self.plan_now(run.plan))
        except KnownError:
            return run

    def pause(self) -> None:
        """Ask nothing new, and wait for what is on its way."""
        self._waiting.clear()
        if self._control is not None:
            self._control.pause()

    def stop(self) -> None:
        """Cut off what is on its way, too."""
        self._waiting.clear()
        if self._control is not None:
            self._control.stop()

    def forget_waiting(self) -> None:
        """Let no other run begin by itself."""
        self._waiting.clear()

    # The job

    def _ask(self, document: Document, run: FetchRun) -> None:
        control, plan = Control(), run.plan
        self._run, self._document, self._control, self._last = run, document, control, None
        fresh: deque[Fresh] = deque()
        self._fresh = fresh
        network = self._network

        def job() -> Generator[FetchProgress | Progress, None, _Found]:
            from statelab_gui.providers.engine import fetching

            provider = network.provider(plan.connection)
            tracker = None if plan.tracker is None else network.provider(plan.tracker)
            with FetchJournal(document, run.id) as journal:
                work = fetching(
                    provider,
                    journal,
                    tracker=tracker,
                    at_once=plan.at_once,
                    per_minute=plan.per_minute,
                    prices=plan.prices,
                    tracker_prices=plan.tracker_prices,
                    tracker_apart=plan.tracker_apart,
                    spending_limit=plan.spending_limit,
                    left_out=plan.left_out,
                    control=control,
                )
                # Not every report reaches the window: what one told of must not be lost with it.
                end = yield from _noting(work, journal, fresh)
                fresh.extend((reply, journal.take_case(reply)) for reply in end.replies)
            # Here and not in the window: another job may be writing for minutes.
            changes = yield from document.applying(_settling(run.id, end))
            return end, changes, journal.spending

        task = self._session.run(
            job,
            on_done=self._done,
            on_progress=self._progressed,
            on_error=self._failed,
        )
        task.cancelled.connect(self._broken_off)
        task.crashed.connect(lambda _: self._broken_off())
        self._task = task
        self._tell.start()
        self.began.emit(run.id)

    def _progressed(self, progress: FetchProgress | Progress) -> None:
        if self._run is not None and isinstance(progress, FetchProgress):
            self._last = progress
            self.progressed.emit(self._run.id, progress)

    def _done(self, found: _Found) -> None:
        end, changes, spending = found
        if self._run is not None and self._document is not None:
            # Or the window would add up anew what very many answers cost.
            self._document.learn_run(self._run.id, spending)
        self._end(lambda _: self._session.announce(changes))
        if end.reason is EndReason.DONE:
            self._begin_next()

    def _failed(self, error: KnownError) -> None:
        self._broken_off()
        self._session.failed.emit(error)

    def _broken_off(self) -> None:
        """The job ended without a word of what was on its way."""
        self._waiting.clear()
        self._end(lambda run_id: self._session.apply(SettleInterrupted(run_id)))

    def _end(self, settle: Callable[[int], object]) -> None:
        run, document = self._run, self._document
        if run is None:
            return
        self._tell.stop()
        same = document is not None and document is self._session.document
        if same:
            self._announce()
        self._run = self._document = self._control = self._task = self._last = None
        if same:
            settle(run.id)
        self.ended.emit(run.id)

    def _begin_next(self) -> None:
        if self._waiting:
            self.begin(self._waiting.pop(0))

    def _announce(self) -> None:
        """Tell the session which replies came in; the document need not be asked, which the run is
        writing into."""
        document, run = self._document, self._run
        found: list[Fresh] = []
        while self._fresh:
            found.append(self._fresh.popleft())
        if found and run is not None and document is self._session.document:
            replies, cases = zip(*found, strict=True)
            self._session.announce(changes_of(run.id, replies, cases))

    def _stop_when_off(self) -> None:
        """Going offline cuts off what is on its way."""
        for kept in () if self._run is None else self._run.plan.connections:
            now = self._network.book.follow(kept.name)
            if not kept.simulated and (now is None or not now.enabled):
                self.stop()


def _settling(run_id: int, end: FetchEnd) -> Command:
    """What puts down how a run stands."""
    over = end.reason is EndReason.SPENDING_LIMIT
    return SetFetchState(run_id, _STATES[end.reason], end.trouble, over)


def is_open(run: FetchRun) -> bool:
    """Whether a run was left with conversations that still wait to be asked."""
    direct = run.plan.kind is RunKind.DIRECT
    return direct and run.state is RunState.PAUSED and run.tally.waiting > 0


def _noting(
    work: Generator[FetchProgress, None, FetchEnd],
    journal: FetchJournal,
    fresh: "deque[Fresh]",
) -> Generator[FetchProgress, None, FetchEnd]:
    """Hand on what the run tells, and note every reply that it tells of."""
    try:
        while True:
            progress = next(work)
            fresh.extend((reply, journal.take_case(reply)) for reply in progress.replies)
            yield progress
    except StopIteration as end:
        found: FetchEnd = end.value
        return found
    finally:
        work.close()
