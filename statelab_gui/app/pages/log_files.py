"""The run log's way out to a file: asked for, written beside the window, told when done."""

from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from statelab_gui.app.pages.log_export import preview, write_log
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.views.export_log_dialog import ExportChoices, ExportLogDialog
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.run_log_page import RunLogPage


class LogFiles(QObject):
    """Exports what the page shows; one export at a time."""

    def __init__(self, session: Session, shell: Shell, page: RunLogPage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._page = page
        self._task: Task | None = None
        page.export_requested.connect(self.ask_export)
        page.progress.cancel_requested.connect(self._cancel)

    def ask_export(self) -> None:
        document = self._session.document
        if document is None or self._task is not None or not self._page.export_button.isEnabled():
            return
        shown, every = list(self._page.table.runs.ids()), document.run_row_ids()
        ids = {True: shown, False: every}
        proposed = document.path.with_name(f"{document.path.stem}-run-log.csv")
        dialog = ExportLogDialog(
            str(proposed),
            len(shown),
            len(every),
            lambda choices: preview(document, ids[choices.only_shown], choices),
            self._shell.window(),
        )
        accepted = dialog.exec() == QDialog.DialogCode.Accepted
        choices = dialog.choices()
        dialog.deleteLater()
        if accepted:
            self.export(choices, ids[choices.only_shown], len(every))

    def export(self, choices: ExportChoices, ids: list[int], every: int) -> None:
        """Write these rows to the file that was chosen, with progress and Cancel."""
        document = self._session.document
        if document is None:
            return
        path = document.path
        self._page.progress.begin(self.tr("Writing the run log…"))
        self._task = self._session.run(
            lambda: write_log(path, ids, choices),
            on_done=lambda count: self._exported(count, every, choices.path),
            on_progress=self._page.progress.advance,
            on_error=self._export_failed,
        )
        self._task.cancelled.connect(
            lambda: self._shell.say(self.tr("Cancelled. No file was written."), "info")
        )
        self._task.finished.connect(self._export_ended)

    def _exported(self, count: int, every: int, path: str) -> None:
        said = self.tr("Exported {count} of {every} rows to {file}.")
        self._shell.say(said.format(count=count, every=every, file=Path(path).name))

    def _export_failed(self, error: KnownError) -> None:
        self._shell.say(error_sentence(error), "problem")

    def _export_ended(self) -> None:
        self._task = None
        self._page.progress.end()

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()
