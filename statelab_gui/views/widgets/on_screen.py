"""Keeps dialogs, whose size goes by the size of the text, on the screen that they are shown on."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from statelab_gui.views import theme


def keep_on_screen(window: QWindow | None) -> None:
    """Make a dialog that is larger than its screen as small as that, as far as it can be."""
    dialogs = (one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog))
    dialog = next((one for one in dialogs if one.windowHandle() is window), None)
    if dialog is None or window is None:
        return
    screen = dialog.screen().availableGeometry()
    room = screen_room(dialog)
    if dialog.size().boundedTo(room) != dialog.size():
        dialog.resize(dialog.size().boundedTo(room))
    outer = dialog.frameGeometry()
    place = outer.topLeft()
    place.setX(max(screen.left(), min(place.x(), screen.right() - outer.width())))
    place.setY(max(screen.top(), min(place.y(), screen.bottom() - outer.height())))
    if place != outer.topLeft():
        dialog.move(place)


def screen_room(window: QWidget) -> QSize:
    """What the screen that a window is on, or will be shown on, has for what is in the window."""
    frame = QSize(theme.space(2), theme.space(6))  # the window system draws around it
    return window.screen().availableGeometry().size() - frame
