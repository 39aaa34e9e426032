"""The real window beside a misbehaving server."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from connections_bench import Hands
from fetch_bench import FetchBench
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from server import Loopback

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.settings import Settings
from statelab_gui.app.starting import make_window


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Loopback]:
    """A server on this computer, answering well until it is told otherwise."""
    for name in ("http_proxy", "https_proxy", "all_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.upper(), raising=False)
    server = Loopback()
    yield server
    server.close()


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """The window as at a first start, in English."""
    settings = Settings(tmp_path / "config")
    settings.put("language", "en")
    settings.put("theme", "light")
    window, warm_up = make_window(qapp, settings, tmp_path / "crashes")
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    with qtbot.waitSignal(warm_up.ready, timeout=30_000):
        warm_up.start()
    yield window
    window.fetching.runner.stop()
    qtbot.waitUntil(lambda: window.fetching.runner.run_id is None, timeout=20_000)
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
    window.deleteLater()


@pytest.fixture
def bench(window: MainWindow, qtbot: QtBot, server: Loopback, tmp_path: Path) -> FetchBench:
    """Eight cases, one examinee; no connection is on."""
    return FetchBench(window, qtbot, server, tmp_path)


@pytest.fixture
def hands(window: MainWindow, qtbot: QtBot, server: Loopback) -> Iterator[Hands]:
    """The dialog of the connections, open and empty."""
    hands = Hands(window, qtbot, server)
    hands.open()
    yield hands
    if hands.is_open:
        hands.dialog.done(0)
