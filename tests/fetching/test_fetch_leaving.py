"""Leaving a document in the middle of a run, and coming back to it."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from fetch_bench import FetchBench, button, question
from misdeeds import keeps_silent
from PySide6.QtWidgets import QMessageBox

from statelab_gui.app import document_commands
from statelab_gui.domain.fetching.runs import RunState
from statelab_gui.domain.fetching.troubles import TroubleKind
from statelab_gui.domain.progress import Progress
from statelab_gui.storage.document import Document


def _asked_to_close(bench: FetchBench) -> QMessageBox:
    bench.window.close()
    found = question()
    assert found is not None
    assert bench.window.isVisible()
    return found


def test_closing_the_window_waits_for_answers_where_that_is_wished(bench: FetchBench) -> None:
    bench.connect()
    bench.server.delay = 0.4
    run_id = bench.run()
    bench.until(lambda: bench.runner.in_flight() == 2)
    asked = _asked_to_close(bench)
    assert "2" in asked.text()
    button(asked, "Wait for them").click()
    bench.until(lambda: not bench.window.isVisible())
    run = Document.open(bench.folder / "lab.statelab").fetch_run(run_id)
    assert run.tally.unknown == 0
    assert run.tally.answered == len(bench.server.asked)
    assert run.state is RunState.PAUSED


def test_closing_the_window_cuts_answers_off_where_that_is_wished(bench: FetchBench) -> None:
    bench.connect()
    bench.server.always = keeps_silent()
    run_id = bench.run()
    bench.until(lambda: bench.runner.in_flight() == 2)
    button(_asked_to_close(bench), "Stop and close").click()
    bench.until(lambda: not bench.window.isVisible())
    document = Document.open(bench.folder / "lab.statelab")
    assert document.fetch_run(run_id).tally.unknown == 2
    [one, _] = [task for task in document.fetch_tasks(run_id) if task.trouble is not None]
    assert one.trouble is not None
    assert one.trouble.kind is TroubleKind.STOPPED


def test_the_window_stays_where_the_reviewer_stays(bench: FetchBench) -> None:
    bench.connect()
    bench.server.delay = 0.3
    run_id = bench.run()
    bench.until(lambda: bench.runner.in_flight() == 2)
    button(_asked_to_close(bench), "Cancel").click()
    bench.until_over()
    assert bench.window.isVisible()
    assert bench.stands(run_id).tally.answered == 8


def test_a_question_that_nobody_answered_goes_when_the_run_is_done(bench: FetchBench) -> None:
    bench.connect()
    bench.server.delay = 0.3
    bench.run()
    bench.until(lambda: bench.runner.in_flight() == 2)
    _asked_to_close(bench)
    bench.until(lambda: not bench.window.isVisible())
    assert question() is None


def test_another_document_is_opened_only_when_no_answer_is_on_its_way(bench: FetchBench) -> None:
    other = bench.folder / "other.statelab"
    Document.create(other).close()
    bench.connect()
    bench.server.delay = 0.3
    run_id = bench.run()
    bench.until(lambda: bench.runner.in_flight() == 2)
    bench.window.open_document(str(other))
    asked = question()
    assert asked is not None
    assert bench.document.path.name == "lab.statelab"
    button(asked, "Wait for them").click()
    bench.until(lambda: bench.document.path.name == "other.statelab")
    left = Document.open(bench.folder / "lab.statelab")
    assert left.fetch_run(run_id).tally.unknown == 0


@pytest.mark.parametrize("kill", [False, True])
def test_a_document_left_in_the_middle_of_a_run_tells_so_and_asks_nothing_by_itself(
    bench: FetchBench, kill: bool
) -> None:
    bench.connect()
    bench.server.delay = 0.3
    run_id = bench.run()
    bench.until(lambda: bench.stands(run_id).tally.answered >= 2)
    path = bench.document.path
    if kill:  # as the file is while the run is under way
        copy = bench.folder / "killed.statelab"
        bench.document.save_copy(copy)
        path = copy
    bench.runner.pause()
    bench.until_over()
    sent = len(bench.server.asked)
    bench.window.session.close()
    bench.window.open_document(str(path))
    bench.until(lambda: bench.window.session.document is not None)
    banner = bench.window.unfinished
    assert banner.isVisible()
    assert "127.0.0.1" in banner.text()
    assert len(bench.server.asked) == sent
    before = bench.stands(run_id)
    assert before.state is RunState.PAUSED
    assert (before.tally.unknown > 0) is kill
    bench.server.delay = 0
    banner.button.click()
    bench.until_over()
    assert not banner.isVisible()
    assert bench.window.pages.current == "fetch"
    after = bench.stands(run_id)
    assert after.tally.answered + after.tally.unknown == 8
    assert len(bench.server.asked) == sent + before.tally.waiting


def test_who_would_be_asked_now_is_told_before_a_run_goes_on(bench: FetchBench) -> None:
    connection = bench.connect()
    bench.server.delay = 0.2
    run_id = bench.run()
    bench.until(lambda: bench.server.asked)
    bench.runner.pause()
    bench.until_over()
    panel = bench.page.page.run
    assert f"127.0.0.1:{bench.server.port}" in panel._about.text()
    bench.window.network.book.put(replace(connection, base_url="http://127.0.0.2:9/v1"))
    assert "127.0.0.2:9" in panel._about.text()
    assert bench.stands(run_id).plan.connection == connection


def test_a_run_begun_while_another_document_is_looked_through_is_left_in_order(
    bench: FetchBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its answers would go on coming into a file that nobody holds any more."""
    other = bench.folder / "other.statelab"
    Document.create(other).close()
    monkeypatch.setattr(document_commands, "_AT_ONCE", 0)
    found = threading.Event()
    opening = Document.opening

    def slowly(path: Path) -> Iterator[object]:
        while not found.wait(0.01):
            yield Progress(0, 0)
        return (yield from opening(path))

    monkeypatch.setattr(Document, "opening", slowly)
    bench.connect()
    bench.server.delay = 0.3
    bench.window.open_document(str(other))
    run_id = bench.run()
    bench.until(lambda: bench.runner.in_flight() == 2)
    first = bench.document
    found.set()
    bench.until(question)
    assert bench.document is first
    asked = question()
    assert asked is not None
    button(asked, "Wait for them").click()
    bench.until(lambda: bench.document.path == other)
    run = Document.open(first.path).fetch_run(run_id)
    assert run.state is RunState.PAUSED
    assert (run.tally.asking, run.tally.unknown) == (0, 0)
    assert run.tally.answered == len(bench.server.asked)
