"""Opening a file that was just written, in the program that the system has for its kind."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices

from statelab_gui.app.shell import Kind


def open_written(path: str, say: Callable[[str, Kind], None]) -> None:
    """Open the file; where that cannot be done `say` tells it."""
    if not Path(path).is_file():
        text = QCoreApplication.translate("OpenWritten", "{file} is not there any more.")
    elif not QDesktopServices.openUrl(QUrl.fromLocalFile(path)):
        text = QCoreApplication.translate("OpenWritten", "No program was found that opens {file}.")
    else:
        return
    say(text.format(file=Path(path).name), "problem")
