"""The editor for typed text gives back exactly what went in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from statelab_gui.views.exact_editor import PASTE_LIMIT, ExactEditor

AWKWARD = [
    "\u00a0",
    "\u2028",
    "\u2029",
    "\r\n",
    "\r",
    "\n",
    "\ufeff",
    "\0",
    "\ufdd0",
    "\ufdd1",
    "😀",
]
awkward_text = st.lists(
    st.one_of(
        st.sampled_from(AWKWARD), st.text(st.characters(exclude_categories=["Cs"]), max_size=3)
    ),
    max_size=12,
).map("".join)


@pytest.fixture
def editor(qtbot):
    made = ExactEditor()
    qtbot.addWidget(made)
    made.show()
    return made


def put_on_clipboard(raw: bytes, key: str = "text/plain") -> None:
    mime = QMimeData()
    mime.setData(key, raw)
    QGuiApplication.clipboard().setMimeData(mime)


@given(text=awkward_text)
def test_a_text_that_is_put_in_comes_back_the_same(qapp, text):
    editor = ExactEditor()
    editor.set_exact_text(text)
    assert editor.exact_text() == text


@given(before=awkward_text, pasted=awkward_text, after=awkward_text)
def test_a_paste_into_the_middle_keeps_every_character(qapp, before, pasted, after):
    editor = ExactEditor()
    editor.set_exact_text(after)
    editor.moveCursor(editor.textCursor().MoveOperation.Start)
    for part in (before, pasted):
        if part:
            put_on_clipboard(part.encode())
            editor.paste()
    assert editor.exact_text() == before + pasted + after


def test_keys_give_what_is_on_them(editor):
    QTest.keyClicks(editor, '{"a": 1}')
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QTest.keyClicks(editor, "x")
    assert editor.exact_text() == '{"a": 1}\nx'


def test_undo_takes_a_paste_back_exactly(editor):
    editor.set_exact_text("one")
    put_on_clipboard(b"\r\n\xc2\xa0two\r\n")
    editor.moveCursor(editor.textCursor().MoveOperation.End)
    editor.paste()
    assert editor.exact_text() == "one\r\n\u00a0two\r\n"
    editor.undo()
    assert editor.exact_text() == "one"
    editor.redo()
    assert editor.exact_text() == "one\r\n\u00a0two\r\n"


@pytest.mark.parametrize("raw", [b"\xff", "\ud800".encode("utf-8", "surrogatepass")])
def test_what_it_cannot_hold_is_refused_and_changes_nothing(editor, qtbot, raw):
    editor.set_exact_text("kept")
    put_on_clipboard(raw)
    with qtbot.waitSignal(editor.paste_refused):
        editor.paste()
    assert editor.exact_text() == "kept"


def test_a_paste_above_the_limit_is_refused(editor, qtbot):
    put_on_clipboard(b"1" * (PASTE_LIMIT + 1))
    with qtbot.waitSignal(editor.paste_refused):
        editor.paste()
    assert editor.is_empty()
