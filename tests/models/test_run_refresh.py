"""After a write the log's rows take their new places, and what is chosen there stays chosen."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from later_runner import Later
from PySide6.QtCore import QPersistentModelIndex
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.models import run_again
from statelab_gui.models.run_asking import Ids
from statelab_gui.models.run_columns import LogEntry, RunColumn, RunWords
from statelab_gui.models.run_log import RunFilter, RunLogModel
from statelab_gui.models.run_merging import merge, walk
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document
from statelab_gui.storage.queries.log_frame import EXAMINEES

NOW = "2026-11-30T08:00:00+08:00"
NOTES = 11

ids = st.lists(st.integers(-40, 40).filter(bool), unique=True, max_size=60)


def walked(before: list[int], after: list[int]) -> list[int] | None:
    """What the steps come to; each step is what it says it is."""
    made = merge(np.array(before, np.int64), np.array(after, np.int64))
    if made is None:
        return None
    if made.filled.size:
        return list(map(int, made.after))
    rows = list(before)

    def remove(first: int, last: int, now: Ids) -> None:
        del rows[first : last + 1]
        assert now.tolist() == rows

    def insert(first: int, last: int, now: Ids) -> None:
        rows[first:first] = now[first : last + 1].tolist()
        assert now.tolist() == rows

    walk(made, remove, insert)
    return rows


@given(ids, st.data())
def test_rows_that_come_and_go_are_walked_to_the_new_rows(
    rows: list[int], data: st.DataObject
) -> None:
    stay = [one for one in rows if data.draw(st.booleans())]
    after = list(stay)
    for number in data.draw(st.lists(st.integers(41, 60), unique=True, max_size=6)):
        after.insert(data.draw(st.integers(0, len(after))), number)
    found = walked(rows, after)
    assert found is None or found == after


@given(ids, ids)
def test_any_rows_are_walked_to_or_not_at_all(before: list[int], after: list[int]) -> None:
    found = walked(before, after)
    assert found is None or found == after


def test_another_order_is_no_few_steps() -> None:
    assert walked([1, 2, 3, 4], [4, 3, 2, 1]) is None


def test_a_reply_in_place_of_an_empty_row_is_one_changed_row() -> None:
    made = merge(np.array([1, -7, 3]), np.array([1, 9, 3]))
    assert made is not None
    assert made.filled.tolist() == [1]


def test_the_first_reply_to_a_set_leaves_the_rows_of_its_other_cases_in_place() -> None:
    nobody = [-case * EXAMINEES for case in (1, 2, 3)]
    who = [-case * EXAMINEES - 5 for case in (1, 3)]
    made = merge(np.array([8, *nobody]), np.array([8, who[0], 9, who[1]]))
    assert made is not None
    assert (made.gone, made.come, made.filled.tolist()) == ([], [], [1, 2, 3])


def test_rows_of_other_cases_or_of_another_examinee_take_no_place_over() -> None:
    for before, after in ((-EXAMINEES, -2 * EXAMINEES - 5), (-EXAMINEES - 4, -EXAMINEES - 5)):
        made = merge(np.array([8, before]), np.array([8, after]))
        assert made is not None
        assert not made.filled.size


def _text(column: RunColumn, entry: LogEntry) -> str:
    return entry.run.case_name if column is RunColumn.CASE else entry.run.entry("notes").value


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    """24 cases, of which the second and the fourth are answered."""
    document = Document.create(tmp_path / "lab.statelab", now=lambda: NOW)
    document.apply(AddCaseSet("Set", starter()))
    document.apply(AddExaminee({"model": Setting.of("tiny")}))
    for case in (2, 4):
        answer(document, case)
    yield document
    document.close()


def answer(document: Document, case: int, prefix: int | None = None) -> None:
    document.apply(RecordReply(case, 1, prefix, b"{}", ReplySource.PASTED, None, False, NOW))


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
def model(qtbot: QtBot, document: Document, later: Later) -> RunLogModel:
    """All rows are known; the next question may be asked at once."""
    model = RunLogModel(RunWords(str, _text, _text))  # type: ignore[arg-type]  # own columns: none
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.set_runner(later)
    model.set_reader(document)
    later.finish()
    return model


@pytest.fixture
def unrested(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_again, "_REST", 0.0)
    monkeypatch.setattr(run_again, "_SHARE", 0)


def test_a_new_reply_takes_the_place_of_its_empty_row_and_nothing_is_reset(
    unrested: None, qtbot: QtBot, model: RunLogModel, later: Later, document: Document
) -> None:
    chosen = QPersistentModelIndex(model.index(5, NOTES))
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    answer(document, 3)
    answer(document, 4, prefix=9)
    model.refresh()
    qtbot.waitUntil(lambda: bool(later.jobs))
    later.finish()
    assert not resets
    assert model.rowCount() == 25
    assert [model.number_at(row) for row in range(5)] == [model.number_at(0), 1, 3, 2, 4]
    assert chosen.row() == 6
    assert model.index(2, 0).data() == document.run_rows([3])[0].case_name
    assert model.sums is not None
    assert model.sums.shown == 25


def test_a_filtered_row_goes_without_a_reset(
    unrested: None, qtbot: QtBot, model: RunLogModel, later: Later, document: Document
) -> None:
    model.set_filter(RunFilter(superseded=False, unanswered=False))
    later.finish()
    assert model.ids().tolist() == [1, 2]
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    command = RecordReply(2, 1, None, b"{}", ReplySource.PASTED, None, False, NOW, supersedes=1)
    document.apply(command)
    model.refresh()
    qtbot.waitUntil(lambda: bool(later.jobs))
    later.finish()
    assert model.ids().tolist() == [3, 2]
    assert not resets


def test_many_wishes_are_one_question_while_an_answer_is_under_way(
    unrested: None, qtbot: QtBot, model: RunLogModel, later: Later, document: Document
) -> None:
    for case in (5, 6, 7):
        answer(document, case)
        model.refresh()
    qtbot.waitUntil(lambda: bool(later.jobs))
    for case in (8, 9):
        answer(document, case)
        model.refresh()
    qtbot.wait(20)
    assert len(later.jobs) == 1
    later.finish()
    qtbot.waitUntil(lambda: bool(later.jobs))
    later.finish()
    assert not model.is_ordering
    assert np.count_nonzero(model.ids() > 0) == 7


def test_a_question_is_not_asked_again_right_after_its_answer(
    qtbot: QtBot, model: RunLogModel, later: Later, document: Document
) -> None:
    answer(document, 5)
    model.refresh()
    qtbot.wait(50)
    assert not later.jobs
    assert model.is_ordering


def test_another_order_is_asked_for_at_once_and_takes_the_wish_along(
    model: RunLogModel, later: Later, document: Document
) -> None:
    answer(document, 5)
    model.refresh()
    model.sort(NOTES)
    assert len(later.jobs) == 1
    later.finish()
    assert not model.is_ordering
    assert 3 in model.ids()
