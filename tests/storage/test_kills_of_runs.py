"""A process killed at random moments of a run loses no answer that it had said was kept, and asks
nothing again whose fate is unknown."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import documents_bench as bench
import fetched_bench as runs
import pytest
from waiting import next_line

from statelab_gui.domain.fetching.runs import RunState, TaskState
from statelab_gui.storage.connecting import connect
from statelab_gui.storage.document import Document

_FETCHER = """
import os, random, sys, time
from pathlib import Path
sys.path.insert(0, sys.argv[2])
import fetched_bench as runs
from statelab_gui.domain.fetching.runs import RunState, TaskState
from statelab_gui.domain.fetching.troubles import Trouble, TroubleKind
from statelab_gui.storage.commands import SetFetchState
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

BUSY = Trouble(TroubleKind.SERVER_ERROR, {"status": "503", "message": ""})

def fetch(seed):
    chance = random.Random(seed)
    document = Document.open(Path(sys.argv[1]))
    document.apply(SetFetchState(1, RunState.RUNNING))
    print("ready", os.getpid(), flush=True)
    with FetchJournal(document, 1) as journal:
        under_way = []
        while True:
            for task in journal.claim(chance.randrange(1, 4)):
                under_way.append(task)
                print("asked", task.id, flush=True)
            if not under_way:
                break
            chance.shuffle(under_way)
            done = [under_way.pop() for _ in range(chance.randrange(1, len(under_way) + 1))]
            settled = []
            for task in done:
                if chance.random() < 0.2:
                    settled.append(runs.settled(task, BUSY, TaskState.WAITING))
                else:
                    settled.append(runs.settled(task, runs.answer(f"answer {task.id}")))
            journal.settle(settled)
            for one in settled:
                print(one.state.value, one.attempt.task_id, flush=True)

for line in sys.stdin:  # a fresh process for every line: what it needs is imported already
    child = os.fork()
    if child == 0:
        fetch(line)
        os._exit(0)
    _, status = os.waitpid(child, 0)
    print("\\nended", os.WTERMSIG(status), flush=True)
"""


@pytest.fixture
def fetcher(tmp_path: Path) -> Iterator[tuple[Path, subprocess.Popen[str]]]:
    """A document with a run of many conversations, and a process that starts, for every line, a
    child that goes on with it."""
    if not hasattr(os, "fork"):
        pytest.skip("processes start in another way here")
    document = bench.new_document(tmp_path)
    bench.add_set(document)
    bench.add_examinee(document)
    runs.start(document, runs.wishes(document, repeats=250))
    document.close()
    with subprocess.Popen(
        [sys.executable, "-c", _FETCHER, str(document.path), str(Path(__file__).parent)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield document.path, process


def _kill(process: subprocess.Popen[str], moments: random.Random) -> list[tuple[str, int]]:
    """Let a child fetch, kill it some moments after some lines; return what it told."""
    assert process.stdin is not None
    process.stdin.write(f"{moments.random()}\n")
    process.stdin.flush()
    ready, child = next_line(process).split()
    assert ready == "ready"
    lines = [next_line(process).split() for _ in range(moments.randrange(1, 20))]
    time.sleep(moments.uniform(0.0, 0.02))
    os.kill(int(child), signal.SIGKILL)
    while (line := next_line(process).split())[:1] != ["ended"]:
        lines.append(line)
    assert line == ["ended", str(int(signal.SIGKILL))]
    return [(line[0], int(line[1])) for line in lines if len(line) == 2]


class Book:
    """What the killed processes told together."""

    def __init__(self) -> None:
        self.answered: set[int] = set()
        self.asked: Counter[int] = Counter()
        self.back: Counter[int] = Counter()

    def told(self, lines: list[tuple[str, int]]) -> None:
        for what, task in lines:
            if what == "asked":
                self.asked[task] += 1
            elif what == "waiting":
                self.back[task] += 1
            else:
                self.answered.add(task)

    def check(self, path: Path) -> None:
        document = Document.open(path)
        run = document.fetch_run(1)
        assert run.state is RunState.PAUSED
        assert run.tally.asking == 0
        rows = {row.id: row for row in document.fetch_tasks(1, limit=10_000)}
        for task in self.answered:
            reply = rows[task].reply_id
            assert reply is not None
            assert document.reply(reply).raw == f"answer {task}".encode()
        for task, times in self.asked.items():  # each time came to something, or stopped it
            row = rows[task]
            assert times <= row.attempts + (row.state is TaskState.UNKNOWN)
            assert self.back[task] <= row.attempts
        document.close()
        found = bench.tables(path)
        assert len(found["reply"]) == len(found["verdict"]) == len(found["run"])
        assert len(found["reply"]) == run.tally.answered
        with closing(connect(path, read_only=True)) as file:
            query = "SELECT reply_id FROM attempt WHERE reply_id IS NOT NULL"
            replied = [reply for (reply,) in file.execute(query)]
        assert sorted(replied) == sorted(row[0] for row in found["reply"])
        assert [each.name for each in path.parent.iterdir()] == [path.name]


def _go(fetcher: tuple[Path, subprocess.Popen[str]], seed: int, times: int) -> Book:
    path, process = fetcher
    moments, book = random.Random(seed), Book()
    for _ in range(times):
        book.told(_kill(process, moments))
        book.check(path)
    return book


def test_no_kept_answer_is_lost_and_nothing_is_asked_twice_after_a_kill(
    fetcher: tuple[Path, subprocess.Popen[str]],
) -> None:
    book = _go(fetcher, 15, 12)
    assert len(book.answered) > 30
    assert sum(book.back.values()) > 3


@pytest.mark.long
def test_no_kept_answer_is_lost_by_a_hundred_kills(
    fetcher: tuple[Path, subprocess.Popen[str]],
) -> None:
    assert len(_go(fetcher, 100, 100).answered) > 300
