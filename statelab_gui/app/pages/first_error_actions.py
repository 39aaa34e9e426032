"""The actions of the First-error page, for its menu and its keys."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from statelab_gui.app.pages.first_error_probing import Probing
from statelab_gui.views.first_error_lab import FirstErrorLab


class LabActions(QObject):
    """What can be done with the prefix and the cell that the lab shows."""

    def __init__(self, lab: FirstErrorLab, probing: Probing, parent: QObject) -> None:
        super().__init__(parent)
        table: dict[str, tuple[list[str], Callable[[], object]]] = {
            "copy": (["Ctrl+Shift+C"], lambda: probing.copy_prompt(lab.current())),
            "paste": (["Ctrl+Shift+V"], lab.probing.chosen.paste_button.click),
            "next": (["Ctrl+Return", "Ctrl+Enter"], lab.go_to_next),
            "first_wrong": (["Ctrl+E"], lab.go_to_first_wrong),
            "previous_change": (["Ctrl+Left", "["], lab.stepping.to_previous_change),
            "next_change": (["Ctrl+Right", "]"], lab.stepping.to_next_change),
            "last_write": (["Ctrl+L"], lab.stepping.to_last_write),
            "trail": (["Ctrl+T"], lab.stepping.show_trail),
        }
        self._actions: dict[str, QAction] = {}
        for name, (keys, act) in table.items():
            action = QAction(self)
            action.setShortcuts([QKeySequence(key) for key in keys])
            action.triggered.connect(lambda _=False, act=act: act())
            self._actions[name] = action

    def every(self) -> list[QAction]:
        """All of them, in the order of the menu."""
        return list(self._actions.values())

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        for name, text in (
            ("copy", self.tr("Copy the prompt of this prefix")),
            ("paste", self.tr("Record the clipboard as the reply to this prefix")),
            ("next", self.tr("Next prefix to ask")),
            ("first_wrong", self.tr("First observed wrong prefix")),
            ("previous_change", self.tr("Previous change of the chosen cell")),
            ("next_change", self.tr("Next change of the chosen cell")),
            ("last_write", self.tr("Who wrote the chosen cell last")),
            ("trail", self.tr("Where the value of the chosen cell came from")),
        ):
            self._actions[name].setText(text)
