"""A body that was sent or received, as plain text: the beginning of a long one, all as a file."""

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Signal
from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import display
from statelab_gui.views import icons, theme
from statelab_gui.views.widgets.labels import RoleLabel

MOST_SHOWN = 20_000
"""Characters: laying out one line of more holds the window up."""
translate = QCoreApplication.translate


class FetchBody(QWidget):
    """`save_requested` is the wish to have the whole of it as a file."""

    save_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = 0
        self._complete = True
        self._words = ""
        self.text = QPlainTextEdit()
        self.note = RoleLabel(theme.Role.QUIET)
        self.save = QPushButton()
        self.text.setReadOnly(True)
        self.text.setUndoRedoEnabled(False)
        self.text.setFont(theme.fixed_font())
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.text.setTabChangesFocus(True)
        icons.set_icon(self.save, "save")
        foot = QHBoxLayout()
        foot.setSpacing(theme.space(2))
        foot.addWidget(self.note, 1)
        foot.addWidget(self.save)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.space(1), 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.text, 1)
        column.addLayout(foot)
        self.save.clicked.connect(self.save_requested)
        self.show_body(b"")

    def show_body(self, raw: bytes) -> None:
        """Show the beginning of a body."""
        shown = display(raw, MOST_SHOWN)
        self._size, self._complete, self._words = len(raw), shown.complete, ""
        self.text.setPlainText(shown.text)
        self._settle()

    def show_words(self, sentence: str) -> None:
        """Show no body, only why."""
        self._size, self._complete, self._words = 0, True, sentence
        self.text.clear()
        self._settle()

    def retranslate(self, name: str) -> None:
        """Put every text into the language that is now installed; `name` says what body it is."""
        self.text.setAccessibleName(name)
        self.save.setText(translate("FetchBody", "Save as file…"))
        self._settle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.text.setFont(theme.fixed_font())

    def _settle(self) -> None:
        self.save.setEnabled(self._size > 0)
        self.note.setText(self._words or self._extent())

    def _extent(self) -> str:
        size = QLocale().toString(self._size)
        if self._complete:
            return translate("FetchBody", "{size} bytes").format(size=size)
        text = translate(
            "FetchBody", "The first {shown} characters of {size} bytes; save it to see all"
        )
        return text.format(shown=QLocale().toString(MOST_SHOWN), size=size)
