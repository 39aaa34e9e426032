"""Editing what the reviewer fills in in the run log."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import BLANK, Setting, SettingState
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.commands.cells import Cell, Cells


@dataclass
class EditRun(Command):
    """Set one of RUN_FIELDS or a column of the reviewer's own ("column:ID") in a reply's row.

    Old and new value and time are kept for good. The value's text is: for "int" digits 0-9, for
    "number" a plain decimal such as 0.10, for "flag" "yes" or "no"; for a column as
    `parse_column_value` reads it. Raises KnownError "no_such_reply", "no_such_field",
    "no_such_column", "not_an_integer", "not_a_number", "not_a_flag", "not_a_date" or "not_a_choice"
    (field, value), or "unstorable_text".
    """

    reply_id: int
    field: str
    setting: Setting
    at: str
    name: ClassVar[str] = "edit_run"
    undoable: ClassVar[bool] = True
    before: Setting = BLANK

    def apply(self, work: Work) -> Changes:
        cells = Cells(work)
        new = cells.checked(self.field, self.setting)
        self.before = cells.present(self.field, [self.reply_id])[self.reply_id]
        cells.put([Cell(self.reply_id, self.field, self.before, new)], self.at)
        self.setting = new
        self.result = self.reply_id
        return Changes(runs=frozenset({self.reply_id}))

    def revert(self, work: Work) -> Changes:
        cells = Cells(work)
        cell = Cell(self.reply_id, self.field, self.before, self.setting)
        if not cells.as_left([cell]):
            raise KnownError("cannot_undo", command=self.name)
        cells.put([cell.back()], work.now())
        return Changes(runs=frozenset({self.reply_id}))

    def record(self) -> dict[str, object]:
        return {
            "id": self.reply_id,
            "field": self.field,
            "old": [self.before.state.value, self.before.value],
            "new": [self.setting.state.value, self.setting.value],
            "at": self.at,
        }

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "EditRun":
        old, new = (Setting(SettingState(state), value) for state, value in _both(record))
        command = cls(record["id"], record["field"], new, record["at"], old)
        command.result = command.reply_id
        return command


@dataclass
class EditRuns(Command):
    """Set many cells, each (reply id, field, setting), as EditRun does one: all of them or none.

    Cells that would not change are left out; of two settings of one cell the last counts. Raises
    the KnownErrors of EditRun.
    """

    edits: Sequence[tuple[int, str, Setting]]
    at: str
    name: ClassVar[str] = "edit_runs"
    undoable: ClassVar[bool] = True
    entries: tuple[int, int] = (1, 0)
    """The first and the last entry of history that it made; none as (1, 0)."""

    def apply(self, work: Work) -> Changes:
        cells = Cells(work)
        changed = list(self._again(cells) if self.log_id is not None else self._changed(cells))
        entries = cells.put(changed, self.at)
        if self.log_id is None:
            self.entries = entries if changed else (1, 0)
            self.idle = not changed
        self.edits = ()  # the history tells them from now on
        return Changes(runs=frozenset(cell.reply_id for cell in changed))

    def revert(self, work: Work) -> Changes:
        cells = Cells(work)
        changed = cells.history(*self.entries)
        if not cells.as_left(changed):
            raise KnownError("cannot_undo", command=self.name)
        cells.put([cell.back() for cell in changed], work.now())
        return Changes(runs=frozenset(cell.reply_id for cell in changed))

    @property
    def size(self) -> int:
        first, last = self.entries
        return max(len(self.edits), last - first + 1)

    def record(self) -> dict[str, object]:
        return {"entries": list(self.entries), "at": self.at}

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "EditRuns":
        first, last = record["entries"]
        return cls((), record["at"], (first, last))

    def _changed(self, cells: Cells) -> list[Cell]:
        wanted: dict[str, dict[int, Setting]] = {}
        known: dict[tuple[str, Setting], Setting] = {}  # a column filled down is checked once
        for reply_id, field, setting in self.edits:
            checked = known.get((field, setting))
            if checked is None:
                checked = known[field, setting] = cells.checked(field, setting)
            wanted.setdefault(field, {})[reply_id] = checked
        changed = []
        for field, by_reply in wanted.items():
            present = cells.present(field, by_reply)
            changed += [
                Cell(reply_id, field, present[reply_id], new)
                for reply_id, new in by_reply.items()
                if present[reply_id] != new
            ]
        return changed

    def _again(self, cells: Cells) -> list[Cell]:
        changed = cells.history(*self.entries)
        if not cells.as_left([cell.back() for cell in changed]):
            raise KnownError("cannot_redo", command=self.name)
        return changed


def _both(record: Mapping[str, Any]) -> tuple[tuple[str, str], tuple[str, str]]:
    return record["old"], record["new"]
