"""What services told of replies, in the run log: shown, sorted, filtered, searched and counted."""

from collections.abc import Callable
from contextlib import closing

import documents_bench as bench
import fetched_bench as runs
import numpy as np
import pytest

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.fetched import FETCHED_KEYS, Fetched
from statelab_gui.domain.fetching.runs import TaskState, TaskWish
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.domain.fetching.usage import Usage
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, RunRow, Setting, ToolsGroup
from statelab_gui.domain.scoring import GroupScore
from statelab_gui.storage.commands import AddExaminee
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal
from statelab_gui.storage.queries.run_filter import RunFilter, Search
from statelab_gui.storage.queries.run_log import unanswered_row
from statelab_gui.storage.queries.run_tally import Pool
from statelab_gui.storage.reading import DocumentReader

RIGHT = bench.FIRST_VALUES.decode()
WHOLE = runs.answer(RIGHT, usage=Usage(120, 40, 8, 64))
SHORT = runs.answer(
    RIGHT, outcome=Outcome.INCOMPLETE, finish_reason=None, model=None, usage=Usage(120)
)
CUT = runs.answer(RIGHT, outcome=Outcome.INPUT_CUT, usage=Usage(5, 0, 0))
LONG = runs.answer("", outcome=Outcome.INPUT_TOO_LONG, finish_reason=None, usage=Usage())
LIMIT = runs.answer('{"a":', outcome=Outcome.TRUNCATED, finish_reason="length", usage=Usage(1, 40))
BUSY = Trouble(TroubleKind.SERVER_ERROR, {"status": "503", "message": ""})
ANSWERS = (WHOLE, SHORT, CUT, LONG, LIMIT)


@pytest.fixture
def log(document: Document) -> Document:
    """Set 1; reply 1 to case 1 is pasted; replies 2-6 to cases 2-6 are ANSWERS, the first of them
    at the third attempt."""
    bench.add_set(document)
    bench.add_examinee(document)
    bench.record(document, 1, 1)
    run = runs.start(document, [TaskWish(case, 1) for case in range(2, 7)])
    with FetchJournal(document, run) as journal:
        for _ in range(2):
            (task,) = journal.claim(1)
            journal.settle([runs.settled(task, BUSY, TaskState.WAITING)])
        tasks = journal.claim(5)
        latencies = (9, 1000, 70, None, 9)
        journal.settle(
            [
                runs.settled(task, what, latency_ms=latency)
                for task, what, latency in zip(tasks, ANSWERS, latencies, strict=True)
            ]
        )
    return document


JUDGED: dict[str, Callable[[RunRow], object]] = {
    "correct": lambda row: row.judged and row.judged.correct,
    "total": lambda row: row.total,
    "exact": lambda row: row.judged and ("yes" if row.judged.exact else "no"),
    "fault": lambda row: row.judged and row.judged.fault and row.judged.fault.value,
}


def value(row: RunRow, key: str) -> Setting:
    """What a row shows in a column, as the model has it."""
    if key == "outcome":
        return BLANK if row.outcome is None else Setting.of(row.outcome.value)
    if key in JUDGED:
        told = JUDGED[key](row)
        return BLANK if told is None else Setting.of(str(told))
    if row.fetched is None:
        return BLANK
    told = getattr(row.fetched, FETCHED_KEYS[key])
    return NOT_PROVIDED if told is None else Setting.of(str(told))


def test_a_row_tells_what_the_service_told_and_nothing_of_a_pasted_one(log: Document) -> None:
    pasted, whole, short, *_ = log.run_rows([1, 2, 3])
    assert (pasted.outcome, pasted.fetched) == (None, None)
    assert whole.outcome is Outcome.COMPLETE
    assert whole.fetched == Fetched(3, "stop", "model-1-2026", 40, 8, 64, 9)
    assert short.fetched == Fetched(1, latency_ms=1000)
    (left,) = log.run_rows([unanswered_row(7, 1)])
    assert (left.outcome, left.fetched) == (None, None)


def test_a_trial_has_the_tokens_that_the_service_told_and_none_of_a_pasted_one(
    log: Document,
) -> None:
    with closing(DocumentReader(log.path, read_only=True)) as reader:
        work = reader.trials()
        while True:
            try:
                next(work)
            except StopIteration as end:
                trials = {trial.case_id: trial for trial in end.value}
                break
    told = [(trials[n].output_tokens, trials[n].reasoning_tokens) for n in (1, 2, 3, 6, 7)]
    assert told == [(None, None), (40, 8), (None, None), (40, None), (None, None)]


def test_the_outcome_decides_what_a_row_counts_as(log: Document) -> None:
    statuses = [row.status for row in log.run_rows([1, 2, 3, 4, 5, 6])]
    assert statuses == [
        CaseStatus.RIGHT,
        CaseStatus.RIGHT,
        CaseStatus.INCOMPLETE,
        CaseStatus.INPUT_CUT,
        CaseStatus.INPUT_TOO_LONG,
        CaseStatus.FORMAT_ERROR,
    ]
    for status in CaseStatus:
        found = log.run_row_ids(wanted=RunFilter(status=status, unanswered=False))
        assert found == [n for n, one in enumerate(statuses, 1) if one is status], status
    left = log.run_row_ids(wanted=RunFilter(status=CaseStatus.UNANSWERED))
    assert left == [unanswered_row(case, 1) for case in (7, 8)]
    order = [1, 2, 6, 3, 4, 5]
    assert [n for n in log.run_row_ids("status") if n > 0] == order
    told = [(one.value, count) for one, count in log.distinct_values("status").values]
    assert told == [
        *(("right", 2), ("format_error", 1), ("incomplete", 1)),
        *(("input_cut", 1), ("input_too_long", 1), ("", 2)),
    ]


@pytest.mark.parametrize("key", ["outcome", *JUDGED, *FETCHED_KEYS])
def test_every_column_is_sorted_listed_filtered_and_found_by_what_rows_show(
    log: Document, key: str
) -> None:
    numbers = log.run_row_ids()
    shown = {n: value(row, key) for n, row in zip(numbers, log.run_rows(numbers), strict=True)}

    def rank(setting: Setting) -> tuple[int, object]:
        if setting == BLANK:
            return 2, 0
        if setting == NOT_PROVIDED:
            return 1, 0
        return 0, int(setting.value) if setting.value.isdigit() else setting.value

    for descending in (False, True):
        ordered = [shown[n] for n in log.run_row_ids(key, descending)]
        values = [one for one in ordered if rank(one)[0] == 0]
        assert values == sorted(values, key=rank, reverse=descending)
        assert [rank(one)[0] for one in ordered] == sorted(rank(one)[0] for one in ordered)
    distinct = log.distinct_values(key)
    assert dict(distinct.values) == {
        one: sum(other == one for other in shown.values()) for one in set(shown.values())
    }
    for one in set(shown.values()):
        wanted = RunFilter().with_values(key, frozenset({one}))
        assert log.run_row_ids(wanted=wanted) == [n for n in numbers if shown[n] == one]
    for text in ("4", "st", "cut", "model-1", "9"):
        hits = log.run_matches(np.array(numbers), Search(text, (key,)))
        assert hits.tolist() == [text in shown[n].value for n in numbers], text


def test_a_row_that_counts_as_its_outcome_has_no_verdict_that_could_be_added_up(
    log: Document,
) -> None:
    rows = log.run_rows([1, 2, 3, 4, 5, 6])
    exact = [row.judged and row.judged.exact for row in rows]
    assert exact == [True, True, None, None, None, False]
    assert [row.total for row in rows] == [6, 6, 6, None, None, 6]
    assert [bool(row.judged and row.judged.fault) for row in rows] == [False] * 5 + [True]


def test_incomplete_answers_never_pass_and_those_apart_are_in_no_group(log: Document) -> None:
    tally = log.run_tally()
    # Right: 1 and 2; incomplete: 3, none of whose cells counts; a format error: 6.
    assert tally.groups == {Pool(ToolsGroup.UNKNOWN): GroupScore(4, 2, 1, 12, 24)}
    assert (tally.incomplete, tally.apart, tally.unanswered) == (1, 2, 2)
    counted = sum(score.cases for score in tally.groups.values())
    assert counted + tally.apart + tally.unanswered == len(log.run_row_ids())


def test_output_held_to_a_schema_is_never_pooled_with_free_text(log: Document) -> None:
    held = {"model": Setting.of("model-1"), "output_format": Setting.of("json_schema")}
    log.apply(AddExaminee(held))
    bench.record(log, 8, 2, source=ReplySource.FETCHED, outcome=Outcome.COMPLETE)
    groups = log.run_tally(RunFilter(case_id=8)).groups
    assert list(groups) == [Pool(ToolsGroup.UNKNOWN, constrained=True)]
    assert len(log.run_tally().groups) == 2


def test_whether_any_service_told_how_a_reply_ended_is_known_at_once(document: Document) -> None:
    bench.add_set(document)
    bench.add_examinee(document)
    bench.record(document, 1, 1)
    assert not document.has_outcomes()
    bench.record(document, 1, 1, outcome=Outcome.COMPLETE)
    assert document.has_outcomes()


def test_a_reader_that_keeps_columns_sees_what_a_run_brings(log: Document) -> None:
    run = runs.start(log, [TaskWish(case, 1, None, 2) for case in range(1, 6)])
    with closing(DocumentReader(log.path, read_only=True)) as reader:
        reader.keep_columns()
        with FetchJournal(log, run) as journal:
            for what in ANSWERS:
                for key in ("outcome", "output_tokens", "finish_reason", "status", "input_tokens"):
                    found = reader.run_order(key)
                    assert found.ids.tolist() == log.run_order(key).ids.tolist()
                    assert reader.distinct_values(key) == log.distinct_values(key)
                (task,) = journal.claim(1)
                journal.settle([runs.settled(task, what)])
        assert reader.run_tally() == log.run_tally()


def test_the_verdicts_alone_are_those_of_the_rows(log: Document) -> None:
    rows = log.run_rows([6, 1, 3])
    told = {row.reply_id: row.verdict for row in rows}
    assert log.verdicts_counting([6, 1, 3, 99]) == told
    assert log.verdicts_counting([]) == {}
    assert {verdict is not None and verdict.valid for verdict in told.values()} == {True, False}
