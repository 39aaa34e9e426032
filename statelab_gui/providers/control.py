"""The reviewer's hand on a run under way."""

import threading
from collections.abc import Callable


class Control:
    """Pauses or stops a run; either may be asked of any thread, before the run begins too."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._pausing = False
        self._stopping = False
        self._tell: Callable[[], None] | None = None

    @property
    def pausing(self) -> bool:
        """Whether nothing more is to begin."""
        return self._pausing or self._stopping

    @property
    def stopping(self) -> bool:
        """Whether what is under way is to be cut off too."""
        return self._stopping

    def pause(self) -> None:
        """Begin nothing more, let what is under way come to its end, then pause."""
        with self._lock:
            self._pausing = True
            self._told()

    def stop(self) -> None:
        """Cut off what is under way: whether it was answered is unknown. Then pause."""
        with self._lock:
            self._stopping = True
            self._told()

    def listen(self, tell: Callable[[], None] | None) -> None:
        """Call `tell`, in whatever thread, each time something is asked for; None: no longer."""
        with self._lock:
            self._tell = tell

    def _told(self) -> None:
        if self._tell is not None:
            self._tell()
