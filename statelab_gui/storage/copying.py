"""Save a copy: SQLite's own backup into a hidden file, which then takes the wanted name."""

import contextlib
import errno
import os
import sqlite3
from collections.abc import Generator, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Lock, Thread

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.storage.connecting import connect, uri
from statelab_gui.storage.faults import translated
from statelab_gui.storage.locks import DocumentLock, real_path
from statelab_gui.storage.opening import local_time

_PAGES = 512  # copied between two reports: 4 MiB
_LOOK_UP = 0.05  # seconds

UNDISTURBED = Lock()
"""Held while a document is copied or much is written into it at once, and by a run for each of its
turns. A copy begins anew whenever somebody writes, and would not come to an end beside one that
writes all the time; and a paid answer may have to wait for minutes, but must not be refused."""


def copy_document(source: Path, target: Path) -> Generator[Progress, None, None]:
    """Copy the document at `source`, open or not, to `target`, telling the pages done.

    What is committed meanwhile is in the copy too. Raises KnownError "copy_onto_itself",
    "document_locked", "no_such_folder", "disk_full" or "disk_error". On an error, or when the
    iterator is closed early, `target` is as it was.
    """
    target = real_path(target)
    half = target.with_name(f".{target.name}.copy-{os.getpid()}")
    try:
        if target == source.resolve() or (target.exists() and target.samefile(source)):
            raise KnownError("copy_onto_itself", path=str(target))
        if not target.parent.is_dir():
            raise KnownError("no_such_folder", path=str(target.parent))
        lock = DocumentLock.take(target, local_time())
        try:
            with translated():
                yield from _back_up(source, half)
            settle(half, target)
        finally:
            with contextlib.suppress(OSError):  # a name too long for the disk, say
                half.unlink(missing_ok=True)
            lock.release()
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise KnownError("disk_full", path=str(target)) from error
        raise KnownError("disk_error", path=str(target), reason=error.strerror) from error


class _StopError(Exception):
    """The reader of the progress went away."""


def _back_up(source: Path, half: Path) -> Generator[Progress, None, None]:
    """Back up with a report every few pages.

    The driver reports by a call from within its loop and cannot be left and entered again, so the
    loop has a thread of its own and the reports come through a queue.
    """
    reports: SimpleQueue[Progress | BaseException | None] = SimpleQueue()
    stop = Event()

    def report(_status: int, remaining: int, total: int) -> None:
        if stop.is_set():
            raise _StopError
        reports.put(Progress(total - remaining, total, "pages"))

    def work() -> None:
        try:
            half.unlink(missing_ok=True)
            origin = connect(source, read_only=True)
            try:
                copy = sqlite3.connect(uri(half, "rwc"), uri=True)
                try:
                    with _undisturbed(stop):
                        origin.backup(copy, pages=_PAGES, progress=report)
                finally:
                    copy.close()
            finally:
                origin.close()
        except BaseException as error:
            reports.put(error)
        else:
            reports.put(None)

    thread = Thread(target=work, name="copy of a document", daemon=True)
    thread.start()
    try:
        while True:
            try:
                item = reports.get(timeout=_LOOK_UP)
            except Empty:  # it waits for another writer: a place to stop all the same
                yield Progress(0, 0, "pages")
                continue
            if item is None:
                return
            if isinstance(item, BaseException):
                raise item
            yield item
    finally:
        stop.set()
        # It ends: told to stop it waits for the lock no longer, and for the disk a few pages long.
        thread.join()


@contextlib.contextmanager
def _undisturbed(stop: Event) -> Iterator[None]:
    """Hold UNDISTURBED, which another job may keep for minutes; waits no longer than wanted."""
    while not UNDISTURBED.acquire(timeout=_LOOK_UP):
        if stop.is_set():
            raise _StopError
    try:
        yield
    finally:
        UNDISTURBED.release()


def settle(half: Path, target: Path) -> None:
    """Give a finished copy its name, on the disk before anything is said to be done."""
    with half.open("rb+") as file:
        os.fsync(file.fileno())
    half.replace(target)
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(target.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
