"""Columns of the reviewer's own: made, named anew, removed with their values kept."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from sqlalchemy import select

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import ColumnKind
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.schema import LogColumnRow
from statelab_gui.storage.texts import checked_name, storable

_COLUMNS = Changes(log_columns=True)


class AddLogColumn(Command):
    """Make a column of the reviewer's own; `result` is its id.

    Raises KnownError "name_missing", "column_exists" (name) or "choices_missing". Undoing removes
    it; doing it again brings it back.
    """

    name: ClassVar[str] = "add_log_column"
    undoable: ClassVar[bool] = True

    def __init__(self, name: str, kind: ColumnKind, choices: Sequence[str] = ()) -> None:
        self.column_name = checked_name(name)
        self.kind = ColumnKind(kind)
        self.choices = _checked(self.kind, choices)

    def apply(self, work: Work) -> Changes:
        _refuse_twice(work, self.column_name, self.result)
        row = work.session.get(LogColumnRow, self.result) if self.result else None
        if row is None:
            row = LogColumnRow(id=self.result, kind=self.kind.value, created_at=work.now())
            work.session.add(row)
        row.name, row.choices, row.removed = self.column_name, _text(self.choices), 0
        work.session.flush()
        self.result = row.id
        return _COLUMNS

    def revert(self, work: Work) -> Changes:
        # Kept as a removed one: its number must never come to name another column's history.
        _row(work, self.result or 0).removed = 1
        return _COLUMNS

    def record(self) -> dict[str, object]:
        return {
            "id": self.result,
            "name": self.column_name,
            "kind": self.kind.value,
            "choices": list(self.choices),
        }

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "AddLogColumn":
        command = cls(record["name"], ColumnKind(record["kind"]), record["choices"])
        command.result = record["id"]
        return command


class ReviseLogColumn(Command):
    """Give a column another name and other choices; values stay, also those no longer offered.

    Raises KnownError "no_such_column" (id), "name_missing", "column_exists" (name) or
    "choices_missing".
    """

    name: ClassVar[str] = "revise_log_column"
    undoable: ClassVar[bool] = True

    def __init__(self, column_id: int, name: str, choices: Sequence[str] = ()) -> None:
        self.column_id = column_id
        self.new = (checked_name(name), tuple(choices))
        self.old: tuple[str, tuple[str, ...]] = ("", ())

    def apply(self, work: Work) -> Changes:
        row = _row(work, self.column_id)
        name, choices = self.new
        _refuse_twice(work, name, self.column_id)
        self.old = (row.name, tuple(json.loads(row.choices)))
        row.name, row.choices = name, _text(_checked(ColumnKind(row.kind), choices))
        self.result = row.id
        return _COLUMNS

    def revert(self, work: Work) -> Changes:
        row = _row(work, self.column_id)
        name, choices = self.old
        _refuse_twice(work, name, self.column_id)
        row.name, row.choices = name, _text(choices)
        return _COLUMNS

    def record(self) -> dict[str, object]:
        return {"id": self.column_id, "old": self.old, "new": self.new}

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "ReviseLogColumn":
        command = cls(record["id"], *record["new"])
        name, choices = record["old"]
        command.old = (name, tuple(choices))
        command.result = command.column_id
        return command


class RemoveLogColumn(Command):
    """Take a column out of the log; its values stay in the file, and undoing shows them again.

    Raises KnownError("no_such_column"). Undoing raises "column_exists" where its name was given to
    another column since.
    """

    name: ClassVar[str] = "remove_log_column"
    undoable: ClassVar[bool] = True

    def __init__(self, column_id: int) -> None:
        self.column_id = column_id

    def apply(self, work: Work) -> Changes:
        row = _row(work, self.column_id)
        if row.removed:
            raise KnownError("no_such_column", id=self.column_id)
        row.removed = 1
        self.result = row.id
        return _COLUMNS

    def revert(self, work: Work) -> Changes:
        row = _row(work, self.column_id)
        _refuse_twice(work, row.name, row.id)
        row.removed = 0
        return _COLUMNS

    def record(self) -> dict[str, object]:
        return {"id": self.column_id}

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "RemoveLogColumn":
        command = cls(record["id"])
        command.result = command.column_id
        return command


def _row(work: Work, column_id: int) -> LogColumnRow:
    row = work.session.get(LogColumnRow, column_id)
    if row is None:
        raise KnownError("no_such_column", id=column_id)
    return row


def _refuse_twice(work: Work, name: str, column_id: int | None) -> None:
    """Two columns of one name, letter case aside, could not be told apart in a file."""
    query = select(LogColumnRow.id, LogColumnRow.name).where(LogColumnRow.removed == 0)
    for row in work.connection.execute(query):
        if row.id != column_id and row.name.casefold() == name.casefold():
            raise KnownError("column_exists", name=name)


def _checked(kind: ColumnKind, choices: Sequence[str]) -> tuple[str, ...]:
    """The choices without blanks around them, each once; none for a column that is no choice."""
    if kind is not ColumnKind.CHOICE:
        return ()
    found = tuple(dict.fromkeys(storable(one.strip(), "choices") for one in choices if one.strip()))
    if not found:
        raise KnownError("choices_missing")
    return found


def _text(choices: Sequence[str]) -> str:
    return json.dumps(list(choices), ensure_ascii=False)
