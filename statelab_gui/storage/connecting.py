"""Plain SQLite connections to a document, every one set up the same careful way."""

import sqlite3
import sys
from pathlib import Path

PAGE_BYTES = 8192  # long prompts are written a third faster than with 4096
WAIT_MS = 3000  # a big set's final write may take this long on a slow disk

_KEPT_EVERYWHERE = (
    f"PRAGMA busy_timeout = {WAIT_MS}",
    "PRAGMA foreign_keys = ON",
    "PRAGMA recursive_triggers = ON",  # INSERT OR REPLACE must meet the delete triggers too
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
    "PRAGMA synchronous = FULL",
    "PRAGMA cache_size = -16384",
)


def uri(path: Path, mode: str) -> str:
    """`path` as a SQLite URI that never creates a file; `mode` is "ro" or "rw"."""
    address = path.resolve().as_uri()
    if not address.startswith("file:///"):  # a network share: SQLite wants its host in the path
        address = address.replace("file://", "file:////", 1)
    return f"{address}?mode={mode}"


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection in autocommit mode to an existing document: whoever uses it says BEGIN.

    Raises sqlite3 errors; wrap in `faults.translated()`.
    """
    connection = sqlite3.connect(
        uri(path, "ro" if read_only else "rw"),
        uri=True,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        prepare(connection, read_only=read_only)
    except BaseException:
        connection.close()
        raise
    return connection


def prepare(connection: sqlite3.Connection, *, read_only: bool) -> None:
    """Switch on foreign keys, durable commits and distrust of what the file's schema says."""
    connection.isolation_level = None
    for statement in _KEPT_EVERYWHERE:
        connection.execute(statement)
    if read_only:
        connection.execute("PRAGMA query_only = ON")
    else:
        connection.execute("PRAGMA journal_mode = DELETE").fetchone()
    if sys.version_info >= (3, 12):
        connection.setconfig(sqlite3.SQLITE_DBCONFIG_DEFENSIVE, True)
