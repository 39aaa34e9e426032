"""Start-up in a process of its own: first the window, then what is heavy."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_STARTS = """
import sys, time
began = time.perf_counter()
from PySide6.QtCore import QTimer
from statelab_gui.app import main, starting

make = starting.make_window
HEAVY = ("sqlalchemy", "numpy", "pyqtgraph", "alembic", "keyring")

def watched(app, settings, folder):
    window, warm_up = make(app, settings, folder)
    def painted():
        print("seconds", round(time.perf_counter() - began, 3))
        print("page", window.pages.current, window.isVisible())
        print("early", [name for name in HEAVY if name in sys.modules])
    def ready():
        print("late", [name for name in HEAVY if name in sys.modules])
        print("document", window.session.document is not None, window.pages.current)
        QTimer.singleShot(0, window.close)
    window.painted.connect(painted)
    warm_up.ready.connect(lambda: QTimer.singleShot(0, ready))
    return window, warm_up

starting.make_window = watched
from pathlib import Path
sys.exit(main.run_window(*map(Path, sys.argv[1:])))
"""


def _start(tmp_path: Path, *arguments: str) -> dict[str, str]:
    folders = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "APPDATA", "LOCALAPPDATA", "HOME")
    environment = {**os.environ, **{name: str(tmp_path / "home") for name in folders}}
    ended = subprocess.run(
        [sys.executable, "-c", _STARTS, *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert ended.returncode == 0, ended.stderr
    said = dict(line.split(" ", 1) for line in ended.stdout.splitlines())
    print(ended.stdout)  # the elapsed time, for who reads it
    return said


def test_the_welcome_page_is_painted_before_the_heavy_libraries_are_imported(
    tmp_path: Path,
) -> None:
    said = _start(tmp_path)
    assert said["page"] == "welcome True"
    assert said["early"] == "[]"
    assert "sqlalchemy" in said["late"] and "numpy" in said["late"]


def test_a_document_given_on_the_command_line_is_opened_after_the_window_is_shown(
    tmp_path: Path,
) -> None:
    from statelab_gui.storage.document import Document

    path = tmp_path / "given.statelab"
    Document.create(path).close()
    said = _start(tmp_path, str(path))
    assert said["page"] == "welcome True"
    assert said["early"] == "[]"
    assert said["document"] == "True cases"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can lack a display")
@pytest.mark.parametrize("display", ["", ":7031"])
def test_without_a_display_the_program_says_so_and_names_the_tour(display: str) -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY")
    }
    if display:
        environment["DISPLAY"] = display
    ended = subprocess.run(
        [sys.executable, "-m", "statelab_gui"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 2
    assert "--tour" in ended.stderr
    assert "Traceback" not in ended.stderr


_COPIES = """
import sys
from statelab_gui.app.starting import make_application
from statelab_gui.views.table_copier import put_cells

app = make_application(["statelab"])
put_cells([["2-copy-code", "6"]])
sys.exit(3)
"""


@pytest.mark.parametrize("platform", ["offscreen", "minimal"])
def test_a_program_that_copied_rows_ends_well_without_a_display(platform: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", _COPIES],
        env=os.environ | {"QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 3, ended.stderr
