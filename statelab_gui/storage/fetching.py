"""The keeper of one run: hands out its conversations and keeps what comes of them, quickly.

It writes through a connection of its own, beside the window's; either waits for the other. What it
leaves of a reply is what the command RecordReply leaves, but for the reviewer's half-typed draft,
which stays.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Self

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.runs import FetchPlan, FetchTally, FetchTask, TaskState
from statelab_gui.domain.fetching.usage import Unreported
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.copying import UNDISTURBED
from statelab_gui.storage.courtesy import COURTESY
from statelab_gui.storage.faults import translated
from statelab_gui.storage.fetch_asking import Prompts
from statelab_gui.storage.fetch_charges import unreported
from statelab_gui.storage.fetch_keeping import Keeper
from statelab_gui.storage.queries.fetch_spending import Spending
from statelab_gui.storage.queries.fetching import plan_of, tally_of

if TYPE_CHECKING:
    from statelab_gui.storage.document import Document

WAIT_MS = 30_000
"""How long an answer waits for another writer before it is refused: it may have been paid for."""

_GIVE_WAY = 10.0  # seconds


class FetchJournal:
    """Implements domain.fetching.journal.Journal for a run of an open document.

    The file is opened at the first call, so that it may be made in one thread and used in another;
    `close` it. Besides "disk_full" and the like raises KnownError "no_such_fetch_run",
    "read_only_document", or "no_such_conversation" (id) for one that is not of the run.
    """

    def __init__(self, document: "Document", run_id: int) -> None:
        self.run_id = run_id
        self._path = document.path
        self._read_only = document.read_only
        self._now = document.clock
        self._connection: sqlite3.Connection | None = None
        self._prompts = Prompts()
        self._keeper = Keeper(self._prompts, document.code_runner)
        self._spending = Spending()
        self._cases: dict[int, int] = {}
        self._counts: Counter[str] | None = None
        self._others = 0  # the version of the file as other connections left it

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file; a second call does nothing."""
        if self._connection is not None:
            self._connection.close()
            self._connection = self._counts = None

    def claim(self, count: int) -> list[FetchTask]:
        """Mark at most `count` waiting conversations as being asked; those: the ones that were gone
        through in part first, then the others in order."""
        with self._opened() as connection:
            simulated = self._plan(connection).connection.simulated
            with self._transaction(connection) as moved:
                rows = sorted(connection.execute(_CLAIM_BEGUN, (self.run_id, count)).fetchall())
                if len(rows) < count:
                    left = (self.run_id, count - len(rows))
                    rows += sorted(connection.execute(_CLAIM, left).fetchall())
                moved.update({_WAITING: -len(rows), _ASKING: len(rows)})
                # Read before it is committed: what cannot be asked is not marked as being asked.
                return self._prompts.tasks(connection, rows, simulated)

    def conversation(self, task_id: int) -> FetchTask | None:
        """A conversation of the run, whatever its state; None for an id that is none of its."""
        with self._opened() as connection:
            rows = connection.execute(_ONE, (task_id, self.run_id)).fetchall()
            simulated = self._plan(connection).connection.simulated
            return next(iter(self._prompts.tasks(connection, rows, simulated)), None)

    def release(self, task_ids: Sequence[int]) -> None:
        """Put claimed conversations back that were never sent."""
        with self._opened() as connection, self._transaction(connection) as moved:
            values = [(task_id, self.run_id) for task_id in task_ids]
            back = connection.executemany(_RELEASE, values).rowcount if values else 0
            moved.update({_WAITING: back, _ASKING: -back})

    def settle(self, settled: Sequence[Settled]) -> list[int]:
        """Keep attempts, the steps they brought, and the replies of the conversations that were
        answered; the ids of the replies.

        A reply takes the next free repeat where another has taken its place meanwhile. In a batch,
        whose results may be read twice, an attempt that is kept already is passed over, and another
        answer to a conversation that has one is a repeat more.
        """
        with self._opened() as connection:
            plan = self._plan(connection)
            ready = self._keeper.prepare(connection, self.run_id, plan, settled)
            with self._transaction(connection) as moved:
                kept = self._keeper.keep(connection, ready, self._now(), moved)
            self._cases.update(kept)
            return list(kept)

    def take_case(self, reply_id: int) -> int:
        """The case of a reply that was kept, asked for once; any thread may."""
        return self._cases.pop(reply_id)

    def tally(self) -> FetchTally:
        """How the run stands."""
        with self._opened() as connection:
            (others,) = connection.execute("PRAGMA data_version").fetchone()
            if self._counts is None or others != self._others:  # the window changed something
                rows = connection.execute(_COUNTS, (self.run_id,)).fetchall()
                self._counts, self._others = Counter(dict(rows)), others
            pricing = self._plan(connection).pricing
            spent = self._spending.of(connection.execute, self.run_id, pricing)
            return tally_of(self._counts, spent)

    @property
    def spending(self) -> Spending:
        """What it has added up of the run."""
        return self._spending

    def unreported(self) -> Unreported:
        """The run's requests until now that may have been charged for, and told no tokens."""
        with self._opened() as connection:
            return unreported(connection, self.run_id)

    def _plan(self, connection: sqlite3.Connection) -> FetchPlan:
        """The run's plan as it is now: the reviewer may have changed it."""
        row = connection.execute("SELECT plan FROM fetch_run WHERE id = ?", (self.run_id,))
        found = row.fetchone()
        if found is None:
            raise KnownError("no_such_fetch_run", id=self.run_id)
        return plan_of(found[0])

    @contextmanager
    def _opened(self) -> Iterator[sqlite3.Connection]:
        if self._read_only:
            raise KnownError("read_only_document", path=str(self._path))
        with UNDISTURBED, translated(self._path):
            if self._connection is None:
                self._connection = connect(self._path)
                self._connection.execute(f"PRAGMA busy_timeout = {WAIT_MS}")
            yield self._connection

    @contextmanager
    def _transaction(self, connection: sqlite3.Connection) -> Iterator[Counter[str]]:
        """A transaction that is told how many conversations come into, or leave, every state."""
        moved: Counter[str] = Counter()
        COURTESY.give_way(_GIVE_WAY)
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield moved
            connection.execute("COMMIT")
        except BaseException:
            self._counts = None
            if connection.in_transaction:  # a full disk has rolled it back already
                connection.execute("ROLLBACK")
            raise
        if self._counts is not None:
            self._counts.update(moved)


_ASKING, _WAITING = TaskState.ASKING.value, TaskState.WAITING.value
# Conversations were put down in order: by id is by position, and needs no sorting.
_CLAIM = f"""
    UPDATE fetch_task SET state = '{_ASKING}'
    WHERE id IN (
        SELECT id FROM fetch_task WHERE run_id = ? AND state = '{_WAITING}' ORDER BY id LIMIT ?
    )
    RETURNING id, case_id, examinee_id, prefix, repeat, attempts
"""
# Few dialogues have no reply, and an index knows them.
_CLAIM_BEGUN = f"""
    UPDATE fetch_task SET state = '{_ASKING}'
    WHERE id IN (
        SELECT t.id FROM dialogue d CROSS JOIN fetch_task t ON t.id = d.task_id
        WHERE d.reply_id IS NULL AND t.run_id = ? AND t.state = '{_WAITING}'
        ORDER BY t.id LIMIT ?
    )
    RETURNING id, case_id, examinee_id, prefix, repeat, attempts
"""
_RELEASE = f"""
    UPDATE fetch_task SET state = '{_WAITING}' WHERE id = ? AND run_id = ? AND state = '{_ASKING}'
"""
_ONE = """
    SELECT id, case_id, examinee_id, prefix, repeat, attempts FROM fetch_task
    WHERE id = ? AND run_id = ?
"""
_COUNTS = "SELECT state, count(*) FROM fetch_task WHERE run_id = ? GROUP BY state"
