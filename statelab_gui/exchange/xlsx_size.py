"""How much memory a workbook takes, told before its reader takes any of it.

The directory of the archive may say anything, so that the sheets are unpacked once, piece by piece.
"""

import copy
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path

from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange.xlsx_extent import BeyondError, extent_of

MOST_BYTES = 2 << 30
"""Bytes of sheets, unpacked, that are read: a sheet is in memory as a whole, which takes two to
three times as much."""

_READ = (".xml", ".bin", ".rels")
_SHEETS = ".xml"
_OTHER = ("content.xml", "xl/workbook.bin")
"""What makes a workbook of another kind, whose cells are not looked at here."""

_CELL = 16
"""Bytes that a cell takes at least, also one between two others that holds nothing."""

_CHUNK = 1 << 20


def check_size(path: Path, most: int | None = None) -> None:
    """Raise KnownError "workbook_too_large" (path, size, limit; both in MB) for a workbook of more
    than `most` bytes unpacked, or with so many cells between its first and its last; "not_a_table"
    (path, reason) for one that is damaged, or is none of Excel's XLSX. What is no archive at all is
    let pass. Raises OSError.
    """
    limit = MOST_BYTES if most is None else most
    try:
        with zipfile.ZipFile(path) as archive:
            parts = [one for one in archive.infolist() if one.filename.lower().endswith(_READ)]
            if any(one.filename.lower() in _OTHER for one in parts):
                raise KnownError("not_a_table", path=str(path), reason="no XLSX workbook")
            _refuse_over(limit, sum(one.file_size for one in parts), path)
            _look_through(archive, parts, limit, path)
    except (zipfile.BadZipFile, NotImplementedError, UnicodeError):
        return


def _look_through(
    archive: zipfile.ZipFile, parts: list[zipfile.ZipInfo], limit: int, path: Path
) -> None:
    size = 0

    def counted(part: zipfile.ZipInfo) -> Iterator[bytes]:
        nonlocal size
        whole = copy.copy(part)  # to its real end, whatever the directory says of it
        whole.file_size, whole.CRC = limit + 1, None  # type: ignore[assignment]  # not compared
        with archive.open(whole) as file:
            while chunk := file.read(_CHUNK):
                size += len(chunk)
                _refuse_over(limit, size, path)
                yield chunk

    try:
        for part in parts:
            chunks = counted(part)
            if part.filename.lower().endswith(_SHEETS):
                _refuse_over(limit, extent_of(chunks) * _CELL, path)
            for _ in chunks:  # or all that is left of it
                pass
    except BeyondError:
        reason = "a cell outside of any sheet"
        raise KnownError("not_a_table", path=str(path), reason=reason) from None
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError) as error:
        # Its reader would go by the same archive, but might get further than this.
        raise KnownError("not_a_table", path=str(path), reason=str(error)) from error


def _refuse_over(limit: int, size: int, path: Path) -> None:
    if size > limit:
        megabytes = [f"{-(-one // 1_000_000):,}" for one in (size, limit)]
        raise KnownError(
            "workbook_too_large", path=str(path), size=megabytes[0], limit=megabytes[1]
        )
