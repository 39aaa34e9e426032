"""A process killed at random moments loses no reply that it had said was recorded."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import documents_bench as bench
import pytest
from waiting import next_line

from statelab_gui.storage.document import Document

_RECORDER = """
import os, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import documents_bench as bench
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import EditRun, SaveDraft
from statelab_gui.storage.document import Document

def record():
    document = Document.open(Path(sys.argv[1]))
    print("ready", os.getpid(), flush=True)
    for number in range(100_000):
        case = number % 8 + 1
        document.apply(SaveDraft(case, 1, None, f"half {number}"))
        reply = bench.record(document, case, 1, raw=b"reply %d " % number * 400)
        print("reply", reply, number, flush=True)
        document.apply(EditRun(reply, "notes", Setting.of(f"note {number}"), bench.NOW))
        print("note", reply, number, flush=True)

for _ in sys.stdin:  # a fresh process for every line: what it needs is imported already
    child = os.fork()
    if child == 0:
        record()
    _, status = os.waitpid(child, 0)
    print("\\nended", os.WTERMSIG(status), flush=True)
"""


@pytest.fixture
def recorder(tmp_path: Path) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    """A document and a process that starts, for every line, a child that records into it."""
    if not hasattr(os, "fork"):
        pytest.skip("processes start in another way here")
    document = bench.new_document(tmp_path)
    bench.add_set(document)
    bench.add_examinee(document)
    document.close()
    with subprocess.Popen(
        [sys.executable, "-c", _RECORDER, str(document.path), str(Path(__file__).parent)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield document.path, process


def _kill(process: subprocess.Popen[str], moments: random.Random) -> list[list[str]]:
    """Let a child record, kill it some moments after some lines; return what it acknowledged."""
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()
    ready, child = next_line(process).split()
    assert ready == "ready"
    lines = [next_line(process).split() for _ in range(moments.randrange(5))]
    time.sleep(moments.uniform(0.0, 0.03))
    os.kill(int(child), signal.SIGKILL)
    while (line := next_line(process).split())[:1] != ["ended"]:
        lines.append(line)
    assert line == ["ended", str(int(signal.SIGKILL))]
    return [line for line in lines if len(line) == 3]


def _check(path: Path, acknowledged: list[list[str]]) -> None:
    document = Document.open(path)
    try:
        for kind, reply, number in acknowledged:
            info = document.reply(int(reply))
            assert info.raw == f"reply {number} ".encode() * 400
            if kind == "note":
                (row,) = document.run_rows([info.id])
                assert row.entry("notes").value == f"note {number}"
        rows = bench.tables(path)
        assert len(rows["reply"]) == len(rows["verdict"]) == len(rows["run"])
    finally:
        document.close()
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_no_acknowledged_reply_is_lost_by_a_kill(
    recorder: tuple[Path, subprocess.Popen[str]],
) -> None:
    path, process = recorder
    moments = random.Random(15)
    total = 0
    for _ in range(8):
        acknowledged = _kill(process, moments)
        total += len(acknowledged)
        _check(path, acknowledged)
    assert total > 8


@pytest.mark.long
def test_no_acknowledged_reply_is_lost_by_two_hundred_kills(
    recorder: tuple[Path, subprocess.Popen[str]],
) -> None:
    path, process = recorder
    moments = random.Random(200)
    for _ in range(200):
        _check(path, _kill(process, moments))
