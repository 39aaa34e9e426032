"""A run writes beside the window: both wait for the other, and what cannot be written is told."""

import threading
from collections.abc import Generator
from pathlib import Path

import documents_bench as bench
import fetched_bench as runs
import pytest
from documents_bench import tables
from waiting import joined

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.runs import FetchTally, TaskWish
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.storage import fetching
from statelab_gui.storage.changes import Changes
from statelab_gui.storage.commands import EditRun
from statelab_gui.storage.commands.base import Work
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal


def test_the_window_edits_while_a_run_writes_and_nothing_is_lost(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 2, None, n) for n in range(1, 121)])
    kept: list[int] = []
    failed: list[BaseException] = []

    def fetch() -> None:
        try:
            with FetchJournal(busy, run) as journal:
                while tasks := journal.claim(2):
                    kept.extend(journal.settle([runs.settled(t, runs.answer()) for t in tasks]))
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=fetch)
    thread.start()
    notes = 0
    while thread.is_alive() or notes == 0:
        busy.apply(EditRun(1, "notes", Setting.of(f"note {notes}"), bench.NOW))
        notes += 1
        assert busy.fetch_run(run).tally.total == 120
    joined(thread)
    assert failed == []
    assert busy.fetch_run(run).tally == FetchTally(total=120, answered=120)
    assert sorted(kept) == [*range(2, 122)]
    assert sorted(busy.reply(reply).repeat for reply in kept) == [*range(1, 121)]
    history = busy.field_history(1, "notes")
    assert [new.value for _, _, new in history] == [f"note {n}" for n in range(notes)]


def test_an_answer_waits_for_another_writer(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 2)])
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
        other = connect(busy.path)
        other.execute("BEGIN IMMEDIATE")
        replies: list[int] = []

        def settle() -> None:
            replies.extend(journal.settle([runs.settled(task, runs.answer())]))

        thread = threading.Thread(target=settle)
        thread.start()
        thread.join(0.2)
        assert thread.is_alive()
        other.execute("COMMIT")
        other.close()
        joined(thread)
    assert replies == [2]


class SlowEdit(EditRun):
    """An edit that is written, and looks up before it ends."""

    def steps(self, work: Work) -> Generator[Progress, None, Changes]:
        changes = self.apply(work)
        yield Progress(1, 2)
        return changes


def test_an_answer_waits_for_a_job_that_writes_however_long_it_takes(
    busy: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "WAIT_MS", 1)
    run = runs.start(busy, [TaskWish(2, 2)])
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
        job = busy.applying(SlowEdit(1, "notes", Setting.of("then"), bench.NOW))
        while next(job) != Progress(1, 2):
            pass
        came: list[object] = []

        def settle() -> None:
            try:
                came.extend(journal.settle([runs.settled(task, runs.answer())]))
                came.append(journal.tally().answered)
            except BaseException as error:
                came.append(error)

        thread = threading.Thread(target=settle)
        thread.start()
        thread.join(0.2)
        assert thread.is_alive()
        assert list(job) == []
        joined(thread)
    assert came == [2, 1]
    assert busy.run_rows([1])[0].entry("notes") == Setting.of("then")


def test_a_job_that_writes_waits_for_a_run_and_can_be_stopped_meanwhile(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 2)])
    edit = EditRun(1, "notes", Setting.of("then"), bench.NOW)
    with FetchJournal(busy, run) as journal:
        with journal._opened() as connection, journal._transaction(connection):
            stopped, waiting = busy.applying(edit), busy.applying(edit)
            assert [next(stopped), next(stopped), next(waiting)] == [Progress(0, 0)] * 3
            stopped.close()
        assert busy.run_rows([1])[0].entry("notes") == BLANK
        for _ in waiting:
            pass
        assert busy.run_rows([1])[0].entry("notes") == Setting.of("then")
        (task,) = journal.claim(1)
        assert journal.settle([runs.settled(task, runs.answer())]) == [2]


def test_a_writer_that_never_ends_is_told_and_the_answer_may_be_kept_later(
    busy: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fetching, "WAIT_MS", 20)
    run = runs.start(busy, [TaskWish(2, 2)])
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
        other = connect(busy.path)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(KnownError) as caught:
            journal.settle([runs.settled(task, runs.answer())])
        assert caught.value.code == "document_busy"
        other.close()
        assert journal.settle([runs.settled(task, runs.answer())]) == [2]


def test_a_full_disk_keeps_all_or_nothing_of_what_is_settled_together(busy: Document) -> None:
    run = runs.start(busy, runs.wishes(busy, 2))
    with FetchJournal(busy, run) as journal:
        tasks = journal.claim(8)
        assert journal._connection is not None
        pages = journal._connection.execute("PRAGMA page_count").fetchone()[0]
        journal._connection.execute(f"PRAGMA max_page_count = {pages}")
        before = tables(busy.path)
        big = [runs.settled(t, runs.answer("x" * 50_000)) for t in tasks]
        with pytest.raises(KnownError) as caught:
            journal.settle(big)
        assert caught.value.code == "disk_full"
        assert tables(busy.path) == before
        journal._connection.execute("PRAGMA max_page_count = 1000000")
        assert len(journal.settle(big)) == 8


def test_a_document_for_reading_only_hands_out_no_conversation(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 2)])
    busy.close()
    reading = Document.open(busy.path, read_only=True)
    journal = FetchJournal(reading, run)
    for call in (lambda: journal.claim(1), journal.tally, lambda: journal.settle([])):
        with pytest.raises(KnownError) as caught:
            call()
        assert caught.value.code == "read_only_document"
    assert reading.fetch_run(run).tally.waiting == 1
    reading.close()


def test_a_run_that_is_not_there_is_told(busy: Document) -> None:
    with FetchJournal(busy, 9) as journal, pytest.raises(KnownError) as caught:
        journal.claim(1)
    assert caught.value.code == "no_such_fetch_run"


def test_a_document_that_was_moved_away_is_told(busy: Document, tmp_path: Path) -> None:
    run = runs.start(busy, [TaskWish(2, 2)])
    busy.path.rename(tmp_path / "elsewhere.statelab")
    with FetchJournal(busy, run) as journal, pytest.raises(KnownError) as caught:
        journal.claim(1)
    assert caught.value.code == "no_such_file"
    (tmp_path / "elsewhere.statelab").rename(busy.path)


def test_a_copy_comes_to_its_end_while_a_run_writes_all_the_time(
    busy: Document, tmp_path: Path
) -> None:
    for number in range(12):
        bench.record(busy, 1, 1, repeat=number + 2, raw=b"x" * (1 << 20))
    run = runs.start(busy, [TaskWish(2, 2, None, n) for n in range(1, 4001)])
    enough = threading.Event()

    def fetch() -> None:
        with FetchJournal(busy, run) as journal:
            while not enough.is_set() and (tasks := journal.claim(2)):
                journal.settle([runs.settled(t, runs.answer()) for t in tasks])

    thread = threading.Thread(target=fetch)
    thread.start()
    try:
        for reports, _ in enumerate(busy.copying(tmp_path / "copy.statelab")):
            assert reports < 100, "it begins anew again and again"  # 4 would do
    finally:
        enough.set()
        joined(thread)
    copy = Document.open(tmp_path / "copy.statelab")
    assert copy.fetch_run(run).tally.total == 4000
    assert copy.fetch_run(run).tally.answered <= busy.fetch_run(run).tally.answered
    copy.close()
