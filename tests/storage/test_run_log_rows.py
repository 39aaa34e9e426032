"""The run log's rows: which there are, in what order, and what stands in them."""

import itertools

import documents_bench as bench
import pytest
from sqlalchemy import event

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.faults import FaultKind
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, RUN_FIELDS, ReplySource, Setting
from statelab_gui.storage.commands import AddExaminee, EditRun, RevealCase
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.run_log import unanswered_row
from statelab_gui.storage.queries.run_order import SORT_KEYS, RunFilter

LATER = "2026-11-30T09:00:00+08:00"


@pytest.fixture
def log(document: Document) -> Document:
    """Set 1 (cases 1-8), examinees 1 and 2; replies 1 right, 2 wrong, 3 format error, 4 a probe,
    5 corrects 2, all by examinee 1.
    """
    bench.add_set(document)
    bench.add_examinee(document)
    bench.add_examinee(document, "model-2")
    bench.record(document, 1, 1)
    bench.record(document, 7, 1)
    bench.record(document, 3, 1, raw=b"", received_at="2026-11-30T01:00:00+00:00")
    bench.record(document, 7, 1, prefix=9)
    bench.record(document, 7, 1, raw=b"[]", supersedes=2)
    return document


def _empty(case_id: int, examinee_id: int | None) -> int:
    return unanswered_row(case_id, examinee_id)


def test_a_set_nobody_has_begun_has_one_row_a_case_of_no_examinee(document: Document) -> None:
    bench.add_set(document)
    bench.add_examinee(document)
    ids = document.run_row_ids()
    assert ids == [_empty(case, None) for case in range(1, 9)]
    row = document.run_rows(ids)[0]
    assert (row.reply_id, row.case_id, row.examinee_id) == (None, 1, None)
    assert row.settings == row.fields == {}


def test_every_reply_and_every_case_left_by_an_examinee_at_work_has_a_row(log: Document) -> None:
    left = [_empty(case, 1) for case in (2, 4, 5, 6, 8)]
    assert sorted(log.run_row_ids()) == sorted([1, 2, 3, 4, 5, *left])
    bench.record(log, 1, 2, prefix=6)  # a probe alone is work on the set too
    theirs = [_empty(case, 2) for case in range(1, 9)]
    assert sorted(log.run_row_ids()) == sorted([1, 2, 3, 4, 5, 6, *left, *theirs])


def test_rows_come_in_order_of_the_set_and_of_recording(log: Document) -> None:
    assert log.run_row_ids() == [
        1,
        _empty(2, 1),
        3,
        *(_empty(case, 1) for case in (4, 5, 6)),
        2,
        4,
        5,
        _empty(8, 1),
    ]


def test_what_is_measured_of_an_unanswered_case_is_blank(log: Document) -> None:
    (row,) = log.run_rows([_empty(2, 1)])
    assert row.case_name == "2-fixed-sheet"
    assert row.settings["model"] == Setting.of("model-1")
    assert row.settings["temperature"] == NOT_PROVIDED
    assert (row.verdict, row.source, row.received_at, row.prefix) == (None,) * 4
    assert {row.entry(field.key) for field in RUN_FIELDS} == {BLANK}


def test_a_row_tells_verdict_source_and_fate_of_its_reply(log: Document) -> None:
    right, wrong, fault, probe, newer = log.run_rows([1, 2, 3, 4, 5])
    assert right.verdict is not None
    assert (right.verdict.correct, right.verdict.total, right.verdict.exact) == (6, 6, True)
    assert (right.set_name, right.case_name, right.seed) == ("Small", "2-fixed-code", 7)
    assert (right.source, right.received_at) == (ReplySource.PASTED, bench.NOW)
    assert wrong.verdict is not None
    assert wrong.verdict.valid
    assert not wrong.verdict.exact
    assert wrong.superseded
    assert fault.verdict is not None
    assert fault.verdict.fault is FaultKind.EMPTY
    assert probe.prefix == 9
    assert not newer.superseded


def test_rows_come_in_the_order_asked_for_and_unknown_ones_are_left_out(log: Document) -> None:
    wanted = [3, _empty(8, 1), 999, 1, _empty(99, 1), _empty(4, 1)]
    found = log.run_rows(wanted)
    assert [(row.reply_id, row.case_id) for row in found] == [(3, 3), (None, 8), (1, 1), (None, 4)]
    assert log.run_rows([]) == []


@pytest.mark.parametrize(
    ("wanted", "replies"),
    [
        (RunFilter(probes=False), [1, 3, 2, 5]),
        (RunFilter(superseded=False), [1, 3, 4, 5]),
        (RunFilter(status=CaseStatus.RIGHT), [1]),
        (RunFilter(status=CaseStatus.WRONG), [2, 4]),
        (RunFilter(status=CaseStatus.FORMAT_ERROR), [3, 5]),
        (RunFilter(case_id=7), [2, 4, 5]),
        (RunFilter(examinee_id=1), [1, 3, 2, 4, 5]),
        (RunFilter(examinee_id=2), []),
        (RunFilter(set_id=1), [1, 3, 2, 4, 5]),
        (RunFilter(set_id=2), []),
        (RunFilter(text="COPY-code"), [2, 4, 5]),
        (RunFilter(text="model-1"), [1, 3, 2, 4, 5]),
        (RunFilter(text="model-2"), []),
        (RunFilter(text="2_copy"), []),
        (RunFilter(text="%"), []),
        (RunFilter(text="截斷"), [3]),
    ],
)
def test_a_filter_leaves_the_wanted_replies(
    log: Document, wanted: RunFilter, replies: list[int]
) -> None:
    log.apply(EditRun(3, "notes", Setting.of("被截斷了"), LATER))
    found = log.run_row_ids(wanted=wanted)
    assert [number for number in found if number > 0] == replies
    assert log.run_row_count(wanted) == len(found)


def test_the_unanswered_can_be_filtered(log: Document) -> None:
    found = log.run_row_ids(wanted=RunFilter(status=CaseStatus.UNANSWERED))
    assert found == [_empty(case, 1) for case in (2, 4, 5, 6, 8)]
    sheet = RunFilter(status=CaseStatus.UNANSWERED, text="sheet", set_id=1, examinee_id=1)
    assert log.run_row_ids(wanted=sheet) == [_empty(case, 1) for case in (2, 4, 6, 8)]
    assert log.run_row_ids(wanted=RunFilter(status=CaseStatus.UNANSWERED, examinee_id=2)) == []


def test_every_column_sorts_the_same_rows_and_pages_follow_each_other(log: Document) -> None:
    bench.add_set(log)
    all_ids = sorted(log.run_row_ids())
    for key, descending in itertools.product(SORT_KEYS, (False, True)):
        ids = log.run_row_ids(key, descending)
        assert sorted(ids) == all_ids, key
        pages = [
            number
            for start in range(0, len(ids), 7)
            for number in log.run_row_ids(key, descending, limit=7, offset=start)
        ]
        assert pages == ids, key


def test_an_unknown_column_is_a_slip_of_ours(log: Document) -> None:
    with pytest.raises(ValueError, match="raw"):
        log.run_row_ids("raw")


@pytest.mark.parametrize("descending", [False, True])
def test_values_come_before_not_provided_and_blanks_last(log: Document, descending: bool) -> None:
    for reply, setting in ((1, Setting.of("9")), (2, NOT_PROVIDED), (4, Setting.of("10.5"))):
        log.apply(EditRun(reply, "cost", setting, LATER))
    log.apply(EditRun(5, "cost", Setting.of("0"), LATER))
    ids = log.run_row_ids("cost", descending)
    values = [4, 1, 5] if descending else [5, 1, 4]
    assert ids[:5] == [*values, 2, _empty(2, 1)]
    assert set(ids[5:]) == {3, *(_empty(case, 1) for case in (4, 5, 6, 8))}


def test_numbers_sort_as_numbers(log: Document) -> None:
    for reply, text in ((1, "1000"), (2, "9"), (3, "9223372036854775807"), (4, "0")):
        log.apply(EditRun(reply, "input_tokens", Setting.of(text), LATER))
    assert log.run_row_ids("input_tokens")[:4] == [4, 2, 1, 3]


def test_times_sort_by_the_moment_whatever_their_offset(log: Document) -> None:
    ids = [number for number in log.run_row_ids("received_at") if number > 0]
    assert ids == [1, 2, 4, 5, 3]  # 01:00 UTC is an hour after 08:00+08:00


def test_examinees_sort_by_their_settings(log: Document) -> None:
    empty = AddExaminee({"model": Setting.of("a model")})
    log.apply(empty)
    reply = bench.record(log, 8, empty.result or 0)
    assert log.run_row_ids("model")[0] in (reply, _empty(1, 3))
    assert log.run_row_ids("model", True)[0] == 1
    ranks = [
        row.settings.get("temperature", BLANK).state.value
        for row in log.run_rows(log.run_row_ids("temperature"))
    ]
    assert ranks == sorted(ranks, reverse=True)  # not provided, then blank


def test_families_sort_from_fixed_to_copy(log: Document) -> None:
    names = [row.family.value for row in log.run_rows(log.run_row_ids("family"))]
    assert list(dict.fromkeys(names)) == ["fixed", "overwrite", "add", "copy"]


def test_a_page_takes_the_same_number_of_statements_whatever_its_size(log: Document) -> None:
    for case in range(1, 9):
        for _ in range(5):
            bench.record(log, case, 2)
    count = 0

    def counted(*_: object) -> None:
        nonlocal count
        count += 1

    ids = log.run_row_ids()
    event.listen(log._open_engine(), "before_cursor_execute", counted)
    log.run_rows([ids[0], *(number for number in ids if number < 0)][:2])
    few, count = count, 0
    assert len(log.run_rows(ids)) == len(ids)
    assert count == few


def test_many_rows_are_read_in_one_call(document: Document) -> None:
    set_id = bench.add_set(document, seeds=tuple(range(300)))
    ids = document.run_row_ids(wanted=RunFilter(set_id=set_id))
    assert len(ids) == 2400
    assert [row.case_id for row in document.run_rows(ids)] == list(range(1, 2401))


def test_a_reveal_changes_no_row_but_those_recorded_after_it(log: Document) -> None:
    log.apply(RevealCase(7, LATER))
    assert not any(row.revealed_before for row in log.run_rows(log.run_row_ids()))
    reply = bench.record(log, 7, 2)
    assert log.run_rows([reply])[0].revealed_before
