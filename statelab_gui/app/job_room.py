"""Room for short jobs beside long ones: a run of hours is no reason for a page to stay empty."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QThreadPool, QTimer

from statelab_gui.app.tasks import Task

_LONG = 1.0  # seconds
_LOOK_EVERY = 250  # milliseconds
_MOST_MORE = 4  # a run, an export, a set being made, and what a page counts


class JobRoom(QObject):
    """Gives a pool a thread more for each job that takes long, as long as it does, up to a few.

    Short ones still share as many threads as there are processors: more would only take turns with
    the window. Where long ones had taken them all, what a page reads would not even begin.
    """

    def __init__(
        self, pool: QThreadPool, tasks: Callable[[], Sequence[Task]], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._pool = pool
        self._tasks = tasks
        self._few = pool.maxThreadCount()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_EVERY)
        self._timer.timeout.connect(self._look)

    def watch(self) -> None:
        """A job was queued."""
        if not self._timer.isActive():
            self._timer.start()

    def _look(self) -> None:
        tasks = self._tasks()
        long = sum(task.runs_for(_LONG) for task in tasks)
        self._pool.setMaxThreadCount(self._few + min(long, _MOST_MORE))
        if not tasks:
            self._timer.stop()
