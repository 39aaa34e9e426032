"""Saving a picture whole or not at all: beside its place first, then in it."""

from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from statelab_gui.domain.errors import KnownError


def save_whole(path: Path, content: bytes) -> None:
    """Put the content into a file; an older one stays as it was until all of it is written.

    Raises KnownError("cannot_write", path, reason).
    """
    file = QSaveFile(str(path))
    done = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(content) == len(content)
    if not done or not file.commit():
        file.cancelWriting()
        raise KnownError("cannot_write", path=str(path), reason=file.errorString())
