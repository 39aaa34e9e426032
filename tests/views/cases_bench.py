"""What the tests of the Cases page share: a real session and document, a shell that remembers."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.network import Network
from statelab_gui.app.pages.cases import Cases
from statelab_gui.app.session import Session
from statelab_gui.app.settings import Settings
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.families import Family
from statelab_gui.domain.recipes import Recipe
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
from statelab_gui.storage.document import Document

VALUES = (51234, 62345, 73456, 84567, 95678, 40961)


def small_recipe(**changes: object) -> Recipe:
    """Two lengths, all families and forms, five cells: 16 cases."""
    fields = {
        "seeds": (7,),
        "lengths": (2, 20),
        "cells": ("a", "b", "c", "d", "e"),
        "scratch": "TMP",
        "initial": (1, 2, 3, 4, 5, 0),
        "modulus": 10,
    }
    return Recipe(**{**fields, **changes})


def telling_recipe() -> Recipe:
    """Values of five digits that nothing else on a screen looks like, added under a big modulus."""
    return small_recipe(
        lengths=(3,),
        initial=VALUES,
        modulus=99_991,
        families=(Family.ADD, Family.COPY),
    )


class RememberingShell:
    """The window as a page sees it, remembering what the page asked of it."""

    def __init__(self, folder: Path, window: QWidget) -> None:
        self.settings = Settings(folder)
        self.network = Network(self.settings, window)
        self.shown: list[tuple[str, dict[str, object]]] = []
        self.said: list[tuple[str, str]] = []
        self.written: list[Path] = []
        self.actions: list[QAction] = []
        self._window = window

    def window(self) -> QWidget:
        return self._window

    def show_page(self, key: str, **facts: object) -> None:
        self.shown.append((key, facts))

    def trigger(self, action: str) -> None:
        raise AssertionError(action)

    def open_document(self, path: str) -> None:
        raise AssertionError(path)

    def say(self, text: str, kind: str = "done") -> None:
        self.said.append((text, kind))

    def say_written(self, text: str, file: Path) -> None:
        self.said.append((text, "done"))
        self.written.append(file)

    def set_page_actions(self, key: str, actions: Sequence[QAction]) -> None:
        assert key == "cases"
        self.actions = list(actions)
        self._window.addActions(self.actions)

    def on_language_changed(self, listener: Callable[[], None]) -> None:
        pass


class Bench:
    """A window with the Cases page over a real document in a folder of the test's own."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        QGuiApplication.clipboard().clear()
        self.folder = folder
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.session = Session()
        self.errors: list[KnownError] = []
        self.session.failed.connect(self.errors.append)
        self.shell = RememberingShell(folder / "settings", self.window)
        self.qtbot = qtbot
        self.page: Cases

    def open(self, *recipes: Recipe) -> "Bench":
        """Make a document with a set for each recipe and show the page."""
        self.session.create(self.folder / "lab.statelab")
        for number, recipe in enumerate(recipes, start=1):
            self.document.apply(AddCaseSet(f"Set {number}", recipe))
        return self.show()

    def show(self) -> "Bench":
        """Show the page over whatever is open."""
        self.page = Cases(self.session, self.shell, self.window)
        self.page.setGeometry(self.window.rect())
        self.window.show()
        self.qtbot.waitExposed(self.window)
        return self

    @property
    def document(self) -> Document:
        assert self.session.document is not None
        return self.session.document

    def case_id(self, name: str, set_id: int = 1) -> int:
        """The id of the case with that name."""
        return next(case.id for case in self.document.cases(set_id) if case.name == name)

    def answer(self, case_id: int, raw: bytes) -> None:
        """Record a whole-case reply through the session."""
        examinees = self.document.examinees()
        if not examinees:
            self.session.apply(AddExaminee({"model": Setting.of("tiny-1")}))
            examinees = self.document.examinees()
        reply = RecordReply(
            case_id, examinees[0].id, None, raw, ReplySource.PASTED, None, False, self.session.now()
        )
        assert self.session.apply(reply) is not None

    def close(self) -> None:
        """End jobs and let the document go."""
        self.session.cancel_all()
        assert self.session.wait(10)
        self.session.close()
