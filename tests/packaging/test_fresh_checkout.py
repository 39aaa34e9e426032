"""The two commands in a fresh checkout, with a real installation from the default index."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from checkout import ROOT

CI = ROOT / ".ci" / "run"


@pytest.mark.long
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="the checkout is cloned")
def test_a_fresh_clone_sets_itself_up_and_then_needs_no_network(tmp_path: Path) -> None:
    clone = tmp_path / "我的 clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True, timeout=250)
    # The real environment, but an empty home: what conftest.py put aside is not wanted here.
    environment = os.environ | {"HOME": str(tmp_path / "home"), "PYTHONUTF8": "1"}
    (tmp_path / "home").mkdir()
    for name in ("PIP_INDEX_URL", "XDG_CACHE_HOME", "PYTHON_KEYRING_BACKEND"):
        environment.pop(name, None)
    dev = [sys.executable, str(clone / "packaging" / "dev.py")]
    probe = [*dev, "test", "--quick", "tests/models/test_none_references.py"]
    first = subprocess.run(
        probe, env=environment, capture_output=True, text=True, check=False, timeout=250
    )
    assert first.returncode == 0, first.stdout + first.stderr
    assert "1 passed" in first.stdout
    unusable = environment | {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}
    started = time.monotonic()
    again = subprocess.run(
        probe, env=unusable, capture_output=True, text=True, check=False, timeout=250
    )
    print(f"second start: {time.monotonic() - started:.1f} s")
    assert again.returncode == 0, again.stdout + again.stderr
    assert "Installing" not in again.stderr


@pytest.mark.skipif(os.name == "nt", reason="a bash script")
def test_ci_says_so_when_every_python_is_too_old(tmp_path: Path) -> None:
    for name in ("python3", "python"):
        stub = tmp_path / name
        stub.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        stub.chmod(0o755)
    for tool in ("bash", "dirname"):
        found = next(p for p in (Path("/bin") / tool, Path("/usr/bin") / tool) if p.exists())
        (tmp_path / tool).symlink_to(found)
    ended = subprocess.run(
        ["bash", str(CI)],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=250,
    )
    assert ended.returncode == 1
    assert ended.stderr == "StateLab needs Python 3.11 or newer, and none was found here.\n"
