"""Running code that models wrote: off until switched on, then handed to the document."""

import shutil
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.drift.running import Availability, WhyNot
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.sandbox.runner import BubblewrapRunner
from statelab_gui.storage.commands import AddDriftSet, AddExaminee, RecordReply
from statelab_gui.views.labels.outcomes import outcome_sentence
from statelab_gui.views.labels.verdicts import result_text

sandboxed = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("bwrap") is None, reason="needs bubblewrap"
)
RECIPE = DriftRecipe((DriftFamily.PYTHON,), (Language.EN,), (1,), (Condition.CLEAN,))


@pytest.fixture
def answered(window: MainWindow, tmp_path: Path) -> MainWindow:
    """A document with a right answer that is code, and a wrong one."""
    assert window.session.create(tmp_path / "lab.statelab")
    item = built_in_item(DriftFamily.PYTHON, Language.EN, 1)
    window.session.apply(AddDriftSet("Python", RECIPE, list(cases_of(item, RECIPE.conditions))))
    answer = FAMILIES[item.family].solve(item, item.final)
    assert answer is not None
    for examinee, text in ((1, answer), (2, "def nothing():\n    return 1\n")):
        window.session.apply(AddExaminee({"model": Setting.of(f"tiny-{examinee}")}))
        now = window.session.now()
        raw = text.encode()
        window.session.apply(
            RecordReply(1, examinee, None, raw, ReplySource.PASTED, None, False, now)
        )
    return window


def _statuses(window: MainWindow) -> list[CaseStatus]:
    document = window.session.document
    assert document is not None
    return [reply.status for reply in document.replies(1) if reply.superseded_by is None]


def test_it_is_off_at_first_and_answers_that_are_code_are_not_graded(
    answered: MainWindow,
) -> None:
    document = answered.session.document
    assert document is not None
    assert document.code_runner is None
    assert CaseStatus.RIGHT not in _statuses(answered)
    assert _statuses(answered)[0] is CaseStatus.NOT_GRADED
    reply = next(one for one in document.replies(1) if one.status is CaseStatus.NOT_GRADED)
    for told in (result_text(reply), outcome_sentence(Outcome.NOT_GRADED)):
        assert "off" in told and "no sandbox" in told  # the record does not tell these two apart
        assert "Tools ▸ Running code…" in told


@sandboxed
def test_switched_on_it_is_handed_over_and_grades_the_same_bytes_again(
    answered: MainWindow, qtbot: QtBot
) -> None:
    answered.trigger("tools.running_code")
    dialog = answered.code.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.choice.isEnabled(), timeout=30_000)
    dialog.choice.click()
    document = answered.session.document
    assert document is not None
    assert document.code_runner is not None
    before = document.replies(1)
    dialog.grade.click()
    qtbot.waitUntil(lambda: not answered.session.is_busy, timeout=30_000)
    assert _statuses(answered)[0] is CaseStatus.RIGHT
    assert CaseStatus.RIGHT not in _statuses(answered)[1:]
    again = [reply for reply in document.replies(1) if reply.supersedes is not None]
    assert [one.supersedes for one in again] == [one.id for one in before]
    assert [one.raw for one in again] == [one.raw for one in before]
    assert document.ungraded_replies() == []
    assert not dialog.grade.isEnabled()
    dialog.choice.click()
    assert document.code_runner is None
    dialog.reject()


def test_where_the_sandbox_does_not_work_nothing_is_handed_over(
    answered: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = Availability(WhyNot.NO_BUBBLEWRAP)
    monkeypatch.setattr(BubblewrapRunner, "available", lambda self: missing)
    answered.settings.put("run_code", True)
    answered.code.open()
    dialog = answered.code.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: "bubblewrap" in dialog.standing.text(), timeout=10_000)
    document = answered.session.document
    assert document is not None
    assert document.code_runner is None
    dialog.choice.click()
    assert answered.settings.get("run_code") is False
    dialog.reject()


@sandboxed
def test_a_document_opened_while_it_is_on_gets_the_runner(
    answered: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    answered.settings.put("run_code", True)
    answered.session.close()
    assert answered.session.open(tmp_path / "lab.statelab")
    document = answered.session.document
    assert document is not None
    qtbot.waitUntil(lambda: document.code_runner is not None, timeout=30_000)
