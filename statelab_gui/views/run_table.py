"""The run log's table: rows that lead on, cells to edit, fill, copy and paste."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QMenu, QWidget

from statelab_gui.domain.cases import NOT_RIGHT
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import BLANK, Setting
from statelab_gui.models.run_clipboard import cells_in, chosen_lines
from statelab_gui.models.run_columns import LogEntry
from statelab_gui.models.run_log import LogReader
from statelab_gui.views.labels.log_cells import read_only_text
from statelab_gui.views.run_delegate import RunDelegate
from statelab_gui.views.run_editor import FieldEditor
from statelab_gui.views.run_grid import RunGrid
from statelab_gui.views.run_place import RunPlace
from statelab_gui.views.run_typing import RunTyping
from statelab_gui.views.table_copier import TableCopier

MOST_COPIED = 500_000
"""Cells that are copied at once; more is for an export."""


class RunTable(RunGrid):
    """`desk_requested(case_id, examinee_id or 0)` and `first_error_requested(reply_id)` lead on.

    What changes cells is wished for: `fill_wished(Setting)` for the cells chosen, `paste_wished()`.
    `too_many(cells, most)` tells that nothing was copied, `let_go(text)` of what was being typed
    and could not be taken when its row went.
    """

    desk_requested = Signal(int, int)
    first_error_requested = Signal(int)
    fill_wished = Signal(object)
    paste_wished = Signal()
    too_many = Signal(int, int)
    let_go = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.writable = True  # whether the document takes changes
        self.menu_actions: list[QAction | None] = []  # None is a line between two
        self.copier = TableCopier(self)
        self._delegate = RunDelegate(self, self.filled, self.why_not)
        self._typing = RunTyping(self, self.runs, self._delegate.is_touched)
        self._place = RunPlace(self, self.runs)
        self.setItemDelegate(self._delegate)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed
        )

        self.runs.modelAboutToBeReset.connect(self.copier.stop)
        self.doubleClicked.connect(lambda index: self.lead_on(index.row(), index.column()))
        self._delegate.went_on.connect(self.go)
        self._typing.let_go.connect(self.let_go)

    # rows

    def show_document(self, reader: LogReader | None) -> None:
        """Show the rows of another document; what was being typed is not for it."""
        self._typing.forget_while(lambda: self.runs.set_reader(reader))

    def choose(self, reply_id: int) -> bool:
        """Make the row of a reply the current one; false when it is not shown."""
        row = self.runs.row_of(reply_id)
        if row >= 0:
            index = self.runs.index(row, self.columns_seen()[0])
            self.go_to(index)
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        return row >= 0

    def current_entry(self) -> LogEntry | None:
        """What the current row holds."""
        return self.runs.entry(self.currentIndex().row())

    def lead_on(self, row: int, column: int) -> None:
        """From a cell that is not edited: to the First-error page when the reply is not right,
        otherwise to the Desk."""
        entry = self.runs.entry(row)
        if entry is None or self.runs.flags(self.runs.index(row, column)) & _EDITABLE:
            return
        if not self.to_first_error():
            self.to_desk()

    def to_desk(self) -> None:
        """Wish for the Desk at the case of the current row."""
        entry = self.current_entry()
        if entry is not None:
            self.desk_requested.emit(entry.run.case_id, entry.run.examinee_id or 0)

    def to_first_error(self) -> bool:
        """Wish for the First-error page at the current reply; false when it is not a wrong one."""
        entry = self.current_entry()
        if entry is None or entry.status not in NOT_RIGHT:
            return False
        self.first_error_requested.emit(entry.run.reply_id)
        return True

    # cells

    def why_not(self, row: int, at: int) -> str:
        """Why a cell cannot be edited; "" for one that can be."""
        answered = self.runs.number_at(row) > 0
        return read_only_text(self.column_of(at), answered, self.writable)

    def copy(self, headers: bool = False) -> None:
        """Put the chosen cells on the clipboard, as they stand, for a spreadsheet."""
        blocks, columns = self.blocks(), self.columns_seen()
        cells = cells_in(blocks, columns)
        if cells > MOST_COPIED:
            self.too_many.emit(cells, MOST_COPIED)
        elif cells:
            lines = chosen_lines(self.runs, blocks, columns)
            named = [at for at in columns if any(at in block.columns for block in blocks)]
            self.copier.begin(self._headed(named, lines) if headers else lines)

    def copy_with_headers(self) -> None:
        """The same, below the names of the columns."""
        self.copy(headers=True)

    def _headed(self, columns: Sequence[int], lines: Iterator[list[str]]) -> Iterator[list[str]]:
        across = Qt.Orientation.Horizontal
        yield [str(self.runs.headerData(at, across)) for at in columns]
        yield from lines

    def paste(self) -> None:
        """Wish for what is on the clipboard in the cells chosen."""
        self.paste_wished.emit()

    def fill(self, setting: Setting) -> None:
        """Wish for a setting in every chosen cell that can be filled in."""
        self.fill_wished.emit(setting)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete empties cells, Esc stops a copy, Alt+Down filters by the values of the column."""
        key = event.key()
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.fill(BLANK)
        elif key == Qt.Key.Key_Down and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.filter_wished.emit(self.currentIndex().column())
        elif key == Qt.Key.Key_Escape and self.copier.is_busy:
            self.copier.stop()
        else:
            super().keyPressEvent(event)

    def finish_typing(self) -> KnownError | None:
        """Take what is being typed, if anything; why it cannot be taken."""
        editor = self._typing.editor()
        if editor is None:
            return None
        self._delegate.take(editor)
        if isinstance(editor, FieldEditor) and self._delegate.is_touched(editor):
            return editor.error()
        return None

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Close an editor, but not over a text that was not taken, unless it is given up."""
        given_up = hint == QAbstractItemDelegate.EndEditHint.RevertModelCache
        if given_up or not self._delegate.holds_on(editor):
            super().closeEditor(editor, hint)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done with the row and the cells chosen."""
        menu = QMenu(self)
        for action in self.menu_actions:
            if action is None:
                menu.addSeparator()
            else:
                menu.addAction(action)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())


_EDITABLE = Qt.ItemFlag.ItemIsEditable
