"""Pages that are not seen put off what they have to read, and do it once when they are shown."""

from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.catching_up import CatchUp
from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.page_table import PAGES


class Page(QWidget):
    """Notes what it did, and what it had done when it learned that it is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.later = CatchUp(self)
        self.done: list[str] = []
        self.before_show: list[str] = []

    def read(self) -> None:
        self.done.append("read")

    def refresh(self) -> None:
        self.done.append("refresh")

    def showEvent(self, event: object) -> None:
        self.before_show = list(self.done)


def page(qtbot: QtBot) -> Page:
    page = Page()
    qtbot.addWidget(page)
    return page


def test_a_page_that_is_seen_acts_at_once(qtbot: QtBot) -> None:
    shown = page(qtbot)
    shown.show()
    shown.later.do(shown.read)
    shown.later.do(shown.read)
    assert shown.done == ["read", "read"]


def test_a_hidden_page_acts_once_in_order_before_it_learns_that_it_is_shown(qtbot: QtBot) -> None:
    hidden = page(qtbot)
    for act in (hidden.refresh, hidden.read, hidden.refresh):
        hidden.later.do(act)
    assert hidden.done == []
    hidden.show()
    assert hidden.before_show == hidden.done == ["refresh", "read"]
    hidden.hide()
    hidden.show()
    assert hidden.done == ["refresh", "read"]


def test_another_document_takes_the_place_of_what_was_due(qtbot: QtBot) -> None:
    hidden = page(qtbot)
    hidden.later.do(hidden.refresh)
    hidden.later.instead(hidden.read)
    hidden.later.now()
    assert hidden.done == ["read"]


def test_pages_are_built_ahead_one_at_a_time_without_reading_cases_or_replies(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.create(tmp_path / "lab.statelab")
    asked = QSignalSpy(window.pages.shown)
    document = window.session.document
    for query in ("cases", "queue", "replies", "run_row_ids", "wrong_replies"):
        monkeypatch.setattr(document, query, lambda *_, query=query: 1 / 0)
    before = {spec.key for spec in PAGES if window.pages.page(spec.key) is not None}
    window.pages.build_ahead()
    built = {spec.key for spec in PAGES if window.pages.page(spec.key) is not None}
    assert len(built) == len(before) + 1
    qtbot.waitUntil(lambda: all(window.pages.page(spec.key) for spec in PAGES))
    assert asked.count() == 0
    monkeypatch.undo()


def test_what_was_not_expected_while_catching_up_is_told_and_the_page_is_shown(
    qtbot: QtBot,
) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.later.do(lambda: len(3))  # raised by the interpreter itself, which Qt cannot carry
    page.later.do(page.refresh)
    with qtbot.captureExceptions() as caught:
        page.show()
        page.hide()
        page.show()
    assert [kind for kind, _, _ in caught] == [TypeError]
    assert page.isVisible()
    assert page.done == ["refresh"]
