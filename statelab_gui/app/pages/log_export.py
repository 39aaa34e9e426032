"""The run log goes out to a file: asked for, written off the window's thread, and told."""

from collections.abc import Generator, Sequence
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog

from statelab_gui.app.beside import beside
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import TableColumn, TableFormat
from statelab_gui.domain.table_cells import Page
from statelab_gui.exchange.exporting import Written, head_of_table, write_table
from statelab_gui.exchange.run_rows import columns_of
from statelab_gui.exchange.tables import Dialect
from statelab_gui.storage.table_reading import TableReader
from statelab_gui.views.export_log_dialog import PREVIEW_ROWS, ExportChoices, ExportLogDialog
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.exporting import exported_text
from statelab_gui.views.widgets.progress_row import ProgressRow

_PREVIEWED = 300
"""Characters of a line of the preview: a reply may have millions."""


class LogExport(QObject):
    """Asks how, writes the file with progress and Cancel, and says what was written."""

    ended = Signal()

    def __init__(
        self, session: Session, shell: Shell, progress: ProgressRow, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._progress = progress
        self._task: Task | None = None
        progress.cancel_requested.connect(self.cancel)

    @property
    def is_busy(self) -> bool:
        """Whether a file is being written."""
        return self._task is not None

    def ask(self, shown: Sequence[int], every: int) -> None:
        """Ask how to write the rows `shown`, in their order, or all `every` rows of the log."""
        document = self._session.document
        if document is None or self.is_busy:
            return
        proposed = document.path.with_name(f"{document.path.stem}-run-log.csv")
        with closing(TableReader(document.path, read_only=True)) as reader:
            firsts = {
                True: list(shown[:PREVIEW_ROWS]),
                False: reader.first_run_rows(PREVIEW_ROWS).tolist(),
            }
            dialog = ExportLogDialog(
                str(proposed),
                len(shown),
                every,
                lambda choices: preview(reader, firsts[choices.only_shown], choices),
                self._shell.window(),
            )
            accepted = dialog.exec() == QDialog.DialogCode.Accepted
            choices = dialog.choices()
            dialog.deleteLater()
        if accepted:
            self.write(choices, shown, every)

    def write(self, choices: ExportChoices, shown: Sequence[int], every: int) -> None:
        """Write the file that was chosen, with progress and Cancel."""
        document = self._session.document
        if document is None or self.is_busy:
            return
        path = document.path
        ids = [int(number) for number in shown] if choices.only_shown else None
        self._progress.begin(self.tr("Writing the run log…"))
        self._task = self._session.run(
            lambda: write_log(path, ids, choices),
            on_done=lambda written: self._done(written, every, choices.path),
            on_progress=self._advance,
            on_error=self._failed,
        )
        self._task.cancelled.connect(
            lambda: self._shell.say(self.tr("Cancelled. No file was written."), "info")
        )
        self._task.finished.connect(self._end)

    def cancel(self) -> None:
        """Stop writing; an older file of that name stays as it was."""
        if self._task is not None:
            self._task.cancel()

    def _advance(self, progress: Progress) -> None:
        if progress.unit == "packing":
            self._progress.begin(self.tr("Packing the workbook…"))
        self._progress.advance(progress)

    def _done(self, written: Written, every: int, path: str) -> None:
        text = exported_text(
            written.rows, every, Path(path).name, written.sheets, written.long_texts
        )
        self._shell.say(text)

    def _failed(self, error: KnownError) -> None:
        self._shell.say(error_sentence(error), "problem")

    def _end(self) -> None:
        self._task = None
        self._progress.end()
        self.ended.emit()


def columns_for(reader: TableReader, choices: ExportChoices) -> tuple[TableColumn, ...]:
    """The columns that were chosen, the reviewer's own among them."""
    return columns_of(reader.log_columns(), replies=choices.replies)


def dialect_for(choices: ExportChoices) -> Dialect:
    """The dialect that was chosen; a TSV file is separated by tabs."""
    tabbed = choices.format is TableFormat.TSV
    return Dialect("\t" if tabbed else choices.separator, choices.decimal, choices.bom)


def preview(reader: TableReader, ids: Sequence[int], choices: ExportChoices) -> str:
    """The header and the first rows of the file that the choices would make, a line each.

    Line breaks inside a field are shown as a sign, and long lines are cut.
    """
    columns = columns_for(reader, choices)
    none: Page = [[] for _ in columns]
    page = next(reader.table_pages(ids[:PREVIEW_ROWS], columns), none)
    head = head_of_table(choices.format, columns, page, dialect=dialect_for(choices))
    return "\n".join(_shortened(" ⏎ ".join(record.splitlines())) for record in head)


def _shortened(line: str) -> str:
    return line if len(line) <= _PREVIEWED else line[:_PREVIEWED] + "…"


def write_log(
    document: Path, ids: Sequence[int] | None, choices: ExportChoices
) -> Generator[Progress, None, Written]:
    """Write these rows of the document, None for all; a job that tells what it wrote."""
    with closing(TableReader(document, read_only=True)) as reader:
        yield Progress(0, 0, "rows")
        if ids is None:
            ids = reader.run_order().ids.tolist()
        columns = columns_for(reader, choices)
        return (
            yield from write_table(
                Path(choices.path),
                choices.format,
                columns,
                reader.table_pages(ids, columns),
                dialect=dialect_for(choices),
                total=len(ids),
                packing=beside,
            )
        )
