"""Stepping on the First-error page: updates, cells, the way of a value, the state map."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from first_error_bench import FIRST_VALUES, open_page, real_page, run_bench
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.models.prefix_steps import StepColumn
from statelab_gui.views.first_error_lab import FirstErrorLab


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def page(bench: RunBench) -> FirstError:
    return real_page(bench)


@pytest.fixture
def lab(page: FirstError) -> FirstErrorLab:
    return page.page.lab


def test_a_step_shows_the_update_and_the_recorded_state_around_it(page: FirstError) -> None:
    page.page.lab.go_to(10)
    assert page.page.lab.stepping.steps.heading() == "Update 10 of 12: TMP ← d"
    assert page.page.lab.prompt.selected_update() == 10
    model = page.page.lab.stepping.steps.table.model()
    row = [model.index(5, column).data() for column in StepColumn]
    assert row == ["TMP", "3", "4", ""]
    assert model.index(5, StepColumn.AFTER).data(Qt.ItemDataRole.FontRole).bold()


def test_the_keys_step_wherever_in_the_step_area_the_focus_is(page: FirstError) -> None:
    steps = page.page.lab.stepping.steps
    for target in (steps.slider, steps.table):
        page.page.lab.go_to(9)
        QTest.keyClick(target, Qt.Key.Key_Right)
        assert page.page.lab.current() == 10
        QTest.keyClick(target, Qt.Key.Key_Left)
        assert page.page.lab.current() == 9
        QTest.keyClick(target, Qt.Key.Key_Home)
        assert page.page.lab.current() == 1
        QTest.keyClick(target, Qt.Key.Key_End)
        assert page.page.lab.current() == 12
        QTest.keyClick(target, Qt.Key.Key_PageUp)
        assert page.page.lab.current() == 9
    steps.spin.setValue(3)
    assert page.page.lab.current() == 3


def test_the_whole_case_reply_stands_beside_the_last_state(page: FirstError) -> None:
    page.page.lab.go_to(12)
    model = page.page.lab.stepping.steps.table.model()
    given = [model.index(row, StepColumn.REPLY).data() for row in range(6)]
    assert given == ["1 ✗", "2 ✗", "3 ✗", "4 ✗", "5 ✓", "0 ✗"]
    assert page.page.lab.stepping.replies.isVisible()


def test_a_case_of_sixty_thousand_updates_is_stepped_with_a_row_a_boundary(
    bench: RunBench, qtbot: QtBot
) -> None:
    bench.create(lengths=(20_000,))
    bench.record("20000-copy-code", FIRST_VALUES)
    page = open_page(bench)
    qtbot.waitUntil(lambda: page.page.lab.probing.list.model.rowCount() == 20_001, timeout=20_000)
    page.page.lab.probing.plan.add_range.click()  # from the first whole state to the last
    assert page.page.lab.probing.list.model.rowCount() == 60_001
    for _ in range(50):
        QTest.keyClick(page.page.lab.stepping.steps.slider, Qt.Key.Key_Right)
    assert page.page.lab.current() == 56
