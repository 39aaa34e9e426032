"""Conversations in steps, fetched in the real window: Practice, a tracker of its own, misdeeds."""

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal

import misdeeds
import pytest
from fetch_bench import KEY, FetchBench
from server import Loopback

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.arms import Purpose
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.domain.fetching.runs import RunKind, RunState, TaskState
from statelab_gui.domain.fetching.usage import Prices
from statelab_gui.domain.fetching.wishing import FetchWish, Subject, SubjectKind
from statelab_gui.storage.commands import AddDriftSet, AskAgain
from statelab_gui.views.labels.arms import purpose_name

RECIPE = DriftRecipe(
    families=(DriftFamily.CELLS, DriftFamily.ORDERS),
    seeds=(1,),
    conditions=(Condition.CLEAN, Condition.EASY),
)
SAID = {
    "edits": '{"edits": [], "derived": []}',
    "conventions": '{"conventions": ["Only JSON."]}',
    "problems": '{"problems": []}',
}


def said(request):
    """What fits the JSON that is asked for."""
    found = (text for key, text in SAID.items() if f'{{"{key}"' in request.prompt)
    return next(found, '{"x": 1}')


@pytest.fixture
def drift(bench: FetchBench) -> FetchBench:
    """The bench with a drift set, which is set 2."""
    cases = [found for found in drift_cases(RECIPE) if hasattr(found, "conversation")]
    assert bench.window.session.apply(AddDriftSet("Drift", RECIPE, cases)) is not None
    bench.server.answer = said
    return bench


@pytest.fixture
def tracking() -> Iterator[Loopback]:
    server = Loopback()
    server.answer = said
    yield server
    server.close()


def wish(bench: FetchBench, arm: str, **settings: str) -> FetchWish:
    examinee = bench.add_examinee(arm=arm, output_limit="64", **settings)
    return FetchWish(Subject(SubjectKind.SET, "Drift", set_id=2), examinee)


def practise(bench: FetchBench, respondent: str = "perfect") -> None:
    bench.window.network.book.put(
        Connection("Practice", Dialect.PRACTICE, respondent=respondent, enabled=True)
    )


def track(bench: FetchBench, server: Loopback, **facts: object) -> Connection:
    given = {"key_source": KeySource.SESSION, "enabled": True, **facts}
    found = Connection("Tracking", Dialect.OPENAI, f"{server.url}/v1", **given)
    bench.window.network.keys().keep_for_session("Tracking", "sk-tracking-0123456789abcdef")
    bench.window.network.book.put(found)
    return found


def start(bench: FetchBench, asked: FetchWish, connection: str, tracker: str = "") -> int:
    """Begin a run by the dialog; its id."""
    bench.window.show_page("fetch")
    dialog = bench.dialog(asked)
    box = dialog.form.connection_box
    box.setCurrentIndex(box.findData(connection))
    if tracker:
        dialog.form.tracker_box.setCurrentIndex(dialog.form.tracker_box.findData(tracker))
    bench.counted(dialog)
    with bench.qtbot.waitSignal(bench.window.fetching.made, timeout=20_000) as made:
        dialog.start.click()
    bench.until_over()
    return int(made.args[0])


@pytest.mark.parametrize("arm", ["bare", "stateforge", "neutral_recap", "oracle_state"])
def test_practice_goes_through_the_set_with_an_arm(drift: FetchBench, arm: str) -> None:
    practise(drift)
    run_id = start(drift, wish(drift, arm), "Practice")
    run = drift.stands(run_id)
    assert run.state is RunState.ENDED
    assert run.tally.answered == run.tally.total == 4
    rows = [row for row in drift.document.drift_matrix() if row.arm == arm]
    assert [row.status for row in rows] == [CaseStatus.RIGHT] * 4
    assert {row.simulated for row in rows} == {True}


def test_the_dialog_says_how_many_requests_the_steps_are(drift: FetchBench) -> None:
    practise(drift)
    dialog = drift.dialog(wish(drift, "stateforge"))
    told = dialog.forecast.steps
    assert told.isVisible()
    forecast = dialog._forecast
    assert forecast.conversations == 4
    assert forecast.conversations < forecast.least_requests < forecast.most_requests
    for number in (forecast.least_requests, forecast.most_requests):
        assert str(number) in told.text()
    dialog.reject()
    run_id = start(drift, wish(drift, "stateforge"), "Practice")
    tasks = drift.document.fetch_tasks(run_id)
    made = sum(task.attempts for task in tasks)
    assert forecast.least_requests <= made <= forecast.most_requests
    asked = [one.attempt for task in tasks for one in drift.document.attempts(task.id)]
    assert len(asked) == made
    dialog = drift.dialog(wish(drift, "bare"))
    assert not dialog.forecast.steps.isVisible()
    assert dialog._forecast.most_requests == 4
    dialog.reject()


def test_files_are_refused_where_one_request_hangs_on_another(drift: FetchBench) -> None:
    drift.connect()
    for arm, refused in (("stateforge", True), ("bare", False)):
        dialog = drift.dialog(wish(drift, arm))
        dialog.form.batch.setChecked(True)
        drift.counted(dialog)
        drift.until(lambda dialog=dialog: dialog._forecast is not None)
        assert dialog.form.kind() is RunKind.BATCH
        told = dialog._forecast.refused
        assert (told is not None and told.code == "batch_needs_one_request") is refused
        assert dialog.start.isEnabled() is not refused
        dialog.reject()


def test_a_tracker_is_asked_at_its_own_host_and_chosen_only_where_the_arm_has_one(
    drift: FetchBench, tracking: Loopback
) -> None:
    drift.connect()
    track(drift, tracking)
    dialog = drift.dialog(wish(drift, "bare"))
    assert not dialog.form.tracker_box.isVisible()
    dialog.reject()
    asked = wish(drift, "stateforge", tracker_model="small-tracker")
    dialog = drift.dialog(asked)
    assert dialog.form.tracker_box.isVisible()
    box = dialog.form.tracker_box
    box.setCurrentIndex(box.findData("Tracking"))
    for server in (drift.server, tracking):
        assert f"127.0.0.1:{server.port}" in dialog.forecast.host.text()
    dialog.reject()
    run_id = start(drift, asked, "Loop", "Tracking")
    assert drift.stands(run_id).tally.answered == 4
    assert {body["model"] for body in drift.bodies()} == {"small-model"}
    assert {request.json["model"] for request in tracking.asked} == {"small-tracker"}
    own = {request.headers["authorization"] for request in drift.server.asked}
    others = {request.headers["authorization"] for request in tracking.asked}
    assert own == {f"Bearer {KEY}"}
    assert others == {"Bearer sk-tracking-0123456789abcdef"}
    steps = len(tracking.asked) + len(drift.server.asked)
    assert steps == sum(task.attempts for task in drift.document.fetch_tasks(run_id))


def test_a_tracker_of_another_model_has_prices_of_its_own(
    drift: FetchBench, tracking: Loopback
) -> None:
    drift.connect()
    track(drift, tracking)
    dialog = drift.dialog(wish(drift, "stateforge"))
    pace = dialog.form.pace
    assert not pace.tracker.isVisible()  # it is the examinee itself
    box = dialog.form.tracker_box
    box.setCurrentIndex(box.findData("Tracking"))
    assert pace.tracker.isVisible()
    dialog.reject()
    asked = wish(drift, "stateforge", tracker_model="small-tracker")
    dialog = drift.dialog(asked)
    pace = dialog.form.pace
    assert pace.tracker.isVisible()
    for line, amount in ((pace.input_price, "1"), (pace.output_price, "2")):
        drift.qtbot.keyClicks(line, amount)
    drift.counted(dialog)
    assert dialog._forecast.cost is None  # what the tracker costs is not known
    drift.qtbot.keyClicks(pace.limit, "9")
    assert "tracker" in dialog.form.problem()
    drift.qtbot.keyClicks(pace.tracker.lines[0], "10")
    assert dialog.form.problem()
    drift.qtbot.keyClicks(pace.tracker.lines[1], "20")
    assert not dialog.form.problem()
    drift.counted(dialog)
    assert dialog._forecast.cost is not None
    with drift.qtbot.waitSignal(drift.window.fetching.made, timeout=20_000) as made:
        dialog.start.click()
    drift.until_over()
    run = drift.stands(int(made.args[0]))
    its = Prices(Decimal(10), Decimal(20))
    assert (run.plan.tracker_apart, run.plan.tracker_prices) == (True, its)
    assert run.tally.answered == 4
    assert drift.window.network.book.prices("Loop", "small-tracker") == its
    dialog = drift.dialog(asked)
    assert dialog.form.pace.tracker_prices() == its
    dialog.reject()


def test_a_tracker_that_was_switched_off_is_told_before_anything_is_sent(
    drift: FetchBench, tracking: Loopback
) -> None:
    drift.connect()
    tracker = track(drift, tracking)
    tracking.script(misdeeds.refuses(401, {"error": {"message": "wrong key"}}))
    run_id = start(drift, wish(drift, "stateforge"), "Loop", "Tracking")
    run = drift.stands(run_id)
    assert run.state is RunState.PAUSED
    drift.window.network.book.put(replace(tracker, enabled=False))
    failed = []
    drift.window.session.failed.connect(failed.append)
    asked = len(drift.server.asked) + len(tracking.asked)
    assert run.plan.tracker is not None
    assert not drift.runner.begin(run_id)
    assert [(error.code, error.facts["name"]) for error in failed] == [
        ("connection_not_enabled", "Tracking")
    ]
    assert len(drift.server.asked) + len(tracking.asked) == asked


def test_a_drop_within_a_conversation_is_asked_again_from_that_step_on(
    drift: FetchBench,
) -> None:
    drift.connect(at_once=1)
    drift.server.script(*[drift.server.always] * 3, misdeeds.drops("body"))
    asked = wish(drift, "injection_no_gate")
    run_id = start(drift, asked, "Loop")
    [unknown] = drift.document.fetch_tasks(run_id, [TaskState.UNKNOWN])
    before = len(drift.server.asked)
    had = len(drift.document.attempts(unknown.id)) - 1
    assert drift.window.session.apply(AskAgain(run_id, [unknown.id])) is not None
    assert drift.runner.begin(run_id)
    drift.until_over()
    assert drift.stands(run_id).tally.answered == 4
    [row] = [one for one in drift.document.fetch_tasks(run_id) if one.id == unknown.id]
    dialogue = drift.document.dialogue_of(row.reply_id)
    assert len(drift.server.asked) - before == len(dialogue.steps) - had


def test_the_requests_of_a_conversation_tell_what_each_is_for(drift: FetchBench) -> None:
    drift.connect()
    run_id = start(drift, wish(drift, "stateforge"), "Loop")
    task = drift.document.fetch_tasks(run_id)[0]
    purposes = [one.purpose for one in drift.document.attempts(task.id)]
    assert purposes[0] is Purpose.TRACKER
    detail = drift.page.page.run.detail
    drift.until(lambda: detail.attempts.count() == len(purposes))
    titles = [detail.attempts.itemText(at) for at in range(len(purposes))]
    for purpose, title in zip(purposes, titles, strict=True):
        assert purpose_name(purpose) in title
    facts = dict(detail.facts.rows.line(row) for row in range(detail.facts.rows.rowCount()))
    assert facts["Step of the arm"] == purpose_name(purposes[-1])


def test_what_the_oracle_arm_asks_is_withheld_while_the_case_is_sealed(drift: FetchBench) -> None:
    drift.connect()
    drift.server.always = misdeeds.fails(400)
    run_id = start(drift, wish(drift, "oracle_state"), "Loop")
    for task in drift.document.fetch_tasks(run_id):
        for one in drift.document.attempts(task.id):
            assert one.request_withheld
            assert one.attempt.request == b""
    detail = drift.page.page.run.detail
    drift.until(lambda: "Withheld" in detail.request.note.text())
    assert "Withheld" in detail.request.note.text()
    assert detail.request.text.toPlainText() == ""
    assert not detail.request.save.isEnabled()
