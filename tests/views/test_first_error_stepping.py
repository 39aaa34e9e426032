"""Stepping on the First-error page: updates, cells, the way of a value, the state map."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from first_error_bench import FIRST_VALUES, open_page, outcomes, paste, real_page, run_bench
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.domain.prefixes import PrefixTally
from statelab_gui.models.prefix_steps import StepColumn
from statelab_gui.views.first_error_lab import FirstErrorLab

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def page(bench: RunBench, qtbot: QtBot) -> FirstError:
    page = real_page(bench)
    qtbot.waitUntil(lambda: page.page.lab.map.map is not None, timeout=20_000)
    return page


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


# one cell, and where its value came from


def test_a_cell_is_followed_from_change_to_change_by_button_and_by_key(
    page: FirstError, lab: FirstErrorLab
) -> None:
    lab.go_to(6)
    tools = lab.stepping.cells
    assert not tools.trail.isVisible()  # no cell is chosen yet
    click_row(lab, "b")
    assert tools.trail.isVisible()
    tools.next.click()
    assert lab.current() == 9
    assert not tools.next.isEnabled()  # b is not written again
    key(page, "Previous change of the chosen cell")
    assert lab.current() == 2
    assert not tools.previous.isEnabled()
    key(page, "Next change of the chosen cell")
    assert lab.current() == 9


def test_the_brackets_follow_a_cell_wherever_the_hand_is_in_the_lab(
    bench: RunBench, page: FirstError, lab: FirstErrorLab
) -> None:
    bench.window.addActions(bench.shell.actions)
    lab.go_to(6)
    click_row(lab, "c")
    for target in (lab.stepping.steps.slider, lab.prompt, lab.probing.list.table):
        lab.go_to(6)
        target.setFocus()
        QTest.keyClick(target, Qt.Key.Key_BracketRight)
        assert lab.current() == 8
        QTest.keyClick(target, Qt.Key.Key_BracketLeft)
        assert lab.current() == 3


def test_who_wrote_a_cell_last_leads_to_the_update_that_gave_it_its_value(
    lab: FirstErrorLab,
) -> None:
    lab.go_to(7)
    click_row(lab, "TMP")
    lab.go_to(9)
    lab.stepping.cells.last_write.click()
    assert lab.current() == 7


def test_a_value_is_followed_back_to_its_constant_and_drawn_on_the_map(
    lab: FirstErrorLab,
) -> None:
    lab.go_to(9)
    click_row(lab, "b")
    lab.stepping.cells.trail.click()
    trail = lab.stepping.trail
    rows = trail.list.model()
    assert [rows.index(row, 0).data() for row in range(rows.rowCount())] == [
        "9: b ← TMP",
        "7: TMP ← c",
        "3: c ← 3",
    ]
    assert trail.sentence.text() == "b = 3 after update 9: 3 updates lead there from a constant."
    assert [link.update for link in lab.map.map._facts.trail.links] == [9, 7, 3]
    trail.list.setCurrentIndex(rows.index(1, 0))
    assert lab.current() == 7
    assert rows.rowCount() == 3  # it stays, so that the next one can be gone to


def test_of_a_long_way_it_is_said_how_much_is_listed(bench: RunBench, qtbot: QtBot) -> None:
    bench.create(lengths=(10_000,))
    bench.record("10000-add-code", FIRST_VALUES)
    lab = open_page(bench).page.lab
    qtbot.waitUntil(lambda: lab.current() > 0, timeout=20_000)
    lab.go_to(30_006)
    lab.stepping.choose_cell(0)
    lab.stepping.show_trail()
    shown = lab.stepping.trail.list.model().rowCount()
    total = lab.stepping.trail.trail().total
    assert shown == 2_000 < total
    assert f"{total} updates lead there; the newest 2000 are listed" in (
        lab.stepping.trail.sentence.text()
    )


# the state map


def test_a_click_on_the_map_steps_and_chooses_the_cell(lab: FirstErrorLab) -> None:
    lab.go_to(6)
    QTest.mouseClick(lab.map.map.canvas.viewport(), LEFT, NONE, place(lab, 9, "d"))
    assert lab.current() == 9
    assert lab.stepping.steps.heading() == "Update 9 of 12: b ← TMP"
    assert lab.stepping.cell() == 3
    assert lab.prompt.selected_update() == 9


def test_a_range_dragged_over_the_map_is_offered_and_planned_each(
    bench: RunBench, lab: FirstErrorLab
) -> None:
    drag(lab, 7, 8)
    offer = lab.map.head.probe_range
    assert offer.isVisible()
    assert offer.text() == "Probe each of 7–8"
    assert (lab.probing.plan.range_from.value(), lab.probing.plan.range_to.value()) == (7, 8)
    offer.setFocus()
    offer.click()
    assert lab.probing.bar.button.hasFocus()  # what starts the plan
    assert list(outcomes(lab)) == [6, 7, 8, 9, 12]
    assert not offer.isVisible()
    plan = bench.document.probe_plan(bench.case_id("2-copy-code"), 1)
    assert plan.stretches == ((7, 8),)


def test_a_range_takes_in_only_what_can_be_probed(lab: FirstErrorLab) -> None:
    drag(lab, 2, 7)
    assert lab.map.head.probe_range.text() == "Probe each of 6–7"


def test_the_map_shows_the_probes_as_they_come_in(bench: RunBench, lab: FirstErrorLab) -> None:
    paste(lab, 9, bench.truth("2-copy-code", 9))
    assert lab.map.map._facts.tallies == {9: PrefixTally(1, 0, 0)}


def test_the_same_facts_stand_in_a_table_that_steps_too(lab: FirstErrorLab) -> None:
    lab.go_to(9)
    assert lab.map.table.model().rowCount() == 0  # it holds nothing while it is not seen
    lab.map.head.view.buttons[1].click()
    table = lab.map.table
    assert table.isVisible()
    assert table.currentIndex().row() == 8
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert lab.current() == 10
    lab.map.head.view.buttons[0].click()
    assert lab.map.map.isVisible()
    assert table.model().rowCount() == 0


def test_a_map_that_was_folded_stays_folded_the_next_time(bench: RunBench) -> None:
    page = real_page(bench)
    page.page.lab.map.head.fold.click()
    assert not page.page.lab.map.body.isVisible()
    page.hide()
    again = open_page(bench).page.lab
    assert not again.map.body.isVisible()
    again.map.head.fold.click()
    assert again.map.body.isVisible()


def test_nothing_of_a_book_is_held_after_another_case_or_none(
    bench: RunBench, page: FirstError, lab: FirstErrorLab, qtbot: QtBot
) -> None:
    lab.go_to(9)
    click_row(lab, "b")
    lab.stepping.show_trail()
    lab.map.head.view.buttons[1].click()
    lab.probing.setCurrentIndex(2)
    qtbot.waitUntil(lambda: not bench.session.is_busy, timeout=20_000)
    books = [weakref.ref(lab.book()), weakref.ref(lab.book().program)]
    other = bench.record("2-add-code", FIRST_VALUES)
    page.open_facts(reply_id=other)
    lab.go_to(9)
    qtbot.waitUntil(lambda: all_gone(books))
    books = [weakref.ref(lab.book()), weakref.ref(lab.book().program)]
    bench.session.close()
    qtbot.waitUntil(lambda: all_gone(books))
    assert lab.map.map._facts is None
    assert lab.map.table.model().rowCount() == 0


def all_gone(held: list[weakref.ref[Any]]) -> bool:
    """Whether nothing is left of them once the event loop has deleted the jobs that have ended."""
    gc.collect()
    return all(one() is None for one in held)


def click_row(lab: FirstErrorLab, cell: str) -> None:
    """Click the row of a cell in the table of the state."""
    table = lab.stepping.steps.table
    row = lab.book().cells.index(cell)
    at = table.visualRect(table.model().index(row, 1)).center()
    QTest.mouseClick(table.viewport(), LEFT, NONE, at)


def key(page: FirstError, name: str) -> None:
    """Trigger an action of the menu Page."""
    next(action for action in page._actions.every() if action.text() == name).trigger()


def place(lab: FirstErrorLab, k: int, cell: str = "a") -> QPoint:
    """The middle of a square on the map."""
    frame = lab.map.map.canvas.frame
    row = lab.book().cells.index(cell)
    height = lab.map.map.canvas.viewport().height()
    y = next(y for y in range(height) if frame.row_at(y) == row)
    return QPoint(round(frame.x_of(k)), y + round(frame.row / 2))


def drag(lab: FirstErrorLab, first: int, last: int) -> None:
    """Drag with the left button from one update to another."""
    viewport = lab.map.map.canvas.viewport()
    start, end = place(lab, first), place(lab, last)
    QTest.mousePress(viewport, LEFT, NONE, start)
    for step in range(1, 5):
        QTest.mouseMove(viewport, start + (end - start) * step / 4)
    QTest.mouseRelease(viewport, LEFT, NONE, end)
