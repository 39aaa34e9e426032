"""Where things are in this checkout, and how its own Python is started."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
LOCK = ROOT / "packaging" / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
BUILD_HOOK = ROOT / "packaging" / "build_translations.py"
CATALOGUES = ROOT / "resources" / "translations"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

# Each of these would make pip or Python look or write outside of the environment made here.
_STRAY = (
    "PYTHONPATH",
    "PYTHONHOME",
    "PIP_USER",
    "PIP_TARGET",
    "PIP_PREFIX",
    "__PYVENV_LAUNCHER__",
)


def clean_environment(**more: str) -> dict[str, str]:
    """This process's environment without what would lead the checkout's own Python astray."""
    environment = {name: value for name, value in os.environ.items() if name not in _STRAY}
    return environment | more


def call(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Run a command in the checkout's folder, its output shown as it comes; its exit status."""
    sys.stdout.flush()
    words = [str(word) for word in command]
    env = clean_environment() if environment is None else environment
    return subprocess.run(words, cwd=ROOT, env=env, check=False).returncode
