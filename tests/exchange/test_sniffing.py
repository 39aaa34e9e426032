"""What a file is taken for: its format, encoding, separator, decimal sign and columns."""

import gzip
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from round_trips import choices, export, new_document, plan_of, table

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import ColumnKind
from statelab_gui.domain.run_tables import Reading, TableFormat
from statelab_gui.exchange.importing import look_at, reading_in
from statelab_gui.exchange.mapping import folded, guess_targets
from statelab_gui.exchange.reading import opened
from statelab_gui.storage.commands import AddLogColumn
from statelab_gui.storage.document import Document

TITLES = {folded(title): key for title, key in (("題目", "case"), ("回覆", "reply"))}


@pytest.fixture
def document(tmp_path: Path) -> Iterator[Document]:
    document = new_document(tmp_path / "lab.statelab")
    yield document
    document.close()


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_table_is_read_with_its_own_separator_and_mark(
    tmp_path: Path, separator: str, encoding: str
) -> None:
    lines = [separator.join(row) for row in (("case", "notes"), ("x", "截斷"))]
    looked = look_at(table(tmp_path / "a.csv", *lines, encoding=encoding))
    assert looked.reading.separator == separator
    assert looked.header == ("case", "notes")
    assert looked.samples == (("x", "截斷"),)


def test_a_decimal_comma_is_seen_where_commas_do_not_separate(tmp_path: Path) -> None:
    looked = look_at(table(tmp_path / "a.csv", "case;cost", "x;1,5", "y;0,25"))
    assert (looked.reading.separator, looked.reading.decimal) == (";", ",")
    assert look_at(table(tmp_path / "b.csv", "case,cost", "x,1.5")).reading.decimal == "."


def test_texts_do_not_tell_the_decimal_sign_of_a_file_of_ours(tmp_path: Path) -> None:
    header = "case;case_set;notes;cost;reply_sha256"
    lines = [header, "x;s;0.5;0,10;", "y;s;1.5;;"]
    assert look_at(table(tmp_path / "a.csv", *lines)).reading.decimal == ","


def test_a_file_of_one_column_is_a_table(tmp_path: Path, document: Document) -> None:
    path = table(tmp_path / "a.csv", "case", "2-copy-code")
    looked = look_at(path)
    assert (looked.header, looked.samples) == (("case",), (("2-copy-code",),))
    plan = plan_of(path, document)
    assert (plan.rows, plan.unanswered, plan.problem_count) == (1, 1, 0)


@pytest.mark.parametrize("content", [b"", b"\xef\xbb\xbf", b"\r\n\r\n", b"\xff\xfe"])
def test_an_empty_file_is_said_to_be_empty(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(content)
    with pytest.raises(KnownError) as caught:
        look_at(path)
    assert caught.value.code == "empty_file"


@pytest.mark.parametrize("encoding", ["big5", "gb18030"])
def test_an_encoding_that_is_not_sure_is_asked_for(tmp_path: Path, encoding: str) -> None:
    path = table(tmp_path / "a.csv", "題目,回覆", f"2-copy-code,{'國內'}", encoding=encoding)
    looked = look_at(path)
    assert looked.reading.encoding is None
    assert looked.header == ()
    assert encoding in looked.encodings
    assert "utf-8" not in looked.encodings
    read = look_at(path, reading_in(path, encoding))
    assert read.header == ("題目", "回覆")
    assert read.samples == (("2-copy-code", "國內"),)


def test_a_file_that_is_no_longer_utf_8_further_down_is_refused_by_its_reading(
    tmp_path: Path,
) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"case,notes\r\n" + b"x,y\r\n" * 80_000 + "x,國\r\n".encode("big5"))
    with pytest.raises(KnownError) as caught, opened(path, look_at(path).reading) as found:
        list(found.rows)
    assert caught.value.code == "not_a_table"


def test_a_line_with_a_key_twice_is_told_instead_of_taking_the_last(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('{"case":"x"}\n{"case":"x","reply":{"a":1,"a":2}}\n', encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        look_at(path)
    assert (caught.value.code, caught.value.facts["line"]) == ("not_json_lines", 2)
    assert '"a"' in str(caught.value.facts["reason"])


def test_a_hidden_sheet_is_not_taken_for_the_table(tmp_path: Path) -> None:
    import xlsxwriter

    path = tmp_path / "a.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        for name in ("deep", "hidden", "seen", "behind"):
            book.add_worksheet(name).write(0, 0, name)
        book.get_worksheet_by_name("deep").very_hidden()
        book.get_worksheet_by_name("hidden").hide()
        book.get_worksheet_by_name("seen").activate()
    assert look_at(path).header == ("seen",)


def test_a_line_that_is_no_object_is_told_with_its_number(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text('{"case":"x"}\n\n[1]\n', encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        look_at(path)
    assert (caught.value.code, caught.value.facts["line"]) == ("not_json_lines", 3)


NOISE = random.Random(1).randbytes(3_000)


@pytest.mark.parametrize(
    "content",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + NOISE,
        gzip.compress(NOISE),
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16) + NOISE,
        NOISE,
    ],
    ids=["picture", "packed", "old workbook", "noise"],
)
@pytest.mark.parametrize("name", ["a.csv", "a.jsonl", "a"])
def test_a_file_that_is_no_text_is_refused_and_no_encoding_asked_for(
    tmp_path: Path, content: bytes, name: str
) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(KnownError) as caught:
        look_at(tmp_path / name)
    assert caught.value.code == "not_a_table"


@pytest.mark.parametrize("encoding", ["big5", "gb18030", "cp1252", "shift_jis"])
def test_a_control_character_that_slipped_into_a_text_does_not_make_it_none(
    tmp_path: Path, encoding: str
) -> None:
    text = {"cp1252": "case,reply\nnaïve,très bien\n", "shift_jis": "case,reply\n国,内\n"}
    given = text.get(encoding, "case,reply\n國內,一二三四\n") * 3
    (tmp_path / "a.csv").write_bytes(given.encode(encoding) + b"\0\x1a")
    assert look_at(tmp_path / "a.csv").reading.encoding is None


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reading = Reading(TableFormat.CSV, "utf-8")
    for read in (
        look_at,
        lambda path: look_at(path, reading),
        lambda path: reading_in(path, "big5"),
    ):
        with pytest.raises(KnownError) as caught:
            read(tmp_path / "pipe")
        assert caught.value.code == "cannot_read"


def test_a_broken_workbook_is_a_known_error(tmp_path: Path) -> None:
    path = tmp_path / "a.xlsx"
    path.write_bytes(b"PK\x03\x04 and no more")
    with pytest.raises(KnownError) as caught:
        look_at(path)
    assert caught.value.code == "not_a_table"


def test_headers_are_known_by_key_by_title_and_by_the_name_of_an_own_column(
    document: Document,
) -> None:
    document.apply(AddLogColumn("Difficulty", ColumnKind.NUMBER))
    own = document.log_columns()
    header = (
        "題目",
        "Case",
        "reply",
        "correct_cells",
        "family",
        "difficulty",
        "own:date:Seen",
        "?",
    )
    assert guess_targets(header, TITLES, own) == (
        "case",
        "",
        "reply",
        "correct_cells",
        "",
        "own:number:Difficulty",
        "own:date:Seen",
        "",
    )
    assert guess_targets(("case", "題目"), TITLES, own) == ("case", "")
    assert guess_targets(("own:text:DIFFICULTY",), {}, own) == ("own:number:Difficulty",)


def test_apostrophes_are_taken_off_in_our_own_files_alone(
    tmp_path: Path, document: Document
) -> None:
    theirs = table(tmp_path / "a.csv", "case,reply", "2-copy-code,'tis")
    assert not look_at(theirs).reading.apostrophes
    export(document, choices(tmp_path / "b.csv"))
    assert look_at(tmp_path / "b.csv").reading.apostrophes
