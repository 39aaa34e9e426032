"""The SQLAlchemy engine of one document: one connection, and transactions that hold DDL as well."""

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import QueuePool

from statelab_gui.storage.connecting import connect

WRITING = {"statelab_begin": "IMMEDIATE"}  # execution option: take the write lock at BEGIN


def make_engine(path: Path, *, read_only: bool = False) -> Engine:
    """An engine over the existing document at `path`, with at most one connection at a time.

    The driver of Python 3.11 would begin a transaction only before some statements and never before
    DDL; here its own BEGIN is off and every SQLAlchemy transaction says BEGIN itself, so that a
    failed migration leaves nothing behind.
    """

    def creator() -> sqlite3.Connection:
        return connect(path, read_only=read_only)

    engine = create_engine(
        "sqlite+pysqlite://",
        creator=creator,
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=1,
    )
    event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: Connection) -> None:
    how = connection.get_execution_options().get("statelab_begin", "DEFERRED")
    connection.exec_driver_sql(f"BEGIN {how}")
