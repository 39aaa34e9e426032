"""A cell of the run log looks the same however often it is drawn, and its text never leaves it."""

import pytest
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from pytestqt.qtbot import QtBot

from statelab_gui.views import run_looks
from statelab_gui.views.run_looks import Hand, Look, Manner, Script, Shelf

WIDTH, HEIGHT, PAD = 90, 24, 6
TEXTS = (
    "",
    "Right",
    "12.50",
    "looked at by hand, number 7",
    "第一個被觀察到答錯的前綴",
    "<b>x</b>",
)


def look(ratio: float = 1.0, at_right: bool = False, width: int = WIDTH) -> Look:
    ground, ink = QColor("white"), QColor("black")
    manner = Manner(width, HEIGHT, PAD, 2, at_right, ground, ink, Script(QFont()))
    return Look(manner, Shelf(ratio))


def drawn(cell: Look, text: str) -> QImage:
    """The cell in the middle of a red picture."""
    ratio = cell.shelf.ratio
    picture = QImage(round(200 * ratio), round(60 * ratio), QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(ratio)
    picture.fill(QColor("red"))
    painter = QPainter(picture)
    put = cell.pictures.get(text)
    if put is None:
        hand = Hand(painter)
        cell.draw(hand, 40, 20, text)
        hand.write()
    else:
        painter.drawPixmap(40, 20, put)
    painter.end()
    return picture


def red_around(picture: QImage, width: int = WIDTH) -> bool:
    """Whether nothing was drawn beside the cell."""
    ratio = picture.devicePixelRatio()
    red = QColor("red").rgb()
    for y in range(picture.height()):
        for x in range(picture.width()):
            inside = 40 * ratio <= x < (40 + width) * ratio and 20 * ratio <= y < 44 * ratio
            if not inside and picture.pixel(x, y) != red:
                return False
    return True


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("at_right", [False, True])
def test_a_cell_drawn_again_looks_as_it_did(
    qtbot: QtBot, text: str, ratio: float, at_right: bool
) -> None:
    cell = look(ratio, at_right)
    first, *others = (drawn(cell, text) for _ in range(4))
    assert all(one == first for one in others)
    assert red_around(first)
    assert (text in cell.pictures) == ratio.is_integer()


def test_a_text_too_long_is_cut_where_the_mark_still_fits(qtbot: QtBot) -> None:
    script = Script(QFont())
    for room in range(0, 120, 7):
        shown, wide = script.fitted("looked at by hand", room)
        assert wide <= room
        assert shown == "" or shown.endswith("…") or shown == "looked at by hand"
    assert script.fitted("looked at by hand", 1000)[0] == "looked at by hand"
    assert script.fitted("第一個被觀察到答錯", 40)[0].endswith("…")
    assert script.fitted("x" * 40_000, 50)[1] <= 50


def test_a_tab_is_drawn_as_a_space(qtbot: QtBot) -> None:
    assert Script(QFont()).fitted("a\tb\nc", 500)[0] == "a b c"


def test_a_cell_without_room_is_its_ground(qtbot: QtBot) -> None:
    narrow = look(width=5)
    assert red_around(drawn(narrow, "Right"), width=5)


def test_what_is_kept_is_counted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    cell = look()
    monkeypatch.setattr(run_looks, "_MOST_KEPT", 4 * WIDTH * HEIGHT)
    for _ in range(2):
        drawn(cell, "Right")
        assert not cell.shelf.is_full
    drawn(cell, "Right")
    assert cell.shelf.is_full


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_digits_look_the_same_without_what_other_signs_need(qtbot: QtBot, ratio: float) -> None:
    script, found = Script(QFont()), []
    for font in (script.font, script.bare):
        picture = QImage(round(200 * ratio), round(40 * ratio), QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor("white"))
        painter = QPainter(picture)
        painter.setFont(font)
        painter.drawText(10, 25, "-711147.04")
        painter.end()
        found.append(picture)
    assert found[0] == found[1]
