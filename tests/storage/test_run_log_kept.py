"""A reader that keeps what it read of the log answers as one that reads all anew."""

from collections.abc import Iterator
from contextlib import closing

import documents_bench as bench
import numpy as np
import pytest

from statelab_gui.domain.log_columns import ColumnKind
from statelab_gui.domain.runs import NOT_PROVIDED, Setting
from statelab_gui.storage.commands import AddLogColumn, EditRun, RemoveLogColumn
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.log_frame import reading_frame
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
            mine = reader.run_order(key, descending).ids.tolist()
            assert mine == log.run_order(key, descending).ids.tolist(), key
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


def test_the_log_is_read_again_only_after_somebody_wrote(
    reader: DocumentReader, log: Document, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def counting(file: object) -> object:
        read.append(1)
        return reading_frame(file)  # type: ignore[arg-type]  # as it was given

    monkeypatch.setattr(f"{RunOrderQueries.__module__}.reading_frame", counting)
    reader.run_order("notes")
    reader.run_row_count(RunFilter(text="nowhere"))
    reader.distinct_values("cost")
    assert len(read) == 1
    log.apply(EditRun(3, "notes", Setting.of("a"), LATER))
    reader.run_order("notes")
    assert len(read) == 2


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
