"""A process killed at random moments of edits, pastes, undo and redo loses nothing it said was
done, leaves nothing half done, and goes on from there."""

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

from statelab_gui.domain.log_columns import ColumnKind
from statelab_gui.storage.commands import AddLogColumn
from statelab_gui.storage.document import Document

_REPLIES = 20
_FIELDS = ("input_tokens", "notes", "column:1")

_EDITOR = (
    f"REPLIES, FIELDS = {_REPLIES}, {_FIELDS}"
    + """
import os, random, sys
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import documents_bench as bench
from statelab_gui.domain.runs import Setting
from statelab_gui.storage.commands import EditRun, EditRuns
from statelab_gui.storage.document import Document

def step(document, doing):
    if doing == "undo":
        document.revert(document.step_command(document.next_undo().log_id))
    elif doing == "redo":
        document.apply(document.step_command(document.next_redo().log_id))
    elif doing.startswith("paste"):
        value = Setting.of(doing.split()[1])
        edits = [(n, field, value) for n in range(1, REPLIES + 1) for field in FIELDS]
        document.apply(EditRuns(edits, bench.NOW))
    else:
        document.apply(EditRun(1, "cost", Setting.of(doing.split()[1]), bench.NOW))

def edit(seed):
    chance = random.Random(seed)
    document = Document.open(Path(sys.argv[1]))
    print("ready", os.getpid(), flush=True)
    while True:
        choices = ["paste", "edit"]
        if document.next_undo() is not None:
            choices += ["undo", "undo"]
        if document.next_redo() is not None:
            choices += ["redo"]
        doing = chance.choice(choices)
        if doing in ("paste", "edit"):
            doing += " " + str(chance.randrange(1, 1_000_000))
        print("now", doing, flush=True)
        step(document, doing)
        print("done", flush=True)

for line in sys.stdin:  # a fresh process for every line: what it needs is imported already
    child = os.fork()
    if child == 0:
        edit(line)
    _, status = os.waitpid(child, 0)
    print("\\nended", os.WTERMSIG(status), flush=True)
"""
)


class Expected:
    """What the cells hold after every accepted step: (pasted, typed) with its undone futures."""

    def __init__(self) -> None:
        self.past: list[tuple[str, str]] = [("", "")]
        self.future: list[tuple[str, str]] = []

    @property
    def now(self) -> tuple[str, str]:
        return self.past[-1]

    def after(self, doing: str) -> "Expected":
        """The same once the step is done."""
        new = Expected()
        new.past, new.future = list(self.past), list(self.future)
        if doing == "undo":
            new.future.append(new.past.pop())
        elif doing == "redo":
            new.past.append(new.future.pop())
        else:
            kind, value = doing.split()
            pasted, typed = self.now
            new.past.append((value, typed) if kind == "paste" else (pasted, value))
            new.future.clear()
        return new


@pytest.fixture
def editor(tmp_path: Path) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    """A document with replies and a process that starts, for every line, a child that edits it."""
    if not hasattr(os, "fork"):
        pytest.skip("processes start in another way here")
    document = bench.new_document(tmp_path)
    bench.add_set(document)
    bench.add_examinee(document)
    for number in range(_REPLIES):
        bench.record(document, number % 8 + 1, 1)
    document.apply(AddLogColumn("Remark", ColumnKind.TEXT))
    bench.raw_sql(document, "UPDATE command_log SET closed = 1")  # only edits are undone here
    document.close()
    with subprocess.Popen(
        [sys.executable, "-c", _EDITOR, str(document.path), str(Path(__file__).parent)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield document.path, process


def _kill(process: subprocess.Popen[str], moments: random.Random) -> list[str]:
    """Let a child edit, kill it some moments after some lines; return what it said."""
    assert process.stdin is not None
    process.stdin.write(f"{moments.random()}\n")
    process.stdin.flush()
    ready, child = next_line(process).split()
    assert ready == "ready"
    lines = [next_line(process).strip() for _ in range(moments.randrange(12))]
    time.sleep(moments.uniform(0.0, 0.03))
    os.kill(int(child), signal.SIGKILL)
    while not (line := next_line(process).strip()).startswith("ended"):
        lines.append(line)
    assert line == f"ended {int(signal.SIGKILL)}"
    return [line for line in lines if line]


def _held(document: Document) -> tuple[str, str]:
    """What the cells hold; a paste is in all of its cells or in none."""
    rows = document.run_rows(range(1, _REPLIES + 1))
    pasted = {row.entry(field).value for row in rows for field in _FIELDS}
    assert len(pasted) == 1, pasted
    return pasted.pop(), rows[0].entry("cost").value


def _check(path: Path, known: Expected, said: list[str]) -> Expected:
    """The document is as it was said to be, or a step further; return which."""
    doing = None
    for line in said:
        if line == "done":
            assert doing is not None
            known, doing = known.after(doing), None
        elif line.startswith("now ") and len(line.split()) >= 2:
            doing = line.removeprefix("now ")
    document = Document.open(path)
    try:
        held = _held(document)
        steps = sum(row[3] == "applied" for row in bench.tables(path)["command_log"]) - 3
        if len(known.past) - 1 != steps or held != known.now:
            assert doing is not None, (held, known.now)
            known = known.after(doing)  # it was done, and killed before it could say so
        assert held == known.now
        assert steps == len(known.past) - 1
        assert (document.next_undo() is None) == (len(known.past) == 1)
        assert (document.next_redo() is None) == (not known.future)
    finally:
        document.close()
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    return known


def _kill_often(path: Path, process: subprocess.Popen[str], times: int) -> int:
    moments = random.Random(times)
    known, steps = Expected(), 0
    for _ in range(times):
        said = _kill(process, moments)
        steps += said.count("done")
        known = _check(path, known, said)
    document = Document.open(path)
    while len(known.past) > 1:  # whatever was interrupted, all can still be taken back
        step = document.next_undo()
        assert step is not None
        document.revert(document.step_command(step.log_id))
        known = known.after("undo")
        assert _held(document) == known.now
    assert document.next_undo() is None
    document.close()
    return steps


def test_no_accepted_edit_is_lost_by_a_kill(
    editor: tuple[Path, subprocess.Popen[str]],
) -> None:
    assert _kill_often(*editor, 7) > 7


@pytest.mark.long
def test_no_accepted_edit_is_lost_by_two_hundred_kills(
    editor: tuple[Path, subprocess.Popen[str]],
) -> None:
    assert _kill_often(*editor, 200) > 200
