"""Words have the room they need at the usual size of the window, in the real window."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.pages.cases import Cases
from statelab_gui.app.pages.desk import Desk
from statelab_gui.app.pages.drift import Drift
from statelab_gui.app.pages.first_error import FirstError
from statelab_gui.domain.drift.arms import Purpose
from statelab_gui.domain.drift.dialogues import NewStep
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.asking import Message
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.models.active_state import StateColumn
from statelab_gui.models.prefix_steps import StepColumn
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordReply, RecordStep
from statelab_gui.storage.commands.replies import RevealCase

CONDITIONS = (Condition.CLEAN, Condition.MEDIUM, Condition.CONTROL_MEDIUM)
RECIPE = DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), (1, 2, 3), CONDITIONS)


@pytest.fixture
def opened(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window at 1280 × 800 over nine conversations and an examinee with an arm."""
    assert window.session.create(tmp_path / "lab.statelab")
    cases = [
        case
        for seed in RECIPE.seeds
        for case in cases_of(built_in_item(DriftFamily.ORDERS, Language.EN, seed), CONDITIONS)
    ]
    window.session.apply(AddDriftSet("Drift", RECIPE, cases))
    arm = {"model": Setting.of("tiny-1"), "arm": Setting.of("stateforge")}
    window.session.apply(AddExaminee(arm))
    window.resize(1280, 800)
    window.show()
    return window


def test_goals_are_read_whole_where_other_columns_have_room(
    opened: MainWindow, qtbot: QtBot
) -> None:
    opened.session.apply(RevealCase(2, opened.session.now()))
    opened.show_page("cases", case_id=2)
    page = opened.pages.page("cases")
    assert isinstance(page, Cases)
    table = page.view.detail.talk.state.table
    qtbot.waitUntil(table.isVisible)
    qtbot.waitUntil(lambda: table.model().rowCount() > 0)
    metrics = QFontMetrics(table._in_bold())
    assert table.columnWidth(StateColumn.GOAL) > table.columnWidth(StateColumn.NOTE)
    for row in range(table.model().rowCount()):
        text = table.text(row, StateColumn.GOAL)
        assert metrics.horizontalAdvance(text) < table.columnWidth(StateColumn.GOAL), text
    shared = sum(table.columnWidth(column) for column in StateColumn)
    assert shared == table.viewport().width()


def test_a_name_in_the_queue_is_cut_in_its_middle_and_never_scrolled(opened: MainWindow) -> None:
    opened.show_page("desk")
    page = opened.pages.page("desk")
    assert isinstance(page, Desk)
    names = page.page.queue.list
    assert names.textElideMode() is Qt.TextElideMode.ElideMiddle
    assert not names.horizontalScrollBar().isVisible()
    assert names.horizontalScrollBar().maximum() == 0
    longest = names.fontMetrics().horizontalAdvance("✓  1-orders-control-medium")
    assert longest < names.viewport().width()


def test_the_conversation_keeps_its_place_when_there_is_nothing_to_say_of_it(
    opened: MainWindow,
) -> None:
    opened.session.apply(RevealCase(2, opened.session.now()))
    opened.show_page("drift", case_id=2)
    page = opened.pages.page("drift")
    assert isinstance(page, Drift)
    detail, tops = page.page.detail, []
    for case_id in (2, 3):  # open, and sealed
        opened.show_page("drift", case_id=case_id)
        detail.layout().activate()
        tops.append(detail.talk.mapTo(detail, QPoint()).y())
        assert "  " not in detail.note.text()
    assert tops[0] == tops[1]


def test_a_note_of_a_step_is_read_whole_and_blank_tokens_take_no_room(opened: MainWindow) -> None:
    opened.session.apply(RevealCase(2, opened.session.now()))
    now, asked = opened.session.now(), (Message("user", "What changed?"),)
    for at, raw in enumerate(
        (b'{"edits": [{"op": "delete", "key": "pens"}], "derived": []}', b"?")
    ):
        step = NewStep(Purpose.TRACKER, asked, raw)
        opened.session.apply(RecordStep(2, 1, step, at, ReplySource.PASTED, now))
    opened.show_page("drift", case_id=2, examinee_id=1)
    page = opened.pages.page("drift")
    assert isinstance(page, Drift)
    detail = page.page.detail
    detail.tabs.setCurrentWidget(detail.steps)
    assert detail.steps.table.rows.titles() == ("Step", "Purpose", "Note")
    assert detail.steps.note.isVisible()
    assert detail.steps.note.text() == "An edit of the tracker was left out: pens."
    opened.show_page("drift", case_id=1, examinee_id=1)
    assert detail.steps.remark.isVisible()
    assert not detail.steps.note.isVisible()


def test_drift_follows_the_conversation_that_the_desk_is_at(opened: MainWindow) -> None:
    opened.show_page("drift")
    page = opened.pages.page("drift")
    assert isinstance(page, Drift)
    opened.show_page("desk", case_id=5, examinee_id=1)
    opened.show_page("drift")
    assert page.page.detail.title.text().startswith("2-orders-medium")
    page.page.matrix.select(3, 1)
    page._show_case(3, 1)
    opened.show_page("cases")
    opened.show_page("drift")  # the Desk went nowhere meanwhile
    assert page.page.detail.title.text().startswith("1-orders-control")
    raw, now = b"Answer: 1", opened.session.now()
    opened.session.apply(RecordReply(3, 1, None, raw, ReplySource.PASTED, None, False, now))
    opened.show_page("desk", case_id=6, examinee_id=1)
    opened.show_page("drift")
    assert page.page.detail.title.text().startswith("2-orders-control")


def test_the_first_error_page_needs_no_scrolling_in_a_small_window(
    opened: MainWindow, qtbot: QtBot
) -> None:
    command = RecordReply(
        2, 1, None, b"Answer: 1", ReplySource.PASTED, None, False, opened.session.now()
    )
    opened.session.apply(command)
    opened.resize(1266, 748)
    opened.show_page("first_error", reply_id=command.result)
    page = opened.pages.page("first_error")
    assert isinstance(page, FirstError)
    lab = page.page.lab
    qtbot.waitUntil(lambda: lab.probing.chosen.next_button.isVisible(), timeout=10_000)
    scroll = lab.parentWidget().parentWidget()
    assert isinstance(scroll, QScrollArea)
    qtbot.waitUntil(lambda: scroll.verticalScrollBar().maximum() == 0)  # nothing is below the edge
    qtbot.waitUntil(lambda: not scroll.verticalScrollBar().isVisible())
    assert lab.columns.widget(0).width() > 280
    table = lab.stepping.steps.table
    metrics = QFontMetrics(table.row_font(0))
    for row in range(table.model().rowCount()):
        for column in (StepColumn.BEFORE, StepColumn.AFTER):
            text = table.text(row, column)
            assert metrics.horizontalAdvance(text) < table.columnWidth(column), text
