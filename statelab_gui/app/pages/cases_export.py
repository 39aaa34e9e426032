"""Prompts and answer books on their way out: two actions that never meet."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import cast

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.cases import CaseInfo
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.updates import Program
from statelab_gui.exchange.state_lab_folder import exporting_answer_book, exporting_prompts
from statelab_gui.storage.commands.replies import RevealCase
from statelab_gui.storage.document import Document
from statelab_gui.views.cases_page import CasesView
from statelab_gui.views.export_dialogs import ExportBookDialog, ExportDialog, SavePromptsDialog


@dataclass(frozen=True)
class _Prompt:
    """A case as far as its prompt."""

    name: str
    seed: int
    prompt: str


@dataclass(frozen=True)
class _Book:
    """A case with its program, read only after its reveal was recorded."""

    name: str
    seed: int
    prompt: str
    program: Program


class CasesExport(QObject):
    """Asks where to, then writes beside the window with progress in place.

    A sealed case is revealed, and that recorded, before its answers are read. `finished` tells
    that an export or its reveals came to an end.
    """

    finished = Signal()

    def __init__(self, session: Session, shell: Shell, view: CasesView, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._view = view
        self._task: Task | None = None
        self._to_reveal: list[CaseInfo] = []
        self._stopped = False
        self.dialog: ExportDialog | None = None
        view.progress.cancel_requested.connect(self._cancel)

    @property
    def is_revealing(self) -> bool:
        """Whether reveals are being recorded one after another."""
        return bool(self._to_reveal)

    def ask_prompts(self) -> None:
        """Ask which prompts to save and where."""
        self._ask(SavePromptsDialog, self._save_prompts)

    def ask_book(self) -> None:
        """Warn, and ask which answers to export and where.

        The file holds states of cells: of conversations there is none, and nothing is revealed.
        """
        if any(isinstance(case.family, DriftFamily) for case in self._view.table.model.cases()):
            self._session.failed.emit(KnownError("no_book_of_drift"))
            return
        self._ask(ExportBookDialog, self._export_book)

    def _ask(self, kind: type[ExportDialog], act: Callable[[list[CaseInfo], Path], None]) -> None:
        table = self._view.table
        if self.dialog is not None or self._is_busy() or not table.model.total():
            return
        dialog = kind(table.selected_cases(), table.model.cases(), self._shell.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.place.setText(self._shell.settings.get("last_folder"))
        dialog.accepted.connect(lambda: act(dialog.cases, Path(dialog.folder)))
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        dialog.open()

    def _closed(self) -> None:
        self.dialog = None

    def _is_busy(self) -> bool:
        return self._task is not None or self.is_revealing

    def _save_prompts(self, cases: list[CaseInfo], folder: Path) -> None:
        document = self._session.document
        if document is None:
            return
        path = document.path

        def job() -> Generator[Progress, None, int]:
            return (yield from _writing(path, cases, folder, with_answers=False))

        self._run(job, folder, self.tr("Saving prompts…"), self._said_prompts)

    def _export_book(self, cases: list[CaseInfo], folder: Path) -> None:
        """Record the reveals first, a few at a time so that the window stays awake, then write."""
        document = self._session.document
        if document is None:
            return
        self._stopped = False
        self._to_reveal = [case for case in cases if case.sealed]
        self._view.progress.begin(self.tr("Exporting the answer book…"))
        self._reveal_next(document, cases, folder)

    def _reveal_next(self, document: Document, cases: list[CaseInfo], folder: Path) -> None:
        if self._stopped or self._session.document is not document:
            self._to_reveal = []
            self._end()
            return
        if self._to_reveal:
            case = self._to_reveal[0]
            if self._session.apply(RevealCase(case.id, self._session.now())) is None:
                self._stopped = True
            else:
                self._to_reveal.pop(0)
            QTimer.singleShot(0, self, lambda: self._reveal_next(document, cases, folder))
            return
        path = document.path

        def job() -> Generator[Progress, None, int]:
            return (yield from _writing(path, cases, folder, with_answers=True))

        self._run(job, folder, self.tr("Exporting the answer book…"), self._said_book)

    def _run(
        self,
        job: Callable[[], Iterator[Progress]],
        folder: Path,
        sentence: str,
        say: Callable[[int, Path], None],
    ) -> None:
        self._view.progress.begin(sentence)
        self._task = self._session.run(
            job, lambda count: say(count, folder), self._view.progress.advance
        )
        self._task.cancelled.connect(self._said_cancelled)
        self._task.finished.connect(self._end)

    def _end(self) -> None:
        self._task = None
        self._view.progress.end()
        self.finished.emit()

    def _cancel(self) -> None:
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    def _said_prompts(self, count: int, folder: Path) -> None:
        self._remember(folder)
        text = self.tr("%n prompt(s) saved in {folder}, without answers.", "", count)
        self._shell.say(text.format(folder=folder))

    def _said_book(self, count: int, folder: Path) -> None:
        self._remember(folder)
        text = self.tr("The answers of %n case(s) are in {folder}.", "", count)
        self._shell.say(text.format(folder=folder))

    def _said_cancelled(self) -> None:
        self._shell.say(self.tr("Cancelled: nothing was written."), "info")

    def _remember(self, folder: Path) -> None:
        self._shell.settings.put("last_folder", str(folder.parent))


def _writing(
    path: Path, cases: list[CaseInfo], folder: Path, *, with_answers: bool
) -> Generator[Progress, None, int]:
    """Read the cases through a connection of its own and write them; returns how many."""
    document = Document.open(path, read_only=True)
    try:
        writing = cast(
            Generator[int, None, None],
            exporting_answer_book(folder, _books(document, cases))
            if with_answers
            else exporting_prompts(folder, _prompts(document, cases)),
        )
        done = 0
        with closing(writing):  # a cancel undoes what was written at once
            for done in writing:
                yield Progress(done, len(cases), "cases")
        return done
    finally:
        document.close()


def _prompts(document: Document, cases: list[CaseInfo]) -> Iterator[_Prompt]:
    for case in cases:
        yield _Prompt(case.name, case.seed, document.prompt(case.id))


def _books(document: Document, cases: list[CaseInfo]) -> Iterator[_Book]:
    for case in cases:
        program = document.answer_book(case.id).program
        yield _Book(case.name, case.seed, document.prompt(case.id), program)
