"""The tables: equal to the migrations, strict, and closed to whoever would change what is kept."""

from collections.abc import Iterator
from pathlib import Path

import documents_bench as bench
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.orm import DeclarativeBase

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetch_schema import AttemptRow, FetchRunRow, FetchTaskRow
from statelab_gui.storage.identity import SCHEMA_VERSION
from statelab_gui.storage.migrations.running import newest
from statelab_gui.storage.schema import Base


def _shape(engine: object) -> dict[str, object]:
    """Columns, keys, indexes and options of every table, as the database tells them."""
    found = inspect(engine)
    shape: dict[str, object] = {}
    for table in found.get_table_names():
        if table == "alembic_version":
            continue
        shape[table] = (
            [
                (c["name"], str(c["type"]), c["nullable"], c["default"])
                for c in found.get_columns(table)
            ],
            found.get_pk_constraint(table),
            sorted(map(repr, found.get_foreign_keys(table))),
            sorted(map(repr, found.get_indexes(table))),
            sorted(map(repr, found.get_unique_constraints(table))),
            sorted(map(repr, found.get_check_constraints(table))),
            found.get_table_options(table),
        )
    return shape


def test_the_migrations_lead_to_the_newest_version() -> None:
    assert newest() == SCHEMA_VERSION


def test_the_typed_tables_equal_the_migrated_ones(document: Document) -> None:
    with document._open_engine().connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, Base.metadata) == []
    made = create_engine("sqlite://")
    Base.metadata.create_all(made)
    assert _shape(document._open_engine()) == _shape(made)


def test_the_tables_of_fetching_are_among_them() -> None:
    names = {row.__tablename__ for row in (FetchRunRow, FetchTaskRow, AttemptRow)}
    assert names <= set(Base.metadata.tables)


def test_a_difference_would_be_found(document: Document) -> None:
    class Other(DeclarativeBase):
        pass

    with document._open_engine().connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), Other.metadata) != []


def test_every_table_is_strict(document: Document) -> None:
    with document._open_engine().connect() as connection:
        rows = connection.execute(text("PRAGMA table_list")).mappings().all()
    loose = {row["name"] for row in rows if not row["strict"]}
    assert {name for name in loose if not name.startswith("sqlite_")} == {"alembic_version"}


def test_every_foreign_key_has_an_index(document: Document) -> None:
    found = inspect(document._open_engine())
    for table in found.get_table_names():
        heads = (
            {found.get_pk_constraint(table)["constrained_columns"][0]}
            if table != "alembic_version"
            else set()
        )
        heads |= {index["column_names"][0] for index in found.get_indexes(table)}
        heads |= {unique["column_names"][0] for unique in found.get_unique_constraints(table)}
        for key in found.get_foreign_keys(table):
            if (table, key["constrained_columns"][0]) != ("examinee", "version_of"):
                assert key["constrained_columns"][0] in heads, table


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("foreign_keys", 1),
        ("synchronous", 2),
        ("journal_mode", "delete"),
        ("trusted_schema", 0),
        ("cell_size_check", 1),
        ("recursive_triggers", 1),
    ],
)
def test_the_connection_is_set_up_carefully(document: Document, pragma: str, value: object) -> None:
    with document._open_engine().connect() as connection:
        assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value


def test_making_a_table_is_rolled_back_with_its_transaction(document: Document) -> None:
    before = bench.tables(document.path)
    with document._open_engine().connect() as connection:
        connection.execute(text("CREATE TABLE half (x)"))
        connection.rollback()
    assert bench.tables(document.path) == before


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Document]:
    """A document with a bit of everything; the tests that share it must not change it."""
    document = bench.new_document(tmp_path_factory.mktemp("recorded"))
    set_id, examinee = bench.add_set(document), bench.add_examinee(document)
    case = bench.case_named(document, set_id, "2-copy-code")
    first = bench.record(document, case.id, examinee)
    bench.record(document, case.id, examinee, supersedes=first)
    bench.raw_sql(document, f"INSERT INTO reveal (case_id, at) VALUES ({case.id}, 'now')")
    bench.raw_sql(
        document,
        "INSERT INTO edit (subject, row, field, old_state, new_state, at)"
        " VALUES ('run', 1, 'notes', 'blank', 'blank', 'now')",
    )
    yield document
    document.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE reply SET raw = x'00'",
        "UPDATE reply SET received_at = 'yesterday' WHERE id = 1",
        "DELETE FROM reply",
        "DELETE FROM reply WHERE id = 2",
        "INSERT OR REPLACE INTO reply SELECT * FROM reply WHERE id = 1",
        "REPLACE INTO reply SELECT 9, case_id, examinee_id, prefix, source, file_name,"
        " converted_from_html, received_at, prompt_sha256, 1, sha256, x'00', 1, NULL FROM reply",
        "INSERT INTO reply SELECT 9, case_id, examinee_id, prefix, source, file_name,"
        " converted_from_html, received_at, prompt_sha256, 1, sha256, raw, 1, NULL FROM reply",
        "UPDATE verdict SET exact = 1",
        "DELETE FROM verdict",
        "REPLACE INTO verdict SELECT * FROM verdict",
        "REPLACE INTO verdict SELECT 9, reply_id, 1, 1, 6, 6, 1, NULL, '', NULL FROM verdict",
        "UPDATE reveal SET at = 'never'",
        "DELETE FROM reveal",
        "REPLACE INTO reveal SELECT * FROM reveal",
        "UPDATE edit SET new = 'other'",
        "DELETE FROM edit",
        "UPDATE prompt SET text = 'other'",
        "DELETE FROM prompt",
        "UPDATE program SET value = x'00'",
        "DELETE FROM program",
        "DELETE FROM case_item",
        "DELETE FROM case_set",
        "DELETE FROM examinee",
        "UPDATE examinee_setting SET value = 'model-2'",
        "DELETE FROM examinee_setting",
        "INSERT INTO examinee_setting VALUES (1, 'tools', 'value', 'none')",
        "UPDATE reply SET repeat = 2",
        "INSERT INTO reply SELECT 9, case_id, examinee_id, prefix, source, file_name,"
        " converted_from_html, received_at, prompt_sha256, NULL, sha256, raw, 0, NULL FROM reply",
        "INSERT INTO probe_plan (case_id, examinee_id, boundaries, repeats) VALUES (1, 1, '[]', 0)",
        "INSERT INTO probe_plan (case_id, examinee_id, boundaries, state)"
        " VALUES (1, 1, '[]', 'done')",
        "INSERT INTO run (reply_id, verdict_id, revealed_before) VALUES (77, 1, 0)",
        "UPDATE run SET input_tokens = 'many'",
    ],
)
def test_what_is_kept_cannot_be_changed_by_any_statement(
    recorded: Document, statement: str
) -> None:
    before = bench.tables(recorded.path)
    with pytest.raises(Exception, match=r"constraint|never|cannot store|FOREIGN KEY"):
        bench.raw_sql(recorded, statement)
    assert bench.tables(recorded.path) == before
    assert len(recorded.case_sets()) == 1


def test_a_reply_is_kept_byte_for_byte_with_its_digest(document: Document) -> None:
    import hashlib

    raw = b"\xef\xbb\xbf{\x00\xff\r\n\xc2\xa0\xed\xa0\x80"
    set_id, examinee = bench.add_set(document), bench.add_examinee(document)
    case = document.cases(set_id)[0]
    reply = document.reply(bench.record(document, case.id, examinee, raw=raw, file_name="a\udce9"))
    assert reply.raw == raw
    assert reply.sha256 == hashlib.sha256(raw).hexdigest()
    assert reply.file_name == "a\\udce9"
    prompt = document.prompt(case.id)
    assert reply.prompt_sha256 == hashlib.sha256(prompt.encode()).hexdigest()


def test_the_newest_schema_is_marked_twice(document: Document, tmp_path: Path) -> None:
    found = bench.tables(document.path)["alembic_version"]
    assert found == [(f"{SCHEMA_VERSION:04}",)]
    head = document.path.read_bytes()[:100]
    assert int.from_bytes(head[60:64], "big") == SCHEMA_VERSION


def test_a_refusal_of_the_database_is_a_known_error(recorded: Document) -> None:
    from statelab_gui.storage.faults import translated

    with pytest.raises(KnownError) as caught, translated():
        bench.raw_sql(recorded, "DELETE FROM reply")
    assert caught.value.code == "refused_by_document"
