"""Writing training data of a drift set: asked for, revealed where that is needed, then written."""

from collections.abc import Generator
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from statelab_gui.app.session import Session
from statelab_gui.app.shell import Shell
from statelab_gui.app.tasks import Task
from statelab_gui.domain.cases import CaseSetInfo
from statelab_gui.domain.progress import Progress
from statelab_gui.exchange.drift_training import (
    Form,
    TrainingPlan,
    Written,
    free_folder,
    write_training,
)
from statelab_gui.storage.commands.replies import RevealCase
from statelab_gui.storage.document import Document
from statelab_gui.storage.reading import DocumentReader
from statelab_gui.views.training_dialog import TrainingDialog, TrainingWish
from statelab_gui.views.widgets.progress_row import ProgressRow


class DriftTraining(QObject):
    """A sealed case is revealed, and that recorded, before its truth is written; `revealed` tells
    once that some were, whether or not all."""

    revealed = Signal()

    def __init__(
        self, session: Session, shell: Shell, progress: ProgressRow, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._shell = shell
        self._progress = progress
        self._task: Task | None = None
        self._to_reveal: list[int] = []
        self._stopped = False
        self.dialog: TrainingDialog | None = None
        progress.cancel_requested.connect(self._cancel)

    @property
    def is_revealing(self) -> bool:
        """Whether reveals are being recorded one after another."""
        return bool(self._to_reveal)

    def ask(self, info: CaseSetInfo) -> None:
        """Ask what of a set is to be written and where to."""
        document = self._session.document
        if document is None or self.dialog is not None or self._task or self._to_reveal:
            return
        sealed = [case.id for case in document.cases(info.id) if case.sealed]
        folder = str(self._shell.settings.get("last_folder"))
        dialog = TrainingDialog(info.case_count, len(sealed), folder, self._shell.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._begin(info, sealed, dialog.wish()))
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        dialog.open()

    def _closed(self) -> None:
        self.dialog = None

    def _begin(self, info: CaseSetInfo, sealed: list[int], wish: TrainingWish) -> None:
        """Record the reveals first, one at a time so that the window stays awake, then write."""
        document = self._session.document
        if document is None:
            return
        self._stopped, self._to_reveal = False, list(sealed) if wish.word_given else []
        self._progress.begin(self.tr("Writing training data…"))
        self._reveal_next(document, info, wish)

    def _reveal_next(self, document: Document, info: CaseSetInfo, wish: TrainingWish) -> None:
        if self._stopped or self._session.document is not document:
            self._to_reveal = []
            self.revealed.emit()
            self._end()
            return
        if self._to_reveal:
            if self._session.apply(RevealCase(self._to_reveal[0], self._session.now())) is None:
                self._stopped = True
            else:
                self._to_reveal.pop(0)
            if not self._to_reveal:
                self.revealed.emit()
            QTimer.singleShot(0, self, lambda: self._reveal_next(document, info, wish))
            return
        path, folder = document.path, free_folder(Path(wish.folder), info.name)
        self._task = self._session.run(
            lambda: _writing(path, info.id, wish, folder),
            lambda written: self._said(written, folder),
            self._progress.advance,
        )
        self._task.cancelled.connect(
            lambda: self._shell.say(self.tr("Cancelled: nothing was written."), "info")
        )
        self._task.finished.connect(self._end)

    def _end(self) -> None:
        self._task = None
        self._progress.end()

    def _cancel(self) -> None:
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    def _said(self, written: Written, folder: Path) -> None:
        self._shell.settings.put("last_folder", str(folder.parent))
        lines = sum(written.lines.values())
        text = self.tr("%n line(s) of training data are in {folder}.", "", lines)
        self._shell.say(text.format(folder=folder))


def _writing(
    path: Path, set_id: int, wish: TrainingWish, folder: Path
) -> Generator[Progress, None, Written]:
    """Read the cases of a set through a connection of its own and write them, as a job."""
    plan = TrainingPlan(wish.kinds, Form(wish.form), wish.test_percent / 100, wish.seed)
    with closing(DocumentReader(path, read_only=True)) as reader:
        infos = reader.cases(set_id)
        cases = []
        open_ones: set[int] = set()
        for done, info in enumerate(infos):
            yield Progress(done, len(infos), "cases")
            case = reader.drift_case(info.id)
            if case is not None:
                cases.append(case)
                if not info.sealed:
                    open_ones.add(id(case))
        return (yield from write_training(folder, cases, plan, lambda c: id(c) in open_ones))
