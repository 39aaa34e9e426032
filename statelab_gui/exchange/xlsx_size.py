"""How much a workbook holds, told by its directory before anything of it is read."""

import zipfile
from pathlib import Path

from statelab_gui.domain.errors import KnownError

MOST_BYTES = 2 << 30
"""Bytes of sheets, unpacked, that are read: a sheet is in memory as a whole, which takes two to
three times as much."""

_READ = (".xml", ".bin", ".rels")


def check_size(path: Path, most: int | None = None) -> None:
    """Raise KnownError "workbook_too_large" (path, size, limit; both in MB) for a workbook of more
    than `most` bytes unpacked; what is no archive at all is let pass. Raises OSError."""
    limit = MOST_BYTES if most is None else most
    try:
        with zipfile.ZipFile(path) as archive:
            parts = [one for one in archive.infolist() if one.filename.lower().endswith(_READ)]
    except (zipfile.BadZipFile, NotImplementedError, UnicodeError):
        return
    size = sum(one.file_size for one in parts)
    if size > limit:
        megabytes = [f"{-(-one // 1_000_000):,}" for one in (size, limit)]
        raise KnownError(
            "workbook_too_large", path=str(path), size=megabytes[0], limit=megabytes[1]
        )
