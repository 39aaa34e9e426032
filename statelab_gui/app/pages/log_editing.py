"""Changing many cells of the run log at once: in one step that can be taken back, or not at all."""

from collections.abc import Callable, Generator, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.slices import Slices, Work
from statelab_gui.domain.runs import Setting, looks_like_key
from statelab_gui.models.run_filling import FillPlan, cells_to_fill, fill_all, fill_down
from statelab_gui.models.run_paste import MOST_CELLS, Edit, Filled, PastePlan
from statelab_gui.storage.commands import EditRun, EditRuns
from statelab_gui.views.labels.log_cells import (
    filled_text,
    nothing_to_fill_text,
    too_many_text,
)
from statelab_gui.views.paste_preview import PastePreview
from statelab_gui.views.run_log_page import RunLogPage

BESIDE = 2_000
"""More edits than this are written beside the window."""
Replan = Callable[[bool], Work]


def key_written_text() -> str:
    """That a text which may be a secret is written down openly."""
    return QCoreApplication.translate(
        "LogEditing",
        "The text looks like an access key, and stands in the document as plain text now. "
        "Take it out and replace the key.",
    )


class LogEditing(QObject):
    """Turns wishes about cells into one command each; `preview` is the open one, if any."""

    def __init__(self, session: Session, shell: Shell, page: RunLogPage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._page = page
        self._table = page.table
        self._plan: PastePlan | None = None  # what the preview shows
        self.preview: PastePreview | None = None
        self.slices = Slices(self)
        self._table.runs.edit_wished.connect(self._edit)
        self._table.runs.modelAboutToBeReset.connect(self._rows_change)
        self._table.fill_wished.connect(lambda setting: self.fill(lambda _: setting))
        self.slices.began.connect(lambda: page.progress.begin(self.tr("Looking at the cells…")))
        self.slices.progressed.connect(page.progress.advance)
        self.slices.finished.connect(page.progress.end)
        page.progress.cancel_requested.connect(self.slices.stop)

    def may_write(self) -> bool:
        """Whether cells can be changed; says so where they cannot."""
        document = self._session.document
        if document is not None and document.read_only:
            self._shell.say(self.tr("The document is read-only. Nothing was changed."), "problem")
        return document is not None and not document.read_only

    def few_enough(self, cells: int) -> bool:
        """Whether one step may change so many cells; says so where it may not."""
        if cells > MOST_CELLS:
            self._shell.say(too_many_text(cells, MOST_CELLS), "problem")
        return cells <= MOST_CELLS

    def apply(self, edits: Sequence[Edit], said: str) -> None:
        """Make these edits in one step, then say so."""
        if not edits:
            self._shell.say(self.tr("Nothing would change."), "info")
            return
        command = EditRuns(edits, self._session.now())
        if len(edits) <= BESIDE:
            if self._session.apply(command) is not None:
                self._say(said, edits)
            return
        self._page.progress.begin(self.tr("Writing the cells…"))
        task = self._session.apply_beside(command, _nothing, lambda _: self._say(said, edits))
        task.finished.connect(self._page.progress.end)
        self._page.progress.cancel_requested.connect(task.cancel)

    def _edit(self, reply_id: int, field: str, setting: Setting) -> None:
        command = EditRun(reply_id, field, setting, self._session.now())
        if self._session.apply(command) is not None:
            self._say("", [(reply_id, field, setting)])

    def _say(self, said: str, edits: Sequence[Edit]) -> None:
        """Say what was done, or, where a text may be a secret, that it is written down openly."""
        if any(map(looks_like_key, {setting.value for _, _, setting in edits})):
            self._shell.say(key_written_text(), "problem")
        elif said:
            self._shell.say(said)

    # One value into many cells

    def fill(self, value: Callable[[Filled], Setting]) -> None:
        """Put a value into every chosen cell that can be filled in."""
        blocks, seen = self._table.blocks(), self._table.columns_to_fill()
        if self.may_write() and self.few_enough(cells_to_fill(blocks, seen)):
            self.slices.begin(fill_all(self._table.runs, blocks, seen, value), self._filled)

    def fill_down(self) -> None:
        """Put the first row chosen into those below."""
        blocks, seen = self._table.blocks(), self._table.columns_to_fill()
        if self.may_write() and self.few_enough(cells_to_fill(blocks, seen)):
            self.slices.begin(fill_down(self._table.runs, blocks, seen), self._filled)

    def _filled(self, plan: FillPlan) -> None:
        if plan.refusals:
            count = len(plan.edits) + plan.refusals
            self.show_refused(PastePlan(plan.edits, plan.refused, plan.refusals, 0, count, 1))
        elif not plan.edits:
            self._shell.say(nothing_to_fill_text(), "problem")
        else:
            self.apply(plan.edits, filled_text(len(plan.edits), plan.left_out))

    # What is refused

    def show_refused(self, made: PastePlan, replan: Replan | None = None) -> None:
        """Show which cells refuse; a plan made anew with a decimal comma may have none, and is
        done when the reviewer wants it."""
        self._plan = made
        self.preview = PastePreview(made, self._table.column_title, self._shell.window())
        if replan is not None:
            self.preview.comma_chosen.connect(
                lambda comma: self.slices.begin(replan(comma), self._replanned)
            )
        accepted = self.preview.exec()
        preview, self.preview = self.preview, None
        preview.deleteLater()
        if accepted and self._plan is not None:
            self.apply_plan(self._plan)

    def apply_plan(self, made: PastePlan) -> None:
        """Make the edits of a paste."""
        self.apply(made.edits, self.tr("%n cell(s) pasted.", "", len(made.edits)))

    def _replanned(self, made: PastePlan) -> None:
        self._plan = made
        if self.preview is not None:
            self.preview.show_plan(made)

    def _rows_change(self) -> None:
        """Give up what counts in rows that are about to be others."""
        self.slices.stop()
        if self.preview is not None:
            self.preview.reject()
            self._shell.say(self.tr("The rows have changed. Nothing was pasted."), "problem")


def _nothing() -> Generator[None, None, None]:
    """A job that is done at once."""
    yield from ()
