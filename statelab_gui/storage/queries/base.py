"""The open file that every query reads from."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeAlias

from sqlalchemy import Connection, Engine, Select

from statelab_gui.storage.engine import make_engine
from statelab_gui.storage.faults import translated

Query: TypeAlias = Select[*tuple[Any, ...]]
"""A SELECT of any columns."""


def raw_of(connection: Connection) -> sqlite3.Connection:
    """The driver's own connection in the same transaction, for many rows at once."""
    found: object = connection.connection.dbapi_connection
    assert isinstance(found, sqlite3.Connection)
    return found


class OpenFile:
    """One document file and its one connection; a query holds no lock once it has answered."""

    def __init__(self, path: Path, *, read_only: bool) -> None:
        self.path = path
        """Where the document lies, absolute and with links resolved."""
        self.read_only = read_only
        """Whether the file may only be read: every command then raises "read_only_document"."""
        self._engine: Engine | None = make_engine(path, read_only=read_only)

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        """A transaction whose reads all see the same state; raises known errors only."""
        with translated(self.path), self._open_engine().connect() as connection:
            yield connection

    def _open_engine(self) -> Engine:
        if self._engine is None:
            raise RuntimeError("the document is closed")
        return self._engine

    def _dispose(self) -> None:
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None
