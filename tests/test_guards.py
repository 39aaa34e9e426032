"""The guards of conftest.py hold."""

import os
import shutil
import socket
import sys
from pathlib import Path

import keyring
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication

from statelab_gui.app.translations import Translations


@pytest.mark.parametrize("address", [("192.0.2.1", 80), ("example.invalid", 443)])
def test_a_connection_to_elsewhere_fails_the_test(address: tuple[str, int]) -> None:
    with pytest.raises(AssertionError, match="reached for the network"):
        socket.create_connection(address, timeout=0.1)
    with socket.socket() as plain, pytest.raises(AssertionError, match="reached for the network"):
        plain.connect(address)


def test_this_computer_can_be_reached() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        socket.create_connection(server.getsockname(), timeout=5).close()


def test_no_key_is_kept() -> None:
    keyring.set_password("statelab-tests", "someone", "secret")
    assert keyring.get_password("statelab-tests", "someone") is None


def test_home_and_settings_are_not_the_users(qapp: QApplication) -> None:
    home = Path(os.environ["HOME"])
    assert "statelab-tests-" in str(home)
    assert Path.home() == home
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    assert Path(QStandardPaths.writableLocation(place)).is_relative_to(home.parent)
    assert "settings" in QSettings("statelab-tests", "guard").fileName()


@pytest.mark.parametrize("turn", [1, 2])
def test_a_test_starts_in_an_empty_folder_outside_of_the_checkout(turn: int) -> None:
    assert not Path.cwd().is_relative_to(Path(__file__).parents[1])
    assert list(Path.cwd().iterdir()) == []
    Path("left behind").touch()


@pytest.mark.parametrize("turn", [1, 2])
def test_settings_of_one_test_are_not_found_by_the_next(turn: int) -> None:
    settings = QSettings("statelab-tests", "guard")
    assert settings.value("left behind") is None
    settings.setValue("left behind", turn)
    settings.sync()


@pytest.mark.parametrize("turn", [1, 2])
def test_the_language_of_one_test_is_not_found_by_the_next(qapp: QApplication, turn: int) -> None:
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"
    assert QLocale() == QLocale.c()
    Translations(qapp).switch("zh_TW")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") != "Cancel"
    assert QLocale() != QLocale.c()


def test_the_application_has_one_fixed_style(qapp: QApplication) -> None:
    assert qapp.style().objectName().lower() == "fusion"


def test_chinese_can_be_drawn(chinese_font: str) -> None:
    assert chinese_font


pytest_plugins = ["pytester"]


def test_a_qt_warning_fails_the_test(pytester: pytest.Pytester) -> None:
    pytester.makeini("[pytest]\nqt_api = pyside6\nqt_log_level_fail = WARNING")
    pytester.makepyfile(
        "from PySide6.QtCore import qWarning\ndef test_it(qapp):\n    qWarning('odd')\n"
    )
    result = pytester.runpytest_inprocess()
    result.assert_outcomes(failed=1)


def test_a_test_that_leaves_the_application_quitting_fails_and_harms_no_other(
    pytester: pytest.Pytester,
) -> None:
    shutil.copy(Path(__file__).with_name("conftest.py"), pytester.path)
    pytester.makeini("[pytest]\nqt_api = pyside6")
    pytester.makepyfile(
        """
        from PySide6.QtCore import QCoreApplication, QEvent, QTimer

        def test_quits(qapp):
            QCoreApplication.postEvent(qapp, QEvent(QEvent.Type.Quit))

        def test_waits(qtbot):
            timer = QTimer(singleShot=True)
            with qtbot.waitSignal(timer.timeout):
                timer.start(20)
        """
    )
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=2, errors=1)
    result.stdout.fnmatch_lines(["*the test left the application quitting*"])


@pytest.mark.skipif(os.name == "nt", reason="signals are others there")
def test_a_test_that_hangs_is_told_and_the_run_ends_well(pytester: pytest.Pytester) -> None:
    """And what was copied is let go of, and a child can be stopped though the tests cannot."""
    shutil.copy(Path(__file__).with_name("conftest.py"), pytester.path)
    pytester.makeini("[pytest]\nqt_api = pyside6\nfaulthandler_timeout = 4")
    pytester.makepyfile(
        """
        import subprocess, sys, threading

        from PySide6.QtCore import QMimeData
        from PySide6.QtGui import QGuiApplication

        def test_copies(qapp):
            data = QMimeData()
            data.setText("kept")
            QGuiApplication.clipboard().setMimeData(data)

        def test_hangs():
            threading.Event().wait()

        def test_a_child_can_be_stopped():
            code = "import os, signal, time; os.kill(os.getpid(), signal.SIGINT); time.sleep(60)"
            child = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60)
            assert b"KeyboardInterrupt" in child.stderr
        """
    )
    ignoring = ["/bin/sh", "-c", 'trap "" INT; exec "$0" "$@"', sys.executable, "-m", "pytest"]
    result = pytester.run(*ignoring, "-p", "no:cacheprovider", timeout=60)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["*the test has not ended within 4 seconds*"])
    assert result.ret == pytest.ExitCode.TESTS_FAILED
