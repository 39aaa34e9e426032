"""Long jobs: generators on a pool, with progress, cancel and errors told in the GUI thread."""

import sys
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread, QThreadPool
from pytestqt.qtbot import QtBot

from statelab_gui.app.tasks import Task
from statelab_gui.domain.errors import KnownError


@pytest.fixture
def pool() -> Iterator[QThreadPool]:
    pool = QThreadPool()
    yield pool
    assert pool.waitForDone(10_000)


def test_the_return_value_of_the_generator_is_the_result(qtbot: QtBot, pool: QThreadPool) -> None:
    def job() -> Iterator[int]:
        yield 1
        return "result"

    task = Task(job)
    with qtbot.waitSignal(task.finished), qtbot.waitSignal(task.done) as done:
        task.start(pool)
    assert done.args == ["result"]
    assert task.is_over


def test_the_job_runs_in_another_thread_and_reports_in_this_one(
    qtbot: QtBot, pool: QThreadPool
) -> None:
    ran: list[int] = []
    told: list[bool] = []

    def job() -> Iterator[int]:
        ran.append(threading.get_ident())
        yield 1

    task = Task(job)
    task.progressed.connect(lambda _: told.append(QThread.isMainThread()))
    with qtbot.waitSignal(task.finished):
        task.start(pool)
    assert ran != [threading.get_ident()]
    assert told == [True]


def test_many_items_make_few_reports(qtbot: QtBot, pool: QThreadPool) -> None:
    reports: list[int] = []

    def job() -> Iterator[int]:
        yield from range(100_000)

    task = Task(job)
    task.progressed.connect(reports.append)
    with qtbot.waitSignal(task.finished, timeout=30_000):
        task.start(pool)
    assert 1 <= len(reports) < 1_000
    assert reports[0] == 0


def test_cancel_closes_the_generator_in_its_own_thread(qtbot: QtBot, pool: QThreadPool) -> None:
    began = threading.Event()
    may_go_on = threading.Event()
    closed_in: list[int] = []
    ran_in: list[int] = []

    def job() -> Iterator[int]:
        ran_in.append(threading.get_ident())
        try:
            while True:
                began.set()
                yield 0
                may_go_on.wait(10)
        except GeneratorExit:
            closed_in.append(threading.get_ident())
            raise

    task = Task(job)
    ends: list[str] = []
    task.done.connect(lambda _: ends.append("done"))
    task.cancelled.connect(lambda: ends.append("cancelled"))
    with qtbot.waitSignal(task.finished):
        task.start(pool)
        began.wait(10)
        task.cancel()
        may_go_on.set()
    assert ends == ["cancelled"]
    assert closed_in == ran_in


def test_a_task_cancelled_before_it_began_never_begins(qtbot: QtBot, pool: QThreadPool) -> None:
    begun: list[int] = []

    def job() -> Iterator[int]:
        begun.append(1)
        yield 1

    task = Task(job)
    task.cancel()
    with qtbot.waitSignal(task.cancelled):
        task.start(pool)
    assert begun == []


def test_what_ended_before_the_cancel_was_seen_is_done(qtbot: QtBot, pool: QThreadPool) -> None:
    task_of: list[Task] = []

    def job() -> Iterator[int]:
        yield 1
        task_of[0].cancel()
        return "committed"

    task_of.append(Task(job))
    with qtbot.waitSignal(task_of[0].done) as done:
        task_of[0].start(pool)
    assert done.args == ["committed"]


def test_a_known_error_is_handed_over(qtbot: QtBot, pool: QThreadPool) -> None:
    def job() -> Iterator[int]:
        yield 1
        raise KnownError("disk_full")

    task = Task(job)
    with qtbot.waitSignal(task.failed) as failed:
        task.start(pool)
    assert failed.args is not None
    assert failed.args[0].code == "disk_full"


def test_any_other_error_goes_to_the_excepthook(
    qtbot: QtBot, pool: QThreadPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    caught: list[type[BaseException]] = []

    def job() -> Iterator[int]:
        yield 1
        raise ZeroDivisionError

    task = Task(job)
    with qtbot.captureExceptions() as captured, qtbot.waitSignal(task.finished):
        task.start(pool)
    caught += [kind for kind, _error, _trace in captured]
    assert caught == [ZeroDivisionError]
    assert sys.excepthook is not None
