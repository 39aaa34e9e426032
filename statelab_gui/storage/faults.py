"""SQLite's complaints as known errors: what the disk or another program did."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

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


def known_error(error: BaseException) -> KnownError | None:
    """The known error that a sqlite3 error stands for; None when the error is a slip of ours."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return None
    known = _CODES.get(code & 0xFF)
    return None if known is None else KnownError(known, reason=str(error))


@contextmanager
def translated() -> Iterator[None]:
    """Raise the KnownError that an error of SQLite inside the block stands for, instead of it.

    "disk_full", "disk_error", "document_busy", "read_only_document", "damaged_document", "too_big"
    or "refused_by_document" (a constraint or trigger said no). Other errors are bugs and pass.
    """
    try:
        yield
    except DBAPIError as error:
        if (known := known_error(error.orig or error)) is None:
            raise
        raise known from error
    except sqlite3.Error as error:
        if (known := known_error(error)) is None:
            raise
        raise known from error
    except PoolTimeoutError as error:  # a query inside a query: the one connection is in use
        raise RuntimeError("the document's connection is in use") from error
