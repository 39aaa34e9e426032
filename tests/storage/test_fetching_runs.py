"""Runs: begun, changed, asked again, given up; and what a document tells of them."""

from decimal import Decimal
from pathlib import Path

import documents_bench as bench
import fetched_bench as runs
import pytest
from documents_bench import tables

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.kept import FetchSize
from statelab_gui.domain.fetching.runs import (
    FetchTally,
    RunKind,
    RunState,
    TaskState,
    TaskWish,
)
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddExaminee,
    AskAgain,
    GiveUp,
    SetFetchPlan,
    SetFetchState,
    SettleInterrupted,
    StartFetchRun,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal
from statelab_gui.storage.reading import DocumentReader

BUSY = Trouble(TroubleKind.SERVER_ERROR, {"status": "500", "message": "\ud800"})
W, A, K, F, U, G = (
    TaskState.WAITING,
    TaskState.ASKING,
    TaskState.ANSWERED,
    TaskState.FAILED,
    TaskState.UNKNOWN,
    TaskState.GIVEN_UP,
)


def states(document: Document, run_id: int) -> list[TaskState]:
    return [row.state for row in document.fetch_tasks(run_id)]


@pytest.fixture
def mixed(busy: Document) -> int:
    """A run whose eight conversations are in every state: W W A K F U G K."""
    run = runs.start(busy, runs.wishes(busy), prices=runs.PRICES)
    with FetchJournal(busy, run) as journal:
        tasks = journal.claim(8)
        journal.release([tasks[0].id, tasks[1].id])
        journal.settle(
            [
                runs.settled(tasks[3], runs.answer()),
                runs.settled(tasks[4], BUSY),
                runs.settled(tasks[5], Trouble(TroubleKind.SILENCE, {"seconds": "600"}), U),
                runs.settled(tasks[6], BUSY),
                runs.settled(tasks[7], runs.answer(usage_json=None, usage=runs.Usage(input=7))),
            ]
        )
        busy.apply(GiveUp(run, [tasks[6].id]))
    assert states(busy, run) == [W, W, A, K, F, U, G, K]
    return run


def test_a_run_is_put_down_paused_with_its_conversations_in_order(busy: Document) -> None:
    wishes = [TaskWish(2, 1), TaskWish(1, 2, 9, 3), TaskWish(1, 2, 12)]
    command = StartFetchRun(runs.plan(name="  A run "), wishes)
    assert command.size == 3
    changes = busy.apply(command)
    assert command.result is not None
    assert changes.fetch_runs == {command.result}
    run = busy.fetch_run(command.result)
    assert (run.plan, run.state, run.created_at) == (runs.plan(), RunState.PAUSED, bench.NOW)
    assert run.tally == FetchTally(total=3, waiting=3)
    assert (run.stopped_by, run.over_limit) == (None, False)
    rows = busy.fetch_tasks(run.id)
    assert [TaskWish(r.case_id, r.examinee_id, r.prefix, r.repeat) for r in rows] == wishes
    assert [row.position for row in rows] == [0, 1, 2]
    assert (rows[0].case_name, rows[0].set_name) == (busy.case(2).name, "Small")
    assert (rows[0].attempts, rows[0].trouble, rows[0].reply_id) == (0, None, None)
    assert busy.next_undo().name != StartFetchRun.name  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("wishes", "name", "code"),
    [
        ([], "A run", "nothing_to_ask"),
        ([TaskWish(1, 1)], " ", "run_name_missing"),
        ([TaskWish(1, 1)], "\udcff", "unstorable_text"),
        ([TaskWish(99, 1)], "A run", "no_such_case"),
        ([TaskWish(1, 99)], "A run", "no_such_examinee"),
        ([TaskWish(1, 1, 9), TaskWish(1, 1, 5)], "A run", "prefix_too_early"),
        ([TaskWish(1, 1, 9), TaskWish(1, 1, 13)], "A run", "prefix_too_long"),
    ],
)
def test_a_run_that_cannot_be_asked_is_refused_and_nothing_is_put_down(
    busy: Document, wishes: list[TaskWish], name: str, code: str
) -> None:
    before = tables(busy.path)
    with pytest.raises(KnownError) as caught:
        busy.apply(StartFetchRun(runs.plan(name=name), wishes))
    assert caught.value.code == code
    assert tables(busy.path) == before


def test_the_runs_are_told_the_latest_first_with_how_they_stand(busy: Document, mixed: int) -> None:
    later = runs.start(busy, [TaskWish(1, 2)], name="Later")
    assert [run.id for run in busy.fetch_runs()] == [later, mixed]
    tally = busy.fetch_run(mixed).tally
    assert tally == FetchTally(8, 2, 1, 2, 1, 1, 1, Decimal("0.0007"), 1)
    reader = DocumentReader(busy.path, read_only=True)
    assert reader.fetch_runs() == busy.fetch_runs()
    assert reader.fetch_tasks(mixed) == busy.fetch_tasks(mixed)
    reader.close()


def test_what_was_answered_without_prices_is_priced_once_there_are_some(busy: Document) -> None:
    run = runs.start(busy, runs.wishes(busy))
    with FetchJournal(busy, run) as journal:
        first, second, *_ = journal.claim(3)
        journal.settle([runs.settled(first, runs.answer())])
        assert (journal.tally().spent, busy.fetch_run(run).tally.spent) == (None, None)
        busy.apply(SetFetchPlan(run, runs.plan(prices=runs.PRICES)))
        journal.settle([runs.settled(second, runs.answer())])
        assert journal.tally().spent == busy.fetch_run(run).tally.spent == Decimal("0.0014")
        dearer = runs.Prices(Decimal(5), Decimal(20))
        busy.apply(SetFetchPlan(run, runs.plan(prices=dearer)))
        assert journal.tally().spent == busy.fetch_run(run).tally.spent == Decimal("0.0021")
    (kept,) = busy.attempts(first.id)
    assert kept.cost is None
    assert [row.entry("cost").value for row in busy.run_rows([2, 3])] == ["", "0.0007"]


@pytest.mark.parametrize("query", ["fetch_run", "SetFetchPlan", "SetFetchState", "AskAgain"])
def test_a_run_that_is_not_there_is_told(busy: Document, query: str) -> None:
    asking = {
        "fetch_run": lambda: busy.fetch_run(9),
        "SetFetchPlan": lambda: busy.apply(SetFetchPlan(9, runs.plan())),
        "SetFetchState": lambda: busy.apply(SetFetchState(9, RunState.RUNNING)),
        "AskAgain": lambda: busy.apply(AskAgain(9, None)),
    }
    with pytest.raises(KnownError) as caught:
        asking[query]()
    assert (caught.value.code, caught.value.facts) == ("no_such_fetch_run", {"id": 9})


def test_conversations_are_read_by_state_and_in_parts(busy: Document, mixed: int) -> None:
    assert [row.state for row in busy.fetch_tasks(mixed, [F, U, G])] == [F, U, G]
    assert busy.fetch_task_count(mixed) == 8
    assert busy.fetch_task_count(mixed, [W, K]) == 4
    assert busy.fetch_task_count(mixed, []) == 0
    assert [row.position for row in busy.fetch_tasks(mixed, offset=6, limit=5)] == [6, 7]
    rows = busy.fetch_tasks(mixed)
    assert [row.attempts for row in rows] == [0, 0, 0, 1, 1, 1, 1, 1]
    assert (rows[3].outcome, rows[3].reply_id, rows[3].trouble) == (Outcome.COMPLETE, 2, None)
    told = rows[4].trouble
    assert told == Trouble(TroubleKind.SERVER_ERROR, {"status": "500", "message": "\ud800"})


def test_how_a_run_stands_is_kept_with_its_reason(busy: Document, mixed: int) -> None:
    quota = Trouble(TroubleKind.QUOTA_SPENT, {"status": "429", "message": "額度"})
    busy.apply(SetFetchState(mixed, RunState.PAUSED, stopped_by=quota))
    run = busy.fetch_run(mixed)
    assert (run.state, run.stopped_by, run.over_limit) == (RunState.PAUSED, quota, False)
    busy.apply(SetFetchState(mixed, RunState.PAUSED, over_limit=True))
    run = busy.fetch_run(mixed)
    assert (run.stopped_by, run.over_limit) == (None, True)
    busy.apply(SetFetchState(mixed, RunState.ENDED))
    assert busy.fetch_run(mixed).state is RunState.ENDED


def test_going_on_makes_the_fate_unknown_of_what_a_job_that_is_no_more_was_asking(
    busy: Document, mixed: int
) -> None:
    busy.apply(SetFetchState(mixed, RunState.PAUSED))
    assert states(busy, mixed)[2] is A
    busy.apply(SetFetchState(mixed, RunState.RUNNING))
    row = busy.fetch_tasks(mixed)[2]
    assert (row.state, row.trouble) == (U, Trouble(TroubleKind.INTERRUPTED))


def test_a_document_opened_again_pauses_its_runs_and_asks_nothing_twice(
    busy: Document, mixed: int
) -> None:
    busy.apply(SetFetchState(mixed, RunState.RUNNING))
    with FetchJournal(busy, mixed) as journal:
        (task,) = journal.claim(1)
    busy.close()
    for _ in range(2):
        again = Document.open(busy.path)
        run = again.fetch_run(mixed)
        assert run.state is RunState.PAUSED
        assert run.tally == FetchTally(8, 1, 0, 2, 1, 3, 1, Decimal("0.0007"), 1)
        row = next(row for row in again.fetch_tasks(mixed) if row.id == task.id)
        assert row.trouble == Trouble(TroubleKind.INTERRUPTED)
        again.close()


def test_a_document_opened_for_reading_only_stays_as_it_was_left(
    busy: Document, mixed: int
) -> None:
    busy.apply(SetFetchState(mixed, RunState.RUNNING))
    with FetchJournal(busy, mixed) as journal:
        journal.claim(1)
    busy.close()
    before = busy.path.read_bytes()
    again = Document.open(busy.path, read_only=True)
    assert again.fetch_run(mixed).state is RunState.RUNNING
    again.close()
    assert busy.path.read_bytes() == before


def test_a_batch_is_with_its_service_and_stays_so_when_the_document_is_opened_again(
    busy: Document,
) -> None:
    run = runs.start(busy, runs.wishes(busy), kind=RunKind.BATCH)
    with FetchJournal(busy, run) as journal:
        journal.claim(8)
    busy.apply(SetFetchState(run, RunState.RUNNING))
    assert not busy.apply(SettleInterrupted())
    busy.close()
    before = busy.path.read_bytes()
    again = Document.open(busy.path)
    assert (again.fetch_run(run).state, set(states(again, run))) == (RunState.RUNNING, {A})
    assert again.path.read_bytes() == before
    given_up = GiveUp(run, None)
    again.apply(given_up)
    assert given_up.touched == 8
    again.close()


def test_settling_touches_the_wanted_run_only(busy: Document) -> None:
    first, second = (runs.start(busy, [TaskWish(1, 2)]) for _ in range(2))
    for run in (first, second):
        busy.apply(SetFetchState(run, RunState.RUNNING))
    assert busy.apply(SettleInterrupted(second)).fetch_runs == {second}
    assert busy.fetch_run(first).state is RunState.RUNNING
    assert busy.fetch_run(second).state is RunState.PAUSED


def test_asking_again_touches_what_failed_and_leaves_every_attempt(
    busy: Document, mixed: int
) -> None:
    busy.apply(SetFetchState(mixed, RunState.ENDED))
    kept = tables(busy.path)["attempt"]
    rows = busy.fetch_tasks(mixed)
    only = AskAgain(mixed, [row.id for row in rows], [F])
    busy.apply(only)
    assert (only.touched, states(busy, mixed)) == (1, [W, W, A, K, W, U, G, K])
    assert busy.fetch_run(mixed).state is RunState.PAUSED  # there is something to be asked
    every = AskAgain(mixed, None)
    busy.apply(every)
    assert (every.touched, states(busy, mixed)) == (2, [W, W, A, K, W, W, W, K])
    assert tables(busy.path)["attempt"] == kept
    assert [row.attempts for row in busy.fetch_tasks(mixed)][4:7] == [1, 1, 1]
    with pytest.raises(ValueError, match="answered"):
        busy.apply(AskAgain(mixed, None, [K]))


def test_giving_up_leaves_what_is_answered_or_being_asked(busy: Document, mixed: int) -> None:
    busy.apply(GiveUp(mixed, None))
    assert states(busy, mixed) == [G, G, A, K, G, G, G, K]


def test_a_word_on_conversations_touches_no_other_run(busy: Document, mixed: int) -> None:
    other = runs.start(busy, [TaskWish(1, 2)])
    (row,) = busy.fetch_tasks(other)
    nothing = GiveUp(mixed, [row.id])
    busy.apply(nothing)
    assert (nothing.touched, states(busy, other)) == (0, [W])


def test_many_conversations_are_asked_again_at_once(busy: Document) -> None:
    many = [TaskWish(1, 2, None, n) for n in range(1, 2002)]
    run = runs.start(busy, many)
    ids = [row.id for row in busy.fetch_tasks(run, limit=3000)]
    gone, back = GiveUp(run, ids), AskAgain(run, ids[1:])
    busy.apply(gone)
    busy.apply(back)
    assert (gone.touched, back.touched) == (2001, 2000)


def test_what_runs_stand_on_cannot_be_undone(document: Document) -> None:
    added = AddCaseSet("Small", bench.recipe())
    who = AddExaminee({})
    for command in (added, who):
        document.apply(command)
    runs.start(document, [TaskWish(1, 1)])
    before = tables(document.path)
    for command in (added, who):
        with pytest.raises(KnownError) as caught:
            document.revert(command)
        assert caught.value.code == "cannot_undo"
    assert tables(document.path) == before


def test_free_places_are_numbered_past_what_is_answered_or_may_come(busy: Document) -> None:
    assert busy.places([1, 2], 1, 2, False) == [
        TaskWish(1, 1, None, 2),  # repeat 1 is recorded
        TaskWish(2, 1, None, 1),
        TaskWish(1, 1, None, 3),
        TaskWish(2, 1, None, 2),
    ]
    runs.start(busy, [TaskWish(2, 1, None, 2), TaskWish(2, 1, 9, 1), TaskWish(2, 2)])
    assert busy.places([2], 1, 2, False) == [TaskWish(2, 1, None, 1), TaskWish(2, 1, None, 3)]
    assert busy.places([2], 1, 1, False, [9, 12]) == [TaskWish(2, 1, 9, 2), TaskWish(2, 1, 12, 1)]
    assert busy.places([2], 1, 1, False, []) == []


def test_only_what_lacks_answers_is_filled_up(busy: Document, mixed: int) -> None:
    wished = busy.places([1, 2, 3, 5, 6, 7], 1, 1, True)
    # 1 is recorded; 2 waits and 3 is being asked; 5 failed; 6 may be answered; 7 was given up.
    assert [wish.case_id for wish in wished] == [5, 7]
    assert busy.places([1, 5], 1, 2, True) == [TaskWish(5, 1, None, 1), TaskWish(5, 1, None, 2)]
    assert busy.places([1], 1, 3, True) == [TaskWish(1, 1, None, 3)]  # one recorded, one waits


def test_simulated_answers_fill_simulated_places_only(busy: Document) -> None:
    bench.record(busy, 2, 1, source=ReplySource.SIMULATED)
    runs.start(busy, [TaskWish(3, 1)], connection=runs.PRACTICE)
    real = busy.places([1, 2, 3], 1, 1, True)
    assert real == [TaskWish(2, 1, None, 2), TaskWish(3, 1, None, 2)]
    assert busy.places([1, 2, 3], 1, 1, True, simulated=True) == [TaskWish(1, 1, None, 2)]


def test_a_corrected_reply_is_one_answer(busy: Document) -> None:
    bench.record(busy, 1, 1, supersedes=1)
    assert busy.places([1], 1, 2, True) == [TaskWish(1, 1, None, 2)]


def test_the_size_of_a_run_is_that_of_its_prompts(busy: Document) -> None:
    prompt = busy.prompt(1)
    lines = prompt.split("\n")
    wishes = [TaskWish(1, 1), TaskWish(1, 1, None, 2), TaskWish(1, 1, 9), TaskWish(1, 1, 12)]
    whole, part = len(prompt), len("\n".join(lines[:10]))
    assert busy.fetch_size(wishes) == FetchSize(4, 3 * whole + part, whole)
    assert busy.fetch_size([TaskWish(1, 1, 9)]) == FetchSize(1, part, part)
    assert busy.fetch_size([]) == FetchSize(0, 0, 0)
    for wish, code in ((TaskWish(99, 1), "no_such_case"), (TaskWish(1, 1, 13), "prefix_too_long")):
        with pytest.raises(KnownError) as caught:
            busy.fetch_size([wish])
        assert caught.value.code == code


def test_a_copy_made_during_a_run_opens_paused(busy: Document, tmp_path: Path) -> None:
    run = runs.start(busy, runs.wishes(busy))
    busy.apply(SetFetchState(run, RunState.RUNNING))
    with FetchJournal(busy, run) as journal:
        journal.claim(2)
        busy.save_copy(tmp_path / "copy.statelab")
    copy = Document.open(tmp_path / "copy.statelab")
    assert copy.fetch_run(run).state is RunState.PAUSED
    assert states(copy, run)[:3] == [U, U, W]
    assert states(busy, run)[:3] == [A, A, W]
    copy.close()
