"""A command that writes much is applied beside the window, as wholly as in it."""

from collections.abc import Generator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.app.session import Session
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply
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
