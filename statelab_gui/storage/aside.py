"""Rows that are made before the document is locked to take them."""

import pickle
import tempfile
from collections.abc import Iterator
from typing import BinaryIO

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage.saving import CaseRow

_IN_MEMORY = 32 << 20


class Aside:
    """Rows set aside in order: the first `_IN_MEMORY` bytes in memory, the rest in a temporary file
    without a name."""

    def __init__(self) -> None:
        self._rows: list[CaseRow] = []
        self._bytes = 0
        self._file: BinaryIO | None = None
        self._count = 0

    def __enter__(self) -> "Aside":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of what was not taken."""
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
                self._file = tempfile.TemporaryFile()  # noqa: SIM115  # closed by close
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
