"""Asking again after writes: not while an answer is under way, and not all the time."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer

_REST = 0.5
"""Seconds between an answer and the next question, at least."""
_SHARE = 3
"""So many times as long as the question took is rested, at least."""


class Again:
    """Calls `ask` once for all wishes that came since the last answer."""

    def __init__(
        self, ask: Callable[[], object], is_asking: Callable[[], bool], parent: QObject
    ) -> None:
        self._ask = ask
        self._is_asking = is_asking
        self._wished = False
        self._asked_at = 0.0
        self._rest_until = 0.0
        self._timer = QTimer(parent)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)

    @property
    def is_waiting(self) -> bool:
        """Whether a wish is still to be asked."""
        return self._wished

    def wish(self) -> None:
        """Ask, now or as soon as it is time."""
        self._wished = True
        if not self._is_asking() and not self._timer.isActive():
            self._timer.start(max(0, round((self._rest_until - monotonic()) * 1000)))

    def forget(self) -> None:
        """What was wished is asked anyway, now."""
        self._wished = False
        self._timer.stop()
        self._asked_at = monotonic()

    def answered(self) -> None:
        """Told when an answer is in place."""
        now = monotonic()
        self._rest_until = now + max(_REST, _SHARE * (now - self._asked_at))
        if self._wished:
            self.wish()

    def _go(self) -> None:
        self.forget()
        self._ask()
