"""What the rows of a file say beside their replies: fields, own columns and rulings."""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence

from sqlalchemy import Connection
from sqlalchemy.orm import Session

from statelab_gui.domain.import_rows import ImportRow
from statelab_gui.domain.log_columns import LogColumn, Ruling, RulingKind
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.storage.commands.base import Work
from statelab_gui.storage.commands.cells import Cells
from statelab_gui.storage.commands.importing.places import driver_connection
from statelab_gui.storage.texts import storable

Edit = tuple[int, str, Setting]
Ruled = tuple[int, Ruling]

_WITHDRAWN = Ruling(RulingKind.WITHDRAWN, "", "")


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


def put_rulings(
    connection: sqlite3.Connection, rulings: Sequence[Ruled], now: str
) -> tuple[int, int]:
    """Add the rulings that are not the ones that stand; the first and last entry, (1, 0) for none.

    One without a time is given `now`.
    """
    (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM ruling").fetchone()
    changed = [
        (reply_id, ruling)
        for reply_id, ruling in rulings
        if not _same(_or_none(ruling), standing_ruling(connection, reply_id))
    ]
    if not changed:
        return 1, 0
    _insert(connection, changed, now)
    return last + 1, last + len(changed)


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


def _or_none(ruling: Ruling) -> Ruling | None:
    return None if ruling.kind is RulingKind.WITHDRAWN else ruling


def _same(one: Ruling | None, other: Ruling | None) -> bool:
    """Whether two rulings say the same; when they were made is no matter."""
    if one is None or other is None:
        return one is other
    return (one.kind, one.reason) == (other.kind, other.reason)
