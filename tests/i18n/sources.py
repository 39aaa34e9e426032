"""The package's sources, read once for every test of this folder."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The floors whose strings people may read; below them strings are data and codes.
WORDED = ("models", "views", "app")
# What `statelab` says in a terminal is in English: for scripts, and before Qt is there.
FOR_SCRIPTS = (
    "app/cli.py",
    "app/scripting.py",
    "app/script_words.py",
    "app/tour.py",
    "app/tour_steps.py",
    "app/tour_drift.py",
)


@cache
def trees() -> dict[str, ast.Module]:
    """The syntax tree of every source of the package, by its path from the package's folder."""
    package = ROOT / "statelab_gui"
    return {
        path.relative_to(package).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(package.rglob("*.py"))
    }
