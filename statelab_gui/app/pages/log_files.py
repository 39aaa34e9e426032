"""The run log's ways out to a file and in from one, as the page wishes them."""

from PySide6.QtCore import QObject

from statelab_gui.app.pages.log_export import LogExport
from statelab_gui.app.pages.log_import import LogImport
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.views.run_log_page import RunLogPage


class LogFiles(QObject):
    """Exports what the page shows, or all, and imports; one file at a time each way."""

    def __init__(self, session: Session, shell: Shell, page: RunLogPage, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._page = page
        self.exporting = LogExport(session, shell, page.progress, self)
        self.importing = LogImport(session, shell, self)
        page.export_requested.connect(self.ask_export)
        page.import_requested.connect(self.ask_import)

    def ask_export(self) -> None:
        """Ask how the rows that the page shows are to go out."""
        document = self._session.document
        if document is None or not self._page.export_button.isEnabled():
            return
        runs = self._page.table.runs
        every = document.run_row_count() if runs.sums is None else runs.sums.rows
        self.exporting.ask(runs.ids().tolist(), every)

    def ask_import(self) -> None:
        """Ask for a file to take into the log."""
        self.importing.ask()
