"""An editor whose text is exactly what was typed or pasted into it."""

import re

from PySide6.QtCore import QMimeData, Signal
from PySide6.QtGui import QTextBlockFormat, QTextCursor, QTextFormat, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views.reply_intake import plain_text

PASTE_LIMIT = 1_000_000
"""Bytes. More than this is pasted as a whole reply, never into the middle of typed text."""
_SEPARATOR = QTextFormat.Property.UserProperty.value + 1
"""The block property that holds the line break in front of the block; without it, one line feed."""
_BREAK = re.compile("\r\n|[\r\n\u2029\ufdd0\ufdd1]")
_GUARD = "."


class ExactEditor(QPlainTextEdit):
    """A plain editor that keeps no-break spaces, byte-order marks and every kind of line break.

    `toPlainText()` changes all of these, so each block remembers the break that stands before it.
    A paste that it could not hold exactly changes nothing and is told by `paste_refused`.
    """

    paste_refused = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setTabChangesFocus(True)
        self.setAcceptDrops(False)

    def exact_text(self) -> str:
        """The text, character for character."""
        parts: list[str] = []
        block = self.document().begin()
        while block.isValid():
            if parts:
                separator = block.blockFormat().property(_SEPARATOR)
                parts.append(separator if isinstance(separator, str) else "\n")
            parts.append(block.text())
            block = block.next()
        return "".join(parts)

    def is_empty(self) -> bool:
        """Whether nothing is in the editor, not even a line break."""
        return self.document().isEmpty()

    def set_exact_text(self, text: str) -> None:
        """Hold `text`, which must have no unpaired surrogate, character for character."""
        self.clear()
        self._insert(text)

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasText() or any(f.startswith("text/plain") for f in source.formats())

    @told(None)
    def insertFromMimeData(self, source: QMimeData) -> None:
        text = _text_that_fits(source)
        if text is None:
            self.paste_refused.emit()
            return
        self._insert(text)
        self.ensureCursorVisible()

    def _insert(self, text: str) -> None:
        cursor = self.textCursor()
        cursor.beginEditBlock()
        cursor.removeSelectedText()
        end = 0
        for match in _BREAK.finditer(text):
            _insert_run(cursor, text[end : match.start()])
            block_format = QTextBlockFormat()
            if match.group() != "\n":
                block_format.setProperty(_SEPARATOR, match.group())
            cursor.insertBlock(block_format)
            end = match.end()
        _insert_run(cursor, text[end:])
        cursor.endEditBlock()
        self.setTextCursor(cursor)


def _insert_run(cursor: QTextCursor, run: str) -> None:
    """Insert text without a break in it.

    A str that becomes a Qt string loses a byte-order mark at its head, so a guard character goes in
    before it and out again.
    """
    if not run.startswith("\ufeff"):
        cursor.insertText(run)
        return
    start = cursor.position()
    cursor.insertText(_GUARD + run)
    end = cursor.position()
    cursor.setPosition(start)
    cursor.deleteChar()
    cursor.setPosition(end - len(_GUARD))


def _text_that_fits(source: QMimeData) -> str | None:
    """The pasted text when an editor can hold it exactly: valid UTF-8 of a moderate length."""
    raw = plain_text(source)
    if raw is None or len(raw) > PASTE_LIMIT:
        return None
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        return None
