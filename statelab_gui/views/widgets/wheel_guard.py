"""Keeps the wheel from changing a setting that the pointer only passes over."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWheelEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QSlider,
    QWidget,
)

_SETTINGS = (QComboBox, QAbstractSpinBox, QSlider)


class WheelGuard(QObject):
    """Watches the windows of the program: over a chooser, number or slider without the keyboard
    the wheel scrolls what it stands in. One that has the keyboard turns as the platform has it.

    It looks at what reaches a window, and not at every event of every widget, which is far more.
    """

    def watch(self, window: QWindow | None) -> None:
        """Watch a window from now on; None is no window of this program."""
        if window is not None:
            window.removeEventFilter(self)  # else it would be asked twice
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Lead the wheel away from a setting that has not the keyboard."""
        if event.type() is not QEvent.Type.Wheel or not isinstance(event, QWheelEvent):
            return False
        setting = _setting_under(watched, event)
        if setting is None or setting.hasFocus():
            return False
        _scroll_around(setting, event)
        return True


def _setting_under(watched: QObject, event: QWheelEvent) -> QWidget | None:
    """The chooser, number or slider under the pointer, whichever part of it that is."""
    whole = next((w for w in QApplication.topLevelWidgets() if w.windowHandle() is watched), None)
    part = None if whole is None else whole.childAt(event.position().toPoint())
    while part is not None and not isinstance(part, _SETTINGS):
        part = None if part.isWindow() else part.parentWidget()
    return part


def _scroll_around(setting: QWidget, event: QWheelEvent) -> None:
    """Turn the wheel over the nearest ground around a setting that can be scrolled."""
    around = setting.parentWidget()
    while around is not None:
        if isinstance(around, QAbstractScrollArea) and _scrolls(around, event):
            ground = around.viewport()
            turned = QWheelEvent(
                ground.mapFromGlobal(event.globalPosition()),
                event.globalPosition(),
                event.pixelDelta(),
                event.angleDelta(),
                event.buttons(),
                event.modifiers(),
                event.phase(),
                event.inverted(),
            )
            QApplication.sendEvent(ground, turned)
            return
        around = None if around.isWindow() else around.parentWidget()


def _scrolls(area: QAbstractScrollArea, event: QWheelEvent) -> bool:
    across = abs(event.angleDelta().x()) > abs(event.angleDelta().y())
    bar = area.horizontalScrollBar() if across else area.verticalScrollBar()
    return bar.minimum() < bar.maximum()
