"""Work of the window's thread, done a little at a time."""

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from statelab_gui.app.slices import Slices
from statelab_gui.domain.progress import Progress


def work(steps: int, pause: float, log: list[str]) -> Iterator[Progress]:
    try:
        for done in range(steps):
            time.sleep(pause)
            yield Progress(done, steps)
        return steps
    finally:
        log.append("closed")


def take_your_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a slice be long enough for short work on the busiest machine."""
    monkeypatch.setattr("statelab_gui.app.slices._A_SLICE", 60.0)


def test_short_work_is_done_at_once_and_nothing_is_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_your_time(monkeypatch)
    parent = QObject()
    slices, done, told, log = Slices(parent), [], [], []
    slices.began.connect(lambda: told.append("began"))
    slices.finished.connect(lambda: told.append("finished"))
    slices.begin(work(3, 0, log), done.append)
    assert (done, told, slices.is_busy) == ([3], [], False)


def test_long_work_lets_the_window_live_and_tells_how_far_it_is(qtbot: QtBot) -> None:
    parent = QObject()
    slices, done, told, log = Slices(parent), [], [], []
    slices.began.connect(lambda: told.append("began"))
    slices.progressed.connect(told.append)
    slices.finished.connect(lambda: told.append("finished"))
    slices.begin(work(12, 0.005, log), done.append)
    assert done == [] and slices.is_busy
    qtbot.waitUntil(lambda: done == [12])
    assert told[0] == "began" and told[-1] == "finished"
    assert isinstance(told[1], Progress)


def test_work_that_is_given_up_is_closed_and_never_done(qtbot: QtBot) -> None:
    parent = QObject()
    slices, done, log, told = Slices(parent), [], [], []
    slices.finished.connect(lambda: told.append("finished"))
    slices.begin(work(1_000, 0.005, log), done.append)
    slices.stop()
    qtbot.wait(30)
    assert (done, log, told, slices.is_busy) == ([], ["closed"], ["finished"], False)


def test_new_work_takes_the_place_of_the_old(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    parent = QObject()
    slices, done, log = Slices(parent), [], []
    slices.begin(work(1_000, 0.005, log), done.append)
    take_your_time(monkeypatch)
    slices.begin(work(2, 0, log), done.append)
    assert done == [2]
    assert log == ["closed", "closed"]
