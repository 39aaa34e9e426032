"""Garbage is collected in the GUI thread alone.

Python collects in whatever thread asks for memory at the time, and a widget among the garbage is
destroyed there: beside a window that uses the same parts of Qt, which ends in a crash or in a
window that stands still for ever.
"""

import gc
import time

from PySide6.QtCore import QObject, QTimer

_LOOK_EVERY = 100  # milliseconds
_APART = 10.0
"""Seconds between two collections of everything, at least."""

_SHARE = 0.01
"""Collections of everything take at most this share of the time."""


class GarbageCollection(QObject):
    """Switches Python's own collecting off for good, and collects from the event loop instead.

    Lives in the GUI thread; nothing is collected while its event loop does not run.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._not_before = time.monotonic() + _APART
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.look)
        self._timer.start(_LOOK_EVERY)

    def look(self) -> None:
        """Collect what Python would have collected by now: by the number of new objects, the young
        ones more often than the old."""
        gc.disable()  # a library may have switched it on again
        young, middle, old = gc.get_count()
        often, seldom, rarely = gc.get_threshold()
        if young <= often:
            return
        began = time.monotonic()
        if old > rarely and began >= self._not_before:
            gc.collect()
            ended = time.monotonic()
            self._not_before = ended + max(_APART, (ended - began) / _SHARE)
        else:
            gc.collect(1 if middle > seldom else 0)
