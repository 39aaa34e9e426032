"""Opens every dialog that the Run-log page asks something in, over the sample document."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from statelab_gui.app.main_window import MainWindow
from statelab_gui.app.pages.log import RunLog
from statelab_gui.app.tour_hands import Hands
from statelab_gui.domain.log_columns import ColumnKind
from statelab_gui.domain.runs import NOT_PROVIDED, Setting
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.views.column_dialog import ColumnDialog


class Looker(Protocol):
    """What goes through the dialogs."""

    window: MainWindow
    hands: Hands

    def look(self, widget: object, what: str) -> None: ...

    def dialog(
        self,
        what: str,
        begin: Callable[[], object],
        act: Callable[[QDialog], object] | None = None,
    ) -> None: ...


def open_log_dialogs(reader: Looker) -> None:
    """A refused paste, a filter, a column, a long text, a history, a ruling; and the find bar."""
    log = reader.window.pages.page("log")
    assert isinstance(log, RunLog)
    table = log.page.table
    log.page.filter.unanswered_rows.setChecked(True)
    reader.hands.wait_until(lambda: not table.runs.is_ordering, "the rows")
    row = next(row for row in range(table.runs.rowCount()) if table.runs.number_at(row) > 0)

    def at(column: RunColumn) -> None:
        table.go_to(table.runs.index(row, table.place_of(column)))

    at(RunColumn.NOTES)
    number = table.runs.number_at(row)
    for setting in (Setting.of("a note"), NOT_PROVIDED):
        log.editing.apply([(number, "notes", setting)], "")
    reader.dialog("long text", log.acts.long_text.trigger)
    reader.dialog("history", log.acts.history.trigger)
    at(RunColumn.KIND)
    QGuiApplication.clipboard().setText("x\tx\tx\n" * 3)
    reader.dialog("paste", table.paste)
    at(RunColumn.COST)
    QGuiApplication.clipboard().setText("1,5\t0")
    reader.dialog("paste with a comma", table.paste)
    reader.dialog("filter by value", log.acts.filter_column.trigger)
    at(RunColumn.RESULT)
    for what in ("ruling", "another ruling"):
        reader.dialog(what, log.acts.rule.trigger, _rule)
    reader.dialog("ruling, withdrawn", log.acts.rule.trigger)
    reader.dialog("new column", log.acts.new_column.trigger, lambda one: _choose(reader, one))
    log.finding.begin(replacing=True)
    reader.look(reader.window, "log, find bar")
    menu = log.columns.menu(table.place_of(RunColumn.RESULT))
    reader.look(menu, "log, column menu")
    menu.deleteLater()
    log.page.find_bar.end()
    log.page.filter.clear()


def _rule(dialog: QDialog) -> None:
    dialog.right.setChecked(True)
    dialog.write_reason("a reason")
    dialog.go.click()


def _choose(reader: Looker, dialog: QDialog) -> None:
    assert isinstance(dialog, ColumnDialog)
    for kind in ColumnKind:
        dialog.write("Notes", kind, "")
        reader.look(dialog, f"new column, {kind}")
    dialog.reject()
