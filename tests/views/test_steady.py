"""Room that does not change with every text."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from statelab_gui.views.widgets.steady import Steady


class Around(QVBoxLayout):
    """Counts how often it is to be worked out anew."""

    def __init__(self, part: QWidget) -> None:
        self.asked = 0
        super().__init__()
        self.addWidget(part)

    def invalidate(self) -> None:
        self.asked += 1
        super().invalidate()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def shown(window: QWidget) -> tuple[QPushButton, Steady, Around]:
    button = QPushButton("Next: prefix 100")
    room = Steady(button)
    around = Around(room)
    window.setLayout(around)
    window.show()
    QApplication.processEvents()
    around.asked = 0
    return button, room, around


def test_a_text_that_fits_asks_for_no_layout(window: QWidget) -> None:
    button, room, around = shown(window)
    before = room.sizeHint()
    button.setText("Next: 9")
    QApplication.processEvents()
    assert room.sizeHint() == before
    assert around.asked == 0


def test_a_text_that_needs_more_room_gets_it(window: QWidget) -> None:
    button, room, around = shown(window)
    button.setText("Next: prefix 600,000, reply 2 of 3")
    QApplication.processEvents()
    assert room.sizeHint() == button.sizeHint()
    assert around.asked > 0
    assert around.minimumSize().width() > button.sizeHint().width()


def test_renewed_it_is_as_large_as_the_present_text_wants(window: QWidget) -> None:
    button, room, _ = shown(window)
    button.setText("9")
    QApplication.processEvents()
    room.renew()
    assert room.sizeHint() == button.sizeHint()


def test_the_part_fills_the_room_and_takes_its_focus(window: QWidget) -> None:
    button, room, _ = shown(window)
    window.resize(400, 90)
    QApplication.processEvents()
    assert button.geometry() == room.rect()
    assert room.focusProxy() is button
