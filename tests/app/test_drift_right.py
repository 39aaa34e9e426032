"""The right answer beside a wrong one, in the real window: only where the answer book is open."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from test_plain_text_everywhere import MARKUP, taken_for_markup

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.pages.desk import Desk
from statelab_gui.app.pages.drift import Drift
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.families.orders.family import total, written
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordReply, RevealCase

FAMILIES_MADE = (DriftFamily.ORDERS, DriftFamily.SQL, DriftFamily.CELLS)
RECIPE = DriftRecipe(FAMILIES_MADE, (Language.EN,), (1,), (Condition.EASY,))
ORDERS, QUERY, CELLS = MADE = [
    case
    for family in FAMILIES_MADE
    for case in cases_of(built_in_item(family, Language.EN, 1), RECIPE.conditions)
]
TOTAL = written(total(ORDERS.item, ORDERS.item.final))


@pytest.fixture
def opened(window: MainWindow, tmp_path: Path) -> MainWindow:
    """The window over one conversation of each of three families, and one examinee."""
    assert window.session.create(tmp_path / "lab.statelab")
    window.session.apply(AddDriftSet("Drift", RECIPE, MADE))
    window.session.apply(AddExaminee({"model": Setting.of("tiny-1")}))
    window.show()
    return window


def _answer(
    window: MainWindow, case_id: int, raw: bytes, source: ReplySource = ReplySource.PASTED
) -> None:
    now = window.session.now()
    command = RecordReply(case_id, 1, None, raw, source, None, False, now)
    assert window.session.apply(command) is not None


def _drift(window: MainWindow, case_id: int) -> Drift:
    window.show_page("drift", case_id=case_id, examinee_id=1)
    page = window.pages.page("drift")
    assert isinstance(page, Drift)
    page.page.detail.tabs.setCurrentWidget(page.page.detail.answer)
    return page


def _desk(window: MainWindow, case_id: int) -> Desk:
    window.show_page("desk", case_id=case_id, examinee_id=1)
    page = window.pages.page("desk")
    assert isinstance(page, Desk)
    return page


def test_a_wrong_total_stands_beside_the_right_one_on_both_pages(opened: MainWindow) -> None:
    _answer(opened, 1, b"Answer: $1.50")
    said = f"Given 1.50, expected {TOTAL}."
    right = _drift(opened, 1).page.detail.answer.verdict.right
    assert (right.isVisible(), right.text.isVisible()) == (True, False)
    assert right.sentence.text() == said
    right = _desk(opened, 1).page.reply.verdict.right
    assert (right.isVisible(), right.text.isVisible()) == (True, False)
    assert right.sentence.text() == said


def test_a_number_that_was_given_is_not_rounded_to_the_right_one(opened: MainWindow) -> None:
    _answer(opened, 1, f"Answer: {TOTAL.replace(',', '')}".encode() + b".0041")
    near = _desk(opened, 1).page.reply.verdict.right.sentence.text()
    assert ".0041, expected " in near


def test_a_wrong_query_is_followed_by_one_that_is_right(opened: MainWindow) -> None:
    _answer(opened, 2, b"SELECT 1")
    right = _drift(opened, 2).page.detail.answer.verdict.right
    answer = FAMILIES[DriftFamily.SQL].solve(QUERY.item, QUERY.item.final)
    assert answer is not None
    assert right.sentence.text() == "One right answer:"
    assert right.text.isVisible()
    assert right.text.prompt() == answer.removeprefix("```sql\n").removesuffix("\n```")


def test_a_right_answer_and_one_judged_by_its_cells_need_none_beside(opened: MainWindow) -> None:
    _answer(opened, 1, f"Answer: {TOTAL}".encode())
    assert not _desk(opened, 1).page.reply.verdict.right.isVisible()
    wrong = FAMILIES[DriftFamily.CELLS].solve(CELLS.item, CELLS.conversation.trail[0])
    assert wrong is not None
    _answer(opened, 3, wrong.encode())
    verdict = _desk(opened, 3).page.reply.verdict
    assert verdict.table.isVisible()
    assert not verdict.right.isVisible()


def test_a_sealed_case_shows_no_right_answer_until_it_is_revealed(
    opened: MainWindow, qtbot: QtBot
) -> None:
    _answer(opened, 1, b"Answer: 1.50", ReplySource.SIMULATED)
    desk, drift = _desk(opened, 1), _drift(opened, 1)
    for right in (desk.page.reply.verdict.right, drift.page.detail.answer.verdict.right):
        assert not right.isVisible()
        assert (right.sentence.text(), right.text.prompt()) == ("", "")
    opened.session.apply(RevealCase(1, opened.session.now()))
    qtbot.waitUntil(
        lambda: TOTAL in drift.page.detail.answer.verdict.right.sentence.text(), timeout=10_000
    )
    assert TOTAL in _desk(opened, 1).page.reply.verdict.right.sentence.text()


def test_leaving_the_desk_takes_the_right_answer_away(opened: MainWindow) -> None:
    _answer(opened, 1, b"Answer: 1")
    right = _desk(opened, 1).page.reply.verdict.right
    assert TOTAL in right.sentence.text()
    opened.show_page("cases")
    assert right.sentence.text() == ""


def test_the_verdict_leads_to_what_was_stale(opened: MainWindow, qtbot: QtBot) -> None:
    _answer(opened, 1, b"Answer: 1")
    _desk(opened, 1).page.reply.verdict.stale_button.click()
    assert opened.pages.current == "drift"
    drift = opened.pages.page("drift")
    assert isinstance(drift, Drift)
    detail = drift.page.detail
    assert detail.tabs.currentWidget() is detail.stale
    reply = detail.answer.reply()
    assert reply is not None
    assert reply.case_id == 1
    detail.tabs.setCurrentWidget(detail.answer)
    detail.answer.verdict.stale_button.click()
    assert detail.tabs.currentWidget() is detail.stale
    qtbot.waitUntil(lambda: not opened.session.is_busy, timeout=20_000)


def test_the_first_error_is_offered_once_on_the_drift_page(opened: MainWindow) -> None:
    _answer(opened, 1, b"Answer: 1")
    drift = _drift(opened, 1)
    assert drift.page.first_error.isVisible()
    assert drift.page.first_error.isEnabled()
    assert not drift.page.detail.answer.verdict.first_error_button.isVisible()
    assert _desk(opened, 1).page.reply.verdict.first_error_button.isVisible()


def test_no_markup_of_an_answer_is_obeyed_beside_the_verdict(opened: MainWindow) -> None:
    _answer(opened, 1, f"Answer: {MARKUP}".encode())
    _desk(opened, 1)
    QApplication.processEvents()
    assert list(taken_for_markup(opened)) == []
