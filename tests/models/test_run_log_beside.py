"""The run log's model while its long questions are asked beside the window."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from later_runner import Later
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from statelab_gui.domain.log_columns import ColumnKind
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import BLANK, ReplySource, Setting
from statelab_gui.models.run_columns import COLUMNS, AnyColumn, LogEntry, RunColumn, RunWords
from statelab_gui.models.run_log import RunFilter, RunLogModel
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddExaminee,
    AddLogColumn,
    EditRun,
    EditRuns,
    RecordReply,
    RemoveLogColumn,
)
from statelab_gui.storage.document import Document

NOW = "2026-11-30T08:00:00+08:00"
OWN = len(COLUMNS)


def _text(column: AnyColumn, entry: LogEntry) -> str:
    if not isinstance(column, RunColumn):
        return entry.run.entry(column.field).value
    return {
        RunColumn.CASE: entry.run.case_name,
        RunColumn.RESULT: f"<{entry.status.value}>",
        RunColumn.NOTES: entry.run.entry("notes").value,
    }.get(column, "")


def _value(column: AnyColumn, setting: Setting) -> str:
    if column is RunColumn.RESULT:
        return f"<{setting.value or 'unanswered'}>"
    return setting.value


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    """240 cases, three of the last answered; a column of the reviewer's own, filled in once."""
    document = Document.create(tmp_path / "lab.statelab", now=lambda: NOW)
    for number in range(10):
        document.apply(AddCaseSet(f"Set {number}", starter()))
    document.apply(AddExaminee({"model": Setting.of("tiny")}))
    for case in (240, 239, 238):
        document.apply(RecordReply(case, 1, None, b"{}", ReplySource.PASTED, None, False, NOW))
    document.apply(AddLogColumn("Remark", ColumnKind.TEXT))
    document.apply(EditRun(2, "column:1", Setting.of("Odd one"), NOW))
    yield document
    document.close()


@pytest.fixture
def later() -> Later:
    return Later()


@pytest.fixture
def model(qtbot: object, document: Document, later: Later) -> RunLogModel:
    model = RunLogModel(RunWords(str, _text, _text, _value))
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, model)
    model.set_runner(later)
    model.set_reader(document)
    return model


def test_the_first_rows_are_there_at_once_and_keep_their_places(
    model: RunLogModel, later: Later
) -> None:
    assert model.rowCount() == 200
    assert model.index(0, 0).data() == "2-fixed-code"
    assert model.sums is None
    assert model.is_ordering
    resets: list[bool] = []
    model.modelReset.connect(lambda: resets.append(True))
    later.finish()
    assert model.rowCount() == 240
    assert not resets
    assert not model.is_ordering
    assert model.sums is not None
    assert (model.sums.rows, model.sums.unanswered) == (240, 237)


def test_an_answer_that_is_no_longer_wanted_is_dropped(model: RunLogModel, later: Later) -> None:
    later.finish()
    model.set_filter(RunFilter(unanswered=False))
    model.set_filter(RunFilter(text="Odd"))
    assert model.rowCount() == 240  # until the answer is there
    later.finish(1)
    assert list(model.ids()) == [2]
    later.finish(0)
    assert list(model.ids()) == [2]


def test_a_document_that_was_left_answers_nothing(model: RunLogModel, later: Later) -> None:
    model.set_reader(None)
    later.finish()
    assert model.rowCount() == 0
    assert model.columns() == COLUMNS


def test_the_reviewers_own_columns_stand_behind_and_can_be_edited(
    model: RunLogModel, later: Later, document: Document
) -> None:
    later.finish()
    index = model.index(model.row_of(2), OWN)
    assert index.data() == "Odd one"
    assert model.flags(index) & Qt.ItemFlag.ItemIsEditable
    wishes: list[tuple[int, str, Setting]] = []
    model.edit_wished.connect(lambda *wish: wishes.append(wish))
    model.setData(index, BLANK)
    assert wishes == [(2, "column:1", BLANK)]
    model.sort(OWN)
    later.finish()
    assert model.number_at(0) == 2
    document.apply(RemoveLogColumn(1))
    model.reload_columns()
    assert model.columnCount() == OWN
    later.finish()
    assert model.number_at(0) < 0  # in the order of sets again


def test_the_values_of_a_column_leave_its_own_filter_aside(
    model: RunLogModel, later: Later
) -> None:
    later.finish()
    model.set_filter(model.wanted.with_values("column:1", frozenset({Setting.of("Odd one")})))
    later.finish()
    assert model.rowCount() == 1
    told: list[Any] = []
    model.distinct(OWN, 10, told.append)
    later.finish()
    assert told[0].values == ((Setting.of("Odd one"), 1), (BLANK, 239))


def test_a_text_is_found_forwards_and_backwards_and_round_the_end(
    model: RunLogModel, later: Later, document: Document
) -> None:
    document.apply(EditRuns([(1, "notes", Setting.of("odd")), (3, "notes", Setting.of("x"))], NOW))
    later.finish()
    notes = COLUMNS.index(RunColumn.NOTES)
    first = (model.row_of(1), notes)
    second = (model.row_of(2), OWN)

    def found(start: tuple[int, int], backwards: bool = False, text: str = "ODD") -> Any:
        told: list[Any] = []
        model.find(text, [notes, OWN], start, backwards, told.append)
        later.finish()
        return told[0]

    assert first > second  # reply 1 answers the last case
    assert found((0, 0)) == second
    assert found(second) == first
    assert found(first) == second
    assert found(first, True) == second
    assert found(second, True) == first
    assert found((0, 0), text="nowhere") is None
    assert found(first, text="x")[0] == model.row_of(3)


def test_a_worded_cell_is_found_by_its_word(model: RunLogModel, later: Later) -> None:
    later.finish()
    told: list[Any] = []
    for text in ("<unans", "answered>", "<format", "wrong"):
        model.find(text, [COLUMNS.index(RunColumn.RESULT)], (5, 0), False, told.append)
        later.finish()
    rows = [None if one is None else model.number_at(one[0]) for one in told]
    assert [None if row is None else row > 0 for row in rows] == [False, False, True, None]


def test_many_changed_rows_are_told_at_once(model: RunLogModel, later: Later) -> None:
    later.finish()
    told: list[Any] = []
    model.dataChanged.connect(lambda first, last, _: told.append((first.row(), last.row())))
    model.refresh_runs(frozenset({1, 2}))
    assert len(told) == 2
    told.clear()
    model.refresh_runs(frozenset(model.ids().tolist()))
    assert told == [(0, 239)]
