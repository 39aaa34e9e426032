"""Cells of the run log that the reviewer fills in, read and written many at a time."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import LogColumn, column_id
from statelab_gui.domain.run_fields import parse_column_value
from statelab_gui.domain.runs import BLANK, Setting, SettingState
from statelab_gui.storage.commands.base import Work, raw_connection
from statelab_gui.storage.queries.own_columns import own_columns
from statelab_gui.storage.run_fields import shown_value, typed_value
from statelab_gui.storage.texts import storable

_FEW = 900


@dataclass(frozen=True)
class Cell:
    """A cell, and what it is to become from what it was."""

    reply_id: int
    field: str
    old: Setting
    new: Setting

    def back(self) -> "Cell":
        """The change that takes this one back."""
        return Cell(self.reply_id, self.field, self.new, self.old)


class Cells:
    """Reads and writes cells inside a transaction; `field` is one of RUN_FIELDS or "column:ID"."""

    def __init__(self, work: Work) -> None:
        self._file = raw_connection(work)
        self._own = {one.id: one for one in own_columns(self._file)}

    def checked(self, field: str, setting: Setting) -> Setting:
        """The setting as it is kept; raises the KnownErrors of EditRun."""
        if column_id(field) is not None:
            column = self._column(field)
            if column.removed:
                raise KnownError("no_such_column", id=column.id)
            if setting.state is not SettingState.VALUE:
                return setting
            return parse_column_value(column, storable(setting.value, column.name))
        value = typed_value(field, setting)
        return setting if value is None else Setting(setting.state, shown_value(field, value))

    def present(self, field: str, reply_ids: Iterable[int]) -> dict[int, Setting]:
        """What stands in the field in the rows of these replies; raises
        KnownError("no_such_reply")."""
        wanted = list(dict.fromkeys(reply_ids))
        found: dict[int, Setting] = {}
        number = column_id(field)
        for start in range(0, len(wanted), _FEW):
            few = wanted[start : start + _FEW]
            marks = ",".join("?" * len(few))
            if number is None:
                query = f"SELECT reply_id, {field}_state, {field} FROM run"
                rows = self._file.execute(f"{query} WHERE reply_id IN ({marks})", few).fetchall()
                found.update(
                    (reply, Setting(SettingState(state), shown_value(field, value)))
                    for reply, state, value in rows
                )
            else:
                query = f"""
                    SELECT run.reply_id, log_value.state, log_value.value FROM run LEFT JOIN
                    log_value ON log_value.reply_id = run.reply_id AND column_id = {number:d}
                    WHERE run.reply_id IN ({marks})
                """
                found.update(
                    (reply, BLANK if state is None else Setting(SettingState(state), value))
                    for reply, state, value in self._file.execute(query, few).fetchall()
                )
        for reply in wanted:
            if reply not in found:
                raise KnownError("no_such_reply", id=reply)
        return found

    def put(self, cells: Sequence[Cell], at: str) -> tuple[int, int]:
        """Write the cells and one entry of history for each; return the first and last entry."""
        by_field: dict[str, list[Cell]] = {}
        for cell in cells:
            by_field.setdefault(cell.field, []).append(cell)
        for field, mine in by_field.items():
            self._write(field, mine)
        (last,) = self._file.execute("SELECT coalesce(max(id), 0) FROM edit").fetchone()
        self._file.executemany(_EDIT, self._edits(cells, at, last))
        return last + 1, last + len(cells)

    def history(self, first: int, last: int) -> list[Cell]:
        """The changes that these entries of history tell."""
        query = """
            SELECT row, field, old_state, old, new_state, new FROM edit
            WHERE id BETWEEN ? AND ? ORDER BY id
        """
        return [
            Cell(
                reply,
                field,
                Setting(SettingState(old_state), old or ""),
                Setting(SettingState(new_state), new or ""),
            )
            for reply, field, old_state, old, new_state, new in self._file.execute(
                query, (first, last)
            )
        ]

    def as_left(self, cells: Sequence[Cell]) -> bool:
        """Whether every cell still holds what its change made of it."""
        by_field: dict[str, list[Cell]] = {}
        for cell in cells:
            by_field.setdefault(cell.field, []).append(cell)
        for field, mine in by_field.items():
            now = self.present(field, (cell.reply_id for cell in mine))
            if any(now[cell.reply_id] != cell.new for cell in mine):
                return False
        return True

    def _write(self, field: str, cells: Sequence[Cell]) -> None:
        number = column_id(field)
        if number is None:
            self._file.executemany(
                f"UPDATE run SET {field}_state = ?, {field} = ? WHERE reply_id = ?",
                (
                    (cell.new.state.value, typed_value(field, cell.new), cell.reply_id)
                    for cell in cells
                ),
            )
            return
        self._column(field)
        self._file.executemany(
            "DELETE FROM log_value WHERE reply_id = ? AND column_id = ?",
            ((cell.reply_id, number) for cell in cells if cell.new == BLANK),
        )
        self._file.executemany(
            "INSERT OR REPLACE INTO log_value VALUES (?, ?, ?, ?)",
            (
                (cell.reply_id, number, cell.new.state.value, cell.new.value)
                for cell in cells
                if cell.new != BLANK
            ),
        )

    @staticmethod
    def _edits(cells: Sequence[Cell], at: str, last: int) -> Iterator[tuple[object, ...]]:
        for number, cell in enumerate(cells, start=last + 1):
            old, new = cell.old, cell.new
            yield (
                *(number, "run", cell.reply_id, cell.field),
                *(old.state.value, old.value, new.state.value, new.value, at),
            )

    def _column(self, field: str) -> LogColumn:
        number = column_id(field)
        if number is None or number not in self._own:
            raise KnownError("no_such_column", id=number)
        return self._own[number]


_EDIT = """
    INSERT INTO edit (id, subject, "row", field, old_state, old, new_state, new, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
