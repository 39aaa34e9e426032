"""The slots of the menus View and Help."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QWidget

from statelab_gui.app.appearance import Appearance
from statelab_gui.app.resources import help_page


class ViewCommands(QObject):
    """Pages and text size."""

    def __init__(self, appearance: Appearance, show_page: Callable[[str], object]) -> None:
        super().__init__()
        self._appearance = appearance
        self.show_page = show_page

    def zoom_in(self) -> None:
        """One size larger."""
        self._appearance.step_zoom(1)

    def zoom_out(self) -> None:
        """One size smaller."""
        self._appearance.step_zoom(-1)

    def zoom_normal(self) -> None:
        """The system's own size."""
        self._appearance.step_zoom(0)


class HelpCommands(QObject):
    """Help, shortcuts, about, and the folder of crash reports."""

    def __init__(
        self,
        parent: QWidget,
        crash_folder: Path,
        language: Callable[[], str],
        actions: Callable[[], list[QAction]],
    ) -> None:
        super().__init__(parent)
        self._parent = parent
        self._crash_folder = crash_folder
        self._language = language
        self._actions = actions

    def first_steps(self) -> None:
        """The help page in the language of the window."""
        from statelab_gui.views.help_dialogs import HelpDialog

        HelpDialog(help_page(self._language()).read_text("utf-8"), self._parent).exec()

    def shortcuts(self) -> None:
        """The list of every action that has a key."""
        from statelab_gui.views.help_dialogs import ShortcutsDialog

        ShortcutsDialog(self._actions(), self._parent).exec()

    def about(self) -> None:
        """What this is, and its version."""
        import statelab_gui
        from statelab_gui.views.help_dialogs import about_box

        about_box(statelab_gui.__version__, self._parent).exec()

    def crash_folder(self) -> None:
        """Open the folder of crash reports in the system's file manager."""
        self._crash_folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._crash_folder)))
