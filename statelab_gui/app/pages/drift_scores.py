"""A table of per-item results is looked at, read and measured off the window's thread."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.drift.measures import Measures, measuring
from statelab_gui.domain.drift.score_rows import EXAMPLE, EXAMPLE_COLUMNS, SCORE, ScoreTable
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import Reading
from statelab_gui.domain.runs import Setting
from statelab_gui.exchange.importing import Looked, look_at, reading_in
from statelab_gui.exchange.score_table import FirstRows, first_rows, reading_scores
from statelab_gui.exchange.tables import FOR_EXCEL, Column, csv_text
from statelab_gui.exchange.writing import written
from statelab_gui.views.drift_scores_dialog import DriftScoresDialog
from statelab_gui.views.labels.errors import error_sentence

_FIRST = 10  # rows


class _Measured(NamedTuple):
    """How a file was read, and what came of its rows; None while its encoding is not decided."""

    looked: Looked
    first: FirstRows | None
    table: ScoreTable | None
    measures: Measures


class DriftScores(QObject):
    """Leads through one table at a time; `ended` when the dialog is done with.

    Nothing of it goes into the document, and none need be open.
    """

    ended = Signal()

    def __init__(self, session: Session, shell: Shell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._dialog: DriftScoresDialog | None = None
        self._task: Task | None = None
        self._path = Path()

    @property
    def dialog(self) -> DriftScoresDialog | None:
        """The dialog while it is shown."""
        return self._dialog

    @property
    def is_busy(self) -> bool:
        """Whether a file is being read or measured."""
        return self._task is not None

    def ask(self, path: str | None = None) -> None:
        """Measure the file at `path`; without one, say first what it must hold."""
        if self._dialog is not None:
            return
        dialog = DriftScoresDialog(self._shell.window())
        self._dialog = dialog
        dialog.example_wished.connect(self._save_example)
        dialog.file_wished.connect(self._open)
        dialog.reading_wished.connect(lambda reading: self._measure(reading))
        dialog.encoding_wished.connect(self._read_in)
        dialog.work_stopped.connect(self._stop)
        dialog.finished.connect(self._finish)
        if path is not None:
            self._open(path)
        dialog.open()

    def _save_example(self) -> None:
        """Write the example as a file that can be filled in and read back."""
        if self._dialog is None:
            return
        kind = self.tr("CSV files (*.csv)")
        title, name = self.tr("Save the example"), self.tr("per-item results.csv")
        chosen, _ = QFileDialog.getSaveFileName(self._dialog, title, name, kind)
        if not chosen:
            return
        path = Path(chosen)
        columns = [Column(key, numeric=key == SCORE) for key in EXAMPLE_COLUMNS]
        text = csv_text(columns, [[Setting.of(cell) for cell in row] for row in EXAMPLE])
        try:
            with written(path) as file:
                file.write(text.encode("utf-8-sig" if FOR_EXCEL.bom else "utf-8"))
        except KnownError as error:
            self._dialog.show_problem(error_sentence(error))
            return
        self._shell.say_written(self.tr("Written: {file}").format(file=path.name), path)

    def _open(self, path: str) -> None:
        assert self._dialog is not None
        self._path = Path(path)
        self._dialog.show_file(path)
        self._measure(None)

    def _read_in(self, encoding: str) -> None:
        path = self._path
        self._run(lambda: _measured(path, lambda: reading_in(path, encoding), guess=True))

    def _measure(self, wanted: Reading | None) -> None:
        path = self._path
        self._run(lambda: _measured(path, lambda: wanted, guess=False))

    def _run(self, job: Callable[[], Generator[Progress, None, _Measured]]) -> None:
        assert self._dialog is not None
        self._stop()
        self._dialog.begin(self.tr("Reading and measuring…"))

        def told(listener: Callable[[Any], None]) -> Callable[[Any], None]:
            return lambda value: listener(value) if self._task is task else None

        task = self._session.run(
            job,
            on_done=told(self._show),
            on_progress=told(self._advance),
            on_error=told(self._fail),
        )
        task.finished.connect(lambda: self._end(task))
        self._task = task

    def _show(self, found: _Measured) -> None:
        if self._dialog is None:
            return
        self._dialog.show_reading(found.looked.reading, found.looked.encodings)
        if found.first is not None:
            self._dialog.show_first(*found.first)
        if found.table is not None:
            self._dialog.show_measures(found.table, found.measures)

    def _advance(self, progress: Progress) -> None:
        if self._dialog is not None:
            self._dialog.advance(progress)

    def _fail(self, error: KnownError) -> None:
        if self._dialog is not None:
            self._dialog.show_problem(error_sentence(error))

    def _end(self, task: Task) -> None:
        if self._task is task:
            self._task = None
            if self._dialog is not None:
                self._dialog.end()

    def _stop(self) -> None:
        if self._task is not None and not self._task.is_over:
            self._task.cancel()

    def _finish(self) -> None:
        dialog, self._dialog = self._dialog, None
        self._stop()
        self._task = None
        if dialog is not None:
            dialog.deleteLater()
        self.ended.emit()


def _measured(
    path: Path, reading: Callable[[], Reading | None], *, guess: bool
) -> Generator[Progress, None, _Measured]:
    """Look at a file, read its rows and measure them. A job."""
    yield Progress(0, 0)
    looked = look_at(path, reading(), guess=guess)
    if looked.reading.encoding is None:
        return _Measured(looked, None, None, Measures())
    first = first_rows(path, looked.reading, _FIRST)
    yield Progress(0, 0)
    table = yield from reading_scores(path, looked.reading)
    measures = yield from measuring(table.scores)
    return _Measured(looked, first, table, measures)
