"""The queue: in order, filtered without losing the open case, and what comes next."""

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from statelab_gui.domain.cases import CaseInfo, CaseStatus
from statelab_gui.domain.families import Family
from statelab_gui.domain.scoring import CellVerdict
from statelab_gui.models.queue import CASE_ID_ROLE, QueueEntry, QueueModel
from statelab_gui.models.verdict_cells import VerdictCellsModel, VerdictRow


def entry(case_id: int, status: CaseStatus = CaseStatus.UNANSWERED) -> QueueEntry:
    case = CaseInfo(
        case_id,
        1,
        case_id,
        f"case {case_id}",
        Family.COPY,
        "code",
        7,
        2,
        12,
        251,
        ("a",),
        10,
        None,
        0,
        status,
    )
    return QueueEntry(case, status)


@pytest.fixture
def model(qapp):
    made = QueueModel(lambda name, status, simulated: f"{name} {status.value}")
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    made.set_entries([entry(1, CaseStatus.RIGHT), entry(2), entry(3, CaseStatus.WRONG), entry(4)])
    yield made
    del tester


def shown(model: QueueModel) -> list[int]:
    return [model.index(row).data(CASE_ID_ROLE) for row in range(model.rowCount())]


def test_cases_stand_in_order_and_are_counted(model):
    assert shown(model) == [1, 2, 3, 4]
    assert model.counts() == (2, 4)
    assert model.index(0).data() == "case 1"


def test_the_first_case_is_the_first_unanswered_one(model):
    assert model.first_case() == 2
    model.set_entries([entry(1, CaseStatus.RIGHT), entry(2, CaseStatus.WRONG)])
    assert model.first_case() == 1
    model.set_entries([])
    assert model.first_case() is None


def test_the_next_unanswered_goes_round_and_is_never_the_case_itself(model):
    assert model.next_unanswered(2) == 4
    assert model.next_unanswered(4) == 2
    model.update_entry(entry(4, CaseStatus.FORMAT_ERROR))
    assert model.next_unanswered(2) is None
    assert model.next_unanswered(3) == 2


def test_the_filter_keeps_the_open_case_until_it_is_left(model):
    model.set_unanswered_only(True)
    assert shown(model) == [2, 4]
    model.set_current(2)
    model.update_entry(entry(2, CaseStatus.RIGHT))
    assert shown(model) == [2, 4]
    model.set_current(4)
    assert shown(model) == [4]
    assert not model.index_of(2).isValid()
    model.set_unanswered_only(False)
    assert shown(model) == [1, 2, 3, 4]


def test_a_case_of_another_queue_changes_nothing(model):
    model.update_entry(entry(99, CaseStatus.RIGHT))
    assert model.counts() == (2, 4)
    assert model.entry(99) is None


def test_verdict_cells_show_given_over_expected(qapp):
    model = VerdictCellsModel(lambda row: row.name, lambda cell: cell.cell, ("+", "-"))
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_cells([CellVerdict("a", 3, 4, False), CellVerdict("<b>", 10**5000, 2, False)])
    column = [model.index(row, 0).data() for row in VerdictRow]
    assert column == ["3", "4", "-"]
    long = model.index(VerdictRow.GIVEN, 1).data()
    assert len(long) < 30 and long.startswith("1000") and "…" in long
    assert "<b>" not in model.index(0, 1).data(3)  # the tool tip is escaped
    model.set_cells([])
    assert (model.rowCount(), model.columnCount()) == (0, 0)
    del tester
