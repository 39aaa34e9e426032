"""What can be done on the Cases page, as actions with shortcuts for menus and buttons."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from statelab_gui.views import icons


class CasesActions(QObject):
    """The page's actions; `settle` says which of them can be done now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editable = True
        self.answer = self._make("desk", "Ctrl+Return")
        self.fetch = self._make("fetch", "Ctrl+Shift+F")
        self.new_set = self._make("add", "Ctrl+Shift+N")
        self.rename = self._make("edit", "F2")
        self.copy_prompt = self._make("copy", "Ctrl+Shift+C")
        self.save_prompts = self._make("save", "Ctrl+Shift+P")
        self.reveal = self._make("reveal", "Ctrl+Shift+R")
        self.export_book = self._make("export", "Ctrl+Shift+B")
        self.find = self._make("search", "Ctrl+F")
        self.next_update = self._make("down", "Ctrl+]")
        self.previous_update = self._make("up", "Ctrl+[")
        self.retranslate()

    def _make(self, icon: str, shortcut: str) -> QAction:
        action = QAction(self)
        icons.set_icon(action, icon)
        action.setShortcut(QKeySequence(shortcut))
        return action

    def every(self) -> list[QAction]:
        """All of them, in the order of the menu."""
        return [
            self.new_set,
            self.rename,
            self.answer,
            self.fetch,
            self.copy_prompt,
            self.save_prompts,
            self.reveal,
            self.export_book,
            self.find,
            self.next_update,
            self.previous_update,
        ]

    def for_a_set(self) -> list[QAction]:
        """Those that a right click on a set offers."""
        return [self.rename, self.fetch, self.save_prompts, self.export_book, self.new_set]

    def for_a_case(self) -> list[QAction]:
        """Those that a right click on a case offers."""
        return [
            self.answer,
            self.fetch,
            self.copy_prompt,
            self.save_prompts,
            self.reveal,
            self.export_book,
        ]

    def settle(
        self,
        *,
        document: bool = True,
        has_set: bool = False,
        has_case: bool = False,
        has_prompt: bool = False,
        sealed: bool = False,
    ) -> None:
        """Enable what can be done; the prompt of a case may come later than the case."""
        self.new_set.setEnabled(document and self.editable)
        self.rename.setEnabled(has_set and self.editable)
        self.fetch.setEnabled(has_set and self.editable)
        self.save_prompts.setEnabled(has_set)
        self.export_book.setEnabled(has_set)
        self.reveal.setEnabled(has_case and sealed and self.editable)
        self.answer.setEnabled(has_case)
        for action in (self.copy_prompt, self.next_update, self.previous_update):
            action.setEnabled(has_prompt)
        self.find.setEnabled(has_set)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.answer.setText(self.tr("&Answer at the desk"))
        self.fetch.setText(self.tr("Fe&tch answers…"))
        self.new_set.setText(self.tr("&New case set…"))
        self.rename.setText(self.tr("&Rename case set"))
        self.copy_prompt.setText(self.tr("&Copy prompt"))
        self.save_prompts.setText(self.tr("&Save prompts…"))
        self.reveal.setText(self.tr("Re&veal answer book…"))
        self.export_book.setText(self.tr("&Export answer book…"))
        self.find.setText(self.tr("&Find cases"))
        self.next_update.setText(self.tr("Ne&xt update"))
        self.previous_update.setText(self.tr("&Previous update"))
