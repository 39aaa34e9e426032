"""Every known error of the package has one sentence, filled from its facts."""

import ast
import re
import string
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import statelab_gui
from statelab_gui.domain.errors import KnownError
from statelab_gui.views.labels.commands import REDO, UNDO, redo_text, undo_text
from statelab_gui.views.labels.errors import SENTENCES, error_sentence

_PACKAGE = Path(statelab_gui.__file__).parent
# Raised with a code from a table, whose lines are these strings of the named files.
_TABLES = {
    "storage/faults.py": r'sqlite3\.SQLITE_\w+: "(\w+)"',
    "providers/openai_rules.py": r'"\w+": "(\w+_missing)"',
    "providers/anthropic_rules.py": r'"\w+": "(\w+_missing)"',
    "providers/ollama_rules.py": r'"\w+": "(\w+_missing)"',
    "providers/credentials.py": r'\bcode = "(\w+)"',
}


def _raised() -> dict[str, list[set[str] | None]]:
    """The codes of KnownError("…") in the package, each with its facts (None: not all known)."""
    found: dict[str, list[set[str] | None]] = {}
    for file in _PACKAGE.rglob("*.py"):
        source = file.read_text("utf-8")
        # Most files have none, and this is done as the tests are collected, in each process.
        for node in ast.walk(ast.parse(source)) if "KnownError" in source else ():
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "KnownError"):
                continue
            code = node.args[0] if node.args else None
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                names = [keyword.arg for keyword in node.keywords]
                facts = None if None in names else {name for name in names if name}
                found.setdefault(code.value, []).append(facts)
    for name, pattern in _TABLES.items():
        for code in re.findall(pattern, (_PACKAGE / name).read_text("utf-8")):
            found.setdefault(code, [])
    return found


_RAISED = _raised()


def _fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_the_search_finds_the_errors_of_the_document() -> None:
    assert {"document_locked", "disk_full", "case_sealed", "too_big"} <= set(_RAISED)


@pytest.mark.parametrize("code", sorted(_RAISED))
def test_every_code_has_a_sentence_that_its_facts_fill(qapp: QApplication, code: str) -> None:
    for facts in _RAISED[code]:
        if facts is not None:
            assert _fields(SENTENCES[code]) <= facts
    sentence = error_sentence(KnownError(code, **dict.fromkeys(_fields(SENTENCES[code]), "x")))
    assert sentence.endswith(".")
    assert "{" not in sentence


def test_no_sentence_is_without_an_error() -> None:
    assert set(SENTENCES) <= set(_RAISED)


def test_a_fact_that_is_missing_is_a_dash(qapp: QApplication) -> None:
    error = KnownError("document_locked", path="a.statelab", holder=None)
    assert "(–)" in error_sentence(error)


def test_every_undoable_command_has_its_words(qapp: QApplication) -> None:
    from statelab_gui.storage import commands

    kinds = [getattr(commands, name) for name in commands.__all__]
    undoable = {kind.name for kind in kinds if getattr(kind, "undoable", False) is True}
    assert undoable == set(UNDO) == set(REDO)
    for name in undoable:
        assert undo_text(name).startswith("&Undo: ")
        assert redo_text(name).startswith("&Redo: ")


def test_a_setting_that_cannot_be_sent_is_called_as_its_field_is(qapp: QApplication) -> None:
    error = KnownError("setting_not_sendable", setting="context_window", value="４０９６")
    assert error_sentence(error).startswith(
        "The service cannot be sent “４０９６” as Context window."
    )
