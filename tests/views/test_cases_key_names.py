"""A set whose name may be a secret is saved as it was typed, and said to stand there openly."""

from pathlib import Path

import pytest
from cases_bench import Bench, small_recipe
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from statelab_gui.app.key_warning import say_saved

KEY = "sk-abcdefghijklmnop1234567890"


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Bench:
    return Bench(qtbot, tmp_path).open(small_recipe())


@pytest.mark.parametrize(("name", "warned"), [("Monday", False), (KEY, True)])
def test_a_set_renamed_to_what_looks_like_a_key_is_warned_of(
    bench: Bench, qtbot: QtBot, name: str, warned: bool
) -> None:
    sets = bench.page.view.sets
    bench.window.activateWindow()
    sets.list.setFocus()
    bench.page.view.commands.rename.trigger()
    editor = sets.list.findChild(QLineEdit)
    assert editor is not None
    editor.setText(name)
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bench.document.case_set(1).name == name)
    kinds = [kind for text, kind in bench.shell.said if "access key" in text]
    assert kinds == (["problem"] if warned else [])
    assert all(KEY not in text for text, _ in bench.shell.said)


def test_a_set_made_under_such_a_name_is_warned_of(bench: Bench) -> None:
    for name in ("Monday", KEY):
        say_saved(bench.shell, f"The case set {name} is made and saved.", name)
    (said, plain), (warning, kind) = bench.shell.said
    assert (said, plain) == ("The case set Monday is made and saved.", "done")
    assert kind == "problem" and KEY not in warning
