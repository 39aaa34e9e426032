"""One query of unknown hands, executed on a small database in memory: it can only read.

An authorizer allows SELECT on the tables that are there and a closed list of functions; steps,
rows, bytes, the length of any text and the nesting of expressions are bounded, by counts and never
by a clock, so that the same query has the same end on every machine.
"""

import sqlite3
from functools import lru_cache
from types import TracebackType

from statelab_gui.domain.drift.sql_growth import growth

MAX_STEPS = 600_000
MAX_ROWS = 2_000
MAX_BYTES = 200_000
MAX_QUERY = 10_000
"""Longest query in characters."""
MAX_GROWTH = 2_000_000
"""Most parts that a query may become while it is prepared (`sql_growth`)."""

_STRIDE = 1_000
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: 1_000,  # of any text, blob or row: what a query can pile up
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 4 * MAX_QUERY,
    sqlite3.SQLITE_LIMIT_COLUMN: 100,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 60,
    sqlite3.SQLITE_LIMIT_COMPOUND_SELECT: 20,
    sqlite3.SQLITE_LIMIT_VDBE_OP: 25_000,
    sqlite3.SQLITE_LIMIT_FUNCTION_ARG: 20,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_LIKE_PATTERN_LENGTH: 100,
    sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 0,
    sqlite3.SQLITE_LIMIT_WORKER_THREADS: 0,
}
# Only what gives the same value every time, and nothing that makes long values out of short ones.
_FUNCTIONS = frozenset(
    " ".join(
        (
            "avg count cume_dist dense_rank first_value group_concat lag last_value lead max",
            "min nth_value ntile percent_rank rank row_number string_agg sum total",
            "abs ceil ceiling floor mod pow power round sign sqrt trunc",
            "concat glob instr length like lower ltrim replace rtrim substr substring trim",
            "unicode upper",
            "coalesce ifnull iif likelihood likely nullif typeof unlikely",
        )
    ).split()
)

Row = tuple[object, ...]


class QueryError(Exception):
    """A query that gives no rows: refused, broken or beyond a bound; str() is the engine's word."""


class Database:
    """The database that `script` makes, in memory, for `with`; queries can only read it.

    Raises sqlite3.Error where the script, which must be the program's own, is broken.
    """

    def __init__(self, script: str) -> None:
        self._connection = sqlite3.connect(":memory:", isolation_level=None, cached_statements=0)
        self._connection.deserialize(_made_by(script))
        self._connection.execute("PRAGMA temp_store = MEMORY")
        self._connection.execute("PRAGMA trusted_schema = OFF")
        tables = self._connection.execute("SELECT name FROM sqlite_master").fetchall()
        self._tables = frozenset(name for (name,) in tables)
        for limit, value in _LIMITS.items():
            self._connection.setlimit(limit, value)
        self._connection.set_authorizer(self._authorized)

    def __enter__(self) -> "Database":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._connection.close()

    def rows(self, query: str) -> list[Row]:
        """The rows of one SELECT, as SQLite types them; raises QueryError for anything else."""
        if len(query) > MAX_QUERY:
            raise QueryError("query too long")
        if growth(query) > MAX_GROWTH:
            raise QueryError("query too complex")
        left = MAX_STEPS // _STRIDE

        def stepped() -> int:
            nonlocal left
            left -= 1
            return left < 0

        self._connection.set_progress_handler(stepped, _STRIDE)
        try:
            cursor = self._connection.execute(query)
            if cursor.description is None:
                raise QueryError("not a query")
            return _bounded(cursor)
        except MemoryError:  # what the engine says where its program would be too long
            raise QueryError("query too complex") from None
        except (sqlite3.Error, sqlite3.Warning, ValueError, OverflowError) as error:
            raise QueryError(str(error)) from None
        finally:
            self._connection.set_progress_handler(None, 0)

    def _authorized(
        self, action: int, first: str | None, second: str | None, *_: str | None
    ) -> int:
        if action == sqlite3.SQLITE_SELECT:
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_READ and (
            first in self._tables or self._counted(first, second)
        ):
            return sqlite3.SQLITE_OK
        if action == sqlite3.SQLITE_FUNCTION and (second or "").lower() in _FUNCTIONS:
            return sqlite3.SQLITE_OK
        return sqlite3.SQLITE_DENY

    @staticmethod
    def _counted(table: str | None, column: str | None) -> bool:
        """Whether only the rows of something are counted: of a common table, as a rule."""
        return column == "" and not (table or "").lower().startswith(("sqlite_", "pragma_"))


@lru_cache(maxsize=16)
def _made_by(script: str) -> bytes:
    """What the script makes, as bytes: a database of these is there in a quarter of the time."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        connection.executescript(script)
        return connection.serialize()
    finally:
        connection.close()


def _bounded(cursor: sqlite3.Cursor) -> list[Row]:
    rows: list[Row] = []
    size = 0
    for row in cursor:
        size += sum(len(value) if isinstance(value, (str, bytes)) else 8 for value in row)
        if len(rows) == MAX_ROWS or size > MAX_BYTES:
            raise QueryError("too many rows")
        rows.append(row)
    return rows
