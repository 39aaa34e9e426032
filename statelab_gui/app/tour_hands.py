"""The hands of the tour: real clicks and keys on the real window, and pictures of what is seen."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QModelIndex, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QWidget,
)

_LONGEST = 60_000  # milliseconds that any one step may take
_SETTLE = 120  # milliseconds until a page has drawn what it shows
_PNG = 75  # Qt's scale of haste: a third faster than usual, and a few percent larger

W = TypeVar("W", bound=QWidget)


class TourStoppedError(Exception):
    """A step of the tour did not come about; the text says which."""


class Hands(QObject):
    """Clicks, types, waits and takes pictures into a folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._number = 0
        self.pictures: list[Path] = []

    def wait_until(self, holds: Callable[[], object], what: str) -> None:
        """Let the window live until `holds`; raises TourStoppedError after a minute."""
        clock = QElapsedTimer()
        clock.start()
        while not holds():
            if clock.elapsed() > _LONGEST:
                raise TourStoppedError(what)
            self.rest(10)

    def rest(self, milliseconds: int = _SETTLE) -> None:
        """Let the window live for a while."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def click(self, button: QWidget) -> None:
        """Press a button that can be seen and is on."""
        if not (button.isVisible() and button.isEnabled()):
            raise TourStoppedError(
                f"{button.objectName() or type(button).__name__} cannot be pressed"
            )
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def tick(self, box: QAbstractButton, on: bool) -> None:
        """Tick a box or take its tick away, by the space bar: a wide one is not hit anywhere."""
        if box.isChecked() is not on:
            QTest.keyClick(box, Qt.Key.Key_Space)
        if box.isChecked() is not on:
            raise TourStoppedError(f"the box {box.text()} cannot be set")

    def click_cell(self, table: QAbstractItemView, at: QModelIndex) -> None:
        """Click on a cell of a table, once it is in sight."""
        table.scrollTo(at)
        place = table.visualRect(at).center()
        if not table.viewport().rect().contains(place):
            raise TourStoppedError(f"a cell of {type(table).__name__} cannot be seen")
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def write(self, field: QWidget, text: str) -> None:
        """Type into a field in place of what it holds."""
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(field, text)

    def copy(self, text: str) -> None:
        """Put text on the clipboard, as another program would."""
        QApplication.clipboard().setText(text)

    def in_dialog(
        self, kind: type[W], begin: Callable[[], object], act: Callable[[W], object]
    ) -> None:
        """Do what opens a dialog, and act in it once it is seen; it must be closed in the end."""
        problems: list[Exception] = []
        done: list[bool] = []

        def look() -> None:
            seen = QApplication.activeModalWidget()
            if not isinstance(seen, kind):
                QTimer.singleShot(20, look)
                return
            try:
                self.rest()
                act(seen)
            except Exception as error:
                problems.append(error)
                if isinstance(seen, QDialog):
                    seen.done(QDialog.DialogCode.Rejected)
            done.append(True)

        QTimer.singleShot(0, look)
        begin()
        self.wait_until(lambda: done, f"the dialog {kind.__name__}")
        if problems:
            raise problems[0]

    def choose_file(self, begin: Callable[[], object], path: Path) -> None:
        """Do what asks for a file, and name it."""

        def name_it(dialog: QFileDialog) -> None:
            field = dialog.findChild(QLineEdit)
            assert field is not None
            field.setText(str(path))
            QTest.keyClick(field, Qt.Key.Key_Return)

        self.in_dialog(QFileDialog, begin, name_it)

    def picture(self, widget: QWidget, name: str) -> None:
        """Write what is seen of a window as NN-name.png."""
        self.rest()
        self._number += 1
        path = self._folder / f"{self._number:02}-{name}.png"
        if not widget.grab().save(str(path), "PNG", _PNG):
            raise TourStoppedError(f"{path} cannot be written")
        self.pictures.append(path)

    def forget_deleted(self) -> None:
        """Let closed dialogs go before the next step looks for one."""
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
