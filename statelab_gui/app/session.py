"""The session: the one open document, every change to it, and the long jobs beside it."""

from collections.abc import Callable, Generator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal

from statelab_gui.app.history import History
from statelab_gui.app.job_room import JobRoom
from statelab_gui.app.tasks import Job, Task
from statelab_gui.domain.errors import KnownError

if TYPE_CHECKING:
    from statelab_gui.storage.commands import Changes, Command
    from statelab_gui.storage.document import Document
    from statelab_gui.storage.steps import Step

Listener = Callable[[Any], object]
_LOOK_AGAIN_MS = 3_000
_AT_ONCE = 2_000
"""Rows that a step may write while the window waits; more of them are written beside it."""


class Session(QObject):
    """Applies commands to the document and tells what changed. Lives in the GUI thread.

    Storage is imported when first needed, so that the window is on screen before it.
    """

    changed = Signal(object)  # Changes
    document_changed = Signal()  # opened, closed, or its place changed
    history_changed = Signal()  # what undo and redo would do
    failed = Signal(object)  # KnownError
    busy = Signal(bool)  # the first job began, the last one ended
    about_to_close = Signal()  # write down half-typed text now

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document: Document | None = None
        self._history = History()
        self._tasks: list[Task] = []
        self._pool = QThreadPool(self)
        self._room = JobRoom(self._pool, lambda: self._tasks, self)
        self._refused = False  # a change, since the last flush began
        self._warned = False  # that closing loses half-typed text
        self._stepping = False  # a big step is taken back or done again beside the window
        self.at_desk: tuple[int, int] | None = None  # the case and the examinee last seen there
        self._look_again = QTimer(self)  # while another program keeps the document to itself
        self._look_again.setSingleShot(True)
        self._look_again.setInterval(_LOOK_AGAIN_MS)
        self._look_again.timeout.connect(self._look)
        self.history_changed.connect(self._look_soon)

    # The document

    @property
    def document(self) -> "Document | None":
        """The open document, or None."""
        return self._document

    def open(self, path: Path) -> bool:
        """Open a document in place of the present one; false, with `failed`, where it cannot be."""
        return self._replace(lambda documents: documents.open(path))

    def take(self, document: "Document") -> bool:
        """Take a document that a job opened, in place of the present one; true."""
        return self._replace(lambda _: document)

    def create(self, path: Path) -> bool:
        """Make a new document and open it; false, with `failed`, where it cannot be."""
        return self._replace(lambda documents: documents.create(path))

    def flush(self) -> bool:
        """Let every page write down its half-typed text as a draft; false, with `failed`, where the
        document did not take it."""
        self._refused = False
        if self._document is not None:
            self.about_to_close.emit()
        return not self._refused

    def refuse_to_leave(self, error: KnownError) -> None:
        """Told by a page, in `flush`: what is half typed cannot be written down."""
        self._refused = True
        self.failed.emit(error)

    def may_leave(self) -> bool:
        """Whether the document may be closed: false, once, where half-typed text would be lost."""
        if self.flush() or self._warned:
            return True
        self._warned = True
        return False

    def close(self) -> None:
        """Let half-typed text be saved, then close the document."""
        if self._document is None:
            return
        self.flush()
        self._document.close()
        self._document = None
        self._warned = False
        self._history.show(None)
        self.history_changed.emit()
        self.document_changed.emit()

    def save_copy(self, path: Path) -> bool:
        """Write a copy of the document to `path`; the open one stays the open one."""
        if self._document is None:
            return False
        self.flush()  # the copy holds the half-typed text too
        try:
            self._document.save_copy(path)
        except KnownError as error:
            self.failed.emit(error)
            return False
        return True

    # Changes

    def apply(self, command: "Command") -> "Changes | None":
        """Apply a command in one committed transaction; its changes, or None with `failed`."""
        return self._change(lambda document: document.apply(command))

    def undo(self) -> "Changes | None":
        """Take back the last undoable command; None, with `failed`, where that is refused.

        One that wrote thousands of rows is taken back beside the window: None at once, and told by
        `changed` when it is done.
        """
        return self._step(
            self._history.next_undo,
            lambda document, command: document.revert(command),
            lambda document, command: document.reverting(command),
        )

    def redo(self) -> "Changes | None":
        """Do the last undone command again; None as by `undo`."""
        return self._step(
            self._history.next_redo,
            lambda document, command: document.apply(command),
            lambda document, command: document.applying(command),
        )

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._history.next_undo is not None and not self._stepping

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again."""
        return self._history.next_redo is not None and not self._stepping

    @property
    def undo_name(self) -> str | None:
        """The code of the command that undo would take back."""
        step = self._history.next_undo
        return step.name if step else None

    @property
    def redo_name(self) -> str | None:
        """The code of the command that redo would do again."""
        step = self._history.next_redo
        return step.name if step else None

    # Long jobs

    def run(
        self,
        job: Job,
        on_done: Listener | None = None,
        on_progress: Listener | None = None,
        on_error: Callable[[KnownError], object] | None = None,
    ) -> Task:
        """Run a generator on the pool; the listeners are called in the GUI thread.

        Without `on_error` a KnownError goes to `failed`. The task's own signals tell the rest.
        """
        task = Task(job, self)
        if on_done is not None:
            task.done.connect(on_done)
        if on_progress is not None:
            task.progressed.connect(on_progress)
        task.failed.connect(on_error if on_error is not None else self.failed.emit)
        task.finished.connect(self._drop_ended)
        self._tasks.append(task)
        if len(self._tasks) == 1:
            self.busy.emit(True)
        task.start(self._pool)
        self._room.watch()
        return task

    def apply_beside(
        self,
        command: "Command",
        prepare: Job,
        on_done: Listener,
        on_progress: Listener | None = None,
        on_error: Callable[[KnownError], object] | None = None,
    ) -> Task:
        """Do the job `prepare`, then apply a command that writes much, both on the pool.

        Told as by `apply`, once it is committed; then `on_done` is called with the changes. The
        other listeners are as in `run`.
        """
        document = self._document
        assert document is not None

        def job() -> "Generator[Any, None, Changes]":
            yield from prepare()
            return (yield from document.applying(command))

        def applied(changes: "Changes") -> None:
            if self._document is not document:
                return
            self._tell(changes)
            on_done(changes)

        return self.run(job, applied, on_progress, on_error)

    @property
    def is_busy(self) -> bool:
        """Whether a job is under way."""
        return bool(self._tasks)

    def cancel_all(self) -> None:
        """Ask every job to stop at its next item."""
        for task in self._tasks:
            task.cancel()

    def wait(self, seconds: float) -> bool:
        """Block until every job has left its thread, at most `seconds`; true when all have."""
        return self._pool.waitForDone(round(seconds * 1000))

    def now(self) -> str:
        """The local time with its UTC offset, ISO 8601 to the second."""
        return datetime.now().astimezone().isoformat(timespec="seconds")

    def announce(self, changes: "Changes") -> None:
        """Tell of changes that a long job committed on its own connection."""
        self.changed.emit(changes)

    # Parts

    def _replace(self, make: "Callable[[type[Document]], Document]") -> bool:
        from statelab_gui.storage.document import Document

        try:
            document = make(Document)
        except KnownError as error:
            self.failed.emit(error)
            return False
        self.close()
        self._document = document
        self._history.show(document)
        self.history_changed.emit()
        self.document_changed.emit()
        return True

    def _change(
        self,
        act: "Callable[[Document], Changes]",
        refused: Callable[[KnownError], None] = lambda _: None,
    ) -> "Changes | None":
        if self._document is None:
            self.failed.emit(KnownError("no_document"))
            return None
        try:
            changes = act(self._document)
        except KnownError as error:
            self._refused = True
            refused(error)
            self.history_changed.emit()
            self.failed.emit(error)
            return None
        self._tell(changes)
        return changes

    def _tell(self, changes: "Changes") -> None:
        self._history.look()
        self.changed.emit(changes)
        self.history_changed.emit()

    def _step(
        self,
        step: "Step | None",
        act: "Callable[[Document, Command], Changes]",
        beside: "Callable[[Document, Command], Generator[Any, None, Changes]]",
    ) -> "Changes | None":
        document = self._document
        if step is None or document is None or self._stepping:
            return None

        def refused(error: KnownError) -> None:
            self._history.refused(step, error)

        try:
            command = self._history.command(step)
        except KnownError as error:
            told = error
            return self._change(lambda _: _raise(told), refused)
        if command.size <= _AT_ONCE:
            return self._change(lambda document: act(document, command), refused)
        self._stepping = True
        self.history_changed.emit()
        task = self.run(
            lambda: beside(document, command),
            lambda changes: self._stepped(document, lambda _: changes, refused),
            on_error=lambda error: self._stepped(document, lambda _: _raise(error), refused),
        )
        task.finished.connect(self._stepping_ended)
        return None

    def _stepped(
        self,
        document: "Document",
        outcome: "Callable[[Document], Changes]",
        refused: Callable[[KnownError], None],
    ) -> None:
        if self._document is document:
            self._change(outcome, refused)

    def _stepping_ended(self) -> None:
        self._stepping = False
        self._look()

    def _look(self) -> None:
        """Ask the document anew what can be taken back and done again."""
        self._history.look()
        self.history_changed.emit()

    def _look_soon(self) -> None:
        """Where the document was kept by another program, no step is lost: it is asked again."""
        if self._history.unknown is not None:
            self._look_again.start()

    def _drop_ended(self) -> None:
        ended = [task for task in self._tasks if task.is_over]
        self._tasks = [task for task in self._tasks if not task.is_over]
        for task in ended:
            task.deleteLater()
        if ended and not self._tasks:
            self.busy.emit(False)


def _raise(error: KnownError) -> "Changes":
    raise error
