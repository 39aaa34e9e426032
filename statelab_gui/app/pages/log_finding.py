"""Finding a text in the cells of the run log, and replacing it where the reviewer may write."""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from statelab_gui.app.pages.log_editing import LogEditing
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.domain.progress import Progress
from statelab_gui.models.run_asking import Ids
from statelab_gui.models.run_columns import column_key
from statelab_gui.models.run_paste import PastePlan
from statelab_gui.models.run_replacing import plan_replace
from statelab_gui.storage.queries.run_filter import Search
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.find_bar import Sought
from statelab_gui.views.run_editor import absent_words
from statelab_gui.views.run_log_page import RunLogPage
from statelab_gui.views.theme import Role

Cells = list[tuple[int, int]]


class LogFinding(QObject):
    """Wires the find bar: it looks through every row shown, and goes round at the end."""

    def __init__(
        self,
        session: Session,
        shell: Shell,
        page: RunLogPage,
        editing: LogEditing,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._page = page
        self._table = page.table
        self._bar = page.find_bar
        self._editing = editing
        self._bar.find_wished.connect(self.find)
        self._bar.replace_wished.connect(self.replace)
        self._bar.replace_all_wished.connect(self.count)

    def begin(self, replacing: bool) -> None:
        """Open the bar."""
        self._bar.begin(replacing)

    def go_on(self, backwards: bool) -> None:
        """Find again; without a text, open the bar."""
        if self._bar.sought().text:
            self.find(self._bar.sought(), backwards)
        else:
            self.begin(replacing=False)

    def find(self, sought: Sought, backwards: bool) -> None:
        """Go to the next cell that holds the text, or the one before."""
        at = self._table.currentIndex()
        row, column = (at.row(), at.column()) if at.isValid() else (0, -1)
        columns = self._columns(sought)
        self._table.runs.find(sought.text, columns, (row, column), backwards, self._found)

    def _found(self, cell: tuple[int, int] | None) -> None:
        if cell is None:
            self._bar.say(self.tr("Not found in the rows shown."), Role.PROBLEM)
            return
        index = self._table.runs.index(*cell)
        self._table.go_to(index)
        self._table.scrollTo(index)
        name = self._table.column_title(cell[1])
        self._bar.say(self.tr("Row {row}, {column}").format(row=cell[0] + 1, column=name))

    def _columns(self, sought: Sought) -> list[int]:
        seen = self._table.columns_seen()
        current = self._table.currentIndex().column()
        return [current] if sought.one_column and current in seen else seen

    # Replacing

    def replace(self, sought: Sought, new: str) -> None:
        """Replace the text in the current cell, then find the next one."""
        at = self._table.currentIndex()
        if not at.isValid() or not self._editing.may_write():
            return
        cell = [(at.row(), at.column())]
        runs, filled = self._table.runs, self._table.filled
        work = plan_replace(runs, cell, filled, sought.text, new, absent_words())
        self._editing.slices.begin(work, lambda plan: self._replace_one(plan, sought))

    def _replace_one(self, plan: PastePlan, sought: Sought) -> None:
        if plan.refusals:
            self._editing.show_refused(plan)
            return
        if plan.edits:
            self._editing.apply(plan.edits, self.tr("Replaced."))
        self.find(sought, backwards=False)

    def count(self, sought: Sought, new: str) -> None:
        """Look for every cell that would change, then ask, then replace in one step."""
        document, runs = self._session.document, self._table.runs
        if document is None or not self._editing.may_write():
            return
        keys = {
            at: column_key(self._table.column_of(at))
            for at in self._columns(sought)
            if self._table.filled(at) is not None
        }
        path, ids = document.path, runs.ids()
        self._page.progress.begin(self.tr("Looking for the text…"))
        task = self._session.run(
            lambda: _cells_with(path, ids, sought.text, keys),
            on_done=lambda cells: self._counted(cells, sought, new),
            on_progress=self._page.progress.advance,
        )
        task.finished.connect(self._page.progress.end)
        self._page.progress.cancel_requested.connect(task.cancel)

    def _counted(self, cells: Cells, sought: Sought, new: str) -> None:
        if not cells:
            text = self.tr("No cell that can be filled in holds the text.")
            self._bar.say(text, Role.PROBLEM)
        elif self._editing.few_enough(len(cells)):
            runs, filled = self._table.runs, self._table.filled
            work = plan_replace(runs, cells, filled, sought.text, new, absent_words())
            self._editing.slices.begin(work, lambda plan: self._ask(plan, sought, new))

    def _ask(self, plan: PastePlan, sought: Sought, new: str) -> None:
        count = len(plan.edits)
        if plan.refusals:
            self._editing.show_refused(plan)
            return
        if not count:
            self._bar.say(self.tr("No cell would change."), Role.PROBLEM)
            return
        if self._wanted(count, sought, new):
            self._editing.apply(plan.edits, self.tr("Replaced in %n cell(s).", "", count))

    def _wanted(self, count: int, sought: Sought, new: str) -> bool:
        box = QMessageBox(self._shell.window())
        box.setWindowTitle(self.tr("Replace all"))
        box.setText(self.tr("Replace in %n cell(s)?", "", count))
        shown = self.tr("“{old}” becomes “{new}”. One undo takes all of it back.")
        box.setInformativeText(shown.format(old=sought.text[:80], new=new[:80]))
        go = box.addButton(self.tr("&Replace"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(go)
        box.exec()
        wanted = box.clickedButton() is go
        box.deleteLater()
        return wanted


def _cells_with(
    path: Path, ids: Ids, text: str, keys: dict[int, str]
) -> Generator[Progress, None, Cells]:
    """The cells (row, column) that hold the text, row by row: a job. Unanswered rows have none."""
    found: Cells = []
    with closing(DocumentReader(path, read_only=True)) as reader:
        for column, key in keys.items():
            mask = yield from reader.searching(ids, Search(text, (key,)))
            found += [(int(row), column) for row in mask.nonzero()[0]]
    return sorted(found)
