"""Taking the rows of a file into the run log: all of them or none, in one transaction."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Any, ClassVar

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.domain.log_columns import ColumnKind, LogColumn, Ruling, RulingKind
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import own_of_key
from statelab_gui.domain.runs import BLANK
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work, raw_connection
from statelab_gui.storage.commands.examinees import AddExaminee
from statelab_gui.storage.commands.importing.filling import (
    Edit,
    Ruled,
    put_rulings,
    rulings_of,
    said_fields,
    take_rulings_back,
)
from statelab_gui.storage.commands.importing.planning import Item, Planner
from statelab_gui.storage.commands.importing.saving import Recorder
from statelab_gui.storage.commands.log_columns import AddLogColumn
from statelab_gui.storage.commands.runs import EditRuns

Rows = Callable[[], Iterable[Item]]
_NONE = (1, 0)


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
        self._edits = EditRuns((), "")
        self._ruled = _NONE

    @property
    def size(self) -> int:
        first, last = self._ruled
        return self._edits.size + last - first + 1

    def apply(self, work: Work) -> Changes:
        steps = self.steps(work)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                changes: Changes = end.value
                return changes

    def steps(self, work: Work) -> Generator[Progress, None, Changes]:
        """Plan all rows, record those that are new, and fill in what they say."""
        if self.log_id is not None:
            return self._again(work)
        yield self.progress()
        planner = Planner(work.connection, self.own)
        for _ in planner.look(self.rows()):
            yield self.progress()
        self.plan = planner.plan
        if planner.plan.problem_count:
            raise KnownError("import_refused", problems=planner.plan.problem_count)
        columns = self._made_columns(work, planner)
        said = _Said(columns, self.update)
        examinees = {number: _added(work, one) for number, one in planner.examinees.new.items()}
        recorder = Recorder(
            work.connection, planner, planner.ids(), examinees, self.file_name, work.now(), said.say
        )
        for _ in recorder.record(self.rows()):
            yield self.progress()
        filled = self._fill(work, said)
        self.updated = len(filled - recorder.touched)
        self.idle = not (filled or self._columns)
        return Changes(
            cases=frozenset(recorder.cases),
            examinees=frozenset(examinees.values()),
            replies=frozenset(recorder.touched),
            runs=frozenset(recorder.touched | filled),
            log_columns=bool(self._columns),
        )

    def revert(self, work: Work) -> Changes:
        ruled = take_rulings_back(raw_connection(work), self._ruled, work.now())
        if ruled is None:
            raise KnownError("cannot_undo", command=self.name)
        changes = Changes(runs=frozenset(ruled)) | self._edits.revert(work)
        for adding in reversed(self._columns):
            changes |= adding.revert(work)
        return changes

    def record(self) -> dict[str, object]:
        return {
            "file": self.file_name,
            "columns": [adding.record() for adding in self._columns],
            "edits": self._edits.record(),
            "rulings": list(self._ruled),
        }

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "ImportRows":
        command = cls(_no_rows, record["file"], {}, update=False)
        command._columns = [AddLogColumn.recorded(one) for one in record["columns"]]
        command._edits = EditRuns.recorded(record["edits"])
        first, last = record["rulings"]
        command._ruled = (first, last)
        return command

    def _again(self, work: Work) -> Changes:
        """Fill in again what was taken back; what was recorded is still there."""
        changes = Changes()
        for adding in self._columns:
            changes |= adding.apply(work)
        self._edits.log_id = self.log_id
        changes |= self._edits.apply(work)
        raw = raw_connection(work)
        rulings = rulings_of(raw, self._ruled)
        put_rulings(raw, rulings, work.now())
        return changes | Changes(runs=frozenset(reply_id for reply_id, _ in rulings))

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

    def _fill(self, work: Work, said: "_Said") -> set[int]:
        """Write what the rows say; the replies whose rows changed."""
        self._edits = EditRuns(said.edits, work.now())
        changed = self._edits.apply(work).runs
        raw = raw_connection(work)
        self._ruled = put_rulings(raw, said.rulings, work.now())
        return set(changed) | {reply_id for reply_id, _ in rulings_of(raw, self._ruled)}


class _Said:
    """Collects what rows say beside their replies."""

    def __init__(self, own: Mapping[str, LogColumn], update: bool) -> None:
        self._own = own
        self._update = update
        self.edits: list[Edit] = []
        self.rulings: list[Ruled] = []

    def say(self, reply_id: int, row: ImportRow, *, new: bool) -> None:
        """Take what a row says: of a new reply what is not blank, of another one all, if any."""
        if not new and not self._update:
            return
        for name, cell in said_fields(row, self._own):
            if not new or cell != BLANK:
                self.edits.append((reply_id, name, cell))
        if row.ruling is not None:
            self.rulings.append((reply_id, row.ruling))
        elif row.rules and not new:
            self.rulings.append((reply_id, Ruling(RulingKind.WITHDRAWN, "", "")))


def _added(work: Work, settings: Any) -> int:
    adding = AddExaminee(settings)
    adding.apply(work)
    assert adding.result is not None
    return adding.result
