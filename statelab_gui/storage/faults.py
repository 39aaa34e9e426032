"""SQLite's complaints as known errors: what the disk or another program did."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


_OF_ABSENCE = ("read_only_document", "disk_error")  # as SQLite words a file that was moved away

# What SQLite or its driver says of a document of a known schema only when bytes of it went bad.
_OF_DAMAGE = ("no such ", "malformed database schema", "Could not decode")


def known_error(error: Exception, path: Path | None = None) -> KnownError | None:
    """The known error that an error of SQLite, bare or wrapped, stands for; None for any other.

    `path` is the document's: where it is gone from there, that is what is told.
    """
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, UnicodeDecodeError):  # even the names in a damaged file may be no text
        return KnownError("damaged_document", reason="text that is no UTF-8")
    if not isinstance(cause, sqlite3.Error):
        return None
    said = str(cause)
    if said.startswith("Could not decode"):  # the driver goes on to quote the text itself
        said = "text that is no UTF-8"
    code = getattr(cause, "sqlite_errorcode", None)
    if (code is None or code == sqlite3.SQLITE_ERROR) and str(cause).startswith(_OF_DAMAGE):
        return KnownError("damaged_document", reason=said)
    known = None if code is None else _CODES.get(code & 0xFF)
    if known in _OF_ABSENCE and path is not None and not path.exists():
        return KnownError("no_such_file", path=str(path))
    return None if known is None else KnownError(known, reason=said)


@contextmanager
def translated(path: Path | None = None) -> Iterator[None]:
    """Raise the KnownError that an error of SQLite inside the block stands for, instead of it.

    Text in the file that is no UTF-8 is damage too. With the document's `path` also "no_such_file",
    where it was moved or deleted while it was open.

    "disk_full", "disk_error", "document_busy", "read_only_document", "damaged_document", "too_big"
    or "refused_by_document" (a constraint or trigger said no). Other errors are bugs and pass.
    """
    try:
        yield
    except Exception as error:
        if (known := known_error(error, path)) is None:
            raise
        raise known from error
