"""The case table's model: order, filter, refresh, and indexes that follow their case."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from statelab_gui.domain.cases import CaseInfo, CaseStatus
from statelab_gui.domain.families import Family
from statelab_gui.models.case_filter import CaseFilter
from statelab_gui.models.case_table import COLUMNS, CaseColumn, CaseTableModel, CaseWords

WORDS = CaseWords(
    header=lambda column: column.value,
    text=lambda column, case: str(getattr(case, column.value)),
    described=lambda column, case: f"{column.value} {getattr(case, column.value)}",
)
FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def made_cases() -> list[CaseInfo]:
    cases = []
    for seed in (7, 11):
        for length in (2, 20, 200):
            for family in Family:
                for form in ("code", "sheet"):
                    at = len(cases)
                    cases.append(
                        CaseInfo(
                            id=100 + at,
                            set_id=1,
                            position=at,
                            name=f"{length}-{family}-{form}",
                            family=family,
                            form=form,
                            seed=seed,
                            length=length,
                            updates=6 + 3 * length,
                            characters=100 * length + at,
                            cells=("a", "b", "T"),
                            modulus=10,
                            revealed_at=None,
                            replies=0,
                            status=CaseStatus.UNANSWERED,
                        )
                    )
    return cases


@pytest.fixture
def model(qtbot: QtBot) -> CaseTableModel:
    model = CaseTableModel(WORDS)
    model._tester = QAbstractItemModelTester(model, FATAL, model)
    model.set_cases(made_cases())
    return model


def ids(model: CaseTableModel) -> list[int]:
    return [case.id for case in model.shown()]


@pytest.mark.parametrize("column", [column for column in CaseColumn if column != CaseColumn.NAME])
def test_sorting_orders_by_the_values_and_keeps_ties_in_the_sets_order(
    model: CaseTableModel, column: CaseColumn
) -> None:
    rank = {family: place for place, family in enumerate(Family)}
    for order in Qt.SortOrder:
        model.sort(COLUMNS.index(column), order)
        keys = [
            rank[case.family] if column is CaseColumn.FAMILY else getattr(case, column.value)
            for case in model.shown()
        ]
        assert keys == sorted(keys, reverse=order is Qt.SortOrder.DescendingOrder)
        for key in set(keys):
            positions = [c.position for c, k in zip(model.shown(), keys, strict=True) if k == key]
            assert positions == sorted(positions)


def test_sorting_by_name_is_the_order_of_the_set(model: CaseTableModel) -> None:
    model.sort(COLUMNS.index(CaseColumn.LENGTH), Qt.SortOrder.DescendingOrder)
    model.sort(0)
    assert [case.position for case in model.shown()] == list(range(48))


def test_persistent_indexes_follow_their_case(model: CaseTableModel) -> None:
    kept = {
        case.id: QPersistentModelIndex(model.index(row, 2))
        for row, case in enumerate(model.shown())
    }
    model.sort(COLUMNS.index(CaseColumn.CHARACTERS), Qt.SortOrder.DescendingOrder)
    for case_id, index in kept.items():
        shown = model.case_at(index.row())
        assert shown is not None and shown.id == case_id and index.column() == 2


def test_a_filter_shows_what_passes_and_a_refresh_moves_rows_in_and_out(
    model: CaseTableModel,
) -> None:
    model.set_filter(CaseFilter(status=CaseStatus.RIGHT))
    assert ids(model) == []
    case = replace(model.cases()[5], status=CaseStatus.RIGHT, replies=1)
    model.refresh([case])
    assert model.shown() == [case]
    model.refresh([replace(case, status=CaseStatus.WRONG)])
    assert ids(model) == []
    model.set_filter(CaseFilter())
    assert len(ids(model)) == 48


def test_a_refresh_in_place_tells_only_the_rows_that_changed(
    model: CaseTableModel, qtbot: QtBot
) -> None:
    fresh = made_cases()
    fresh[3] = replace(fresh[3], status=CaseStatus.FORMAT_ERROR, replies=1)
    told = []
    model.dataChanged.connect(lambda first, last, *_: told.append((first.row(), last.row())))
    with qtbot.assertNotEmitted(model.modelReset):
        model.refresh(fresh)
    assert told == [(3, 3)]


def test_a_refresh_adds_no_case_that_is_not_held(model: CaseTableModel) -> None:
    model.refresh([replace(made_cases()[0], id=999)])
    assert model.total() == 48


def test_random_work_keeps_the_model_sound(model: CaseTableModel) -> None:
    rng = random.Random(1)
    for _ in range(60):
        match rng.randrange(3):
            case 0:
                model.sort(rng.randrange(len(COLUMNS)), rng.choice(list(Qt.SortOrder)))
            case 1:
                model.set_filter(
                    CaseFilter(
                        text=rng.choice(["", "add", "2"]),
                        family=rng.choice([None, *Family]),
                        status=rng.choice([None, *CaseStatus]),
                    )
                )
            case _:
                some = rng.sample(model.cases(), 5)
                model.refresh([replace(c, status=rng.choice(list(CaseStatus))) for c in some])
        wanted = {case.id for case in model.cases() if model.filter().accepts(case)}
        assert set(ids(model)) == wanted
        assert all(model.row_of(case_id) == row for row, case_id in enumerate(ids(model)))


def test_numbers_stand_at_the_right_and_words_are_given(model: CaseTableModel) -> None:
    right = Qt.AlignmentFlag.AlignRight
    for place, column in enumerate(COLUMNS):
        number = column in ("length", "seed", "updates", "characters")
        alignment = model.index(0, place).data(Qt.ItemDataRole.TextAlignmentRole)
        assert bool(alignment and alignment & right) is number
        told = model.index(0, place).data(Qt.ItemDataRole.AccessibleTextRole)
        assert told.startswith(column.value)


def test_a_filter_looks_for_every_word_in_any_case_of_letters() -> None:
    case = made_cases()[0]
    assert CaseFilter(text="FIXED 2-").accepts(case)
    assert not CaseFilter(text="fixed sheet").accepts(case)
    assert CaseFilter(text="  ").accepts(case)
    assert CaseFilter(text=" ").asks_nothing
    assert not CaseFilter(seed=0).asks_nothing


@pytest.mark.parametrize(
    "wanted",
    [
        CaseFilter(family=Family.ADD),
        CaseFilter(form="sheet"),
        CaseFilter(length=20),
        CaseFilter(seed=11),
        CaseFilter(status=CaseStatus.RIGHT),
    ],
)
def test_each_field_of_a_filter_asks_for_itself(wanted: CaseFilter) -> None:
    cases = [
        replace(case, status=CaseStatus.RIGHT if case.id % 2 else CaseStatus.WRONG)
        for case in made_cases()
    ]
    field = next(f for f in ("family", "form", "length", "seed", "status") if getattr(wanted, f))
    passing = [case for case in cases if wanted.accepts(case)]
    assert 0 < len(passing) < len(cases)
    assert passing == [case for case in cases if getattr(case, field) == getattr(wanted, field)]
