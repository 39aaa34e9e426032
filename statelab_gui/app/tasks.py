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
    """Iterates the job in a pool thread and tells the task how it ended."""

    def __init__(self, job: Job, stop: threading.Event, report: Callable[[str, Any], None]) -> None:
        super().__init__()
        self.setAutoDelete(False)  # Python owns it; the pool must not free it under us
        self._job = job
        self._stop = stop
        self._report = report

    def run(self) -> None:
        """Run to the end, to the first error, or to the first item after a cancel."""
        try:
            self._report(*self._iterate())
        except KnownError as error:
            self._report("failed", error)
        except BaseException as error:
            self._report("crashed", error)

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
                    self._report("progressed", item)
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
    _reported = Signal(str, object)

    def __init__(self, job: Job, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stop = threading.Event()
        self._ended = threading.Event()
        self._over = False
        self._run = _Run(job, self._stop, self._report)
        self._reported.connect(self._hand_on, Qt.ConnectionType.QueuedConnection)

    @property
    def is_over(self) -> bool:
        """Whether the end was reported."""
        return self._over

    def start(self, pool: QThreadPool) -> None:
        """Queue the job on the pool."""
        pool.start(self._run)

    def cancel(self) -> None:
        """Ask the job to stop at its next item; nothing it had not committed remains."""
        self._stop.set()

    def wait(self, seconds: float) -> bool:
        """Block until the job has left its thread, at most `seconds`; true when it has."""
        return self._ended.wait(seconds)

    def _report(self, what: str, value: Any) -> None:
        # Nothing may be left to tell when the program gave up waiting for this thread.
        with contextlib.suppress(RuntimeError):
            self._reported.emit(what, value)
        if what != "progressed":
            self._ended.set()

    @Slot(str, object)
    def _hand_on(self, what: str, value: Any) -> None:
        if what == "progressed":
            if not self._stop.is_set():
                self.progressed.emit(value)
            return
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
