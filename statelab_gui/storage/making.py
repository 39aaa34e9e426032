"""Make a case set beside the window: its own connection, one transaction, cancelled without trace.

Cases are made first and set aside, in memory up to `_IN_MEMORY` bytes and in an unnamed temporary
file beyond that; the document is locked only while they are written into it, at the end. So the
reviewer goes on reading and recording meanwhile. Readers are kept out for the commit alone, as long
as the set fits the connection's cache; a bigger one keeps them waiting (`connecting.WAIT_MS`) while
it is written.
"""

import pickle
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import BinaryIO

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.generating import MadeCase, generating
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import Recipe
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.faults import translated
from statelab_gui.storage.saving import CaseRow, CaseRows, add_cases, add_set
from statelab_gui.storage.texts import checked_name

_IN_MEMORY = 32 << 20
_CACHE_KIB = 64 << 10


def make_case_set(
    path: Path, name: str, recipe: Recipe, now: str
) -> Generator[Progress, None, int]:
    """Make the recipe's cases and save them in the document at `path`; return the set's id.

    Yields Progress, first of updates ("updates"), then of cases written ("cases"). Closing the
    generator before its end leaves the document byte for byte as it was, and so does an error:
    KnownError "name_missing", "recipe_has_problems" (field, problem), "disk_full", "disk_error",
    "document_busy" or "read_only_document".
    """
    title = checked_name(name)
    with _Aside() as aside:
        rows = CaseRows()
        for item in generating(recipe):
            if isinstance(item, MadeCase):
                aside.put(rows.row(item))
            else:
                yield item
        return (yield from _write(path, title, recipe, now, aside))


def _write(
    path: Path, title: str, recipe: Recipe, now: str, aside: "_Aside"
) -> Generator[Progress, None, int]:
    with translated():
        connection = connect(path)
        try:
            connection.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
            connection.execute("BEGIN IMMEDIATE")
            set_id = add_set(connection, title, recipe.to_json(), now)
            for done, _ in enumerate(add_cases(connection, set_id, aside.take()), start=1):
                yield Progress(done, len(aside), "cases")
            connection.execute("COMMIT")
        finally:
            connection.close()  # rolls back what was not committed
    return set_id


class _Aside:
    """Rows set aside in order: the first in memory, the rest in a temporary file without a name."""

    def __init__(self) -> None:
        self._rows: list[CaseRow] = []
        self._bytes = 0
        self._file: BinaryIO | None = None
        self._count = 0

    def __enter__(self) -> "_Aside":
        return self

    def __exit__(self, *_: object) -> None:
        self._rows.clear()
        if self._file is not None:
            self._file.close()

    def __len__(self) -> int:
        return self._count

    def put(self, row: CaseRow) -> None:
        """Set a row aside; raises KnownError("disk_full") when the temporary folder is full."""
        self._count += 1
        self._bytes += row.size
        if self._file is None and self._bytes <= _IN_MEMORY:
            self._rows.append(row)
            return
        try:
            if self._file is None:
                self._file = tempfile.TemporaryFile()  # noqa: SIM115  # closed by __exit__
            pickle.dump(row, self._file, protocol=pickle.HIGHEST_PROTOCOL)
        except OSError as error:
            raise KnownError("disk_full", path=tempfile.gettempdir()) from error

    def take(self) -> Iterator[CaseRow]:
        """All rows in order, each let go once it is taken."""
        self._rows.reverse()
        while self._rows:
            yield self._rows.pop()
        if self._file is None:
            return
        self._file.seek(0)
        while True:
            try:
                yield pickle.load(self._file)  # written a moment ago by `put`, nobody else can
            except EOFError:
                return
