"""A printed report: numbered sheets, bookmarks, wide tables on wide sheets, text that is found."""

import re
import shutil
import subprocess
from collections.abc import Generator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale

from statelab_gui.app.report_pdf import Looks, printing
from statelab_gui.exchange.html_parts import Facts, Grid, Said
from statelab_gui.exchange.report_html import Chapter, Part, ReportPage, Words

CHINESE = "一個模型的首頁：用生、工、目、行、足、長、見、西、青、黃、食、馬、龍、龜"


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def printed(folder: Path, *chapters: Chapter, language: str = "en") -> Path:
    """The PDF file of these chapters."""
    page = ReportPage(language, "A report", "Lab.statelab", chapters, "StateLab")
    work: Generator[Any, None, bytes] = printing(
        page, {}, Looks(), lambda n, total: f"Page {n} of {total}"
    )
    path = folder / "report.pdf"
    while True:
        try:
            next(work)
        except StopIteration as end:
            path.write_bytes(end.value)
            return path


def sheets(pdf: Path) -> list[str]:
    """The text of each sheet."""
    done = subprocess.run(
        [tool("pdftotext"), "-layout", str(pdf), "-"],
        capture_output=True,
        check=True,
        timeout=60,
    )
    return done.stdout.decode("utf-8").split("\f")[:-1]


def sizes(pdf: Path) -> list[tuple[float, float]]:
    """Width and height of each sheet in points."""
    done = subprocess.run(
        [tool("pdfinfo"), "-f", "1", "-l", "999", str(pdf)],
        capture_output=True,
        check=True,
        timeout=60,
    )
    found = re.findall(r"Page +\d+ size: +([\d.]+) x ([\d.]+)", done.stdout.decode())
    return [(float(wide), float(high)) for wide, high in found]


def grid(rows: int, wide: bool = False, title: str = "A table") -> Grid:
    cells = [[Said(f"name {at}"), Said(f"{at} of 9")] for at in range(rows)]
    return Grid(title, ["Name", "Count"], cells, numbers=[1], wide=wide)


def chapter(title: str, *parts: Part) -> Chapter:
    return Chapter(title, parts)


def test_every_sheet_tells_its_number_of_all(tmp_path: Path, chinese_font: str) -> None:
    found = sheets(printed(tmp_path, chapter("One", grid(200)), chapter("Two", grid(90))))
    assert len(found) > 4
    for number, text in enumerate(found, 1):
        assert f"Page {number} of {len(found)}" in text


def test_every_row_is_printed_once_below_the_heads_of_its_sheet(
    tmp_path: Path, chinese_font: str
) -> None:
    found = sheets(printed(tmp_path, chapter("One", grid(200))))
    for text in found:
        if "name" in text:
            assert re.search(r"Name +Count", text)
    every = re.findall(r"name (\d+)", "".join(found))
    assert every == [str(at) for at in range(200)]


def test_only_a_wide_table_is_on_wide_sheets(tmp_path: Path, chinese_font: str) -> None:
    words = Words("Meanings", ["a sentence"])
    path = printed(
        tmp_path, chapter("First", words), chapter("Wide", grid(60, True), words), chapter("Last")
    )
    found = list(zip(sheets(path), sizes(path), strict=True))
    for text, (wide, high) in found:
        assert (wide > high) == ("name" in text), text
        assert ("name" in text) or "Name" not in text
    assert any("Wide" in text and "name 0" in text for text, _ in found)  # heading and table
    assert any("Meanings" in text and "Last" in text for text, _ in found)


def test_headings_are_bookmarks_on_their_sheets(tmp_path: Path, chinese_font: str) -> None:
    one, two = chapter("One 一", grid(200, title="Rows")), chapter("Two", grid(2, title="Few"))
    path = printed(tmp_path, one, two)
    done = subprocess.run(
        [tool("pdftohtml"), "-xml", "-stdout", "-i", str(path)],
        capture_output=True,
        check=True,
        timeout=60,
    )
    outline = ElementTree.fromstring(done.stdout.split(b"<!DOCTYPE")[1].split(b">", 1)[1]).find(
        "outline"
    )
    assert outline is not None
    told = [(one.text, int(one.get("page", "0"))) for one in outline.iter("item")]
    assert [title for title, _ in told] == ["One 一", "Rows", "Two", "Few"]
    texts = sheets(path)
    for title, page in told:
        assert title is not None and title.split()[0] in texts[page - 1]
    assert [one.tag for one in outline] == ["item", "outline", "item", "outline"]


@pytest.mark.parametrize("locale", ["en", "zh_TW", "zh_CN"])
def test_the_text_comes_out_as_it_was_put_in(
    tmp_path: Path, chinese_font: str, locale: str
) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(locale))
    try:
        rows = [("name", Said(CHINESE)), ("range", Said("1–6 “fi” — office"))]
        path = printed(tmp_path, chapter("Set-up", Facts("", rows)), language=locale)
    finally:
        QLocale.setDefault(before)
    text = " ".join("".join(sheets(path)).split())
    assert CHINESE in text and "1–6 “fi” — office" in text


def test_an_empty_report_is_one_sheet(tmp_path: Path, chinese_font: str) -> None:
    (text,) = sheets(printed(tmp_path))
    assert "Page 1 of 1" in text
