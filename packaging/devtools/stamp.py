"""What of the set-up is done, kept in a file inside `.venv`.

A part counts as done only when its key in the stamp equals today's. The key is taken away before a
part is begun and written after it has ended, so that a set-up cut short is begun anew.
"""

import hashlib
import json
import os
import sys
from pathlib import Path

from devtools import paths

STAMP = paths.VENV / "statelab-setup.json"


def read() -> dict[str, str]:
    """The parts that are done, each with the key it was done for; empty when nothing is known."""
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write(done: dict[str, str]) -> None:
    """Replace the stamp in one move, so that no reader ever meets half of it."""
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(done, indent=1), encoding="utf-8")
    fresh.replace(STAMP)


def environment_key() -> str:
    """Changes with the locked dependencies, the Python that is used and the checkout's place."""
    python = f"{sys.implementation.name} {sys.version_info[0]}.{sys.version_info[1]} {sys.platform}"
    return _digest(paths.LOCK.read_bytes(), python.encode(), os.fsencode(paths.ROOT))


def package_key() -> str:
    """Changes with the project file and with the hook that the installation runs."""
    return _digest(paths.PROJECT.read_bytes(), paths.BUILD_HOOK.read_bytes())


def translations_key() -> str:
    """Changes when a catalogue is added, removed, saved or has lost its compiled companion."""
    facts = []
    for source in sorted(paths.CATALOGUES.glob("*.ts")):
        stat = source.stat()
        compiled = source.with_suffix(".qm").exists()
        facts.append(f"{source.name} {stat.st_mtime_ns} {stat.st_size} {compiled}")
    return _digest("\n".join(facts).encode())


def _digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def usable_python(python: Path) -> bool:
    """Whether the environment's Python is there: its link may point at one since removed."""
    return python.is_file()
