"""Writing one file whole or not at all: first beside its place, then moved into it."""

import contextlib
import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from statelab_gui.domain.errors import KnownError

_KNOWN_BY = 40  # characters, of four bytes at most each


@contextmanager
def written(path: Path) -> Iterator[BinaryIO]:
    """An open file that takes the place of `path` when the block ends well, and is gone if not.

    Raises KnownError "cannot_write" (path, reason) or "disk_full" (path); an older file at `path`
    is then as it was.
    """
    # A part of the name is enough to know it by: with all of it a long one would be too long.
    beside = path.with_name(f".{path.name[:_KNOWN_BY]}.{secrets.token_hex(4)}.part")
    made = False
    try:
        with beside.open("xb") as file:
            made = True
            yield file
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
        made = False
    except OSError as error:
        raise _known(error, path) from error
    finally:
        if made:
            with contextlib.suppress(OSError):
                beside.unlink()


def _known(error: OSError, path: Path) -> KnownError:
    if error.errno == errno.ENOSPC:
        return KnownError("disk_full", path=str(path))
    return KnownError("cannot_write", path=str(path), reason=error.strerror or str(error))
