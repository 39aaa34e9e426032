"""What the hand does on the Run-log page: every act with its key, and the menus that hold it."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from statelab_gui.views import icons


class LogActions(QObject):
    """One QAction an act; `retranslate` words them, `page_menu` and `cell_menu` arrange them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.find = self._new("Ctrl+F", "search")
        self.replace = self._new("Ctrl+H")
        self.find_next = self._new("F3")
        self.find_previous = self._new("Shift+F3")
        self.search = self._new("Ctrl+Shift+F", "filter")
        self.filter_column = self._new("Ctrl+Shift+L", "filter")
        self.show_all = self._new()
        self.desk = self._new("Ctrl+Return", "desk")
        self.first_error = self._new("Ctrl+Shift+Return", "first_error")
        self.copy = self._new(icon="copy")
        self.copy_headers = self._new("Ctrl+Shift+C")
        self.paste = self._new(icon="paste")
        self.fill_down = self._new("Ctrl+D", "down")
        self.absent = self._new("Ctrl+Shift+N")
        self.blank = self._new()
        self.long_text = self._new("Shift+F2", "edit")
        self.history = self._new("Ctrl+Shift+H", "recent")
        self.rule = self._new("Ctrl+Shift+R")
        self.column = self._new("Ctrl+Shift+M", "table")
        self.new_column = self._new("Ctrl+Shift+O", "add")
        self.freeze = self._new()
        self.export = self._new("Ctrl+Shift+E", "export")
        self.import_rows = self._new("Ctrl+Shift+I", "import")
        self.retranslate()

    def _new(self, keys: str = "", icon: str = "") -> QAction:
        action = QAction(self)
        if keys:
            action.setShortcut(QKeySequence(keys))
        if icon:
            icons.set_icon(action, icon)
        return action

    def page_menu(self) -> list[QAction]:
        """The actions of the page, for the menu bar; all with a key are among them."""
        return [
            self.find,
            self.replace,
            self.find_next,
            self.find_previous,
            self.search,
            self.filter_column,
            self.show_all,
            self.desk,
            self.first_error,
            self.rule,
            self.copy_headers,
            self.fill_down,
            self.absent,
            self.long_text,
            self.history,
            self.column,
            self.new_column,
            self.freeze,
            self.import_rows,
            self.export,
        ]

    def cell_menu(self) -> list[QAction | None]:
        """The actions for the cells chosen; None stands for a line between two."""
        return [
            self.desk,
            self.first_error,
            self.rule,
            None,
            self.copy,
            self.copy_headers,
            self.paste,
            self.fill_down,
            None,
            self.long_text,
            self.absent,
            self.blank,
            self.history,
            None,
            self.filter_column,
            self.column,
        ]

    def enable(self, *, row: bool, wrong: bool, replied: bool, fillable: bool, own: bool) -> None:
        """What can be done now: there is a row, its reply is wrong, it has a reply, the current
        cell can be filled in, the document can be written."""
        for action in (self.desk, self.filter_column, self.copy, self.copy_headers, self.column):
            action.setEnabled(row)
        self.first_error.setEnabled(wrong)
        self.history.setEnabled(replied)
        self.rule.setEnabled(replied and own)
        self.long_text.setEnabled(fillable)
        for action in (self.paste, self.fill_down, self.absent, self.blank):
            action.setEnabled(row and own)
        for action in (self.new_column, self.import_rows, self.replace):
            action.setEnabled(own)

    def retranslate(self) -> None:
        """Put every text into the language that is now installed."""
        self.find.setText(self.tr("&Find…"))
        self.replace.setText(self.tr("&Replace…"))
        self.find_next.setText(self.tr("Find &next"))
        self.find_previous.setText(self.tr("Find &previous"))
        self.search.setText(self.tr("&Search the run log"))
        self.filter_column.setText(self.tr("Filter by &value…"))
        self.show_all.setText(self.tr("Show ever&y row"))
        self.desk.setText(self.tr("Open the case on the &Desk"))
        self.first_error.setText(self.tr("Find the first &observed wrong prefix"))
        self.copy.setText(self.tr("&Copy"))
        self.copy_headers.setText(self.tr("Copy &with column names"))
        self.paste.setText(self.tr("Pa&ste"))
        self.fill_down.setText(self.tr("Fi&ll down"))
        self.absent.setText(self.tr("Mark the chosen cells as no&t provided"))
        self.blank.setText(self.tr("&Blank"))
        self.long_text.setText(self.tr("Edit as lon&g text…"))
        self.history.setText(self.tr("&History of the cell…"))
        self.rule.setText(self.tr("R&ule on the reply…"))
        self.column.setText(self.tr("Colu&mn"))
        self.new_column.setText(self.tr("New column…"))
        self.freeze.setText(self.tr("&Keep the columns up to this one in sight"))
        self.export.setText(self.tr("&Export…"))
        self.import_rows.setText(self.tr("&Import…"))
