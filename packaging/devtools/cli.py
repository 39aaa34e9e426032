"""The commands of `packaging/dev.py`."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from devtools import paths
from devtools.problems import SetupError


def main(arguments: list[str]) -> int:
    """Carry out one command and return its exit status; a missing piece is told in one line."""
    options, more = _parser().parse_known_args(arguments)
    if more and options.command != "test":
        _parser().error(f"unrecognized arguments: {' '.join(more)}")
    try:
        if options.command == "run":
            return _run(options.document, options.tour)
        if options.command == "test":
            return _test([*more], long=options.long, quick=options.quick)
        return _translations()
    except SetupError as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
        return problem.status
    except OSError as problem:
        print(f"dev.py: the set-up stopped: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("dev.py: stopped; the next start takes up the set-up anew.", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    run = commands.add_parser("run", help="set up what is needed and open the window")
    run.add_argument("document", nargs="?", help="a document to open")
    run.add_argument("--tour", metavar="DIR", help="draw every page as a PNG into DIR, no window")
    test = commands.add_parser(
        "test",
        help="lint, floors, types and tests; anything else given goes to pytest",
        allow_abbrev=False,
    )
    test.add_argument("--long", action="store_true", help="also the tests marked long")
    test.add_argument("--quick", action="store_true", help="only the tests, and without X11")
    commands.add_parser("translations", help="bring the catalogues up to date with the sources")
    return parser


def _run(document: str | None, tour: str | None) -> int:
    from devtools import setup, system

    command = [str(paths.VENV_PYTHON), "-m", "statelab_gui"]
    if document is not None:
        command.append(str(Path(document).absolute()))
    if tour is None:
        system.need_display()
    else:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        command += ["--tour", str(Path(tour).absolute())]
    setup.ensure(system.window_platforms())
    environment = paths.clean_environment()
    if os.name != "nt":  # there exec would give the console back while the window is still open
        sys.stdout.flush()
        os.execve(command[0], command, environment)
    return subprocess.run(command, env=environment, check=False).returncode


def _test(arguments: list[str], *, long: bool, quick: bool) -> int:
    from devtools import checks, setup, system

    setup.ensure(system.test_platforms())
    system.ensure_test_tools()
    return checks.run(arguments, long=long, quick=quick)


def _translations() -> int:
    from devtools import setup, system

    setup.ensure(system.test_platforms()[:1])
    return paths.call([paths.VENV_PYTHON, "packaging/devtools/catalogues.py", "update"])
