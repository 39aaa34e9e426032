"""Taking the rows of a file into the run log: all of them or none, in one transaction."""

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import ClassVar

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.progress import Progress
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.commands.examinees import AddExaminee
from statelab_gui.storage.importing.planning import Item, Planner
from statelab_gui.storage.importing.saving import Recorder

Rows = Callable[[], Iterable[Item]]


def _unknown() -> Progress:
    return Progress(0, 0)


class ImportRows(Command):
    """Record the replies of a file and what its reviewer said of them, after a plan of all rows.

    `rows` reads the file anew each time it is called, and `progress` tells how far that is. `own`
    are the reviewer's columns that it fills, by key; one with the id 0 is made. With `update`, rows
    that are here already take their fields, rulings and own columns from the file. Raises
    KnownError("import_refused", problems) when a row cannot be taken; then nothing is changed.
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

    def apply(self, work: Work) -> Changes:
        steps = self.steps(work)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                changes: Changes = end.value
                return changes

    def steps(self, work: Work) -> Generator[Progress, None, Changes]:
        """Plan all rows, then record those that are new."""
        planner = Planner(work.connection)
        for _ in planner.look(self.rows()):
            yield self.progress()
        self.plan = planner.plan
        if planner.plan.problem_count:
            raise KnownError("import_refused", problems=planner.plan.problem_count)
        made: dict[int, int] = {}
        examinees: set[int] = set()
        for number, settings in planner.examinees.new.items():
            adding = AddExaminee(settings)
            adding.apply(work)
            assert adding.result is not None
            made[number] = adding.result
            examinees.add(adding.result)
        recorder = Recorder(
            work.connection,
            planner,
            planner.ids(),
            made,
            self.file_name,
            work.now(),
            self._say,
        )
        for _ in recorder.record(self.rows()):
            yield self.progress()
        return Changes(
            cases=frozenset(recorder.cases),
            examinees=frozenset(examinees),
            replies=frozenset(recorder.touched),
            runs=frozenset(recorder.touched),
        )

    def _say(self, reply_id: int, row: ImportRow) -> None:
        """What a row says beside its record."""
