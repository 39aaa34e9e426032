"""Look before touching: decide whether and how a file may be opened, changing nothing meanwhile."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.faults import translated
from statelab_gui.storage.identity import SCHEMA_VERSION, Header
from statelab_gui.storage.locks import DocumentLock, real_path
from statelab_gui.storage.structure import structure_fault

CHECKED_BYTES = 64 << 20
"""Up to this size every page is checked on opening, above it the small tables only."""

_SMALL_TABLES = ("meta", "preference", "case_set", "examinee", "examinee_setting", "reveal")

Clock = Callable[[], str]


def local_time() -> str:
    """Now, ISO-8601 to the second, with the UTC offset of this place."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


_open_here: set[Path] = set()
"""Documents this process has open: reading their header would drop SQLite's own POSIX locks."""


@dataclass
class Claim:
    """The right to use a document until `release`; without a lock it may only be read."""

    path: Path
    lock: DocumentLock | None
    schema_version: int = SCHEMA_VERSION
    second_name: bool = False
    """Whether the file has another name on the disk, a hard link: that is why it is only read."""

    @property
    def read_only(self) -> bool:
        """Whether nothing may be written."""
        return self.lock is None

    def bring_up_to_date(self, now: Clock) -> None:
        """Migrate an older schema, a backup first; see `migrations.running.migrate`."""
        if self.schema_version == SCHEMA_VERSION:
            return
        if self.read_only:
            raise KnownError("old_read_only", path=str(self.path), found=self.schema_version)
        from statelab_gui.storage.migrations.running import migrate  # alembic takes 0.3 s to load

        migrate(self.path, self.schema_version, now()[:10])

    def release(self) -> None:
        """Give the document back; a second call does nothing."""
        if self.lock is not None:
            _open_here.discard(self.path)
            self.lock.release()
            self.lock = None


def claim(path: Path, *, read_only: bool, now: Clock) -> Claim:
    """Claim the document at `path` for writing, or for reading where the file or folder is fixed
    or the file has a second name.

    In this order: does it exist, is it a document of ours (100 bytes are read), of a known schema,
    free, undamaged. Raises KnownError "no_such_file", "unreadable_file", "not_a_document",
    "newer_document", "document_locked" or "damaged_document", and then nothing was changed.
    """
    real = real_path(path)
    if real in _open_here:
        if not read_only:
            raise KnownError("document_locked", path=str(path), **DocumentLock.holder(real))
        return Claim(real, None)
    header = Header.read(real)
    if header.schema_version > SCHEMA_VERSION:
        raise KnownError(
            "newer_document", path=str(path), found=header.schema_version, known=SCHEMA_VERSION
        )
    # The lock and SQLite's journal go by name: under two names two windows would both write, and
    # what a crash leaves behind beside one name would not be found from the other.
    second_name = real.stat().st_nlink > 1
    fixed = read_only or second_name or not _file_writable(real)
    lock = None if fixed else _lock(real, now)
    try:
        _check(real, header, may_recover=lock is not None)
    except BaseException:
        if lock is not None:
            lock.release()
        raise
    if lock is not None:
        _open_here.add(real)
    return Claim(real, lock, header.schema_version, second_name)


def claim_new(path: Path, now: Clock) -> Claim:
    """Claim a name for a document that is about to be made there.

    Raises KnownError "document_exists", "no_such_folder", "document_locked" or "disk_error".
    """
    real = real_path(path)
    try:
        if real.exists() or path.is_symlink():
            raise KnownError("document_exists", path=str(path))
        if not real.parent.is_dir():
            raise KnownError("no_such_folder", path=str(real.parent))
        lock = DocumentLock.take(real, now())
    except OSError as error:
        raise KnownError("disk_error", path=str(path), reason=error.strerror) from error
    _open_here.add(real)
    return Claim(real, lock)


def _file_writable(path: Path) -> bool:
    try:
        with path.open("r+b"):
            return True
    except OSError:
        return False


def _lock(path: Path, now: Clock) -> DocumentLock | None:
    try:
        return DocumentLock.take(path, now())
    except OSError:  # a folder that takes no new file takes no journal either: read only
        return None


def _check(path: Path, header: Header, *, may_recover: bool) -> None:
    """Raise KnownError("damaged_document") unless the file is whole; "needs_recovery" when a crash
    left a journal that must be played back but the file or folder cannot be written.
    """
    journal = path.with_name(path.name + "-journal")
    left_by_crash = journal.exists()
    if not may_recover and left_by_crash and journal.stat().st_size > 0:
        raise KnownError("needs_recovery", path=str(path))
    writing = may_recover and left_by_crash
    size = path.stat().st_size
    if not left_by_crash and header.stated_bytes is not None and header.stated_bytes > size:
        raise KnownError("damaged_document", path=str(path), reason="cut off")
    with translated():
        connection = connect(path, read_only=not writing)
        try:
            _check_pages(connection, path, size)  # the first read plays a hot journal back
            if writing:
                _remove_cold(journal, connection)
        finally:
            connection.close()


def _check_pages(connection: sqlite3.Connection, path: Path, size: int) -> None:
    try:
        if size <= CHECKED_BYTES:
            found = connection.execute("PRAGMA quick_check(1)").fetchall()
        else:
            found = []
            for table in _SMALL_TABLES:
                found += connection.execute(f"PRAGMA quick_check({table})").fetchall()
        version = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        marked = connection.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        raise KnownError("damaged_document", path=str(path), reason=str(error)) from error
    if any(text != "ok" for (text,) in found):
        raise KnownError("damaged_document", path=str(path), reason=str(found[0][0]))
    if [text for (text,) in version] != [f"{marked:04}"]:
        raise KnownError("damaged_document", path=str(path), reason="schema version")
    fault = structure_fault(connection, marked)
    if fault is not None:
        raise KnownError("damaged_document", path=str(path), reason=fault)


def _remove_cold(journal: Path, connection: sqlite3.Connection) -> None:
    """Remove a journal that a crash left before anything was in it; nobody else has it now."""
    connection.execute("BEGIN EXCLUSIVE")
    journal.unlink(missing_ok=True)
    connection.execute("ROLLBACK")
