"""The session: the one open document, every change to it, and the long jobs beside it."""

from collections.abc import Callable, Generator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QThreadPool, Signal

from statelab_gui.app.history import History
from statelab_gui.app.tasks import Job, Task
from statelab_gui.domain.errors import KnownError

if TYPE_CHECKING:
    from statelab_gui.storage.commands import Changes, Command
    from statelab_gui.storage.document import Document

Listener = Callable[[Any], object]


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
        self._refused = False  # a change, since the last flush began
        self._warned = False  # that closing loses half-typed text

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
        self._history.clear()
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
        return self._change(lambda document: document.apply(command), lambda: self._push(command))

    def undo(self) -> "Changes | None":
        """Take back the last undoable command; None, with `failed`, where that is refused."""
        if not self.can_undo:
            return None
        return self._change(lambda document: self._history.undo(document.revert), lambda: None)

    def redo(self) -> "Changes | None":
        """Do the last undone command again; None, with `failed`, where that is refused."""
        if not self.can_redo:
            return None
        return self._change(lambda document: self._history.redo(document.apply), lambda: None)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self._document is not None and self._history.next_undo is not None

    @property
    def can_redo(self) -> bool:
        """Whether there is something to do again."""
        return self._document is not None and self._history.next_redo is not None

    @property
    def undo_name(self) -> str | None:
        """The code of the command that undo would take back."""
        command = self._history.next_undo
        return command.name if command else None

    @property
    def redo_name(self) -> str | None:
        """The code of the command that redo would do again."""
        command = self._history.next_redo
        return command.name if command else None

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
        return task

    def apply_beside(self, command: "Command", prepare: Job, on_done: Listener) -> Task:
        """Do the job `prepare`, then apply a command that writes much, both on the pool.

        Told as by `apply`, once it is committed; then `on_done` is called with the changes.
        """
        document = self._document
        assert document is not None

        def job() -> "Generator[Any, None, Changes]":
            yield from prepare()
            return (yield from document.applying(command))

        def applied(changes: "Changes") -> None:
            if self._document is not document:
                return
            self._push(command)
            self.changed.emit(changes)
            self.history_changed.emit()
            on_done(changes)

        return self.run(job, applied)

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
        self.document_changed.emit()
        return True

    def _change(
        self, act: "Callable[[Document], Changes]", after: Callable[[], None]
    ) -> "Changes | None":
        if self._document is None:
            self.failed.emit(KnownError("no_document"))
            return None
        try:
            changes = act(self._document)
        except KnownError as error:
            self._refused = True
            self.history_changed.emit()
            self.failed.emit(error)
            return None
        after()
        self.changed.emit(changes)
        self.history_changed.emit()
        return changes

    def _push(self, command: "Command") -> None:
        self._history.push(command)

    def _drop_ended(self) -> None:
        ended = [task for task in self._tasks if task.is_over]
        self._tasks = [task for task in self._tasks if not task.is_over]
        for task in ended:
            task.deleteLater()
        if ended and not self._tasks:
            self.busy.emit(False)
