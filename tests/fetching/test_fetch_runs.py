"""Runs in the real window: begun, paused, stopped, gone on with; nothing is asked twice."""

from dataclasses import replace
from decimal import Decimal

import pytest
from fetch_bench import KEY, NAME, FetchBench, button, question
from misdeeds import fails, keeps_silent, refuses

from statelab_gui.domain.fetching.runs import RunState, TaskState
from statelab_gui.domain.fetching.usage import Prices
from statelab_gui.domain.runs import ReplySource, SettingState
from statelab_gui.views.labels.fetch_remedies import Remedy, remedy_of

STATES = TaskState


def test_practice_answers_with_one_click_and_nothing_leaves_this_computer(
    bench: FetchBench,
) -> None:
    bench.window.show_page("fetch")
    page = bench.page.page
    page.first.button.click()
    bench.until(lambda: bench.document.fetch_runs())
    bench.until_over()
    [run] = bench.document.fetch_runs()
    assert (run.state, run.tally.answered) == (RunState.ENDED, 8)
    assert run.plan.connection.simulated
    assert bench.server.requests == []
    replies = [bench.document.replies(case.id) for case in bench.document.cases(1)]
    assert {reply.source for found in replies for reply in found} == {ReplySource.SIMULATED}
    assert "Simulated" in page.run._simulated.text()
    assert page.run._simulated.isVisible()
    assert "Offline" in bench.window.status.findChild(object, "network").text()


def test_a_run_asks_every_case_once_and_records_what_came(bench: FetchBench) -> None:
    bench.connect()
    run_id = bench.run()
    bench.until_over()
    assert len(bench.server.asked) == 8
    assert {body["messages"][0]["content"] for body in bench.bodies()} == {
        bench.document.prompt(case.id) for case in bench.document.cases(1)
    }
    assert all(body["temperature"] == 0 for body in bench.bodies())
    assert bench.stands(run_id).state is RunState.ENDED
    for case in bench.document.cases(1):
        [reply] = bench.document.replies(case.id)
        assert reply.source is ReplySource.FETCHED
    assert bench.page.page.run.tasks.model.rowCount() == 8


def test_nothing_is_sent_before_start_is_pressed(bench: FetchBench) -> None:
    bench.connect()
    bench.window.show_page("fetch")
    dialog = bench.dialog()
    assert "8" in dialog.forecast.count.text()
    assert "127.0.0.1" in dialog.forecast.host.text()
    dialog.reject()
    assert bench.server.requests == []


def test_what_is_answered_is_not_asked_again_unless_more_repeats_are_wished(
    bench: FetchBench,
) -> None:
    bench.connect()
    bench.run()
    bench.until_over()
    dialog = bench.dialog()
    assert not dialog.start.isEnabled()
    assert "answered" in dialog.reason.text()
    dialog.form.repeats.setValue(3)
    bench.counted(dialog)
    assert "16" in dialog.forecast.count.text()
    dialog.reject()


def test_a_paused_run_waits_for_what_is_on_its_way_and_asks_only_the_rest_later(
    bench: FetchBench,
) -> None:
    bench.connect()
    bench.server.delay = 0.2
    run_id = bench.run()
    buttons = bench.page.page.run.buttons
    bench.until(lambda: bench.server.asked)
    buttons.pause.click()
    bench.until_over()
    paused = bench.stands(run_id)
    assert paused.state is RunState.PAUSED
    assert paused.tally.unknown == 0
    assert 0 < paused.tally.answered < 8
    assert buttons.go_on.isVisible()
    bench.server.delay = 0
    buttons.go_on.click()
    bench.until_over()
    assert bench.stands(run_id).tally.answered == 8
    assert len(bench.server.asked) == 8


def test_what_was_cut_off_is_unknown_and_asked_again_only_after_a_question(
    bench: FetchBench,
) -> None:
    bench.connect()
    bench.server.always = keeps_silent()
    run_id = bench.run()
    buttons = bench.page.page.run.buttons
    bench.until(lambda: len(bench.server.asked) == 2)
    buttons.stop.click()
    bench.until_over()
    assert bench.stands(run_id).tally.unknown == 2
    bench.server.always = bench.server._well
    buttons.again_unknown.click()
    asked = question()
    assert asked is not None
    assert "twice" in asked.informativeText()
    button(asked, "Cancel").click()
    assert bench.stands(run_id).tally.unknown == 2
    buttons.again_unknown.click()
    asked = question()
    assert asked is not None
    button(asked, "Ask again").click()
    bench.until_over()
    assert bench.stands(run_id).tally.answered == 8
    assert len(bench.server.asked) == 10


def test_failed_conversations_are_asked_again_with_one_click(bench: FetchBench) -> None:
    bench.connect()
    bench.server.script(refuses(400, {"error": {"message": "no", "code": "odd"}}))
    run_id = bench.run()
    bench.until_over()
    run = bench.stands(run_id)
    assert (run.tally.failed, run.tally.answered) == (1, 7)
    bench.page.page.run.buttons.again_failed.click()
    bench.until_over()
    assert bench.stands(run_id).tally.answered == 8


def test_a_refused_setting_is_left_out_and_recorded_as_not_provided_with_one_click(
    bench: FetchBench,
) -> None:
    bench.connect(at_once=1)
    no = {"message": "Unsupported value: 'temperature'", "param": "temperature"}
    bench.server.script(refuses(400, {"error": {**no, "code": "unsupported_value"}}))
    run_id = bench.run()
    bench.until_over()
    run = bench.stands(run_id)
    assert remedy_of(run) is Remedy.LEAVE_OUT
    banner = bench.page.page.run.stopped
    assert banner.isVisible()
    assert "Unsupported value" in banner.text()
    assert "Temperature" in banner.button.text()
    banner.button.click()
    bench.until_over()
    assert bench.stands(run_id).tally.answered == 8
    assert all("temperature" not in body for body in bench.bodies()[1:])
    [task, *_] = bench.document.fetch_tasks(run_id)
    settings = bench.document.examinee(task.examinee_id).settings
    assert settings["temperature"].state is SettingState.NOT_PROVIDED


def test_the_limit_is_sent_by_the_name_the_service_wants_with_one_click(
    bench: FetchBench,
) -> None:
    bench.connect(at_once=1)
    message = "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."
    no = {"message": message, "param": "max_tokens", "code": "unsupported_parameter"}
    bench.server.script(refuses(400, {"error": no}))
    run_id = bench.run()
    bench.until_over()
    assert remedy_of(bench.stands(run_id)) is Remedy.RENAME_LIMIT
    bench.page.page.run.stopped.button.click()
    bench.until_over()
    assert bench.stands(run_id).tally.answered == 8
    assert all(body["max_completion_tokens"] == 64 for body in bench.bodies()[1:])


def test_the_schema_is_sent_in_the_form_the_service_takes_with_one_click(
    bench: FetchBench,
) -> None:
    bench.connect(at_once=1)
    bench.server.script(refuses(400, {"error": "response_format: only 'json_object' is supported"}))
    run_id = bench.run(bench.add_examinee(output_format="json_schema"))
    bench.until_over()
    assert remedy_of(bench.stands(run_id)) is Remedy.REWRITE_SCHEMA
    assert "json_object" in bench.page.page.run.stopped.button.text()
    bench.page.page.run.stopped.button.click()
    bench.until_over()
    assert bench.stands(run_id).tally.answered == 8
    assert bench.bodies()[0]["response_format"]["type"] == "json_schema"
    assert all(body["response_format"]["type"] == "json_object" for body in bench.bodies()[1:])


def test_a_key_that_is_refused_stops_the_run_and_leads_to_the_connections(
    bench: FetchBench,
) -> None:
    bench.connect(at_once=1)
    bench.server.always = refuses(401, {"error": {"message": f"bad key {KEY}"}})
    run_id = bench.run()
    bench.until_over()
    run = bench.stands(run_id)
    assert remedy_of(run) is Remedy.CONNECTIONS
    assert run.tally.waiting == 8
    assert KEY not in bench.page.page.run.stopped.text()
    assert len(bench.server.asked) == 1


def test_a_run_of_a_connection_that_is_off_asks_nobody(bench: FetchBench) -> None:
    connection = bench.connect()
    bench.server.delay = 0.2
    run_id = bench.run()
    bench.until(lambda: bench.server.asked)
    bench.runner.pause()
    bench.until_over()
    sent = len(bench.server.asked)
    bench.window.network.book.put(replace(connection, enabled=False))
    bench.page.page.run.buttons.go_on.click()
    assert bench.runner.run_id is None
    assert NAME in bench.window.problem.text()
    assert len(bench.server.asked) == sent
    assert bench.stands(run_id).state is RunState.PAUSED


def test_a_run_goes_on_by_a_connection_that_was_given_another_name(bench: FetchBench) -> None:
    connection = bench.connect()
    bench.server.delay = 0.2
    run_id = bench.run()
    bench.until(lambda: bench.server.asked)
    renamed = replace(connection, name="Another")
    bench.window.network.keys().keep_for_session("Another", KEY)
    bench.window.network.book.put(renamed, instead_of=NAME)
    assert not bench.runner.is_pausing  # what is under way goes on
    bench.runner.pause()
    bench.until_over()
    bench.server.delay = 0
    bench.page.page.run.buttons.go_on.click()
    bench.until_over()
    run = bench.stands(run_id)
    assert (run.tally.answered, len(bench.server.asked)) == (8, 8)
    assert run.plan.connection == renamed


def test_going_offline_cuts_off_what_is_under_way(bench: FetchBench) -> None:
    bench.connect()
    bench.server.always = keeps_silent()
    run_id = bench.run()
    bench.until(lambda: len(bench.server.asked) == 2)
    bench.window.trigger("tools.offline")
    bench.until_over()
    assert bench.stands(run_id).tally.unknown == 2
    assert len(bench.server.asked) == 2


def test_a_second_run_waits_until_the_first_is_done(bench: FetchBench) -> None:
    bench.connect()
    bench.server.delay = 60  # until it is let go below
    first = bench.run()
    bench.until(lambda: bench.server.asked)
    second = bench.run(repeats=2)
    assert bench.runner.run_id == first
    assert bench.runner.waits(second)
    bench.server.delay = 0
    bench.until(lambda: bench.stands(second).state is RunState.ENDED)
    assert bench.stands(first).tally.answered == bench.stands(second).tally.answered == 8


def test_the_spending_limit_pauses_the_run_before_it_is_passed(bench: FetchBench) -> None:
    bench.connect(at_once=1)
    run_id = bench.run(input_price=1, output_price=1000, limit="0.2")
    bench.until_over()
    run = bench.stands(run_id)
    assert run.over_limit
    assert run.tally.spent is not None
    assert run.plan.spending_limit is not None
    assert run.tally.spent <= run.plan.spending_limit
    assert 0 < run.tally.answered < 8
    assert remedy_of(run) is Remedy.LIMIT


def test_given_up_conversations_can_be_asked_after_all(bench: FetchBench) -> None:
    bench.connect()
    bench.server.script(*[fails(404)] * 2)
    run_id = bench.run()
    bench.until_over()
    bench.page.page.run.buttons.give_up.trigger()
    asked = question()
    assert asked is not None
    button(asked, "Give up").click()
    left = bench.stands(run_id).tally
    assert left.given_up == 8 - left.answered
    bench.page.page.run.buttons.again_given_up.trigger()
    bench.until_over()
    assert bench.stands(run_id).tally.answered == 8


def test_every_price_is_entered_once_for_a_model_of_a_connection(bench: FetchBench) -> None:
    bench.connect()
    bench.window.show_page("fetch")
    dialog = bench.dialog()
    pace = dialog.form.pace
    assert pace.prices() is None
    lines = (pace.input_price, pace.output_price, pace.cached_price, pace.written_price)
    for line, amount in zip(lines, ("1.50", "6", "0.150", "1.875"), strict=True):
        bench.qtbot.keyClicks(line, amount)
    prices = Prices(Decimal("1.50"), Decimal("6"), Decimal("0.150"), Decimal("1.875"))
    assert pace.prices() == prices
    bench.qtbot.waitUntil(dialog.start.isEnabled, timeout=20_000)
    dialog.start.click()
    bench.until(bench.document.fetch_runs)
    bench.until_over()
    assert bench.window.network.book.prices(NAME, "small-model") == prices
    dialog = bench.dialog()
    assert dialog.form.pace.prices() == prices
    dialog.form.pace.input_price.clear()
    dialog.form.pace.output_price.clear()
    dialog.form.pace.cached_price.clear()
    dialog.form.pace.changed.emit()
    assert not dialog.start.isEnabled()  # the price of writing to a cache alone says nothing
    dialog.reject()


@pytest.mark.parametrize("words", ["limit", "price"])
def test_a_limit_without_prices_or_half_of_the_prices_cannot_be_started(
    bench: FetchBench, words: str
) -> None:
    bench.connect()
    bench.window.show_page("fetch")
    dialog = bench.dialog()
    field = dialog.form.pace.limit if words == "limit" else dialog.form.pace.input_price
    field.setText("1")
    field.textEdited.emit("1")
    assert not dialog.start.isEnabled()
    assert "price" in dialog.reason.text()
    dialog.reject()
