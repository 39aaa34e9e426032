"""Who writes much gives way to the window: SQLite gives the write lock to whoever asks in time.

A writer that comes back at once would otherwise keep it from one that looks again only now and
then, until that gives up.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Courtesy:
    """Counts who wants to write once, now; who writes on and on waits for them before each time."""

    def __init__(self) -> None:
        self._wanting = 0
        self._changed = threading.Condition()

    @contextmanager
    def wanting(self) -> Iterator[None]:
        """While the block lasts, others give way."""
        with self._changed:
            self._wanting += 1
        try:
            yield
        finally:
            with self._changed:
                self._wanting -= 1
                self._changed.notify_all()

    def give_way(self, seconds: float) -> None:
        """Wait until nobody wants to write, at most so long."""
        with self._changed:
            self._changed.wait_for(lambda: self._wanting == 0, timeout=seconds)


COURTESY = Courtesy()
"""Of this process: a document has one writing process."""
