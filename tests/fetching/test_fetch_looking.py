"""Looking into a run: what is shown of a request, and what never is."""

import json
import sqlite3

from fetch_bench import KEY, FetchBench, case_wish
from misdeeds import completes, refuses
from PySide6.QtWidgets import QWidget
from pytestqt.modeltest import ModelTester
from runs_bench import texts_below

from statelab_gui.app.pages.fetch_reading import lines
from statelab_gui.domain.fetching.answers import Answer, Attempt
from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import NO_USAGE, Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.models.fetch_tasks import COLUMNS, FetchTasksModel, TaskColumn, TaskLine
from statelab_gui.views.labels.fetch_attempts import attempt_sentence
from statelab_gui.views.labels.fetch_tasks import column_title, line_text
from statelab_gui.views.labels.outcomes import outcome_sentence


def _shown(bench: FetchBench) -> QWidget:
    """The page, once the first conversation is looked into."""
    detail = bench.page.page.run.detail
    bench.until(lambda: detail.request.text.toPlainText())
    return bench.page


def test_the_request_and_the_response_are_shown_as_they_went(bench: FetchBench) -> None:
    bench.connect()
    bench.run()
    bench.until_over()
    _shown(bench)
    detail = bench.page.page.run.detail
    assert json.loads(detail.request.text.toPlainText())["model"] == "small-model"
    assert "choices" in detail.response.text.toPlainText()
    facts = dict(detail.facts.rows.line(row) for row in range(detail.facts.rows.rowCount()))
    assert facts["Request number"] == "req_loopback"
    assert facts["Of these, reasoning"] in ("0", "Not provided")
    fates = {
        line[0]: line[2]
        for line in (
            detail.settings.rows.line(row) for row in range(detail.settings.rows.rowCount())
        )
    }
    assert fates["Temperature"] == "Sent"
    assert fates["System prompt"] == "Not sent"


def test_the_detail_stands_as_its_row_does_before_its_requests_are_read(
    bench: FetchBench,
) -> None:
    bench.connect()
    bench.window.show_page("fetch")
    bench.page.details._later.setInterval(600_000)  # they are not read in this test
    bench.run()
    bench.until_over()
    run, detail = bench.page.page.run, bench.page.page.run.detail
    bench.until(lambda: (line := run.tasks.current()) and line.state is TaskState.ANSWERED)
    assert detail.line() == run.tasks.current()
    assert detail.attempts.count() == 0
    assert detail.to_reply.isEnabled()
    assert "✓ Answered" in texts_below(detail) or "Answered: " in texts_below(detail)
    assert "Under way" not in texts_below(detail)


def test_the_key_is_nowhere_in_the_window(bench: FetchBench) -> None:
    bench.connect()
    bench.server.script(refuses(400, {"error": {"message": f"odd {KEY}", "code": "odd"}}))
    bench.run()
    bench.until_over()
    _shown(bench)
    assert "odd" in texts_below(bench.page.page.run)
    assert KEY not in texts_below(bench.page.page.run)


def test_a_simulated_answer_to_a_sealed_case_is_withheld(bench: FetchBench) -> None:
    bench.window.show_page("fetch")
    bench.page.page.first.button.click()
    bench.until(lambda: bench.document.fetch_runs())
    bench.until_over()
    detail = bench.page.page.run.detail
    bench.until(lambda: detail.request.text.toPlainText())
    assert detail.response.text.toPlainText() == ""
    assert "Withheld" in detail.response.note.text()
    assert not detail.response.save.isEnabled()
    assert bench.document.case(1).sealed


def test_the_last_request_of_several_is_seen_first(bench: FetchBench) -> None:
    bench.connect(at_once=1)
    bench.server.script(refuses(400, {"error": {"message": "no", "code": "odd"}}))
    run_id = bench.run()
    bench.until_over()
    bench.page.page.run.buttons.again_failed.click()
    bench.until_over()
    bench.page.show_run(run_id)
    detail = bench.page.page.run.detail
    bench.until(lambda: detail.attempts.count() == 2)
    assert detail.attempts.currentIndex() == 1
    assert "choices" in detail.response.text.toPlainText()
    detail.attempts.setCurrentIndex(0)
    assert "odd" in detail.response.text.toPlainText()


def test_a_long_body_is_cut_on_the_screen_and_says_so(bench: FetchBench) -> None:
    bench.connect(at_once=1)
    bench.server.always = completes("x" * 300_000)
    bench.window.fetching.ask(case_wish(bench, "2-copy-code"))
    dialog = bench.window.fetching.starter.dialog
    assert dialog is not None
    bench.counted(dialog)
    dialog.start.click()
    bench.until(lambda: bench.document.fetch_runs())
    bench.until_over()
    _shown(bench)
    response = bench.page.page.run.detail.response
    assert len(response.text.toPlainText()) < 50_000
    assert "save it" in response.note.text()
    assert response.save.isEnabled()


def test_a_filter_shows_the_conversations_of_one_state(bench: FetchBench) -> None:
    bench.connect()
    bench.server.script(refuses(400, {"error": {"message": "no", "code": "odd"}}))
    bench.run()
    bench.until_over()
    tasks = bench.page.page.run.tasks
    tasks.choose_states(TaskState.FAILED)
    tasks.filter_changed.emit()
    assert tasks.model.rowCount() == 1
    state = tasks.model.index(0, COLUMNS.index(TaskColumn.STATE)).data()
    assert "Failed" in state
    assert "(1)" in tasks.filter.currentText()


def test_an_answer_that_was_all_reasoning_says_so_in_its_sentence() -> None:
    def said(outcome: Outcome, usage: Usage) -> str:
        answer = Answer(outcome, "", "stop", usage=usage)
        return attempt_sentence(Attempt(1, 1, "2026-11-30T08:00:00+08:00", "u", b"", answer=answer))

    empty, cut = Outcome.EMPTY, Outcome.TRUNCATED
    assert "700" in said(empty, Usage(10, 700, 700))
    assert said(empty, Usage(10, 0)) == said(empty, NO_USAGE) == outcome_sentence(empty)
    assert "700" in said(cut, Usage(10, 700, 700))
    assert said(cut, Usage(10, 700, 600)) == said(cut, NO_USAGE) == outcome_sentence(cut)


def test_a_conversation_that_the_end_of_the_program_cut_off_was_asked_at_least_once(
    bench: FetchBench,
) -> None:
    bench.connect()
    bench.server.delay = 0.3
    run_id = bench.run()
    bench.until(lambda: bench.server.asked)
    bench.runner.stop()
    bench.until_over()
    document = bench.document
    lost = Trouble(TroubleKind.INTERRUPTED).to_json()
    with sqlite3.connect(document.path) as kept:  # as a document of before that was counted
        kept.execute("UPDATE fetch_task SET attempts = 0, trouble = ? WHERE trouble <> ''", [lost])
    kept.close()
    shown = lines(document, run_id, (TaskState.UNKNOWN,), False, 0, 9)
    assert shown and {line.attempts for line in shown} == {1}
    waiting = lines(document, run_id, (TaskState.WAITING,), False, 0, 9)
    assert waiting and {line.attempts for line in waiting} == {0}


def test_only_the_rows_that_changed_are_told_of_when_those_in_sight_are_read_again() -> None:
    states = dict.fromkeys(range(200), TaskState.WAITING)
    reads: list[int] = []

    def read(offset: int, limit: int) -> list[TaskLine]:
        reads.append(offset)
        return [
            TaskLine(n, n, n, f"case-{n}", "Set", 1, None, 1, states[n], 0)
            for n in range(offset, min(len(states), offset + limit))
        ]

    model = FetchTasksModel(column_title, line_text)
    model.show(200, read)
    for row in (0, 50, 150):
        assert model.line(row) is not None
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last, _: told.append((first.row(), last.row())))
    reads.clear()
    model.refresh(200, 0, 60)
    assert (told, reads) == ([], [0, 40])
    states.update({3: TaskState.ANSWERED, 4: TaskState.FAILED, 45: TaskState.ASKING})
    states.update({160: TaskState.ANSWERED})
    model.refresh(200, 0, 60)
    assert told == [(3, 4), (45, 45)]
    line = model.line(160)  # out of sight: read when it is seen
    assert line is not None and line.state is TaskState.ANSWERED
    del states[199]
    told.clear()
    model.refresh(199, 40, 79)
    assert told == [] and model.rowCount() == 199


def test_of_a_hundred_thousand_conversations_only_the_pages_seen_are_read(
    qtmodeltester: ModelTester,
) -> None:
    reads: list[int] = []

    def read(offset: int, limit: int) -> list[TaskLine]:
        reads.append(offset)
        return [
            TaskLine(n, n, n, f"case-{n}", "Set", 1, None, 1, TaskState.WAITING, 0)
            for n in range(offset, min(100_000, offset + limit))
        ]

    model = FetchTasksModel(column_title, line_text)
    model.show(100_000, read)
    assert model.rowCount() == 100_000
    assert reads == []
    assert model.index(99_999, 1).data() == "case-99999"
    assert len(reads) == 1
    model.refresh(99_950)
    assert model.rowCount() == 99_950
    model.show(40, read)
    qtmodeltester.check(model, force_py=True)


def test_the_reply_of_a_conversation_is_one_click_away(bench: FetchBench) -> None:
    bench.connect()
    bench.run()
    bench.until_over()
    _shown(bench)
    bench.page.page.run.detail.to_reply.click()
    assert bench.window.pages.current == "desk"
    desk = bench.window.pages.page("desk")
    assert desk is not None
    assert desk.page.case().id == bench.document.cases(1)[0].id
