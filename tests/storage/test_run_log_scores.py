"""Scores of the answers to conversations in the run log: shown, sorted, listed, filtered, found."""

from contextlib import closing

import documents_bench as bench
import drift_bench as drift
import numpy as np
import pytest

from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.kinds import WITHOUT_CELLS
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.run_tables import COLUMNS
from statelab_gui.domain.runs import BLANK, ReplySource, Setting
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.run_filter import RunFilter, Search
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.storage.table_reading import TableReader


@pytest.fixture
def scored(document: Document) -> tuple[Document, dict[int, str]]:
    """A set of state tracking and one of conversations, and what the column shows by row: replies
    are to a state case, then right, unusable, and counted as its outcome."""
    bench.add_set(document)
    drift.add_set(document)
    drift.add_examinee(document)
    case = document.drift_case(10)
    assert case is not None
    right = drift.right(case)
    cut = {"source": ReplySource.FETCHED, "outcome": Outcome.INPUT_CUT}
    numbers = [
        bench.record(document, 1, 1),
        bench.record(document, 10, 1, raw=right),
        bench.record(document, 11, 1, raw=b"none"),
        bench.record(document, 12, 1, raw=right, **cut),
    ]
    shown = dict.fromkeys(document.run_row_ids(), "")
    shown |= dict(zip(numbers, ("", "1.0", "0.0", ""), strict=True))
    return document, shown


def test_a_row_tells_the_score_of_a_conversation_only(
    scored: tuple[Document, dict[int, str]],
) -> None:
    document, shown = scored
    numbers = list(shown)
    for number, row in zip(numbers, document.run_rows(numbers), strict=True):
        told = row.judged.score if row.judged is not None else None
        assert ("" if told is None else str(told)) == shown[number]
        if number > 0 and row.verdict is not None:
            assert document.verdicts_counting([number])[number] == row.verdict


def test_scores_are_sorted_listed_filtered_and_found(
    scored: tuple[Document, dict[int, str]],
) -> None:
    document, shown = scored
    for descending, first in ((False, ["0.0", "1.0"]), (True, ["1.0", "0.0"])):
        ordered = [shown[n] for n in document.run_row_ids("score", descending)]
        assert ordered == first + [""] * (len(shown) - 2)
    blanks = len(shown) - 2
    values = [(Setting.of("0.0"), 1), (Setting.of("1.0"), 1), (BLANK, blanks)]
    assert list(document.distinct_values("score").values) == values
    for value, count in values:
        wanted = RunFilter().with_values("score", frozenset({value}))
        found = document.run_row_ids(wanted=wanted)
        assert len(found) == count
        assert {shown[n] for n in found} == {value.value}
    numbers = np.array(list(shown))
    hits = document.run_matches(numbers, Search("1.", ("score",)))
    assert hits.tolist() == ["1." in text for text in shown.values()]


def test_a_conversation_without_cells_counts_none(document: Document) -> None:
    bench.add_set(document)
    drift.add_set(document, families=(DriftFamily.ORDERS,))
    drift.add_examinee(document)
    case, state = document.drift_case(10), bench.record(document, 1, 1)
    assert case is not None and case.item.family in WITHOUT_CELLS
    talk = bench.record(document, 10, 1, raw=drift.right(case))
    own = {row.reply_id: row for row in document.run_rows([state, talk])}
    verdict = own[state].verdict
    assert verdict is not None
    for key, cells in (("correct", verdict.correct), ("total", verdict.total)):
        last = document.run_row_ids(key)
        assert last.index(state) < last.index(talk)
        (told, blank) = document.distinct_values(key).values
        assert told == (Setting.of(str(cells)), 1)
        assert blank == (BLANK, len(last) - 1)
    with closing(TableReader(document.path, read_only=True)) as reader:
        keys = [column.key for column in COLUMNS]
        (page,) = reader.table_pages([state, talk], COLUMNS)
        lines = [dict(zip(keys, line, strict=True)) for line in zip(*page, strict=True)]
    assert [line["total_cells"] for line in lines] == [str(verdict.total), ""]
    assert [line["correct_cells"] for line in lines] == [str(verdict.correct), ""]
    assert lines[1]["score"] == "1.0"
    assert lines[1]["all_cells_right"] == "yes"


def test_a_reader_that_keeps_columns_sees_a_new_score(document: Document) -> None:
    bench.add_set(document)
    drift.add_examinee(document)
    assert not document.has_scores()
    with closing(DocumentReader(document.path, read_only=True)) as reader:
        reader.keep_columns()
        assert list(reader.distinct_values("score").values) == [
            (BLANK, len(document.run_row_ids()))
        ]
        drift.add_set(document)
        assert document.has_scores()
        case = document.drift_case(10)
        assert case is not None
        bench.record(document, 10, 1, raw=drift.right(case))
        assert reader.distinct_values("score") == document.distinct_values("score")
        assert (Setting.of("1.0"), 1) in reader.distinct_values("score").values
