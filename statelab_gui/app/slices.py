"""Work of the window's own thread, done a little at a time between its events."""

import time
from collections.abc import Callable, Generator
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from statelab_gui.domain.progress import Progress

_A_SLICE = 0.015  # seconds of work between two looks at what else there is to do

Work = Generator[Progress, None, Any]


class Slices(QObject):
    """Runs a generator that must read what only this thread may read; one at a time.

    Short work is done when `begin` returns. `began`, `progressed(Progress)` and `finished` are told
    of longer work only; when it is given up, `done` is not called.
    """

    began = Signal()
    progressed = Signal(object)
    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._work: Work | None = None
        self._done: Callable[[Any], object] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether work is under way."""
        return self._work is not None

    def begin(self, work: Work, done: Callable[[Any], object]) -> None:
        """Do this work, in place of what is under way; `done` gets what it returns."""
        self.stop()
        self._work, self._done = work, done
        self._go_on()
        if self._work is work:
            self._timer.start()
            self.began.emit()

    def stop(self) -> None:
        """Give up what is under way."""
        if self._work is not None:
            self._end()

    def _go_on(self) -> None:
        until = time.monotonic() + _A_SLICE
        work, done = self._work, self._done
        assert work is not None
        try:
            last = next(work)
            while time.monotonic() < until:
                last = next(work)
        except StopIteration as end:
            self._end()
            if done is not None:
                done(end.value)
            return
        if self._timer.isActive():
            self.progressed.emit(last)

    def _end(self) -> None:
        was_long = self._timer.isActive()
        self._timer.stop()
        if self._work is not None:
            self._work.close()
        self._work, self._done = None, None
        if was_long:
            self.finished.emit()
