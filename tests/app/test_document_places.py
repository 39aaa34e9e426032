"""Where the file dialogs begin: at a folder that is there, never in the program's own."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.settings import Settings

Place = QStandardPaths.StandardLocation


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder whose folder of documents is told and not made."""
    home = tmp_path / "home"
    home.mkdir()
    places = {Place.DocumentsLocation: home / "Documents", Place.HomeLocation: home}
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(places[place]))
    return home


def test_without_a_folder_of_documents_the_dialogs_begin_at_home(
    window: MainWindow, home: Path
) -> None:
    assert window.documents._folder() == str(home)


def test_the_folder_of_documents_comes_before_home(window: MainWindow, home: Path) -> None:
    (home / "Documents").mkdir()
    assert window.documents._folder() == str(home / "Documents")


def test_the_last_folder_comes_first_as_long_as_it_is_there(
    window: MainWindow, settings: Settings, home: Path, tmp_path: Path
) -> None:
    (tmp_path / "last").mkdir()
    settings.put("last_folder", str(tmp_path / "last"))
    assert window.documents._folder() == str(tmp_path / "last")
    (tmp_path / "last").rmdir()
    assert window.documents._folder() == str(home)
