"""A setting that a service refuses is left out at the reviewer's word, but of no record."""

import documents_bench as bench
import fetched_bench as runs
import pytest
from documents_bench import tables

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.runs import RunState, TaskState, TaskWish
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.storage.commands import (
    AddExaminee,
    GiveUp,
    LeaveOut,
    ReviseExaminee,
    SetFetchState,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

WARM = {"model": Setting.of("model-3"), "temperature": Setting.of("0.7")}
BUSY = Trouble(TroubleKind.SERVER_ERROR, {"status": "500", "message": ""})


@pytest.fixture
def warm(busy: Document) -> int:
    """An examinee with a temperature, of whom nothing is recorded."""
    command = AddExaminee(WARM)
    busy.apply(command)
    assert command.result is not None
    return command.result


def refused(busy: Document, warm: int) -> int:
    """A run of four cases, the first two of which failed for the temperature, the third else."""
    run = runs.start(busy, busy.places([1, 2, 3, 4], warm, 1, only_unanswered=False))
    with FetchJournal(busy, run) as journal:
        what = ((runs.REFUSED, 400), (runs.REFUSED, 400), (BUSY, 500))
        tasks = journal.claim(3)
        journal.settle(
            [runs.settled(t, w, status=s) for t, (w, s) in zip(tasks, what, strict=True)]
        )
    busy.apply(SetFetchState(run, RunState.PAUSED, stopped_by=runs.REFUSED))
    return run


def asked(busy: Document, run: int) -> list[tuple[int, TaskState]]:
    return [(row.examinee_id, row.state) for row in busy.fetch_tasks(run)]


def test_an_examinee_without_replies_is_changed_in_place_and_what_failed_waits(
    busy: Document, warm: int
) -> None:
    run = refused(busy, warm)
    changes = busy.apply(LeaveOut(run, "temperature", bench.NOW))
    assert (changes.examinees, changes.fetch_runs) == ({warm}, {run})
    who = busy.examinee(warm)
    assert who.setting("temperature") == NOT_PROVIDED
    assert who.setting("model") == WARM["model"]
    waiting, failed = TaskState.WAITING, TaskState.FAILED
    assert asked(busy, run) == [(warm, waiting), (warm, waiting), (warm, failed), (warm, waiting)]
    assert busy.fetch_run(run).plan.left_out == {"temperature"}
    assert len(busy.examinees()) == 3
    busy.apply(LeaveOut(run, "output_limit", bench.NOW))
    assert busy.fetch_run(run).plan.left_out == {"temperature", "output_limit"}
    assert busy.examinee(warm).setting("output_limit") == BLANK  # it was not sent


def test_an_examinee_with_replies_stays_and_a_new_version_is_asked(
    busy: Document, warm: int
) -> None:
    run = refused(busy, warm)
    bench.record(busy, 1, warm)
    with FetchJournal(busy, run) as journal:
        journal.settle([runs.settled(task, runs.answer()) for task in journal.claim(1)])
    later = "2026-11-30T10:00:00+08:00"
    changes = busy.apply(LeaveOut(run, "temperature", later))
    old, new = busy.examinees()[-2:]
    assert changes.examinees == {old.id, new.id}
    assert (old.id, old.settings) == (warm, WARM)
    assert (new.version_of, new.created_at) == (warm, later)
    assert dict(new.settings) == {**WARM, "temperature": NOT_PROVIDED}
    waiting = TaskState.WAITING
    assert asked(busy, run) == [
        (new.id, waiting),
        (new.id, waiting),
        (new.id, TaskState.FAILED),
        (warm, TaskState.ANSWERED),
    ]


def test_a_version_made_for_this_before_is_asked_again(busy: Document, warm: int) -> None:
    bench.record(busy, 1, warm)
    for _ in range(2):
        run = refused(busy, warm)
        busy.apply(LeaveOut(run, "temperature", bench.NOW))
        assert {who for who, _ in asked(busy, run)} == {4}
    assert len(busy.examinees()) == 4


def test_what_another_run_asks_or_asked_of_the_examinee_stays_with_its_settings(
    busy: Document, warm: int
) -> None:
    other = runs.start(busy, [TaskWish(5, warm)])
    busy.apply(GiveUp(other, None))
    run = refused(busy, warm)
    busy.apply(LeaveOut(run, "temperature", bench.NOW))
    assert busy.examinee(warm).settings == WARM
    assert asked(busy, other) == [(warm, TaskState.GIVEN_UP)]
    assert asked(busy, run)[0] == (4, TaskState.WAITING)


def test_an_answer_on_its_way_stays_with_the_settings_it_was_asked_with(
    busy: Document, warm: int
) -> None:
    run = refused(busy, warm)
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
        busy.apply(LeaveOut(run, "temperature", bench.NOW))
        (reply,) = journal.settle([runs.settled(task, runs.answer())])
        assert journal.claim(1)[0].settings["temperature"] == NOT_PROVIDED
    assert busy.examinee(busy.reply(reply).examinee_id).settings == WARM


def test_editing_an_examinee_that_is_being_asked_makes_a_version(busy: Document) -> None:
    new = {"model": Setting.of("model-2b")}
    run = runs.start(busy, [TaskWish(2, 2), TaskWish(3, 2)])
    in_place = ReviseExaminee(2, {"model": Setting.of("model-2a")})
    busy.apply(in_place)
    assert in_place.result == 2
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
        assert task.settings == {"model": Setting.of("model-2a")}
        with pytest.raises(KnownError) as caught:
            busy.revert(in_place)
        assert caught.value.code == "cannot_undo"
        version = ReviseExaminee(2, new)
        busy.apply(version)
        assert version.result == 3
        (reply,) = journal.settle([runs.settled(task, runs.answer())])
    assert busy.reply(reply).examinee_id == 2
    assert busy.examinee(2).settings == {"model": Setting.of("model-2a")}


def test_attempts_of_before_still_tell_that_the_setting_was_sent(busy: Document, warm: int) -> None:
    run = refused(busy, warm)
    before = tables(busy.path)["attempt"]
    busy.apply(LeaveOut(run, "temperature", bench.NOW))
    assert tables(busy.path)["attempt"] == before
    assert [row.attempts for row in busy.fetch_tasks(run)] == [1, 1, 1, 0]


def test_a_run_that_had_ended_may_go_on(busy: Document, warm: int) -> None:
    run = refused(busy, warm)
    busy.apply(SetFetchState(run, RunState.ENDED))
    busy.apply(LeaveOut(run, "temperature", bench.NOW))
    assert busy.fetch_run(run).state is RunState.PAUSED


def test_what_no_service_is_sent_cannot_be_left_out(busy: Document, warm: int) -> None:
    run = refused(busy, warm)
    with pytest.raises(ValueError, match="tools"):
        busy.apply(LeaveOut(run, "tools", bench.NOW))
