"""The page of a diagnosis: one file that loads nothing and shows every text as it is."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.errors import KnownError
from statelab_gui.exchange.diagnosis_html import (
    DiagnosisPage,
    Facts,
    Grid,
    Quote,
    Said,
    Tone,
    html_of,
    writing_html,
)

SVG = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"'
    ' viewBox="0 0 9 9"><title>map</title><rect width="9" height="9"/></svg>'
)
HOSTILE = '</pre></dd></td><script>alert("x")</script><img src=x onerror=y> &amp; \'"'


def page(text: str = "text", svg: str = "", language: str = "en") -> DiagnosisPage:
    """A page in which every text is `text`."""
    said = Said(text, Tone.WRONG)
    return DiagnosisPage(
        language=language,
        title=text,
        subtitle=text,
        result=said,
        beside=[text],
        map_svg=svg,
        map_told=text,
        grids=[Grid(text, [text], [[said]], (0,), [text], text)],
        facts=[Facts(text, [(text, said)], wide=True)],
        quote=Quote(text, text, text),
        limits=Facts(text, [("", said)]),
        foot=text,
    )


class Seen(HTMLParser):
    """The elements of a page, and the texts that stand in it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.texts: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_a_hostile_text_shows_as_text_wherever_it_stands() -> None:
    plain, hostile = Seen(html_of(page("text", SVG))), Seen(html_of(page(HOSTILE, SVG)))
    assert hostile.tags == plain.tags
    assert "script" not in hostile.tags and "img" not in hostile.tags
    assert sum(text == HOSTILE for text in hostile.texts) == sum(
        text == "text" for text in plain.texts
    )
    assert ("aria-label", HOSTILE) in hostile.attributes


@given(st.text(min_size=1, max_size=60))
def test_no_text_can_change_what_the_page_is_made_of(text: str) -> None:
    html = html_of(page(text))
    assert Seen(html).tags == Seen(html_of(page("text"))).tags
    html.encode("utf-8")


def test_the_page_loads_nothing_and_runs_nothing() -> None:
    html = html_of(page("text", SVG))
    seen = Seen(html)
    assert not {"script", "link", "iframe", "object", "embed", "img"} & set(seen.tags)
    assert not [key for key, _ in seen.attributes if key in ("src", "href") or key[:2] == "on"]
    assert "default-src 'none'" in html
    assert "url(" not in html and "@import" not in html


def test_the_page_says_its_language_and_its_encoding() -> None:
    for language in ("en", "zh-Hant", "zh-Hans"):
        html = html_of(page(language=language))
        assert html.startswith(f'<!DOCTYPE html>\n<html lang="{language}">')
        assert '<meta charset="utf-8">' in html


def test_the_map_stands_in_the_page_as_a_picture_with_its_words() -> None:
    html = html_of(page("told", SVG))
    assert '<figure role="img" aria-label="told"><svg xmlns' in html
    assert "<?xml" not in html
    assert "<figure" not in html_of(page("told"))


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        "<foreignObject><p>x</p></foreignObject>",
        '<rect onclick="alert(1)"/>',
        '<use href="http://example.org/x"/>',
        '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="file:///etc/passwd"/>',
        "<a>x</a>",
    ],
)
def test_a_map_that_is_more_than_a_picture_is_refused(inside: str) -> None:
    with pytest.raises(ValueError, match="picture"):
        html_of(page(svg=f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>'))


def test_the_page_is_written_whole_in_place_of_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "diagnosis.html"
    path.write_text("older")
    for _ in writing_html(path, page("答案")):
        pass
    assert "答案" in path.read_text("utf-8")
    assert list(tmp_path.iterdir()) == [path]


def test_a_job_that_is_closed_early_leaves_the_older_file(tmp_path: Path) -> None:
    path = tmp_path / "diagnosis.html"
    path.write_text("older")
    work = writing_html(path, page())
    next(work)
    next(work)
    work.close()
    assert path.read_text() == "older" and list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="cannot_write"):
        list(writing_html(tmp_path / "no" / "diagnosis.html", page()))


def test_the_page_is_made_for_one_sheet_and_for_light() -> None:
    style = re.sub(r"\s+", " ", html_of(page()))
    assert "@page { size: A4;" in style and "color-scheme: light" in style
