"""What nobody caught ends in a report that holds nothing of what was recorded."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from statelab_gui.app.crash import CrashReporter, describe
from statelab_gui.domain.errors import KnownError

_SECRET = "the reply of a model"


def _fails() -> None:
    reply = _SECRET
    try:
        int(reply)
    except ValueError as error:
        raise RuntimeError(f"could not read {reply}") from error


def _failure() -> BaseException:
    try:
        _fails()
    except RuntimeError as error:
        return error
    raise AssertionError


def test_a_report_names_types_and_places_but_no_values() -> None:
    text = describe(_failure())
    assert "RuntimeError" in text
    assert "ValueError" in text
    assert "test_crash.py" in text
    assert "in _fails" in text
    assert _SECRET not in text.replace('"the reply of a model"', "")


def test_an_uncaught_error_is_written_and_told(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reporter = CrashReporter(tmp_path / "crashes")
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    reporter._uncaught(RuntimeError, _failure(), None)
    error = _failure()
    with qtbot.waitSignal(reporter.reported) as reported:
        reporter._uncaught(type(error), error, error.__traceback__)
    assert reported.args is not None
    report = reported.args[0].read_text("utf-8")
    assert report.startswith("StateLab ")
    assert "in _fails" in report
    assert len(list((tmp_path / "crashes").glob("crash-*.txt"))) == 2


def test_a_known_error_that_reaches_the_end_is_told_and_is_no_crash(
    qtbot: QtBot, tmp_path: Path
) -> None:
    reporter = CrashReporter(tmp_path / "crashes")
    error = KnownError("disk_error", reason="gone")
    with qtbot.waitSignal(reporter.known) as known:
        reporter._uncaught(KnownError, error, None)
    assert known.args == [error]
    assert not (tmp_path / "crashes").exists()


def test_a_folder_that_cannot_be_written_is_no_second_crash(qtbot: QtBot, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    reporter = CrashReporter(blocked / "crashes")
    with qtbot.waitSignal(reporter.reported):
        reporter.write("text\n")


_DIES = """
import faulthandler, os, sys
from pathlib import Path
from statelab_gui.app.crash import CrashReporter
CrashReporter(Path(sys.argv[1])).install()
faulthandler._sigsegv()
"""


def test_a_fault_of_the_process_is_found_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "crashes"
    died = subprocess.run([sys.executable, "-c", _DIES, folder], capture_output=True)
    assert died.returncode != 0
    report = CrashReporter(folder).collect()
    assert report is not None
    assert "Segmentation fault" in report.read_text("utf-8")
    assert list(folder.glob("native-*.txt")) == []


_ENDS_WELL = """
import sys
from pathlib import Path
from statelab_gui.app.crash import CrashReporter
reporter = CrashReporter(Path(sys.argv[1]))
reporter.install()
reporter.uninstall()
"""


def test_a_clean_end_leaves_no_report(tmp_path: Path) -> None:
    folder = tmp_path / "crashes"
    subprocess.run([sys.executable, "-c", _ENDS_WELL, folder], check=True)
    assert list(folder.iterdir()) == []
    assert CrashReporter(folder).collect() is None
