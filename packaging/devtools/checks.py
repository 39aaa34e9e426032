"""`dev.py test`: lint, floors, types and tests; each is run, whatever the one before said."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from devtools import paths

_MOST_PROCESSES = 4  # each loads Qt and all libraries, which more would do than gain
_NOTHING_COLLECTED = 5  # pytest's exit status when no test was selected
_LONGEST = 300
"""Seconds after which a test that hangs is told, with where it does, and the others go on."""

_LONGEST_OF_ALL = 45 * 60
"""Seconds after which all tests are ended: then the test runner hangs, and not a test."""

_TO_END = 30
"""Seconds that the test runner has to end once it was asked to."""


def run(arguments: list[str], *, long: bool, quick: bool) -> int:
    """Run the checks and return 0 when all are clean; `arguments` go to pytest as they are."""
    results: dict[str, bool] = {}
    if not quick:
        for name, command in _static_checks().items():
            print(f"== {name}", flush=True)
            results[name] = paths.call(command) == 0
    options = ["--long"] if long else _told_when_hanging()
    print("== tests", flush=True)
    environment = paths.clean_environment()
    environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Many a test starts a Python of its own, which would compile the whole program anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    # Only the whole is shared out: what is chosen by hand is looked at as it runs.
    shares = [] if arguments else _shares(environment)
    longest = None if long else _LONGEST_OF_ALL
    results["tests"] = _pytest([*options, *shares, *arguments], environment, longest) == 0
    if not quick and sys.platform.startswith("linux"):
        if shutil.which("Xvfb") is None:
            print("== tests on X11: left out, Xvfb is not installed here")
        else:
            print("== tests on X11", flush=True)
            results["tests on X11"] = _pytest_on_x11([*options, *arguments], longest)
    failed = [name for name, clean in results.items() if not clean]
    print(f"== {'clean' if not failed else 'NOT clean: ' + ', '.join(failed)}", flush=True)
    return 1 if failed else 0


def _static_checks() -> dict[str, list[str | Path]]:
    python = paths.VENV_PYTHON
    return {
        "ruff check": [python, "-m", "ruff", "check", "."],
        "ruff format": [python, "-m", "ruff", "format", "--check", "."],
        "floors": [python, "-c", "from importlinter.cli import lint_imports_command as c; c()"],
        "types": [python, "-m", "mypy"],
    }


def _shares(environment: Mapping[str, str]) -> list[str]:
    """The options that spread the tests over this computer's cores.

    There is one process more than cores: each waits for a part of its time, for the window to
    settle or for a child. Each begins with its share of the files; one that is done takes over the
    last tests of another, so that none waits for a file of long tests in the end. Offscreen, each
    process has a clipboard and a focus of its own; on a display they would meet.
    """
    cores = os.cpu_count() or 1
    if cores < 2 or environment["QT_QPA_PLATFORM"] != "offscreen":
        return []
    return ["-n", str(min(cores + 1, _MOST_PROCESSES)), "--dist", "worksteal"]


def _told_when_hanging() -> list[str]:
    return ["-o", f"faulthandler_timeout={_LONGEST}", "-o", "faulthandler_exit_on_timeout=true"]


def _pytest(
    arguments: list[str], environment: Mapping[str, str], longest: float | None
) -> int | None:
    """The exit status of pytest; None, said in a sentence, where it took longer than `longest`
    seconds and was ended."""
    sys.stdout.flush()
    command = [str(paths.VENV_PYTHON), "-m", "pytest", *arguments]
    with subprocess.Popen(command, cwd=paths.ROOT, env=environment) as tests:
        try:
            return tests.wait(longest)
        except subprocess.TimeoutExpired:
            _end(tests)
            print(f"== the tests were ended: they had not come to an end in {longest} seconds")
            return None
        except BaseException:  # Ctrl+C, which they have heard too
            _end(tests)
            raise


def _end(tests: subprocess.Popen[bytes]) -> None:
    """End the test runner; its workers end themselves once they hear nothing of it any more."""
    tests.terminate()
    try:
        tests.wait(_TO_END)
    except subprocess.TimeoutExpired:
        tests.kill()


def _pytest_on_x11(arguments: list[str], longest: float | None) -> bool:
    with _x_server() as display:
        environment = paths.clean_environment(DISPLAY=display, QT_QPA_PLATFORM="xcb")
        environment.pop("WAYLAND_DISPLAY", None)
        status = _pytest(["-m", "xcb", *arguments], environment, longest)
    return status in (0, _NOTHING_COLLECTED)


@contextmanager
def _x_server() -> Iterator[str]:
    """Start an X server of our own on a display that it chooses, and end it afterwards."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24"]
    command += ["-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            yield f":{answer.readline().strip()}"
    finally:
        server.terminate()
        try:
            server.wait(_TO_END)
        except subprocess.TimeoutExpired:
            server.kill()
