"""Cells of the run log: edited where one may write; `run_painting` draws them."""

from collections.abc import Callable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QApplication,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from statelab_gui.domain.runs import BLANK
from statelab_gui.models.last_resort import told
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.models.run_paste import Filled
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.quiet_table import QuietDelegate
from statelab_gui.views.run_editor import ChoiceEditor, make_editor, raw_text, show_in, typed_in

Index = QModelIndex | QPersistentModelIndex
_ACROSS = Qt.Orientation.Horizontal
_Key = Qt.Key
_ENTER = (_Key.Key_Return, _Key.Key_Enter)
_NONE = Qt.KeyboardModifier.NoModifier
_PAGE_WIDTH = 40  # characters of the small page for a text, at least


class RunDelegate(QuietDelegate):
    """Editors for what the reviewer fills in. `went_on(rows, columns)` tells where the hand goes
    after an edit.
    """

    went_on = Signal(int, int)

    def __init__(
        self,
        parent: QWidget,
        filled: Callable[[int], Filled | None],
        why_not: Callable[[int, int], str],
    ) -> None:
        super().__init__(parent)
        self._filled = filled
        self._why_not = why_not
        self._taken = True  # whether the document has what was last wished for
        self._shown: WeakKeyDictionary[QWidget, str | None] = WeakKeyDictionary()  # in editors

    @told(False)
    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Say why a cell cannot be edited; nothing that a model said is ever in it."""
        if event.type() != QEvent.Type.ToolTip:
            return super().helpEvent(event, view, option, index)
        why = self._why_not(index.row(), index.column()) if index.isValid() else ""
        if why:
            QToolTip.showText(event.globalPos(), why, view.viewport(), option.rect)
        else:
            QToolTip.hideText()
        return True

    # editing

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """The whole cell is the editor's, its padding too; a page for text stays in sight."""
        rect, parent = option.rect, editor.parentWidget()
        area = parent.rect() if parent is not None else rect
        if isinstance(editor, ExactEditor):
            least = editor.fontMetrics().averageCharWidth() * _PAGE_WIDTH
            rect.setSize(rect.size().expandedTo(editor.minimumSize()))
            rect.setWidth(min(max(rect.width(), least), area.width()))
            rect.moveRight(min(rect.right(), area.right()))
            rect.moveBottom(min(rect.bottom(), max(area.bottom(), rect.height() - 1)))
        editor.setGeometry(rect)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """The editor that goes with what is filled in there."""
        filled = self._filled(index.column())
        assert filled is not None  # Qt asks for cells only that can be edited
        editor = make_editor(filled, parent)
        editor.setAccessibleName(str(index.model().headerData(index.column(), _ACROSS)))
        if isinstance(editor, ChoiceEditor):
            editor.activated.connect(lambda: self.take(editor))
        return editor

    @told(None)
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Show the value that the cell has, also when it becomes another one, but never in place
        of what was typed."""
        if self.is_touched(editor):
            return
        model = index.model()
        setting = model.setting(index) if isinstance(model, RunLogModel) else None
        show_in(editor, setting or BLANK)
        self._shown[editor] = raw_text(editor)

    def is_touched(self, editor: QWidget) -> bool:
        """Whether another text stands in an editor than it was given."""
        return editor in self._shown and raw_text(editor) != self._shown[editor]

    @told(None)
    def setModelData(self, editor: QWidget, model: object, index: Index) -> None:
        """Wish for what was typed, unless it cannot be taken or nothing was changed."""
        wanted = typed_in(editor)
        if not isinstance(model, RunLogModel):
            return
        current = model.setting(index)
        self._taken = wanted is not None
        typing = not isinstance(editor, ChoiceEditor)
        if wanted is None or wanted == current or (typing and not self.is_touched(editor)):
            return
        model.setData(index, wanted)
        self._taken = model.setting(index) == wanted

    def holds_on(self, editor: QWidget) -> bool:
        """Whether an editor has a text that was not taken: closing it would lose the text."""
        return typed_in(editor) is None or not self._taken

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Keep the editor open while its text is not taken; Enter and Tab end and go on."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = _step(event, isinstance(editor, ExactEditor))
            if step is not None and isinstance(editor, QWidget):
                self.take(editor, step)
                return True
        if kind == QEvent.Type.FocusOut and isinstance(editor, QWidget):
            if not _focus_within(editor):
                self.take(editor)
            return False  # the editor itself must know it too
        return super().eventFilter(editor, event)

    def take(self, editor: QWidget, step: tuple[int, int] | None = None) -> None:
        """End the editing, with what was typed; the editor stays open where that is refused."""
        self._taken = True
        self.commitData.emit(editor)
        if self.holds_on(editor):
            return
        self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        if step is not None:
            self.went_on.emit(*step)


def _step(event: QKeyEvent, page: bool) -> tuple[int, int] | None:
    """Where a key goes on to that ends the editing; None for a key of the editor's own."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key, shift = event.key(), modifiers == Qt.KeyboardModifier.ShiftModifier
    if key in _ENTER and modifiers == _NONE:
        return (1, 0)
    if key in _ENTER and shift and not page:  # in a text it begins a new line
        return (-1, 0)
    if key == _Key.Key_Tab and modifiers == _NONE:
        return (0, 1)
    return (0, -1) if key == _Key.Key_Backtab else None


def _focus_within(editor: QWidget) -> bool:
    """Whether the focus is in a part of the editor, such as its list of choices or its menu."""
    focus = QApplication.focusWidget()
    inside = focus is not None and (focus is editor or editor.isAncestorOf(focus))
    return inside or QApplication.activePopupWidget() is not None
