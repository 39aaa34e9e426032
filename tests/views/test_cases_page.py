"""The Cases page over a real document: sets, table, linked updates, wishes, empty states."""

from pathlib import Path

import pytest
from cases_bench import Bench, small_recipe
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.pages import cases_showing as cases_module
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.families import Family
from statelab_gui.models.case_table import COLUMNS, CaseColumn
from statelab_gui.storage.commands import AddCaseSet, RevealCase
from statelab_gui.storage.document import Document
from statelab_gui.views.reveal_dialog import RevealDialog

RIGHT = b'{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'  # of 2-copy-*, seed 7


def shown_column(bench: Bench, column: CaseColumn) -> list[str]:
    model = bench.page.view.table.model
    place = COLUMNS.index(column)
    return [str(model.index(row, place).data()) for row in range(model.rowCount())]


def test_without_a_document_the_page_says_so_and_leads_to_welcome(bench: Bench) -> None:
    bench.show()
    assert bench.page.view.no_document.isVisible()
    assert not bench.page.view.commands.new_set.isEnabled()
    bench.page.view.no_document.button.click()
    assert bench.shell.shown == [("welcome", {})]


def test_a_document_without_sets_offers_to_make_one(bench: Bench) -> None:
    bench.open()
    assert bench.page.view.no_sets.isVisible()
    bench.page.view.no_sets.button.click()
    assert bench.page.making.dialog is not None
    bench.page.making.dialog.reject()


def test_a_set_made_elsewhere_appears(bench: Bench) -> None:
    bench.open()
    bench.session.apply(AddCaseSet("Starter", small_recipe()))
    assert bench.page.view.sets.isVisible()
    assert bench.page.view.table.model.rowCount() == 16
    assert bench.page.view.detail.prompt.view.prompt() == bench.document.prompt(1)


def test_a_set_that_is_undone_goes_and_nothing_of_it_stays(bench: Bench) -> None:
    bench.open()
    bench.session.apply(AddCaseSet("Starter", small_recipe()))
    bench.session.undo()
    assert bench.page.view.no_sets.isVisible()
    assert bench.page.view.detail.prompt.view.prompt() == ""
    assert bench.errors == []


def test_the_first_set_and_its_first_case_are_shown(bench: Bench) -> None:
    bench.open(small_recipe(), small_recipe(seeds=(8,)))
    view = bench.page.view
    assert view.sets.current_set() == 1
    assert view.table.current_case() == bench.document.case(bench.case_id("2-fixed-code"))
    assert view.detail.prompt.view.prompt() == bench.document.prompt(1)
    assert shown_column(bench, CaseColumn.FAMILY)[0] == "Fixed (r-trivial)"
    assert shown_column(bench, CaseColumn.UPDATES)[0] == "12"
    assert shown_column(bench, CaseColumn.STATUS)[0] == "○ Not answered"


def test_facts_choose_set_and_case(bench: Bench) -> None:
    bench.open(small_recipe(), small_recipe(seeds=(8,)))
    wanted = bench.case_id("20-add-sheet", 2)
    bench.page.open_facts(case_id=wanted)
    assert bench.page.view.sets.current_set() == 2
    current = bench.page.view.table.current_case()
    assert current is not None and current.id == wanted
    bench.page.open_facts()
    assert bench.page.view.sets.current_set() == 2


def test_facts_show_a_case_that_the_filters_hide(bench: Bench) -> None:
    bench.open(small_recipe())
    bench.page.view.table.filters.search.setText("20-")
    wanted = bench.case_id("2-copy-code")
    bench.page.open_facts(case_id=wanted)
    current = bench.page.view.table.current_case()
    assert current is not None and current.id == wanted


def test_a_recorded_reply_updates_status_and_counts(bench: Bench) -> None:
    bench.open(small_recipe())
    case_id = bench.case_id("2-copy-code")
    bench.page.open_facts(case_id=case_id)
    bench.answer(case_id, RIGHT)
    current = bench.page.view.table.current_case()
    assert current is not None and current.status is CaseStatus.RIGHT
    row = bench.page.view.sets.model.row_at(0)
    assert row is not None and (row.answered, row.total) == (1, 16)
    assert "✓ Right" in shown_column(bench, CaseColumn.STATUS)


def test_filters_leave_what_they_ask_for_and_can_be_cleared(bench: Bench) -> None:
    bench.open(small_recipe())
    filters = bench.page.view.table.filters
    filters.family.setCurrentIndex(filters.family.findData(Family.ADD))
    filters.length.setCurrentIndex(filters.length.findData(20))
    assert shown_column(bench, CaseColumn.NAME) == ["20-add-code", "20-add-sheet"]
    assert bench.page.view._summary.text() == "2 of 16 cases shown"
    filters.search.setText("sheet CODE")
    assert bench.page.view.table._no_match.isVisible()
    assert bench.page.view.detail.prompt.view.prompt() == ""
    bench.page.view.table._no_match.button.click()
    assert bench.page.view.table.model.rowCount() == 16
    assert filters.filter().asks_nothing


def test_seeds_are_offered_only_when_there_are_several(bench: Bench) -> None:
    bench.open(small_recipe(), small_recipe(seeds=(7, 8), lengths=(2,)))
    filters = bench.page.view.table.filters
    assert not filters.seed.isVisible()
    bench.page.show_set(2)
    assert filters.seed.isVisible()
    filters.seed.setCurrentIndex(filters.seed.findData(8))
    assert set(shown_column(bench, CaseColumn.SEED)) == {"8"}


def test_choosing_an_update_in_one_shows_it_in_the_other(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    case_id = bench.case_id("2-copy-code")
    bench.session.apply(RevealCase(case_id, bench.session.now()))
    bench.page.open_facts(case_id=case_id)
    detail = bench.page.view.detail
    assert detail.book._where.text() == "State after update 12 of 12"
    detail.prompt.view.setFocus()
    for _ in range(10):
        qtbot.keyClick(detail.prompt.view, Qt.Key.Key_Down)
    assert detail.book._where.text() == "State after update 10 of 12"
    model = detail.book._state.model()
    state = {model.index(r, 0).data(): model.index(r, 1).data() for r in range(model.rowCount())}
    recorded = bench.document.answer_book(case_id).after(10)
    assert state == {cell: str(value) for cell, value in recorded.items()}
    detail.book._tabs.setCurrentIndex(1)
    steps = detail.book._steps
    rect = steps.visualRect(steps.model().index(6, 2))
    qtbot.mouseClick(steps.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert detail.prompt.view.selected_update() == 7
    assert detail.prompt._number.value() == 7
    detail.prompt._number.setValue(3)
    assert detail.prompt.view.selected_update() == 3
    assert steps.currentIndex().row() == 2
    bench.page.view.commands.next_update.trigger()
    assert detail.book._where.text() == "State after update 4 of 12"


def test_the_written_cell_is_bold_and_shows_its_value_before(bench: Bench) -> None:
    bench.open(small_recipe())
    case_id = bench.case_id("2-copy-code")
    bench.session.apply(RevealCase(case_id, bench.session.now()))
    bench.page.open_facts(case_id=case_id)
    book = bench.page.view.detail.book
    book.select_update(10)  # TMP <- d
    model = book._state.model()
    last = model.rowCount() - 1
    before, after = (bench.document.answer_book(case_id).after(k)["TMP"] for k in (9, 10))
    assert [model.index(last, c).data() for c in range(3)] == ["TMP", str(after), str(before)]
    assert model.index(last, 1).data(Qt.ItemDataRole.FontRole).bold()
    assert all(model.index(row, 2).data() == "" for row in range(last))


def test_enter_and_double_click_open_the_case_at_the_desk(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    case_id = bench.case_id("2-add-code")
    bench.page.open_facts(case_id=case_id)
    table = bench.page.view.table.table
    qtbot.keyClick(table, Qt.Key.Key_Return)
    rect = table.visualRect(table.model().index(1, 0))
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    second = bench.case_id("2-fixed-sheet")
    assert bench.shell.shown == [
        ("desk", {"set_id": 1, "case_id": case_id}),
        ("desk", {"set_id": 1, "case_id": second}),
    ]
    bench.page.view.answer.click()
    assert bench.shell.shown[-1] == ("desk", {"set_id": 1, "case_id": second})


def test_the_copied_prompt_is_the_prompt_to_the_byte(bench: Bench) -> None:
    bench.open(small_recipe(cells=("甲", "é", "c"), initial=(1, 2, 3, 0)))
    case_id = bench.case_id("20-copy-sheet")
    bench.page.open_facts(case_id=case_id)
    bench.page.view.detail.prompt._copy.click()
    clipboard = QGuiApplication.clipboard()
    assert clipboard.text().encode() == bench.document.prompt(case_id).encode()
    assert "\r" not in clipboard.text()
    assert clipboard.mimeData().formats() == ["text/plain"]


def test_f2_renames_the_set_in_place_and_undo_takes_it_back(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    sets = bench.page.view.sets
    bench.window.activateWindow()
    sets.list.setFocus()
    bench.page.view.commands.rename.trigger()
    editor = sets.list.findChild(QLineEdit)
    assert editor is not None
    editor.setText("  Monday  ")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bench.document.case_set(1).name == "Monday")
    assert sets.model.index(0).data() == "Monday"
    bench.session.undo()
    assert sets.model.index(0).data() == "Set 1"


def test_a_name_left_empty_renames_nothing(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    bench.page.view.sets.rename_current()
    names = bench.page.view.sets.list
    editor = names.findChild(QLineEdit)
    assert editor is not None
    editor.setText("   ")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: names.findChild(QLineEdit) is None)
    assert bench.document.case_set(1).name == "Set 1"
    assert not bench.session.can_undo and bench.errors == []


def reveal_dialog(bench: Bench) -> RevealDialog:
    dialog = bench.window.findChild(RevealDialog)
    assert dialog is not None
    return dialog


def test_reveal_asks_first_and_is_recorded_with_its_time(bench: Bench) -> None:
    bench.open(small_recipe())
    case_id = bench.case_id("2-copy-code")
    bench.page.open_facts(case_id=case_id)
    bench.page.view.detail.book._hidden.reveal.click()
    dialog = reveal_dialog(bench)
    assert dialog.keep.isDefault() and not dialog.reveal.isDefault()
    dialog.reveal.click()
    assert len(bench.document.reveals(case_id)) == 1
    book = bench.page.view.detail.book
    assert book.is_open()
    assert book._revealed.isVisible()
    assert book._revealed.text().endswith("before any reply")


def test_keeping_hidden_records_nothing(bench: Bench) -> None:
    bench.open(small_recipe())
    bench.page.view.commands.reveal.trigger()
    reveal_dialog(bench).keep.click()
    assert bench.document.reveals(1) == []
    assert not bench.page.view.detail.book.is_open()


def test_a_case_opened_by_a_reply_says_nothing_of_a_reveal(bench: Bench) -> None:
    bench.open(small_recipe())
    bench.answer(1, b"{}")
    assert bench.page.view.detail.book.is_open()
    assert not bench.page.view.detail.book._revealed.isVisible()


def test_a_document_that_is_only_read_offers_no_change(bench: Bench, tmp_path: Path) -> None:
    with_sets = tmp_path / "fixed.statelab"
    document = Document.create(with_sets)
    document.apply(AddCaseSet("Starter", small_recipe()))
    document.close()
    # Opened as the session does, but for reading: file modes mean nothing to an administrator.
    bench.session._document = Document.open(with_sets, read_only=True)
    bench.show()
    wishes = bench.page.view.commands
    assert not wishes.rename.isEnabled() and not wishes.new_set.isEnabled()
    assert not wishes.reveal.isEnabled()
    assert not bench.page.view.detail.book._hidden.reveal.isEnabled()
    assert wishes.copy_prompt.isEnabled()


def test_a_long_case_is_read_beside_the_window(
    bench: Bench, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cases_module, "LONG_PROMPT", 500)
    monkeypatch.setattr(cases_module, "LONG_BOOK", 20)
    bench.open(small_recipe())
    long, short = bench.case_id("20-add-sheet"), bench.case_id("2-fixed-code")
    bench.session.apply(RevealCase(long, bench.session.now()))
    bench.page.open_facts(case_id=long)
    detail = bench.page.view.detail
    assert not bench.page.view.commands.copy_prompt.isEnabled()
    qtbot.waitUntil(lambda: detail.book.is_open() and detail.prompt.view.update_count() == 66)
    assert detail.prompt.view.prompt() == bench.document.prompt(long)
    # What arrives for a case that was left meanwhile is dropped.
    bench.page.open_facts(case_id=short)
    bench.page.open_facts(case_id=long)
    bench.page.open_facts(case_id=short)
    qtbot.waitUntil(lambda: not bench.session.is_busy)
    assert detail.prompt.view.prompt() == bench.document.prompt(short)
    assert not detail.book.is_open()


def test_every_action_has_a_text_and_a_shortcut_of_its_own(bench: Bench) -> None:
    bench.open(small_recipe())
    shortcuts = [action.shortcut().toString() for action in bench.shell.actions]
    assert all(shortcuts) and len(set(shortcuts)) == len(shortcuts)
    assert all(action.text() for action in bench.shell.actions)


def test_context_menus_offer_actions_of_the_page(bench: Bench, qtbot: QtBot) -> None:
    bench.open(small_recipe())
    table = bench.page.view.table
    table._open_menu(QPoint(5, 5))
    menu = table.findChild(QMenu)
    assert menu is not None
    assert bench.page.view.commands.copy_prompt in menu.actions()
    menu.close()


def test_every_part_that_takes_focus_has_a_name(bench: Bench) -> None:
    bench.open(small_recipe())
    nameless = []
    for part in bench.page.findChildren(QWidget):
        if not part.isVisible() or part.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        told = QAccessible.queryAccessibleInterface(part)
        if told is not None and not told.text(QAccessible.Text.Name):
            nameless.append(f"{type(part).__name__} {part.objectName()}")
    # A spin box speaks for its own line.
    assert [name for name in nameless if "qt_spinbox" not in name] == []


def test_retranslating_keeps_what_is_shown(bench: Bench) -> None:
    bench.open(small_recipe())
    case_id = bench.case_id("20-copy-code")
    bench.page.open_facts(case_id=case_id)
    bench.page.view.detail.prompt.select_update(5)
    bench.page.retranslate()
    current = bench.page.view.table.current_case()
    assert current is not None and current.id == case_id
    assert bench.page.view.detail.prompt.view.selected_update() == 5
    assert bench.page.page_title == "Cases"


def test_columns_fitted_before_the_page_is_shown_leave_nothing_to_scroll(bench: Bench) -> None:
    bench.session.create(bench.folder / "lab.statelab")
    bench.show()
    bench.page.hide()
    bench.session.apply(AddCaseSet("Starter", small_recipe()))
    bench.page.show()
    bench.qtbot.wait(20)
    bench.page.hide()
    bench.page.retranslate()
    bench.page.show()
    bench.qtbot.wait(20)
    assert bench.page.view.table.table.horizontalScrollBar().maximum() == 0
