"""What the rows of a file say beside their replies: fields, own columns and rulings."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import Connection
from sqlalchemy.orm import Session

from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.domain.log_columns import ColumnKind, LogColumn, Ruling, RulingKind, column_id
from statelab_gui.domain.runs import BLANK, RUN_FIELDS, Setting, SettingState
from statelab_gui.storage.commands.base import Work, raw_connection
from statelab_gui.storage.commands.cells import Cell, Cells
from statelab_gui.storage.commands.importing.places import driver_connection
from statelab_gui.storage.run_fields import typed_value
from statelab_gui.storage.texts import storable

Ruled = tuple[int, Ruling]

_WITHDRAWN = Ruling(RulingKind.WITHDRAWN, "", "")
_NONE = (1, 0)
_AT_ONCE = 500
_KEPT = 20_000


def said_fields(row: ImportRow, own: Mapping[str, LogColumn]) -> Iterator[tuple[str, Setting]]:
    """Every field that the row fills, blanks included; `own` are columns that the document has."""
    yield from row.fields.items()
    for key, cell in row.own.items():
        if key in own:
            yield own[key].field, cell


class Standing:
    """What the reviewer has filled in so far, asked of many rows at a time."""

    def __init__(self, connection: Connection, own: Mapping[str, LogColumn]) -> None:
        self._cells = Cells(Work(Session(connection), lambda: ""))
        self._raw = driver_connection(connection)
        self._own = own

    def differing(self, rows: Sequence[tuple[int, ImportRow]]) -> int:
        """How many of these rows say something else than their replies' rows hold."""
        known = {key: column for key, column in self._own.items() if column.id}
        fields: dict[str, list[int]] = {}
        for reply_id, row in rows:
            for name, _ in said_fields(row, known):
                fields.setdefault(name, []).append(reply_id)
        present = {name: self._cells.present(name, ids) for name, ids in fields.items()}
        found = 0
        for reply_id, row in rows:
            said = said_fields(row, known)
            made = any(row.own[key] != BLANK for key in row.own if key not in known)
            ruled = row.rules and not _same(row.ruling, standing_ruling(self._raw, reply_id))
            found += made or ruled or any(present[name][reply_id] != one for name, one in said)
        return found


def standing_ruling(
    connection: sqlite3.Connection, reply_id: int, before: int = 2**62
) -> Ruling | None:
    """The ruling that stands, or stood before the entry `before` was made; None for none."""
    query = """
        SELECT ruling, reason, at FROM ruling WHERE reply_id = ? AND id < ?
        ORDER BY id DESC LIMIT 1
    """
    row = connection.execute(query, (reply_id, before)).fetchone()
    if row is None or row[0] == RulingKind.WITHDRAWN.value:
        return None
    return Ruling(RulingKind(row[0]), row[1], row[2])


def typed_fields(fields: Mapping[str, Setting]) -> Iterator[object]:
    """States and values of RUN_FIELDS in a new row, in the order of FIELD_COLUMNS."""
    for spec in RUN_FIELDS:
        cell = fields.get(spec.key, BLANK)
        yield cell.state.value
        yield None if cell.state is not SettingState.VALUE else typed_value(spec.key, cell)


FIELD_COLUMNS = ", ".join(f"{spec.key}_state, {spec.key}" for spec in RUN_FIELDS)
FIELD_MARKS = ", ".join("?" * (2 * len(RUN_FIELDS)))


class Filler:
    """Writes what rows say beside their replies, some hundred rows at a time, with its history.

    `own` are the reviewer's columns by key. With `update`, rows that were there take all that the
    file says, and are told in `updated` where that changed them; new ones, whose RUN_FIELDS are
    recorded with them, take what is not blank.
    """

    def __init__(self, work: Work, own: Mapping[str, LogColumn], *, update: bool) -> None:
        self._cells = Cells(work)
        self._file = raw_connection(work)
        self._now = work.now()
        self._own = own
        self._update = update
        self._new: list[tuple[int, ImportRow]] = []
        self._old: list[tuple[int, ImportRow]] = []
        self._kept: dict[tuple[str, str], Setting] = {}
        self._edited = self._first = _next(self._file, "edit")
        self._ruled = self._first_ruling = _next(self._file, "ruling")
        self.updated: set[int] = set()

    @property
    def entries(self) -> tuple[int, int]:
        """The first and the last entry of history that was made, (1, 0) for none."""
        return (self._first, self._edited - 1) if self._edited > self._first else _NONE

    @property
    def rulings(self) -> tuple[int, int]:
        """The first and the last ruling that was made, (1, 0) for none."""
        made = self._ruled > self._first_ruling
        return (self._first_ruling, self._ruled - 1) if made else _NONE

    def say(self, reply_id: int, row: ImportRow, *, new: bool) -> None:
        """Take what a row says; it is written by `flush`."""
        if new:
            self._new.append((reply_id, row._replace(raw=None)))
        elif self._update:
            self._old.append((reply_id, row._replace(raw=None)))

    @property
    def is_full(self) -> bool:
        """Whether what was taken is to be written before more comes."""
        return len(self._new) + len(self._old) >= _AT_ONCE

    def flush(self) -> None:
        """Write what was taken; the replies of new rows must be there."""
        self._put_new()
        self._put_old()
        self._new.clear()
        self._old.clear()

    def _put_new(self) -> None:
        values: list[tuple[object, ...]] = []
        edits: list[tuple[object, ...]] = []
        number = self._edited
        for reply_id, row in self._new:
            for field, cell in self._said(row):
                state = cell.state.value
                if field not in row.fields:
                    values.append((reply_id, column_id(field), state, cell.value))
                edits.append((number, reply_id, field, state, cell.value, self._now))
                number += 1
        self._file.executemany("INSERT INTO log_value VALUES (?, ?, ?, ?)", values)
        self._file.executemany(_EDIT, edits)
        self._edited = number
        self._put_rulings(
            [(reply_id, row.ruling) for reply_id, row in self._new if row.ruling is not None]
        )

    def _said(self, row: ImportRow) -> Iterator[tuple[str, Setting]]:
        for key, cell in row.fields.items():
            if cell is not BLANK:
                yield key, cell
        for key, cell in row.own.items():
            if cell is not BLANK:
                column = self._own[key]
                chosen = column.kind is ColumnKind.CHOICE  # of a new one, any text was taken
                yield column.field, self._checked(column.field, cell) if chosen else cell

    def _checked(self, field: str, cell: Setting) -> Setting:
        if cell.state is not SettingState.VALUE:
            return cell
        key = (field, cell.value)
        found = self._kept.get(key)
        if found is None:
            found = self._cells.checked(field, cell)
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            self._kept[key] = found
        return found

    def _put_old(self) -> None:
        wanted: dict[str, dict[int, Setting]] = {}
        for reply_id, row in self._old:
            for field, cell in said_fields(row, self._own):
                wanted.setdefault(field, {})[reply_id] = self._checked(field, cell)
        changed: list[Cell] = []
        for field, by_reply in wanted.items():
            present = self._cells.present(field, by_reply)
            changed += [
                Cell(reply_id, field, present[reply_id], cell)
                for reply_id, cell in by_reply.items()
                if present[reply_id] != cell
            ]
        if changed:
            _, last = self._cells.put(changed, self._now)
            self._edited = last + 1
            self.updated.update(cell.reply_id for cell in changed)
        rulings = [(reply_id, row.ruling or _WITHDRAWN) for reply_id, row in self._old if row.rules]
        other = [
            (reply_id, ruling)
            for reply_id, ruling in rulings
            if not _same(_or_none(ruling), standing_ruling(self._file, reply_id))
        ]
        self._put_rulings(other)
        self.updated.update(reply_id for reply_id, _ in other)

    def _put_rulings(self, rulings: Sequence[Ruled]) -> None:
        _insert(self._file, rulings, self._now)
        self._ruled += len(rulings)


def rule_again(connection: sqlite3.Connection, entries: tuple[int, int], now: str) -> set[int]:
    """Let the rulings that these entries are stand again, where others do; their replies."""
    rulings = rulings_of(connection, entries)
    changed = [
        (reply_id, ruling)
        for reply_id, ruling in rulings
        if not _same(_or_none(ruling), standing_ruling(connection, reply_id))
    ]
    _insert(connection, changed, now)
    return {reply_id for reply_id, _ in rulings}


def take_rulings_back(
    connection: sqlite3.Connection, entries: tuple[int, int], now: str
) -> set[int] | None:
    """Let what stood before these entries stand again; the replies, or None where another ruling
    than theirs stands by now."""
    left = dict(rulings_of(connection, entries))
    if any(not _same(_or_none(r), standing_ruling(connection, one)) for one, r in left.items()):
        return None
    before = [(one, standing_ruling(connection, one, entries[0]) or _WITHDRAWN) for one in left]
    _insert(connection, [(one, Ruling(r.kind, r.reason, now)) for one, r in before], now)
    return set(left)


def rulings_of(connection: sqlite3.Connection, entries: tuple[int, int]) -> list[Ruled]:
    """The rulings that these entries are."""
    query = "SELECT reply_id, ruling, reason, at FROM ruling WHERE id BETWEEN ? AND ? ORDER BY id"
    return [
        (reply_id, Ruling(RulingKind(kind), reason, at))
        for reply_id, kind, reason, at in connection.execute(query, entries).fetchall()
    ]


def _insert(connection: sqlite3.Connection, rulings: Sequence[Ruled], now: str) -> None:
    connection.executemany(
        "INSERT INTO ruling (reply_id, ruling, reason, at) VALUES (?, ?, ?, ?)",
        (
            (reply_id, one.kind.value, storable(one.reason, "ruling"), one.at or now)
            for reply_id, one in rulings
        ),
    )


def _next(connection: sqlite3.Connection, table: str) -> int:
    (last,) = connection.execute(f"SELECT coalesce(max(id), 0) FROM {table}").fetchone()
    return int(last) + 1


_EDIT = """
    INSERT INTO edit (id, subject, "row", field, old_state, old, new_state, new, at)
    VALUES (?, 'run', ?, ?, 'blank', '', ?, ?, ?)
"""


def _or_none(ruling: Ruling) -> Ruling | None:
    return None if ruling.kind is RulingKind.WITHDRAWN else ruling


def _same(one: Ruling | None, other: Ruling | None) -> bool:
    """Whether two rulings say the same; when they were made is no matter."""
    if one is None or other is None:
        return one is other
    return (one.kind, one.reason) == (other.kind, other.reason)
