"""Finding a text in the cells of the Run-log page, and replacing it where one may write."""

from log_bench import LogBench, in_dialog
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from statelab_gui.domain.runs import NOT_PROVIDED, Setting
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.models.run_replacing import replaced_text
from statelab_gui.views.find_bar import FindBar, Sought
from statelab_gui.views.paste_preview import PastePreview

NOTES, TOKENS = RunColumn.NOTES, RunColumn.INPUT_TOKENS


def begin(log: LogBench, text: str, new: str | None = None) -> FindBar:
    """The bar, opened by its key with a text in it."""
    acts = log.page.acts
    (acts.find if new is None else acts.replace).trigger()
    bar = log.page.page.find_bar
    bar.text.setText(text)
    bar.new_text.setText(new or "")
    return bar


def here(log: LogBench) -> tuple[int, RunColumn]:
    at = log.table.currentIndex()
    return log.runs.number_at(at.row()), log.table.column_of(at.column())


def noted(log: LogBench, **notes: str) -> None:
    edits = [(int(number[1:]), "notes", Setting.of(text)) for number, text in notes.items()]
    log.page.editing.apply(edits, "")
    log.table.go_to(log.runs.index(0, 0))


def test_enter_goes_from_hit_to_hit_and_round_at_the_end(log: LogBench) -> None:
    noted(log, _2="Odd one", _4="odd too")
    bar = begin(log, "ODD")
    seen = []
    for _ in range(3):
        QTest.keyClick(bar.text, Qt.Key.Key_Return)
        log.settle()
        seen.append(here(log))
    order = sorted((2, 4), key=log.runs.row_of)
    assert seen == [(order[0], NOTES), (order[1], NOTES), (order[0], NOTES)]
    assert QApplication.focusWidget() is bar.text
    QTest.keyClick(bar.text, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    log.settle()
    assert here(log) == (order[1], NOTES)
    assert "Notes" in bar.said.text()


def test_a_word_is_found_as_it_is_shown_and_only_in_the_column_when_so_wished(
    log: LogBench,
) -> None:
    noted(log, _3="Whole case, they said")
    log.table.go_to(log.at(3, NOTES))
    bar = begin(log, "whole case")
    bar.one_column.setChecked(True)
    bar.next.click()
    log.settle()
    assert here(log) == (3, NOTES)
    bar.one_column.setChecked(False)
    bar.next.click()
    log.settle()
    assert here(log)[1] is RunColumn.KIND


def test_hidden_columns_are_not_searched(log: LogBench) -> None:
    noted(log, _3="hidden thought")
    log.table.show_column(log.table.place_of(NOTES), False)
    bar = begin(log, "hidden thought")
    bar.next.click()
    log.settle()
    assert "Not found" in bar.said.text()


def test_escape_closes_the_bar_and_gives_the_hand_back_to_the_cells(log: LogBench) -> None:
    bar = begin(log, "x")
    QTest.keyClick(bar.text, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert QApplication.focusWidget() is log.table


def test_replace_changes_the_current_cell_and_goes_on(log: LogBench) -> None:
    noted(log, _1="cat and Cat", _2="cat")
    bar = begin(log, "cat", "dog")
    bar.next.click()
    log.settle()
    first = here(log)[0]
    bar.replace.click()
    log.settle()
    assert log.recorded(first, "notes").value.count("dog") >= 1
    assert "cat" not in log.recorded(first, "notes").value.casefold()
    assert here(log)[0] == ({1, 2} - {first}).pop()


def test_replace_all_counts_first_and_is_one_step(log: LogBench) -> None:
    noted(log, _1="cat", _2="concat, cat", _3="dog")
    log.page.editing.apply([(4, "notes", NOT_PROVIDED)], "")
    bar = begin(log, "cat", "hen")
    asked: list[str] = []

    def agree(box: object) -> None:
        assert isinstance(box, QMessageBox)
        asked.append(box.text())
        box.defaultButton().click()

    in_dialog(bar.replace_all.click, agree)
    log.settle()
    assert "2 cell" in asked[0]
    values = [log.recorded(number, "notes").value for number in (1, 2, 3)]
    assert values == ["hen", "conhen, hen", "dog"]
    assert log.recorded(4, "notes") == NOT_PROVIDED
    log.session.undo()
    assert log.recorded(2, "notes").value == "concat, cat"
    assert log.recorded(1, "notes").value == "cat"


def test_replace_all_does_nothing_when_one_cell_refuses(log: LogBench) -> None:
    log.page.editing.apply(
        [(1, "input_tokens", Setting.of("120")), (1, "notes", Setting.of("12"))], ""
    )
    bar = begin(log, "12", "x")

    def read(dialog: object) -> None:
        assert isinstance(dialog, PastePreview)
        assert "Input tokens" in str(dialog.cells.model().index(0, 0).data())

    in_dialog(bar.replace_all.click, read)
    log.settle()
    assert log.recorded(1, "notes").value == "12"


def test_what_only_the_program_writes_is_never_replaced(log: LogBench) -> None:
    bar = begin(log, "2-copy-code", "x")
    bar.replace_all.click()
    log.settle()
    assert "No cell that can be filled in" in bar.said.text()


def test_letters_are_matched_whatever_their_case_and_no_pattern_is_read() -> None:
    assert replaced_text("A.b a.B axb", "a.b", r"\1") == r"\1 \1 axb"
    assert replaced_text("題目題目", "題目", "") == ""


def test_what_is_replaced_by_the_words_is_not_provided(log: LogBench) -> None:
    log.page.editing.apply([(2, "notes", Setting.of("n/a"))], "")
    log.choose(log.at(2, RunColumn.NOTES))
    log.page.finding.replace(Sought("n/a", False), "not provided")
    log.settle()
    assert log.recorded(2, "notes") == NOT_PROVIDED
