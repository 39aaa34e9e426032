"""Queries of unknown hands do no harm: they read small tables within bounds, or fail."""

import pytest

from statelab_gui.domain.drift.sql_execution import (
    MAX_QUERY,
    MAX_ROWS,
    Database,
    QueryError,
)

SCRIPT = "CREATE TABLE t (a INTEGER, b TEXT);" + "".join(
    f"INSERT INTO t VALUES ({n}, 'x{n}');" for n in range(40)
)

HOSTILE = {
    "attach": "ATTACH DATABASE 'stolen.db' AS z",
    "vacuum into": "VACUUM INTO 'stolen.db'",
    "pragma": "PRAGMA writable_schema = ON",
    "pragma as table": "SELECT * FROM pragma_table_info('t')",
    "schema": "SELECT sql FROM sqlite_master",
    "endless recursion": "WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r)"
    " SELECT x FROM r",
    "extension": "SELECT load_extension('libevil.so')",
    "file": "SELECT readfile('/etc/passwd')",
    "zeros": "SELECT zeroblob(1000000000)",
    "zeros in hex": "SELECT hex(zeroblob(1000000000))",
    "random bytes": "SELECT randomblob(1000000000)",
    "padding": "SELECT printf('%1000000000d', 1)",
    "padding again": "SELECT format('%1000000000d', 1)",
    "doubling": "SELECT replace(replace(replace(replace(b || b || b || b, 'x', b || b || b || b),"
    " 'x', b || b || b || b), 'x', b || b || b || b), 'x', b || b || b || b) FROM t",
    "glueing": "SELECT group_concat(x.b) FROM t x, t y, t z",
    "crossing": "SELECT count(*) FROM t a, t b, t c, t d, t e, t f",
    "sorting": "SELECT a.b || b.b || c.b || d.b FROM t a, t b, t c, t d ORDER BY 1",
    "rows": "SELECT x.a FROM t x, t y, t z",
    "wildcards": f"SELECT '{'a' * 900}' LIKE '{'%a' * 80}%b'",
    "insert": "INSERT INTO t VALUES (1, 'x')",
    "delete": "DELETE FROM t",
    "update": "UPDATE t SET a = 1",
    "replace": "REPLACE INTO t VALUES (1, 'x')",
    "hidden delete": "WITH x AS (SELECT 1) DELETE FROM t",
    "create": "CREATE TABLE u AS SELECT * FROM t",
    "temporary": "CREATE TEMP VIEW u AS SELECT 1",
    "drop": "DROP TABLE t",
    "alter": "ALTER TABLE t ADD COLUMN c",
    "transaction": "BEGIN EXCLUSIVE",
    "savepoint": "SAVEPOINT s",
    "analyze": "ANALYZE",
    "reindex": "REINDEX",
    "two statements": "SELECT 1; DROP TABLE t",
    "virtual table": "CREATE VIRTUAL TABLE v USING fts5(x)",
    "json table": "SELECT * FROM json_each('[1]')",
    "clock": "SELECT date('now')",
    "clock word": "SELECT CURRENT_TIMESTAMP",
    "chance": "SELECT random()",
    "parameter": "SELECT ?",
    "nesting": "SELECT " + "(" * 3_000 + "1" + ")" * 3_000,
    "many terms": "SELECT " + "+".join(["1"] * 4_000),
    "many unions": " UNION ALL ".join(["SELECT 1"] * 600),
    "many columns": "SELECT " + ",".join(["1"] * 900),
    "long text": "SELECT '" + "x" * MAX_QUERY + "'",
    "broken text": "SELECT CAST(x'ff' AS TEXT)",
    "surrogate": "SELECT '\ud800'",
    "null character": "SELECT 1\0",
    "nothing": "",
    "a comment": "-- nothing",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_queries_only_fail(name: str, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Database(SCRIPT) as database:
        with pytest.raises(QueryError):
            database.rows(HOSTILE[name])
        assert database.rows("SELECT count(*), sum(a) FROM t") == [(40, 780)]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("query", "rows"),
    [
        ("SELECT a FROM t WHERE b = 'x3';", [(3,)]),
        ("WITH x AS (SELECT a FROM t LIMIT 2) SELECT sum(a) FROM x", [(1,)]),
        ("SELECT a FROM t UNION SELECT 1 ORDER BY a LIMIT 2", [(0,), (1,)]),
        ("SELECT rank() OVER (ORDER BY a DESC), a FROM t LIMIT 1", [(1, 39)]),
        ("SELECT x.a FROM (SELECT a FROM t) AS x WHERE EXISTS (SELECT 1 FROM t) LIMIT 1", [(0,)]),
        (
            "SELECT round(avg(a), 1), NULL, CAST('7' AS INTEGER), iif(1, 'y', 2) FROM t",
            [(19.5, None, 7, "y")],
        ),
        ("SELECT a FROM t WHERE b LIKE '%x1' -- the first", [(1,)]),
        ("VALUES (1, 2)", [(1, 2)]),
        ("SELECT count(*) FROM t x JOIN t y ON x.a < y.a JOIN t z ON y.a < z.a", [(9880,)]),
    ],
)
def test_plain_queries_give_their_rows(query: str, rows: list[tuple[object, ...]]) -> None:
    with Database(SCRIPT) as database:
        assert database.rows(query) == rows


def test_a_stopped_query_leaves_the_next_one_its_steps() -> None:
    with Database(SCRIPT) as database:
        for _ in range(3):
            with pytest.raises(QueryError):
                database.rows("SELECT count(*) FROM t a, t b, t c, t d")
            assert database.rows("SELECT max(a) FROM t") == [(39,)]


def test_as_many_rows_as_allowed_are_given() -> None:
    with Database(SCRIPT) as database:
        query = f"SELECT x.a FROM t x, t y, t z LIMIT {MAX_ROWS}"
        assert len(database.rows(query)) == MAX_ROWS
        with pytest.raises(QueryError):
            database.rows(f"SELECT x.a FROM t x, t y, t z LIMIT {MAX_ROWS + 1}")
