"""The First-error page by keyboard alone: Tab comes by every control, in the order of reading."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from first_error_bench import FIRST_VALUES, open_page, paste, run_bench
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QHeaderView, QWidget
from pytestqt.qtbot import QtBot
from runs_bench import RunBench

from statelab_gui.app.pages.first_error import FirstError


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    yield from run_bench(qtbot, tmp_path)


@pytest.fixture
def page(bench: RunBench, qtbot: QtBot) -> FirstError:
    bench.create()
    bench.record("20-copy-code", FIRST_VALUES)
    page = open_page(bench)
    qtbot.waitUntil(lambda: page.page.lab.map.map is not None, timeout=20_000)
    lab = page.page.lab
    paste(lab, 9, FIRST_VALUES)
    paste(lab, 9, FIRST_VALUES)
    lab.probing.chosen.question.another.click()  # so that there is a choice of replies
    return page


def is_stop(widget: QWidget) -> bool:
    """Whether Tab has to come by."""
    policy = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    if policy != Qt.FocusPolicy.TabFocus or widget.focusProxy() is not None:
        return False
    if isinstance(widget, QHeaderView) or not widget.isVisible() or not widget.isEnabled():
        return False
    grouped = isinstance(widget, QAbstractButton) and widget.group() is not None
    return not grouped or widget.isChecked()  # the arrow keys go on in a group


def walked(first: QWidget) -> list[QWidget]:
    """Where the focus is after each Tab, from a widget once round."""
    first.setFocus()
    stops: list[QWidget] = []
    while len(stops) < 100:
        at = QApplication.focusWidget()
        assert at is not None
        if at in stops:
            return stops
        stops.append(at)
        QTest.keyClick(at, Qt.Key.Key_Tab)
    return stops


def test_tab_comes_by_every_control(page: FirstError) -> None:
    stops = walked(page.page.case)
    missed = [widget for widget in page.findChildren(QWidget) if is_stop(widget)]
    missed = [widget for widget in missed if widget not in stops]
    assert missed == []


def test_tab_goes_from_the_tools_of_the_map_into_the_map_and_on_to_the_prompt(
    page: FirstError,
) -> None:
    stops, lab = walked(page.page.case), page.page.lab
    at = stops.index(lab.map.map.canvas)
    assert stops[at - 1] in lab.map.head.view.buttons
    assert stops[at + 1] is lab.prompt


def test_tab_from_outside_begins_at_the_head_of_the_page(page: FirstError) -> None:
    stops = walked(page.page.lab.probing.chosen.next_button)
    after = stops[1]
    assert after in page.page.view.buttons


def test_a_page_that_is_given_the_focus_hands_it_to_what_begins_the_next_probe(
    page: FirstError,
) -> None:
    page.page.case.setFocus()
    page.setFocus()
    assert QApplication.focusWidget() is page.page.lab.probing.chosen.copy_button
