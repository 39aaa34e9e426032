"""The exported run log: its columns, its cells, and the same rows when read back."""

import base64
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest
import xlsxwriter
from python_calamine import CalamineWorkbook

from statelab_gui.domain.recipes import starter
from statelab_gui.domain.run_tables import COLUMNS, REPLY_COLUMNS, TableColumn
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, ReplySource, Setting
from statelab_gui.domain.scoring import SCORER_VERSION
from statelab_gui.domain.table_cells import setting_of
from statelab_gui.exchange.run_rows import columns_of, file_columns
from statelab_gui.exchange.tables import PLAIN, Dialect, read_csv, write_csv
from statelab_gui.exchange.xlsx_sheet import RowSheet, day_cell, number_cell, text_cell
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddExaminee,
    EditRun,
    RecordReply,
    RevealCase,
)
from statelab_gui.storage.document import Document
from statelab_gui.storage.table_reading import TableReader

NOW = "2026-11-30T08:00:00+08:00"
ALL = columns_of()
Told = dict[str, Setting]
PLAINLY = file_columns(ALL)
RAW = {
    1: b'{"a":1,"b":2,"c":3,"d":4,"e":5,"TMP":0}',
    2: '=HYPERLINK("http://x","y")\r\n第二行'.encode(),
    3: b"\xff\xfe not UTF-8",
    4: b"",
}


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    document = Document.create(tmp_path / "lab.statelab", now=lambda: NOW)
    document.apply(AddCaseSet("=1+1 題組", starter()))
    settings = {
        "model": Setting.of("=HYPERLINK(1)"),
        "system_prompt": Setting.of("line 1\nline 2"),
        "temperature": NOT_PROVIDED,
        "output_limit": Setting.of("0"),
        "tools": Setting.of("none"),
    }
    document.apply(AddExaminee(settings))
    cases = document.cases(1)
    for number, raw in RAW.items():
        document.apply(
            RecordReply(cases[number].id, 1, None, raw, ReplySource.PASTED, None, False, NOW)
        )
    document.apply(EditRun(1, "input_tokens", Setting.of("9007199254740993"), NOW))
    document.apply(EditRun(2, "input_tokens", NOT_PROVIDED, NOW))
    document.apply(EditRun(3, "input_tokens", Setting.of("0"), NOW))
    document.apply(EditRun(1, "cost", Setting.of("0.10"), NOW))
    document.apply(EditRun(1, "notes", Setting.of("'007"), NOW))
    yield document
    document.close()


def export_rows(document: Document, columns: Sequence[TableColumn] = ALL) -> list[Told]:
    """The cells of every row of the log, by the keys of their columns."""
    reader = TableReader(document.path, read_only=True)
    pages = list(reader.table_pages(reader.run_row_ids(), columns))
    reader.close()
    keys = [column.key for column in columns]
    return [
        dict(zip(keys, map(setting_of, cells), strict=True))
        for page in pages
        for cells in zip(*page, strict=True)
    ]


def cells_by_reply(document: Document) -> dict[int | None, Told]:
    rows = export_rows(document)
    return {int(row["reply_number"].value or 0) or None: row for row in rows}


def test_every_row_is_read_back_equal(document: Document, tmp_path: Path) -> None:
    rows = [tuple(row.values()) for row in export_rows(document)]
    for dialect in (Dialect(), Dialect(";", ",", bom=False), Dialect("\t")):
        path = tmp_path / "log.csv"
        list(write_csv(path, PLAINLY, rows, dialect))
        assert read_csv(path, PLAINLY, dialect) == rows


def test_correct_and_total_are_two_columns_and_a_format_error_stays_in(
    document: Document,
) -> None:
    row = cells_by_reply(document)[2]
    assert (row["correct_cells"], row["total_cells"]) == (Setting.of("0"), Setting.of("6"))
    assert row["all_cells_right"] == Setting.of("no")
    assert row["format_error"] != BLANK


def test_an_unanswered_row_is_blank_in_everything_measured(document: Document) -> None:
    row = cells_by_reply(document)[None]
    measured = {key for key, cell in row.items() if cell == BLANK}
    assert {
        "asked",
        "prefix",
        "correct_cells",
        "total_cells",
        "all_cells_right",
        "format_error",
        "truncated",
        "input_tokens",
        "cost",
        "source",
        "received_at",
        "revealed_before",
        "superseded",
        "reply",
        "reply_encoding",
        "reply_sha256",
    } <= measured


def test_a_reveal_is_told_with_its_time_and_a_verdict_with_its_scorer(document: Document) -> None:
    cases = document.cases(1)
    for at in (NOW, "2026-11-30T01:00:00+00:00"):  # the second is the later one
        document.apply(RevealCase(cases[1].id, at))
    document.apply(RevealCase(cases[0].id, NOW))  # which is not answered
    told = {row["case"].value: row for row in export_rows(document)}
    revealed = {name: cells["revealed_at"] for name, cells in told.items()}
    opened = {cases[0].name, cases[1].name}
    assert {name for name, at in revealed.items() if at != BLANK} == opened
    assert {revealed[name] for name in opened} == {Setting.of(NOW)}
    assert told[cases[1].name]["scorer_version"] == Setting.of(str(SCORER_VERSION))
    assert told[cases[0].name]["scorer_version"] == BLANK


def test_blank_zero_and_not_provided_stay_three_things(document: Document) -> None:
    rows = cells_by_reply(document)
    assert rows[2]["input_tokens"] == NOT_PROVIDED
    assert rows[3]["input_tokens"] == Setting.of("0")
    assert rows[4]["input_tokens"] == BLANK
    assert rows[1]["temperature"] == NOT_PROVIDED
    assert rows[1]["output_limit"] == Setting.of("0")
    assert rows[1]["provider"] == BLANK


def test_a_reply_that_is_text_is_written_as_text_and_any_other_as_base64(
    document: Document,
) -> None:
    rows = cells_by_reply(document)
    assert rows[2]["reply"].value.encode() == RAW[2]
    assert rows[2]["reply_encoding"] == Setting.of("text")
    assert rows[3]["reply_encoding"] == Setting.of("base64")
    assert base64.b64decode(rows[3]["reply"].value) == RAW[3]
    assert (rows[4]["reply"], rows[4]["reply_encoding"]) == (BLANK, Setting.of("text"))
    assert rows[4]["reply_sha256"].value == document.reply(4).sha256


@pytest.mark.parametrize("raw", [b"a\0b", b"\xed\xa0\x80", b" \n", b"\xff"])
def test_what_no_cell_can_hold_goes_out_in_base64(document: Document, raw: bytes) -> None:
    case = document.cases(1)[7]
    document.apply(RecordReply(case.id, 1, None, raw, ReplySource.PASTED, None, False, NOW))
    row = cells_by_reply(document)[5]
    assert row["reply_encoding"] == Setting.of("base64")
    assert base64.b64decode(row["reply"].value) == raw


def test_a_simulated_reply_is_marked_in_its_row_with_and_without_its_text(
    document: Document,
) -> None:
    case = document.cases(1)[7]
    document.apply(RecordReply(case.id, 1, 9, b"{}", ReplySource.SIMULATED, None, False, NOW))
    for columns in (ALL, columns_of(replies=False)):
        sources = [row["source"] for row in export_rows(document, columns)]
        assert sources.count(Setting.of("simulated")) == 1
        assert sources.count(Setting.of("pasted")) == 4


def test_which_prompt_and_which_time_it_was_asked_is_told(document: Document) -> None:
    case = document.cases(1)[7]
    document.apply(RecordReply(case.id, 1, 9, b"{}", ReplySource.PASTED, None, True, NOW, repeat=3))
    document.apply(
        RecordReply(case.id, 1, 9, b"{1}", ReplySource.PASTED, "a.txt", False, NOW, 5, repeat=3)
    )
    old, new = cells_by_reply(document)[5], cells_by_reply(document)[6]
    assert (new["prefix"], new["repeat"]) == (Setting.of("9"), Setting.of("3"))
    assert (new["reply_number"], new["supersedes"]) == (Setting.of("6"), Setting.of("5"))
    assert (old["superseded"], new["superseded"]) == (Setting.of("yes"), Setting.of("no"))
    assert old["converted_from_html"] == Setting.of("yes")
    assert new["file_name"] == Setting.of("a.txt")
    assert new["prompt_sha256"].value == document.reply(6).prompt_sha256
    assert new["modulus"] == Setting.of("10")
    assert new["cells"] == Setting.of("a b c d e TMP")


def test_no_text_of_the_file_runs_as_a_formula_and_numbers_stay_bare(
    document: Document, tmp_path: Path
) -> None:
    rows = [tuple(cells_by_reply(document)[1].values())]
    list(write_csv(tmp_path / "log.csv", PLAINLY, rows))
    written = (tmp_path / "log.csv").read_text(encoding="utf-8-sig")
    for piece in (",'=HYPERLINK(1),", ",'=1+1 題組,", ",'9007199254740993,", ",0.10,", ",''007"):
        assert piece in written
    list(write_csv(tmp_path / "log.csv", PLAINLY, rows, PLAIN))
    assert ",9007199254740993," in (tmp_path / "log.csv").read_text(encoding="utf-8")


def test_every_column_has_a_key_of_its_own_and_every_setting_a_column() -> None:
    keys = [column.key for column in ALL]
    assert keys == [column.key for column in COLUMNS]
    assert len(keys) == len(set(keys))
    assert {"model", "provider", "interface", "date", "system_prompt", "reasoning_budget"} <= set(
        keys
    )
    assert {"temperature", "output_limit", "tools"} <= set(keys)
    assert [column.key for column in columns_of(replies=False)] == keys[: -len(REPLY_COLUMNS)]


def test_a_simulated_reply_to_a_sealed_case_is_not_told_in_any_way(document: Document) -> None:
    case = document.cases(1)[7]
    document.apply(RecordReply(case.id, 1, None, b"{}", ReplySource.SIMULATED, None, False, NOW))
    row = cells_by_reply(document)[5]
    assert row["source"] == Setting.of("simulated")
    assert {row[key] for key in ("reply", "reply_encoding", "reply_sha256")} == {BLANK}
    document.apply(RevealCase(case.id, NOW))
    row = cells_by_reply(document)[5]
    assert (row["reply"], row["reply_encoding"]) == (Setting.of("{}"), Setting.of("text"))


def test_a_workbook_holds_the_cells_that_its_library_would_write(tmp_path: Path) -> None:
    texts = [
        "x",
        " x",
        "x ",
        "a&b<c>",
        "_x0041_",
        "<r>x</r>",
        "第一行\n第二行",
        "not provided",
        "😀",
    ]
    numbers = [0, -1, 1.5, 123456789012345, 0.1]
    theirs, ours = tmp_path / "theirs.xlsx", tmp_path / "ours.xlsx"
    with xlsxwriter.Workbook(str(theirs), {"constant_memory": True}) as book:
        sheet, day = book.add_worksheet(), book.add_format({"num_format": "yyyy-mm-dd"})
        sheet.write_string(0, 0, "head")
        for at, text in enumerate(texts):  # row by row: in constant memory no row is gone back to
            sheet.write_string(1 + at, 0, text)
            if at < len(numbers):
                sheet.write_number(1 + at, 1, numbers[at])
            if at == 0:
                sheet.write_datetime(1, 2, date(2026, 11, 30), day)
    with xlsxwriter.Workbook(str(ours), {"constant_memory": True}) as book:
        sheet, day = (
            book.add_worksheet(None, RowSheet),
            book.add_format({"num_format": "yyyy-mm-dd"}),
        )
        sheet.write_string(0, 0, "head")
        rest = [""] * (len(texts) - len(numbers))
        told = day_cell(date(2026, 11, 30), day._get_xf_index())
        columns = [list(map(text_cell, texts)), [*map(number_cell, numbers), *rest]]
        sheet.put(1, [*columns, [told, *[""] * (len(texts) - 1)]])
    read = [
        CalamineWorkbook.from_path(str(one)).get_sheet_by_index(0).to_python()
        for one in (theirs, ours)
    ]
    want = [texts.index("<r>x</r>") + 1]  # which XlsxWriter takes for its own XML
    assert [row for at, row in enumerate(read[1]) if at not in want] == [
        row for at, row in enumerate(read[0]) if at not in want
    ]
    assert read[1][want[0]][0] == "<r>x</r>"
