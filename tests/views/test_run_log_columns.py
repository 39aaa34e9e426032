"""The columns of the Run-log page: arranged, kept, filtered by value, made by the reviewer."""

import itertools
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from log_bench import LogBench, in_dialog
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.pages.log_columns import PREFERENCE
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting
from statelab_gui.models.run_columns import COLUMNS, TOLD, RunColumn
from statelab_gui.storage.commands import AddDriftSet, AddLogColumn, RecordReply
from statelab_gui.views.column_dialog import ColumnDialog
from statelab_gui.views.run_editor import FieldEditor
from statelab_gui.views.value_filter import ValueFilter

SEED, NOTES, COST = RunColumn.SEED, RunColumn.NOTES, RunColumn.COST


def own(log: LogBench, name: str, kind: ColumnKind, choices: tuple[str, ...] = ()) -> LogColumn:
    """A column of the reviewer's own, made by a command."""
    assert log.session.apply(AddLogColumn(name, kind, choices)) is not None
    log.settle()
    return log.document.log_columns()[-1]


# arranged


def test_hidden_moved_and_sized_columns_are_remembered_in_the_document(
    log: LogBench, qtbot: QtBot
) -> None:
    header, table = log.table.header, log.table
    menu = log.page.columns.menu(-1)
    next(one for one in menu.shown.actions() if one.text() == "Seed").trigger()
    notes = table.place_of(NOTES)
    header.moveSection(header.visualIndex(notes), 1)
    header.resizeSection(notes, 333)
    table.freeze(2)
    qtbot.waitUntil(lambda: log.document.preference("log/columns") is not None)
    path = log.document.path
    log.session.close()
    table.arrange(None)
    assert not header.isSectionHidden(table.place_of(SEED))
    log.session.open(path)
    assert header.isSectionHidden(table.place_of(SEED))
    assert header.visualIndex(notes) == 1
    assert header.sectionSize(notes) == 333
    assert table.frozen == 2
    assert not log.session.can_undo or log.session.undo_name != "set_preference"


@pytest.mark.parametrize("text", ["", "no json", "[]", '[{"column":"none"}]', "[1]", "{}", "7"])
def test_an_arrangement_that_makes_no_sense_gives_the_first_one(log: LogBench, text: str) -> None:
    log.table.arrange(text)
    header = log.table.header
    assert [header.visualIndex(place) for place in range(len(COLUMNS))] == [*range(len(COLUMNS))]
    hidden = {one for one in COLUMNS if header.isSectionHidden(log.table.place_of(one))}
    # Until a service told something, and until there is a conversation.
    assert hidden == {RunColumn.OUTCOME, RunColumn.SCORE, *TOLD}
    assert log.table.frozen == 1


def test_an_arrangement_of_the_first_version_is_read(log: LogBench) -> None:
    log.table.arrange(json.dumps([{"column": "notes", "width": 300, "hidden": False}]))
    assert log.table.columns_seen()[0] == log.table.place_of(NOTES)
    assert log.table.columnWidth(log.table.place_of(NOTES)) == 300


def test_the_menu_of_a_column_moves_hides_and_keeps_it(log: LogBench) -> None:
    table = log.table
    for text, seen in (
        ("Move to the &right", [RunColumn.KIND, RunColumn.CASE]),
        ("Move to the &left", [RunColumn.CASE, RunColumn.KIND]),
        ("&Hide this column", [RunColumn.KIND]),
    ):
        menu = log.page.columns.menu(table.place_of(RunColumn.CASE))
        next(one for one in menu.actions() if one.text() == text).trigger()
        assert [table.column_of(at) for at in table.columns_seen()[: len(seen)]] == seen
    menu = log.page.columns.menu(table.columns_seen()[2])
    next(one for one in menu.actions() if "in sight" in one.text()).trigger()
    assert table.frozen == 3


def test_the_last_column_cannot_be_hidden(log: LogBench) -> None:
    for at in range(log.runs.columnCount()):
        log.table.show_column(at, False)
    assert len(log.table.columns_seen()) == 1


def test_a_column_to_fill_in_has_room_for_what_is_not_provided(log: LogBench) -> None:
    needed = log.table.fontMetrics().horizontalAdvance("Not provided")
    for column in (COST, RunColumn.INPUT_TOKENS, RunColumn.TRUNCATED):
        assert log.table.columnWidth(log.table.place_of(column)) > needed


# filtered by value


def test_values_are_offered_with_counts_and_blank_and_not_provided_apart(log: LogBench) -> None:
    log.page.editing.apply([(1, "cost", Setting.of("0")), (2, "cost", NOT_PROVIDED)], "")
    log.table.go_to(log.at(1, COST))
    listed: list[str] = []

    def choose(dialog: object) -> None:
        assert isinstance(dialog, ValueFilter)
        model = dialog.list.model()
        listed.extend(str(model.index(row, 0).data()) for row in range(model.rowCount()))
        dialog.every.click()
        assert not dialog.go.isEnabled()
        model.setData(model.index(1, 0), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
        dialog.go.click()

    in_dialog(log.page.acts.filter_column.trigger, choose)
    log.settle()
    assert listed == ["0 (1)", "Not provided (1)", "Blank (25)"]
    assert list(log.runs.ids()) == [2]
    assert "1 of 27 row" in log.page.page.sums.text()
    menu = log.page.columns.menu(log.table.place_of(COST))
    next(one for one in menu.actions() if "every value" in one.text()).trigger()
    log.settle()
    assert log.runs.rowCount() == 27


def test_results_are_offered_in_their_words(log: LogBench) -> None:
    listed: list[str] = []

    def read(dialog: object) -> None:
        assert isinstance(dialog, ValueFilter)
        model = dialog.list.model()
        listed.extend(str(model.index(row, 0).data()) for row in range(model.rowCount()))
        dialog.search.setText("right")
        assert model.rowCount() == 1

    column = log.table.place_of(RunColumn.RESULT)
    in_dialog(lambda: log.table.header.filter_wished.emit(column), read)
    assert sorted(listed) == sorted(["✓ Right (2)", "✗ Wrong (5)", "○ Not answered (20)"])


def test_every_value_chosen_is_no_filter(log: LogBench) -> None:
    column = log.table.place_of(RunColumn.FAMILY)
    in_dialog(lambda: log.page.columns.ask_values(column), lambda dialog: dialog.go.click())
    assert log.page.page.filter.values == {}


# the reviewer's own


def test_not_provided_is_no_choice_of_a_column(log: LogBench) -> None:
    def look(dialog: object) -> None:
        assert isinstance(dialog, ColumnDialog)
        for words in ("not provided", "low\nNot Provided "):
            dialog.write("Level", ColumnKind.CHOICE, words)
            assert dialog.choices_row.problem() and not dialog.go.isEnabled()
        dialog.write("Level", ColumnKind.CHOICE, "low")
        assert not dialog.choices_row.problem() and dialog.go.isEnabled()

    in_dialog(log.page.acts.new_column.trigger, look)


def test_columns_of_a_document_just_opened_have_the_room_that_its_rows_need(
    log: LogBench, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.statelab"
    log.session.save_copy(copy)
    log.session.open(copy)  # the rows come a little later than the page
    log.settle()
    place = log.table.place_of(RunColumn.CASE)
    assert log.document.preference(PREFERENCE) is None
    text = log.table.fontMetrics().horizontalAdvance("2-fixed-code")
    assert log.table.columnWidth(place) > text


def test_a_long_name_takes_no_more_room_than_a_column_does(log: LogBench) -> None:
    log.session.apply(AddLogColumn("long " * 100, ColumnKind.TEXT))
    log.settle()
    place = log.runs.columnCount() - 1
    assert len(log.table.column_title(place)) <= 60
    assert log.table.columnWidth(place) <= log.table.columnWidth(
        log.table.place_of(RunColumn.NOTES)
    )


def test_a_long_name_is_short_in_the_menu_of_columns(log: LogBench) -> None:
    log.session.apply(AddLogColumn("R&D\n" + "long " * 100, ColumnKind.TEXT))
    log.settle()
    menu = log.page.columns.menu(log.runs.columnCount() - 1)
    told = [action.text() for action in menu.shown.actions()][-1]
    assert told.startswith("R&&D long") and len(told) < 70 and "\n" not in told


def test_a_column_of_ones_own_is_made_filled_in_changed_and_taken_away(log: LogBench) -> None:
    def make(dialog: object) -> None:
        assert isinstance(dialog, ColumnDialog)
        assert not dialog.go.isEnabled()
        dialog.write("notes", ColumnKind.TEXT)
        assert not dialog.go.isEnabled() and dialog.name_row.problem()
        dialog.write("Level", ColumnKind.CHOICE, "low\nhigh\nlow\n")
        dialog.go.click()

    in_dialog(log.page.acts.new_column.trigger, make)
    log.settle()
    (column,) = log.document.log_columns()
    assert (column.name, column.choices) == ("Level", ("low", "high"))
    place = log.table.place_of(column)
    assert log.table.column_title(place) == "Level"
    editor = log.edit(log.runs.index(log.runs.row_of(2), place))
    assert isinstance(editor, QComboBox)
    offered = [editor.itemText(row) for row in range(editor.count())]
    assert offered == ["", "low", "high", "Not provided"]
    editor.setCurrentIndex(2)
    editor.activated.emit(2)
    assert log.recorded(2, column.field) == Setting.of("high")

    def rename(dialog: object) -> None:
        assert isinstance(dialog, ColumnDialog)
        dialog.write("Grade", ColumnKind.CHOICE, "A\nB")
        dialog.go.click()

    in_dialog(lambda: log.page.columns.ask_change(column), rename)
    log.settle()
    (changed,) = log.document.log_columns()
    assert (changed.name, changed.choices) == ("Grade", ("A", "B"))
    editor = log.edit(log.runs.index(log.runs.row_of(2), log.table.place_of(changed)))
    assert isinstance(editor, QComboBox) and editor.currentText() == "high"  # it stays
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    log.page.columns.remove(changed)
    log.settle()
    assert log.runs.columns() == COLUMNS
    log.session.undo()
    log.settle()
    assert log.runs.columns()[-1] == changed
    assert log.recorded(2, changed.field) == Setting.of("high")


def test_a_new_column_leaves_the_others_where_they_are(log: LogBench) -> None:
    log.table.move_column(log.table.place_of(RunColumn.KIND), -1)
    log.table.show_column(log.table.place_of(SEED), False)
    column = own(log, "Remark", ColumnKind.TEXT)
    seen = [log.table.column_of(at) for at in log.table.columns_seen()]
    assert seen[:2] == [RunColumn.KIND, RunColumn.CASE]
    assert SEED not in seen
    assert seen[-1] == column


@pytest.mark.parametrize(
    ("kind", "wrong", "right"),
    [(ColumnKind.NUMBER, "1,5", "-1.5"), (ColumnKind.DATE, "30.11.2026", "2026-11-30")],
)
def test_a_column_takes_only_what_it_holds(
    log: LogBench, kind: ColumnKind, wrong: str, right: str
) -> None:
    column = own(log, "Mine", kind)
    index = log.runs.index(log.runs.row_of(2), log.table.place_of(column))
    editor = log.edit(index)
    assert isinstance(editor, FieldEditor)
    editor.setText(wrong)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert editor.isVisible() and wrong in editor.problem()
    editor.setText(right)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert log.recorded(2, column.field) == Setting.of(right)


def test_leading_zeros_stay_in_a_text_of_ones_own_and_it_is_filtered_and_pasted(
    log: LogBench,
) -> None:
    column = own(log, "Code", ColumnKind.TEXT)
    log.only_answered()
    log.choose(log.runs.index(0, log.table.place_of(column)))
    log.paste("007\nnot provided\n")
    first, second, third = (log.runs.number_at(row) for row in range(3))
    values = [log.recorded(number, column.field) for number in (first, second, third)]
    assert values == [Setting.of("007"), NOT_PROVIDED, BLANK]
    log.page.page.filter.filter_by(column.field, frozenset({Setting.of("007")}))
    log.settle()
    assert list(log.runs.ids()) == [first]


def test_a_column_that_came_into_sight_by_itself_is_kept_where_it_is_put(
    log: LogBench, qtbot: QtBot
) -> None:
    header, table = log.table.header, log.table
    cost, total, score = map(table.place_of, (COST, RunColumn.TOTAL, RunColumn.SCORE))
    header.moveSection(header.visualIndex(cost), 1)
    qtbot.waitUntil(lambda: log.document.preference("log/columns") is not None)
    path, before = log.document.path, log.document.preference("log/columns")
    log.session.close()
    log.session.open(path)
    log.settle()
    recipe = DriftRecipe((DriftFamily.CELLS,), (Language.EN,), (1,), (Condition.CLEAN,))
    cases = [one for one in drift_cases(recipe) if isinstance(one, DriftCase)]
    assert log.session.apply(AddDriftSet("Drift", recipe, cases)) is not None
    log.settle()
    assert not header.isSectionHidden(score)
    assert header.visualIndex(score) == header.visualIndex(total) + 1
    header.moveSection(header.visualIndex(score), 2)
    header.resizeSection(score, 222)
    qtbot.waitUntil(lambda: "score" in (log.document.preference("log/columns") or ""))
    assert before != log.document.preference("log/columns")
    log.session.close()
    table.arrange(None)
    log.session.open(path)
    log.settle()
    assert (header.visualIndex(score), header.sectionSize(score)) == (2, 222)
    assert header.visualIndex(cost) == 1


def test_scores_come_into_sight_with_the_first_conversations(log: LogBench) -> None:
    place = log.table.place_of(RunColumn.SCORE)
    assert log.table.isColumnHidden(place)
    recipe = DriftRecipe((DriftFamily.CELLS,), (Language.EN,), (1,), (Condition.CLEAN,))
    cases = [one for one in drift_cases(recipe) if isinstance(one, DriftCase)]
    assert log.session.apply(AddDriftSet("Drift", recipe, cases)) is not None
    log.settle()
    assert not log.table.isColumnHidden(place)
    assert log.table.column_title(place) == "Score"
    (case_id,) = (one.id for one in log.document.cases(2))
    raw = FAMILIES[DriftFamily.CELLS].solve(cases[0].item, cases[0].item.final)
    assert raw is not None
    command = RecordReply(
        case_id, 1, None, raw.encode(), ReplySource.PASTED, None, False, "2026-11-30T08:00:00Z"
    )
    assert log.session.apply(command) is not None and command.result is not None
    log.settle()
    assert log.at(command.result, RunColumn.SCORE).data() == "1"
    assert log.at(1, RunColumn.SCORE).data() in (None, "")
    assert not log.at(command.result, RunColumn.SCORE).flags() & Qt.ItemFlag.ItemIsEditable


def test_a_name_or_a_choice_that_looks_like_an_access_key_is_warned_of(log: LogBench) -> None:
    key = "sk-ant-api03-" + "A" * 60

    def write(name: str, choices: str) -> Callable[[object], None]:
        def answer(dialog: object) -> None:
            assert isinstance(dialog, ColumnDialog)
            dialog.write(name, ColumnKind.CHOICE, choices)
            dialog.go.click()

        return answer

    in_dialog(log.page.acts.new_column.trigger, write("Level", f"low\n{key}"))
    assert "access key" in log.said()
    in_dialog(log.page.acts.new_column.trigger, write("Grade", "A"))
    assert "Grade" in log.said()
    (level, grade) = log.document.log_columns()
    in_dialog(lambda: log.page.columns.ask_change(grade), write(key, "A"))
    assert "access key" in log.said()
    assert log.document.log_columns()[1].name == key and level.choices == ("low", key)


def test_the_dialog_of_a_column_grows_with_its_choices(qtbot: QtBot) -> None:
    dialog = ColumnDialog([])
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.write("Look again", ColumnKind.CHOICE, "yes\nno")
    qtbot.wait(50)
    parts = [part for part in dialog.choices_row.findChildren(QWidget) if part.isVisible()]
    shown = [part.geometry() for part in parts if part.parentWidget() is dialog.choices_row]
    assert len(shown) == 3  # label, choices, hint
    assert all(above.bottom() < below.top() for above, below in itertools.pairwise(shown))
