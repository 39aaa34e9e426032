"""Leaving: jobs get a bounded time to stop, and the window never waits by blocking."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from statelab_gui.app.session import Session

_STOP_WITHIN = 5_000  # milliseconds


class Closing(QObject):
    """Answers whether the window may close now; if not, `again` closes it a little later."""

    def __init__(self, session: Session, again: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._again = again
        self._is_late = False
        self._limit = QTimer(self)
        self._limit.setSingleShot(True)
        self._limit.setInterval(_STOP_WITHIN)
        self._limit.timeout.connect(self._give_up)
        session.busy.connect(self._see)

    def may_close(self) -> bool:
        """True when no job runs, or when those that run would not stop in time."""
        if not self._session.is_busy or self._is_late:
            self._limit.stop()
            return True
        self._session.cancel_all()
        if not self._limit.isActive():
            self._limit.start()
        return False

    def _see(self, busy: bool) -> None:
        if not busy and self._limit.isActive():
            self._limit.stop()
            self._again()

    def _give_up(self) -> None:
        self._is_late = True
        self._again()
