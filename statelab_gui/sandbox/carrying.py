"""Feeding processes, reading what they tell, and ending them when they take too much."""

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from enum import StrEnum
from io import FileIO

_CHUNK = 65536


class Ended(StrEnum):
    """How a run came to its end."""

    BY_ITSELF = "by_itself"
    OUT_OF_TIME = "out_of_time"
    TOLD_TOO_MUCH = "told_too_much"


class Carrying:
    """Writes `feeds` and reads the files of `limits`, each up to so many bytes.

    `read` has what was read, cut at its limit, and `ended` how it came to an end. All the files are
    closed, and no process is alive, once `carry` has returned or raised.
    """

    def __init__(
        self,
        processes: Sequence[subprocess.Popen[bytes]],
        feeds: Mapping[FileIO, bytes],
        limits: Mapping[FileIO, int],
    ) -> None:
        self.read = {file: bytearray() for file in limits}
        self.ended = Ended.BY_ITSELF
        self._processes = processes
        self._limits = dict(limits)
        self._rest = {file: memoryview(what) for file, what in feeds.items()}
        self._open = {*limits, *feeds}

    def carry(self, seconds: float) -> None:
        """Go on till all files are closed, one is over its limit, or the time is up."""
        deadline = time.monotonic() + seconds
        try:
            with selectors.DefaultSelector() as selector:
                for file in self._open:
                    os.set_blocking(file.fileno(), False)
                    event = selectors.EVENT_WRITE if file in self._rest else selectors.EVENT_READ
                    selector.register(file, event)
                self._go_on(selector, deadline)
        finally:
            end(self._processes)
            for file in self._open:
                file.close()

    def _go_on(self, selector: selectors.BaseSelector, deadline: float) -> None:
        while self._open:
            left = deadline - time.monotonic()
            if left <= 0:
                self.ended = Ended.OUT_OF_TIME
                return
            for key, _ in selector.select(left):
                assert isinstance(key.fileobj, FileIO)
                if self._one_step(key.fileobj):
                    selector.unregister(key.fileobj)
                    key.fileobj.close()
                    self._open.discard(key.fileobj)
                elif self._is_full(key.fileobj):
                    self.ended = Ended.TOLD_TOO_MUCH
                    return

    def _is_full(self, file: FileIO) -> bool:
        return file in self.read and len(self.read[file]) >= self._limits[file]

    def _one_step(self, file: FileIO) -> bool:
        """Write or read what goes now; whether this was the last of it."""
        if file not in self._rest:
            chunk = file.read(min(self._limits[file] - len(self.read[file]), _CHUNK))
            self.read[file] += chunk or b""
            return chunk == b""
        try:
            sent = file.write(self._rest[file][:_CHUNK])
        except BrokenPipeError:
            return True
        self._rest[file] = self._rest[file][sent or 0 :]
        return not self._rest[file]


def end(processes: Sequence[subprocess.Popen[bytes]]) -> None:
    """Kill what is still alive of the processes, with all they started, and wait for them."""
    for process in processes:
        if process.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    for process in processes:
        process.wait()  # without a bound: nothing outlives SIGKILL
