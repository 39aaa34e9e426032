"""The command `statelab`: the window, and the same work for scripts without it.

Nothing heavy is imported before it is known to be needed: `make` and `score` load neither Qt nor
SQLAlchemy, and the window shows itself before numpy.

Exit codes: 0 done; 2 a format error, wrong use, or anything else that was asked for and cannot be
done, with the reason on standard error; 130 stopped by Ctrl+C.
"""

import argparse
import io
import os
import signal
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from statelab_gui import __version__

DONE, REFUSED, INTERRUPTED = 0, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run `statelab` with these arguments (the process's own when None); the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if arguments[:1] in (["make"], ["score"]):
            return _scripting(arguments)
        return _window(arguments)
    except KeyboardInterrupt:
        print("statelab: stopped.", file=sys.stderr)
        return INTERRUPTED


def _scripting(arguments: list[str]) -> int:
    """Run a script's command; being ended by the system leaves as little behind as Ctrl+C."""
    from statelab_gui.app import scripting

    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a name may not fit its encoding
    try:
        code = scripting.run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:  # those of files are told by `scripting` itself
        # Python would try to write the rest once more when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"statelab: the result could not be written: {error.strerror}.", file=sys.stderr)
        return REFUSED
    return code


def _window(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="statelab",
        description="Judge, offline, whether a language model keeps track of state.",
        epilog=(
            "For scripts: `statelab make --help` makes case sets as folders, "
            "`statelab score --help` scores one reply."
        ),
    )
    parser.add_argument("document", nargs="?", type=Path, help="the document to open")
    parser.add_argument("--tour", type=Path, metavar="DIR", help="write a picture of every page")
    parser.add_argument("--version", action="version", version=f"statelab {__version__}")
    options = parser.parse_args(arguments)

    from statelab_gui.app.main import run_window

    return run_window(options.document, options.tour)
