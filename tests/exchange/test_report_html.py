"""The page of a report: everything escaped, one file, whole or not at all."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange.html_parts import Facts, Grid, Said, Tone
from statelab_gui.exchange.report_html import (
    Chapter,
    Drawn,
    Part,
    ReportPage,
    Words,
    html_of,
    writing_html,
)

SVG = '<svg xmlns="http://www.w3.org/2000/svg"><text>12</text></svg>'
HOSTILE = "</td><script>alert(1)</script> \"&amp;\" 'x' \x00\ud800"


def page_with(*parts: Part, title: str = "Report") -> ReportPage:
    return ReportPage("zh-Hant", title, "Lab · today", [Chapter("Chapter", parts)], "foot")


class Reading(HTMLParser):
    """What a browser makes of a page: its tags and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.cells: list[list[str]] = []
        self._in_cell = False
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "tr":
            self.cells.append([])
        self._in_cell = tag in ("td", "th")
        if self._in_cell:
            self.cells[-1].append("")

    def handle_endtag(self, tag: str) -> None:
        self._in_cell = self._in_cell and tag not in ("td", "th")

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if self._in_cell:
            self.cells[-1][-1] += data


def test_every_text_shows_as_it_is_and_runs_nothing() -> None:
    page = page_with(
        Grid(HOSTILE, [HOSTILE, "n"], [[Said(HOSTILE)], [Said(HOSTILE), Said("1")]], (), [HOSTILE]),
        Facts(HOSTILE, [(HOSTILE, Said(HOSTILE, Tone.QUIET))]),
        Words(HOSTILE, [HOSTILE]),
        Drawn("plot", HOSTILE, HOSTILE, [HOSTILE], [SVG]),
        title=HOSTILE,
    )
    html = html_of(page)
    seen = Reading(html)
    assert "script" not in seen.tags
    assert "".join(seen.texts).count("</td><script>alert(1)</script>") == 14
    assert "\x00" not in html and html.encode("utf-8")


@given(st.text())
def test_any_text_comes_back_as_the_browser_reads_it(text: str) -> None:
    seen = Reading(html_of(page_with(Grid("", ["a", "b"], [[Said("x" + text), Said("1")]]))))
    unwritable = "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]"
    assert seen.cells[1] == ["x" + re.sub(unwritable, "\ufffd", text), "1"]


def test_a_row_of_one_text_heads_those_below_and_simulated_rows_are_marked() -> None:
    rows = [[Said("Examinee")], [Said("Copy"), Said("1")], [Said("Add"), Said("2")]]
    html = html_of(page_with(Grid("t", ["Family", "n"], rows, numbers=[1], hatched=[2])))
    assert '<th scope="colgroup" class="band" colspan="2">Examinee</th>' in html
    assert html.count('<tr class="hatched">') == 1
    assert '<tr class="hatched"><td>Add</td>' in html


def test_nothing_is_loaded_from_elsewhere_and_the_language_is_told() -> None:
    html = html_of(page_with(Drawn("plot", "Plot", "12 of 12", (), [SVG])))
    assert '<html lang="zh-Hant">' in html and '<meta charset="utf-8">' in html
    assert "default-src 'none'" in html
    assert not re.search(r"(src|href)\s*=|url\(|@import|<link", html)
    assert 'aria-label="12 of 12"' in html


def test_a_picture_that_could_do_more_than_be_seen_is_refused(tmp_path: Path) -> None:
    bad = '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'
    path = tmp_path / "r.html"
    path.write_text("older")
    work = writing_html(path, page_with(Drawn("plot", "Plot", "", (), [bad])))
    with pytest.raises(ValueError, match="script"):
        for _ in work:
            pass
    assert path.read_text() == "older"
    assert [one.name for one in tmp_path.iterdir()] == ["r.html"]


def test_a_page_that_is_given_up_leaves_the_older_one(tmp_path: Path) -> None:
    path = tmp_path / "r.html"
    path.write_text("older")
    work = writing_html(path, page_with(Words("a", ["b"]), Words("c", ["d"])))
    next(work)
    next(work)
    work.close()
    assert path.read_text() == "older"
    assert [one.name for one in tmp_path.iterdir()] == ["r.html"]
    for _ in writing_html(path, page_with(Words("a", ["b"]))):
        pass
    assert "<li>b</li>" in path.read_text(encoding="utf-8")


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(KnownError) as error:
        for _ in writing_html(tmp_path / "no" / "r.html", page_with()):
            pass
    assert error.value.code == "cannot_write"


def test_a_wide_table_is_printed_across_with_the_heading_above_it() -> None:
    rows = [[Said("a"), Said("b")]]
    wide = html_of(page_with(Grid("Wide", ["A", "B"], rows, wide=True)))
    assert '<article class="opens-across">' in wide and '<section class="across">' in wide
    plain = html_of(page_with(Grid("Plain", ["A", "B"], rows)))
    assert "<article>" in plain and 'class="across"' not in plain
