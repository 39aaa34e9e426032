"""Making sets of drift cases, of a recipe's items or of imported ones."""

import base64
import json
import sqlite3
import zlib
from abc import abstractmethod
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import tee
from typing import Any, ClassVar, NamedTuple

from statelab_gui.domain.drift.codec import (
    case_from_json,
    case_to_json,
    conversation_to_json,
    item_to_json,
)
from statelab_gui.domain.drift.encoding import encode
from statelab_gui.domain.drift.items import DriftCase, Item
from statelab_gui.domain.drift.making import case_name, drift_cases
from statelab_gui.domain.drift.messages import prompt_of
from statelab_gui.domain.drift.recipes import DriftRecipe, validate
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.codec import program_columns
from statelab_gui.storage.commands.base import Command, Work, at_once, raw_connection
from statelab_gui.storage.commands.case_sets import take_set_away
from statelab_gui.storage.saving import CaseRow, add_cases, add_set
from statelab_gui.storage.texts import checked_name, storable

_AT_ONCE = 50  # cases between two reports of progress


class AddDriftSet(Command):
    """Put down a set of drift cases, in order; `result` is the set's id.

    `cases` were made already, by `drift_cases` of the recipe or from imported items: then the
    recipe tells their families, languages, seeds and conditions only. They are read when it is
    applied. Raises KnownError "name_missing", "drift_set_empty" or "unstorable_text". Undoing
    raises "cannot_undo" once anything stands on a case, as of AddCaseSet.
    """

    name: ClassVar[str] = "add_drift_set"
    undoable: ClassVar[bool] = True

    def __init__(
        self, name: str, recipe: DriftRecipe, cases: Sequence[DriftCase], at: str | None = None
    ) -> None:
        self.set_name = checked_name(name)
        self.recipe = recipe
        self.cases = cases
        self.at = at
        self._rows: list[_Row] = []

    @property
    def size(self) -> int:
        return 3 * max(len(self.cases), self.recipe.case_count)

    def preparing(self) -> Generator[Progress, None, None]:
        if isinstance(self.cases, _Later):
            yield from self.cases.making()
        total = len(self.cases)
        rows = []
        for done, case in enumerate(self.cases):
            if done % _AT_ONCE == 0:
                yield Progress(done, total, "cases")
            rows.append(_row(done, case))
        self._rows = rows

    def apply(self, work: Work) -> Changes:
        return at_once(self.steps(work))

    def steps(self, work: Work) -> Generator[Progress, None, Changes]:
        if not self.cases:
            raise KnownError("drift_set_empty")
        if isinstance(self.cases, _Later):
            yield from self.cases.making()
        self.at = self.at or work.now()
        file = raw_connection(work)
        self.result = add_set(file, self.set_name, self.recipe.to_json(), self.at, self.result)
        adding = _Adding(file, self.result)
        made: set[int] = set()
        total = len(self.cases)
        prepared, self._rows = self._rows, []
        rows = iter(prepared) if prepared else map(_row, range(total), self.cases)
        mine, theirs = tee(rows)
        numbers = add_cases(file, self.result, (row.case for row in theirs))
        for row, number in zip(mine, numbers, strict=True):
            adding.join(row, number)
            made.add(number)
            if len(made) % _AT_ONCE == 0:
                yield Progress(len(made), total, "cases")
        yield Progress(total, total, "cases")
        return Changes(
            case_sets=frozenset({self.result}), cases=frozenset(made), case_sets_added=True
        )

    def revert(self, work: Work) -> Changes:
        return take_set_away(work, self.result or 0, self.name)

    def record(self) -> dict[str, object]:
        return {
            "id": self.result,
            "name": self.set_name,
            "recipe": self.recipe.to_json(),
            "at": self.at,
            "cases": None if self._can_be_made_again() else _packed(self.cases),
            "count": len(self.cases),
        }

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "AddDriftSet":
        recipe = DriftRecipe.from_json(record["recipe"])
        packed = record["cases"]
        cases = _MadeAgain(recipe) if packed is None else _Packed(packed, record.get("count"))
        command = cls(record["name"], recipe, cases, at=record["at"])
        command.result = record["id"]
        return command

    def _can_be_made_again(self) -> bool:
        """Whether the recipe alone makes these very cases."""
        if isinstance(self.cases, _MadeAgain):
            return True
        if isinstance(self.cases, _Packed):
            return False
        if validate(self.recipe) or len(self.cases) != self.recipe.case_count:
            return False
        return all(
            case.conversation.spoken_by == "templates" and case.item.source_id is None
            for case in self.cases
        )


class _Later(Sequence[DriftCase]):
    """So many cases that are not there yet: `making` brings them, or asking for one."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._cases: list[DriftCase] | None = None

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, at: Any) -> Any:
        for _ in self.making():
            pass
        assert self._cases is not None
        return self._cases[at]

    def making(self) -> Generator[Progress, None, None]:
        """Bring them, which takes long, telling the progress; nothing where they are there."""
        if self._cases is not None:
            return
        cases = []
        for step in self._steps():
            if isinstance(step, DriftCase):
                cases.append(step)
            else:
                yield step
        self._cases = cases

    @abstractmethod
    def _steps(self) -> Iterator[Progress | DriftCase]: ...


class _MadeAgain(_Later):
    """The cases of a recipe."""

    def __init__(self, recipe: DriftRecipe) -> None:
        super().__init__(recipe.case_count)
        self._recipe = recipe

    def _steps(self) -> Iterator[Progress | DriftCase]:
        return drift_cases(self._recipe)


class _Packed(_Later):
    """The cases that a record of the command holds; `count` may be left to be found."""

    def __init__(self, packed: str, count: int | None) -> None:
        self.packed = packed
        super().__init__(len(self._texts()) if count is None else count)

    def _texts(self) -> list[str]:
        texts: list[str] = json.loads(zlib.decompress(base64.b64decode(self.packed)))
        return texts

    def _steps(self) -> Iterator[Progress | DriftCase]:
        texts = self._texts()
        for done, text in enumerate(texts):
            if done % _AT_ONCE == 0:
                yield Progress(done, len(texts), "cases")
            yield case_from_json(text)


class _Adding:
    """Gives every case its item, each item once."""

    def __init__(self, file: sqlite3.Connection, set_id: int) -> None:
        self._file = file
        self._set_id = set_id
        self._items: dict[str, int] = {}

    def join(self, row: "_Row", case_id: int) -> None:
        """Tell what makes the case one of intent drift."""
        self._file.execute(_JOIN, (case_id, self._item(row.item), row.conversation))

    def _item(self, item: Item) -> int:
        found = self._items.get(item.key)
        if found is None:
            facts = (
                *(self._set_id, len(self._items), storable(item.key, "item")),
                *(item.family.value, item.language.value, storable(item_to_json(item), "item")),
            )
            found = self._file.execute(_ITEM, facts).lastrowid
            assert found is not None
            self._items[item.key] = found
        return found


class _Row(NamedTuple):
    """What is kept of a drift case."""

    case: CaseRow
    item: Item
    conversation: str


def _row(position: int, case: DriftCase) -> _Row:
    program, prompt = encode(case), storable(prompt_of(case), "prompt")
    item, conversation = case.item, case.conversation
    facts = {
        "position": position,
        "name": storable(case_name(case), "name"),
        "family": item.family.value,
        "form": conversation.condition.value,
        "seed": item.seed,
        "length": len(conversation.turns),
        "updates": len(program),
        "characters": len(prompt),
    }
    told = storable(conversation_to_json(conversation), "conversation")
    return _Row(CaseRow(facts, program_columns(program), prompt), item, told)


def _packed(cases: Sequence[DriftCase]) -> str:
    if isinstance(cases, _Packed):
        return cases.packed
    text = json.dumps([case_to_json(case) for case in cases], ensure_ascii=True)
    return base64.b64encode(zlib.compress(text.encode("ascii"))).decode("ascii")


_ITEM = """
    INSERT INTO drift_item (set_id, position, "key", family, language, item)
    VALUES (?, ?, ?, ?, ?, ?)
"""
_JOIN = "INSERT INTO drift_case (case_id, item_id, conversation) VALUES (?, ?, ?)"
