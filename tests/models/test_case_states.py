"""The models of sets and of recorded states."""

import numpy as np
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from statelab_gui.domain.families import Family, derive
from statelab_gui.domain.generating import source_program
from statelab_gui.domain.recipes import STARTER
from statelab_gui.domain.updates import Program
from statelab_gui.models.case_sets import CaseSetRow, CaseSetsModel
from statelab_gui.models.state_after import StateAfterModel
from statelab_gui.models.state_steps import StateStepsModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def program() -> Program:
    return derive(source_program(STARTER, 7, 20), Family.ADD)


def test_every_state_is_that_of_the_program_and_blank_before_its_time(
    qtbot: QtBot, program: Program
) -> None:
    model = StateStepsModel()
    QAbstractItemModelTester(model, FATAL, model)
    model.set_program(program)
    assert (model.rowCount(), model.columnCount()) == (66, 6)
    for k in range(1, 67):
        state = program.states.after(k)
        row = {
            model.headerData(c, Qt.Orientation.Horizontal): model.index(k - 1, c).data()
            for c in range(6)
        }
        assert row == {cell: str(state[cell]) if cell in state else "" for cell in program.cells}
        assert model.headerData(k - 1, Qt.Orientation.Vertical) == str(k)
        bold = [c for c in range(6) if model.index(k - 1, c).data(Qt.ItemDataRole.FontRole)]
        assert bold == [program.target[k - 1]]
    model.set_program(None)
    assert (model.rowCount(), model.columnCount()) == (0, 0)


def test_the_extremes_hold_the_widest_text_of_a_column(qtbot: QtBot, program: Program) -> None:
    model = StateStepsModel()
    assert model.extremes(0) == ()
    model.set_program(program)
    for c in range(6):
        longest = max(len(model.index(r, c).data()) for r in range(66))
        assert longest <= max(map(len, model.extremes(c)))


def test_the_state_after_an_update_shows_what_it_wrote(qtbot: QtBot, program: Program) -> None:
    model = StateAfterModel()
    QAbstractItemModelTester(model, FATAL, model)
    assert model.rowCount() == 0
    model.set_program(program)
    assert model.update() == 66
    for k in (1, 3, 6, 7, 40, 66):
        model.set_update(k)
        after = program.states.after(k)
        before = program.states.after(k - 1) if k > 1 else {}
        written = program.cells[program.target[k - 1]]
        for row, cell in enumerate(program.cells):
            texts = [model.index(row, c).data() for c in range(3)]
            was = before.get(cell, "") if cell == written else ""
            assert texts == [cell, str(after.get(cell, "")), str(was)]
    model.set_update(67)
    model.set_update(0)
    assert model.update() == 66
    model.set_program(None)
    assert (model.rowCount(), model.update(), model.changed_row()) == (0, 0, -1)


def test_an_empty_program_has_no_state(qtbot: QtBot) -> None:
    none = np.zeros(0, dtype=np.int64)
    empty = Program(("a",), 10, none.astype(np.uint8), none.astype(np.uint16), none)
    for model in (StateAfterModel(), StateStepsModel()):
        model.set_program(empty)
        assert model.rowCount() == 0


@pytest.fixture
def sets(qtbot: QtBot) -> CaseSetsModel:
    model = CaseSetsModel(lambda row: f"{row.answered}/{row.total}")
    model._tester = QAbstractItemModelTester(model, FATAL, model)
    model.set_rows([CaseSetRow(4, "Starter", 0, 24), CaseSetRow(9, "Ladder", 3, 80)])
    return model


def test_sets_show_name_and_counts(sets: CaseSetsModel) -> None:
    index = sets.index(1)
    assert index.data() == "Ladder"
    assert index.data(CaseSetsModel.COUNTS) == "3/80"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Ladder, 3/80"
    assert sets.row_of(9) == 1 and sets.row_of(5) == -1 and sets.row_at(7) is None


def test_an_edited_name_is_a_wish_and_changes_nothing_by_itself(
    sets: CaseSetsModel, qtbot: QtBot
) -> None:
    with qtbot.waitSignal(sets.rename_wished) as wished:
        assert sets.setData(sets.index(0), " Monday ") is False
    assert wished.args == [4, "Monday"]
    assert sets.index(0).data() == "Starter"
    with qtbot.assertNotEmitted(sets.rename_wished):
        sets.setData(sets.index(0), "   ")
        sets.setData(sets.index(0), "Starter")
        sets.setData(QModelIndex(), "x")


def test_new_values_leave_the_rows_in_place_and_new_sets_reset(
    sets: CaseSetsModel, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(sets.modelReset), qtbot.waitSignal(sets.dataChanged) as told:
        sets.set_rows([CaseSetRow(4, "Starter", 0, 24), CaseSetRow(9, "Ladder", 4, 80)])
    assert told.args[0].row() == 1
    with qtbot.waitSignal(sets.modelReset):
        sets.set_rows([CaseSetRow(9, "Ladder", 4, 80)])


def test_names_are_editable_only_where_the_document_is(sets: CaseSetsModel) -> None:
    assert sets.flags(sets.index(0)) & Qt.ItemFlag.ItemIsEditable
    sets.set_editable(False)
    assert not sets.flags(sets.index(0)) & Qt.ItemFlag.ItemIsEditable
