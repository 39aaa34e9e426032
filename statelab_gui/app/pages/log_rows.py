"""What is done with one row or cell of the run log: a ruling, its history, a long text."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from statelab_gui.app.pages.log_editing import key_written_text
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.runs import RUN_FIELDS, looks_like_key
from statelab_gui.models.run_columns import RunColumn
from statelab_gui.models.run_paste import Filled, field_key
from statelab_gui.storage.commands import AddRuling
from statelab_gui.views.cell_history import CellHistory
from statelab_gui.views.labels.families import status_with_sign
from statelab_gui.views.labels.log_cells import history_value_text, ruling_name
from statelab_gui.views.labels.runs import time_text
from statelab_gui.views.note_dialog import NoteDialog
from statelab_gui.views.ruling_dialog import RulingDialog
from statelab_gui.views.run_editor import written_text
from statelab_gui.views.run_table import RunTable

_TEXTS = {field.key for field in RUN_FIELDS if field.kind == "text"}


class LogRows(QObject):
    """Acts on the current row and cell of the table."""

    def __init__(self, session: Session, shell: Shell, table: RunTable, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._table = table

    def rule(self) -> None:
        """Ask for a ruling on the reply of the current row."""
        entry = self._table.current_entry()
        if entry is None or entry.run.reply_id is None:
            return
        run, verdict = entry.run, status_with_sign(entry.status)
        dialog = RulingDialog(run.case_name, verdict, run.ruling, self._shell.window())
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        kind, reason = dialog.kind(), dialog.reason()
        dialog.deleteLater()
        if accepted and kind is not None and run.reply_id is not None:
            command = AddRuling(run.reply_id, kind, reason, self._session.now())
            if self._session.apply(command) is None:
                return
            if looks_like_key(reason):
                self._shell.say(key_written_text(), "problem")
                return
            said = self.tr("Ruling recorded: {ruling}. The verdict stays as it was computed.")
            self._shell.say(said.format(ruling=ruling_name(kind)))

    def show_history(self) -> None:
        """Show what stood in the current cell, and since when; of a verdict, its rulings."""
        entry, at = self._table.current_entry(), self._table.currentIndex().column()
        document = self._session.document
        if entry is None or entry.run.reply_id is None or document is None:
            return
        filled = self._table.filled(at)
        field = "ruling" if filled is None else field_key(filled)
        column = RunColumn.RULING if filled is None else self._table.column_of(at)
        changes = [
            (time_text(when), history_value_text(column, old), history_value_text(column, new))
            for when, old, new in document.field_history(entry.run.reply_id, field)
        ]
        title = self._title(self._table.place_of(column), entry.run.case_name)
        dialog = CellHistory(title, changes, self._shell.window())
        dialog.exec()
        dialog.deleteLater()

    def edit_long(self) -> None:
        """Open a large editor for the text of the current cell; other cells are edited in place."""
        table, at, entry = self._table, self._table.currentIndex(), self._table.current_entry()
        setting = table.runs.setting(at)
        filled = table.filled(at.column()) if at.isValid() else None
        if filled is None or setting is None or entry is None or entry.run.reply_id is None:
            return
        if not _is_text(filled):
            table.edit(at)
            return
        title = self._title(at.column(), entry.run.case_name)
        dialog = NoteDialog(title, setting.value, self._shell.window())
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        text = dialog.text()
        dialog.deleteLater()
        if accepted and text != setting.value:
            wished = table.runs.edit_wished
            wished.emit(entry.run.reply_id, field_key(filled), written_text(text))

    def _title(self, column: int, case: str) -> str:
        said = self.tr("{column} of {case}")
        return said.format(column=self._table.column_title(column), case=case)


def _is_text(filled: Filled) -> bool:
    if isinstance(filled, LogColumn):
        return filled.kind is ColumnKind.TEXT
    return filled in _TEXTS
