"""The real window, with settings and crash folder of the test's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.settings import Settings
from statelab_gui.app.starting import make_window
from statelab_gui.storage.document import Document


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "config")


@pytest.fixture
def window(
    qapp: QApplication, qtbot: QtBot, settings: Settings, tmp_path: Path
) -> Iterator[MainWindow]:
    settings.put("language", "en")
    settings.put("theme", "light")
    window, warm_up = make_window(qapp, settings, tmp_path / "crashes")
    window.show()
    qtbot.waitExposed(window)
    with qtbot.waitSignal(warm_up.ready, timeout=30_000):
        warm_up.start()
    yield window
    settings.put("zoom", 100)
    window.close()
    qtbot.waitUntil(lambda: not window.isVisible(), timeout=20_000)
    window.deleteLater()


@pytest.fixture
def opened(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    path = tmp_path / "course.statelab"
    Document.create(path).close()
    window.open_document(str(path))
    assert window.session.document is not None
    return window
