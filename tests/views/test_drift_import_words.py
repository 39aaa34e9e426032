"""Every problem of a record, and all that is told of items, has its sentence."""

import ast
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import statelab_gui
from statelab_gui.domain.drift.imported_items import RecordProblem, TaskFormat
from statelab_gui.domain.drift.items import BUILT_IN, DriftFamily
from statelab_gui.views.labels.drift import drift_family_sentence
from statelab_gui.views.labels.drift_import import (
    PROBLEMS,
    problem_sentence,
    task_format_name,
    told_sentence,
)
from statelab_gui.views.labels.drift_report import drift_limits

_EXCHANGE = Path(statelab_gui.__file__).parent / "exchange"


def _codes() -> set[str]:
    """The texts that RecordError and RecordProblem are made with as their code."""
    found: set[str] = set()
    for file in _EXCHANGE.glob("drift_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", "")
            place = {"RecordError": 0, "RecordProblem": 2}.get(name)
            if place is not None:
                found |= {
                    one.value
                    for one in ast.walk(node.args[place])
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found


def test_every_problem_has_a_sentence_and_every_sentence_a_problem() -> None:
    assert _codes() == set(PROBLEMS)


@pytest.mark.parametrize("code", PROBLEMS)
def test_a_sentence_is_whole(qapp: QApplication, code: str) -> None:
    for detail in ("", "x{y}", "\u202e"):
        sentence = problem_sentence(RecordProblem(3, "a", code, detail))
        assert sentence.endswith(".") and "\u202e" not in sentence


def test_formats_and_what_is_told_are_worded(qapp: QApplication) -> None:
    assert len({task_format_name(one) for one in TaskFormat}) == len(TaskFormat)
    for code in ("no_decoys", "not_graded", "needs_sandbox"):
        assert told_sentence(code).endswith(".")


def test_wherever_imported_items_are_told_of_they_have_neither_variants_nor_decoys(
    qapp: QApplication,
) -> None:
    imported = set(DriftFamily) - set(BUILT_IN)
    told = [told_sentence("no_decoys"), *map(drift_family_sentence, imported), drift_limits()[-1]]
    for sentence in told:
        assert "no variants and no decoys" in sentence
