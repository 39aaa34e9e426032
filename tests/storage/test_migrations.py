"""Bringing an older document up to date: a backup first, each step whole or not at all."""

import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import documents_bench as bench
import pytest

from statelab_gui.domain.errors import KnownError
from statelab_gui.storage import identity, opening
from statelab_gui.storage.document import Document
from statelab_gui.storage.identity import SCHEMA_VERSION, Header
from statelab_gui.storage.migrations import running

_STEP = """
from alembic import op

revision = "{version:04}"
down_revision = "{before:04}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("CREATE TABLE ruling{version} (id INTEGER PRIMARY KEY)")
    op.execute("UPDATE meta SET value = value || '+{version}' WHERE key = 'created_by'")
    {last}
"""
NEXT, SECOND = SCHEMA_VERSION + 1, SCHEMA_VERSION + 2
"""The schemas that these tests invent after the newest real one."""
NAMES = re.compile(rf"a\.statelab\.backup-v{SCHEMA_VERSION}-2026-11-30(-\d+)?")


def _steps(folder: Path, *last: str) -> Path:
    """The real steps and, after them, one for each text: the last statement it ends with."""
    steps = folder / "versions"
    shutil.copytree(running.STEPS, steps, ignore=shutil.ignore_patterns("__pycache__"))
    for version, statement in enumerate(last, start=NEXT):
        code = _STEP.format(version=version, before=version - 1, last=statement)
        (steps / f"v{version:04}_test.py").write_text(code)
    return steps


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A document of the newest real schema, closed, alone in its folder."""
    (tmp_path / "docs").mkdir()
    document = bench.new_document(tmp_path / "docs")
    bench.add_set(document)
    document.close()
    return document.path


def _know(monkeypatch: pytest.MonkeyPatch, version: int, steps: Path) -> None:
    """Let the program know schemas up to `version`, by the steps in the folder."""
    for module in (identity, opening):
        monkeypatch.setattr(module, "SCHEMA_VERSION", version)
    monkeypatch.setattr(running, "STEPS", steps)


def test_an_old_document_is_backed_up_and_brought_up_to_date(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bench.tables(old)
    _know(monkeypatch, SECOND, _steps(tmp_path, "", ""))
    document = Document.open(old, now=lambda: bench.NOW)
    assert len(document.case_sets()) == 1
    document.close()
    assert Header.read(old).schema_version == SECOND
    after = bench.tables(old)
    assert after["alembic_version"] == [(f"{SECOND:04}",)]
    assert after[f"ruling{NEXT}"] == after[f"ruling{SECOND}"] == []
    backup = next(path for path in old.parent.iterdir() if path != old)
    assert NAMES.fullmatch(backup.name)
    assert bench.tables(backup) == before
    assert Header.read(backup).schema_version == SCHEMA_VERSION
    assert len(list(old.parent.iterdir())) == 2


def test_a_document_of_the_newest_schema_is_not_backed_up(old: Path) -> None:
    before = bench.snapshot(old.parent)
    Document.open(old).close()
    assert bench.snapshot(old.parent) == before


def test_a_step_that_fails_leaves_the_document_as_it_was(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bench.tables(old)
    _know(monkeypatch, SECOND, _steps(tmp_path, "", 'op.execute("UPDATE no_such_table SET x = 1")'))
    with pytest.raises(KnownError) as caught:
        Document.open(old, now=lambda: bench.NOW)
    assert caught.value.code == "migration_failed"
    assert bench.tables(old) == before
    assert NAMES.fullmatch(str(caught.value.facts["backup"]))
    assert sorted(path.name for path in old.parent.iterdir()) == [
        "a.statelab",
        caught.value.facts["backup"],
    ]


def test_after_a_failure_the_same_steps_can_be_tried_again(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _know(monkeypatch, NEXT, _steps(tmp_path / "1", 'raise RuntimeError("bug")'))
    for _ in range(2):
        with pytest.raises(KnownError):
            Document.open(old, now=lambda: bench.NOW)
    _know(monkeypatch, NEXT, _steps(tmp_path / "2", ""))
    Document.open(old, now=lambda: bench.NOW).close()
    assert Header.read(old).schema_version == NEXT
    assert len(list(old.parent.glob("*.backup-*"))) == 3


_KILLED = """
import sys
from pathlib import Path
from statelab_gui.storage import identity, opening
from statelab_gui.storage.migrations import running
for module in (identity, opening):
    module.SCHEMA_VERSION = int(sys.argv[3])
running.STEPS = Path(sys.argv[2])
from statelab_gui.storage.document import Document
Document.open(Path(sys.argv[1]))
"""


def test_a_kill_in_the_middle_of_a_step_is_as_if_it_had_not_begun(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bench.tables(old)
    steps = _steps(tmp_path, "import os, signal; os.kill(os.getpid(), signal.SIGKILL)")
    call = [sys.executable, "-c", _KILLED, str(old), str(steps), str(NEXT)]
    child = subprocess.run(call, check=False, timeout=60)
    assert child.returncode == -signal.SIGKILL
    Document.open(old).close()
    assert bench.tables(old) == before


def test_an_old_document_that_cannot_be_written_is_refused(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bench.snapshot(old.parent)
    _know(monkeypatch, NEXT, _steps(tmp_path, ""))
    with pytest.raises(KnownError) as caught:
        Document.open(old, read_only=True)
    assert caught.value.code == "old_read_only"
    assert bench.snapshot(old.parent) == before


def test_a_locked_old_document_is_neither_backed_up_nor_changed(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = Document.open(old)
    before = bench.tables(old)
    _know(monkeypatch, NEXT, _steps(tmp_path, ""))
    with pytest.raises(KnownError) as caught:
        Document.open(old)
    assert caught.value.code == "document_locked"
    document.close()
    assert bench.tables(old) == before
    assert [path.name for path in old.parent.iterdir()] == ["a.statelab"]


def test_both_version_marks_move_in_one_transaction(
    old: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = _steps(tmp_path, 'op.execute("PRAGMA user_version = 9")', 'raise RuntimeError("bug")')
    engine = running.make_engine(old)
    with pytest.raises(RuntimeError, match="bug"):
        running.upgrade(engine, steps)
    engine.dispose()
    connection = sqlite3.connect(old)
    marks = (
        connection.execute("SELECT version_num FROM alembic_version").fetchall(),
        connection.execute("PRAGMA user_version").fetchall(),
    )
    connection.close()
    assert marks == ([(f"{NEXT:04}",)], [(NEXT,)])
