"""Making and naming case sets."""

from collections.abc import Generator, Iterable, Mapping
from typing import Any, ClassVar

from sqlalchemy import delete, select

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.generating import MadeCase, generate, generating
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe
from statelab_gui.storage.aside import Aside
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work, at_once, raw_connection
from statelab_gui.storage.drift_schema import DialogueRow, DriftCaseRow, DriftItemRow
from statelab_gui.storage.fetch_schema import FetchTaskRow
from statelab_gui.storage.saving import CaseRow, CaseRows, add_cases, add_set
from statelab_gui.storage.schema import (
    Case,
    CaseSet,
    Draft,
    ProbePlan,
    ProgramRow,
    Prompt,
    Reply,
    Reveal,
)
from statelab_gui.storage.texts import checked_name

_STEP = 50  # cases between two reports of progress
_AS_A_ROW = 100  # moves, which take about as long to make as a row to write


class AddCaseSet(Command):
    """Make the cases of a recipe; `result` is the set's id. For big sets use `make_case_set`.

    Raises KnownError "name_missing", or "recipe_has_problems" (field, problem). Undoing raises
    "cannot_undo" once a case has a reply, a draft, a plan, a reveal or a conversation of a run.
    """

    name: ClassVar[str] = "add_case_set"
    undoable: ClassVar[bool] = True

    def __init__(self, name: str, recipe: Recipe, *, at: str | None = None) -> None:
        self.set_name = checked_name(name)
        self.recipe = recipe
        self.at = at
        self._aside: Aside | None = None

    @property
    def size(self) -> int:
        recipe = self.recipe
        longest = max(recipe.lengths, default=0)
        return recipe.case_count * (3 + longest // _AS_A_ROW)

    def preparing(self) -> Generator[Progress, None, None]:
        aside, rows = Aside(), CaseRows()
        for item in generating(self.recipe):
            if isinstance(item, MadeCase):
                aside.put(rows.row(item))
            else:
                yield item
        self._aside = aside

    def apply(self, work: Work) -> Changes:
        return at_once(self.steps(work))

    def steps(self, work: Work) -> Generator[Progress, None, Changes]:
        self.at = self.at or work.now()
        connection = raw_connection(work)
        recipe = self.recipe.to_json()
        self.result = add_set(connection, self.set_name, recipe, self.at, self.result)
        made, total = set(), self.recipe.case_count
        for number in add_cases(connection, self.result, self._rows()):
            made.add(number)
            if len(made) % _STEP == 0:
                yield Progress(len(made), total, "cases")
        yield Progress(total, total, "cases")
        cases = frozenset(made)
        return Changes(case_sets=frozenset({self.result}), cases=cases, case_sets_added=True)

    def _rows(self) -> Iterable[CaseRow]:
        aside, self._aside = self._aside, None
        if aside is None:
            return map(CaseRows().row, generate(self.recipe))
        return aside.take()

    def revert(self, work: Work) -> Changes:
        return take_set_away(work, self.result or 0, self.name)

    def record(self) -> dict[str, object]:
        recipe = self.recipe.to_json()
        return {"id": self.result, "name": self.set_name, "recipe": recipe, "at": self.at}

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "AddCaseSet":
        command = cls(record["name"], Recipe.from_json(record["recipe"]), at=record["at"])
        command.result = record["id"]
        return command


def take_set_away(work: Work, set_id: int, command: str) -> Changes:
    """Delete a set that nothing stands on; raises KnownError("cannot_undo") else."""
    wanted = Case.set_id == set_id
    rows = work.connection.execute(
        select(Case.id, Case.program_id, Case.prompt_id).where(wanted)
    ).all()
    for table in (Reply, Draft, ProbePlan, Reveal, FetchTaskRow, DialogueRow):
        case_id = table.case_id
        used = select(case_id).join(Case, Case.id == case_id).where(wanted)
        if work.connection.execute(used.limit(1)).first() is not None:
            raise KnownError("cannot_undo", command=command)
    mine = select(Case.id).where(wanted)
    work.connection.execute(delete(DriftCaseRow).where(DriftCaseRow.case_id.in_(mine)))
    work.connection.execute(delete(DriftItemRow).where(DriftItemRow.set_id == set_id))
    work.connection.execute(delete(Case).where(wanted))
    for deleting, key, ids in (
        (delete(ProgramRow), ProgramRow.id, {row.program_id for row in rows}),
        (delete(Prompt), Prompt.id, {row.prompt_id for row in rows}),
    ):
        if ids:  # ids of one set follow each other
            span = key.between(min(ids), max(ids))
            work.connection.execute(deleting.where(span))
    work.connection.execute(delete(CaseSet).where(CaseSet.id == set_id))
    return Changes(case_sets=frozenset({set_id}), cases=frozenset(row.id for row in rows))


class RenameCaseSet(Command):
    """Give a set another name; raises KnownError "name_missing" or "no_such_case_set"."""

    name: ClassVar[str] = "rename_case_set"
    undoable: ClassVar[bool] = True

    def __init__(self, set_id: int, name: str) -> None:
        self.set_id = set_id
        self.new_name = checked_name(name)
        self.old_name = ""

    def apply(self, work: Work) -> Changes:
        self.old_name = self._rename(work, self.new_name)
        return Changes(case_sets=frozenset({self.set_id}))

    def revert(self, work: Work) -> Changes:
        self._rename(work, self.old_name)
        return Changes(case_sets=frozenset({self.set_id}))

    def record(self) -> dict[str, object]:
        return {"id": self.set_id, "old": self.old_name, "new": self.new_name}

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "RenameCaseSet":
        command = cls(record["id"], record["new"])
        command.old_name = record["old"]
        return command

    def _rename(self, work: Work, name: str) -> str:
        row = work.session.get(CaseSet, self.set_id)
        if row is None:
            raise KnownError("no_such_case_set", id=self.set_id)
        old, row.name = row.name, name
        return old
