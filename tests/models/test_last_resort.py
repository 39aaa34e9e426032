"""A method that Qt calls to draw or to read tells what it did not expect, and all goes on."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

import statelab_gui
from statelab_gui.models.last_resort import told

_PACKAGE = Path(statelab_gui.__file__).parent
_ASKED = {
    *("data", "headerData", "setData", "paint", "paintEvent", "paintSection", "initStyleOption"),
    *("setModelData", "setEditorData", "showEvent", "hideEvent", "dropEvent", "helpEvent"),
    *("scrollContentsBy", "insertFromMimeData"),
}
"""What Qt calls again and again, with whatever a document or a clipboard has in it."""


_ANY = re.compile(rf"def ({'|'.join(sorted(_ASKED))})\b")
"""Tells the files that are worth the time of taking them apart."""


def _overrides() -> Iterator[tuple[str, bool]]:
    for file in sorted(_PACKAGE.rglob("*.py")):
        code = file.read_text("utf-8")
        for kind in ast.walk(ast.parse(code)) if _ANY.search(code) else ():
            if not isinstance(kind, ast.ClassDef) or not kind.bases:
                continue
            if any(ast.unparse(base) == "Protocol" for base in kind.bases):
                continue
            for method in kind.body:
                if isinstance(method, ast.FunctionDef) and method.name in _ASKED:
                    guards = [ast.unparse(guard) for guard in method.decorator_list]
                    name = f"{file.relative_to(_PACKAGE)}: {kind.name}.{method.name}"
                    yield name, any(guard.startswith("told(") for guard in guards)


def test_every_method_of_that_kind_is_guarded() -> None:
    found = dict(_overrides())
    assert len(found) > 80
    assert [name for name, guarded in found.items() if not guarded] == []


def test_a_row_that_cannot_be_read_is_empty_and_told(qtbot: QtBot) -> None:
    class Broken(QAbstractListModel):
        def rowCount(self, parent: QModelIndex | None = None) -> int:
            return 1

        @told(None)
        def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
            return len(3)  # raised by the interpreter itself, which Qt cannot carry

    view, model = QListView(), Broken()
    qtbot.addWidget(view)
    with qtbot.captureExceptions() as caught:
        view.setModel(model)
        view.show()
        view.grab()
        view.hide()
    assert {kind for kind, _, _ in caught} == {TypeError}


def test_what_is_expected_comes_through_as_it_is() -> None:
    class Whole:
        @told(None)
        def method(self, one: int, *, two: int = 2) -> int:
            """Add."""
            return one + two

        @told(False)
        def wrong(self) -> bool:
            raise KeyboardInterrupt

    assert Whole().method(1, two=4) == 5
    assert Whole.method.__doc__ == "Add."
    with pytest.raises(KeyboardInterrupt):  # which is no error
        Whole().wrong()
