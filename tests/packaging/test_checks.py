"""`dev.py test` comes to an end, whatever the tests do."""

import os
from pathlib import Path

import pytest

from devtools import checks, paths


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a shell script")
@pytest.mark.parametrize("ignored", ["", "trap '' TERM"])
def test_tests_that_never_end_are_ended_and_said(
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    tmp_path: Path,
    ignored: str,
) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\n{ignored}\nexec sleep 120\n", encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(paths, "VENV_PYTHON", python)
    monkeypatch.setattr(checks, "_LONGEST_OF_ALL", 0.2)
    monkeypatch.setattr(checks, "_TO_END", 0.2)
    assert checks.run(["tests"], long=False, quick=True) == 1
    said = capfd.readouterr().out
    assert "the tests were ended: they had not come to an end in 0.2 seconds" in said
    assert "NOT clean: tests" in said


@pytest.mark.skipif(os.name == "nt", reason="the stand-in is a shell script")
def test_the_status_of_the_tests_is_told(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    python = tmp_path / "python"
    for status, clean in ((0, 0), (1, 1)):
        python.write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
        python.chmod(0o755)
        monkeypatch.setattr(paths, "VENV_PYTHON", python)
        assert checks.run(["tests"], long=False, quick=True) == clean
    assert "ended:" not in capfd.readouterr().out
