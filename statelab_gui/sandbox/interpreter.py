"""The Python that tested code runs in, and the folders it needs to see."""

import sys
from dataclasses import dataclass
from pathlib import Path

_USUAL = Path("/usr/bin/python3")


@dataclass(frozen=True)
class Interpreter:
    """`program` is the executable; `folder` what it needs besides /usr, or None."""

    program: Path
    folder: Path | None


def found_interpreter(home: Path) -> Interpreter | None:
    """The Python that runs this program, else the system's; None where neither will do.

    One kept inside of `home` shows its own folder and nothing else of `home`.
    """
    own = Path(getattr(sys, "_base_executable", "") or sys.executable).resolve()
    folder = Path(sys.base_prefix).resolve()
    if not getattr(sys, "frozen", False) and own.is_file() and folder in own.parents:
        if folder.is_relative_to("/usr"):
            return Interpreter(own, None)
        if not home.resolve().is_relative_to(folder):
            return Interpreter(own, folder)
    return Interpreter(_USUAL.resolve(), None) if _USUAL.is_file() else None
