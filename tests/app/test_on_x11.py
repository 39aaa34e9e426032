"""The whole line of work in a window on a real X server, with another program's clipboard."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from waiting import next_line

from statelab_gui.app.settings import Settings
from statelab_gui.app.starting import make_window

pytestmark = pytest.mark.xcb

# No-break space, line separator and CRLF: what an editor would turn into something else.
_REPLY = '{"a":1,\u00a0"b":2,\r\n"c":3,"d":4,"e":5,"TMP":0}\u2028'

_OTHER_PROGRAM = """
import sys
from PySide6.QtCore import QMimeData, QTimer
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
data = QMimeData()
data.setData("text/plain;charset=utf-8", sys.stdin.buffer.read())
app.clipboard().setMimeData(data)
QTimer.singleShot(100, lambda: print("ready", flush=True))  # after the server was told
app.exec()
"""


@contextmanager
def _copied_elsewhere(data: bytes) -> Iterator[None]:
    """Another program holds the clipboard for as long as this lasts."""
    with subprocess.Popen(
        [sys.executable, "-c", _OTHER_PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as program:
        assert program.stdin is not None
        program.stdin.write(data)
        program.stdin.close()
        assert next_line(program) == b"ready\n"
        try:
            yield
        finally:
            program.kill()


def test_the_whole_job_is_done_in_an_x11_window(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "statelab_gui", "--tour", str(tmp_path / "pictures")],
        env=os.environ | {"HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=250,
    )
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr
    pictures = {path.stem.partition("-")[2] for path in (tmp_path / "pictures").iterdir()}
    assert {"desk-verdict", "first-error-observed", "run-log", "log-zh_TW"} <= pictures
    assert not QImage(str(next((tmp_path / "pictures").glob("*run-log.png")))).isNull()


def test_a_reply_from_another_program_is_kept_byte_for_byte(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path
) -> None:
    from statelab_gui.domain.recipes import starter
    from statelab_gui.domain.runs import Setting
    from statelab_gui.storage.commands import AddCaseSet, AddExaminee

    window, _ = make_window(qapp, Settings(tmp_path / "settings"), tmp_path / "crash")
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    window.session.create(tmp_path / "Review.statelab")
    window.session.apply(AddCaseSet("Starter", starter()))
    window.session.apply(AddExaminee({"model": Setting.of("m-1")}))
    document = window.session.document
    assert document is not None
    [case_set] = document.case_sets()
    case = next(c for c in document.cases(case_set.id) if c.name == "2-copy-code")
    [examinee] = document.examinees()
    window.show_page("desk", case_id=case.id, examinee_id=examinee.id)
    desk = window.pages.page("desk")
    assert desk is not None
    record = _REPLY.encode("utf-8")
    with _copied_elsewhere(record):
        # The server's word of the new owner arrives with the events of the window.
        qtbot.waitUntil(lambda: bool(qapp.clipboard().mimeData().formats()))
        pane = desk.page.reply.pane
        QTest.mouseClick(pane.paste_button, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: desk.page.reply.primary.isEnabled())
        QTest.mouseClick(desk.page.reply.primary, Qt.MouseButton.LeftButton)
        qtbot.waitUntil(lambda: document.replies(case.id) != [])
    [reply] = document.replies(case.id)
    assert reply.raw == record
    # U+2028 is no JSON white space: the verdict is that of standard JSON on these bytes.
    with pytest.raises(json.JSONDecodeError):
        json.loads(record)
    assert not reply.verdict.valid
    assert window.close()
