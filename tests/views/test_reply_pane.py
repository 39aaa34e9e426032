"""The reply box: every way in, what is shown, what is pushed out can be put back."""

import pytest
from desk_bench import put_on_clipboard
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest

from statelab_gui.domain.runs import ReplySource
from statelab_gui.views.reply_intake import Received
from statelab_gui.views.reply_pane import ReplyPane

RAW = "\u00a0{\r\n}".encode()


@pytest.fixture
def pane(qtbot):
    QGuiApplication.clipboard().clear()
    made = ReplyPane()
    qtbot.addWidget(made)
    made.resize(600, 400)
    made.show()
    return made


def drop(pane: ReplyPane, mime: QMimeData) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), Qt.DropAction.CopyAction, mime, left, none)
    pane.dragEnterEvent(enter)
    assert enter.isAccepted()
    pane.dropEvent(QDropEvent(QPointF(50, 50), Qt.DropAction.CopyAction, mime, left, none))


def test_an_empty_clipboard_is_said_and_nothing_is_held(pane):
    pane.paste_button.click()
    assert pane.held() is None
    assert "The clipboard is empty" in pane.notice.text()


def test_a_paste_is_held_and_shown_with_marks(pane):
    put_on_clipboard(RAW)
    pane.paste_button.click()
    assert pane.held() == Received(RAW, ReplySource.PASTED)
    assert pane.view.text.toPlainText() == "⟦U+00A0⟧{␍\n}"
    assert "Not recorded yet" in pane.notice.text()


def test_a_dropped_file_and_dropped_text_are_taken(pane, tmp_path):
    file = tmp_path / "reply.json"
    file.write_bytes(RAW)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    drop(pane, mime)
    assert pane.held() == Received(RAW, ReplySource.FILE, file_name="reply.json")
    text = QMimeData()
    text.setData("text/plain", RAW)
    drop(pane, text)
    assert pane.held() == Received(RAW, ReplySource.PASTED)


def test_what_a_new_reply_pushes_out_can_be_put_back(pane):
    put_on_clipboard(b"first")
    pane.paste_button.click()
    put_on_clipboard(b"second")
    pane.paste_button.click()
    assert pane.held().raw == b"second"
    pane.notice.button.click()
    assert pane.held().raw == b"first"
    pane.clear_button.click()
    assert pane.held() is None
    pane.notice.button.click()
    assert pane.held().raw == b"first"


def test_a_refused_paste_leaves_what_is_held(pane):
    put_on_clipboard(b"first")
    pane.paste_button.click()
    QGuiApplication.clipboard().clear()
    pane.paste_button.click()
    assert pane.held().raw == b"first"


def test_typed_text_is_held_as_typed(pane):
    pane.type_button.click()
    QTest.keyClicks(pane.editor, '{"a": 4}')
    assert pane.held() == Received(b'{"a": 4}', ReplySource.PASTED, typed=True)


def test_a_paste_into_the_empty_editor_is_received_whole(pane):
    pane.type_button.click()
    put_on_clipboard(RAW)
    pane.editor.paste()
    assert pane.held() == Received(RAW, ReplySource.PASTED)
    assert not pane.is_typing()


def test_a_paste_into_typed_text_keeps_every_character(pane):
    pane.type_button.click()
    QTest.keyClicks(pane.editor, "x")
    put_on_clipboard(RAW)
    pane.editor.paste()
    assert pane.held().raw == b"x" + RAW
    put_on_clipboard(b"\xff")
    pane.editor.paste()
    assert pane.held().raw == b"x" + RAW
    assert "cannot be put into typed text" in pane.notice.text()


def test_an_empty_file_is_an_empty_reply_and_no_reply_is_none(pane, tmp_path):
    file = tmp_path / "empty.txt"
    file.write_bytes(b"")
    pane.receive_file(file)
    assert pane.held() == Received(b"", ReplySource.FILE, file_name="empty.txt")
    pane.hold(None)
    assert pane.held() is None
