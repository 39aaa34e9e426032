"""Icons: every one draws something, in the ink of the palette."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QImage, QPalette
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from statelab_gui.views import icons
from statelab_gui.views.palettes import make_palette
from statelab_gui.views.resources import resource

_NAMES = sorted(file.stem for file in resource("icons").glob("*.svg"))


def _inks(image: QImage) -> set[str]:
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


@pytest.mark.parametrize("name", _NAMES)
def test_every_icon_draws_in_the_ink_of_the_palette(qapp: QApplication, name: str) -> None:
    for dark in (False, True):
        palette = make_palette(dark)
        image = icons.icon(name, palette).pixmap(QSize(48, 48)).toImage()
        assert palette.color(QPalette.ColorRole.ButtonText).name() in _inks(image)


@pytest.mark.parametrize("name", _NAMES)
def test_a_drawing_names_no_colour_of_its_own(name: str) -> None:
    text = resource("icons", f"{name}.svg").read_text("utf-8")
    assert "currentColor" in text
    assert "#" not in text.replace('xmlns="http://www.w3.org/2000/svg"', "")


def test_an_icon_is_as_sharp_as_the_screen(qapp: QApplication) -> None:
    pixmap = icons.icon("cases").pixmap(QSize(24, 24), 2.0)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (48, 2.0)


def test_a_disabled_icon_is_quieter(qapp: QApplication) -> None:
    icon = icons.icon("cases", make_palette(False))
    normal = _inks(icon.pixmap(QSize(48, 48), QIcon.Mode.Normal).toImage())
    disabled = _inks(icon.pixmap(QSize(48, 48), QIcon.Mode.Disabled).toImage())
    assert normal.isdisjoint(disabled)


def test_icons_are_tinted_anew_for_another_palette(qtbot: QtBot, qapp: QApplication) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    before = qapp.palette()
    try:
        qapp.setPalette(make_palette(False))
        icons.set_icon(button, "copy")
        qapp.setPalette(make_palette(True))
        icons.refresh(button)
        inks = _inks(button.icon().pixmap(QSize(48, 48)).toImage())
        assert make_palette(True).color(QPalette.ColorRole.ButtonText).name() in inks
    finally:
        qapp.setPalette(before)


def test_a_name_without_a_drawing_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        icons.icon("no-such-drawing")


def test_every_icon_named_in_the_program_is_drawn() -> None:
    import re

    package = Path(icons.__file__).parent.parent
    used = set()
    for file in package.rglob("*.py"):
        used |= set(re.findall(r'(?:set_icon|show_icon)\([^()"]*"([a-z_]+)"', file.read_text()))
        used |= set(re.findall(r'icons\.icon\("([a-z_]+)"', file.read_text()))
    assert used
    assert used <= set(_NAMES)
