"""What nobody caught ends in a report that holds nothing of what was recorded."""

import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.app.crash import CrashReporter, describe
from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.network import Network
from statelab_gui.app.settings import Settings
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.connections import Connection, Dialect, KeySource
from statelab_gui.models.last_resort import told
from statelab_gui.providers.credentials import Keys

_SECRET = "the reply of a model"
_KEY = "sk-marked-0123456789abcdef"


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
    reporter._uncaught(RuntimeError, RuntimeError("another"), None)
    error = _failure()
    with qtbot.waitSignal(reporter.reported) as reported:
        reporter._uncaught(type(error), error, error.__traceback__)
    assert reported.args is not None
    report = reported.args[0].read_text("utf-8")
    assert report.startswith("StateLab ")
    assert "in _fails" in report
    assert len(list((tmp_path / "crashes").glob("crash-*.txt"))) == 2


def test_what_fails_at_every_frame_is_reported_once(qtbot: QtBot, tmp_path: Path) -> None:
    reporter = CrashReporter(tmp_path)
    for _ in range(20):
        error = _failure()
        reporter._uncaught(type(error), error, error.__traceback__)
    reporter._uncaught(ValueError, ValueError(), None)
    assert len(list(tmp_path.glob("crash-*.txt"))) == 2


def test_nothing_is_written_that_does_not_pass_what_cleans_it(
    qtbot: QtBot, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    network = Network(Settings(tmp_path / "settings"))
    network._keys = Keys(environment={"MY_KEY": _KEY})
    named = Connection(
        "Mine", Dialect.OPENAI, key_source=KeySource.ENVIRONMENT, key_variable="MY_KEY"
    )
    network.secret(named)
    network.secret(named, f"typed-{_KEY[::-1]}")
    reporter = CrashReporter(tmp_path / "crashes")
    reporter.clean = network.clean
    for key in (_KEY, f"typed-{_KEY[::-1]}"):
        reporter._uncaught(AttributeError, AttributeError(f"no {key}"), None)
        reporter._qt_message(QtMsgType.QtCriticalMsg, QMessageLogContext(), f"bad {key}")
        reporter._qt_message(QtMsgType.QtWarningMsg, QMessageLogContext(), f"bad {key}")
    texts = [file.read_text("utf-8") for file in (tmp_path / "crashes").glob("*.txt")]
    assert len(texts) == 4
    said = "".join([*texts, *capfd.readouterr()])
    assert said.count("[key removed]") == 10
    assert _KEY not in said and _KEY[::-1] not in said


def test_no_message_of_the_window_has_a_key_in_it(window: MainWindow) -> None:
    window.network._keys = Keys(environment={"MY_KEY": _KEY})
    window.network.secret(
        Connection("Mine", Dialect.OPENAI, key_source=KeySource.ENVIRONMENT, key_variable="MY_KEY")
    )
    window.session.failed.emit(KnownError("ca_file_unreadable", path=f"/home/{_KEY}.pem"))
    window.say(f"Written: {_KEY}")
    texts = [label.text() for label in window.findChildren(QLabel)]
    assert any("/home/[key removed].pem" in text for text in texts)
    assert any("Written: [key removed]" in text for text in texts)
    assert not any(_KEY in text for text in texts)


def test_what_a_drawing_method_raises_is_told_and_the_window_lives_on(qtbot: QtBot) -> None:
    class Broken(QWidget):
        @told(None)
        def paintEvent(self, event: QPaintEvent) -> None:
            len(3)  # raised by the interpreter itself, which Qt cannot carry

    broken = Broken()
    qtbot.addWidget(broken)
    with qtbot.captureExceptions() as caught:
        broken.show()
        broken.grab()
        broken.hide()
    assert {kind for kind, _, _ in caught} == {TypeError}


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
    died = subprocess.run([sys.executable, "-c", _DIES, folder], capture_output=True, timeout=60)
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
    subprocess.run([sys.executable, "-c", _ENDS_WELL, folder], check=True, timeout=60)
    assert list(folder.iterdir()) == []
    assert CrashReporter(folder).collect() is None
