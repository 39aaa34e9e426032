"""The session on real documents: changes, undo, errors and jobs."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread
from pytestqt.qtbot import QtBot

from statelab_gui.app.session import Session
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import ReplySource, Setting
from statelab_gui.storage.commands import AddCaseSet, AddExaminee, RecordReply, RenameCaseSet


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    session = Session()
    assert session.create(tmp_path / "a.statelab")
    yield session
    session.close()
    assert session.wait(10)


def _record(session: Session, case_id: int, examinee_id: int) -> RecordReply:
    return RecordReply(
        case_id, examinee_id, None, b"{}", ReplySource.PASTED, None, False, session.now()
    )


def test_applied_changes_are_told_and_kept(qtbot: QtBot, session: Session) -> None:
    command = AddCaseSet("Starter", starter())
    with qtbot.waitSignal(session.changed) as changed:
        changes = session.apply(command)
    assert changes is not None
    assert changed.args == [changes]
    assert session.document is not None
    assert [known.name for known in session.document.case_sets()] == ["Starter"]


def test_undo_and_redo_go_through_the_document(session: Session) -> None:
    assert session.document is not None
    session.apply(AddCaseSet("Starter", starter()))
    set_id = session.document.case_sets()[0].id
    session.apply(RenameCaseSet(set_id, "Mine"))
    assert session.undo_name == "rename_case_set"
    session.undo()
    assert session.document.case_set(set_id).name == "Starter"
    assert session.redo_name == "rename_case_set"
    session.redo()
    assert session.document.case_set(set_id).name == "Mine"
    session.undo()
    session.undo()
    assert session.document.case_sets() == []
    assert not session.can_undo


def test_a_new_command_ends_what_could_be_redone(session: Session) -> None:
    session.apply(AddCaseSet("One", starter()))
    session.undo()
    assert session.can_redo
    session.apply(AddExaminee({"model": Setting.of("m")}))
    assert not session.can_redo


def test_recording_a_reply_is_no_undo_step_and_keeps_the_steps_before(session: Session) -> None:
    assert session.document is not None
    session.apply(AddCaseSet("One", starter()))
    added = AddExaminee({"model": Setting.of("m")})
    session.apply(added)
    case = session.document.cases(session.document.case_sets()[0].id)[0]
    assert session.apply(_record(session, case.id, added.result or 0)) is not None
    assert session.undo_name == "add_examinee"


def test_an_undo_that_later_work_forbids_is_said_and_leaves_the_stack(
    qtbot: QtBot, session: Session
) -> None:
    assert session.document is not None
    session.apply(AddCaseSet("One", starter()))
    set_id = session.document.case_sets()[0].id
    added = AddExaminee({"model": Setting.of("m")})
    session.apply(RenameCaseSet(set_id, "Two"))
    session.apply(added)
    case = session.document.cases(set_id)[0]
    session.apply(_record(session, case.id, added.result or 0))
    with qtbot.waitSignal(session.failed) as failed:
        assert session.undo() is None
    assert failed.args is not None
    assert failed.args[0].code == "cannot_undo"
    assert session.undo_name == "rename_case_set"
    assert len(session.document.replies(case.id)) == 1


def test_a_refused_command_is_told_and_not_remembered(qtbot: QtBot, session: Session) -> None:
    with qtbot.waitSignal(session.failed) as failed:
        assert session.apply(RenameCaseSet(99, "x")) is None
    assert failed.args is not None
    assert failed.args[0].code == "no_such_case_set"
    assert not session.can_undo


def test_a_document_that_cannot_be_opened_leaves_the_present_one(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    before = session.document
    foreign = tmp_path / "b.statelab"
    foreign.write_bytes(b"not a database")
    with qtbot.waitSignal(session.failed) as failed:
        assert not session.open(foreign)
    assert failed.args is not None
    assert failed.args[0].code == "not_a_document"
    assert session.document is before
    assert foreign.read_bytes() == b"not a database"


def test_another_document_begins_without_history(session: Session, tmp_path: Path) -> None:
    session.apply(AddCaseSet("One", starter()))
    assert session.create(tmp_path / "b.statelab")
    assert not session.can_undo
    assert session.open(tmp_path / "a.statelab")
    assert session.document is not None
    assert len(session.document.case_sets()) == 1


def test_half_typed_text_is_asked_for_while_the_document_is_still_open(
    qtbot: QtBot, session: Session, tmp_path: Path
) -> None:
    open_then: list[bool] = []
    session.about_to_close.connect(lambda: open_then.append(session.document is not None))
    assert session.save_copy(tmp_path / "copy.statelab")
    session.close()
    assert open_then == [True, True]


def test_jobs_tell_when_they_begin_and_end(qtbot: QtBot, session: Session) -> None:
    busy: list[bool] = []
    results: list[int] = []
    session.busy.connect(busy.append)

    def job() -> Iterator[None]:
        yield None
        return 7

    task = session.run(job, on_done=results.append)
    assert busy == [True]
    with qtbot.waitSignal(task.finished):
        pass
    assert results == [7]
    assert busy == [True, False]
    assert not session.is_busy


def test_a_failed_job_is_told_like_a_failed_command(qtbot: QtBot, session: Session) -> None:
    def job() -> Iterator[None]:
        yield None
        raise KnownError("disk_full")

    with qtbot.waitSignal(session.failed) as failed:
        session.run(job)
    assert failed.args is not None
    assert failed.args[0].code == "disk_full"


def test_now_has_an_offset_from_utc(session: Session) -> None:
    from datetime import datetime

    assert datetime.fromisoformat(session.now()).utcoffset() is not None


def test_without_a_document_nothing_is_applied(qtbot: QtBot) -> None:
    session = Session()
    with qtbot.waitSignal(session.failed) as failed:
        assert session.apply(RenameCaseSet(1, "x")) is None
    assert failed.args is not None
    assert failed.args[0].code == "no_document"


def test_a_short_job_is_done_while_long_ones_have_taken_every_thread(
    qtbot: QtBot, session: Session
) -> None:
    def long() -> Iterator[None]:
        while True:
            time.sleep(0.01)
            yield

    tasks = [session.run(long) for _ in range(QThread.idealThreadCount() + 2)]
    done: list[object] = []
    session.run(lambda: iter(()), done.append)
    qtbot.waitUntil(lambda: done == [None], timeout=30_000)
    for task in tasks:
        assert not task.is_over
    session.cancel_all()
    qtbot.waitUntil(lambda: not session.is_busy, timeout=20_000)
    qtbot.waitUntil(
        lambda: session._pool.maxThreadCount() == QThread.idealThreadCount(), timeout=20_000
    )
