"""A record shown as it is: plain, with marks for what is invisible and the place of a fault."""

import re
from bisect import bisect_right
from collections.abc import Sequence
from itertools import islice

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from statelab_gui.domain.displaying import Display, display, text_of_record
from statelab_gui.domain.faults import FormatFault
from statelab_gui.views import theme
from statelab_gui.views.theme import Role
from statelab_gui.views.widgets.labels import RoleLabel

HEAD = 50_000
"""Characters shown of a longer record, marks counted as shown: more takes too long to lay out. The
record itself is always whole."""
_MARKS_COLOURED = 500
"""More marks than these are left in the colour of the text: each costs at every painting."""
_MARK = re.compile("⟦[^⟧]*⟧|[\u2400-\u2421]")


class ReplyView(QWidget):
    """Shows a record read-only. It can only be looked at and copied from, never read back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QPlainTextEdit()
        self.head_note = RoleLabel(Role.QUIET)
        self._display: Display | None = None
        self._characters = self._shown = 0
        self._withheld = False
        self._faults: tuple[FormatFault, ...] = ()
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self.text.setReadOnly(True)
        # Qt's own wrapping takes quadratic time on long text without a space.
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.text.setTabChangesFocus(True)
        self.text.setUndoRedoEnabled(False)
        self.text.setAcceptDrops(False)
        self.text.setFont(theme.fixed_font())
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFocusProxy(self.text)
        self.head_note.setWordWrap(True)
        self.head_note.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.space(1))
        column.addWidget(self.text, 1)
        column.addWidget(self.head_note)

    def show_reply(self, raw: bytes, faults: Sequence[FormatFault] = ()) -> None:
        """Show a record, with the place of each fault underlined and the first one in view."""
        self._withheld = False
        self._display, self._shown = _head(raw)
        self._characters = self._shown if self._display.complete else len(text_of_record(raw))
        self._faults = tuple(faults)
        self.text.setExtraSelections([])  # their cursors would all follow the change of text
        self.text.setPlainText(self._display.text)
        self._colour()
        self._bring_to_view()
        self._word()

    def withhold(self) -> None:
        """Show that there is a record and that it must not be seen yet."""
        self.clear_reply()
        self._withheld = True
        self._word()

    def clear_reply(self) -> None:
        """Show nothing."""
        self._withheld = False
        self._display = None
        self._faults = ()
        self.text.clear()
        self.text.setExtraSelections([])
        self._word()

    def retranslate(self) -> None:
        """Put every text into the language now installed."""
        self.text.setAccessibleName(self.tr("Reply as received"))
        self._word()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.text.setFont(theme.fixed_font())
        if event.type() == QEvent.Type.PaletteChange:
            self._colour()

    def _word(self) -> None:
        hidden = self.tr("Withheld while the answer book is hidden") if self._withheld else ""
        self.text.setPlaceholderText(hidden)
        cut = self._display is not None and not self._display.complete
        self.head_note.setVisible(cut)
        if cut:
            locale = self.locale()
            said = self.tr("First {head} of {all} characters shown; the record is whole.")
            self.head_note.setText(
                said.format(
                    head=locale.toString(self._shown), all=locale.toString(self._characters)
                )
            )

    def _colour(self) -> None:
        """Write the marks in the quiet colour and underline the faults."""
        if self._display is None:
            return
        selections = self._marks(self._display.text)
        for fault in self._faults:
            span = self._span(self._display, fault)
            if span is None:
                continue
            selection = QTextEdit.ExtraSelection()
            selection.cursor = span
            selection.format.setBackground(theme.tint(Role.FORMAT_ERROR))
            selection.format.setForeground(theme.color(Role.FORMAT_ERROR))
            selection.format.setUnderlineColor(theme.color(Role.FORMAT_ERROR))
            selection.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            selections.append(selection)
        self.text.setExtraSelections(selections)

    def _marks(self, shown: str) -> list[QTextEdit.ExtraSelection]:
        """The first marks. A record's own characters are never taken for marks: the display marks
        those too."""
        selections = []
        units = last = 0
        for match in islice(_MARK.finditer(shown), _MARKS_COLOURED):
            units += _units(shown[last : match.start()])
            last = match.start()
            selection = QTextEdit.ExtraSelection()
            selection.cursor = QTextCursor(self.text.document())
            selection.cursor.setPosition(units)
            end = units + len(match.group())
            selection.cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            selection.format.setForeground(theme.color(Role.QUIET))
            selection.format.setBackground(theme.tint(Role.QUIET))
            selections.append(selection)
        return selections

    def _span(self, shown: Display, fault: FormatFault) -> QTextCursor | None:
        """The fault's characters, at least one where there is one; None beyond the head."""
        start = shown.offset(fault.start)
        end = max(shown.offset(max(fault.end, fault.start + 1)), start)
        if fault.start > 0 and start >= len(shown.text) and not shown.complete:
            return None
        if start >= len(shown.text):  # the fault is that something is missing at the end
            start = max(0, len(shown.text) - 1)
            end = len(shown.text)
        cursor = QTextCursor(self.text.document())
        units = _units(shown.text[:start])
        cursor.setPosition(units)
        cursor.setPosition(units + _units(shown.text[start:end]), QTextCursor.MoveMode.KeepAnchor)
        return cursor

    def _bring_to_view(self) -> None:
        cursor = QTextCursor(self.text.document())
        if self._display is not None and self._faults and self._faults[0].start:
            span = self._span(self._display, self._faults[0])
            cursor.setPosition(span.selectionStart() if span else 0)
        self.text.setTextCursor(cursor)
        self.text.ensureCursorVisible()


def _head(raw: bytes) -> tuple[Display, int]:
    """What is shown of a record, and how many of its characters that is."""
    shown = display(raw, HEAD)
    if len(shown.text) <= HEAD:
        return shown, HEAD
    # Marks are longer than what they stand for: cut before the mark that would not fit.
    fits = shown.record_breaks[bisect_right(shown.display_breaks, HEAD) - 1]
    return display(raw, fits), fits


def _units(text: str) -> int:
    """The length of `text` as Qt counts it: in units of UTF-16."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
