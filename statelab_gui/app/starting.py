"""Makes the application and its window; the program, the tour and the tests all start so."""

import atexit
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

import statelab_gui
from statelab_gui.app.appearance import Appearance
from statelab_gui.app.garbage import GarbageCollection
from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.settings import Settings
from statelab_gui.app.translations import Translations
from statelab_gui.app.warm_up import WarmUp

_NO_DISPLAY = ("offscreen", "minimal", "minimalegl", "eglfs", "linuxfb", "vkkhrdisplay", "vnc")
"""Qt's platforms whose clipboard is the process's own."""


def make_application(arguments: list[str]) -> QApplication:
    """The application with its names; there must be none yet."""
    QCoreApplication.setApplicationName("StateLab")
    QCoreApplication.setApplicationVersion(statelab_gui.__version__)
    QCoreApplication.setOrganizationName("StateLab")
    app = QApplication(arguments)
    app.setApplicationDisplayName("")  # the window's title says it already
    app.setDesktopFileName("statelab")
    atexit.register(_let_go_of_the_clipboard)  # Qt registered its own end first, and is ended last
    return app


def _let_go_of_the_clipboard() -> None:
    """Empty a clipboard that nobody but this process has, while Python is still there.

    Where there is no display Qt keeps what was copied until long after Python has ended, and what
    Python made cannot be destroyed any more: the process would die of it. A display's clipboard
    is left alone: what was copied can be pasted after the program has ended.
    """
    if QGuiApplication.instance() is not None and QGuiApplication.platformName() in _NO_DISPLAY:
        QGuiApplication.clipboard().clear()


def make_window(
    app: QApplication, settings: Settings, crash_folder: Path
) -> tuple[MainWindow, WarmUp]:
    """The window in the reviewer's language and colours, not shown yet, and what warms it up."""
    translations = Translations(app)
    translations.switch(settings.get("language"))
    appearance = Appearance(app, settings, app)
    warm_up = WarmUp(parent=app)
    window = MainWindow(settings, appearance, translations, warm_up, crash_folder)
    GarbageCollection(window)
    return window, warm_up
