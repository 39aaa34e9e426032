"""The journal of a run: what comes of conversations is kept as pasted replies are, and more."""

import hashlib
import sqlite3
import tempfile
from decimal import Decimal
from pathlib import Path
from typing import Any, NamedTuple

import documents_bench as bench
import fetched_bench as runs
import pytest
from documents_bench import tables
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.answers import Answer
from statelab_gui.domain.fetching.journal import Settled
from statelab_gui.domain.fetching.kept import KeptAttempt
from statelab_gui.domain.fetching.runs import RunKind, TaskState, TaskWish
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting
from statelab_gui.storage.commands import AskAgain, GiveUp, RevealCase, SaveDraft
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

MISSING = Trouble(TroubleKind.MISSING)


def fetched(document: Document, what: Answer, wish: TaskWish, **plan: Any) -> int:
    """The reply that a run of that one conversation keeps."""
    with FetchJournal(document, runs.start(document, [wish], **plan)) as journal:
        (task,) = journal.claim(1)
        (reply,) = journal.settle([runs.settled(task, what)])
    return reply


def logged(document: Document, reply: int) -> dict[str, Setting]:
    (row,) = document.run_rows([reply])
    return {key: row.entry(key) for key in ("input_tokens", "cost", "truncated", "notes")}


def test_a_claimed_conversation_has_all_that_asking_needs(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 1), TaskWish(1, 2, 9, 4), TaskWish(3, 1)])
    with FetchJournal(busy, run) as journal:
        whole, probe = journal.claim(2)
        assert (whole.prompt, whole.cells) == (busy.prompt(2), busy.case(2).cells)
        assert whole.settings == {"model": Setting.of("model-1"), "temperature": NOT_PROVIDED}
        assert (whole.case_id, whole.prefix, whole.repeat, whole.attempts) == (2, None, 1, 0)
        assert (probe.prompt, probe.prefix) == (busy.prompt_prefix(1, 9), 9)
        assert (probe.examinee_id, probe.repeat, probe.program) == (2, 4, None)
        assert [task.case_id for task in journal.claim(5)] == [3]
        assert journal.claim(5) == []


def test_practice_is_given_the_program_and_nobody_else_is(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 1, 9)], connection=runs.PRACTICE)
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
    assert task.program is not None
    assert len(task.program) == busy.case(2).updates


def test_a_conversation_is_told_whatever_its_state(busy: Document) -> None:
    run, other = (runs.start(busy, [TaskWish(2, 1, None, n)]) for n in (1, 2))
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
        journal.settle([runs.settled(task, runs.answer())])
        told = journal.conversation(task.id)
        assert told is not None
        assert (told.prompt, told.settings, told.attempts) == (task.prompt, task.settings, 1)
        assert journal.conversation(busy.fetch_tasks(other)[0].id) is None
        assert journal.conversation(99) is None


def test_what_was_never_sent_is_put_back_in_its_place(busy: Document) -> None:
    run = runs.start(busy, runs.wishes(busy))
    with FetchJournal(busy, run) as journal:
        first, second, third = journal.claim(3)
        journal.settle([runs.settled(third, runs.answer())])
        journal.release([second.id, third.id])
        assert journal.claim(1) == [second]
        assert (journal.tally().asking, journal.tally().answered) == (2, 1)
        journal.release([first.id])
        assert journal.claim(1) == [first]


def test_an_answer_is_a_reply_and_its_attempt_tells_how_it_came(busy: Document) -> None:
    usage = Usage(120, 40, 8, 16, 4)
    what = runs.answer(
        fingerprint="fp", request_id="r", usage=usage, usage_json="{}", has_reasoning=True
    )
    reply = fetched(busy, what, TaskWish(1, 1, None, 2), prices=runs.PRICES)
    info = busy.reply(reply)
    assert (info.raw, info.source) == (bench.FIRST_VALUES, ReplySource.FETCHED)
    assert (info.repeat, info.received_at) == (2, bench.NOW)
    assert info.prompt_sha256 == hashlib.sha256(busy.prompt(1).encode()).hexdigest()
    kept = busy.attempt_of(reply)
    assert kept is not None
    (row,) = busy.fetch_tasks(1)
    assert kept.attempt.answer == what
    assert (kept.cost, kept.reply_id, kept.withheld) == (Decimal("0.0007"), reply, False)
    assert busy.attempts(row.id) == [kept]
    assert (row.state, row.attempts, row.outcome) == (TaskState.ANSWERED, 1, Outcome.COMPLETE)
    assert busy.attempt_of(1) is None  # pasted


def test_an_attempt_is_kept_as_it_was_made(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(1, 1)])
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
        busy_server = Trouble(TroubleKind.SERVER_ERROR, {"status": "503", "message": "忙"})
        first = runs.settled(
            task, busy_server, TaskState.WAITING, status=503, response=b"\xff\x00" * 999
        )
        assert journal.settle([first]) == []
        (again,) = journal.claim(1)
        assert again.attempts == 1
        second = runs.settled(again, runs.answer(), latency_ms=None, headers={"a": "\ud800"})
        (reply,) = journal.settle([second])
    assert busy.attempts(task.id) == [
        KeptAttempt(1, first.attempt, None, None),
        KeptAttempt(2, second.attempt, None, reply),
    ]
    assert busy.fetch_tasks(run)[0].trouble is None


@pytest.mark.parametrize(
    ("what", "prices", "tokens", "cost", "truncated"),
    [
        (runs.answer(), None, Setting.of("120"), BLANK, Setting.of("no")),
        (runs.answer(), runs.PRICES, Setting.of("120"), Setting.of("0.0007"), Setting.of("no")),
        (runs.answer(usage=Usage(0, 0)), runs.PRICES, Setting.of("0"), Setting.of("0"), None),
        (runs.answer(usage=Usage()), runs.PRICES, NOT_PROVIDED, NOT_PROVIDED, None),
        (runs.answer(usage=Usage(input=5)), runs.PRICES, Setting.of("5"), NOT_PROVIDED, None),
        (runs.answer(usage=Usage(-1, 1 << 70)), None, NOT_PROVIDED, BLANK, None),
        (
            runs.answer(outcome=Outcome.TRUNCATED, finish_reason="length"),
            *(None, None, None, Setting.of("yes")),
        ),
        (
            runs.answer(outcome=Outcome.INPUT_CUT, finish_reason="max_tokens"),
            *(None, None, None, Setting.of("yes")),
        ),
        (
            runs.answer(outcome=Outcome.INCOMPLETE, finish_reason=None),
            *(None, None, None, NOT_PROVIDED),
        ),
        (
            runs.answer("", outcome=Outcome.INPUT_TOO_LONG, finish_reason="error"),
            *(None, None, None, NOT_PROVIDED),
        ),
    ],
)
def test_the_log_holds_what_the_service_told_and_nothing_else(
    busy: Document,
    what: Answer,
    prices: Any,
    tokens: Setting | None,
    cost: Setting | None,
    truncated: Setting | None,
) -> None:
    found = logged(busy, fetched(busy, what, TaskWish(2, 1), prices=prices))
    for key, wanted in (("input_tokens", tokens), ("cost", cost), ("truncated", truncated)):
        assert wanted is None or found[key] == wanted, key
    assert found["notes"] == BLANK


def test_a_tiny_cost_is_kept_without_an_exponent(busy: Document) -> None:
    tiny = runs.Prices(Decimal("0.000001"), Decimal("1e-40"))
    reply = fetched(busy, runs.answer(usage=Usage(1, 1)), TaskWish(2, 1), prices=tiny)
    assert logged(busy, reply)["cost"] == Setting.of("0.000000000001")


texts = st.one_of(
    st.just(bench.FIRST_VALUES.decode()),
    st.just(bench.FENCED.decode()),
    st.text(st.characters(), max_size=40),
)
answers = st.builds(
    Answer,
    outcome=st.sampled_from(Outcome),
    text=texts,
    finish_reason=st.none() | st.text(st.characters(), max_size=5),
    model=st.none() | st.text(st.characters(), max_size=5),
    usage=st.builds(Usage, *[st.none() | st.integers()] * 5),
    usage_json=st.none() | st.text(st.characters(), max_size=5),
    has_reasoning=st.booleans(),
)
wishes = st.builds(
    TaskWish,
    st.integers(1, 8),
    st.integers(1, 2),
    st.none() | st.integers(6, 12),
    st.integers(1, 3),
)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(wishes, answers), min_size=1, max_size=6, unique_by=lambda one: one[0]))
def test_the_journal_leaves_the_very_rows_that_recording_leaves(
    asked: list[tuple[TaskWish, Answer]],
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        by_run, by_command = (bench.new_document(Path(folder), name) for name in "ab")
        for document in (by_run, by_command):
            bench.add_set(document)
            bench.add_examinee(document)
            bench.add_examinee(document, "model-2")
            document.apply(RevealCase(3, bench.NOW))
        with FetchJournal(by_run, runs.start(by_run, [wish for wish, _ in asked])) as journal:
            tasks = journal.claim(9)
            journal.settle(
                [runs.settled(task, what) for task, (_, what) in zip(tasks, asked, strict=True)]
            )
        for wish, what in asked:
            bench.record(
                by_command,
                *(wish.case_id, wish.examinee_id),
                prefix=wish.prefix,
                repeat=wish.repeat,
                raw=what.raw,
                source=ReplySource.FETCHED,
                outcome=what.outcome,
            )
        mine, theirs = tables(by_run.path), tables(by_command.path)
        for table in ("reply", "verdict", "run_block", "run_word", "edit", "reveal"):
            assert mine[table] == theirs[table], table
        assert [row[:4] for row in mine["run"]] == [row[:4] for row in theirs["run"]]
        assert [row[-2:] for row in mine["run"]] == [row[-2:] for row in theirs["run"]]
        assert [kept.attempt.answer and kept.attempt.answer.raw for kept in _all(by_run)] == [
            what.raw for _, what in asked
        ]
        by_run.close()
        by_command.close()


def _all(document: Document) -> list[KeptAttempt]:
    return [kept for row in document.fetch_tasks(1) for kept in document.attempts(row.id)]


def test_a_half_typed_reply_stays_when_an_answer_is_fetched(busy: Document) -> None:
    busy.apply(SaveDraft(2, 1, None, "half"))
    fetched(busy, runs.answer(), TaskWish(2, 1))
    assert busy.draft(2, 1) == "half"


def test_an_answer_whose_place_was_taken_meanwhile_has_the_next_free_repeat(
    busy: Document,
) -> None:
    run = runs.start(busy, busy.places([2], 1, 3, only_unanswered=False))
    other = runs.start(busy, [TaskWish(2, 1, None, 4)])
    with FetchJournal(busy, run) as journal:
        first, second, third = journal.claim(3)
        bench.record(busy, 2, 1)  # pasted by hand: repeat 1
        replies = journal.settle([runs.settled(first, runs.answer())])
        assert [busy.reply(reply).repeat for reply in replies] == [5]
        bench.record(busy, 2, 1, repeat=5, supersedes=replies[0])
        replies = journal.settle([runs.settled(t, runs.answer()) for t in (third, second)])
        assert [busy.reply(reply).repeat for reply in replies] == [3, 2]
    assert [row.repeat for row in busy.fetch_tasks(run)] == [5, 2, 3]
    assert busy.fetch_tasks(other)[0].repeat == 4


def test_a_probe_and_a_whole_case_do_not_take_each_others_places(busy: Document) -> None:
    bench.record(busy, 2, 1)
    reply = fetched(busy, runs.answer(), TaskWish(2, 1, 12))
    assert (busy.reply(reply).prefix, busy.reply(reply).repeat) == (12, 1)


def test_an_answer_that_comes_after_all_is_kept(busy: Document) -> None:
    run = runs.start(busy, runs.wishes(busy, 2))
    with FetchJournal(busy, run) as journal:
        unknown, given_up, again = journal.claim(3)
        lost = Trouble(TroubleKind.STOPPED)
        journal.settle(
            [runs.settled(t, lost, TaskState.UNKNOWN) for t in (unknown, given_up, again)]
        )
        busy.apply(GiveUp(run, [given_up.id]))
        busy.apply(AskAgain(run, [again.id]))
        late = [runs.settled(task, runs.answer()) for task in (unknown, given_up, again)]
        assert len(journal.settle(late)) == 3
        assert (journal.tally().answered, journal.tally().waiting) == (3, 5)


def test_the_results_of_a_batch_may_be_read_twice(busy: Document) -> None:
    run = runs.start(busy, runs.wishes(busy, 2), kind=RunKind.BATCH)
    with FetchJournal(busy, run) as journal:
        first, second, *_ = journal.claim(8)
        results = [
            runs.settled(first, runs.answer()),
            runs.settled(second, MISSING, response=b""),
        ]
        (reply,) = journal.settle(results)
        before = tables(busy.path)
        assert journal.settle(results) == []
        assert tables(busy.path) == before
        late = [runs.settled(first, MISSING), runs.settled(second, runs.answer())]
        journal.settle(late)
        rows = busy.fetch_tasks(run, limit=2)
        assert [row.state for row in rows] == [TaskState.ANSWERED] * 2
        assert rows[0].reply_id == reply
        assert [row.attempts for row in rows] == [2, 2]
        other = runs.settled(first, runs.answer("{}"), response=b"another answer")
        (beside,) = journal.settle([other])
    assert busy.reply(beside).repeat == 2
    assert busy.fetch_tasks(run, limit=1)[0].reply_id == reply
    assert [kept.attempt.number for kept in busy.attempts(first.id)] == [1, 2, 3]


def test_what_is_missing_of_a_batch_twice_failed_twice(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 1)], kind=RunKind.BATCH)
    with FetchJournal(busy, run) as journal:
        for times in (1, 2):
            (task,) = journal.claim(1)
            nothing = runs.settled(task, MISSING, response=b"")
            for _ in range(2):
                journal.settle([nothing])
            (row,) = busy.fetch_tasks(run)
            assert (row.state, row.attempts) == (TaskState.FAILED, times)
            busy.apply(AskAgain(run, None))
            journal.settle([nothing])  # the old file again, while the conversation waits
            assert journal.tally().waiting == 1


def test_two_like_attempts_of_a_direct_run_are_two(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 1)])
    with FetchJournal(busy, run) as journal:
        for number in (1, 2):
            (task,) = journal.claim(1)
            journal.settle([runs.settled(task, MISSING, TaskState.WAITING)])
            assert len(busy.attempts(task.id)) == number


def test_simulated_answers_say_so_and_are_withheld_while_their_case_is_sealed(
    busy: Document,
) -> None:
    truth = runs.answer('{"a":4}', request_id="p")
    reply = fetched(busy, truth, TaskWish(2, 1, 9), connection=runs.PRACTICE)
    assert busy.reply(reply).source is ReplySource.SIMULATED
    kept = busy.attempt_of(reply)
    assert kept is not None
    assert kept.withheld
    assert kept.attempt.answer is not None
    assert (kept.attempt.answer.text, kept.attempt.response) == ("", b"")
    busy.apply(RevealCase(2, bench.NOW))
    kept = busy.attempt_of(reply)
    assert kept is not None
    assert not kept.withheld
    assert kept.attempt.answer == truth
    assert kept.attempt.response


def test_a_conversation_of_another_run_is_refused_and_nothing_is_kept(busy: Document) -> None:
    run, other = (runs.start(busy, [TaskWish(2, 1), TaskWish(3, 1)]) for _ in range(2))
    with FetchJournal(busy, run) as journal, FetchJournal(busy, other) as others:
        (mine, _), (theirs, _) = journal.claim(2), others.claim(2)
        before = tables(busy.path)
        with pytest.raises(KnownError) as caught:
            journal.settle([runs.settled(task, runs.answer()) for task in (mine, theirs)])
        assert (caught.value.code, caught.value.facts) == (
            "no_such_conversation",
            {"id": theirs.id},
        )
        journal.release([theirs.id])
        assert tables(busy.path) == before


@settings(max_examples=10, deadline=None)
@given(st.lists(st.tuples(st.sampled_from("crsufagk"), st.integers(1, 3)), max_size=14))
def test_the_tally_is_always_that_of_the_conversations(doing: list[tuple[str, int]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        document = bench.new_document(Path(folder))
        bench.add_set(document)
        bench.add_examinee(document)
        run = runs.start(document, runs.wishes(document), prices=runs.PRICES)
        results = {
            "s": (runs.answer(), TaskState.ANSWERED),
            "u": (MISSING, TaskState.UNKNOWN),
            "f": (MISSING, TaskState.FAILED),
            "k": (MISSING, TaskState.WAITING),
        }
        with FetchJournal(document, run) as journal:
            for what, count in doing:
                asking = [row.id for row in document.fetch_tasks(run, [TaskState.ASKING], 0, count)]
                if what == "c":
                    journal.claim(count)
                elif what == "r":
                    journal.release(asking)
                elif what == "a":
                    document.apply(AskAgain(run, None))
                elif what == "g":
                    document.apply(GiveUp(run, [count]))
                else:
                    result, state = results[what]
                    many = [runs.attempt(_Task(number), result) for number in asking]
                    journal.settle([Settled(one, state) for one in many])
                assert journal.tally() == document.fetch_run(run).tally
        document.close()


class _Task(NamedTuple):
    """What `runs.attempt` asks of a conversation."""

    id: int
    attempts: int = 0


def test_an_answer_must_be_told_as_answered_and_a_trouble_must_not(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 1)])
    with FetchJournal(busy, run) as journal:
        (task,) = journal.claim(1)
        for what, state in ((runs.answer(), TaskState.FAILED), (MISSING, TaskState.ANSWERED)):
            with pytest.raises(ValueError, match=state.value):
                journal.settle([runs.settled(task, what, state)])
        assert journal.tally().asking == 1


def test_attempts_are_never_changed_or_deleted_by_any_statement(busy: Document) -> None:
    fetched(busy, runs.answer(), TaskWish(2, 1))
    before = tables(busy.path)
    for statement in (
        "UPDATE attempt SET response = x'00'",
        "DELETE FROM attempt",
        "REPLACE INTO attempt SELECT * FROM attempt",
        "UPDATE fetch_task SET state = 'failed'",
        "UPDATE fetch_task SET reply_id = NULL",
        "DELETE FROM fetch_task",
        "DELETE FROM fetch_run",
    ):
        with pytest.raises(Exception, match=r"constraint|never"):
            bench.raw_sql(busy, statement)
    assert tables(busy.path) == before


def test_a_journal_lets_go_of_the_file_when_it_is_closed(busy: Document) -> None:
    journal = FetchJournal(busy, runs.start(busy, [TaskWish(2, 1)]))
    journal.close()
    journal.tally()
    journal.close()
    busy.close()
    sqlite3.connect(busy.path).execute("BEGIN EXCLUSIVE")


def test_what_came_of_a_run_is_told_by_case_and_reply(busy: Document) -> None:
    run = runs.start(busy, [TaskWish(2, 1), TaskWish(2, 1, 9), TaskWish(4, 1)])
    with FetchJournal(busy, run) as journal:
        replies = journal.settle([runs.settled(task, runs.answer()) for task in journal.claim(3)])
    changes = busy.fetched_changes(run, replies)
    assert changes.cases == {2, 4}
    assert changes.replies == changes.runs == set(replies)
    assert changes.fetch_runs == {run}
    assert busy.fetched_changes(run, []).cases == set()
