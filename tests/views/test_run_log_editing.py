"""Editing cells of the Run-log page: in place, many at once, and never losing what was typed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from log_bench import FIRST_VALUES, LogBench, in_dialog
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox
from runs_bench import texts_below

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.models.run_paste import MOST_CELLS
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.note_dialog import NoteDialog
from statelab_gui.views.run_editor import FieldEditor

TOKENS, COST, NOTES = RunColumn.INPUT_TOKENS, RunColumn.COST, RunColumn.NOTES


def press(log: LogBench, key: Qt.Key) -> None:
    QTest.keyClick(log.table, key)


# in place


def test_a_typed_number_is_recorded_and_can_be_undone(log: LogBench) -> None:
    index = log.at(2, TOKENS)
    editor = log.edit(index)
    assert isinstance(editor, FieldEditor)
    editor.setText("１１４")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert index.data() == "114"
    assert log.recorded(2, "input_tokens") == Setting.of("114")
    log.session.undo()
    assert log.runs.setting(index) == BLANK
    log.session.redo()
    assert index.data() == "114"


def test_typing_begins_enter_goes_down_and_tab_to_the_right(log: LogBench) -> None:
    log.only_answered()
    first = log.at(1, TOKENS)
    below = first.siblingAtRow(first.row() + 1)
    log.table.go_to(first)
    for start, end in (("5", Qt.Key.Key_Return), ("6", Qt.Key.Key_Tab)):
        QTest.keyClicks(log.table, start)
        QTest.keyClick(log.editor(), end)
    assert (first.data(), below.data()) == ("5", "6")
    assert log.table.currentIndex() == below.siblingAtColumn(below.column() + 1)


def test_escape_keeps_the_old_value(log: LogBench) -> None:
    index = log.at(2, NOTES)
    log.page.editing.apply([(2, "notes", Setting.of("old"))], "")
    editor = log.edit(index)
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text("new")
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert log.recorded(2, "notes") == Setting.of("old")


def test_what_is_no_number_stays_in_its_editor_with_the_reason_beside_it(log: LogBench) -> None:
    index = log.at(2, TOKENS)
    editor = log.edit(index)
    assert isinstance(editor, FieldEditor)
    QTest.keyClicks(editor, "12 tokens")
    for leave in (
        lambda: QTest.keyClick(editor, Qt.Key.Key_Return),
        lambda: QTest.keyClick(editor, Qt.Key.Key_Tab),
        log.page.page.filter.search.setFocus,
        lambda: log.table.go_to(log.at(4, NOTES)),
    ):
        leave()
        assert editor.isVisible()
        assert editor.text() == "12 tokens"
    assert "12 tokens" in editor.problem()
    assert editor.problem() in texts_below(log.page)
    assert log.runs.setting(index) == BLANK
    editor.setFocus()
    editor.setText("12")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert index.data() == "12"
    assert not log.errors


def test_what_the_document_refuses_stays_in_its_editor(
    log: LogBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(command: object) -> None:
        log.session.failed.emit(KnownError("disk_full"))

    editor = log.edit(log.at(2, NOTES))
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text("a long thought")
    with monkeypatch.context() as patch:
        patch.setattr(log.session, "apply", full)
        QTest.keyClick(editor, Qt.Key.Key_Return)
        assert [error.code for error in log.errors] == ["disk_full"]
        assert editor.isVisible() and editor.exact_text() == "a long thought"
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert log.recorded(2, "notes") == Setting.of("a long thought")


def test_what_is_being_typed_outlives_rows_that_come(log: LogBench) -> None:
    editor = log.edit(log.at(3, NOTES))
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text("half a thou")
    reply = log.record("2-add-sheet", FIRST_VALUES)
    log.qtbot.waitUntil(lambda: log.runs.row_of(reply) >= 0)
    again = log.editor()
    assert isinstance(again, ExactEditor) and again.exact_text() == "half a thou"
    again.set_exact_text("half a thought")
    QTest.keyClick(again, Qt.Key.Key_Return)
    assert log.recorded(3, "notes") == Setting.of("half a thought")


def change_nothing_but_the_rows(log: LogBench) -> None:
    log.table.header.setSortIndicator(log.table.place_of(COST), Qt.SortOrder.DescendingOrder)
    log.settle()


def change_the_language(log: LogBench) -> None:
    log.page.retranslate()
    log.runs.retranslate()


def undo(log: LogBench) -> None:
    log.session.undo()


@pytest.mark.parametrize("act", [change_nothing_but_the_rows, change_the_language, undo])
def test_what_is_being_typed_outlives_cells_that_are_shown_anew(
    log: LogBench, act: Callable[[LogBench], None]
) -> None:
    log.page.editing.apply([(2, "notes", Setting.of("before"))], "")
    editor = log.edit(log.at(2, NOTES))
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text("half a thou")
    act(log)
    again = log.editor()
    assert isinstance(again, ExactEditor) and again.exact_text() == "half a thou"
    QTest.keyClick(again, Qt.Key.Key_Return)
    assert log.recorded(2, "notes") == Setting.of("half a thou")


def test_an_editor_in_which_nothing_was_typed_shows_what_becomes_of_the_cell(log: LogBench) -> None:
    log.page.editing.apply([(2, "notes", Setting.of("before"))], "")
    editor = log.edit(log.at(2, NOTES))
    log.session.undo()
    assert isinstance(editor, ExactEditor) and editor.exact_text() == ""


def show_only_right_ones(log: LogBench) -> None:
    log.page.page.filter.filter_by("status", frozenset({Setting.of("right")}))
    log.settle()


def test_what_is_being_typed_is_recorded_when_its_row_goes(log: LogBench) -> None:
    editor = log.edit(log.at(2, NOTES))
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text("half a thou")
    show_only_right_ones(log)
    assert log.runs.row_of(2) < 0
    assert log.recorded(2, "notes") == Setting.of("half a thou")


def test_what_cannot_be_taken_is_told_when_its_row_goes(log: LogBench) -> None:
    editor = log.edit(log.at(2, TOKENS))
    assert isinstance(editor, FieldEditor)
    editor.setText("12 t")
    show_only_right_ones(log)
    assert log.recorded(2, "input_tokens") == BLANK
    assert "12 t" in log.said()


def test_what_is_being_typed_is_recorded_before_the_document_closes(log: LogBench) -> None:
    editor = log.edit(log.at(2, NOTES))
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text("half a thou")
    assert log.session.may_leave()
    assert log.recorded(2, "notes") == Setting.of("half a thou")


def test_the_document_stays_open_once_where_what_is_typed_cannot_be_taken(log: LogBench) -> None:
    editor = log.edit(log.at(2, TOKENS))
    assert isinstance(editor, FieldEditor)
    editor.setText("12 t")
    assert not log.session.may_leave()
    assert [error.code for error in log.errors] == ["not_an_integer"]
    log.errors.clear()
    assert editor.text() == "12 t"
    assert log.session.may_leave()
    log.errors.clear()


def test_nothing_typed_goes_into_another_document(log: LogBench, tmp_path: Path) -> None:
    copy = tmp_path / "copy.statelab"
    log.session.save_copy(copy)
    editor = log.edit(log.at(2, TOKENS))
    assert isinstance(editor, FieldEditor)
    editor.setText("12 t")
    log.session.open(copy)
    log.errors.clear()
    log.settle()
    assert log.recorded(2, "input_tokens") == BLANK
    assert log.table.finish_typing() is None


@pytest.mark.parametrize("typed", ["not provided", "Not provided "])
def test_the_words_not_provided_are_taken_in_a_cell_for_a_number(log: LogBench, typed: str) -> None:
    index = log.at(2, COST)
    editor = log.edit(index)
    QTest.keyClicks(editor, "not prov")
    assert isinstance(editor, FieldEditor)
    assert "not provided" in editor.problem()
    editor.setText(typed)
    assert editor.problem() == ""
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert log.runs.setting(index) == NOT_PROVIDED


@pytest.mark.parametrize("typed", ["not provided", "Not provided "])
def test_typed_as_a_note_the_words_say_the_same_as_pasted(log: LogBench, typed: str) -> None:
    editor = log.edit(log.at(2, NOTES))
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text(typed)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert log.recorded(2, "notes") == NOT_PROVIDED

    def write(dialog: object) -> None:
        assert isinstance(dialog, NoteDialog)
        dialog.editor.set_exact_text(typed)
        dialog.go.click()

    log.choose(log.at(3, NOTES))
    in_dialog(log.page.acts.long_text.trigger, write)
    assert log.recorded(3, "notes") == NOT_PROVIDED


def test_looking_into_a_cell_changes_nothing(log: LogBench) -> None:
    text = Setting.of("not provided")  # as a text, which a file can hold
    log.page.editing.apply([(2, "notes", text)], "")
    editor = log.edit(log.at(2, NOTES))
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert log.recorded(2, "notes") == text


def test_opening_and_leaving_a_cell_that_is_not_provided_leaves_it_so(log: LogBench) -> None:
    index = log.at(1, COST)
    log.choose(index)
    log.table.fill(NOT_PROVIDED)
    editor = log.edit(index)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert not editor.isVisible()
    assert log.runs.setting(index) == NOT_PROVIDED


def test_notes_keep_their_lines_and_enter_ends_them(log: LogBench) -> None:
    index = log.at(2, NOTES)
    editor = log.edit(index)
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text("第一行\n=1+1")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert log.recorded(2, "notes").value == "第一行\n=1+1"
    assert index.data() == "第一行 ⏎ =1+1"


def test_a_flag_is_yes_no_blank_or_not_provided(log: LogBench) -> None:
    index = log.at(2, RunColumn.TRUNCATED)
    for row, setting in enumerate((BLANK, Setting.of("yes"), Setting.of("no"), NOT_PROVIDED)):
        editor = log.edit(index)
        assert isinstance(editor, QComboBox)
        editor.setCurrentIndex(row)
        editor.activated.emit(row)
        assert log.runs.setting(index) == setting


def test_a_long_text_has_a_large_editor(log: LogBench) -> None:
    log.table.go_to(log.at(2, NOTES))

    def write(dialog: object) -> None:
        assert isinstance(dialog, NoteDialog)
        dialog.editor.set_exact_text("long\r\ntext\u00a0" + "x" * 40_000)
        dialog.go.click()

    in_dialog(log.page.acts.long_text.trigger, write)
    assert log.recorded(2, "notes").value == "long\r\ntext\u00a0" + "x" * 40_000
    in_dialog(log.page.acts.long_text.trigger, lambda dialog: dialog.editor.clear())
    assert len(log.recorded(2, "notes").value) > 40_000


def test_a_computed_cell_says_why_it_cannot_be_edited(log: LogBench) -> None:
    row, runs = log.runs.row_of(2), log.runs
    for column in (RunColumn.RESULT, RunColumn.MODEL, RunColumn.RECEIVED):
        assert log.table.why_not(row, log.table.place_of(column))
    assert log.table.why_not(row, log.table.place_of(NOTES)) == ""
    unanswered = next(row for row in range(runs.rowCount()) if runs.number_at(row) < 0)
    assert "no reply" in log.table.why_not(unanswered, log.table.place_of(NOTES))
    log.table.go_to(log.at(2, RunColumn.RESULT))
    QTest.keyClicks(log.table, "5")
    assert log.table.state() == log.table.State.NoState


# many at once


def test_not_provided_and_blank_are_two_keys_for_all_chosen_cells(log: LogBench) -> None:
    cells = [log.at(n, TOKENS) for n in (1, 2)]
    log.choose(*cells, log.at(1, RunColumn.CASE))
    log.page.acts.absent.trigger()
    assert [log.runs.setting(index) for index in cells] == [NOT_PROVIDED] * 2
    assert [index.data() for index in cells] == ["Not provided"] * 2
    press(log, Qt.Key.Key_Delete)
    assert [log.runs.setting(index) for index in cells] == [BLANK] * 2
    assert [index.data() for index in cells] == ["", ""]
    log.session.undo()
    assert [log.runs.setting(index) for index in cells] == [NOT_PROVIDED] * 2  # one step for both


def test_fill_down_takes_the_first_row_chosen_in_one_step(log: LogBench) -> None:
    log.page.editing.apply(
        [(1, "notes", Setting.of("same")), (1, "input_tokens", Setting.of("7"))], ""
    )
    first, last = log.runs.row_of(1), log.runs.row_of(4)
    columns = [log.table.place_of(one) for one in (TOKENS, NOTES)]
    log.table.go_to(log.at(1, TOKENS))
    log.table.choose_cells(range(first, last + 1), columns)
    log.page.acts.fill_down.trigger()
    between = [n for row in range(first, last + 1) if (n := log.runs.number_at(row)) > 0]
    assert {log.recorded(n, "notes").value for n in between} == {"same"}
    assert {log.recorded(n, "input_tokens").value for n in between} == {"7"}
    log.session.undo()
    assert log.recorded(2, "notes") == BLANK
    assert log.recorded(1, "notes") == Setting.of("same")


def test_where_nothing_can_be_filled_in_it_is_said(log: LogBench) -> None:
    log.choose(log.at(2, RunColumn.RESULT))
    press(log, Qt.Key.Key_Delete)
    assert "None of the cells chosen" in log.said()


def test_more_cells_than_one_step_takes_are_refused_before_anything_is_done(
    log: LogBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    from statelab_gui.app.pages import log_editing

    monkeypatch.setattr(log_editing, "MOST_CELLS", 3)
    log.table.go_to(log.at(1, NOTES))
    log.table.choose_columns()
    press(log, Qt.Key.Key_Delete)
    assert "27 cells" in log.said()
    assert MOST_CELLS == 100_000


def test_a_text_that_looks_like_an_access_key_is_warned_of(log: LogBench) -> None:
    key = "sk-ant-api03-" + "A" * 90
    editor = log.edit(log.at(2, NOTES))
    assert isinstance(editor, ExactEditor)
    editor.set_exact_text(key)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert "access key" in log.said()
    log.page.editing.apply([(3, "notes", Setting.of("plain"))], "Done.")
    assert log.said() == "Done."
    log.page.editing.apply([(3, "notes", Setting.of(key))], "Done.")
    assert "access key" in log.said()
