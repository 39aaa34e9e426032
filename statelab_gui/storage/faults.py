"""SQLite's complaints as known errors: what the disk or another program did."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from statelab_gui.domain.errors import KnownError

_CODES = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_BUSY: "document_busy",
    sqlite3.SQLITE_LOCKED: "document_busy",
    sqlite3.SQLITE_READONLY: "read_only_document",
    sqlite3.SQLITE_IOERR: "disk_error",
    sqlite3.SQLITE_CANTOPEN: "disk_error",
    sqlite3.SQLITE_PERM: "disk_error",
    sqlite3.SQLITE_CORRUPT: "damaged_document",
    sqlite3.SQLITE_NOTADB: "damaged_document",
    sqlite3.SQLITE_TOOBIG: "too_big",
    sqlite3.SQLITE_CONSTRAINT: "refused_by_document",
}


def known_error(error: Exception) -> KnownError | None:
    """The known error that an error of SQLite, bare or wrapped, stands for; None for any other."""
    cause = getattr(error, "orig", None) or error
    code = getattr(cause, "sqlite_errorcode", None)
    if not isinstance(cause, sqlite3.Error) or code is None:
        return None
    known = _CODES.get(code & 0xFF)
    return None if known is None else KnownError(known, reason=str(cause))


@contextmanager
def translated() -> Iterator[None]:
    """Raise the KnownError that an error of SQLite inside the block stands for, instead of it.

    "disk_full", "disk_error", "document_busy", "read_only_document", "damaged_document", "too_big"
    or "refused_by_document" (a constraint or trigger said no). Other errors are bugs and pass.
    """
    try:
        yield
    except Exception as error:
        if (known := known_error(error)) is None:
            raise
        raise known from error
