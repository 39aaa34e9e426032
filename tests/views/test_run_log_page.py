"""The Run-log page over a real document: its rows, their counts, and what they lead to."""

import pytest
from cases_bench import VALUES, telling_recipe
from log_bench import FIRST_VALUES, LogBench
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, texts_below

from statelab_gui.app.actions import MENUS
from statelab_gui.app.pages.log import RunLog, build
from statelab_gui.domain.runs import Setting
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RevealCase
from statelab_gui.storage.document import Document


@pytest.fixture
def bare(qtbot: QtBot, tmp_path: object) -> object:
    """A window without a document."""
    bench = RunBench(qtbot, tmp_path)
    yield bench
    bench.close()


def shown(bench: RunBench) -> RunLog:
    page = bench.show(build)
    assert isinstance(page, RunLog)
    bench.qtbot.waitUntil(lambda: not bench.session.is_busy)
    return page


# empty pages


def test_without_a_document_the_page_says_so(bare: RunBench) -> None:
    page = shown(bare)
    assert page.page.empty.isVisible()
    assert not page.page.export_button.isEnabled()


def test_an_empty_log_leads_to_the_cases(bare: RunBench) -> None:
    bare.session.create(bare.folder / "lab.statelab")
    page = shown(bare)
    bare.qtbot.waitUntil(page.page.empty.isVisible)
    page.page.empty.button.click()
    assert bare.shell.shown == [("cases", {})]


def test_without_any_reply_the_unanswered_cases_are_shown(bare: RunBench) -> None:
    bare.create()
    page = shown(bare)
    assert page.page.table.runs.rowCount() == 24
    assert page.page.filter.unanswered_rows.isChecked()


def test_replies_are_not_buried_under_unanswered_cases_and_the_choice_is_kept(
    bare: RunBench,
) -> None:
    bare.create()
    bare.record("200-add-code", FIRST_VALUES)
    page = shown(bare)
    assert page.page.table.runs.rowCount() == 1
    assert "1 of 24 row" in page.page.sums.text()
    page.page.filter.unanswered_rows.click()
    bare.qtbot.waitUntil(lambda: page.page.table.runs.rowCount() == 24)
    path = bare.document.path
    bare.session.close()
    assert bare.session.open(path)
    bare.qtbot.waitUntil(lambda: page.page.table.runs.rowCount() == 24)


# counts


def test_the_counts_tell_whole_cases_probes_and_unanswered_apart(log: LogBench) -> None:
    text = log.page.page.sums.text()
    for piece in (
        "27 row",
        "1 of 4 whole cases right; format errors: 0; 9 of 24 cells right",
        "20 not answered",
        "3 probe",
    ):
        assert piece in text
    assert "%" not in text


def test_one_whole_case_reads_passed_or_failed(bare: RunBench) -> None:
    bare.create()
    bare.record("2-fixed-code", FIRST_VALUES)
    page = shown(bare)
    assert "1 whole case: passed" in page.page.sums.text()
    assert "cells right" not in page.page.sums.text()


def test_replies_with_tools_and_without_are_counted_apart(bare: RunBench) -> None:
    bare.create()
    with_tools = AddExaminee({"model": Setting.of("m"), "tools": Setting.of("python")})
    assert bare.session.apply(with_tools) is not None and with_tools.result is not None
    bare.record("2-fixed-code", FIRST_VALUES)
    bare.record("2-fixed-sheet", b"")
    bare.record("2-fixed-code", FIRST_VALUES, examinee_id=with_tools.result)
    page = shown(bare)
    assert (
        "Without tools: 1 of 2 whole cases right; format errors: 1; 6 of 12 cells right"
        " · With tools: 1 whole case: passed"
    ) in page.page.sums.text()


def test_what_the_filter_hides_is_said_and_one_button_shows_every_row(log: LogBench) -> None:
    bar = log.page.page.filter
    assert not bar.everything.isVisible()
    bar.probes.setChecked(False)
    log.settle()
    assert log.runs.rowCount() == 24
    bar.unanswered_rows.setChecked(False)
    log.settle()
    assert log.runs.rowCount() == 4
    assert "4 of 27 row" in log.page.page.sums.text()
    bar.everything.click()
    log.settle()
    assert log.runs.rowCount() == 27


def test_a_filter_that_nothing_passes_says_so_and_can_be_taken_off(log: LogBench) -> None:
    page = log.page.page
    page.filter.search.setText("no such text")
    log.qtbot.waitUntil(page.nothing.isVisible)
    page.nothing.button.click()
    log.qtbot.waitUntil(page.table.isVisible)
    assert log.runs.rowCount() == 27


def test_the_result_filter_asks_for_one_result(log: LogBench) -> None:
    box = log.page.page.filter.status
    box.setCurrentIndex(box.findText("✓ Right"))
    log.settle()
    assert set(log.runs.ids()) == {1, 5}


# rows that come and change


def test_a_new_reply_fills_its_row_and_the_current_row_stays_current(log: LogBench) -> None:
    log.table.choose(4)
    reply = log.record("2-add-sheet", FIRST_VALUES)
    log.qtbot.waitUntil(lambda: log.runs.row_of(reply) >= 0)
    assert log.runs.number_at(log.table.currentIndex().row()) == 4


def test_a_reveal_is_seen_in_the_log(log: LogBench) -> None:
    case_id = log.case_id("200-add-sheet")
    log.session.apply(RevealCase(case_id, "2026-11-30T09:00:00+08:00"))
    reply = log.record("200-add-sheet", FIRST_VALUES)
    log.qtbot.waitUntil(lambda: log.runs.row_of(reply) >= 0)
    assert log.at(reply, RunColumn.REVEALED_BEFORE).data() == "Yes"
    assert log.at(reply, RunColumn.REVEALED_AT).data()


def test_a_click_on_a_header_sorts_and_keeps_the_current_row(log: LogBench) -> None:
    log.table.choose(2)
    header = log.table.header
    header.setSortIndicator(log.table.place_of(RunColumn.CORRECT), Qt.SortOrder.DescendingOrder)
    log.settle()
    assert set(log.runs.ids()[:2]) == {1, 5}
    assert log.runs.number_at(log.table.currentIndex().row()) == 2


# leading on


def test_a_double_click_leads_to_the_first_error_of_a_wrong_reply_or_to_the_desk(
    log: LogBench,
) -> None:
    for number in (2, 1):
        index = log.at(number, RunColumn.CASE)
        log.table.scrollTo(index)
        place: QPoint = log.table.visualRect(index).center()
        QTest.mouseClick(log.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(log.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert log.shell.shown == [
        ("first_error", {"reply_id": 2}),
        ("desk", {"case_id": log.case_id("2-fixed-code"), "examinee_id": log.examinee_id}),
    ]


def test_the_row_of_a_reply_can_be_opened_even_when_a_filter_hides_it(log: LogBench) -> None:
    log.page.page.filter.probes.setChecked(False)
    log.page.open_facts(reply_id=6)
    log.qtbot.waitUntil(lambda: log.runs.number_at(log.table.currentIndex().row()) == 6)


def test_every_action_has_a_key_of_its_own_or_none(log: LogBench) -> None:
    keys = [one.shortcut().toString() for one in log.page.acts.page_menu()]
    named = [key for key in keys if key]
    assert len(named) == len(set(named))
    taken = {"Ctrl+C", "Ctrl+V", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Shift+S", "Ctrl+Shift+J", "F1"}
    assert not taken & set(named)


def test_no_two_actions_of_a_menu_have_the_same_letter(log: LogBench) -> None:
    for menu in (log.page.acts.page_menu(), log.page.acts.cell_menu()):
        texts = [one.text().replace("&&", "") for one in menu if one is not None]
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert len(letters) == len(set(letters)), sorted(letters)


# what is sealed


def test_the_truth_of_unanswered_cases_is_in_no_widget_and_no_copy(bare: RunBench) -> None:
    bare.session.create(bare.folder / "lab.statelab")
    bare.session.apply(AddCaseSet("Telling", telling_recipe()))
    page = shown(bare)
    table = page.page.table
    table.selectAll()
    table.copy_with_headers()
    bare.qtbot.waitUntil(lambda: not table.copier.is_busy)
    from PySide6.QtGui import QGuiApplication

    seen = texts_below(page) + QGuiApplication.clipboard().text()
    assert "3-copy-code" in seen
    assert not any(str(value) in seen for value in VALUES)


def test_in_a_document_that_is_only_read_nothing_is_offered_that_writes(log: LogBench) -> None:
    path = log.document.path
    log.session.close()
    log.session.take(Document.open(path, read_only=True))
    log.settle()
    log.choose(log.at(2, RunColumn.NOTES))
    acts, page = log.page.acts, log.page.page
    writing = (
        acts.rule,
        acts.paste,
        acts.fill_down,
        acts.absent,
        acts.blank,
        acts.long_text,
        acts.replace,
        acts.new_column,
        acts.import_rows,
    )
    assert [one.text() for one in writing if one.isEnabled()] == []
    assert not page.import_button.isEnabled()
    assert page.export_button.isEnabled() and acts.copy.isEnabled() and acts.find.isEnabled()


def test_no_box_takes_the_letter_of_a_menu_or_of_another_box(log: LogBench) -> None:
    buttons = log.page.page.findChildren(QAbstractButton)
    texts = [*MENUS.values(), *(one.text() for one in buttons if one.isVisible())]
    letters = [QKeySequence.mnemonic(text).toString() for text in texts]
    taken = [letter for letter in letters if letter]
    assert len(taken) > len(MENUS)
    assert sorted(taken) == sorted(set(taken))
