"""Tab-separated text: what spreadsheets write is read as they mean it, and nothing is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.tsv import read_tsv, tsv, tsv_line

FIELDS = st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from('\t\n\r"'), max_size=8)
TABLES = st.lists(st.lists(FIELDS, min_size=1, max_size=4), max_size=5)


@given(TABLES)
def test_what_is_written_is_read_again(rows: list[list[str]]) -> None:
    written = tsv(rows)
    # A last row of one empty field is the end of the line before it: only a line end makes it one.
    text = written + "\n" if rows else written
    assert list(read_tsv(text)) == rows


@given(st.text(st.sampled_from('a"\t\n\r'), max_size=30))
def test_whatever_is_read_no_character_but_quotes_and_separators_is_lost(text: str) -> None:
    read = "".join(field for row in read_tsv(text) for field in row)
    assert read.count("a") == text.count("a")


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("", []),
        ("\n", [[""]]),
        ("\t", [["", ""]]),
        ("1", [["1"]]),
        ("1\r\n2\r\n", [["1"], ["2"]]),
        ("1\r2", [["1"], ["2"]]),
        ("a\tb\n\nc", [["a", "b"], [""], ["c"]]),
        ("a\t\nb", [["a", ""], ["b"]]),
        ("007\t1,5\t=1+1\t5/6", [["007", "1,5", "=1+1", "5/6"]]),
        ('"第一行\n第二行"\t2\r\n', [["第一行\n第二行", "2"]]),
        ('"a\r\nb"\r\n', [["a\r\nb"]]),
        ('"say ""hi"""\tx', [['say "hi"', "x"]]),
        ('""\t""""', [["", '"']]),
    ],
)
def test_the_clipboards_of_spreadsheets_are_read(text: str, rows: list[list[str]]) -> None:
    assert list(read_tsv(text)) == rows


@pytest.mark.parametrize(
    "field", ['"Hello", he said', '5" pipe', '"', '"open', 'a "b" c', '"a"b"', '""x']
)
def test_a_quotation_mark_that_quotes_no_field_stays_where_it_is(field: str) -> None:
    assert list(read_tsv(f"{field}\tnext\nlast")) == [[field, "next"], ["last"]]


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ('"so"', '"so"'),
        ('""', '""'),
        ('"a\nb"', "a\nb"),
        ('"a\tb"', "a\tb"),
        ('"a ""b"""', 'a "b"'),
    ],
)
def test_a_spreadsheets_cell_in_bare_quotes_keeps_them(text: str, field: str) -> None:
    assert list(read_tsv(f"1\t{text}\r\n", bare_quotes=True)) == [["1", field]]


def test_a_long_cell_and_a_long_table_are_read_in_linear_time() -> None:
    cell = 'x"' * 20_000
    assert next(read_tsv(tsv_line([cell, "b"]))) == [cell, "b"]
    assert sum(1 for _ in read_tsv('"open\t""y\n' * 50_000)) == 50_000


def test_fields_with_tabs_breaks_and_quotes_are_quoted_and_no_others() -> None:
    assert tsv([["a\tb", 'say "c"', "d"], ["line 1\nline 2", "", "007"]]) == (
        '"a\tb"\t"say ""c"""\td\n"line 1\nline 2"\t\t007'
    )
