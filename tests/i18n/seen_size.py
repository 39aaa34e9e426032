"""Whether a page or dialog fits a small screen: one of 1920 by 1080 pixels at 200 %."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QScrollArea, QWidget

SCREEN = QSize(952, 516)
"""Of its 960 by 540 the frame of a window takes the rest."""

_LEAST = QSize(920, 500)
"""No dialog may want more, so that it fits 1366 by 768 pixels at 150 % too."""


def too_large(window: QWidget) -> list[str]:
    """One line for a dialog that cannot be made small enough, and one for each area of a window
    that has to be scrolled sideways."""
    told = []
    need = window.minimumSizeHint()
    if isinstance(window, QDialog) and need.boundedTo(_LEAST) != need:
        told.append(f"{type(window).__name__} needs {need.width()} by {need.height()} pixels")
    for area in window.findChildren(QScrollArea):
        beyond = area.horizontalScrollBar().maximum()
        if area.isVisible() and beyond > 0:
            inside = type(area.widget()).__name__
            told.append(f"{inside} is scrolled sideways by {beyond} pixels")
    return told
