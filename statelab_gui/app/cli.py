"""The command `statelab`: the window, and the same work for scripts without it.

Nothing heavy is imported before it is known to be needed: `make` and `score` load neither Qt nor
SQLAlchemy, and the window shows itself before numpy.

Exit codes: 0 done; 2 a format error, wrong use, or anything else that was asked for and cannot be
done, with the reason on standard error; 130 stopped by Ctrl+C.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from statelab_gui import __version__

DONE, REFUSED, INTERRUPTED = 0, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run `statelab` with these arguments (the process's own when None); the exit code."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        if arguments[:1] in (["make"], ["score"]):
            from statelab_gui.app import scripting

            return scripting.run(arguments)
        return _window(arguments)
    except KeyboardInterrupt:
        print("statelab: stopped.", file=sys.stderr)
        return INTERRUPTED


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
