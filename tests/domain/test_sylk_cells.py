"""Cells that say to LibreOffice whether they are texts, where HTML would change them."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.sylk_cells import sylk_row, sylk_table

_RECORD = re.compile(r"C;X(\d+);Y(\d+);K(.*)", re.DOTALL)


def cells(sylk: str) -> dict[tuple[int, int], str]:
    """The cells of a table by row and column as LibreOffice reads them; texts keep their quotes."""
    head, *records, foot, rest = sylk.split("\n")
    assert (head, foot, rest) == ("ID;PCALCOOO32", "E", "")
    found = {}
    for record in records:
        told = _RECORD.fullmatch(record)
        assert told is not None
        x, y, value = told.groups()
        found[int(y), int(x)] = value.replace(";;", ";").replace("\x1b :", "\n")
    return found


@given(st.lists(st.text(st.characters(exclude_categories=["Cs"]), max_size=8), min_size=1))
def test_no_text_is_changed_but_for_its_kind_of_line_break(row: list[str]) -> None:
    made = sylk_row(3, row)
    if made is None:
        assert any("\0" in text or "\x1b :" in text for text in row)
        return
    texts = [text.replace("\r\n", "\n").replace("\r", "\n") for text in row]
    found = cells(sylk_table([made]))
    assert {place: value.strip('"') for place, value in found.items()} == {
        (3, at): text.strip('"') for at, text in enumerate(texts, start=1) if text
    }


@pytest.mark.parametrize("text", ["007", "=cmd()", "5/6", "1,5", "-0", "1e5", " 1", "中文"])
def test_what_calc_would_read_as_something_else_is_a_text(text: str) -> None:
    assert sylk_row(1, [text]) == f'C;X1;Y1;K"{text}"\n'


@pytest.mark.parametrize("text", ["0", "7", "-3", "0.5"])
def test_a_number_stays_a_number(text: str) -> None:
    assert sylk_row(2, ["", text]) == f"C;X2;Y2;K{text}\n"


@pytest.mark.parametrize("text", ["a\0b", "\ud800", "a\x1b :b", "x" * 65_000, "中" * 21_700])
def test_where_calc_would_cut_or_change_a_text_there_is_none(text: str) -> None:
    assert sylk_row(1, ["x", text]) is None


def test_a_text_of_many_characters_is_written_whole() -> None:
    for text in ("x" * 64_900, "中" * 21_600):
        assert sylk_row(1, [text]) == f'C;X1;Y1;K"{text}"\n'
