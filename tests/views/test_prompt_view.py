"""The prompt view: its lines, its choice by mouse and keyboard, what it copies and tells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from pytestqt.qtbot import QtBot

from statelab_gui.views.prompt_lines import PromptLines
from statelab_gui.views.prompt_view import PromptView

HEADER = "Execute these edits in order. Return ONLY a JSON object with integer values for a,b,TMP."
UPDATES = ["a <- 1;", "b <- 2;", "TMP <- 0;", "TMP <- a;", "a <- b;", "b <- TMP;"]
PROMPT = "\n".join([HEADER, *UPDATES])


@given(st.text(alphabet="aé儲\U0001f600\n\r\u2028 ", max_size=60))
def test_lines_are_those_of_a_split_at_line_feeds_only(text: str) -> None:
    lines = PromptLines(text)
    expected = text.split("\n") if text else []
    assert [lines.line(i) for i in range(len(lines))] == expected
    assert lines.updates == max(0, len(expected) - 1)
    if expected:
        assert lines.span(0, len(expected) - 1) == text


def test_lines_are_found_across_the_pieces_of_a_long_text() -> None:
    text = "head\n" + "\n".join(f"{k} é <- 儲;" for k in range(1, 60_001))
    lines = PromptLines(text)
    assert lines.updates == 60_000
    assert [lines.line(k) for k in (0, 1, 37_777, 60_000)] == [
        "head", "1 é <- 儲;", "37777 é <- 儲;", "60000 é <- 儲;",
    ]  # fmt: skip


def test_a_line_outside_the_text_is_refused() -> None:
    with pytest.raises(IndexError):
        PromptLines("a\nb").line(2)
    with pytest.raises(IndexError):
        PromptLines().line(0)


@pytest.fixture
def view(qtbot: QtBot) -> PromptView:
    view = PromptView()
    qtbot.addWidget(view)
    view.resize(420, 160)
    view.set_prompt(PROMPT)
    view.show()
    qtbot.waitExposed(view)
    return view


def test_the_prompt_shown_is_the_prompt_given(view: PromptView) -> None:
    assert view.prompt() == PROMPT
    assert view.update_count() == 6
    assert view.selected_update() is None


def test_choosing_by_program_sends_no_signal(qtbot: QtBot, view: PromptView) -> None:
    with qtbot.assertNotEmitted(view.update_selected):
        view.select_update(4)
    assert view.selected_update() == 4
    assert view.selected_text() == "TMP <- a;"
    view.select_update(7)
    assert view.selected_update() is None


def test_arrow_keys_choose_updates_and_say_so(qtbot: QtBot, view: PromptView) -> None:
    for key, update in (
        (Qt.Key.Key_Down, 1), (Qt.Key.Key_Down, 2), (Qt.Key.Key_End, 6),
        (Qt.Key.Key_Up, 5), (Qt.Key.Key_Home, 1),
    ):  # fmt: skip
        with qtbot.waitSignal(view.update_selected) as heard:
            qtbot.keyClick(view, key)
        assert heard.args == [update]
        assert view.selected_update() == update


def test_the_header_can_be_reached_and_is_no_update(qtbot: QtBot, view: PromptView) -> None:
    view.select_update(1)
    with qtbot.assertNotEmitted(view.update_selected):
        qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.selected_update() is None
    assert view.selected_text() == HEADER


def test_a_click_chooses_the_update_under_it(qtbot: QtBot, view: PromptView) -> None:
    view.resize(1200, 300)  # wide enough for a header of one row
    row = view._metrics.row
    with qtbot.waitSignal(view.update_selected) as heard:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(60, 3 * row + 2))
    assert heard.args == [3]


def test_a_narrow_view_wraps_the_header_and_no_update(view: PromptView) -> None:
    rows = view._rows
    assert len(rows.header) > 1
    assert " ".join(rows.header) == HEADER
    assert [rows.text_at(len(rows.header) + i) for i in range(6)] == UPDATES


def test_shift_extends_and_copy_takes_the_lines_without_numbers(
    qtbot: QtBot, view: PromptView
) -> None:
    view.select_update(2)
    qtbot.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == "b <- 2;\nTMP <- 0;\nTMP <- a;"


def test_everything_chosen_and_copied_is_the_whole_prompt(qtbot: QtBot, view: PromptView) -> None:
    qtbot.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == PROMPT
    assert QGuiApplication.clipboard().mimeData().formats() == ["text/plain"]


def test_a_drag_chooses_the_lines_it_passes(qtbot: QtBot, view: PromptView) -> None:
    view.resize(1200, 300)
    row, port = view._metrics.row, view.viewport()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=QPoint(60, row + 2))
    qtbot.mouseMove(port, QPoint(60, 3 * row + 2))
    qtbot.waitUntil(lambda: view.selected_update() == 3)
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(60, 3 * row + 2))
    assert view.selected_text() == "\n".join(UPDATES[:3])


def test_the_chosen_line_is_told_to_assistive_tools(view: PromptView) -> None:
    told = QAccessible.queryAccessibleInterface(view)
    assert told.text(QAccessible.Text.Name) == "Prompt"
    view.select_update(4)
    assert told.text(QAccessible.Text.Description) == "Update 4 of 6: TMP <- a;"


def test_a_far_update_of_a_long_prompt_is_brought_into_view(qtbot: QtBot, view: PromptView) -> None:
    view.set_prompt("head\n" + "\n".join(f"a <- {k};" for k in range(1, 50_001)))
    view.select_update(40_000)
    top = view.verticalScrollBar().value()
    assert top <= view._rows.span_of(40_000)[0] < top + view.seen_rows()
    qtbot.keyClick(view, Qt.Key.Key_PageDown)
    assert view.selected_update() == 40_000 + view.seen_rows() - 1
    view.set_prompt(PROMPT)
    assert view.verticalScrollBar().value() == 0
    assert view.selected_update() is None


def test_an_empty_view_takes_every_key_and_click_without_harm(qtbot: QtBot) -> None:
    view = PromptView()
    qtbot.addWidget(view)
    view.show()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_PageUp):
        qtbot.keyClick(view, key)
    qtbot.keyClick(view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert view.selected_text() == ""
    assert view.selected_update() is None
