"""Making a set beside the window: all of it or nothing, and nobody waits meanwhile."""

import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Generator
from itertools import pairwise
from pathlib import Path
from typing import Any

import documents_bench as bench
import pytest
from waiting import joined

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.generating import generate
from statelab_gui.domain.progress import Progress
from statelab_gui.storage import aside, making
from statelab_gui.storage.commands import AddCaseSet
from statelab_gui.storage.document import Document
from statelab_gui.storage.making import make_case_set


def _run(job: Generator[Progress, None, int]) -> tuple[list[Progress], int]:
    told = []
    while True:
        try:
            told.append(next(job))
        except StopIteration as end:
            return told, end.value


def _without_ids(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    return bench.present(path)


def test_a_set_made_beside_equals_one_made_by_the_command(tmp_path: Path) -> None:
    recipe = bench.recipe(lengths=(2, 300), seeds=(1, 7))
    with_command, beside = bench.new_document(tmp_path, "a"), bench.new_document(tmp_path, "b")
    command = AddCaseSet("Set", recipe, at=bench.NOW)
    with_command.apply(command)
    _, made = _run(make_case_set(beside.path, " Set ", recipe, bench.NOW))
    assert made == command.result
    for document in (with_command, beside):
        document.close()
    left, right = bench.present(with_command.path), bench.present(beside.path)
    for name in ("case_set", "case_item", "program", "prompt"):
        assert left[name] == right[name]


def test_progress_grows_to_its_end(document: Document) -> None:
    told, _ = _run(make_case_set(document.path, "Set", bench.recipe(lengths=(9000,)), bench.NOW))
    updates = [each for each in told if each.unit == "updates"]
    cases = [each for each in told if each.unit == "cases"]
    assert [each.done for each in cases] == list(range(1, 9))
    assert {each.total for each in cases} == {8}
    assert len(updates) > 5
    assert all(a.done < b.done <= b.total for a, b in pairwise(updates))


@pytest.mark.parametrize("in_memory", [1 << 25, 2000, 0])
def test_what_is_set_aside_in_a_file_is_saved_like_the_rest(
    document: Document, monkeypatch: pytest.MonkeyPatch, in_memory: int
) -> None:
    monkeypatch.setattr(aside, "_IN_MEMORY", in_memory)
    recipe = bench.recipe(lengths=(2, 20))
    _, set_id = _run(make_case_set(document.path, "Set", recipe, bench.NOW))
    kept = [document.prompt(info.id) for info in document.cases(set_id)]
    assert kept == [made.prompt for made in generate(recipe)]


def test_a_set_can_be_cancelled_at_any_moment_without_trace(document: Document) -> None:
    recipe = bench.recipe(lengths=(2, 9000))
    bench.add_set(document)
    before = document.path.read_bytes()
    steps = 0
    while True:
        job = make_case_set(document.path, "Set", recipe, bench.NOW)
        for _ in range(steps):
            if next(job, None) is None:
                break
        else:
            job.close()
            assert document.path.read_bytes() == before
            assert sorted(each.name for each in document.path.parent.iterdir()) == [
                ".a.statelab.lock",
                "a.statelab",
            ]
            steps += 1
            continue
        break
    assert steps > 20
    assert len(document.case_sets()) == 2  # the last round was not cancelled


@pytest.mark.parametrize(
    ("changes", "code"), [({"modulus": 1}, "recipe_has_problems"), ({}, "name_missing")]
)
def test_a_set_that_cannot_be_made_is_refused_before_anything(
    document: Document, changes: dict[str, int], code: str
) -> None:
    before = document.path.read_bytes()
    name = "Set" if changes else " "
    with pytest.raises(KnownError) as caught:
        _run(make_case_set(document.path, name, bench.recipe(**changes), bench.NOW))
    assert caught.value.code == code
    assert document.path.read_bytes() == before


def test_a_full_disk_leaves_nothing(document: Document, monkeypatch: pytest.MonkeyPatch) -> None:
    before = document.path.read_bytes()
    real = making.connect

    def small(path: Path) -> sqlite3.Connection:
        connection = real(path)
        connection.execute(f"PRAGMA max_page_count = {len(before) // 8192 + 4}")
        return connection

    monkeypatch.setattr(making, "connect", small)
    with pytest.raises(KnownError) as caught:
        _run(make_case_set(document.path, "Set", bench.recipe(lengths=(2000,)), bench.NOW))
    assert caught.value.code == "disk_full"
    assert document.path.read_bytes() == before
    assert bench.add_set(document) == 1


def test_a_full_temporary_folder_leaves_nothing(
    document: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(aside, "_IN_MEMORY", 0)
    monkeypatch.setattr(aside.tempfile, "TemporaryFile", full)
    before = document.path.read_bytes()
    with pytest.raises(KnownError) as caught:
        _run(make_case_set(document.path, "Set", bench.recipe(), bench.NOW))
    assert caught.value.code == "disk_full"
    assert document.path.read_bytes() == before


def test_the_window_reads_and_records_at_every_step_of_a_job(document: Document) -> None:
    set_id, examinee = bench.add_set(document), bench.add_examinee(document)
    first = document.cases(set_id)[0].id
    with document._open_engine().connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout = 0")  # any wait would be an error
    job = make_case_set(document.path, "Set", bench.recipe(lengths=(9000,)), bench.NOW)
    recorded = 0
    for step in job:
        assert len(document.cases(set_id)) == 8
        assert [info.name for info in document.case_sets()] == ["Small"]
        if step.unit == "updates":  # while cases are written, writing waits
            bench.record(document, first, examinee)
            recorded += 1
    assert recorded > 5
    assert len(document.case_sets()) == 2
    assert document.case(first).replies == recorded


def test_two_threads_never_meet_an_error(document: Document) -> None:
    set_id, examinee = bench.add_set(document), bench.add_examinee(document)
    first = document.cases(set_id)[0].id
    results: list[object] = []

    def make() -> None:
        try:
            for number in range(4):
                recipe = bench.recipe(lengths=(3000,), seeds=(number,))
                results.append(_run(make_case_set(document.path, "S", recipe, bench.NOW))[1])
        except BaseException as error:
            results.append(error)

    thread = threading.Thread(target=make)
    thread.start()
    recorded = 0
    while thread.is_alive():
        bench.record(document, first, examinee)
        recorded += 1
        assert document.case(first).replies == recorded
    joined(thread)
    assert results == [2, 3, 4, 5]
    assert recorded > 0


_KILLED = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[3])
import documents_bench as bench
from statelab_gui.storage import aside, making
making._CACHE_KIB = 16  # spill early: the file itself is half written
aside._IN_MEMORY = 1000
job = making.make_case_set(Path(sys.argv[1]), "Set", bench.recipe(lengths=(2000,)), bench.NOW)
cases = 0
for step in job:
    cases += step.unit == "cases"
    if cases == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("cases", [1, 5, 8])
def test_a_kill_in_the_middle_leaves_a_clean_document(tmp_path: Path, cases: int) -> None:
    document = bench.new_document(tmp_path)
    bench.add_set(document)
    document.close()
    before = bench.tables(document.path)
    child = subprocess.run(
        [sys.executable, "-c", _KILLED, str(document.path), str(cases), str(Path(__file__).parent)],
        check=False,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        timeout=60,
    )
    assert child.returncode == -signal.SIGKILL
    again = Document.open(document.path)
    assert len(again.case_sets()) == 1
    again.close()
    assert bench.tables(document.path) == before
    assert [each.name for each in tmp_path.iterdir()] == ["a.statelab"]


def test_a_read_only_document_takes_no_set(document: Document, tmp_path: Path) -> None:
    job = make_case_set(tmp_path / "none.statelab", "Set", bench.recipe(), bench.NOW)
    with pytest.raises(KnownError) as caught:
        _run(job)
    assert caught.value.code == "disk_error"
    assert not (tmp_path / "none.statelab").exists()
