"""The slots of the menu Edit: the document's undo, and cut, copy, paste of the focus widget."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from statelab_gui.app.judging import JudgingAgain
from statelab_gui.app.session import Session

_WRITES = frozenset({"cut", "paste"})


class EditCommands(QObject):
    """Undo and redo go to the session; a text field with the cursor keeps its own keys."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.judging = JudgingAgain(session, self)

    def undo(self) -> None:
        """Take back the last undoable action."""
        self._session.undo()

    def redo(self) -> None:
        """Do it again."""
        self._session.redo()

    def judge_again(self) -> None:
        """Judge the replies of an earlier scorer again."""
        self.judging.begin()

    def cut(self) -> None:
        """Cut in the focus widget."""
        self._route("cut")

    def copy(self) -> None:
        """Copy from the focus widget, if it has a slot `copy`."""
        self._route("copy")

    def paste(self) -> None:
        """Paste into the focus widget, if it has a slot `paste`."""
        self._route("paste")

    def selectAll(self) -> None:
        """Select all in the focus widget."""
        self._route("selectAll")

    @staticmethod
    def can(slot: str, widget: QWidget | None = None) -> bool:
        """Whether the focus widget takes this; a read-only text takes no cut and no paste."""
        widget = widget or QApplication.focusWidget()
        if widget is None or not callable(getattr(widget, slot, None)):
            return False
        if isinstance(widget, QLineEdit | QPlainTextEdit | QTextEdit) and widget.isReadOnly():
            return slot not in _WRITES
        return True

    def _route(self, slot: str) -> None:
        widget = QApplication.focusWidget()
        if widget is not None and self.can(slot, widget):
            getattr(widget, slot)()
