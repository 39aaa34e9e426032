"""What every change of a document is: a command, applied or reverted in one transaction."""

import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from sqlalchemy import Connection, update
from sqlalchemy.orm import Session

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.schema import CommandLog


@dataclass(frozen=True)
class Work:
    """The transaction a command works in, and the clock it stamps with."""

    session: Session
    now: Callable[[], str]

    @property
    def connection(self) -> Connection:
        """The same transaction, for statements without objects."""
        return self.session.connection()


class Command(ABC):
    """A wish that was granted: `apply` does it, `revert` takes it back where `undoable`.

    `name` is a code for labels and the log. `result` is the new id where one is made; it stays the
    same when a reverted command is applied again. A KnownError leaves document and command as they
    were.
    """

    name: ClassVar[str]
    undoable: ClassVar[bool] = False
    result: int | None = None
    log_id: int | None = None
    idle: bool = False
    """Whether it was applied and changed nothing: then it is no step that could be taken back."""

    @property
    def size(self) -> int:
        """About how many rows it writes: what writes thousands is done beside the window."""
        return 1

    def preparing(self) -> Generator[Progress, None, None]:
        """Work out, before the document is locked, what takes long; a job may be stopped between
        two steps. `apply` does without it."""
        yield Progress(0, 0)

    @abstractmethod
    def apply(self, work: Work) -> Changes:
        """Do it; raises a KnownError when it cannot be done."""

    def steps(self, work: Work) -> Generator[Progress, None, Changes]:
        """Do it as `apply` does, in steps between which a job may be stopped and all taken back."""
        yield Progress(0, 0)
        return self.apply(work)

    def revert(self, work: Work) -> Changes:
        """Take it back; raises KnownError("cannot_undo") when later work stands on it."""
        raise KnownError("cannot_undo", command=self.name)

    def steps_back(self, work: Work) -> Generator[Progress, None, Changes]:
        """Take it back as `revert` does, in steps between which a job may be stopped: then it is
        as done as before."""
        yield Progress(0, 0)
        return self.revert(work)

    def record(self) -> Mapping[str, object]:
        """Plain facts from which the command can be told, and reverted, in another session."""
        return {}

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "Command":
        """The applied command that `record` told, as JSON brought it back.

        Raises KnownError("cannot_undo") where an older version did not write enough.
        """
        raise KnownError("cannot_undo", command=cls.name)


def at_once(steps: Generator[Progress, None, Changes]) -> Changes:
    """Go through the steps of a command without a stop."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            changes: Changes = end.value
            return changes


def log_applied(work: Work, command: Command) -> None:
    """Write an undoable command into the document's command log, or mark it applied again.

    A new one closes what was taken back: that is done again no more.
    """
    if not command.undoable or command.idle:
        return
    if command.log_id is not None and (row := work.session.get(CommandLog, command.log_id)):
        row.state = "applied"
        return
    reverted = (CommandLog.closed == 0) & (CommandLog.state == "reverted")
    work.connection.execute(update(CommandLog).where(reverted).values(closed=1))
    payload = json.dumps(command.record(), ensure_ascii=False, sort_keys=True)
    row = CommandLog(name=command.name, payload=payload, state="applied", at=work.now())
    work.session.add(row)
    work.session.flush()
    command.log_id = row.id


def log_reverted(work: Work, command: Command) -> None:
    """Mark a command reverted in the document's command log."""
    row = work.session.get(CommandLog, command.log_id)
    if row is not None:
        row.state = "reverted"


def raw_connection(work: Work) -> sqlite3.Connection:
    """The driver's own connection in the same transaction, for many rows at once."""
    raw: object = work.connection.connection.dbapi_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw
