"""Times every turn of the event loop, and looks from another thread at what a long one is doing."""

import faulthandler
import re
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QObject
from PySide6.QtWidgets import QApplication

LIMIT = 0.050
_LOOK_EVERY = 0.005
_LONG = 0.020
_FRAMES = 4
_OURS = ("statelab_gui", "tests/bench")


@dataclass
class Turn:
    """One turn: seconds by the clock and of the GUI thread's processor time, and what was seen."""

    step: str
    wall: float
    cpu: float
    event: str
    stacks: Counter[str] = field(default_factory=Counter)


class Turns:
    """Collects the turns of the thread it is made in, between `start` and `stop`.

    A turn lasts from the first event that is delivered until the dispatcher is asked again: posted
    events, or one round of timers and window events. So it is never shorter than a block in it.
    """

    def __init__(self, app: QApplication, events: bool = False) -> None:
        """With `events` the kinds of events are counted, which takes as long as handling some."""
        self.step = "start"
        self.turns: list[Turn] = []
        self._app = app
        self._began: tuple[float, float] | None = None
        self._seen: Counter[str] = Counter()
        self._ended = threading.Event()
        self._events = _Events(self._open, app)
        self._events.counting = events
        self._watcher = threading.Thread(target=self._watch, daemon=True)
        self._dispatcher = QAbstractEventDispatcher.instance()

    def start(self) -> None:
        """Begin to time."""
        self._app.installEventFilter(self._events)
        self._dispatcher.awake.connect(self._close)
        self._dispatcher.aboutToBlock.connect(self._close)
        self._watcher.start()

    def stop(self) -> None:
        """Stop timing."""
        self._ended.set()
        self._watcher.join()
        self._app.removeEventFilter(self._events)
        self._dispatcher.awake.disconnect(self._close)
        self._dispatcher.aboutToBlock.disconnect(self._close)

    def _open(self) -> None:
        if self._began is None:
            self._began = (time.perf_counter(), time.thread_time())

    def _close(self) -> None:
        began, self._began = self._began, None
        if began is None:
            return
        wall, cpu = time.perf_counter() - began[0], time.thread_time() - began[1]
        seen, self._seen = self._seen, Counter()
        self.turns.append(Turn(self.step, wall, cpu, self._events.text(), seen))
        self._events.forget()

    def _watch(self) -> None:
        """Note where the thread is while its turn is a long one already."""
        # Frames themselves would keep alive what a returning function lets go: an open painter.
        with tempfile.TemporaryFile("w+") as file:
            while not self._ended.wait(_LOOK_EVERY):
                began = self._began
                if began is None or time.perf_counter() - began[0] < _LONG:
                    continue
                file.seek(0)
                file.truncate()
                faulthandler.dump_traceback(file, all_threads=True)
                if self._began is began:
                    file.seek(0)
                    self._seen[_place(file.read())] += 1


class _Events(QObject):
    """Counts the events delivered in a turn, by kind and receiver, and tells of each."""

    def __init__(self, tell: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._tell = tell
        self.counting = False
        self._counts: Counter[str] = Counter()

    def eventFilter(self, receiver: QObject, event: QEvent) -> bool:
        self._tell()
        if self.counting:
            self._counts[f"{event.type().name}→{type(receiver).__name__}"] += 1
        return False

    def text(self) -> str:
        """The most frequent ones."""
        return ", ".join(f"{name}×{count}" for name, count in self._counts.most_common(3))

    def forget(self) -> None:
        """Begin anew."""
        self._counts.clear()


def _place(dump: str) -> str:
    """The innermost place of the main thread, told last, then its innermost places of our own."""
    stack = dump.split("\n\n")[-1]
    places: list[str] = []
    for name, line, function in re.findall(r'File "(.+)", line (\d+) in (.+)', stack):
        if not places or any(part in name for part in _OURS):
            places.append(f"{'/'.join(name.split('/')[-2:])}:{line} {function}")
    return " < ".join(places[:_FRAMES])
