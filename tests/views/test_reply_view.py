"""A record on screen: plain, with marks, the fault underlined, long ones by their head."""

import pytest
from PySide6.QtGui import QTextCharFormat

from statelab_gui.domain.scoring import score
from statelab_gui.views import theme
from statelab_gui.views.reply_view import HEAD, ReplyView
from statelab_gui.views.theme import Role

TRUTH = {"a": 4, "b": 3}


@pytest.fixture
def view(qtbot):
    made = ReplyView()
    qtbot.addWidget(made)
    made.resize(600, 300)
    made.show()
    return made


def underlined(view: ReplyView) -> list[str]:
    return [s.cursor.selectedText() for s in view.text.extraSelections() if is_underlined(s)]


def is_underlined(selection) -> bool:
    wave = QTextCharFormat.UnderlineStyle.WaveUnderline
    return selection.format.underlineStyle() == wave


def test_invisible_characters_are_marks(view):
    view.show_reply("\u00a0{\r\n}\ufeff\0".encode() + b"\xff")
    assert view.text.toPlainText() == "⟦U+00A0⟧{␍\n}⟦U+FEFF⟧␀⟦\\xFF⟧"


def test_marks_are_quiet_and_the_rest_is_not(view):
    view.show_reply("😀\u00a0{}".encode())
    (mark,) = view.text.extraSelections()
    assert mark.cursor.selectedText() == "⟦U+00A0⟧"
    assert mark.format.foreground().color() == theme.color(Role.QUIET)


def test_markup_is_shown_and_not_obeyed(view):
    view.show_reply(b"<b>bold</b>")
    assert view.text.toPlainText() == "<b>bold</b>"


@pytest.mark.parametrize(
    ("raw", "marked"),
    [
        ('{"a":4,"b":3} Done!', "Done!"),
        ('😀 {"a":4,"b":3}', "😀"),
        ('\u00a0{"a":4,"b":3}', "⟦U+00A0⟧"),
        ('{"a":4.0,"b":3}', "4.0"),
        ('{"a":4,', ","),
    ],
)
def test_the_place_of_a_fault_is_underlined(view, raw, marked):
    view.show_reply(raw.encode(), score(raw.encode(), TRUTH).faults)
    assert [text.strip() for text in underlined(view)] == [marked]


def test_a_long_record_shows_its_head_and_says_so(view):
    raw = b"1" * (3 * HEAD)
    view.show_reply(raw, score(raw, TRUTH).faults)
    assert len(view.text.toPlainText()) == HEAD
    assert "50" in view.head_note.text() and "150" in view.head_note.text()
    assert view.head_note.isVisible()
    view.show_reply(b"{}")
    assert not view.head_note.isVisible()


def test_a_record_of_marks_shows_no_more_than_the_head(view):
    view.show_reply("\u00a0".encode() * HEAD)
    assert HEAD - 8 < len(view.text.toPlainText()) <= HEAD
    assert view.head_note.isVisible()


def test_a_fault_beyond_the_head_is_not_underlined_elsewhere(view):
    raw = b" " * (2 * HEAD) + b"x"
    view.show_reply(raw, score(raw, TRUTH).faults)
    assert all(not text.strip() for text in underlined(view))


def test_clearing_leaves_nothing(view):
    view.show_reply(b"secret x", score(b"secret x", TRUTH).faults)
    view.clear_reply()
    assert view.text.toPlainText() == ""
    assert view.text.extraSelections() == []
