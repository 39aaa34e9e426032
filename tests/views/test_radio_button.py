"""The ring of a choice, on the ground of both themes."""

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from statelab_gui.views import theme
from statelab_gui.views.widgets.radio_button import RadioButton


def _luminance(color: QColor) -> float:
    parts = [
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4
        for one in (color.redF(), color.greenF(), color.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def _contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_ring_of_a_choice_that_is_not_made_can_be_told_from_the_ground(
    qtbot: QtBot, qapp: QApplication, name: str
) -> None:
    theme.apply(qapp, name)
    try:
        button = RadioButton()
        qtbot.addWidget(button)
        ground = button.palette().color(QPalette.ColorRole.Window)
        button.setAutoFillBackground(True)
        button.resize(button.sizeHint())
        seen = button.grab().toImage()
        middle = seen.height() // 2
        line = [seen.pixelColor(x, middle) for x in range(seen.width() // 2)]
        assert max(_contrast(one, ground) for one in line) >= 3.0
    finally:
        theme.apply(qapp, "light")
