"""The tour does the whole main job on the real window, in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from statelab_gui.app.page_table import PAGES


@dataclass(frozen=True)
class _Walked:
    """One tour: how it ended, its pictures, and the home folder it was given."""

    code: int
    said: str
    pictures: dict[str, QImage]
    home: Path


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory) -> _Walked:
    folder = tmp_path_factory.mktemp("tour")
    home = folder / "home"
    names = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA", "HOME")
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    }
    ended = subprocess.run(
        [sys.executable, "-m", "statelab_gui", "--tour", str(folder / "pictures")],
        env=environment | dict.fromkeys(names, str(home)),
        capture_output=True,
        text=True,
        timeout=250,
    )
    pictures = {
        path.stem.partition("-")[2]: QImage(str(path))
        for path in (folder / "pictures").glob("*.png")
    }
    return _Walked(ended.returncode, ended.stderr, pictures, home)


def test_the_tour_ends_well_without_a_display(tour: _Walked) -> None:
    assert tour.code == 0, tour.said
    assert tour.said == ""


def test_the_tour_draws_every_page_and_dialog(tour: _Walked) -> None:
    pages = {page.key.replace("_", "-") for page in PAGES}
    wanted = {f"{page}-dark" for page in pages} | {
        "welcome",
        "new-case-set",
        "cases-hidden",
        "reveal",
        "cases-open-book",
        "examinee",
        "desk-verdict",
        "first-error-observed",
        "run-log",
        "run-log-own-column",
        "fetch-empty",
        "fetch",
        "new-run",
        "drift-hidden",
        "new-drift-set",
        "fetch-stateforge",
        "training-data",
        "drift",
        "drift-stale",
        "first-error-drift",
        "report-drift",
        "report-drift-plot",
        "word-by-a-model",
        "first-steps",
        "shortcuts",
        "about",
    }
    assert wanted <= set(tour.pictures)
    for name, image in tour.pictures.items():
        seen = {
            image.pixel(x, y)
            for x in range(0, image.width(), 7)
            for y in range(0, image.height(), 7)
        }
        assert len(seen) > 3, name


def test_the_dark_pictures_are_dark(tour: _Walked) -> None:
    rail = (4, 700)
    assert tour.pictures["welcome"].pixelColor(*rail).lightness() > 200
    assert tour.pictures["welcome-dark"].pixelColor(*rail).lightness() < 60


def test_the_tour_touches_nothing_of_the_reviewer(tour: _Walked) -> None:
    assert not tour.home.exists()
