"""Where there is no sandbox nothing is run."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from statelab_gui.domain.drift.code_tests import CallTests, text_of_tests
from statelab_gui.domain.drift.running import WhyNot
from statelab_gui.domain.errors import KnownError
from statelab_gui.sandbox import runner as runner_module
from statelab_gui.sandbox.interpreter import found_interpreter
from statelab_gui.sandbox.runner import BubblewrapRunner
from statelab_gui.sandbox.seccomp import MACHINES, system_call_filter

ASKED = text_of_tests(CallTests("answer", ([],), (1,)))


def refused_by(folder: Path, script: str) -> None:
    """Put a `bwrap` into a folder that does what the script says."""
    program = folder / "bwrap"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


def marked(path: Path) -> str:
    return f"open({str(path)!r}, 'w').close()\ndef answer():\n    return 1\n"


@pytest.mark.parametrize(
    ("where", "value", "why"),
    [
        ((sys, "platform"), "darwin", WhyNot.NOT_LINUX),
        ((platform, "machine"), lambda: "sparc64", WhyNot.UNKNOWN_MACHINE),
        ((runner_module, "found_interpreter"), lambda home: None, WhyNot.NO_PYTHON),
    ],
)
def test_what_is_missing_is_named_and_nothing_is_run(monkeypatch, tmp_path, where, value, why):
    if why is WhyNot.NO_PYTHON:
        refused_by(tmp_path, "exit 0")
        monkeypatch.setenv("PATH", str(tmp_path))
    elif why is not WhyNot.NOT_LINUX and sys.platform != "linux":
        pytest.skip("not Linux")
    monkeypatch.setattr(*where, value)
    runner = BubblewrapRunner()
    assert runner.available().why_not is why
    with pytest.raises(KnownError, match="sandbox_failed"):
        runner.run(marked(tmp_path / "ran"), ASKED)
    assert not (tmp_path / "ran").exists()


@pytest.mark.skipif(platform.machine() not in MACHINES or sys.platform != "linux", reason="Linux")
@pytest.mark.parametrize(
    "script",
    [
        "echo 'bwrap: No permissions to create new namespace' >&2; exit 1",
        "echo 'bwrap: Unknown option --size' >&2; exit 1",
        "exit 0",
    ],
)
def test_a_refusal_is_told_in_its_own_words_and_nothing_is_run(monkeypatch, tmp_path, script):
    refused_by(tmp_path, script)
    monkeypatch.setenv("PATH", str(tmp_path))
    runner = BubblewrapRunner()
    here = runner.available()
    assert here.why_not is WhyNot.REFUSED
    assert "echo" not in script or here.detail in script
    with pytest.raises(KnownError, match="sandbox_failed"):
        runner.run(marked(tmp_path / "ran"), ASKED)
    assert not (tmp_path / "ran").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="Linux")
def test_without_bubblewrap_nothing_is_run(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert BubblewrapRunner().available().why_not is WhyNot.NO_BUBBLEWRAP


def test_a_sandbox_that_breaks_later_is_no_failed_test(sandbox, monkeypatch, tmp_path):
    """Not to be graded is not to be wrong."""
    runner = BubblewrapRunner()
    assert runner.available().ready
    refused_by(tmp_path, "exit 1")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(KnownError, match="sandbox_failed"):
        runner.run("def answer(): return 1", ASKED)


def test_tests_of_another_kind_are_refused(sandbox):
    for text in ("", "[]", "{}", '{"kind": "calls"}', '{"kind": "odd", "inputs": []}', "1"):
        with pytest.raises(ValueError, match=r"no tests of ours|Expecting"):
            sandbox.runner.run("", text)


def test_a_home_that_holds_all_of_python_is_not_shown(tmp_path):
    inside = Path(sys.base_prefix) / "somewhere"
    found = found_interpreter(inside)
    assert found is None or found.folder is None or os.fspath(found.folder) not in str(inside)


def test_a_filter_is_whole_instructions_that_jump_inside_of_it():
    for machine in MACHINES:
        program = system_call_filter(machine)
        assert len(program) % 8 == 0 and 10 < len(program) // 8 < 4096


def test_where_the_systems_modules_lack_it_says_so_and_does_not_break():
    """As on Windows, where there are no limits of resources and no memory files."""
    code = (
        "import sys, os\n"
        "sys.platform = 'win32'\n"
        "sys.modules['resource'] = None\n"
        "del os.memfd_create, os.killpg\n"
        "from statelab_gui.sandbox.runner import BubblewrapRunner\n"
        "print(BubblewrapRunner().available().why_not)\n"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stdout.strip() == "not_linux"
