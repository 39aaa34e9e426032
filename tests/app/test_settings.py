"""Settings keep their type across starts."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.settings import KEYS, Settings


@pytest.mark.parametrize("name", KEYS)
def test_a_setting_is_its_default_until_it_is_put(tmp_path: Path, name: str) -> None:
    assert Settings(tmp_path).get(name) == KEYS[name].default


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "zh_TW"),
        ("zoom", 150),
        ("recent", ["/a/文件.statelab"]),
        ("geometry", b"\x00\xff"),
        ("splitters", {"cases/main": "00ff"}),
    ],
)
def test_a_setting_is_the_same_at_the_next_start(tmp_path: Path, name: str, value: object) -> None:
    settings = Settings(tmp_path)
    settings.put(name, value)
    settings.sync()
    assert Settings(tmp_path).get(name) == value


def test_a_value_of_the_wrong_type_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError):
        Settings(tmp_path).put("zoom", "large")


@pytest.mark.parametrize("text", ["zoom=huge", 'zoom="\\"150\\""', "zoom=true", "zoom="])
def test_a_spoilt_file_counts_as_not_there(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.ini").write_text(f"[General]\n{text}\n")
    assert Settings(tmp_path).get("zoom") == 100


def test_recent_documents_are_newest_first_without_repeats_and_few(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    for number in range(15):
        settings.add_recent(tmp_path / f"{number}.statelab")
    settings.add_recent(tmp_path / "9.statelab")
    recent = settings.recent()
    assert recent[0] == str(tmp_path / "9.statelab")
    assert recent.count(recent[0]) == 1
    assert len(recent) == 10


def _splitter(qtbot: QtBot) -> QSplitter:
    splitter = QSplitter(Qt.Orientation.Horizontal)
    qtbot.addWidget(splitter)
    for _ in range(2):
        splitter.addWidget(QWidget())
    splitter.resize(400, 100)
    splitter.show()
    return splitter


def test_a_splitter_is_found_where_it_was_left(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    first = _splitter(qtbot)
    settings.restore_splitter("page/main", first)
    first.setSizes([100, 300])
    first.splitterMoved.emit(100, 1)
    again = _splitter(qtbot)
    settings.restore_splitter("page/main", again)
    assert again.sizes() == first.sizes()
