"""Makes the application and its window; the program, the tour and the tests all start so."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

import statelab_gui
from statelab_gui.app.appearance import Appearance
from statelab_gui.app.garbage import GarbageCollection
from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.settings import Settings
from statelab_gui.app.translations import Translations
from statelab_gui.app.warm_up import WarmUp


def make_application(arguments: list[str]) -> QApplication:
    """The application with its names; there must be none yet."""
    QCoreApplication.setApplicationName("StateLab")
    QCoreApplication.setApplicationVersion(statelab_gui.__version__)
    QCoreApplication.setOrganizationName("StateLab")
    app = QApplication(arguments)
    app.setApplicationDisplayName("")  # the window's title says it already
    app.setDesktopFileName("statelab")
    return app


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
