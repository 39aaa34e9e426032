"""The columns of the run log: arranged and remembered, filtered by value, made by the reviewer."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QDialog

from statelab_gui.app.pages.log_editing import key_written_text
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.runs import Setting, looks_like_key
from statelab_gui.models.run_columns import RunColumn, column_key
from statelab_gui.storage.commands import (
    AddLogColumn,
    RemoveLogColumn,
    ReviseLogColumn,
    SetPreference,
)
from statelab_gui.views.column_dialog import ColumnDialog
from statelab_gui.views.column_menu import ColumnMenu
from statelab_gui.views.labels.log_cells import filter_value_text
from statelab_gui.views.run_grid import one_line
from statelab_gui.views.run_log_page import RunLogPage
from statelab_gui.views.value_filter import ValueFilter, Values

PREFERENCE = "log/columns"
_LISTED = 1_000  # values offered to filter by


class LogColumns(QObject):
    """Wishes about columns become commands, preferences and filters."""

    def __init__(self, session: Session, shell: Shell, page: RunLogPage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._page = page
        self._table = page.table
        self._unfitted = False  # columns that were arranged before there was any row
        self._outcomes = False  # whether there were any when the columns were arranged
        self._scores = False
        self._table.runs.ordered.connect(self._fit)
        self._table.columns_changed.connect(self._remember)
        self._table.column_menu_wished.connect(self.open_menu)
        self._table.filter_wished.connect(self.ask_values)

    def read_arrangement(self) -> None:
        """Arrange the columns as the document remembers."""
        document = self._session.document
        if document is not None:
            remembered = document.preference(PREFERENCE)
            self._table.arrange(remembered)
            self._outcomes = self._table.runs.has_outcomes()
            self._scores = self._table.runs.has_scores()
            self._unfitted = remembered is None and self._table.runs.rowCount() == 0

    def _fit(self) -> None:
        """Give the columns of a document that remembers none the room that its first rows need,
        show how replies ended once a service has told it, and scores once there are
        conversations."""
        if self._unfitted and self._table.runs.rowCount():
            self._unfitted = False
            self._table.arrange(None)
        if not self._outcomes and self._table.runs.has_outcomes():
            self._outcomes = True
            self._table.setColumnHidden(self._table.place_of(RunColumn.OUTCOME), False)
        if not self._scores and self._table.runs.has_scores():
            self._scores = True
            self._table.setColumnHidden(self._table.place_of(RunColumn.SCORE), False)

    def take_changes(self) -> None:
        """Take columns in that were made, renamed or removed; the others stay as arranged."""
        arrangement = self._table.arrangement()
        self._table.runs.reload_columns()
        self._table.arrange(arrangement)

    def mark_filtered(self) -> None:
        """Mark the headers of the columns of which some values are hidden."""
        keys = self._page.filter.values
        columns = range(self._table.runs.columnCount())
        self._table.header.mark_filtered([at for at in columns if self._key(at) in keys])

    def _remember(self, arrangement: str) -> None:
        self._unfitted = False
        document = self._session.document
        if document is not None and not document.read_only:
            self._session.apply(SetPreference(PREFERENCE, arrangement))

    # The menu of a column

    def menu(self, column: int) -> ColumnMenu:
        """What can be done with a column; -1 for none."""
        document = self._session.document
        writable = document is not None and not document.read_only
        filtered = self._key(column) in self._page.filter.values
        menu = ColumnMenu(self._table, column, filtered, writable)
        menu.filter_wished.connect(self.ask_values)
        menu.every_value_wished.connect(lambda at: self._page.filter.filter_by(self._key(at), None))
        menu.new_wished.connect(self.ask_new)
        menu.change_wished.connect(self.ask_change)
        menu.remove_wished.connect(self.remove)
        return menu

    def open_menu(self, column: int, place: QPoint) -> None:
        """Open the menu of a column at a place of the screen."""
        menu = self.menu(column)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(place)

    def open_here(self) -> None:
        """Open the menu of the current column below its header."""
        at = self._table.currentIndex()
        rect = self._table.visualRect(at)
        corner = self._table.viewport().mapToGlobal(QPoint(rect.left(), 0))
        self.open_menu(at.column(), corner if at.isValid() else QCursor.pos())

    def _key(self, column: int) -> str:
        return column_key(self._table.column_of(column)) if column >= 0 else ""

    # Filtering by value

    def ask_values(self, column: int) -> None:
        """Ask which values of a column are shown."""
        if column >= 0 and self._table.column_of(column) is not RunColumn.SETTINGS:
            self._table.runs.distinct(
                column, _LISTED, lambda found: self._choose(column, found.values, found.total)
            )

    def _choose(self, column: int, values: Values, total: int) -> None:
        key, about = self._key(column), self._table.column_of(column)

        def word(setting: Setting) -> str:
            return filter_value_text(about, setting)

        name, shown = self._table.column_title(column), self._page.filter.values.get(key)
        dialog = ValueFilter(name, values, total, shown, word, self._shell.window())
        dialog.sort_wished.connect(lambda order: self._table.header.setSortIndicator(column, order))
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        chosen = dialog.chosen()
        dialog.deleteLater()
        if accepted:
            self._page.filter.filter_by(key, chosen)

    # The reviewer's own columns

    def ask_new(self) -> None:
        """Ask for a new column."""
        dialog = ColumnDialog(self._names(), None, self._shell.window())
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        name, kind, choices = dialog.name(), dialog.kind(), dialog.choices()
        dialog.deleteLater()
        if not accepted or self._session.apply(AddLogColumn(name, kind, choices)) is None:
            return
        said = self.tr("Column {name} added, at the right of the others.")
        self._say(said.format(name=one_line(name)), (name, *choices))

    def ask_change(self, column: LogColumn) -> None:
        """Ask for another name or other choices of a column."""
        dialog = ColumnDialog(self._names(), column, self._shell.window())
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        name, choices = dialog.name(), dialog.choices()
        dialog.deleteLater()
        if accepted and self._session.apply(ReviseLogColumn(column.id, name, choices)) is not None:
            self._say("", (name, *choices))

    def remove(self, column: LogColumn) -> None:
        """Take a column away; undo brings it back with its values."""
        if self._session.apply(RemoveLogColumn(column.id)) is not None:
            said = self.tr("Column {name} removed. Undo brings it back with its values.")
            self._shell.say(said.format(name=one_line(column.name)))

    def _say(self, said: str, written: Sequence[str]) -> None:
        """Say what was done, or that a text which may be a secret is written down openly."""
        if any(map(looks_like_key, written)):
            self._shell.say(key_written_text(), "problem")
        elif said:
            self._shell.say(said)

    def _names(self) -> list[str]:
        return self._table.column_names()
