"""One writer a document: a hidden file beside it, locked by the system: a crash frees it."""

import json
import os
import socket
import sys
from pathlib import Path
from typing import BinaryIO

from statelab_gui.domain.errors import KnownError

if sys.platform == "win32":
    import msvcrt

    _FAR = 1 << 30  # Windows' locks forbid reading too: lock a byte far behind the text

    def _take(file: BinaryIO) -> bool:
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _take(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class DocumentLock:
    """The lock of a document's one writer, held until `release` or the end of the process."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path = path
        self._file = file

    @classmethod
    def take(cls, document: Path, now: str) -> "DocumentLock":
        """Lock `document` and note who holds it since `now` (ISO-8601).

        Raises KnownError("document_locked", since=…, holder=…, pid=…) when another window has it,
        and OSError when the folder takes no lock file.
        """
        path = lock_path(document)
        while True:
            file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | _BINARY, 0o644), "r+b")
            try:
                if not _take(file):
                    raise KnownError("document_locked", path=str(document), **_holder(file))
                if _same_file(file, path):  # else its holder removed it just before we locked it
                    _sign(file, now)
                    return cls(path, file)
            except BaseException:
                file.close()
                raise
            file.close()

    @staticmethod
    def holder(document: Path) -> dict[str, object]:
        """Who has the document open, as far as its lock file tells: pid, holder, since."""
        try:
            with lock_path(document).open("rb") as file:
                return _holder(file)
        except OSError:
            return dict(_UNKNOWN)

    def release(self) -> None:
        """Free the document and remove the lock file; a second call does nothing."""
        if self._file.closed:
            return
        if sys.platform == "win32":  # an open file cannot be removed there
            self._file.close()
            _remove(self._path)
        else:
            _remove(self._path)
            self._file.close()


def real_path(path: Path) -> Path:
    """`path` absolute and with links resolved; raises KnownError("unreadable_file") where the
    links run in a circle."""
    try:
        return path.resolve()
    except (RuntimeError, OSError) as error:
        raise KnownError("unreadable_file", path=str(path), reason=str(error)) from error


_UNKNOWN: dict[str, object] = {"pid": 0, "holder": "", "since": ""}
_BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


def lock_path(document: Path) -> Path:
    """Where the lock file of `document` lies: beside the real file, under a hidden name."""
    real = document.resolve()
    return real.with_name(f".{real.name}.lock")


def _same_file(file: BinaryIO, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


def _sign(file: BinaryIO, now: str) -> None:
    text = json.dumps({"pid": os.getpid(), "holder": socket.gethostname(), "since": now})
    file.seek(0)
    file.truncate()
    file.write(text.encode())
    file.flush()


def _holder(file: BinaryIO) -> dict[str, object]:
    try:
        file.seek(0)
        facts = json.loads(file.read(4096))
        return {key: facts[key] for key in ("pid", "holder", "since")}
    except (OSError, ValueError, KeyError, TypeError):  # its holder is just writing it
        return dict(_UNKNOWN)


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except PermissionError:
        return  # another window is looking at it, and will find it free
