"""The run log stays where it is scrolled to while a write changes rows all over it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.models import run_again
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document
from statelab_gui.views.run_table import RunTable

NOW = "2026-11-30T08:00:00+08:00"
CASES = 96


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    document = Document.create(tmp_path / "lab.statelab", now=lambda: NOW)
    document.apply(AddCaseSet("Set", replace(starter(), seeds=(1, 2, 3, 4))))
    document.apply(AddExaminee({"model": Setting.of("tiny")}))
    assert document.run_row_count() == CASES
    probe(document, range(CASES, CASES + 1))  # from now on every row is of somebody at work
    yield document
    document.close()


@pytest.fixture
def table(qtbot: QtBot, document: Document, monkeypatch: pytest.MonkeyPatch) -> RunTable:
    monkeypatch.setattr(run_again, "_REST", 0.0)
    monkeypatch.setattr(run_again, "_SHARE", 0)
    table = RunTable()
    qtbot.addWidget(table)
    table.resize(700, 400)
    table.show_document(document)
    table.arrange(None)
    table.show()
    return table


def probe(document: Document, cases: range) -> None:
    """A reply to the beginning of each of these cases: a row more above each case's own."""
    for case in cases:
        document.apply(RecordReply(case, 1, 9, b"{}", ReplySource.PASTED, None, False, NOW))


def refreshed(qtbot: QtBot, table: RunTable) -> int:
    """Take in what was written; how often the model was reset for it."""
    resets: list[bool] = []
    table.runs.modelReset.connect(lambda: resets.append(True))
    table.runs.refresh()
    qtbot.waitUntil(lambda: not table.runs.is_ordering)
    return len(resets)


def test_rows_that_come_all_over_leave_those_in_sight_where_they_are(
    qtbot: QtBot, document: Document, table: RunTable
) -> None:
    table.verticalScrollBar().setValue(50)
    table.horizontalScrollBar().setValue(90)
    top = table.runs.number_at(table.rowAt(0))
    table.go_to(table.runs.index(3, table.place_of(RunColumn.CASE)))  # the hand is elsewhere
    hand = table.runs.number_at(3)
    table.verticalScrollBar().setValue(50)
    table.horizontalScrollBar().setValue(90)
    probe(document, range(1, 46, 2))
    assert refreshed(qtbot, table) == 1
    assert table.runs.rowCount() == CASES + 24
    assert table.runs.number_at(table.rowAt(0)) == top
    assert table.verticalScrollBar().value() == 73
    assert table.horizontalScrollBar().value() == 90
    assert table.runs.number_at(table.currentIndex().row()) == hand


def test_where_the_first_row_in_sight_goes_the_next_one_stays(
    qtbot: QtBot, document: Document, table: RunTable
) -> None:
    probe(document, range(1, CASES, 2))
    table.runs.set_filter(replace(table.runs.wanted, superseded=False))
    refreshed(qtbot, table)
    top = next(row for row in range(40, 50) if table.runs.number_at(row) > 0)
    table.verticalScrollBar().setValue(top)
    gone, left = table.runs.number_at(top), table.runs.number_at(top + 1)
    for number in [one for one in table.runs.ids().tolist() if one > 0]:
        (row,) = document.run_rows([number])
        command = RecordReply(
            row.case_id, 1, 9, b"[]", ReplySource.PASTED, None, False, NOW, supersedes=number
        )
        document.apply(command)
    assert refreshed(qtbot, table) == 1
    assert table.runs.row_of(gone) == -1
    assert table.runs.row_of(left) - table.verticalScrollBar().value() == 1
