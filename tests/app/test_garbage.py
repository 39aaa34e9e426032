"""Widgets are destroyed in the GUI thread, whoever let them go."""

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QThreadPool
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.garbage import GarbageCollection
from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.tasks import Task
from statelab_gui.app.warm_up import WarmUp
from statelab_gui.domain.errors import KnownError


class Ring(QWidget):
    """A widget that only a collection of garbage destroys, as it holds itself."""

    def __init__(self, gone: list[int]) -> None:
        super().__init__()
        self.itself = self
        self.destroyed.connect(
            lambda: gone.append(threading.get_ident()), Qt.ConnectionType.DirectConnection
        )


@pytest.fixture
def collecting() -> Iterator[None]:
    """Python collects by itself, as in a program that has just started."""
    gc.enable()
    yield
    gc.disable()


def wasteful() -> Iterator[int]:
    """A job that makes more rubbish than Python lets lie about."""
    for number in range(200):
        for _ in range(200):
            ring: list[object] = []
            ring.append(ring)
        yield number


def test_widgets_are_collected_in_the_gui_thread_while_a_job_makes_rubbish(
    collecting: None, window: MainWindow, qtbot: QtBot
) -> None:
    assert not gc.isenabled()
    gone: list[int] = []
    for _ in range(20):
        Ring(gone)
        window.session.run(wasteful)
    qtbot.waitUntil(lambda: len(gone) == 20, timeout=20_000)
    qtbot.waitUntil(lambda: not window.session.is_busy, timeout=20_000)
    assert set(gone) == {threading.get_ident()}


def test_the_window_keeps_collecting_what_grows_old(qtbot: QtBot, collecting: None) -> None:
    collection = GarbageCollection()
    collection._not_before = 0.0
    gone: list[int] = []
    ring = Ring(gone)
    gc.collect(1)  # it is among the old objects now, which are seldom looked at
    del ring
    kept: list[list[int]] = []

    def grown() -> bool:
        kept.extend([] for _ in range(2_000))
        return bool(gone)

    qtbot.waitUntil(grown, timeout=60_000)
    assert set(gone) == {threading.get_ident()}


def test_a_library_that_switches_collecting_on_does_not_do_so_for_long(collecting: None) -> None:
    collection = GarbageCollection()
    gc.enable()
    collection.look()
    assert not gc.isenabled()


@pytest.mark.parametrize("collects", [True, False])
def test_warming_up_leaves_collecting_as_it_was(qtbot: QtBot, collects: bool) -> None:
    if collects:
        gc.enable()
    try:
        warm_up = WarmUp(("json",))
        with qtbot.waitSignal(warm_up.ready):
            warm_up.start()
        assert gc.isenabled() is collects
    finally:
        gc.disable()


@pytest.mark.parametrize("end", ["done", "known", "bug", "cancelled"])
def test_what_a_job_knows_is_let_go_in_the_gui_thread(
    qtbot: QtBot, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = QThreadPool()
    monkeypatch.setattr("sys.excepthook", lambda *error: None)
    for _ in range(30):
        gone: list[int] = []
        widget = QWidget()
        weakref.finalize(widget, lambda gone=gone: gone.append(threading.get_ident()))

        def job(widget: QWidget = widget) -> Iterator[int]:
            yield 1
            if end == "known":
                raise KnownError("disk_full")
            if end == "bug":
                raise RuntimeError
            while end == "cancelled":
                yield 2

        task = Task(job)
        del widget, job
        with qtbot.waitSignal(task.finished):
            task.start(pool)
            if end == "cancelled":
                task.cancel()
        qtbot.waitUntil(lambda gone=gone: bool(gone))
        assert gone == [threading.get_ident()]
        task.deleteLater()
    assert pool.waitForDone(10_000)
