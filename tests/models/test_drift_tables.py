"""The tables of the Drift page: the matrix of items and conditions, and the active intents."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from statelab_gui.domain.cases import CaseInfo, CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.matrix import DriftRow
from statelab_gui.models.active_state import ActiveStateModel, StateColumn, StateRow
from statelab_gui.models.drift_matrix import (
    DriftMatrixModel,
    HeadColumn,
    MatrixFilter,
    MatrixItem,
    MatrixWords,
    matrix_rows,
)

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
WORDS = MatrixWords(
    head=lambda column: column.name,
    condition=lambda condition: condition.value,
    item=lambda item: item.key,
    cell=lambda cell: f"{cell.status.value} {cell.score} {cell.replies}",
    described=lambda row, condition: f"{row.item.key} {condition}",
)
CLEAN, MEDIUM = Condition.CLEAN, Condition.MEDIUM


def _case(number: int, family: DriftFamily, condition: Condition) -> CaseInfo:
    status = CaseStatus.UNANSWERED
    facts = (7, 7, 8, 100, ("a",), 4, None, 0, status)
    return CaseInfo(number, 1, number, f"case {number}", family, condition.value, *facts)


def _item(at: int, family: DriftFamily, language: Language = Language.EN) -> MatrixItem:
    cases = {
        condition: _case(10 * at + place, family, condition)
        for place, condition in enumerate((CLEAN, MEDIUM))
    }
    return MatrixItem(f"item {at}", family, language, 7, cases)


ITEMS = [
    _item(1, DriftFamily.ORDERS),
    _item(2, DriftFamily.SQL),
    _item(3, DriftFamily.SQL, Language.ZH_TW),
]


def _answer(case_id: int, examinee: int, score: float | None, **facts: object) -> DriftRow:
    status = CaseStatus.UNANSWERED
    if score is not None:
        status = CaseStatus.RIGHT if score == 1 else CaseStatus.WRONG
    row = DriftRow(
        "k",
        DriftFamily.ORDERS,
        Language.EN,
        CLEAN,
        case_id,
        examinee,
        "bare",
        1,
        None if score is None else 100 + case_id,
        score,
        status,
        False,
        7,
        3,
        1,
    )
    return replace(row, **facts)


NAMES = {1: "first", 2: "second"}


@pytest.fixture
def matrix(qtbot: QtBot) -> DriftMatrixModel:
    model = DriftMatrixModel(WORDS)
    QAbstractItemModelTester(model, FATAL, model)
    return model


def test_an_item_has_a_row_an_examinee_that_was_asked_and_one_where_nobody_was() -> None:
    answers = [_answer(10, 1, 1.0), _answer(11, 2, 0.5), _answer(20, 1, None)]
    rows = matrix_rows(ITEMS, answers, NAMES)
    assert [(row.item.key, row.examinee) for row in rows] == [
        ("item 1", "first"),
        ("item 1", "second"),
        ("item 2", "first"),
        ("item 3", ""),
    ]
    assert rows[0].cells[CLEAN].status is CaseStatus.RIGHT
    assert rows[0].cells[MEDIUM].status is CaseStatus.UNANSWERED
    assert rows[1].cells[MEDIUM].score == 0.5


def test_repeats_of_a_case_stand_together() -> None:
    answers = [_answer(10, 1, 1.0), _answer(10, 1, 0.0, repeat=2, reply_id=300)]
    (cell,) = [row.cells[CLEAN] for row in matrix_rows(ITEMS[:1], answers, NAMES)]
    assert (cell.status, cell.score, cell.replies) == (CaseStatus.MIXED, 0.5, 2)
    assert cell.reply_id == 300


def test_a_simulated_answer_stands_only_where_there_is_no_real_one() -> None:
    simulated = _answer(10, 1, 1.0, simulated=True)
    (alone,) = matrix_rows(ITEMS[:1], [simulated], NAMES)
    assert alone.cells[CLEAN].simulated
    (beside,) = matrix_rows(ITEMS[:1], [simulated, _answer(10, 1, 0.0, repeat=2)], NAMES)
    assert not beside.cells[CLEAN].simulated
    assert beside.cells[CLEAN].status is CaseStatus.WRONG


def test_an_answer_that_has_no_score_is_no_zero() -> None:
    answers = [_answer(10, 1, 1.0), _answer(10, 1, None, reply_id=5, status=CaseStatus.NOT_GRADED)]
    (row,) = matrix_rows(ITEMS[:1], answers, NAMES)
    assert row.cells[CLEAN].score == 1.0


@pytest.mark.parametrize(
    ("wanted", "keys", "conditions"),
    [
        (MatrixFilter(), ["item 1", "item 2", "item 3"], 2),
        (MatrixFilter(family=DriftFamily.SQL), ["item 2", "item 3"], 2),
        (MatrixFilter(language=Language.ZH_TW), ["item 3"], 2),
        (MatrixFilter(condition=MEDIUM), ["item 1", "item 2", "item 3"], 1),
        (MatrixFilter(condition=Condition.HARD), [], 0),
        (MatrixFilter(examinee_id=1), ["item 1", "item 2", "item 3"], 2),
        (MatrixFilter(examinee_id=2), ["item 2", "item 3"], 2),
    ],
)
def test_a_filter_leaves_what_agrees_with_it(
    matrix: DriftMatrixModel, wanted: MatrixFilter, keys: list[str], conditions: int
) -> None:
    matrix.set_rows(matrix_rows(ITEMS, [_answer(10, 1, 1.0)], NAMES))
    matrix.set_filter(wanted)
    assert [matrix.text(row, HeadColumn.ITEM) for row in range(matrix.rowCount())] == keys
    assert matrix.columnCount() == len(HeadColumn) + conditions


def test_a_case_is_found_with_its_examinee(matrix: DriftMatrixModel) -> None:
    matrix.set_rows(matrix_rows(ITEMS, [_answer(10, 1, 1.0), _answer(10, 2, 0.0)], NAMES))
    assert matrix.place_of(11, 2) == (1, 3)
    assert matrix.place_of(11) == (0, 3)
    assert matrix.place_of(11, 9) == (0, 3)
    assert matrix.place_of(999) is None
    cell = matrix.cell_at(1, 2)
    assert cell is not None
    assert cell.case_id == 10
    assert matrix.cell_at(1, HeadColumn.ITEM) is None
    told = matrix.index(0, 3).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "item 1 medium"


def test_the_table_of_intents_shows_what_it_is_given_and_nothing_after(qtbot: QtBot) -> None:
    model = ActiveStateModel(lambda column: column.name)
    QAbstractItemModelTester(model, FATAL, model)
    changed = StateRow("goal", "new", "old", "variant", True, True)
    same = StateRow("other", "not active", "", "", False, False)
    model.set_rows((same, changed))
    assert model.changed_row() == 1
    assert model.index(1, StateColumn.BEFORE).data() == "old"
    assert model.index(1, 0).data(Qt.ItemDataRole.FontRole).bold()
    assert model.index(0, 0).data(Qt.ItemDataRole.FontRole) is None
    model.set_rows((same, same))
    assert model.changed_row() == -1
    model.set_rows(())
    assert model.rowCount() == 0


def test_answers_that_come_in_change_cells_and_leave_the_rows_where_they_are(
    matrix: DriftMatrixModel, qtbot: QtBot
) -> None:
    matrix.set_rows(matrix_rows(ITEMS, [_answer(10, 1, 1.0)], NAMES))
    with qtbot.waitSignal(matrix.dataChanged), qtbot.assertNotEmitted(matrix.modelReset):
        matrix.set_rows(matrix_rows(ITEMS, [_answer(10, 1, 1.0), _answer(11, 1, 0.0)], NAMES))
    assert matrix.text(0, 3).startswith("wrong")
    with qtbot.waitSignal(matrix.modelReset):
        matrix.set_rows(matrix_rows(ITEMS, [_answer(10, 2, 1.0)], NAMES))
    assert matrix.text(0, HeadColumn.EXAMINEE) == "second"
