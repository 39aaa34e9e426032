"""Adding examinees and changing their settings."""

from collections.abc import Mapping
from typing import Any, ClassVar

from sqlalchemy import delete, insert, literal, select
from sqlalchemy.sql.elements import ColumnElement

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import Setting, SettingState, settings_from_json, settings_to_json
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands.base import Command, Work
from statelab_gui.storage.drift_schema import DialogueRow
from statelab_gui.storage.fetch_charges import ASKED_OF
from statelab_gui.storage.fetch_schema import FetchTaskRow
from statelab_gui.storage.schema import Draft, ExamineeRow, ExamineeSetting, ProbePlan, Reply
from statelab_gui.storage.texts import storable


class AddExaminee(Command):
    """Add an examinee with these settings by key (missing means blank); `result` is its id.

    Undoing raises KnownError("cannot_undo") once it has a reply, a draft, a plan or a conversation
    of a run.
    """

    name: ClassVar[str] = "add_examinee"
    undoable: ClassVar[bool] = True

    def __init__(self, settings: Mapping[str, Setting], *, at: str | None = None) -> None:
        self.settings = dict(settings)
        self.at = at

    def apply(self, work: Work) -> Changes:
        self.at = self.at or work.now()
        self.result = add_examinee(work, self.settings, self.at, None, self.result)
        return Changes(examinees=frozenset({self.result}))

    def revert(self, work: Work) -> Changes:
        _take_away(work, self.result or 0, self.name)
        return Changes(examinees=frozenset({self.result or 0}))

    def record(self) -> dict[str, object]:
        return {"id": self.result, "settings": settings_to_json(self.settings), "at": self.at}

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "AddExaminee":
        command = cls(settings_from_json(record["settings"]), at=record["at"])
        command.result = record["id"]
        return command


class ReviseExaminee(Command):
    """Give an examinee other settings: in place while it has no reply and none is on its way, else
    as a new version.

    `result` is the id that has the new settings: `examinee_id` itself, or the new version's. Raises
    KnownError("no_such_examinee"). Undoing raises "cannot_undo" once replies stand on the new ones.
    """

    name: ClassVar[str] = "revise_examinee"
    undoable: ClassVar[bool] = True

    def __init__(
        self, examinee_id: int, settings: Mapping[str, Setting], *, at: str | None = None
    ) -> None:
        self.examinee_id = examinee_id
        self.settings = dict(settings)
        self.at = at
        self.before: dict[str, Setting] = {}

    def apply(self, work: Work) -> Changes:
        if work.session.get(ExamineeRow, self.examinee_id) is None:
            raise KnownError("no_such_examinee", id=self.examinee_id)
        self.before = settings_of(work, self.examinee_id)
        if is_fixed(work, self.examinee_id):
            self.at = self.at or work.now()
            again = None if self.result == self.examinee_id else self.result
            self.result = add_examinee(work, self.settings, self.at, self.examinee_id, again)
        else:
            self.result = self.examinee_id
            write_settings(work, self.examinee_id, self.settings)
        return Changes(examinees=frozenset({self.examinee_id, self.result}))

    def revert(self, work: Work) -> Changes:
        assert self.result is not None
        if self.result != self.examinee_id:
            _take_away(work, self.result, self.name)
        elif is_fixed(work, self.examinee_id):
            raise KnownError("cannot_undo", command=self.name)
        else:
            write_settings(work, self.examinee_id, self.before)
        return Changes(examinees=frozenset({self.examinee_id, self.result}))

    def record(self) -> dict[str, object]:
        return {
            "id": self.examinee_id,
            "result": self.result,
            "old": settings_to_json(self.before),
            "new": settings_to_json(self.settings),
            "at": self.at,
        }

    @classmethod
    def recorded(cls, record: Mapping[str, Any]) -> "ReviseExaminee":
        settings = settings_from_json(record["new"])
        command = cls(record["id"], settings, at=record.get("at"))  # none in schemas 1 and 2
        command.result = record["result"]
        command.before = settings_from_json(record["old"])
        return command


def add_examinee(
    work: Work,
    settings: Mapping[str, Setting],
    at: str,
    version_of: int | None,
    wish: int | None = None,
) -> int:
    """Insert an examinee, under the id `wish` where that is free; return its id."""
    if wish is not None and work.session.get(ExamineeRow, wish) is not None:
        wish = None
    row = ExamineeRow(id=wish, created_at=at, version_of=version_of)
    work.session.add(row)
    work.session.flush()
    write_settings(work, row.id, settings)
    return row.id


def write_settings(work: Work, examinee_id: int, settings: Mapping[str, Setting]) -> None:
    """Give an examinee these settings and no others."""
    work.connection.execute(
        delete(ExamineeSetting).where(ExamineeSetting.examinee_id == examinee_id)
    )
    rows = [
        {
            "examinee_id": examinee_id,
            "key": storable(key, key),
            "state": setting.state.value,
            "value": storable(setting.value, key),
        }
        for key, setting in sorted(settings.items())
        if setting.state is not SettingState.BLANK
    ]
    if rows:
        work.connection.execute(insert(ExamineeSetting), rows)


def settings_of(work: Work, examinee_id: int) -> dict[str, Setting]:
    """The settings of an examinee that are not blank, by key."""
    query = select(ExamineeSetting).where(ExamineeSetting.examinee_id == examinee_id)
    rows = work.connection.execute(query)
    return {row.key: Setting(SettingState(row.state), row.value) for row in rows}


def is_fixed(work: Work, examinee_id: int) -> bool:
    """Whether an answer to these very settings is recorded, may be on its way, or may have been
    charged for."""
    if any(_any(work, table.examinee_id == examinee_id) for table in (Reply, DialogueRow)):
        return True
    return work.connection.exec_driver_sql(ASKED_OF, (examinee_id,)).first() is not None


def _any(work: Work, wanted: ColumnElement[bool]) -> bool:
    return work.connection.execute(select(literal(1)).where(wanted).limit(1)).first() is not None


def _take_away(work: Work, examinee_id: int, command: str) -> None:
    """Delete an examinee nothing stands on; raises KnownError("cannot_undo") else."""
    standing = [
        table.examinee_id == examinee_id
        for table in (Reply, Draft, ProbePlan, FetchTaskRow, DialogueRow)
    ]
    if any(_any(work, one) for one in [ExamineeRow.version_of == examinee_id, *standing]):
        raise KnownError("cannot_undo", command=command)
    write_settings(work, examinee_id, {})
    work.connection.execute(delete(ExamineeRow).where(ExamineeRow.id == examinee_id))
