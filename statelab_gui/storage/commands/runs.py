"""Editing the reviewer's fields of the run log."""

from dataclasses import dataclass
from typing import ClassVar

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.run_fields import read_field, shown_value, typed_value
from statelab_gui.storage.schema import Edit, Run


@dataclass
class EditRun(Command):
    """Set one of RUN_FIELDS in the row of a reply; old and new value and time are kept for good.

    The value's text is: for "int" digits 0-9, for "number" a plain decimal such as 0.10, for "flag"
    "yes" or "no". Raises KnownError "no_such_reply", "no_such_field", "not_an_integer",
    "not_a_number" or "not_a_flag" (field, value), or "unstorable_text".
    """

    reply_id: int
    field: str
    setting: Setting
    at: str
    name: ClassVar[str] = "edit_run"
    undoable: ClassVar[bool] = True
    before: Setting = BLANK

    def apply(self, work: Work) -> Changes:
        checked = typed_value(self.field, self.setting)
        row = self._row(work)
        self.before = read_field(row, self.field)
        self._write(work, row, self.setting, checked, self.at)
        self.result = self.reply_id
        return Changes(runs=frozenset({self.reply_id}))

    def revert(self, work: Work) -> Changes:
        row = self._row(work)
        if read_field(row, self.field) != Setting(self.setting.state, self._canonical()):
            raise KnownError("cannot_undo", command=self.name)
        self._write(work, row, self.before, typed_value(self.field, self.before), work.now())
        return Changes(runs=frozenset({self.reply_id}))

    def record(self) -> dict[str, object]:
        return {
            "id": self.reply_id,
            "field": self.field,
            "old": [self.before.state.value, self.before.value],
            "new": [self.setting.state.value, self.setting.value],
            "at": self.at,
        }

    def _canonical(self) -> str:
        value = typed_value(self.field, self.setting)
        return shown_value(self.field, value)

    def _row(self, work: Work) -> Run:
        row = work.session.get(Run, self.reply_id)
        if row is None:
            raise KnownError("no_such_reply", id=self.reply_id)
        return row

    def _write(
        self, work: Work, row: Run, setting: Setting, value: int | str | None, at: str
    ) -> None:
        old = read_field(row, self.field)
        setattr(row, f"{self.field}_state", setting.state.value)
        setattr(row, self.field, value)
        work.session.add(
            Edit(
                subject="run",
                row=self.reply_id,
                field=self.field,
                old_state=old.state.value,
                old=old.value,
                new_state=setting.state.value,
                new=shown_value(self.field, value),
                at=at,
            )
        )
