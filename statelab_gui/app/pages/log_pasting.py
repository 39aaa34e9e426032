"""Pasting into the run log: the clipboard becomes one step, or a list of what refuses."""

from collections.abc import Generator

from PySide6.QtCore import QObject

from statelab_gui.app.pages.log_editing import LogEditing
from statelab_gui.app.shell import Shell
from statelab_gui.app.slices import Work
from statelab_gui.domain.progress import Progress
from statelab_gui.models.run_paste import MOST_CELLS, PastePlan, parse_cell, plan_paste, tiled
from statelab_gui.views.run_editor import absent_words
from statelab_gui.views.run_table import RunTable
from statelab_gui.views.table_copier import cells_on_clipboard

Rows = list[list[str]]


class LogPasting(QObject):
    """Pastes where the table wishes it."""

    def __init__(self, shell: Shell, table: RunTable, editing: LogEditing, parent: QObject) -> None:
        super().__init__(parent)
        self._shell = shell
        self._table = table
        self._editing = editing
        table.paste_wished.connect(self.paste)

    def paste(self) -> None:
        """Paste what is on the clipboard from the first cell chosen on; one value goes into every
        cell chosen, and a block is repeated where it fits the choice a whole number of times."""
        if self._editing.may_write():
            self._editing.slices.begin(_read_clipboard(), self._paste)

    def _paste(self, rows: Rows | int) -> None:
        blocks, at = self._table.blocks(), self._table.currentIndex()
        if isinstance(rows, int):
            self._editing.few_enough(rows)
            return
        if not rows:
            self._shell.say(self.tr("There is no text on the clipboard."), "problem")
            return
        if not blocks and not at.isValid():
            self._shell.say(self.tr("Choose the cell to paste into first."), "problem")
            return
        chosen = sum(len(block.rows) * len(block.columns) for block in blocks)
        if len(rows) == 1 and len(rows[0]) == 1 and chosen > 1:
            self._editing.fill(lambda filled: parse_cell(filled, rows[0][0], absent_words()))
            return
        work = self._place(rows)
        self._editing.slices.begin(work(False), lambda made: self._planned(made, work))

    def _place(self, rows: Rows) -> "Placed":
        """The rows as they go into the table, from the upper left of what is chosen on."""
        table, blocks, at = self._table, self._table.blocks(), self._table.currentIndex()
        seen = table.columns_seen()
        first, across = at.row(), seen.index(at.column()) if at.column() in seen else 0
        if len(blocks) == 1:
            block = blocks[0]
            inside = [place for place, one in enumerate(seen) if one in block.columns]
            first, across = block.rows.start, inside[0] if inside else across
            if len(block.rows) * len(inside) <= MOST_CELLS:
                rows = tiled(rows, len(block.rows), len(inside))
        return Placed(table, rows, first, across)

    def _planned(self, made: PastePlan, work: "Placed") -> None:
        if made.refusals:
            self._editing.show_refused(made, work)
        else:
            self._editing.apply_plan(made)


class Placed:
    """A block in its place; called with whether a comma is a decimal sign, it is planned anew."""

    def __init__(self, table: RunTable, rows: Rows, first: int, across: int) -> None:
        self._table = table
        self._rows = rows
        self._first = first
        self._columns = table.columns_to_fill()[across:]

    def __call__(self, comma: bool) -> Work:
        runs = self._table.runs
        return plan_paste(runs, self._rows, self._first, self._columns, absent_words(), comma)


def _read_clipboard() -> Generator[Progress, None, Rows | int]:
    """The rows on the clipboard; only their number of cells when those are too many."""
    rows: Rows = []
    cells = 0
    for row in cells_on_clipboard():
        cells += len(row)
        if cells <= MOST_CELLS:
            rows.append(row)
        yield Progress(cells, 0, "cells")
    return rows if cells <= MOST_CELLS else cells
