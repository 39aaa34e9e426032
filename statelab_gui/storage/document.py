"""The document: open it, ask it, change it by commands. Every answer is a domain value.

Used from one thread, the window's; long jobs have connections of their own (`making`, `copying`).
The queries are inherited: sets, cases, prompts and answer books from `queries.cases`, examinees,
replies, drafts and plans from `queries.replies`, the run log from `queries.run_log`, runs from
`queries.fetching`, attempts from `queries.attempts`, drift cases and dialogues from
`queries.drift`, what can be undone from `steps`.
"""

from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from sqlalchemy.orm import Session

from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work, log_applied, log_reverted
from statelab_gui.storage.commands.fetching import SettleInterrupted
from statelab_gui.storage.copying import UNDISTURBED, copy_document
from statelab_gui.storage.courtesy import COURTESY
from statelab_gui.storage.creating import create_file
from statelab_gui.storage.engine import WRITING
from statelab_gui.storage.faults import translated
from statelab_gui.storage.opening import Claim, Clock, claim, claim_new, local_time
from statelab_gui.storage.queries.attempts import AttemptQueries
from statelab_gui.storage.queries.cases import CaseQueries
from statelab_gui.storage.queries.drift import DriftQueries
from statelab_gui.storage.queries.fetching import FetchQueries
from statelab_gui.storage.queries.first_errors import FirstErrorQueries
from statelab_gui.storage.queries.replies import ReplyQueries
from statelab_gui.storage.queries.run_log import RunLogQueries
from statelab_gui.storage.schema import CommandLog
from statelab_gui.storage.steps import StepQueries

_LOOK_UP = 0.1  # seconds between two moments at which a job that waits can be stopped


class Document(
    CaseQueries,
    FirstErrorQueries,
    ReplyQueries,
    RunLogQueries,
    FetchQueries,
    AttemptQueries,
    DriftQueries,
    StepQueries,
):
    """One open document. Make one with `create` or `open`, and `close` it.

    All queries may raise KnownError "damaged_document", "disk_error" or "document_busy" (a long job
    is writing its result, try again); `apply` also "disk_full". None of them is a crash.
    """

    def __init__(self, claimed: Claim, now: Clock) -> None:
        super().__init__(claimed.path, read_only=claimed.read_only)
        self._claim = claimed
        self._now = now
        self.second_name = claimed.second_name
        """Whether the file has another name on the disk, which is why it may only be read."""
        self.code_runner: CodeRunner | None = None
        """Runs answers that are code, where the reviewer has switched that on and it is safe."""

    @classmethod
    def create(cls, path: Path, *, now: Clock = local_time) -> Self:
        """Make an empty document at `path` and open it.

        Raises KnownError "document_exists" when anything has that name already, "no_such_folder",
        "document_locked", "disk_full" or "disk_error"; then nothing is left behind. `now` gives the
        time stamps that commands do not bring along.
        """
        claimed = claim_new(path, now)
        try:
            create_file(claimed.path, now())
            return cls(claimed, now)
        except BaseException:
            claimed.release()
            raise

    @classmethod
    def creating(cls, path: Path, *, now: Clock = local_time) -> Generator[Progress, None, Self]:
        """As `create`, as a job for `Session.run`, handed over as by `opening`; closing the
        generator early leaves no document behind."""
        yield Progress(0, 0)
        document = cls.create(path, now=now)
        try:
            yield Progress(0, 0)
        except GeneratorExit:
            with suppress(OSError):
                document.path.unlink()  # the lock is still ours: nobody else has put anything in
            document.close()
            raise
        return document

    @classmethod
    def open(cls, path: Path, *, read_only: bool = False, now: Clock = local_time) -> Self:
        """Open the document at `path`; an older schema is brought up to date after a backup.

        A file or folder that cannot be written, or `read_only=True`, gives a document for reading:
        its `read_only` is true. Otherwise raises KnownError "no_such_file", "unreadable_file",
        "not_a_document", "newer_document" (found, known), "document_locked" (holder, pid, since),
        "damaged_document" or "needs_recovery", and has changed nothing; or "migration_failed"
        (backup), or "old_read_only" for an old schema that may not be written.

        Runs that were under way when the document was left are paused.
        """
        claimed = claim(path, read_only=read_only, now=now)
        try:
            claimed.bring_up_to_date(now)
            document = cls(claimed, now)
            document._settle_interrupted()
            return document
        except BaseException:
            claimed.release()
            raise

    @classmethod
    def opening(cls, path: Path, *, now: Clock = local_time) -> Generator[Progress, None, Self]:
        """As `open`, as a job for `Session.run`: the file is claimed and checked in its thread.

        The document may be handed to another thread, for it has asked the file nothing yet; closing
        the generator early gives it back.
        """
        yield Progress(0, 0)
        document = cls.open(path, now=now)
        try:
            yield Progress(0, 0)
        except GeneratorExit:
            document.close()
            raise
        return document

    @property
    def clock(self) -> Clock:
        """What tells the time of what is written."""
        return self._now

    def close(self) -> None:
        """Let go of the file and its lock; one file is left. A second call does nothing."""
        self._dispose()
        self._claim.release()

    def apply(self, command: Command) -> Changes:
        """Do the command in one transaction, committed to the disk when this returns.

        Raises the KnownErrors of the command, or "read_only_document", "disk_full", "disk_error",
        "document_busy"; then neither the document nor the command has changed.
        """
        with _unchanged_if_refused(command), self._writing() as work:
            changes = command.apply(work)
            log_applied(work, command)
        return changes

    def applying(self, command: Command) -> Generator[Progress, None, Changes]:
        """As `apply`, as a job for `Session.run` that writes through a connection of its own.

        A run that takes in answers, and a copy, wait until it has ended, and it for them. Closing
        the generator early takes all back that the command has done so far. The document is locked
        for the writing alone: what can be is prepared before that.
        """
        yield from command.preparing()
        while not UNDISTURBED.acquire(timeout=_LOOK_UP):
            yield Progress(0, 0)
        beside = type(self)(self._claim, self._now)
        try:
            yield Progress(0, 0)
            with _unchanged_if_refused(command), beside._writing() as work:
                changes = yield from command.steps(work)
                log_applied(work, command)
            return changes
        finally:
            beside._dispose()  # the claim stays with this document
            UNDISTURBED.release()

    def revert(self, command: Command) -> Changes:
        """Take back an applied command in one transaction; apply it again to redo it.

        Raises KnownError "cannot_undo" when what was recorded since stands on it, or as `apply`.
        """
        with self._writing() as work:
            changes = command.revert(work)
            log_reverted(work, command)
        return changes

    def reverting(self, command: Command) -> Generator[Progress, None, Changes]:
        """As `revert`, as a job for `Session.run` that writes through a connection of its own.

        Closing the generator early leaves the command applied.
        """
        while not UNDISTURBED.acquire(timeout=_LOOK_UP):
            yield Progress(0, 0)
        beside = type(self)(self._claim, self._now)
        try:
            yield Progress(0, 0)
            with beside._writing() as work:
                changes = yield from command.steps_back(work)
                log_reverted(work, command)
            return changes
        finally:
            beside._dispose()
            UNDISTURBED.release()

    def close_step(self, log_id: int) -> None:
        """Never offer a step again to be taken back or done again; what it did stays."""
        with self._writing() as work:
            row = work.session.get(CommandLog, log_id)
            if row is not None:
                row.closed = 1

    def save_copy(self, path: Path) -> None:
        """Write a complete copy to `path`, replacing a file there; blocks until it is done.

        Raises KnownError "copy_onto_itself", "document_locked" when another window has the target
        open, "disk_full" or "disk_error"; then the target is as it was.
        """
        for _ in self.copying(path):
            pass

    def copying(self, path: Path) -> Iterator[Progress]:
        """As `save_copy`, in steps for `Session.run`; closing the iterator early leaves no copy."""
        return copy_document(self.path, path)

    def _settle_interrupted(self) -> None:
        """Where that cannot be written, what was being asked stays so; nobody asks it again."""
        if not self.read_only and self.has_interrupted():
            with suppress(KnownError):
                self.apply(SettleInterrupted())

    @contextmanager
    def _writing(self) -> Iterator[Work]:
        if self.read_only:
            raise KnownError("read_only_document", path=str(self.path))
        with translated(self.path):
            engine = self._open_engine().execution_options(**WRITING)
            with (
                COURTESY.wanting(),
                Session(engine, expire_on_commit=False) as session,
                session.begin(),
            ):
                yield Work(session, self._now)


@contextmanager
def _unchanged_if_refused(command: Command) -> Iterator[None]:
    """Put the command back as it was, where what is done in the block fails."""
    before = dict(vars(command))
    try:
        yield
    except BaseException:
        vars(command).clear()
        vars(command).update(before)
        raise
