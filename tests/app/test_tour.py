"""The tour does the whole main job on the real window, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage


def _tour(folder: Path, home: Path) -> "subprocess.CompletedProcess[str]":
    names = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA", "HOME")
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    }
    return subprocess.run(
        [sys.executable, "-m", "statelab_gui", "--tour", str(folder)],
        env=environment | dict.fromkeys(names, str(home)),
        capture_output=True,
        text=True,
        timeout=240,
    )


def test_the_tour_ends_well_without_a_display_and_draws_every_page(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    ended = _tour(folder, tmp_path / "home")
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    pictures = sorted(folder.glob("*.png"))
    names = {path.stem[3:] for path in pictures}
    assert {
        "welcome",
        "cases-hidden",
        "cases-open-book",
        "desk-verdict",
        "first-error-observed",
        "run-log",
        "welcome-dark",
        "log-dark",
    } <= names
    for path in pictures:
        image = QImage(str(path))
        colors = {image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, 200, 9)}
        assert len(colors) > 3, path.name
    assert not (tmp_path / "home").exists()


def test_the_dark_pictures_are_dark(tmp_path: Path) -> None:
    ended = _tour(tmp_path / "pictures", tmp_path / "home")
    assert ended.returncode == 0, ended.stderr
    [light] = (tmp_path / "pictures").glob("*-welcome.png")
    [dark] = (tmp_path / "pictures").glob("*-welcome-dark.png")
    corner = (4, 700)  # the rail
    assert QImage(str(light)).pixelColor(*corner).lightness() > 200
    assert QImage(str(dark)).pixelColor(*corner).lightness() < 60
