"""Large text in the real window: it stays on its screen, and everything in it is reached."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLineEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.page_table import PAGES
from statelab_gui.app.pages.drift import Drift
from statelab_gui.app.sample import build_sample
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item, cases_of
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.storage.commands import AddDriftSet
from statelab_gui.views.widgets.page_room import PageRoom

_SCREEN = QSize(1280, 800)
_FRAME = QSize(16, 40)  # what the window system puts around the window


@pytest.fixture
def filled(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> MainWindow:
    """The window with cells, replies and a conversation in it, so that every page shows its all."""
    path = tmp_path / "filled.statelab"
    for _ in build_sample(path, lambda: "2026-01-02T03:04:05.000+00:00"):
        pass
    window.open_document(str(path))
    item = built_in_item(DriftFamily.ORDERS, Language.EN, 1)
    conditions = (Condition.CLEAN, Condition.EASY)
    recipe = DriftRecipe((DriftFamily.ORDERS,), (Language.EN,), (1,), conditions)
    window.session.apply(AddDriftSet("Drift", recipe, list(cases_of(item, conditions))))
    return window


def _settle() -> None:
    """Let every layout follow: one that changes asks the ones around it anew."""
    for _ in range(4):
        QApplication.processEvents()


def _enlarge(window: MainWindow, steps: int) -> None:
    for _ in range(steps):
        window.trigger("view.zoom_in")
    _settle()


def _controls(page: QWidget) -> Iterator[QWidget]:
    """What is seen on a page and used by hand, but for what is inside a part that scrolls."""
    for kind in (QAbstractButton, QComboBox, QLineEdit):
        for control in page.findChildren(kind):
            around = control.parentWidget()
            while around is not page and not isinstance(around, QAbstractScrollArea):
                around = around.parentWidget()
            if around is page and control.isVisible() and not control.size().isEmpty():
                yield control


def _room(window: MainWindow) -> PageRoom:
    room = window.pages.stack.currentWidget()
    assert isinstance(room, PageRoom)
    return room


def _seen(room: PageRoom, control: QWidget) -> bool:
    place = QRect(control.mapTo(room.viewport(), QPoint(0, 0)), control.size())
    return room.viewport().rect().contains(place)


@pytest.mark.parametrize("steps", [3, 4, 5], ids=["150", "175", "200"])
def test_the_window_keeps_its_size_and_every_control_is_reached(
    filled: MainWindow, qtbot: QtBot, steps: int
) -> None:
    size = _SCREEN - _FRAME
    filled.resize(size)
    for page in PAGES:
        filled.show_page(page.key)
    _enlarge(filled, steps)
    reached = 0
    for page in PAGES:
        filled.show_page(page.key)
        _settle()
        assert filled.size() == size, page.key
        least = filled.minimumSizeHint()
        assert least.boundedTo(size) == least, page.key
        room = _room(filled)
        for control in _controls(room.widget()):
            filled.pages.reveal(control)
            assert _seen(room, control), (page.key, control)
            reached += 1
    assert reached > 40
    filled.trigger("view.zoom_normal")
    _settle()
    assert filled.size() == size
    for page in PAGES:
        filled.show_page(page.key)
        _settle()
        assert _room(filled).widget().size() == _room(filled).viewport().size(), page.key


def test_what_gets_the_keyboard_is_scrolled_to(filled: MainWindow, qtbot: QtBot) -> None:
    filled.resize(700, 500)
    filled.show_page("report")
    _enlarge(filled, 5)
    room = _room(filled)
    far = [one for one in _controls(room.widget()) if one.isEnabled() and not _seen(room, one)]
    assert far
    filled.activateWindow()
    for control in far:
        control.setFocus()
        qtbot.waitUntil(lambda control=control: _seen(room, control))


def test_a_part_larger_than_the_room_does_not_make_the_page_jump(qtbot: QtBot) -> None:
    page = QWidget()
    page.setMinimumSize(400, 3000)
    large, far = QWidget(page), QWidget(page)
    large.setGeometry(0, 100, 300, 2000)
    far.setGeometry(0, 2600, 100, 20)
    room = PageRoom(page)
    qtbot.addWidget(room)
    room.resize(500, 300)
    room.show()
    bar = room.verticalScrollBar()
    bar.setValue(700)
    room.reveal(large)
    assert bar.value() == 700
    room.reveal(far)
    assert bar.value() > 2300 and _seen(room, far)
    room.reveal(large)
    assert bar.value() < 100


def test_a_dialog_of_large_text_is_no_larger_than_the_screen(
    filled: MainWindow, qtbot: QtBot
) -> None:
    _enlarge(filled, 5)
    filled.show_page("drift")
    drift = filled.pages.page("drift")
    assert isinstance(drift, Drift)
    drift.making.ask()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    screen = filled.screen().availableSize()
    least = dialog.minimumSizeHint()
    qtbot.waitUntil(lambda: dialog.height() <= screen.height())
    assert dialog.width() <= max(screen.width(), least.width())
    dialog.close()
    filled.trigger("view.zoom_normal")


@pytest.mark.parametrize("steps", range(-2, 6))
def test_the_rail_has_every_page_in_every_text_size(opened: MainWindow, steps: int) -> None:
    opened.resize(_SCREEN - _FRAME)
    for _ in range(abs(steps)):
        opened.trigger("view.zoom_in" if steps > 0 else "view.zoom_out")
    _settle()
    rail, last = opened.rail, 0
    for page in PAGES:
        button: QToolButton = rail.button(page.key)
        assert button.geometry().top() >= last and rail.rect().contains(button.geometry())
        assert button.height() >= button.sizeHint().height() - 2
        assert button.width() >= button.fontMetrics().horizontalAdvance(button.text())
        last = button.geometry().bottom()
    opened.trigger("view.zoom_normal")


def test_larger_and_smaller_text_are_offered_as_far_as_there_is_such(opened: MainWindow) -> None:
    larger = opened.menus.action("view.zoom_in")
    smaller = opened.menus.action("view.zoom_out")
    assert larger.isEnabled() and smaller.isEnabled()
    for _ in range(9):
        larger.trigger()
    assert not larger.isEnabled() and smaller.isEnabled()
    smaller.trigger()
    assert larger.isEnabled()
    for _ in range(9):
        smaller.trigger()
    assert larger.isEnabled() and not smaller.isEnabled()
    opened.trigger("view.zoom_normal")
    assert larger.isEnabled() and smaller.isEnabled()
