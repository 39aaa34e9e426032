"""Loads the heavy libraries after the window is on screen, in a thread of its own."""

import gc
import importlib
import sys
import threading
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot

# In the order in which a reviewer's first click needs them.
HEAVY = (
    "sqlalchemy",
    "numpy",
    "statelab_gui.storage.document",
    "statelab_gui.app.pages.cases",
    "statelab_gui.app.pages.desk",
    "statelab_gui.app.pages.fetch",
    "statelab_gui.storage.making",
    "statelab_gui.app.pages.first_error",
    "statelab_gui.app.pages.log",
    "statelab_gui.app.pages.report",
    "statelab_gui.views.plots.state_map",
)


class WarmUp(QObject):
    """Imports HEAVY once; what needs them is done when they are there, without blocking."""

    ready = Signal()
    _ended = Signal(object)

    def __init__(self, modules: tuple[str, ...] = HEAVY, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._modules = modules
        self._thread: threading.Thread | None = None
        self._is_ready = False
        self._waiting: list[Callable[[], object]] = []
        self._ended.connect(self._finish, Qt.ConnectionType.QueuedConnection)

    @property
    def is_ready(self) -> bool:
        """Whether everything was imported."""
        return self._is_ready

    @Slot()
    def start(self) -> None:
        """Begin to import in the background; a second call does nothing."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._import, name="warm-up", daemon=True)
            self._thread.start()

    def when_ready(self, act: Callable[[], object]) -> None:
        """Call `act` in the GUI thread: now where all is imported, else as soon as it is."""
        if self._is_ready:
            act()
        else:
            self._waiting.append(act)
            self.start()

    def wait(self, seconds: float) -> None:
        """Block until the import thread has ended, at most `seconds`."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _import(self) -> None:
        # A full collection over so many new objects holds every thread for over 100 ms. Frozen
        # afterwards, what was imported is not looked at again by later ones either.
        collects = gc.isenabled()
        gc.disable()
        try:
            for name in self._modules:
                importlib.import_module(name)
            if "sqlalchemy" in self._modules:
                # Else the first query would do it, in the GUI thread.
                importlib.import_module("sqlalchemy.orm").configure_mappers()
        except BaseException as error:
            self._ended.emit(error)
        else:
            self._ended.emit(None)
        finally:
            gc.freeze()
            if collects:
                gc.enable()

    @Slot(object)
    def _finish(self, error: BaseException | None) -> None:
        if error is not None:
            # A module of ours that cannot be imported is a bug: told as one, now.
            sys.excepthook(type(error), error, error.__traceback__)
        self._is_ready = True
        self.ready.emit()
        waiting, self._waiting = self._waiting, []
        for act in waiting:
            act()
