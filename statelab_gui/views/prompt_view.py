"""A prompt with numbered updates, read and copied by mouse and keyboard, whatever its length."""

from PySide6.QtCore import QBasicTimer, QEvent, QPoint, Qt, QTimerEvent, Signal
from PySide6.QtGui import (
    QAction,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from statelab_gui.views.prompt_area import PromptArea
from statelab_gui.views.prompt_lines import PromptLines

_SCROLL_EVERY_MS = 40


class PromptView(PromptArea):
    """Read-only prompt in the fixed font; update numbers in a gutter, the header line without one.

    A click or an arrow key chooses an update and says so by `update_selected`; Shift extends a
    selection of whole lines, which Ctrl+C copies without their numbers.
    """

    update_selected = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dragging = QBasicTimer()
        self._drag_at = QPoint()
        self.setAccessibleName(self.tr("Prompt"))

    def set_prompt(self, prompt: str | PromptLines) -> None:
        """Show another prompt from its beginning, with no update chosen."""
        self.show_lines(PromptLines(prompt) if isinstance(prompt, str) else prompt)
        self._tell()

    def prompt(self) -> str:
        """The prompt shown, exactly as it was given."""
        return self.lines.text

    def update_count(self) -> int:
        """How many updates the prompt has."""
        return self.lines.updates

    def selected_update(self) -> int | None:
        """The chosen update, from 1; None when none is or the header is."""
        return self.current or None

    def select_update(self, k: int | None) -> None:
        """Choose update k and bring it into view; `update_selected` is not sent."""
        self._place(k if k is not None and 1 <= k <= self.lines.updates else None, extend=False)

    def selected_text(self) -> str:
        """The chosen lines exactly as they stand in the prompt; "" when none is chosen."""
        chosen = self.chosen()
        return self.lines.span(chosen[0], chosen[-1]) if chosen else ""

    def copy(self) -> None:
        """Put the chosen lines on the clipboard as plain text, without their numbers."""
        text = self.selected_text()
        if text:
            QGuiApplication.clipboard().setText(text)

    def selectAll(self) -> None:
        """Choose every line, the header too. Named as Qt's editors do, for the menu Edit."""
        if len(self.lines):
            self.anchor, self.current = 0, self.lines.updates
            self.viewport().update()
            self._tell()

    def _place(self, line: int | None, extend: bool) -> None:
        before = self.chosen()
        self.current = line
        if not extend or self.anchor is None:
            self.anchor = line
        if line is not None:
            self.bring_to_view(line)
        for part in (before, self.chosen()):
            if part:
                self.update_lines(part[0], part[-1])
        self._tell()

    def _choose(self, line: int, extend: bool = False) -> None:
        """Choose a line as the reviewer's own act."""
        if not len(self.lines):
            return
        before = self.current
        self._place(max(0, min(line, self.lines.updates)), extend)
        if self.current and self.current != before:
            self.update_selected.emit(self.current)

    def _tell(self) -> None:
        """Say the chosen line to assistive tools."""
        if self.current is None:
            text = self.tr("%n update(s)", "", self.lines.updates)
        elif self.current == 0:
            text = self.lines.line(0)
        else:
            text = self.tr("Update {number} of {count}: {text}").format(
                number=self.current, count=self.lines.updates, text=self.lines.line(self.current)
            )
        self.setAccessibleDescription(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setAccessibleName(self.tr("Prompt"))
            self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif (line := self._line_for(Qt.Key(event.key()))) is not None:
            self._choose(line, bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            event.ignore()

    def _line_for(self, key: Qt.Key) -> int | None:
        """The line that a key leads to from the current one; None when it is no moving key."""
        at = self.current if self.current is not None else 0
        page = max(1, self.seen_rows() - 1)
        return {
            Qt.Key.Key_Down: at + 1,
            Qt.Key.Key_Up: at - 1,
            Qt.Key.Key_PageDown: at + page,
            Qt.Key.Key_PageUp: at - page,
            Qt.Key.Key_Home: min(1, self.lines.updates) if at > 1 else 0,
            Qt.Key.Key_End: self.lines.updates,
        }.get(key)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            extend = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._choose(self.line_under(event.position().toPoint()), extend)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._drag_at = event.position().toPoint()
            if not self._dragging.isActive():
                self._dragging.start(_SCROLL_EVERY_MS, self)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragging.stop()

    def timerEvent(self, event: QTimerEvent) -> None:
        if event.timerId() != self._dragging.timerId():
            super().timerEvent(event)
        elif (line := self.line_under(self._drag_at)) != self.current:
            self._choose(line, extend=True)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        copy = QAction(self.tr("Copy lines"), menu)
        copy.setEnabled(bool(self.selected_text()))
        copy.triggered.connect(self.copy)
        every = QAction(self.tr("Select all"), menu)
        every.triggered.connect(self.selectAll)
        menu.addActions([copy, every])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())
