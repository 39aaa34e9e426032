"""A file comes into the run log: looked at, checked and imported off the window's thread."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTranslator, Signal

from statelab_gui.app.resources import catalogue
from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.app.translations import LANGUAGES
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_plan import ImportPlan
from statelab_gui.domain.log_columns import LogColumn
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_tables import Reading, TableFormat, own_key
from statelab_gui.exchange.importing import ImportFile, Looked, looking_at, reading_in
from statelab_gui.exchange.mapping import folded, guess_targets, own_columns_of
from statelab_gui.storage.commands.importing.rows import ImportRows
from statelab_gui.storage.table_reading import TableReader
from statelab_gui.views.import_log_dialog import ImportLogDialog
from statelab_gui.views.labels.errors import error_sentence
from statelab_gui.views.labels.importing import imported_text, titles_in


@dataclass(frozen=True)
class _Seen:
    """A file that was looked at, and what its columns are read as."""

    path: Path
    looked: Looked
    targets: tuple[str, ...] = ()


class LogImport(QObject):
    """Leads through the import of one file at a time; `ended` when the dialog is done with."""

    ended = Signal()

    def __init__(self, session: Session, shell: Shell, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._dialog: ImportLogDialog | None = None
        self._task: Task | None = None
        self._own: list[LogColumn] = []
        self._seen: _Seen | None = None

    @property
    def is_busy(self) -> bool:
        """Whether a file is being looked at, checked or imported."""
        return self._task is not None

    @property
    def dialog(self) -> ImportLogDialog | None:
        """The dialog while it is shown."""
        return self._dialog

    def ask(self, path: str | None = None) -> None:
        """Lead through the import of the file at `path`; without one, ask for it first."""
        document = self._session.document
        if document is None or document.read_only or self._dialog is not None:
            return
        self._own = document.log_columns()
        dialog = ImportLogDialog(self._shell.window())
        chosen = dialog.choose_file() if path is None else path
        if not chosen:
            dialog.deleteLater()
            return
        self._dialog = dialog
        dialog.file_wished.connect(self._open)
        dialog.reading_wished.connect(lambda reading: self._look(reading))
        dialog.encoding_wished.connect(self._read_in)
        dialog.targets_wished.connect(self._map)
        dialog.check_wished.connect(self._check)
        dialog.import_wished.connect(self._import)
        dialog.work_stopped.connect(self._stop)
        dialog.finished.connect(self._finish)
        self._open(chosen)
        dialog.open()

    # Looking at the file

    def _open(self, path: str) -> None:
        assert self._dialog is not None
        self._seen = _Seen(Path(path), Looked(Reading(TableFormat.CSV), ()))
        self._dialog.show_file(path)
        self._look(None)

    def _read_in(self, encoding: str) -> None:
        assert self._seen is not None
        path = self._seen.path

        def job() -> Generator[Progress, None, Looked]:
            yield Progress(0, 0)
            return (yield from looking_at(path, reading_in(path, encoding), guess=True))

        self._run_look(job)

    def _look(self, wanted: Reading | None) -> None:
        assert self._seen is not None
        path = self._seen.path

        self._run_look(lambda: looking_at(path, wanted))

    def _run_look(self, job: Callable[[], Generator[Progress, None, Looked]]) -> None:
        assert self._dialog is not None
        self._begin(self.tr("Looking at the file…"))
        self._run(job, self._looked)

    def _looked(self, looked: Looked) -> None:
        assert self._dialog is not None and self._seen is not None
        before = self._seen
        self._dialog.show_reading(looked.reading, looked.encodings)
        if looked.reading.encoding is None:
            self._seen = replace(before, looked=looked, targets=())
            return
        same = before.targets and before.looked.header == looked.header
        targets = before.targets if same else guess_targets(looked.header, _titles(), self._own)
        self._seen = replace(before, looked=looked, targets=targets)
        own = [own_key(column) for column in self._own]
        self._dialog.show_columns(looked.header, targets, looked.samples, own)
        self._check()

    def _map(self, targets: tuple[str, ...]) -> None:
        assert self._seen is not None
        self._seen = replace(self._seen, targets=targets)
        self._check()

    # Checking and importing

    def _file(self) -> ImportFile | None:
        """The file as it is to be read; None, with a word why, while its columns are not clear."""
        assert self._dialog is not None and self._seen is not None
        seen, chosen = self._seen, [key for key in self._seen.targets if key]
        if len(set(chosen)) < len(chosen):
            self._dialog.show_problem(
                self.tr("Two columns are read as the same. Choose “Not read” for one of them.")
            )
            return None
        if "case" not in chosen:
            self._dialog.show_problem(
                self.tr("No column is read as the case. Choose the one that names it.")
            )
            return None
        own = own_columns_of(chosen, self._own)
        looked = seen.looked
        return ImportFile(seen.path, looked.reading, seen.targets, own, looked.header)

    def _check(self) -> None:
        self._stop()
        document = self._session.document
        file = self._file()
        if document is None or file is None or self._dialog is None:
            return
        path = document.path
        self._dialog.banner.say("")
        self._dialog.findings.forget()
        self._begin(self.tr("Checking every row…"))

        def job() -> Generator[Progress, None, ImportPlan]:
            with closing(TableReader(path, read_only=True)) as reader:
                return (yield from reader.planning(file.items(), file.own, file.progress))

        self._run(job, self._checked)

    def _checked(self, plan: ImportPlan) -> None:
        if self._dialog is not None:
            self._dialog.show_plan(plan)

    def _import(self, update: bool) -> None:
        file = self._file()
        document = self._session.document
        if file is None or document is None or self._dialog is None:
            return
        self._stop()
        command = ImportRows(
            file.items, file.path.name, file.own, update=update, progress=file.progress
        )
        self._begin(self.tr("Importing…"), writing=True)
        task = self._session.apply_beside(command, _nothing, lambda _: self._imported(command))
        task.cancelled.connect(
            lambda: self._shell.say(self.tr("Cancelled. Nothing was imported."), "info")
        )
        self._follow(task)

    def _imported(self, command: ImportRows) -> None:
        assert self._seen is not None
        self._shell.say(imported_text(command.plan, command.updated, self._seen.path.name))
        if self._dialog is not None:
            self._dialog.accept()

    # Work under way

    def _begin(self, sentence: str, *, writing: bool = False) -> None:
        self._stop()
        assert self._dialog is not None
        self._dialog.begin(sentence, writing=writing)

    def _run(self, job: Callable[[], Iterable[Any]], on_done: Callable[[Any], object]) -> None:
        def done(result: Any) -> None:
            if self._task is task:
                on_done(result)

        task = self._session.run(lambda: iter(job()), done, on_error=self._failed)
        self._follow(task)

    def _follow(self, task: Task) -> None:
        self._task = task
        stopped: list[bool] = []
        task.progressed.connect(self._advance)
        task.cancelled.connect(lambda: stopped.append(True))
        task.failed.connect(lambda: stopped.append(True))
        task.finished.connect(lambda: self._end(task, bool(stopped)))

    def _advance(self, progress: Progress) -> None:
        if self._dialog is not None and self.sender() is self._task:
            self._dialog.advance(progress)

    def _failed(self, error: KnownError) -> None:
        if self._dialog is not None:
            self._dialog.show_problem(error_sentence(error))

    def _end(self, task: Task, stopped: bool) -> None:
        if self._task is task:
            self._task = None
            if self._dialog is not None:
                self._dialog.end(stopped=stopped)

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _finish(self) -> None:
        dialog, self._dialog = self._dialog, None
        self._stop()
        self._task = None
        if dialog is not None:
            dialog.deleteLater()
        self.ended.emit()


def _nothing() -> Generator[Progress, None, None]:
    yield Progress(0, 0)


def _translated(words: QTranslator, context: str, text: str) -> str | None:
    return words.translate(context, text)


def _titles() -> dict[str, str]:
    """Every title that the window shows for a column, in every language, with the column's key."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        words = QTranslator()
        words.load(str(catalogue(f"statelab_{language}")))
        titles = titles_in(partial(_translated, words))
        found |= {folded(title): key for title, key in titles.items()}
    return found
