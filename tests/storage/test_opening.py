"""What may be opened, and that a refused file and its folder stay byte for byte as they were."""

import os
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import documents_bench as bench
import pytest
from waiting import LONGEST, next_line

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage import structure
from statelab_gui.storage.document import Document
from statelab_gui.storage.identity import APPLICATION_ID, SCHEMA_VERSION
from statelab_gui.storage.locks import lock_path


def _refused(path: Path, code: str) -> KnownError:
    """Opening raises that code and changes nothing in the file or its folder."""
    before = bench.snapshot(path.parent)
    with pytest.raises(KnownError) as caught:
        Document.open(path)
    assert caught.value.code == code
    assert bench.snapshot(path.parent) == before
    return caught.value


def _closed(tmp_path: Path) -> Path:
    document = bench.new_document(tmp_path)
    bench.add_set(document)
    document.close()
    return document.path


def _foreign(path: Path, application_id: int = 0) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE note (text)")
    connection.execute("INSERT INTO note VALUES ('kept')")
    connection.execute(f"PRAGMA application_id = {application_id}")
    connection.commit()
    connection.close()


def test_a_new_document_says_what_it_is_in_its_header(tmp_path: Path) -> None:
    head = _closed(tmp_path).read_bytes()[:100]
    assert int.from_bytes(head[68:72], "big") == APPLICATION_ID
    assert int.from_bytes(head[60:64], "big") == SCHEMA_VERSION
    assert head[18:20] == b"\x01\x01"  # a rollback journal, no WAL


def test_a_closed_document_is_exactly_one_file(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_creating_over_anything_is_refused_and_leaves_it(tmp_path: Path) -> None:
    path = tmp_path / "a.statelab"
    path.write_bytes(b"mine")
    (tmp_path / "folder").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    before = bench.snapshot(tmp_path / "folder")
    for taken in (path, tmp_path / "folder", tmp_path / "link"):
        with pytest.raises(KnownError) as caught:
            Document.create(taken)
        assert caught.value.code == "document_exists"
    assert path.read_bytes() == b"mine"
    assert bench.snapshot(tmp_path / "folder") == before
    assert sorted(each.name for each in tmp_path.iterdir()) == ["a.statelab", "folder", "link"]


def test_creating_in_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as caught:
        Document.create(tmp_path / "none" / "a.statelab")
    assert caught.value.code == "no_such_folder"
    assert list(tmp_path.iterdir()) == []


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    _refused(tmp_path / "a.statelab", "no_such_file")


def test_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.statelab").mkdir()
    _refused(tmp_path / "a.statelab", "not_a_document")


def test_a_pipe_is_refused_without_waiting_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.statelab")
    with pytest.raises(KnownError) as caught:
        Document.open(tmp_path / "a.statelab")
    assert caught.value.code == "not_a_document"


@pytest.mark.parametrize(
    "content", [b"", b"a", b"Dear reviewer,\n" * 50, b"SQLite format 3\x00", b"\x00" * 4096]
)
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a.statelab").write_bytes(content)
    _refused(tmp_path / "a.statelab", "not_a_document")


@pytest.mark.parametrize("application_id", [0, 1234])
def test_another_programs_database_is_refused(tmp_path: Path, application_id: int) -> None:
    _foreign(tmp_path / "a.statelab", application_id)
    _refused(tmp_path / "a.statelab", "not_a_document")


def test_a_hot_journal_of_another_program_is_left_for_it(tmp_path: Path) -> None:
    path = tmp_path / "a.statelab"
    _foreign(path)
    path.with_name("a.statelab-journal").write_bytes(
        b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + b"x" * 600
    )
    _refused(path, "not_a_document")


def test_a_newer_schema_is_refused_with_both_numbers(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION + 6}")
    connection.close()
    facts = _refused(path, "newer_document").facts
    assert (facts["found"], facts["known"]) == (SCHEMA_VERSION + 6, SCHEMA_VERSION)


def test_a_cut_off_document_is_refused(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    path.write_bytes(path.read_bytes()[:-9000])
    _refused(path, "damaged_document")


@pytest.mark.parametrize("page", [1, 2, 5, 9])
def test_an_overwritten_page_is_refused(tmp_path: Path, page: int) -> None:
    path = _closed(tmp_path)
    content = bytearray(path.read_bytes())
    start = 8192 * (page - 1) + (100 if page == 1 else 0)
    content[start : 8192 * page] = b"\xa5" * (8192 * page - start)
    path.write_bytes(content)
    _refused(path, "damaged_document")


def test_two_versions_that_disagree_are_damage(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE alembic_version SET version_num = '0077'")
    connection.commit()
    connection.close()
    _refused(path, "damaged_document")


def test_a_second_window_is_told_who_has_the_document(tmp_path: Path) -> None:
    document = bench.new_document(tmp_path)
    with pytest.raises(KnownError) as caught:
        Document.open(document.path)
    assert caught.value.code == "document_locked"
    assert caught.value.facts["since"] == bench.NOW
    assert caught.value.facts["pid"] == os.getpid()
    document.close()
    Document.open(document.path).close()


def test_a_link_to_an_open_document_is_the_same_document(tmp_path: Path) -> None:
    document = bench.new_document(tmp_path)
    link = tmp_path / "other.statelab"
    link.symlink_to(document.path)
    with pytest.raises(KnownError) as caught:
        Document.open(link)
    assert caught.value.code == "document_locked"
    document.close()


_HOLD = """
import sys, time
from pathlib import Path
from statelab_gui.storage.document import Document
document = Document.open(Path(sys.argv[1]))
print("open", flush=True)
time.sleep(60)
"""


def test_another_process_keeps_the_document_until_it_is_killed(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    child = subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(path)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert next_line(child) == "open\n"
        with pytest.raises(KnownError) as caught:
            Document.open(path)
        assert caught.value.code == "document_locked"
        assert caught.value.facts["pid"] == child.pid
    finally:
        child.kill()
        child.wait(LONGEST)
        assert child.stdout is not None
        child.stdout.close()
    assert lock_path(path).exists()  # left by the crash, but no longer locked
    Document.open(path).close()
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


_CRASH = """
import os, signal, sys
from pathlib import Path
from statelab_gui.storage.connecting import connect
connection = connect(Path(sys.argv[1]))
connection.execute("PRAGMA cache_size = 1")  # spill: the file itself is half changed
connection.execute("BEGIN IMMEDIATE")
connection.execute("UPDATE case_set SET name = 'half'")
for n in range(40):
    connection.execute("INSERT INTO preference VALUES (?, ?)", (f"k{n}", "x" * 9000))
os.kill(os.getpid(), signal.SIGKILL)
"""


def _crashed(path: Path) -> Path:
    """Kill a process in the middle of a transaction; return the hot journal it left."""
    child = subprocess.run([sys.executable, "-c", _CRASH, str(path)], check=False, timeout=60)
    assert child.returncode == -9
    journal = path.with_name(path.name + "-journal")
    assert journal.stat().st_size > 0
    return journal


def test_a_crash_in_a_transaction_is_rolled_back_on_opening(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    before = bench.tables(path)
    _crashed(path)
    document = Document.open(path)
    assert document.case_sets()[0].name == "Small"
    document.close()
    assert bench.tables(path) == before
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_an_empty_journal_left_by_a_crash_is_cleared_away(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    path.with_name("a.statelab-journal").touch()
    Document.open(path, read_only=True).close()
    assert len(list(tmp_path.iterdir())) == 2
    Document.open(path).close()
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_document_opened_for_reading_refuses_every_change(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    before = bench.snapshot(tmp_path)
    document = Document.open(path, read_only=True)
    assert document.read_only
    assert len(document.cases(1)) == 8
    with pytest.raises(KnownError) as caught:
        bench.add_examinee(document)
    assert caught.value.code == "read_only_document"
    document.save_copy(tmp_path / "copy.statelab")
    document.close()
    copy = Document.open(tmp_path / "copy.statelab")
    assert not copy.read_only
    copy.close()
    (tmp_path / "copy.statelab").unlink()
    assert bench.snapshot(tmp_path) == before


def test_a_crashed_document_opened_for_reading_is_left_as_it_is(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    _crashed(path)
    before = bench.snapshot(tmp_path)
    with pytest.raises(KnownError) as caught:
        Document.open(path, read_only=True)
    assert caught.value.code == "needs_recovery"
    assert bench.snapshot(tmp_path) == before


@pytest.fixture
def powerless() -> Iterator[Path]:
    """A folder of this user's, in which being root does not help."""
    if not hasattr(os, "geteuid"):
        pytest.skip("rights work in another way here")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        was_root = os.geteuid() == 0
        if was_root:
            os.chown(folder, 65534, 65534)
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if was_root:
                os.seteuid(0)
            for each in (folder, *folder.rglob("*")):
                each.chmod(0o755)


def test_a_write_protected_file_is_opened_for_reading(powerless: Path) -> None:
    path = _closed(powerless)
    path.chmod(0o444)
    document = Document.open(path)
    assert document.read_only
    assert len(document.case_sets()) == 1
    assert [each.name for each in powerless.iterdir()] == [path.name]
    document.close()


def test_a_document_in_a_write_protected_folder_is_opened_for_reading(powerless: Path) -> None:
    path = _closed(powerless)
    powerless.chmod(0o555)
    document = Document.open(path)
    assert document.read_only
    with pytest.raises(KnownError) as caught:
        bench.add_set(document)
    assert caught.value.code == "read_only_document"
    document.close()


def test_a_file_that_may_not_be_read_is_told_so(powerless: Path) -> None:
    path = _closed(powerless)
    path.chmod(0o000)
    with pytest.raises(KnownError) as caught:
        Document.open(path)
    assert caught.value.code == "unreadable_file"


def test_creating_in_a_write_protected_folder_is_told_so(powerless: Path) -> None:
    powerless.chmod(0o555)
    with pytest.raises(KnownError) as caught:
        Document.create(powerless / "a.statelab")
    assert caught.value.code == "disk_error"
    assert list(powerless.iterdir()) == []


def test_a_name_with_signs_that_mean_something_in_addresses_is_only_a_name(tmp_path: Path) -> None:
    folder = tmp_path / "50 % of #1?"
    folder.mkdir()
    document = Document.create(folder / "題組 ?mode=memory&x.statelab")
    bench.add_set(document)
    document.close()
    assert [each.name for each in folder.iterdir()] == ["題組 ?mode=memory&x.statelab"]
    again = Document.open(document.path)
    assert len(again.case_sets()) == 1
    again.close()


def test_a_closed_document_cannot_be_asked(tmp_path: Path) -> None:
    document = bench.new_document(tmp_path)
    document.close()
    document.close()
    with pytest.raises(RuntimeError):
        document.case_sets()
    assert [each.name for each in tmp_path.iterdir()] == [document.path.name]


def test_a_big_document_is_checked_by_its_small_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("statelab_gui.storage.opening.CHECKED_BYTES", 1000)
    path = _closed(tmp_path)
    Document.open(path).close()
    connection = sqlite3.connect(path)
    root = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'case_set'")
    page = root.fetchone()[0]
    connection.close()
    content = bytearray(path.read_bytes())
    content[8192 * (page - 1) : 8192 * page] = b"\xa5" * 8192
    path.write_bytes(content)
    _refused(path, "damaged_document")


def test_links_that_run_in_a_circle_are_a_known_error_for_every_way_in(tmp_path: Path) -> None:
    document = bench.new_document(tmp_path)
    loop = tmp_path / "loop.statelab"
    loop.symlink_to(loop)
    for act in (Document.open, Document.create, document.save_copy):
        with pytest.raises(KnownError) as caught:
            act(loop)
        assert caught.value.code in ("unreadable_file", "no_such_file", "document_exists")
    document.close()


@pytest.mark.parametrize("length", [241, 252, 260])
def test_a_name_too_long_for_the_disk_is_a_known_error_and_leaves_nothing(
    tmp_path: Path, length: int
) -> None:
    document = bench.new_document(tmp_path)
    before = bench.snapshot(tmp_path)
    long = tmp_path / ("x" * (length - len(".statelab")) + ".statelab")
    for _ in range(2):  # the second time nothing is locked either
        for act in (Document.create, document.save_copy):
            with pytest.raises(KnownError) as caught:
                act(long)
            assert caught.value.code == "disk_error"
    assert bench.snapshot(tmp_path) == before
    document.close()


def _read_everything(path: Path) -> None:
    document = Document.open(path)
    try:
        for one in document.case_sets():
            for case in document.cases(one.id):
                document.prompt(case.id)
                document.replies(case.id)
        document.run_rows(document.run_row_ids())
    finally:
        document.close()


@pytest.mark.parametrize("found", [b"Return ONLY", b"copy-code", b"CREATE TABLE case_item"])
def test_bytes_gone_bad_are_told_as_damage_wherever_they_are(tmp_path: Path, found: bytes) -> None:
    path = _closed(tmp_path)
    whole = path.read_bytes()
    assert found in whole
    path.write_bytes(whole.replace(found, found[:-1] + b"\xff"))
    with pytest.raises(KnownError) as caught:
        _read_everything(path)
    assert caught.value.code == "damaged_document"
    assert "Return" not in str(caught.value)  # no word of what the file holds


def test_a_table_that_lost_a_column_is_told_as_damage(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    path.write_bytes(path.read_bytes().replace(b" seed INTEGER", b" sead INTEGER"))
    with pytest.raises(KnownError) as caught:
        _read_everything(path)
    assert caught.value.code == "damaged_document"


def test_a_document_with_a_second_name_is_only_read_under_either(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    other = tmp_path / "same.statelab"
    os.link(path, other)
    for name in (path, other):
        document = Document.open(name)
        assert document.read_only and document.second_name
        document.close()
    other.unlink()
    document = Document.open(path)
    assert not document.read_only and not document.second_name
    document.close()


def test_a_document_linked_while_it_is_open_is_only_read_under_its_second_name(
    tmp_path: Path,
) -> None:
    path = _closed(tmp_path)
    writer = Document.open(path)
    os.link(path, tmp_path / "same.statelab")
    reader = Document.open(tmp_path / "same.statelab")
    assert reader.read_only
    bench.add_set(writer)
    assert len(reader.case_sets()) == len(writer.case_sets())
    reader.close()
    writer.close()


def _changed_by_hand(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def test_a_document_that_lost_a_table_or_a_guard_is_damaged(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    whole = path.read_bytes()
    statements = [f"DROP TRIGGER {name}" for name in structure.TRIGGERS]
    statements += [f"DROP TABLE {name}" for name in structure.TABLES]
    for statement in statements:
        path.write_bytes(whole)
        _changed_by_hand(path, statement)
        _refused(path, "damaged_document")


def test_a_document_with_a_trigger_of_another_is_damaged(tmp_path: Path) -> None:
    path = _closed(tmp_path)
    _changed_by_hand(
        path, "CREATE TRIGGER eraser AFTER INSERT ON draft BEGIN DELETE FROM draft; END"
    )
    _refused(path, "damaged_document")


def test_the_structure_that_is_asked_for_is_that_of_a_new_document(tmp_path: Path) -> None:
    found = sqlite3.connect(_closed(tmp_path)).execute("SELECT type, name FROM sqlite_master")
    names = [(kind, name) for kind, name in found if not name.startswith("sqlite_")]
    assert {name for kind, name in names if kind == "table"} == structure.TABLES
    assert {name for kind, name in names if kind == "trigger"} == structure.TRIGGERS
