"""On every page and in every dialog: the wheel changes no setting that it only passes over."""

from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QDateEdit,
    QScrollArea,
    QSlider,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from test_pages_in_every_language import Reader, sample, window

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.tour_hands import Hands
from statelab_gui.views.widgets.wheel_guard import WheelGuard

__all__ = ["sample", "window"]


def _turn(widget: QWidget) -> None:
    """Turn the wheel one step down over a widget, as the window system tells of it."""
    whole = widget.window()
    place = widget.mapTo(whole, widget.rect().center())
    QTest.wheelEvent(whole.windowHandle(), QPointF(place), QPoint(0, -120))


def _value(setting: QWidget) -> object:
    if isinstance(setting, QComboBox):
        return setting.currentIndex()
    return setting.value() if isinstance(setting, QSlider) else setting.text()  # type: ignore[attr-defined]  # QAbstractSpinBox


class _Turner(Reader):
    """Turns the wheel over whatever is seen, instead of reading it."""

    turned = 0

    def look(self, widget: QWidget, what: str) -> None:
        """Note what changed though it had not the keyboard."""
        for kind in (QComboBox, QAbstractSpinBox, QSlider):
            for setting in widget.window().findChildren(kind):
                if not setting.isVisible() or not setting.isEnabled():
                    continue
                if setting.hasFocus() or setting.window() is not widget.window():
                    continue
                before = _value(setting)
                _turn(setting)
                self.turned += 1
                if _value(setting) != before:
                    self.faults.append(f"{what}: {setting.accessibleName()!r} has changed")
                if setting.hasFocus():
                    self.faults.append(f"{what}: {setting.accessibleName()!r} took the keyboard")


def test_no_setting_changes_under_the_wheel_without_the_keyboard(
    window: MainWindow, qtbot: QtBot, sample: Path, tmp_path: Path
) -> None:
    turner = _Turner(window, Hands(tmp_path), None)
    window.open_document(str(sample))
    qtbot.waitUntil(lambda: window.session.document is not None, timeout=20_000)
    turner.pages("sample")
    turner.report()
    turner.case_dialogs()
    turner.other_dialogs()
    assert turner.turned > 100
    assert turner.faults == [], "\n" + "\n".join(turner.faults)


@pytest.fixture
def form(qtbot: QtBot) -> QScrollArea:
    """A form that is higher than its window, in a window that is watched."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    box, number, day, slider = QComboBox(), QSpinBox(), QDateEdit(), QSlider()
    box.addItems([str(n) for n in range(9)])
    box.setCurrentIndex(4)
    number.setValue(5)
    slider.setValue(50)
    day.setDate(QDate(2026, 6, 15))
    for part in (box, number, day, slider):
        column.addWidget(part)
    column.addSpacing(900)
    area = QScrollArea()
    area.setWidget(inside)
    area.setWidgetResizable(True)
    area.resize(300, 300)
    qtbot.addWidget(area)
    area.show()
    qtbot.waitExposed(area)
    guard = WheelGuard(area)
    guard.watch(area.windowHandle())
    return area


@pytest.mark.parametrize("kind", [QComboBox, QSpinBox, QDateEdit, QSlider])
def test_over_a_setting_without_the_keyboard_the_form_is_scrolled(
    form: QScrollArea, kind: type[QWidget]
) -> None:
    form.setFocus()
    setting = form.findChildren(kind)[0]
    before = _value(setting)
    _turn(setting)
    assert _value(setting) == before
    assert not setting.hasFocus()
    assert form.verticalScrollBar().value() > 0


@pytest.mark.parametrize("kind", [QComboBox, QSpinBox, QDateEdit, QSlider])
def test_a_setting_that_has_the_keyboard_is_turned(
    form: QScrollArea, qtbot: QtBot, kind: type[QWidget]
) -> None:
    setting = form.findChildren(kind)[0]
    setting.setFocus()
    qtbot.waitUntil(setting.hasFocus)
    before = _value(setting)
    _turn(setting)
    assert _value(setting) != before
    assert form.verticalScrollBar().value() == 0


def test_elsewhere_the_wheel_does_what_it_did(form: QScrollArea) -> None:
    ground: QAbstractScrollArea = form
    _turn(ground.viewport())
    assert form.verticalScrollBar().value() > 0
