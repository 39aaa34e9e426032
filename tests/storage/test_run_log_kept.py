"""A reader that keeps what it read of the log answers as one that reads all anew."""

from collections.abc import Iterator
from contextlib import closing

import documents_bench as bench
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from statelab_gui.domain.log_columns import ColumnKind, RulingKind
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.storage.commands import (
    AddLogColumn,
    AddRuling,
    EditRun,
    EditRuns,
    RemoveLogColumn,
    RevealCase,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.log_frame import reading_frame
from statelab_gui.storage.queries.log_mending import mended
from statelab_gui.storage.queries.log_texts import Texts
from statelab_gui.storage.queries.run_filter import RunFilter, Search
from statelab_gui.storage.queries.run_orders import RunOrderQueries
from statelab_gui.storage.reading import DocumentReader

LATER = "2026-11-30T09:00:00+08:00"
KEYS = ("position", "notes", "cost", "input_tokens", "truncated", "received_at", "column:1")


@pytest.fixture
def log(document: Document) -> Document:
    """Six replies, and a column for numbers."""
    bench.add_set(document)
    bench.add_examinee(document)
    for number in range(6):
        bench.record(document, number % 4 + 1, 1)
    document.apply(AddLogColumn("Seconds", ColumnKind.NUMBER, ()))
    return document


@pytest.fixture
def reader(log: Document) -> Iterator[DocumentReader]:
    with closing(DocumentReader(log.path, read_only=True)) as reader:
        reader.keep_columns()
        yield reader


def same(reader: DocumentReader, log: Document) -> None:
    """Both answer alike, twice: the second time from what is kept."""
    for key in (*KEYS, *KEYS):
        for descending in (False, True):
            mine, theirs = (one.run_order(key, descending) for one in (reader, log))
            assert mine.ids.tolist() == theirs.ids.tolist(), key
            assert mine.tally == theirs.tally, key
        assert reader.distinct_values(key) == log.distinct_values(key), key


def test_an_edit_is_seen_by_the_next_question(reader: DocumentReader, log: Document) -> None:
    same(reader, log)
    log.apply(EditRun(3, "notes", Setting.of("Seen late"), LATER))
    log.apply(EditRun(2, "input_tokens", Setting.of("0"), LATER))
    log.apply(EditRun(5, "input_tokens", NOT_PROVIDED, LATER))
    log.apply(EditRun(4, "cost", Setting.of("0.10"), LATER))
    log.apply(EditRun(1, "column:1", Setting.of("-2.5"), LATER))
    same(reader, log)
    assert reader.run_order("input_tokens").ids[:2].tolist() == [2, 5]
    hits = reader.run_matches(np.arange(1, 7), Search("SEEN", ("notes",)))
    assert hits.tolist() == [False, False, True, False, False, False]


def test_a_new_reply_is_seen_by_the_next_question(reader: DocumentReader, log: Document) -> None:
    before = reader.run_order()
    bench.record(log, 4, 1)
    after = reader.run_order()
    assert set(after.ids.tolist()) - set(before.ids.tolist()) == {7}
    same(reader, log)


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One entry for each time that every row is read."""
    times: list[int] = []

    def counting(file: object) -> object:
        times.append(1)
        return reading_frame(file)  # type: ignore[arg-type]  # as it was given

    monkeypatch.setattr(f"{RunOrderQueries.__module__}.reading_frame", counting)
    return times


def test_all_rows_are_read_once_however_much_is_written(
    reader: DocumentReader, log: Document, read: list[int]
) -> None:
    reader.run_order("notes")
    reader.run_row_count(RunFilter(text="nowhere"))
    reader.distinct_values("cost")
    log.apply(EditRun(3, "notes", Setting.of("a"), LATER))
    assert reader.run_order("notes").ids[0] == 3
    bench.record(log, 4, 1)
    bench.add_set(log)
    rows = reader.run_order().rows
    assert read == [1]
    assert rows == log.run_order().rows


def test_many_changed_replies_are_read_anew(
    reader: DocumentReader, log: Document, read: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{mended.__module__}._MOST", 2)
    same(reader, log)
    read.clear()
    for case in (1, 2, 3):
        bench.record(log, case, 1)
    log.apply(EditRuns([(one, "notes", Setting.of(f"n{one}")) for one in (1, 2, 3)], LATER))
    same(reader, log)
    assert 1 in read


def test_a_column_with_many_changed_cells_is_read_anew(
    reader: DocumentReader, log: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{Texts.__module__}._BESIDE", 2)
    same(reader, log)
    for one in range(1, 7):
        log.apply(EditRun(one, "notes", Setting.of(f"n{-one}"), LATER))
        same(reader, log)


def test_a_column_too_big_to_keep_is_asked_of_the_file(
    reader: DocumentReader, log: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(f"{Texts.__module__}._MOST", 10)
    log.apply(EditRun(3, "notes", Setting.of("longer than that"), LATER))
    log.apply(EditRun(2, "notes", Setting.of("short"), LATER))
    same(reader, log)
    hits = reader.run_matches(np.arange(1, 7), Search("THAN", ("notes",)))
    assert hits.tolist() == [False, False, True, False, False, False]


def test_a_correction_and_a_ruling_are_seen_by_the_next_question(
    reader: DocumentReader, log: Document
) -> None:
    same(reader, log)
    again = bench.record(log, 2, 1, supersedes=6)
    log.apply(AddRuling(again, RulingKind.WRONG, "by hand", LATER))
    for key in ("superseded", "ruling", "status", "revealed_at"):
        assert reader.run_order(key).ids.tolist() == log.run_order(key).ids.tolist()
        assert reader.distinct_values(key) == log.distinct_values(key)
    assert reader.run_tally() == log.run_tally()
    log.apply(RevealCase(1, LATER))
    assert reader.distinct_values("revealed_at") == log.distinct_values("revealed_at")


values = st.sampled_from(
    [BLANK, NOT_PROVIDED, *map(Setting.of, ("", "a", "A", "ab", "abcdefgh", "abcdefghi", "中文"))]
)
digits = st.sampled_from([BLANK, NOT_PROVIDED, *map(Setting.of, ("0", "10", "9", "0.10"))])
edits = st.one_of(
    st.tuples(st.integers(1, 6), st.sampled_from(["notes", "column:2"]), values),
    st.tuples(st.integers(1, 6), st.sampled_from(["cost", "column:1"]), digits),
)
writes = st.lists(st.one_of(edits, st.integers(1, 8)), max_size=4)


@given(st.lists(writes, min_size=1, max_size=4))
@settings(
    max_examples=min(200, settings.default.max_examples // 3),  # 10 in the quick profile
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_what_is_kept_and_mended_answers_as_the_file(
    log: Document, rounds: list[list[tuple[int, str, Setting] | int]]
) -> None:
    if len(log.log_columns()) < 2:
        log.apply(AddLogColumn("Remark", ColumnKind.TEXT, ()))
    with closing(DocumentReader(log.path, read_only=True)) as reader:
        reader.keep_columns()
        for round_ in rounds:
            for write in round_:
                if isinstance(write, int):
                    bench.record(log, write, 1, prefix=12)
                else:
                    log.apply(EditRun(*write, LATER))
            for key in ("notes", "column:2", "cost", "column:1"):
                mine, theirs = reader.run_order(key, True), log.run_order(key, True)
                assert mine.ids.tolist() == theirs.ids.tolist(), key
                found = reader.distinct_values(key)
                assert found == log.distinct_values(key), key
                for setting, count in found.values:
                    wanted = RunFilter().with_values(key, frozenset({setting}))
                    assert reader.run_row_count(wanted) == count
            for text in ("A", "bc", "中", "0"):
                ids, search = log.run_order().ids, Search(text, ("notes", "column:2", "cost"))
                both = reader.run_matches(ids, search), log.run_matches(ids, search)
                assert both[0].tolist() == both[1].tolist()


def test_a_column_that_was_removed_filters_nothing(reader: DocumentReader, log: Document) -> None:
    log.apply(EditRun(1, "column:1", Setting.of("4"), LATER))
    wanted = RunFilter().with_values("column:1", frozenset({Setting.of("4")}))
    assert reader.run_row_count(wanted) == 1
    log.apply(RemoveLogColumn(1))
    assert reader.run_row_count(wanted) == log.run_row_count(RunFilter())


def test_who_may_write_keeps_nothing(log: Document) -> None:
    log.keep_columns()
    log.run_order("notes")
    log.apply(EditRun(3, "notes", Setting.of("a"), LATER))
    assert log.run_order("notes").ids[0] == 3


def test_settings_are_searched_as_they_are_worded_together(
    reader: DocumentReader, log: Document
) -> None:
    ids = reader.run_order().ids
    every = Search("whole line", (), settings=lambda settings: "The Whole Line")
    none = Search("whole line", (), settings=lambda settings: "another")
    people = reader.run_matches(ids, every)
    assert people[ids > 0].all()
    assert not reader.run_matches(ids, none).any()


def test_a_number_that_is_no_row_holds_nothing(reader: DocumentReader, log: Document) -> None:
    log.apply(EditRun(3, "notes", Setting.of("a"), LATER))
    ids = np.array([3, 99, -5, 3])
    assert reader.run_matches(ids, Search("a", ("notes",))).tolist() == [True, False, False, True]
