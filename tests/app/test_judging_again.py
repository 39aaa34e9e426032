"""What the window offers when replies were judged by an earlier scorer."""

import dataclasses
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.replies import Reading
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.domain.scoring import SCORER_VERSION, Verdict, judge
from statelab_gui.storage.commands import (
    AddCaseSet,
    AddDriftSet,
    AddExaminee,
    RecordReply,
    judging,
)
from statelab_gui.storage.document import Document


def test_replies_of_an_earlier_scorer_are_judged_again_on_wish_only(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "old.statelab"
    made = Document.create(path)
    made.apply(AddCaseSet("Starter", starter()))
    made.apply(AddExaminee({"model": Setting.of("tiny")}))

    def past(reading: Reading, truth: dict[str, int]) -> Verdict:
        return dataclasses.replace(judge(reading, truth), scorer_version=SCORER_VERSION - 1)

    with monkeypatch.context() as patch:
        patch.setattr(judging, "judge", past)
        for raw in (b"{}", b""):
            made.apply(
                RecordReply(1, 1, None, raw, ReplySource.PASTED, None, False, window.session.now())
            )
    made.close()
    action = window.menus.action("edit.judge_again")
    assert not action.isVisible()

    assert window.session.open(path)
    document = window.session.document
    assert document is not None
    assert window.notice.text().startswith("2 repl")
    assert action.isVisible() and action.isEnabled()
    assert document.outdated_replies() == [1, 2]

    window.notice.button.click()
    qtbot.waitUntil(lambda: document.outdated_replies() == [])
    qtbot.waitUntil(lambda: not window.notice.isVisible())
    assert not action.isVisible()
    for number in (1, 2):
        versions = [verdict.scorer_version for verdict in document.verdicts(number)]
        assert versions == [SCORER_VERSION - 1, SCORER_VERSION]


def test_a_graded_answer_that_is_code_is_left_and_not_told_as_judged_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    assert window.session.create(tmp_path / "code.statelab")
    recipe = DriftRecipe((DriftFamily.PYTHON,), (Language.EN,), (1,), (Condition.CLEAN,))
    item = built_in_item(DriftFamily.PYTHON, Language.EN, 1)
    window.session.apply(AddDriftSet("Python", recipe, list(cases_of(item, recipe.conditions))))
    window.session.apply(AddExaminee({"model": Setting.of("tiny")}))
    past = Verdict(True, 1, 1, True, (), (), (), SCORER_VERSION - 1, 1.0)
    now = window.session.now()
    raw = b"def anything():\n    return 1\n"
    window.session.apply(
        RecordReply(1, 1, None, raw, ReplySource.PASTED, None, False, now, graded=past)
    )
    document = window.session.document
    assert document is not None
    with qtbot.waitSignal(window.edit.judging.ended, timeout=10_000) as told:
        window.edit.judging.begin()
    assert told.args == [0]
    assert document.verdicts(1) == [past]
    assert document.outdated_replies() == [1]
