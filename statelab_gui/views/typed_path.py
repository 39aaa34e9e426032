"""A path as it is typed: every state of it on the way is looked at, and none may be an error."""

from pathlib import Path


def could_be_written(path: Path) -> bool:
    """Whether the path names a file, there or not, in a folder that is there.

    False too where that cannot be told: a name too long for the system, a folder closed to us.
    """
    if not path.name or "\0" in str(path):
        return False
    return _is_folder(path.parent) and not _is_folder(path)


def would_be_replaced(path: Path) -> bool:
    """Whether something is there under that path, as far as can be told."""
    try:
        return path.exists()
    except OSError:
        return False


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False
