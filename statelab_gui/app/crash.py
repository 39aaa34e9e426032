"""What was not expected: a report file that holds nothing the reviewer recorded."""

import contextlib
import faulthandler
import os
import platform
import sys
import threading
import time
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

import statelab_gui
from statelab_gui.domain.errors import KnownError

_SAME_AGAIN = 60.0  # seconds
_NATIVE = "native-{pid}.txt"  # where faulthandler writes when the process dies
# Their messages are about code; those of others may quote a prompt, a reply or a key.
_ABOUT_CODE = (AttributeError, NameError, ImportError, NotImplementedError, TypeError)


def describe(error: BaseException) -> str:
    """The traceback of an error and of its causes: types, places and lines of code.

    No local variables, and no message that could quote what was recorded.
    """
    parts: list[str] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        said = f": {current}" if isinstance(current, _ABOUT_CODE) else ""
        parts.append(f"{type(current).__module__}.{type(current).__qualname__}{said}\n")
        for frame in traceback.extract_tb(current.__traceback__):
            place = "/".join(Path(frame.filename).parts[-3:])
            parts.append(f"  {place}:{frame.lineno} in {frame.name}\n    {frame.line}\n")
        current = current.__cause__ or current.__context__
        if current is not None:
            parts.append("caused by\n")
    return "".join(parts)


class CrashReporter(QObject):
    """Takes every error that nobody caught, writes it to a file and tells where it is.

    A KnownError is no crash: a disk may go away, or a file be found damaged, while a page reads.
    """

    reported = Signal(Path)  # always emitted to the GUI thread
    known = Signal(object)  # KnownError, always emitted to the GUI thread

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clean: Callable[[str], str] = str  # takes out what must never be written
        self._folder = folder
        self._native: IO[str] | None = None
        self._lock = threading.Lock()
        self._told: dict[str, float] = {}  # when a report was written last

    @property
    def folder(self) -> Path:
        """Where the reports are."""
        return self._folder

    def install(self) -> None:
        """Take over Python's, the threads' and Qt's last resort, and the fault handler's file."""
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        qInstallMessageHandler(self._qt_message)
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._native = self._native_file().open("w", encoding="utf-8")
            faulthandler.enable(self._native)

    def uninstall(self) -> None:
        """Give everything back at a clean end."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        if self._native is not None:
            faulthandler.disable()
            self._native.close()
            self._native = None
            with contextlib.suppress(OSError):
                self._native_file().unlink()

    def collect(self) -> Path | None:
        """Before `install`: keep what a dead run's fault handler wrote; the newest report."""
        for native in self._folder.glob(_NATIVE.format(pid="*")):
            # An empty one belongs to a process that runs, or was killed without a fault.
            with contextlib.suppress(OSError):
                if native.stat().st_size:
                    native.replace(self._folder / f"{self._stamp(native.stat().st_mtime)}.txt")
        reports = sorted(self._folder.glob("crash-*.txt"))
        return reports[-1] if reports else None

    def write(self, text: str) -> Path:
        """Write one report and tell of it; where the folder cannot be written, to stderr only."""
        text = self.clean(text)
        with self._lock:
            path = self._folder / f"{self._stamp()}.txt"
            number = 1
            while path.exists():
                number += 1
                path = self._folder / f"{self._stamp()}-{number}.txt"
            head = (
                f"StateLab {statelab_gui.__version__}\n"
                f"Python {platform.python_version()} on {platform.platform()}\n\n"
            )
            sys.stderr.write(text)
            with contextlib.suppress(OSError):
                self._folder.mkdir(parents=True, exist_ok=True)
                path.write_text(head + text, encoding="utf-8")
        self.reported.emit(path)
        return path

    def _native_file(self) -> Path:
        return self._folder / _NATIVE.format(pid=os.getpid())

    @staticmethod
    def _stamp(at: float | None = None) -> str:
        moment = datetime.now() if at is None else datetime.fromtimestamp(at)
        return f"crash-{moment:%Y%m%d-%H%M%S}"

    def _uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        if isinstance(error, KnownError):
            self.known.emit(error)
            return
        self._tell(describe(error.with_traceback(trace)))

    def _uncaught_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and not isinstance(args.exc_value, SystemExit):
            self._tell(describe(args.exc_value))

    def _tell(self, text: str) -> None:
        """Write it, unless it is the last one again: what cannot be drawn fails at each frame."""
        now = time.monotonic()
        again = now - self._told.get(text, -_SAME_AGAIN) < _SAME_AGAIN
        self._told[text] = now
        if not again:
            self.write(text)

    def _qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
            self.write(f"Qt: {message}\n")
        elif kind != QtMsgType.QtDebugMsg:
            sys.stderr.write(self.clean(f"Qt: {message}\n"))
