"""Copying from and pasting into the Run-log page, as between spreadsheets."""

import pytest
from log_bench import LogBench, in_dialog
from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.domain.tsv import tsv_line
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.views.paste_preview import PastePreview
from statelab_gui.views.table_copier import OWN_FORMAT, cells_on_clipboard

TOKENS, COST, NOTES = RunColumn.INPUT_TOKENS, RunColumn.COST, RunColumn.NOTES
LONG = "x" * 40_000


def notes(log: LogBench, *numbers: int) -> list[str]:
    return [log.recorded(number, "notes").value for number in numbers]


# copying


def test_a_copy_is_what_is_chosen_in_the_order_seen(log: LogBench) -> None:
    table = log.table
    log.choose(log.at(1, TOKENS))
    table.fill(NOT_PROVIDED)
    log.page.editing.apply([(2, "notes", Setting.of('tab\there, "quote"\nand line'))], "")
    header = table.header
    header.moveSection(header.visualIndex(log.table.place_of(NOTES)), 0)
    cells = [log.at(number, one) for number in (1, 2) for one in (RunColumn.CASE, TOKENS, NOTES)]
    log.choose(*cells)
    assert log.copied() == (
        '\t2-fixed-code\tnot provided\n"tab\there, ""quote""\nand line"\t2-copy-code\t'
    )


def test_the_names_of_the_columns_are_copied_on_demand(log: LogBench) -> None:
    log.choose(log.at(1, RunColumn.CASE), log.at(1, TOKENS))
    log.page.acts.copy_headers.trigger()
    assert QGuiApplication.clipboard().text() == "Case\tInput tokens\n2-fixed-code\t"


def test_hidden_columns_are_not_copied(log: LogBench) -> None:
    log.table.show_column(log.table.place_of(RunColumn.KIND), False)
    log.table.go_to(log.at(1, RunColumn.CASE))
    log.table.choose_rows()
    assert "Whole case" not in log.copied()


def test_too_many_cells_are_not_copied_and_it_is_said(
    log: LogBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    from statelab_gui.views import run_table

    QGuiApplication.clipboard().setText("before")
    monkeypatch.setattr(run_table, "MOST_COPIED", 10)
    log.table.selectAll()
    log.table.copy()
    assert QGuiApplication.clipboard().text() == "before"
    assert "Nothing was copied" in log.said()


@pytest.mark.parametrize(
    "text",
    ["第一行\n第二行", "a\r\nb", "007", "=cmd()", "'quoted", '"so"', 'say "hi"', "a\tb", LONG],
)
def test_a_copied_cell_is_pasted_as_it_was(log: LogBench, text: str) -> None:
    log.page.editing.apply([(1, "notes", Setting.of(text))], "")
    log.choose(log.at(1, NOTES))
    log.copied()
    log.choose(log.at(2, NOTES))
    log.table.paste()
    log.settle()
    assert notes(log, 2) == [text]


def test_blank_zero_and_not_provided_stay_three_things_through_the_clipboard(log: LogBench) -> None:
    edits = [(1, "cost", NOT_PROVIDED), (2, "cost", Setting.of("0")), (4, "cost", Setting.of("9"))]
    log.page.editing.apply(edits, "")
    for number, setting in ((1, NOT_PROVIDED), (2, Setting.of("0")), (3, BLANK)):
        log.choose(log.at(number, COST))
        log.copied()
        log.choose(log.at(4, COST))
        log.table.paste()
        assert log.recorded(4, "cost") == setting


# pasting


@pytest.mark.parametrize("end", ["\r\n", "\n", "\r"])
def test_a_block_of_another_spreadsheet_is_pasted_in_one_step(log: LogBench, end: str) -> None:
    log.only_answered()
    log.choose(log.at(1, TOKENS))
    rows = [["120", "yes", "0.5", "007"], ["0", "", "not provided", "第一行\n第二行"]]
    log.paste(end.join(map(tsv_line, rows)) + end)
    below = log.runs.number_at(log.runs.row_of(1) + 1)
    fields = ("input_tokens", "truncated", "cost", "notes")
    assert [log.recorded(1, field).value for field in fields] == ["120", "yes", "0.5", "007"]
    assert [log.recorded(below, field) for field in fields] == [
        Setting.of("0"),
        BLANK,
        NOT_PROVIDED,
        Setting.of("第一行\n第二行"),
    ]
    log.session.undo()
    assert all(log.recorded(n, field) == BLANK for n in (1, below) for field in fields)


def test_one_value_goes_into_every_cell_chosen(log: LogBench) -> None:
    log.choose(*(log.at(number, NOTES) for number in (1, 2, 4)))
    log.paste("seen")
    assert notes(log, 1, 2, 3, 4) == ["seen", "seen", "", "seen"]
    log.session.undo()
    assert notes(log, 1, 2, 4) == ["", "", ""]


def test_a_block_larger_than_the_choice_goes_on_below_and_beside_it(log: LogBench) -> None:
    log.only_answered()
    log.choose(log.at(1, COST))
    log.paste("1\ta\n2\tb\n3\tc")
    first = log.runs.row_of(1)
    numbers = [log.runs.number_at(row) for row in range(first, first + 3)]
    assert notes(log, *numbers) == ["a", "b", "c"]


def test_a_block_is_repeated_over_a_choice_that_it_fits(log: LogBench) -> None:
    log.only_answered()
    log.table.go_to(log.runs.index(0, log.table.place_of(NOTES)))
    log.table.choose_cells(range(4), [log.table.place_of(NOTES)])
    log.paste("a\nb")
    assert notes(log, *(log.runs.number_at(row) for row in range(4))) == ["a", "b", "a", "b"]


def test_one_cell_that_refuses_keeps_all_from_being_pasted(log: LogBench) -> None:
    log.choose(log.at(1, TOKENS))
    said: list[str] = []

    def read(dialog: object) -> None:
        assert isinstance(dialog, PastePreview)
        assert not dialog.go.isEnabled()
        model = dialog.cells.model()
        said.extend(str(model.index(row, 2).data()) for row in range(model.rowCount()))
        said.append(str(model.index(0, 0).data()))

    in_dialog(lambda: log.paste("12\tyes\t1.5\tfine\n12 t\tyes\t1.5\tfine"), read)
    row = log.runs.row_of(1) + 2
    assert any("12 t" in one or "not answered" in one for one in said)
    assert f"Row {row}" in said[-1]
    assert notes(log, 1) == [""]
    assert log.recorded(1, "input_tokens") == BLANK


def test_a_decimal_comma_is_asked_about(log: LogBench) -> None:
    log.choose(log.at(1, COST))

    def accept(dialog: object) -> None:
        assert isinstance(dialog, PastePreview)
        assert dialog.comma.isVisible() and not dialog.go.isEnabled()
        dialog.comma.setChecked(True)
        assert dialog.go.isEnabled()
        dialog.go.click()

    in_dialog(lambda: log.paste("1,5\tnote, 2,5"), accept)
    assert log.recorded(1, "cost") == Setting.of("1.5")
    assert notes(log, 1) == ["note, 2,5"]


def test_a_row_copied_out_comes_back_with_its_computed_cells(log: LogBench) -> None:
    log.table.go_to(log.at(2, RunColumn.CASE))
    log.table.choose_rows()
    text = log.copied()
    log.paste(text)
    assert not log.errors
    at = [log.table.columns_seen().index(log.table.place_of(NOTES))]
    cells = text.split("\t")
    cells[at[0]] = "completed elsewhere"
    log.table.go_to(log.at(2, RunColumn.CASE))
    log.paste("\t".join(cells))
    assert notes(log, 2) == ["completed elsewhere"]


def test_an_empty_clipboard_and_a_picture_are_said_to_hold_no_text(log: LogBench) -> None:
    log.choose(log.at(1, NOTES))
    QGuiApplication.clipboard().clear()
    log.table.paste()
    assert "no text" in log.said()


def test_nothing_is_pasted_into_a_document_that_is_only_read(log: LogBench) -> None:
    path = log.document.path
    log.session.close()
    from statelab_gui.storage.document import Document

    log.session.take(Document.open(path, read_only=True))
    log.settle()
    log.page.page.filter.unanswered_rows.setChecked(True)
    log.settle()
    log.choose(log.at(1, NOTES))
    log.paste("x")
    assert "read-only" in log.said()
    assert not log.errors


def test_calcs_own_format_is_read_since_its_plain_text_has_no_line_breaks(log: LogBench) -> None:
    data = QMimeData()
    data.setText("a b\n")
    data.setData("application/x-libreoffice-tsvc", b'"a\nb"\t"so"\n')
    QGuiApplication.clipboard().setMimeData(data)
    assert list(cells_on_clipboard()) == [["a\nb", '"so"']]


def test_a_copy_holds_plain_text_and_the_own_format(log: LogBench) -> None:
    log.choose(log.at(1, RunColumn.CASE))
    log.copied()
    data = QGuiApplication.clipboard().mimeData()
    assert data.hasText() and data.hasFormat(OWN_FORMAT)


def test_a_copy_tells_spreadsheets_which_cells_are_texts(log: LogBench) -> None:
    edits = [(1, "notes", Setting.of("=cmd()")), (1, "input_tokens", Setting.of("181"))]
    log.page.editing.apply(edits, "")
    log.choose(log.at(1, TOKENS), log.at(1, NOTES))
    assert log.copied() == "181\t=cmd()"
    html = QGuiApplication.clipboard().mimeData().html()
    assert '<td sdval="181" sdnum="1033;">181</td>' in html
    assert 'sdnum="1033;0;@">=cmd()</td>' in html


@pytest.mark.parametrize("text", ["two  blanks", LONG, "tab\there"])
def test_texts_that_html_would_change_are_told_to_calc_in_another_way(
    log: LogBench, text: str
) -> None:
    edits = [(1, "notes", Setting.of(text)), (2, "notes", Setting.of("007"))]
    log.page.editing.apply(edits, "")
    log.choose(log.at(1, TOKENS), log.at(1, NOTES), log.at(2, NOTES))
    log.copied()
    data = QGuiApplication.clipboard().mimeData()
    assert not data.hasHtml()
    (sylk,) = (one for one in data.formats() if "sylk" in one)
    assert f'C;X2;Y1;K"{text}"\nC;X2;Y2;K"007"\n' in bytes(data.data(sylk).data()).decode()
    assert list(cells_on_clipboard()) == [["", text], ["", "007"]]


def test_a_text_that_neither_can_hold_is_plain_text_only(log: LogBench) -> None:
    text = "中" * 40_000
    log.page.editing.apply([(1, "notes", Setting.of(text))], "")
    log.choose(log.at(1, TOKENS), log.at(1, NOTES))
    log.copied()
    data = QGuiApplication.clipboard().mimeData()
    assert not data.hasHtml()
    assert not any("sylk" in one for one in data.formats())
    assert list(cells_on_clipboard()) == [["", text]]


def test_a_tab_in_a_cell_of_several_lines_is_read_from_calc(log: LogBench) -> None:
    data = QMimeData()
    data.setData("application/x-libreoffice-tsvc", b'"a\x01b\nc"\tbell\x01\n')
    QGuiApplication.clipboard().setMimeData(data)
    assert list(cells_on_clipboard()) == [["a\tb\nc", "bell\x01"]]


@pytest.mark.parametrize("word", ["not provided", " Not Provided", "未提供"])
def test_a_note_that_reads_not_provided_stays_a_note_within_the_program(
    log: LogBench, word: str
) -> None:
    log.only_answered()
    one, other, *rest = log.runs.ids()[:6].tolist()
    cells = [(one, "notes", Setting.of(word)), (other, "notes", NOT_PROVIDED)]
    log.page.editing.apply(cells, "")
    log.choose(log.at(one, NOTES), log.at(other, NOTES))
    assert log.copied() == f"{word}\nnot provided"
    log.table.go_to(log.at(rest[0], NOTES))
    log.table.paste()
    log.settle()
    pasted = [log.recorded(number, "notes") for number in rest[:2]]
    assert pasted == [Setting.of(word), NOT_PROVIDED]
    log.table.go_to(log.at(one, NOTES))
    assert log.copied() == word
    log.choose(log.at(rest[2], NOTES), log.at(rest[3], NOTES))  # one value into many cells
    log.table.paste()
    log.settle()
    assert [log.recorded(number, "notes") for number in rest[2:4]] == [Setting.of(word)] * 2


@pytest.mark.parametrize("word", ["not provided", "Not provided", "未提供"])
def test_the_words_of_any_language_from_elsewhere_say_not_provided(
    log: LogBench, word: str
) -> None:
    log.table.go_to(log.at(1, NOTES))
    log.paste(word)
    assert log.recorded(1, "notes") == NOT_PROVIDED
