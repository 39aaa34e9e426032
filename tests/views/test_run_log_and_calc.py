"""The Run-log page and LibreOffice Calc, both running, with the real clipboard between them."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

import pytest
from log_bench import LogBench
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from statelab_gui.domain.runs import Setting
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.views.table_copier import cells_on_clipboard, put_cells

pytestmark = [
    pytest.mark.xcb,
    pytest.mark.long,
    pytest.mark.skipif(
        not (shutil.which("soffice") and shutil.which("xdotool")),
        reason="needs LibreOffice Calc and xdotool",
    ),
]
LONG = "x" * 40_000
TEXTS = [
    "中文備註",
    "第一行\n第二行",
    "007",
    "=cmd()",
    "1,5",
    "5/6",
    "-1",
    '"so"',
    'say "hi"',
    LONG,
]
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_SPACES = (
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"'
    ' xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"'
    ' xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
)


def sheet(texts: list[str]) -> str:
    """A flat spreadsheet whose first column holds these texts as texts."""
    rows = ""
    for text in texts:
        lines = "".join(f"<text:p>{escape(line)}</text:p>" for line in text.split("\n"))
        cell = f'<table:table-cell office:value-type="string">{lines}</table:table-cell>'
        rows += f"<table:table-row>{cell}</table:table-row>"
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    return (
        f'<?xml version="1.0" encoding="UTF-8"?><office:document {_SPACES} office:version="1.2"'
        f' office:mimetype="{kind}"><office:body><office:spreadsheet><table:table table:name="S">'
        f"{rows}</table:table></office:spreadsheet></office:body></office:document>"
    )


def line_text(line: ElementTree.Element) -> str:
    """The text of a paragraph, in which runs of blanks and tabs are elements."""
    text = line.text or ""
    for part in line:
        if part.tag == f"{_TEXT}s":
            text += " " * int(part.get(f"{_TEXT}c", 1))
        else:
            text += "\t" if part.tag == f"{_TEXT}tab" else line_text(part)
        text += part.tail or ""
    return text


def read_sheet(path: Path) -> list[list[tuple[str, str]]]:
    """The cells of a flat spreadsheet: the text that Calc shows, and the kind of the value."""
    rows = []
    for row in ElementTree.parse(path).getroot().iter(f"{_TABLE}table-row"):
        cells: list[tuple[str, str]] = []
        for cell in row.iter(f"{_TABLE}table-cell"):
            text = "\n".join(map(line_text, cell.iter(f"{_TEXT}p")))
            times = int(cell.get(f"{_TABLE}number-columns-repeated", 1))
            cells += [(text, cell.get(f"{_OFFICE}value-type", ""))] * min(
                times, 2
            )  # the rest of the sheet is one cell, repeated
        rows.append(cells)
    return rows


class Calc:
    """Calc with one sheet open, driven by keys."""

    def __init__(self, qtbot: QtBot, folder: Path, texts: list[str]) -> None:
        self.path = folder / "sheet.fods"
        self.path.write_text(sheet(texts), encoding="utf-8")
        self._qtbot = qtbot
        profile = (folder / "profile").as_uri()
        environment = {**os.environ, "HOME": str(folder)}
        quiet = ("--norestore", "--nologo", "--nofirststartwizard")
        self._process = subprocess.Popen(
            ["soffice", f"-env:UserInstallation={profile}", *quiet, str(self.path)],
            env=environment,
            start_new_session=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.window = self._wait_for("sheet.fods")
        qtbot.wait(3_000)  # it is drawn before it listens

    def _wait_for(self, title: str, seconds: float = 90) -> str:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found = self._run("search", "--name", title).split()
            if found:
                return found[-1]
            self._qtbot.wait(300)
        raise AssertionError(f"no window {title}")

    @staticmethod
    def _run(*words: str) -> str:
        return subprocess.run(
            ["xdotool", *words], capture_output=True, text=True, timeout=60
        ).stdout

    def keys(self, *keys: str, window: str = "") -> None:
        """Press keys in the sheet; the clipboard of this program is served meanwhile."""
        self._run("windowfocus", window or self.window)
        self._qtbot.wait(500)
        for key in keys:
            self._run("key", key)
            self._qtbot.wait(700)

    def answer(self, *titles: str) -> None:
        """Take what a dialog proposes, if one of these is open: its OK, or the default."""
        for title in titles:
            for window in self._run("search", "--name", title).split():
                self.keys("Return", window=window)
                self._click_ok(window)
        self._qtbot.wait(2_000)

    def _click_ok(self, window: str) -> None:
        """Press the button at the lower right of a dialog that Return does not end."""
        told = self._run("getwindowgeometry", "--shell", window).split()
        place = dict(one.split("=") for one in told)
        if place:
            x, y = int(place["WIDTH"]) - 56, int(place["HEIGHT"]) - 27
            self._run("mousemove", "--window", window, str(x), str(y), "click", "1")

    def pasted(self, rows: int) -> list[tuple[str, str]]:
        """Paste what is on the clipboard: what each of these rows holds then, and of what kind."""
        self.keys("ctrl+Home", "Right", "ctrl+v")
        self.answer("Import Options", "Text Import")
        self.keys("ctrl+s")
        self.answer("Keep Current Format")
        return [row[1] for row in read_sheet(self.path) if len(row) > 1][:rows]

    def end(self) -> None:
        os.killpg(self._process.pid, 9)
        self._process.wait(20)


@pytest.fixture
def calc(qtbot: QtBot, tmp_path: Path) -> Iterator[Calc]:
    program = Calc(qtbot, tmp_path, TEXTS)
    yield program
    program.end()


def test_cells_of_calc_are_read_exactly_and_pasted_into_notes(log: LogBench, calc: Calc) -> None:
    calc.keys("ctrl+Home", "ctrl+shift+End", "ctrl+c")
    assert list(cells_on_clipboard()) == [[text] for text in TEXTS]
    for reply_id, text in zip((1, 2, 3, 4), (TEXTS[1], TEXTS[2], TEXTS[3], LONG), strict=True):
        calc.keys("ctrl+Home", *["Down"] * TEXTS.index(text), "ctrl+c")
        log.choose(log.at(reply_id, RunColumn.NOTES))
        log.table.paste()
        log.settle()
        assert log.recorded(reply_id, "notes") == Setting.of(text)


def pasted_into(log: LogBench, calc: Calc, texts: list[str]) -> list[tuple[str, str]]:
    """The texts as notes of the log, copied from there and pasted into Calc: what each cell of
    Calc holds, and of what kind it is."""
    log.only_answered()
    rows = [log.runs.number_at(row) for row in range(len(texts))]
    log.page.editing.apply(
        [(number, "notes", Setting.of(text)) for number, text in zip(rows, texts, strict=True)], ""
    )
    log.table.go_to(log.runs.index(0, log.table.place_of(RunColumn.NOTES)))
    log.table.choose_cells(range(len(texts)), [log.table.place_of(RunColumn.NOTES)])
    assert log.copied() == QGuiApplication.clipboard().text()
    return calc.pasted(len(texts))


def test_long_cells_of_the_log_are_pasted_whole_into_calc(log: LogBench, calc: Calc) -> None:
    texts = ["中文 備註", "第一行\n第二行", 'say "hi"', "a, b; c", LONG]
    assert [text for text, _ in pasted_into(log, calc, texts)] == texts


def test_texts_of_the_log_are_texts_in_calc_and_numbers_are_numbers(
    log: LogBench, calc: Calc
) -> None:
    texts = ["007", "=cmd()", "5/6", "第一行\n<b>&amp;", "1e5", "-3", "0.5"]
    kinds = ["string"] * 5 + ["float"] * 2
    assert pasted_into(log, calc, texts) == list(zip(texts, kinds, strict=True))


HARD = [
    "007",
    "=cmd()",
    "5/6",
    "two  blanks",
    " leading",
    "trailing ",
    "a tab\there",
    "第一行\n第二行  中文",
    '"a"; b;; "c";',
    " ",
    ("y" * 99 + "\n") * 400,
    "中" * 20_000,
    LONG,
]
"""Texts of which HTML changes some, so that Calc gets none of them as HTML."""


def test_texts_that_html_would_change_are_the_same_texts_in_calc(calc: Calc) -> None:
    texts = [*HARD, "-3", "0.5"]
    put_cells([[text] for text in texts])
    kinds = ["string"] * len(HARD) + ["float"] * 2
    assert calc.pasted(len(texts)) == list(zip(texts, kinds, strict=True))


def test_what_a_file_of_calc_cannot_keep_comes_back_from_its_cells(calc: Calc) -> None:
    texts = ["007", "\x1b[31mred\x1b[0m", "\x1bNHa", "a bell\x01", "a\tb\n\tc  d", *HARD]
    put_cells([[text] for text in texts])
    assert len(calc.pasted(len(texts))) == len(texts)
    calc.keys("ctrl+Home", "Right", "ctrl+shift+End", "ctrl+c")
    assert list(cells_on_clipboard()) == [[text] for text in texts]
