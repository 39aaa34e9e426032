"""Opening a file that somebody chose: one that ends."""

import errno
from pathlib import Path
from typing import BinaryIO


def open_regular(path: Path) -> BinaryIO:
    """Open a file for reading; raises OSError, also for a pipe or a device, which may never end."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    return path.open("rb")
