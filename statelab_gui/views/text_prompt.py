"""A prompt that is read as a text, not line by line: wrapped, plain, exactly as it is copied."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from statelab_gui.views import theme


def drawable(text: str) -> str:
    """The text as Qt can hold it: an unpaired surrogate becomes the replacement character."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


class TextPrompt(QPlainTextEdit):
    """Shows a text read-only in the fixed font; `prompt` gives it back character for character."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setReadOnly(True)
        self.setAcceptDrops(False)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setFont(theme.fixed_font())
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setAccessibleName(self.tr("Prompt"))

    def set_prompt(self, text: str) -> None:
        """Show another text from its beginning."""
        self._text = text
        self.setPlainText(drawable(text))

    def prompt(self) -> str:
        """The text shown, exactly as it was given."""
        return self._text

    def changeEvent(self, event: QEvent) -> None:
        """Follow text size and language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.setFont(theme.fixed_font())
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Prompt"))
