"""What was written is opened from the status line, in the program that the system has for it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from statelab_gui.app.open_written import open_written
from statelab_gui.views.status_line import StatusLine


class Opener:
    """Stands for the programs of the system: it is handed what is opened."""

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.knows_how = True

    def open(self, url: QUrl) -> bool:
        self.opened.append(url.toLocalFile())
        return self.knows_how


@pytest.fixture
def opener(monkeypatch: pytest.MonkeyPatch) -> Opener:
    opener = Opener()
    monkeypatch.setattr(QDesktopServices, "openUrl", opener.open)
    return opener


def test_a_file_is_handed_to_the_system(opener: Opener, qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "報告 1%20.html"
    file.write_text("x")
    said: list[str] = []
    open_written(str(file), lambda text, kind: said.append(text))
    assert opener.opened == [str(file)] and said == []


def test_a_file_that_is_gone_is_said(opener: Opener, qtbot: QtBot, tmp_path: Path) -> None:
    said: list[tuple[str, str]] = []
    open_written(str(tmp_path / "gone.pdf"), lambda text, kind: said.append((text, kind)))
    assert opener.opened == [] and said == [("gone.pdf is not there any more.", "problem")]


def test_a_file_that_no_program_opens_is_said(opener: Opener, qtbot: QtBot, tmp_path: Path) -> None:
    opener.knows_how = False
    file = tmp_path / "a.html"
    file.write_text("x")
    said: list[tuple[str, str]] = []
    open_written(str(file), lambda text, kind: said.append((text, kind)))
    assert said == [("No program was found that opens a.html.", "problem")]


def test_only_what_was_written_last_can_be_opened(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.show()
    button = line.findChild(QToolButton, "open_written")
    assert button is not None and not button.isVisible()
    line.say_written("Report written: a.html", "/somewhere/a.html")
    assert button.isVisible() and line.feedback().endswith("Report written: a.html")
    wished: list[str] = []
    line.open_wished.connect(wished.append)
    button.click()
    assert wished == ["/somewhere/a.html"]
    line.say("Saved", "done")
    assert not button.isVisible()
    line.say_written("Report written: b.html", "/somewhere/b.html")
    line.forget()
    assert not button.isVisible() and line.feedback() == ""
