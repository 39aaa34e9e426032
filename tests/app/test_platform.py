"""What QT_QPA_PLATFORM asks for is looked at before Qt ends the process over it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from statelab_gui.app.display import unknown_platform


@pytest.mark.parametrize("tour", [False, True])
def test_a_platform_that_qt_has_not_is_told_in_one_sentence(tour: bool, tmp_path: Path) -> None:
    more = ["--tour", str(tmp_path / "tour")] if tour else []
    ended = subprocess.run(
        [sys.executable, "-m", "statelab_gui", *more],
        env=os.environ | {"QT_QPA_PLATFORM": "nonsense"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("StateLab: QT_QPA_PLATFORM asks for 'nonsense'")
    assert "offscreen" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
    assert not (tmp_path / "tour").exists()


@pytest.mark.parametrize(
    "asked", ["", "offscreen", "offscreen:x=y", "minimal", "nonsense;offscreen"]
)
def test_a_platform_that_qt_has_is_taken(monkeypatch: pytest.MonkeyPatch, asked: str) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", asked)
    assert unknown_platform() is None
