"""Two runs of one name are told apart by when they were begun."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from statelab_gui.domain.fetching.connections import Connection, Dialect
from statelab_gui.domain.fetching.runs import FetchPlan, FetchRun, FetchTally, RunState
from statelab_gui.models.fetch_runs import FetchRunsModel
from statelab_gui.views.fetch_runs_panel import _words

PLAN = FetchPlan("Starter", Connection("c", Dialect.PRACTICE, ""))


def run(number, begun):
    return FetchRun(number, PLAN, RunState.PAUSED, begun, FetchTally(3, waiting=3))


def test_a_row_tells_when_its_run_was_begun(qapp):
    model = FetchRunsModel(_words)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.set_runs([run(1, "2026-11-30T08:00:00+00:00"), run(2, "2026-11-29T09:30:00+00:00")])
    begun = [model.data(model.index(row), FetchRunsModel.BEGUN) for row in (0, 1)]
    assert [text[:7] for text in begun] == ["2026-11", "2026-11"]
    assert begun[0] != begun[1]
    spoken = model.data(model.index(0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith(f"Starter, {begun[0]}, ")
