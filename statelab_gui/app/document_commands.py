"""The slots of the menu File: documents made, opened, copied and closed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from statelab_gui.app.session import Listener, Session
from statelab_gui.app.settings import Settings
from statelab_gui.app.tasks import Job, Task
from statelab_gui.app.warm_up import WarmUp
from statelab_gui.views.widgets.progress_row import ProgressRow

if TYPE_CHECKING:
    from statelab_gui.storage.document import Document

SUFFIX = ".statelab"
_AT_ONCE = 1 << 20  # bytes: a larger document is checked beside the window


class DocumentCommands(QObject):
    """Asks where, then lets the session do it once storage is loaded and no job runs."""

    opened = Signal()  # a document was opened or made
    said = Signal(str, str)  # a sentence and its kind, for the status line

    def __init__(
        self,
        session: Session,
        settings: Settings,
        warm_up: WarmUp,
        progress: ProgressRow,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._warm_up = warm_up
        self._parent = parent
        self._progress = progress
        self._task: Task | None = None
        self._then: Callable[[], object] | None = None
        self.may_leave: Callable[[Callable[[], object]], bool] = lambda _again: True
        """Whether the document may be left now; if not, what it is given is called later."""
        progress.cancel_requested.connect(self._cancel)
        session.busy.connect(self._go_on)

    def new(self) -> None:
        """Ask for a place and make an empty document there."""
        path = self._ask_where(self.tr("New document"), self.tr("Untitled"))
        if path is not None:
            self._when_free(lambda: self._make(path))

    def open(self) -> None:
        """Ask for a document and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._parent, self.tr("Open a document"), self._folder(), self._kinds()
        )
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Open a document in place of the present one."""
        if self._is_open(path):
            self.opened.emit()
            return
        if not self._warm_up.is_ready:
            self.said.emit(self.tr("Opening {name}…").format(name=path.stem), "info")
        self._when_free(lambda: self._open(path))

    def sample(self) -> None:
        """Ask for a place, make the sample document there, and open it."""
        path = self._ask_where(self.tr("Keep the sample as"), self.tr("StateLab sample"))
        if path is None:
            return
        self._when_free(lambda: self._make_sample(path))

    def save_copy(self) -> None:
        """Ask for a place and write a copy there; the open document stays the open one."""
        document = self._session.document
        if document is None:
            return
        name = self.tr("{name} copy").format(name=document.path.stem)
        path = self._ask_where(self.tr("Save a copy as"), name, may_replace=True)
        if path is None:
            return
        self._session.flush()  # the copy holds the half-typed text too
        self._start(
            self.tr("Saving a copy…"),
            lambda: document.copying(path),
            lambda _: self.said.emit(self.tr("Copy saved: {path}").format(path=path), "done"),
        )

    def close(self) -> None:
        """Close the document; not the first time where half-typed text would be lost."""
        self._when_free(self._leave)

    def quit(self) -> None:
        """Close the window, and with it the program."""
        self._parent.window().close()

    def _open(self, path: Path) -> None:
        """Open a document; a large one is looked through beside the window first."""
        if self._is_open(path):  # by now: it was asked for twice
            self.opened.emit()
            return
        if _size(path) <= _AT_ONCE:
            self._enter(path, self._session.open)
            return
        from statelab_gui.storage.document import Document

        self._start(
            self.tr("Opening {name}…").format(name=path.stem),
            lambda: Document.opening(path),
            lambda document: self._take(path, document),
        )

    def _make(self, path: Path) -> None:
        """Make an empty document beside the window: writing its tables takes a while."""
        if not self._session.may_leave():
            return
        from statelab_gui.storage.document import Document

        self._start(
            self.tr("Making {name}…").format(name=path.stem),
            lambda: Document.creating(path),
            lambda document: self._take(path, document, self.tr("Made {name}.")),
        )

    def _is_open(self, path: Path) -> bool:
        document = self._session.document
        return document is not None and document.path == path.absolute()

    def _leave(self) -> None:
        if self._session.may_leave():
            self._session.close()

    def _take(self, path: Path, document: "Document", said: str = "") -> None:
        """Show what a job opened; where the present document may not be left, it is given back.

        A run may have begun since, whose answers belong into the present one: it is left in order.
        """
        free = self.may_leave(lambda: self._when_free(lambda: self._open(path)))
        if not (free and self._enter(path, lambda _: self._session.take(document), said)):
            document.close()

    def _enter(self, path: Path, act: Callable[[Path], bool], said: str = "") -> bool:
        path, pattern = path.absolute(), said or self.tr("Opened {name}.")
        if not (self._session.may_leave() and act(path)):
            return False
        self._settings.add_recent(path)
        self._settings.put("last_folder", str(path.parent))
        self.opened.emit()
        self.said.emit(pattern.format(name=path.stem), "done")
        return True

    def _make_sample(self, path: Path) -> None:
        from statelab_gui.app.sample import build_sample

        self._start(
            self.tr("Making the sample document…"),
            lambda: build_sample(path, self._session.now),
            lambda _: self._when_free(lambda: self._open(path)),  # a run may have begun since
        )

    def _start(self, sentence: str, job: Job, on_done: Listener) -> None:
        """Run a job of the whole window, with its progress and Cancel in place."""
        self._progress.begin(sentence)
        self._task = self._session.run(job, on_done, self._progress.advance)
        self._task.finished.connect(self._progress.end)

    def _cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _when_free(self, act: Callable[[], object]) -> None:
        """Do `act` when storage is loaded and every job has stopped; half a job leaves nothing."""
        if not self.may_leave(lambda: self._when_free(act)):
            return
        self._then = act
        self._warm_up.when_ready(self._stop_jobs)

    def _stop_jobs(self) -> None:
        self._session.cancel_all()
        if not self._session.is_busy:
            self._go_on(False)

    def _go_on(self, busy: bool) -> None:
        if busy or not self._warm_up.is_ready:
            return
        act, self._then = self._then, None
        if act is not None:
            act()

    def _ask_where(self, title: str, name: str, may_replace: bool = False) -> Path | None:
        suggestion = str(Path(self._folder()) / f"{name}{SUFFIX}")
        options = QFileDialog.Option(0)
        if not may_replace:
            # Storage refuses to write over a file, so there is nothing to confirm.
            options |= QFileDialog.Option.DontConfirmOverwrite
        chosen, _ = QFileDialog.getSaveFileName(
            self._parent, title, suggestion, self._kinds(), options=options
        )
        if not chosen:
            return None
        return Path(chosen if chosen.endswith(SUFFIX) else chosen + SUFFIX)

    def _folder(self) -> str:
        """The last folder, else that of the documents, else home: one that is there."""
        places = (
            QStandardPaths.StandardLocation.DocumentsLocation,
            QStandardPaths.StandardLocation.HomeLocation,
        )
        offered = [self._settings.get("last_folder") or ""]
        offered += [QStandardPaths.writableLocation(place) for place in places]
        return next((folder for folder in offered if folder and Path(folder).is_dir()), "")

    def _kinds(self) -> str:
        return self.tr("StateLab documents (*.statelab)")


def _size(path: Path) -> int:
    """In bytes; 0 where there is no such file, which opening it tells properly."""
    try:
        return path.stat().st_size
    except OSError:
        return 0
