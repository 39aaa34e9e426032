"""Waits for children and threads that end in a sentence when what is waited for does not come."""

import io
import os
import queue
import subprocess
import threading
from typing import Any
from weakref import WeakKeyDictionary

LONGEST = 60.0
"""Seconds that a test waits for one thing, however busy this computer is."""

_heard: "WeakKeyDictionary[subprocess.Popen[Any], queue.SimpleQueue[Any]]" = WeakKeyDictionary()


def next_line(child: subprocess.Popen[Any]) -> Any:
    """The next line that a child writes to its standard output; nobody else may read there.

    Raises AssertionError when none comes in time, or the child has ended without it.
    """
    if child not in _heard:
        _heard[child] = queue.SimpleQueue()
        # A stream of its own: to close the child's while it is read would wait for the child.
        kind = "r" if isinstance(child.stdout, io.TextIOBase) else "rb"
        stream = os.fdopen(os.dup(child.stdout.fileno()), kind)
        threading.Thread(target=_listen, args=(stream, _heard[child]), daemon=True).start()
    try:
        line = _heard[child].get(timeout=LONGEST)
    except queue.Empty:
        raise AssertionError(f"the child has said nothing for {LONGEST:.0f} seconds") from None
    if not line:
        _heard[child].put(line)
        raise AssertionError("the child has ended without saying what the test waits for")
    return line


def _listen(stream: Any, heard: "queue.SimpleQueue[Any]") -> None:
    with stream:
        for line in stream:
            heard.put(line)
    heard.put("")


def joined(thread: threading.Thread) -> None:
    """Wait for the end of a thread; raises AssertionError when it does not come in time."""
    thread.join(LONGEST)
    assert not thread.is_alive(), f"{thread.name} has not ended within {LONGEST:.0f} seconds"
