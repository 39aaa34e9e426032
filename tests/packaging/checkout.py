"""Copies of the checkout in which `dev.py` is started as a child process, with fake pieces."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# A stand-in for the environment's Python: writes down how it was started and what it was given.
RECORDER = """#!/bin/sh
printf '%s\\n' "$QT_QPA_PLATFORM" "$@" >> "$STATELAB_RECORD"
case "$*" in *"$STATELAB_FAILS"*) [ -z "$STATELAB_FAILS" ] || exit 7 ;; esac
"""
# A stand-in for the Python that starts `dev.py`: its `-m venv` only makes a recorder, at once.
STARTER = """#!/bin/sh
if [ "$1 $2 $3" = "-m venv --clear" ]; then
  rm -rf "$4" && mkdir -p "$4/bin" && cp "{recorder}" "$4/bin/python"
else
  exec "{python}" "{wrapper}" "$@"
fi
"""
WRAPPER = """import sys, runpy
sys.executable = {starter!r}
sys.argv = sys.argv[1:]
sys.path.insert(0, sys.argv[0].rpartition('/')[0])
{more}
runpy.run_path(sys.argv[0], run_name='__main__')
"""


class Checkout:
    """A copy of what `dev.py` needs, in a folder whose name has spaces and Chinese characters."""

    def __init__(self, place: Path) -> None:
        self.root = place / "我的 資料夾"
        self.record = place / "record.txt"
        for name in ("packaging", "resources/translations"):
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                no_cache = shutil.ignore_patterns("__pycache__", "*.qm", "*.ts")
                shutil.copytree(ROOT / name, self.root / name, ignore=no_cache)
        shutil.copy(ROOT / "pyproject.toml", self.root)
        self.home = place / "home"
        self.home.mkdir()

    def dev(
        self, *arguments: str, python: str = sys.executable, cwd: Path | None = None, **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Start `dev.py` as a user would, without a display, a home or a package index."""
        command = [python, str(self.root / "packaging" / "dev.py"), *arguments]
        return subprocess.run(
            command,
            cwd=cwd or self.root,
            env=self.environment(**more),
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=250,
            check=False,
        )

    def environment(self, **more: str) -> dict[str, str]:
        """The child's environment: `more` is added, and no index can be reached."""
        left_out = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONPATH", "PIP_FIND_LINKS")
        kept = {name: value for name, value in os.environ.items() if name not in left_out}
        own = {
            "HOME": str(self.home),
            "PIP_NO_INDEX": "1",
            "PIP_CONFIG_FILE": os.devnull,
            "STATELAB_RECORD": str(self.record),
            "PYTHONUTF8": "1",
        }
        return kept | own | more

    def starter(self, more: str = "") -> str:
        """The path of a Python that makes environments of stand-ins; `more` is run in it first."""
        folder = self.home.parent / "starter"
        folder.mkdir()
        starter, recorder, wrapper = (
            folder / name for name in ("python", "recorder", "wrapper.py")
        )
        paths = {"recorder": recorder, "python": sys.executable, "wrapper": wrapper}
        starter.write_text(STARTER.format(**paths), encoding="utf-8")
        recorder.write_text(RECORDER, encoding="utf-8")
        wrapper.write_text(WRAPPER.format(starter=str(starter), more=more), encoding="utf-8")
        starter.chmod(0o755)
        recorder.chmod(0o755)
        return str(starter)

    def with_environment_done(self, platforms: str = "offscreen xcb") -> None:
        """Put a recorder in the place of the environment's Python and stamp all as done."""
        python = self.root / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True, exist_ok=True)
        python.write_text(RECORDER, encoding="utf-8")
        python.chmod(0o755)
        self.stamp(platforms)

    def stamp(self, platforms: str) -> None:
        """Write the stamp that a set-up leaves when it has ended."""
        script = (
            "import sys; sys.path.insert(0, sys.argv[1]); from devtools import stamp as s\n"
            "s.write({'environment': s.environment_key(), 'package': s.package_key(),"
            " 'translations': s.translations_key(), 'platforms': sys.argv[2]})"
        )
        command = [sys.executable, "-c", script, str(self.root / "packaging"), platforms]
        subprocess.run(command, check=True)

    def started(self) -> list[str]:
        """What the recorder was given: the Qt platform, then the arguments."""
        return self.record.read_text(encoding="utf-8").splitlines() if self.record.exists() else []
