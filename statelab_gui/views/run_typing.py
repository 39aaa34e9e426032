"""The current cell and what is being typed in it, kept while the rows become others."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from statelab_gui.domain.runs import Setting
from statelab_gui.models.run_columns import AnyColumn, field_of
from statelab_gui.models.run_log import RunLogModel
from statelab_gui.views.exact_editor import ExactEditor
from statelab_gui.views.grid_table import GridTable
from statelab_gui.views.run_editor import (
    ChoiceEditor,
    FieldEditor,
    raw_text,
    type_in,
    typed_in,
)


@dataclass(frozen=True)
class _Hand:
    """The row by its number, the column by what it is, and the text of an open editor; `setting`
    is what the text stands for, None where it was not changed or cannot be taken."""

    number: int
    column: AnyColumn
    text: str | None
    changed: bool
    setting: Setting | None


class RunTyping(QObject):
    """Before the model is reset it notes where the hand is; afterwards it puts it there again, an
    open editor with its text. Where the row is not shown any more, what was typed is wished for;
    `let_go(text)` tells of a text that cannot be taken and is gone.
    """

    let_go = Signal(str)

    def __init__(
        self, table: GridTable, runs: RunLogModel, is_touched: Callable[[QWidget], bool]
    ) -> None:
        super().__init__(table)
        self._table = table
        self._runs = runs
        self._is_touched = is_touched
        self._hand: _Hand | None = None
        self._forgetting = False
        runs.modelAboutToBeReset.connect(self._note)
        runs.modelReset.connect(self._put_back)

    def editor(self) -> QWidget | None:
        """The editor that is open."""
        for one in self._table.viewport().children():
            if isinstance(one, FieldEditor | ChoiceEditor | ExactEditor) and not one.isHidden():
                return one
        return None

    def forget_while(self, act: Callable[[], object]) -> None:
        """Do `act`, which shows another document: what was typed does not go there."""
        self._forgetting = True
        act()
        self._forgetting = False

    def _note(self) -> None:
        at = self._table.currentIndex()
        self._hand = None
        if at.isValid() and not self._forgetting:
            editor = self.editor()
            text = raw_text(editor) if editor is not None else None
            changed = editor is not None and text is not None and self._is_touched(editor)
            setting = typed_in(editor) if editor is not None and changed else None
            number = self._runs.number_at(at.row())
            column = self._runs.columns()[at.column()]
            self._hand = _Hand(number, column, text, changed, setting)

    def _put_back(self) -> None:
        hand, self._hand = self._hand, None
        if hand is None:
            return
        known = hand.column in self._runs.columns()
        row = self._runs.row_of(hand.number)
        if row < 0 or not known:
            self._keep(hand, known)
            return
        index = self._runs.index(row, self._runs.columns().index(hand.column))
        self._table.go_to(index)
        if hand.text is not None:
            self._table.edit(index)
            editor = self.editor()
            if editor is not None:
                type_in(editor, hand.text)

    def _keep(self, hand: _Hand, known: bool) -> None:
        field = field_of(hand.column)
        if hand.setting is not None and known and field is not None:
            self._runs.edit_wished.emit(hand.number, field, hand.setting)
        elif hand.changed and hand.text:
            self.let_go.emit(hand.text)
