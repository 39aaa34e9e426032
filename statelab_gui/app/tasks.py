"""Long jobs: a generator run on a thread pool, each item a place to report and to stop."""

import contextlib
import sys
import threading
import time
from collections.abc import Callable, Generator, Iterator
from typing import Any

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal, Slot

from statelab_gui.domain.errors import KnownError

Job = Callable[[], Iterator[Any]]
_REPORT_EVERY = 0.05  # seconds between two progress reports


class _Run(QRunnable):
    """Iterates the job in a pool thread and tells the task how it ended.

    Of what the job knows, widgets among it, nothing is left in that thread once the end is told: it
    is let go in the GUI thread, which alone may destroy a widget.
    """

    def __init__(
        self,
        job: Job,
        stop: threading.Event,
        progressed: Callable[[Any], None],
        ended: Callable[[], None],
        outcome: "list[tuple[str, Any]]",
    ) -> None:
        super().__init__()
        self.setAutoDelete(False)  # Python owns it; the pool must not free it under us
        self._job = job
        self._stop = stop
        self._progressed = progressed
        self._ended = ended
        self._outcome = outcome
        self.began: float | None = None  # on the monotonic clock

    def run(self) -> None:
        """Run to the end, to the first error, or to the first item after a cancel."""
        self.began = time.monotonic()
        self._outcome.append(self._run())
        self._ended()

    def _run(self) -> tuple[str, Any]:
        try:
            return self._iterate()
        except KnownError as error:
            return "failed", error
        except BaseException as error:
            return "crashed", error

    def _iterate(self) -> tuple[str, Any]:
        # A pool never lets a runnable of Python go: what the job knows must not stay with it.
        job, self._job = self._job, _nothing
        if self._stop.is_set():
            return "cancelled", None
        items = job()
        last = 0.0
        try:
            while True:
                item = next(items)
                if self._stop.is_set():
                    return "cancelled", None
                now = time.monotonic()
                if now - last >= _REPORT_EVERY:
                    last = now
                    self._progressed(item)
        except StopIteration as end:
            return "done", end.value
        finally:
            # Closed here, in its own thread: its GeneratorExit rolls back what it began.
            if isinstance(items, Generator):
                items.close()


def _nothing() -> Iterator[Any]:
    """A job with nothing to do."""
    return iter(())


class Task(QObject):
    """One job under way. One of done, failed, cancelled or crashed is emitted, then finished.

    Signals arrive in the thread that made the task. A job that was asked to stop but had already
    reached its end reports done: what was committed is never called cancelled.
    """

    progressed = Signal(object)
    done = Signal(object)
    failed = Signal(object)
    cancelled = Signal()
    crashed = Signal(object)
    finished = Signal()
    _came = Signal(object)
    _came_to_end = Signal()

    def __init__(self, job: Job, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = threading.Event()
        self._ended = threading.Event()
        self._over = False
        self._job: Job | None = job
        self._outcome: list[tuple[str, Any]] = []
        self._run = _Run(job, self._stop, self._tell, self._tell_end, self._outcome)
        self._came.connect(self._hand_on, Qt.ConnectionType.QueuedConnection)
        self._came_to_end.connect(self._hand_on_end, Qt.ConnectionType.QueuedConnection)

    @property
    def is_over(self) -> bool:
        """Whether the end was reported."""
        return self._over

    def runs_for(self, seconds: float) -> bool:
        """Whether its job has been in a thread for so long, and has not left it."""
        began = self._run.began
        return began is not None and not self._over and time.monotonic() - began >= seconds

    def start(self, pool: QThreadPool) -> None:
        """Queue the job on the pool."""
        pool.start(self._run)

    def cancel(self) -> None:
        """Ask the job to stop at its next item; nothing it had not committed remains."""
        self._stop.set()

    def wait(self, seconds: float) -> bool:
        """Block until the job has left its thread, at most `seconds`; true when it has."""
        return self._ended.wait(seconds)

    def _tell(self, item: Any) -> None:
        # Nothing may be left to tell when the program gave up waiting for this thread.
        with contextlib.suppress(RuntimeError):
            self._came.emit(item)

    def _tell_end(self) -> None:
        with contextlib.suppress(RuntimeError):
            self._came_to_end.emit()
        self._ended.set()

    @Slot(object)
    def _hand_on(self, item: Any) -> None:
        if not self._stop.is_set():
            self.progressed.emit(item)

    @Slot()
    def _hand_on_end(self) -> None:
        what, value = self._outcome.pop()
        self._job = None
        self._over = True
        if what == "cancelled":
            self.cancelled.emit()
        elif what == "crashed":
            self.crashed.emit(value)
        else:
            (self.done if what == "done" else self.failed).emit(value)
        self.finished.emit()
        if what == "crashed":
            sys.excepthook(type(value), value, value.__traceback__)
