"""Queries of unknown hands do no harm: they read small tables within bounds, or fail."""

import pytest

from statelab_gui.domain.drift.sql_execution import (
    MAX_QUERY,
    MAX_ROWS,
    Database,
    QueryError,
)
from statelab_gui.domain.drift.sql_growth import growth

SCRIPT = "CREATE TABLE t (a INTEGER, b TEXT);" + "".join(
    f"INSERT INTO t VALUES ({n}, 'x{n}');" for n in range(40)
)

LEVELS = range(1, 26)


def chained(body: str) -> str:
    """Common tables of which each is made of the one before, 25 times over."""
    made = [f"x{n} AS ({body.replace('PREVIOUS', f'x{n - 1}')})" for n in LEVELS]
    return f"WITH x0 AS (SELECT a FROM t), {', '.join(made)} SELECT count(*) FROM x25"


HOSTILE = {
    "doubled tables": chained("SELECT a FROM PREVIOUS UNION ALL SELECT a FROM PREVIOUS"),
    "doubled joins": chained("SELECT p.a FROM PREVIOUS p, PREVIOUS q"),
    "doubled columns": chained("SELECT a + a AS a FROM PREVIOUS"),
    "doubled in siblings": chained(
        "SELECT p.a FROM (SELECT a FROM PREVIOUS) p, (SELECT a FROM PREVIOUS) q"
    ),
    "doubled under quotes": chained(
        "SELECT a FROM 'PREVIOUS' UNION ALL SELECT a FROM /* ( */ \"PREVIOUS\""
    ),
    "doubled by nesting": "SELECT a FROM " + "(SELECT a + a AS a FROM " * 15 + "t" + ")" * 15,
    "doubled by stars": "SELECT * FROM " + "(SELECT *, * FROM " * 12 + "t" + ")" * 12,
    "counted schema": "SELECT count(*) FROM sqlite_master",
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
        ("WITH x AS (SELECT a FROM t WHERE a > 9) SELECT count(*) FROM x", [(30,)]),
        ("SELECT count(*) FROM (SELECT DISTINCT a % 3 FROM t)", [(3,)]),
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


def test_a_query_of_many_common_tables_and_conditions_is_no_trouble() -> None:
    query = """
        WITH big AS (SELECT a, b, a % 5 AS rest FROM t WHERE a > 3 AND b LIKE 'x%'),
        sums AS (SELECT rest, SUM(a) AS total, COUNT(*) AS n FROM big GROUP BY rest HAVING n > 1),
        ranked AS (SELECT rest, total, ROW_NUMBER() OVER (ORDER BY total DESC, rest) AS place
            FROM sums)
        SELECT r.rest, r.total, CASE WHEN r.total > 160 THEN 'much' WHEN r.total > 150 THEN 'some'
            ELSE 'little' END, (SELECT AVG(s.total) FROM sums s)
        FROM ranked r JOIN sums s ON s.rest = r.rest
        WHERE r.place <= 3 AND EXISTS (SELECT 1 FROM big b WHERE b.rest = r.rest)
        ORDER BY r.total DESC
    """
    with Database(SCRIPT) as database:
        rows = database.rows(query)
    # Numbers 4 to 39 by their remainder of 5; seven of each but of 4, which has eight.
    assert rows == [(4, 172, "much", 154.8), (3, 161, "much", 154.8), (2, 154, "some", 154.8)]


def test_growth_is_bounded_by_places_of_names() -> None:
    assert growth("SELECT a FROM t") == 4
    assert growth("SELECT a + a FROM t") == 6 * 2
    assert growth("SELECT a FROM (SELECT a + a AS a FROM t)") == 13 * 3
    assert growth("WITH x AS (SELECT a FROM t) SELECT p.a FROM x p, x q") == 19 * 2 * 2
    assert growth("SELECT 'a''b', [a], \"A\", `a` -- a a a\n, a.b /* a") == 12 * 3
    assert growth("") == 1
