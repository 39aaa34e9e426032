"""A conversation as a dialogue to read: who said what, turn by turn, with its edits when open."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QMouseEvent,
    QPalette,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFrame,
    QTextFrameFormat,
    QTextLength,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from statelab_gui.models.last_resort import told
from statelab_gui.views import theme
from statelab_gui.views.dialogue import Dialogue, Mark, Message
from statelab_gui.views.labels.drift import edit_name
from statelab_gui.views.language_fonts import language_font
from statelab_gui.views.text_prompt import drawable
from statelab_gui.views.theme import Role

_ASIDE = 3  # of the page's units: how far the assistant's messages stand in


class DialogueView(QTextEdit):
    """Shows messages as plain text, read-only; `turn_chosen` tells a turn that was clicked.

    Every text is inserted as text, so that nothing in it is taken for markup. The edits of a turn
    are part of what is shown only when the dialogue has them.
    """

    turn_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dialogue = Dialogue()
        self._turn = 0
        self._frames: list[tuple[Message, QTextFrame]] = []
        self.setReadOnly(True)
        self.setAcceptDrops(False)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.document().setDocumentMargin(theme.space(2))
        self.retranslate()

    def show_dialogue(self, dialogue: Dialogue) -> None:
        """Show another conversation, or the same with its edits; an empty one shows nothing."""
        if dialogue == self._dialogue:
            return
        kept = self.verticalScrollBar().value()
        same = dialogue.messages == self._dialogue.messages
        self._dialogue = dialogue
        self._turn = self._turn if same else 0
        self._write()
        self.verticalScrollBar().setValue(kept if same else 0)

    def dialogue(self) -> Dialogue:
        """What is shown."""
        return self._dialogue

    def show_turn(self, turn: int) -> None:
        """Mark the messages of a turn, from 1, and bring them into view; 0 marks none."""
        if turn == self._turn:
            return
        changed, self._turn = {turn, self._turn}, turn
        for message, frame in self._frames:
            if message.turn in changed and message.turn:
                frame.setFrameFormat(self._frame_format(message))
        shown = [f for m, f in self._frames if turn and m.turn == turn]
        if shown and turn == self._dialogue.turns:
            shown.append(self._frames[-1][1])  # the request that follows belongs to the end
        if shown:
            self._bring_to_view(shown[0], shown[-1])

    def retranslate(self) -> None:
        """Word everything anew."""
        self.setAccessibleName(self.tr("Conversation"))
        self._write()

    @told(None)
    def changeEvent(self, event: QEvent) -> None:
        """Follow colours and text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._write()

    @told(None)
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell the turn that was clicked, unless the click chose text."""
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection():
            turn = self._turn_at(self.cursorForPosition(event.position().toPoint()).position())
            if turn:
                self.turn_chosen.emit(turn)

    def _turn_at(self, position: int) -> int:
        for message, frame in self._frames:
            if frame.firstPosition() <= position <= frame.lastPosition():
                return message.turn
        return 0

    # writing

    def _write(self) -> None:
        document = self.document()
        document.clear()
        self._frames = []
        if not self._dialogue.messages:
            return
        document.setDefaultFont(language_font(self._dialogue.language))
        cursor = QTextCursor(document)
        cursor.beginEditBlock()
        for message in self._dialogue.messages:
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.setBlockFormat(self._heading_format(message))
            cursor.setBlockCharFormat(QTextCharFormat())
            cursor.insertText(self._heading(message), self._ink(Role.QUIET, bold=message.of_user))
            frame = cursor.insertFrame(self._frame_format(message))
            self._frames.append((message, frame))
            self._write_message(frame.firstCursorPosition(), message)
        cursor.endEditBlock()
        cursor.movePosition(QTextCursor.MoveOperation.Start)
        self.setTextCursor(cursor)

    def _write_message(self, cursor: QTextCursor, message: Message) -> None:
        plain = QTextCharFormat()
        if message.context_end:
            fixed = QTextCharFormat()
            fixed.setFont(theme.fixed_font())
            cursor.insertText(drawable(message.text[: message.context_end]), fixed)
        cursor.insertText(drawable(message.text[message.context_end :]), plain)
        if not message.of_user:
            return
        for mark in self._dialogue.marks_of(message.turn):
            self._write_mark(cursor, mark)

    def _write_mark(self, cursor: QTextCursor, mark: Mark) -> None:
        line = QTextBlockFormat()
        line.setTopMargin(theme.space(1))
        cursor.insertBlock(line)
        cursor.insertText(edit_name(mark.kind), self._ink(Role.STEP, bold=True))
        cursor.insertText(drawable("  " + self._edit_text(mark)), self._ink(Role.STEP))
        if mark.note:
            cursor.insertText("  " + mark.note, self._ink(Role.MIXED, bold=True))

    def _edit_text(self, mark: Mark) -> str:
        if mark.before:
            text = self.tr("{goal}: {before} → {value}")
            return text.format(goal=mark.goal, before=mark.before, value=mark.value)
        return self.tr("{goal}: {value}").format(goal=mark.goal, value=mark.value)

    def _heading(self, message: Message) -> str:
        if not message.of_user:
            return self.tr("Assistant")
        if not message.turn:
            return self.tr("User, the request")
        return self.tr("{turn} · User").format(turn=message.turn)

    # looks

    def _heading_format(self, message: Message) -> QTextBlockFormat:
        form = QTextBlockFormat()
        form.setTopMargin(theme.space(2) if message.of_user else theme.space(1))
        form.setLeftMargin(0 if message.of_user else theme.space(_ASIDE) * 2)
        return form

    def _frame_format(self, message: Message) -> QTextFrameFormat:
        form = QTextFrameFormat()
        here = message.turn == self._turn and message.turn > 0
        ground = self.palette().color(QPalette.ColorRole.AlternateBase)
        if message.of_user:
            ground = theme.tint(Role.QUIET)
        if here:
            ground = theme.tint(Role.STEP)
        edge = theme.color(Role.STEP) if here else theme.tint(Role.HIDDEN)
        form.setBackground(ground)
        form.setBorder(1)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderBrush(edge)
        form.setPadding(theme.space(2))
        form.setTopMargin(theme.space(1))
        form.setBottomMargin(theme.space(1))
        form.setLeftMargin(0 if message.of_user else theme.space(_ASIDE) * 2)
        form.setRightMargin(theme.space(_ASIDE) * 2 if message.of_user else 0)
        form.setWidth(QTextLength())
        return form

    def _ink(self, role: Role, *, bold: bool = False) -> QTextCharFormat:
        form = QTextCharFormat()
        form.setForeground(QColor(theme.color(role)))
        if bold:
            form.setFontWeight(QFont.Weight.DemiBold)
        return form

    def _bring_to_view(self, first: QTextFrame, last: QTextFrame) -> None:
        """Show all from one frame to another, or the first of it where not all has room."""
        box = self.document().documentLayout().frameBoundingRect
        line = self.fontMetrics().height() + theme.space(2)  # its heading stands above it
        top, bottom = round(box(first).top()) - line, round(box(last).bottom())
        bar, room = self.verticalScrollBar(), self.viewport().height()
        if top < bar.value() or bottom - top > room:
            bar.setValue(top)
        elif bottom > bar.value() + room:
            bar.setValue(bottom - room + theme.space(2))
