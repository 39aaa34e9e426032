"""The current cell and what is being typed in it, kept while the rows become others."""

from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from statelab_gui.models.run_columns import AnyColumn
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.grid_table import GridTable
from statelab_gui.views.run_editor import ChoiceEditor, FieldEditor, raw_text, type_in


@dataclass(frozen=True)
class _Hand:
    """The row by its number, the column by what it is, and the text of an open editor."""

    number: int
    column: AnyColumn
    text: str | None


class RunTyping(QObject):
    """Before the model is reset it notes where the hand is; afterwards it puts it there again, an
    open editor with its text. A row that is not shown any more is let go.
    """

    def __init__(self, table: GridTable, runs: RunLogModel) -> None:
        super().__init__(table)
        self._table = table
        self._runs = runs
        self._hand: _Hand | None = None
        runs.modelAboutToBeReset.connect(self._note)
        runs.modelReset.connect(self._put_back)

    def editor(self) -> QWidget | None:
        """The editor that is open."""
        for one in self._table.viewport().children():
            if isinstance(one, FieldEditor | ChoiceEditor | ExactEditor) and not one.isHidden():
                return one
        return None

    def _note(self) -> None:
        at = self._table.currentIndex()
        self._hand = None
        if at.isValid():
            editor = self.editor()
            text = raw_text(editor) if editor is not None else None
            number = self._runs.number_at(at.row())
            self._hand = _Hand(number, self._runs.columns()[at.column()], text)

    def _put_back(self) -> None:
        hand, self._hand = self._hand, None
        if hand is None or hand.column not in self._runs.columns():
            return
        row = self._runs.row_of(hand.number)
        if row < 0:
            return
        index = self._runs.index(row, self._runs.columns().index(hand.column))
        self._table.go_to(index)
        if hand.text is not None:
            self._table.edit(index)
            editor = self.editor()
            if editor is not None:
                type_in(editor, hand.text)
