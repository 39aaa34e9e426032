"""A command that writes much is applied beside the window, as wholly as in it."""

import sqlite3
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.app.session import Session
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import drift_cases
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddCaseSet, AddDriftSet, AddExaminee, Command, RecordReply
from statelab_gui.storage.document import Document

RAW = b'{"a":' * 200_000
NOW = "2026-11-30T10:00:00+08:00"


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Generator[Session, None, None]:
    session = Session()
    assert session.create(tmp_path / "lab.statelab")
    session.apply(AddCaseSet("Starter", starter()))
    session.apply(AddExaminee({"model": Setting.of("tiny-1")}))
    yield session
    session.wait(10)
    session.close()


def reply(examinee_id: int = 1) -> RecordReply:
    return RecordReply(1, examinee_id, None, RAW, ReplySource.PASTED, None, False, NOW)


def nothing() -> Generator[None, None, None]:
    yield


def settle(session: Session, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not session.is_busy, timeout=10_000)


def test_it_is_committed_and_told_once(session: Session, qtbot: QtBot) -> None:
    told: list[object] = []
    done: list[object] = []
    session.changed.connect(told.append)
    command = reply()
    session.apply_beside(command, nothing, done.append)
    settle(session, qtbot)
    assert told == done and len(done) == 1
    assert session.document is not None
    assert session.document.reply(command.result or 0).raw == RAW


def test_the_document_stays_this_windows_own(session: Session, qtbot: QtBot) -> None:
    session.apply_beside(reply(), nothing, lambda _: None)
    settle(session, qtbot)
    assert session.document is not None
    with pytest.raises(KnownError):
        Document.open(session.document.path)
    assert session.apply(AddCaseSet("More", starter())) is not None


def test_a_refusal_is_told_and_leaves_nothing(session: Session, qtbot: QtBot) -> None:
    failures: list[KnownError] = []
    done: list[object] = []
    session.failed.connect(failures.append)
    session.apply_beside(reply(examinee_id=99), nothing, done.append)
    settle(session, qtbot)
    assert [error.code for error in failures] == ["no_such_examinee"]
    assert done == []
    assert session.document is not None and session.document.replies(1) == []


def test_what_is_stopped_before_it_wrote_leaves_nothing(session: Session, qtbot: QtBot) -> None:
    done: list[object] = []
    session.apply_beside(reply(), nothing, done.append).cancel()
    settle(session, qtbot)
    assert session.document is not None
    assert done == [] and session.document.replies(1) == []


def is_free(path: Path) -> bool:
    """Whether somebody else could write now."""
    other = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")
    except sqlite3.OperationalError:
        return False
    finally:
        other.close()
    return True


def drift_set() -> Command:
    recipe = DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), (1, 2, 3), (Condition.EASY,))
    cases = [one for one in drift_cases(recipe) if isinstance(one, DriftCase)]
    return AddDriftSet("Drift", recipe, cases)


@pytest.mark.parametrize(
    "command",
    [drift_set(), AddCaseSet("More", replace(starter(), seeds=(8, 9), lengths=(3000,)))],
    ids=lambda c: c.name,
)
def test_a_set_is_made_again_before_the_document_is_locked_for_it(
    session: Session, command: Command
) -> None:
    document = session.document
    assert document is not None
    made = document.apply(command)
    before = sorted(document.prompt(case.id) for case in document.cases(2))
    document.revert(command)
    step = document.next_redo()
    assert step is not None
    again = document.step_command(step.log_id)
    work, free = document.applying(again), []
    while True:
        try:
            told = next(work)
        except StopIteration as end:
            changes = end.value
            break
        assert isinstance(told, Progress)
        free.append(is_free(document.path))
    # Free while the cases are made, and then, once, not: while they are written.
    assert free == sorted(free, reverse=True)
    assert len(free) > 2 and free[0] and not free[-1]
    assert len(changes.cases) == len(made.cases)
    assert sorted(document.prompt(case.id) for case in document.cases(2)) == before


def test_a_step_is_offered_again_once_a_document_that_was_busy_can_be_asked(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = session.document
    assert document is not None
    session.apply(drift_set())
    session.undo()
    assert session.redo_name == "add_drift_set"
    asked = document.next_redo

    def busy() -> None:
        raise KnownError("document_busy")

    monkeypatch.setattr(document, "next_redo", busy)
    session._look()
    assert not session.can_redo
    monkeypatch.setattr(document, "next_redo", asked)
    with qtbot.waitSignal(session.history_changed, timeout=10_000):
        pass
    assert session.can_redo
    assert session.redo() is not None
    assert len(document.case_sets()) == 2
