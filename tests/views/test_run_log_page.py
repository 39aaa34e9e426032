"""The Run-log page over a real document: rows, edits, columns, copies, counts."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from cases_bench import VALUES, telling_recipe
from PySide6.QtCore import QCoreApplication, QEvent, QItemSelectionModel, QModelIndex, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMenu, QWidget
from pytestqt.qtbot import QtBot
from runs_bench import RunBench, real_reply, texts_below

from statelab_gui.app.pages.log import RunLog, build
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.models.run_columns import COLUMNS, RunColumn
from statelab_gui.models.run_log import SETTING_ROLE
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RevealCase
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.run_editor import FieldEditor

FIRST_VALUES = b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}'


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Iterator[RunBench]:
    bench = RunBench(qtbot, tmp_path)
    yield bench
    bench.close()


@pytest.fixture
def page(bench: RunBench) -> RunLog:
    """The log of four real whole-case replies and three real probes: ids 1…4 and 5…7."""

    def make() -> None:
        bench.create()
        for name in ("2-fixed-code", "2-copy-code", "2-add-code", "2-copy-sheet"):
            bench.record(name, real_reply(f"{name}-schema"))
        for k in (6, 8, 10):
            bench.record("2-copy-code", real_reply(f"2-copy-code-prefix{k}-schema"), prefix=k)

    bench.examinee_id = 1
    bench.made("seven replies", make)
    shown = bench.show(build)
    assert isinstance(shown, RunLog)
    return shown


def at(page: RunLog, reply_id: int, column: RunColumn) -> QModelIndex:
    runs = page.page.table.runs
    return runs.index(runs.row_of(reply_id), COLUMNS.index(column))


def edit(page: RunLog, index: QModelIndex) -> QWidget:
    """The editor of a cell, opened."""
    table = page.page.table
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # an editor closed before
    table.setCurrentIndex(index)
    table.edit(index)
    kinds = (FieldEditor, ExactEditor, QComboBox)
    return next(w for w in table.viewport().findChildren(QWidget) if isinstance(w, kinds))


def chosen(page: RunLog, *indexes: QModelIndex) -> None:
    page.page.table.setCurrentIndex(indexes[0])
    selection = page.page.table.selectionModel()
    selection.clearSelection()
    for index in indexes:
        selection.select(index, QItemSelectionModel.SelectionFlag.Select)


# rows


def test_without_a_document_the_page_says_so(bench: RunBench) -> None:
    page = bench.show(build)
    assert isinstance(page, RunLog)
    assert page.page.empty.isVisible()
    assert not page.page.export_button.isEnabled()


def test_an_empty_log_leads_to_the_cases(bench: RunBench) -> None:
    bench.session.create(bench.folder / "lab.statelab")
    page = bench.show(build)
    assert isinstance(page, RunLog)
    page.page.empty.button.click()
    assert bench.shell.shown == [("cases", {})]


def test_the_counts_tell_whole_cases_probes_and_unanswered_apart(page: RunLog) -> None:
    text = page.page.sums.text()
    for piece in (
        "27 row",
        "27 shown",
        "1 of 4 whole cases right; format errors: 0; 9 of 24 cells right",
        "20 not answered",
        "3 probe",
    ):
        assert piece in text
    assert "%" not in text


def test_one_whole_case_reads_passed_or_failed(bench: RunBench) -> None:
    bench.create()
    bench.record("2-fixed-code", FIRST_VALUES)
    page = bench.show(build)
    assert isinstance(page, RunLog)
    assert "1 whole case: passed" in page.page.sums.text()
    assert "cells right" not in page.page.sums.text()


def test_replies_with_tools_and_without_are_counted_apart(bench: RunBench) -> None:
    bench.create()
    with_tools = AddExaminee({"model": Setting.of("m"), "tools": Setting.of("python")})
    assert bench.session.apply(with_tools) is not None and with_tools.result is not None
    bench.record("2-fixed-code", FIRST_VALUES)
    bench.record("2-fixed-sheet", b"")
    bench.record("2-fixed-code", FIRST_VALUES, examinee_id=with_tools.result)
    page = bench.show(build)
    assert isinstance(page, RunLog)
    assert (
        "Without tools: 1 of 2 whole cases right; format errors: 1; 6 of 12 cells right"
        " · With tools: 1 whole case: passed"
    ) in page.page.sums.text()


def test_the_boxes_hide_probes_and_unanswered_rows(page: RunLog) -> None:
    runs = page.page.table.runs
    page.page.filter.probes.setChecked(False)
    assert runs.rowCount() == 24
    page.page.filter.unanswered_rows.setChecked(False)
    assert runs.rowCount() == 4
    assert "27 row" in page.page.sums.text()
    assert "4 shown" in page.page.sums.text()


def test_a_filter_that_nothing_passes_says_so_and_can_be_taken_off(
    page: RunLog, qtbot: QtBot
) -> None:
    page.page.filter.search.setText("no such text")
    qtbot.waitUntil(page.page.nothing.isVisible)
    page.page.nothing.button.click()
    assert page.page.table.isVisible()
    assert page.page.table.runs.rowCount() == 27


def test_the_result_filter_asks_for_one_result(page: RunLog) -> None:
    box = page.page.filter.status
    box.setCurrentIndex(box.findText("✓ Right"))
    assert set(page.page.table.runs.ids()) == {1, 5}


def test_a_new_reply_fills_its_row_and_the_current_row_stays_current(
    bench: RunBench, page: RunLog
) -> None:
    page.page.table.choose(4)
    reply = bench.record("2-add-sheet", FIRST_VALUES)
    assert page.page.table.runs.row_of(reply) >= 0
    assert page.page.table.runs.ids()[page.page.table.currentIndex().row()] == 4


def test_a_reveal_is_seen_in_the_log(bench: RunBench, page: RunLog) -> None:
    case_id = bench.case_id("200-add-sheet")
    bench.session.apply(RevealCase(case_id, "2026-11-30T09:00:00+08:00"))
    reply = bench.record("200-add-sheet", FIRST_VALUES)
    assert at(page, reply, RunColumn.REVEALED_BEFORE).data() == "Yes"
    assert at(page, reply, RunColumn.REVEALED_AT).data()


def test_a_click_on_a_header_sorts_and_keeps_the_current_row(page: RunLog) -> None:
    table = page.page.table
    table.choose(2)
    header = table.horizontalHeader()
    header.setSortIndicator(COLUMNS.index(RunColumn.CORRECT), Qt.SortOrder.DescendingOrder)
    assert set(table.runs.ids()[:2]) == {1, 5}
    assert table.runs.ids()[table.currentIndex().row()] == 2


# editing


def test_a_typed_number_is_recorded_and_can_be_undone(
    bench: RunBench, page: RunLog, qtbot: QtBot
) -> None:
    index = at(page, 2, RunColumn.INPUT_TOKENS)
    editor = edit(page, index)
    assert isinstance(editor, FieldEditor)
    editor.setText("１１４")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: index.data() == "114")
    (row,) = bench.document.run_rows([2])
    assert row.entry("input_tokens") == Setting.of("114")
    bench.session.undo()
    assert index.data(SETTING_ROLE) == BLANK
    bench.session.redo()
    assert index.data() == "114"


def test_what_is_no_number_stays_in_its_editor_with_the_reason_beside_it(
    bench: RunBench, page: RunLog, qtbot: QtBot
) -> None:
    index = at(page, 2, RunColumn.INPUT_TOKENS)
    editor = edit(page, index)
    assert isinstance(editor, FieldEditor)
    QTest.keyClicks(editor, "12 tokens")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert editor.isVisible()
    assert editor.text() == "12 tokens"
    assert "12 tokens" in editor.problem()
    assert editor.problem() in texts_below(page)
    page.page.filter.search.setFocus()
    assert editor.isVisible()
    assert editor.text() == "12 tokens"
    assert index.data(SETTING_ROLE) == BLANK
    editor.setFocus()
    editor.setText("12")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: index.data() == "12")
    assert not bench.errors


@pytest.mark.parametrize("typed", ["not provided", "Not provided "])
def test_the_words_not_provided_are_taken_in_a_cell_for_a_number(
    page: RunLog, qtbot: QtBot, typed: str
) -> None:
    index = at(page, 2, RunColumn.COST)
    editor = edit(page, index)
    QTest.keyClicks(editor, "not prov")
    assert isinstance(editor, FieldEditor)
    assert "not provided" in editor.problem()
    editor.setText(typed)
    assert editor.problem() == ""
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: index.data(SETTING_ROLE) == NOT_PROVIDED)


def test_a_column_to_fill_in_has_room_for_what_is_not_provided(page: RunLog) -> None:
    table = page.page.table
    needed = table.fontMetrics().horizontalAdvance("Not provided")
    for column in (RunColumn.COST, RunColumn.INPUT_TOKENS, RunColumn.TRUNCATED):
        assert table.columnWidth(COLUMNS.index(column)) > needed


def test_notes_keep_their_lines_and_enter_ends_them(bench: RunBench, page: RunLog) -> None:
    index = at(page, 2, RunColumn.NOTES)
    editor = edit(page, index)
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text("第一行\n=1+1")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    (row,) = bench.document.run_rows([2])
    assert row.entry("notes").value == "第一行\n=1+1"
    assert index.data() == "第一行 ⏎ =1+1"


def test_a_flag_is_yes_no_blank_or_not_provided(bench: RunBench, page: RunLog) -> None:
    index = at(page, 2, RunColumn.TRUNCATED)
    for row, setting in enumerate((BLANK, Setting.of("yes"), Setting.of("no"), NOT_PROVIDED)):
        editor = edit(page, index)
        assert isinstance(editor, QComboBox)
        editor.setCurrentIndex(row)
        editor.activated.emit(row)
        assert index.data(SETTING_ROLE) == setting


def test_not_provided_and_blank_are_two_keys_for_all_chosen_cells(
    bench: RunBench, page: RunLog
) -> None:
    cells = [at(page, n, RunColumn.INPUT_TOKENS) for n in (1, 2)]
    chosen(page, *cells, at(page, 1, RunColumn.CASE))
    absent = next(a for a in bench.shell.actions if "not provided" in a.text())
    absent.trigger()
    assert [index.data(SETTING_ROLE) for index in cells] == [NOT_PROVIDED] * 2
    assert [index.data() for index in cells] == ["Not provided"] * 2
    QTest.keyClick(page.page.table, Qt.Key.Key_Delete)
    assert [index.data(SETTING_ROLE) for index in cells] == [BLANK] * 2
    assert [index.data() for index in cells] == ["", ""]


def test_opening_and_leaving_a_cell_that_is_not_provided_leaves_it_so(
    bench: RunBench, page: RunLog, qtbot: QtBot
) -> None:
    index = at(page, 1, RunColumn.COST)
    chosen(page, index)
    page.page.table.fill(NOT_PROVIDED)
    editor = edit(page, index)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not editor.isVisible())
    assert index.data(SETTING_ROLE) == NOT_PROVIDED


# copying


def test_a_copy_is_what_is_chosen_in_the_order_seen(bench: RunBench, page: RunLog) -> None:
    table = page.page.table
    chosen(page, at(page, 1, RunColumn.INPUT_TOKENS))
    table.fill(NOT_PROVIDED)
    page._edit(2, "notes", Setting.of('tab\there, "quote"\nand line'))
    header = table.horizontalHeader()
    header.moveSection(header.visualIndex(COLUMNS.index(RunColumn.NOTES)), 0)
    chosen(
        page,
        *(
            at(page, number, column)
            for number in (1, 2)
            for column in (RunColumn.CASE, RunColumn.INPUT_TOKENS, RunColumn.NOTES)
        ),
    )
    table.copy()
    assert QGuiApplication.clipboard().text() == (
        '\t2-fixed-code\tnot provided\n"tab\there, ""quote""\nand line"\t2-copy-code\t'
    )


def test_the_truth_of_unanswered_cases_is_in_no_widget_and_no_copy(bench: RunBench) -> None:
    bench.session.create(bench.folder / "lab.statelab")
    bench.session.apply(AddCaseSet("Telling", telling_recipe()))
    page = bench.show(build)
    assert isinstance(page, RunLog)
    page.page.table.selectAll()
    page.page.table.copy()
    seen = texts_below(page) + QGuiApplication.clipboard().text()
    assert "3-copy-code" in seen
    assert not any(str(value) in seen for value in VALUES)


# columns


def test_hidden_moved_and_sized_columns_are_remembered_in_the_document(
    bench: RunBench, page: RunLog, qtbot: QtBot
) -> None:
    table = page.page.table
    header = table.horizontalHeader()
    menu = QMenu()
    table.fill_column_menu(menu)
    seed = next(action for action in menu.actions() if action.text() == "Seed")
    seed.trigger()
    notes = COLUMNS.index(RunColumn.NOTES)
    header.moveSection(header.visualIndex(notes), 1)
    header.resizeSection(notes, 333)
    qtbot.waitUntil(lambda: bench.document.preference("log/columns") is not None)
    path = bench.document.path
    bench.session.close()
    table.arrange(None)
    assert not header.isSectionHidden(COLUMNS.index(RunColumn.SEED))
    bench.session.open(path)
    assert header.isSectionHidden(COLUMNS.index(RunColumn.SEED))
    assert header.visualIndex(notes) == 1
    assert header.sectionSize(notes) == 333
    assert not bench.session.can_undo or bench.session.undo_name != "set_preference"


@pytest.mark.parametrize("text", ["", "no json", "[]", '[{"column":"none"}]', "[1]", "{}"])
def test_an_arrangement_that_makes_no_sense_gives_the_first_one(page: RunLog, text: str) -> None:
    table = page.page.table
    table.arrange(text)
    header = table.horizontalHeader()
    assert [header.visualIndex(place) for place in range(len(COLUMNS))] == [*range(len(COLUMNS))]
    assert header.hiddenSectionCount() == 0


# leading on


def test_a_double_click_leads_to_the_first_error_of_a_wrong_reply_or_to_the_desk(
    bench: RunBench, page: RunLog
) -> None:
    table = page.page.table
    for number in (2, 1):
        index = at(page, number, RunColumn.CASE)
        table.scrollTo(index)
        place: QPoint = table.visualRect(index).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert bench.shell.shown == [
        ("first_error", {"reply_id": 2}),
        ("desk", {"case_id": bench.case_id("2-fixed-code"), "examinee_id": bench.examinee_id}),
    ]


def test_the_row_of_a_reply_can_be_opened_even_when_a_filter_hides_it(page: RunLog) -> None:
    page.page.filter.probes.setChecked(False)
    page.open_facts(reply_id=6)
    table = page.page.table
    assert table.runs.ids()[table.currentIndex().row()] == 6

