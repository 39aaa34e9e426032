"""Taking the rows of a file into the run log: all of them or none, in one transaction."""

import sqlite3
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from typing import Any, ClassVar

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import own_of_key
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work, at_once, raw_connection
from statelab_gui.storage.commands.examinees import AddExaminee
from statelab_gui.storage.commands.importing.filling import (
    Filler,
    rule_again,
    take_rulings_back,
)
from statelab_gui.storage.commands.importing.planning import Item, Planner
from statelab_gui.storage.commands.importing.saving import Recorder
from statelab_gui.storage.commands.log_columns import AddLogColumn
from statelab_gui.storage.commands.runs import EditRuns

Rows = Callable[[], Iterable[Item]]
_NONE = (1, 0)
_ENTRIES_AT_ONCE = 5_000
_CACHE_KB = 256_000


def _no_rows() -> Iterable[Item]:
    return ()


def _unknown() -> Progress:
    return Progress(0, 0)


class ImportRows(Command):
    """Record the replies of a file and what its reviewer said of them, after a plan of all rows.

    `rows` reads the file anew each time it is called, and `progress` tells how far that is. `own`
    are the reviewer's columns that it fills, by key; one with the id 0 is made. With `update`, rows
    that are here already take their fields, rulings and own columns from the file. Raises
    KnownError("import_refused", problems) when a row cannot be taken; then nothing is changed.

    Undoing takes back fields, rulings and new columns; recorded replies and examinees stay.
    """

    name: ClassVar[str] = "import_rows"
    undoable: ClassVar[bool] = True

    def __init__(
        self,
        rows: Rows,
        file_name: str,
        own: Mapping[str, LogColumn],
        *,
        update: bool,
        progress: Callable[[], Progress] = _unknown,
    ) -> None:
        self.rows = rows
        self.file_name = file_name
        self.own = own
        self.update = update
        self.progress = progress
        self.plan = ImportPlan()
        self.updated = 0
        """How many rows that were here already were changed."""
        self._columns: list[AddLogColumn] = []
        self._entries = _NONE
        self._filled_at = ""
        self._ruled = _NONE

    @property
    def size(self) -> int:
        first, last = self._ruled
        start, end = self._entries
        return end - start + 1 + last - first + 1

    def apply(self, work: Work) -> Changes:
        return at_once(self.steps(work))

    def steps(self, work: Work) -> Generator[Progress, None, Changes]:
        """Plan all rows, record those that are new, and fill in what they say."""
        if self.log_id is not None:
            return (yield from self._again(work))
        yield self._at(0)
        _make_room(raw_connection(work))
        planner = Planner(work.connection, self.own, judging=False)
        for _ in planner.look(self.rows()):
            yield self._at(0)
        self.plan = planner.plan
        if planner.plan.problem_count:
            raise KnownError("import_refused", problems=planner.plan.problem_count)
        columns = self._made_columns(work, planner)
        filler = Filler(work, columns, update=self.update)
        examinees = {number: _added(work, one) for number, one in planner.examinees.new.items()}
        recorder = Recorder(
            work.connection,
            planner,
            planner.ids(),
            examinees,
            self.file_name,
            work.now(),
            filler.say,
        )
        for _ in recorder.record(self.rows()):
            if filler.is_full:
                recorder.flush()
                filler.flush()
            yield self._at(1)
        filler.flush()
        self._entries, self._ruled = filler.entries, filler.rulings
        self._filled_at = work.now()
        self.updated = len(filler.updated - recorder.touched)
        self.idle = not (self.size or self._columns)
        touched = frozenset(recorder.touched)
        return Changes(
            cases=frozenset(recorder.cases),
            examinees=frozenset(examinees.values()),
            replies=touched,
            runs=touched | filler.updated if filler.updated else touched,
            log_columns=bool(self._columns),
        )

    def revert(self, work: Work) -> Changes:
        return at_once(self.steps_back(work))

    def steps_back(self, work: Work) -> Generator[Progress, None, Changes]:
        """Take back rulings, then fields some thousand at a time, then the columns made."""
        ruled = take_rulings_back(raw_connection(work), self._ruled, work.now())
        if ruled is None:
            raise KnownError("cannot_undo", command=self.name)
        changed = set(ruled)
        for edits in self._edits():
            yield self._at_entry(edits)
            changed |= edits.revert(work).runs
        changes = Changes(runs=frozenset(changed))
        for adding in reversed(self._columns):
            changes |= adding.revert(work)
        return changes

    def _at(self, look: int) -> Progress:
        """How far it is: the file is read twice."""
        read = self.progress()
        return Progress(look * read.total + read.done, 2 * read.total, read.unit)

    def _at_entry(self, edits: EditRuns) -> Progress:
        """How far the entries of history have been gone through again."""
        first, last = self._entries
        return Progress(edits.entries[0] - first, last - first + 1, "entries")

    def _edits(self) -> Iterator[EditRuns]:
        """The edits that were made, so many at a time that memory holds them."""
        first, last = self._entries
        for start in range(first, last + 1, _ENTRIES_AT_ONCE):
            some = (start, min(last, start + _ENTRIES_AT_ONCE - 1))
            yield EditRuns((), self._filled_at, some)

    def record(self) -> dict[str, object]:
        return {
            "file": self.file_name,
            "columns": [adding.record() for adding in self._columns],
            "edits": {"entries": list(self._entries), "at": self._filled_at},
            "rulings": list(self._ruled),
        }

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "ImportRows":
        command = cls(_no_rows, record["file"], {}, update=False)
        command._columns = [AddLogColumn.recorded(one) for one in record["columns"]]
        first, last = record["edits"]["entries"]
        command._entries, command._filled_at = (first, last), record["edits"]["at"]
        first, last = record["rulings"]
        command._ruled = (first, last)
        return command

    def _again(self, work: Work) -> Generator[Progress, None, Changes]:
        """Fill in again what was taken back; what was recorded is still there."""
        changes = Changes()
        for adding in self._columns:
            changes |= adding.apply(work)
        changed = rule_again(raw_connection(work), self._ruled, work.now())
        for edits in self._edits():
            yield self._at_entry(edits)
            edits.log_id = self.log_id
            changed |= edits.apply(work).runs
        return changes | Changes(runs=frozenset(changed))

    def _made_columns(self, work: Work, planner: Planner) -> dict[str, LogColumn]:
        """The columns that are filled, those that the document lacked made."""
        found = {}
        for key, column in self.own.items():
            if column.id:
                found[key] = column
                continue
            made = own_of_key(key)
            assert made is not None
            name, kind = made
            choices = tuple(planner.choices.get(key, ()))
            if kind is ColumnKind.CHOICE and not choices:
                kind = ColumnKind.TEXT  # there is no choice among nothing
            adding = AddLogColumn(name, kind, choices)
            adding.apply(work)
            assert adding.result is not None
            self._columns.append(adding)
            found[key] = LogColumn(adding.result, name, kind, choices)
        return found


def _make_room(connection: sqlite3.Connection) -> None:
    """Let this connection, which is the import's own or forgets it, hold more of the file: rows go
    into many places of its indexes."""
    connection.execute(f"PRAGMA cache_size = -{_CACHE_KB}")


def _added(work: Work, settings: Any) -> int:
    adding = AddExaminee(settings)
    adding.apply(work)
    assert adding.result is not None
    return adding.result
