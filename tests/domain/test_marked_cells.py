"""Cells that say to a spreadsheet whether they are texts."""

from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.marked_cells import LONGEST, marked_row, marked_table


class Cells(HTMLParser):
    """The texts of the cells of a table, and whether each says that it is a text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.marked: list[bool] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "td":
            self.texts.append("")
            self.marked.append(dict(attrs).get("sdnum") == "1033;0;@")
        elif tag == "br":
            self.texts[-1] += "\n"

    def handle_data(self, data: str) -> None:
        if self.texts:
            self.texts[-1] += data


@given(st.lists(st.text(st.characters(exclude_categories=["C"]), max_size=8), min_size=1))
def test_no_text_is_changed_or_none_is_given(row: list[str]) -> None:
    made = marked_row(row)
    if made is not None:
        assert Cells(marked_table([made])).texts == row


@pytest.mark.parametrize("text", ["007", "=cmd()", "5/6", "1,5", "1.50", "-0", "+1", "1e5", "中文"])
def test_what_a_spreadsheet_would_read_as_something_else_is_marked(text: str) -> None:
    made = marked_row([text])
    assert made is not None
    assert Cells(made).marked == [True]


@pytest.mark.parametrize("text", ["", "0", "7", "-3", "0.5", "999999999999999"])
def test_a_number_stays_a_number(text: str) -> None:
    made = marked_row([text])
    assert made is not None
    assert Cells(made).marked == [False]


def test_a_number_that_would_lose_digits_is_a_text() -> None:
    for text in ("12345678901234567890", "1234567890.123456", "0.1234567"):
        made = marked_row([text])
        assert made is not None and Cells(made).marked == [True]


@pytest.mark.parametrize("text", ["a  b", " a", "a ", "a\tb", "a\r\nb", "a\n b", "a\u00a0b"])
def test_where_html_would_fold_white_space_there_is_none(text: str) -> None:
    assert marked_row(["x", text]) is None


@pytest.mark.parametrize("text", ["a\0b", "\x1b[0m", "\ud800", "\x85", "x" * (LONGEST + 1)])
def test_where_html_cannot_hold_a_text_there_is_none(text: str) -> None:
    assert marked_row([text]) is None


def test_what_a_text_says_in_html_is_only_said() -> None:
    text = "</td><td>=1+1<script>alert('x')</script>&amp;\"<br>"
    made = marked_row([text, "x"])
    assert made is not None
    assert "<script" not in made
    assert Cells(made).texts == [text, "x"]
