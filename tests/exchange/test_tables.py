"""CSV files: equal when read back, whole or not there, and harmless in a spreadsheet."""

import csv
import io
import os
import stat
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting, SettingState
from statelab_gui.exchange.tables import (
    PLAIN,
    Column,
    Dialect,
    csv_text,
    from_field,
    parse_csv,
    read_csv,
    to_field,
    write_csv,
)

TEXT = Column("text")
NUMBER = Column("number", numeric=True)
COLUMNS = (TEXT, NUMBER, Column("notes"))


def value(text: str) -> Setting:
    return Setting(SettingState.VALUE, text)


TRICKY = [
    "0",
    "007",
    "-1",
    "12345678901234567890123",
    "=1+1",
    "'=1+1",
    "''",
    "'",
    "+x",
    "@SUM(A1)",
    "\tx",
    "\rx",
    "\nx",
    "  =1",
    "＝1+1",
    "not provided",
    "'not provided",
    "Not provided",
    'say "a", then;b',
    "line 1\nline 2",
    "line 1\r\nline 2\r",
    "截斷、模型版本",
    "１８１",
    "1.5",
    "1,5",
    "-1,5e3",
    "\x00",
    "\ufeffcase",
    "👩‍🔬",
]
texts = st.one_of(
    st.sampled_from(TRICKY),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    st.text("=+-@'\"\t\r\n,; .e0123456789", max_size=8),
)
cells = st.one_of(st.just(BLANK), st.just(NOT_PROVIDED), texts.filter(str.strip).map(value))
dialects = st.builds(Dialect, st.sampled_from([",", ";", "\t"]), st.sampled_from([".", ","]))


@given(st.lists(st.tuples(cells, cells, cells), max_size=6), dialects)
def test_what_is_written_is_read_back_equal(
    rows: list[tuple[Setting, Setting, Setting]], dialect: Dialect
) -> None:
    text = csv_text(COLUMNS, rows, dialect)
    assert parse_csv(io.StringIO(text, newline=""), COLUMNS, dialect) == rows


@given(st.lists(st.tuples(cells, cells, cells), min_size=1, max_size=6), dialects)
def test_no_field_but_a_number_of_a_numeric_column_begins_like_a_formula(
    rows: list[tuple[Setting, Setting, Setting]], dialect: Dialect
) -> None:
    text = csv_text(COLUMNS, rows, dialect)
    for record in list(csv.reader(io.StringIO(text, newline=""), delimiter=dialect.separator))[1:]:
        for field, column in zip(record, COLUMNS, strict=True):
            begins = field.lstrip()[:1] or field[:1]
            if begins in tuple("=+-@\t\r\n"):
                assert column.numeric
                float(field.replace(",", "."))


@pytest.mark.parametrize("bom", [True, False])
def test_a_file_is_read_back_with_and_without_a_byte_order_mark(tmp_path: Path, bom: bool) -> None:
    path = tmp_path / "log.csv"
    rows = [(value(t), value("-3"), BLANK) for t in TRICKY]
    list(write_csv(path, COLUMNS, rows, Dialect(bom=bom)))
    assert path.read_bytes().startswith(b"\xef\xbb\xbf") is bom
    assert read_csv(path, COLUMNS) == rows


def test_blank_zero_and_not_provided_are_three_different_fields() -> None:
    text = csv_text(COLUMNS, [(BLANK, value("0"), NOT_PROVIDED), (value("0"), BLANK, BLANK)])
    assert text == "text,number,notes\r\n,0,not provided\r\n0,,\r\n"


def test_negative_numbers_stay_bare_and_long_ones_become_text_for_excel_alone() -> None:
    row = (value("-1"), value("-123456789012345678901234567890"), value("-1"))
    assert csv_text(COLUMNS, [row]).splitlines()[1] == "'-1,'-123456789012345678901234567890,'-1"
    assert csv_text(COLUMNS, [row], PLAIN).splitlines()[1] == (
        "'-1,-123456789012345678901234567890,'-1"
    )
    row = (value("x"), value("-1"), value("123456789012345"))
    assert csv_text(COLUMNS, [row]).splitlines()[1] == "x,-1,123456789012345"


@pytest.mark.parametrize(
    "text", ["007", "5/6", "2-3", "1e5", "1.50", "true", "9007199254740993", "12:30", "3 Mar", "½"]
)
def test_a_text_that_excel_would_change_gets_an_apostrophe_for_excel_alone(text: str) -> None:
    changed = text != "½"
    written = csv_text(COLUMNS, [(value(text), BLANK, BLANK)]).splitlines()[1]
    assert written == ("'" if changed else "") + text + ",,"
    assert csv_text(COLUMNS, [(value(text), BLANK, BLANK)], PLAIN).splitlines()[1] == text + ",,"


@pytest.mark.parametrize(
    "text",
    [
        *("2026-11-30 10:00", "5/6 10:30", "3 Mar 2026 9:05 pm", "2026年3月4日 下午3:05"),
        *("3月4日", "11月", "上午10:30", "10:30 下午", "10时30分", "3點"),
        *(
            "１２３",
            "５/６",
            "１２：３０",
            "１００％",
            "￥５",
            "（５）",
            "$ 5",
            "NT$1,200",
            "5 €",
            "12元",
        ),
    ],
)
def test_what_excel_in_chinese_or_with_a_time_would_change_is_guarded_too(text: str) -> None:
    assert to_field(value(text), TEXT) == "'" + text
    assert from_field("'" + text, TEXT) == value(text)
    assert to_field(value(text), TEXT, PLAIN) == text
    note = f"{text}：模型漏了一步"
    assert to_field(value(note), TEXT) == note


def test_plain_numbers_and_iso_dates_in_a_text_stay_as_they_are() -> None:
    for text in ("0", "181", "0.7", "2026-11-30", "gemma-3-270m", "TMP", "none"):
        assert csv_text(COLUMNS, [(value(text), BLANK, BLANK)]).splitlines()[1] == text + ",,"


def test_an_apostrophe_is_left_alone_in_a_file_that_is_not_ours() -> None:
    assert from_field("'tis", TEXT, apostrophes=False) == value("'tis")
    assert from_field("'tis", TEXT) == value("tis")


def test_a_decimal_comma_is_written_only_in_numeric_columns() -> None:
    dialect = Dialect(";", ",")
    line = csv_text(COLUMNS, [(value("1.5"), value("1.5"), value("v1.5"))], dialect).splitlines()[1]
    assert line == "1.5;1,5;v1.5"


def test_every_line_ends_with_carriage_return_and_line_feed_and_quotes_are_doubled() -> None:
    text = csv_text(COLUMNS, [(value('a"b'), BLANK, value("x\ny"))])
    assert text == 'text,number,notes\r\n"a""b",,"x\ny"\r\n'


def test_closing_the_job_early_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    path.write_text("old", encoding="utf-8")
    job = write_csv(path, COLUMNS, ((BLANK, value(str(i)), BLANK) for i in range(1000)), total=1000)
    assert next(job).done < 1000
    job.close()
    assert path.read_text(encoding="utf-8") == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["log.csv"]


def test_a_row_that_fails_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(ValueError, match="cells"):
        list(write_csv(path, COLUMNS, [(BLANK,)]))
    assert path.read_text(encoding="utf-8") == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["log.csv"]


def test_progress_goes_up_and_the_job_returns_the_number_of_rows(tmp_path: Path) -> None:
    job = write_csv(tmp_path / "log.csv", COLUMNS, ((BLANK, value("1"), BLANK),) * 1000, total=1000)
    done = []
    while True:
        try:
            report = next(job)
        except StopIteration as end:
            assert end.value == 1000
            break
        assert report.total == 1000
        done.append(report.done)
    assert done == sorted(done)
    assert done[-1] == 1000


def test_a_folder_that_is_not_there_is_a_known_error(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as caught:
        list(write_csv(tmp_path / "missing" / "log.csv", COLUMNS, []))
    assert caught.value.code == "cannot_write"
    assert not (tmp_path / "missing").exists()


def test_a_field_of_half_a_million_characters_is_read_back(tmp_path: Path) -> None:
    rows = [(value("長" * 500_000), BLANK, BLANK)]
    list(write_csv(tmp_path / "log.csv", COLUMNS, rows))
    assert read_csv(tmp_path / "log.csv", COLUMNS) == rows


def test_other_columns_and_other_encodings_are_known_errors(tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    path.write_text("a,b\r\n1,2\r\n", encoding="utf-8")
    with pytest.raises(KnownError) as caught:
        read_csv(path, COLUMNS)
    assert caught.value.code == "wrong_columns"
    assert caught.value.facts["found"] == "a, b"
    path.write_bytes("text,number,notes\r\n截,1,\r\n".encode("big5"))
    with pytest.raises(KnownError) as caught:
        read_csv(path, COLUMNS)
    assert caught.value.code == "not_a_table"


@pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX files")
def test_a_file_has_the_rights_of_any_new_file(tmp_path: Path) -> None:
    mask = os.umask(0o027)
    try:
        list(write_csv(tmp_path / "log.csv", COLUMNS, []))
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "log.csv").stat().st_mode) == 0o640
