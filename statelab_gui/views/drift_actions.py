"""What can be done on the Drift page, as actions with shortcuts for menus and buttons."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from statelab_gui.views import icons
from statelab_gui.views.labels.drift_speaking import wording_tip


class DriftActions(QObject):
    """The page's actions; `settle` says which of them can be done now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.editable = True
        self.new_set = self._make("add", "Ctrl+Shift+N")
        self.word = self._make("fetch", "Ctrl+Shift+W")
        self.import_items = self._make("import", "Ctrl+Shift+I")
        self.answer = self._make("desk", "Ctrl+Return")
        self.fetch = self._make("fetch", "Ctrl+Shift+F")
        self.first_error = self._make("first_error", "Ctrl+E")
        self.copy_prompt = self._make("copy", "Ctrl+Shift+C")
        self.reveal = self._make("reveal", "Ctrl+Shift+R")
        self.previous_turn = self._make("previous", "Ctrl+[")
        self.next_turn = self._make("next", "Ctrl+]")
        self.training = self._make("export", "Ctrl+Shift+T")
        self.recompute = self._make("table", "")
        self.retranslate()
        self.settle(document=False)

    def _make(self, icon: str, shortcut: str) -> QAction:
        action = QAction(self)
        icons.set_icon(action, icon)
        action.setShortcut(QKeySequence(shortcut))
        return action

    def every(self) -> list[QAction]:
        """All of them, in the order of the menu."""
        return [
            self.new_set,
            self.word,
            self.import_items,
            self.answer,
            self.fetch,
            self.first_error,
            self.copy_prompt,
            self.reveal,
            self.previous_turn,
            self.next_turn,
            self.training,
            self.recompute,
        ]

    def for_a_case(self) -> list[QAction]:
        """Those that a right click on a case offers."""
        return [self.answer, self.fetch, self.first_error, self.copy_prompt, self.reveal]

    def settle(
        self,
        *,
        document: bool = True,
        has_set: bool = False,
        has_case: bool = False,
        sealed: bool = False,
        not_right: bool = False,
        turns: bool = False,
    ) -> None:
        """Enable what can be done; `not_right` is that of the reply shown."""
        for action in (self.new_set, self.import_items):
            action.setEnabled(document and self.editable)
        for action in (self.fetch, self.word):
            action.setEnabled(has_set and self.editable)
        self.training.setEnabled(has_set)
        for action in (self.answer, self.copy_prompt):
            action.setEnabled(has_case)
        self.first_error.setEnabled(not_right)
        self.reveal.setEnabled(has_case and sealed and self.editable)
        for action in (self.previous_turn, self.next_turn):
            action.setEnabled(turns)

    def retranslate(self) -> None:
        """Word everything anew."""
        self.new_set.setText(self.tr("&New drift set…"))
        self.word.setText(self.tr("&Word by a model…"))
        self.word.setToolTip(wording_tip())
        self.import_items.setText(self.tr("&Import items…"))
        self.answer.setText(self.tr("&Answer at the desk"))
        self.fetch.setText(self.tr("&Fetch answers…"))
        self.first_error.setText(self.tr("First &error"))
        self.copy_prompt.setText(self.tr("&Copy prompt"))
        self.reveal.setText(self.tr("Re&veal answer book…"))
        self.previous_turn.setText(self.tr("&Previous turn"))
        self.next_turn.setText(self.tr("Ne&xt turn"))
        self.training.setText(self.tr("Export &training data…"))
        self.recompute.setText(self.tr("Recompute from a ta&ble…"))
