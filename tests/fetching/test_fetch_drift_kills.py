"""A program killed in the middle of a run in steps loses no step that was kept and asks none again
that came: only those that were on their way, at the reviewer's word."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "providers"))
sys.path.insert(0, str(Path(__file__).parents[1] / "storage"))

import fetched_drift_bench as drift
from server import Loopback

from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.recipes import DriftRecipe
from statelab_gui.domain.fetching.connections import Connection, Dialect, ProxyUse
from statelab_gui.domain.fetching.journal import EndReason, FetchEnd
from statelab_gui.domain.fetching.runs import FetchPlan, RunState, TaskState, TaskWish
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.engine import fetching
from statelab_gui.providers.redacting import Redactor
from statelab_gui.storage.commands import AskAgain, SetFetchState, SettleInterrupted, StartFetchRun
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

_LONGEST = 60.0  # seconds; a child reads this file, and has nothing but this folder to read from
_FETCHER = """
import sys
sys.path.insert(0, sys.argv[2])
from pathlib import Path
from test_fetch_drift_kills import ask
from statelab_gui.storage.document import Document
ask(Document.open(Path(sys.argv[1])))
"""
RECIPE = DriftRecipe(
    families=(DriftFamily.CELLS,), seeds=tuple(range(1, 9)), conditions=(Condition.EASY,)
)
SAID = {
    "edits": '{"edits": [], "derived": []}',
    "conventions": '{"conventions": ["Only JSON."]}',
    "problems": '{"problems": []}',
}


def ask(document: Document) -> FetchEnd:
    """Ask all that waits in the only run, as the program does."""
    plan = document.fetch_run(1).plan
    document.apply(SetFetchState(1, RunState.RUNNING))
    with FetchJournal(document, 1) as journal:
        provider = connect(plan.connection, None, Redactor())
        work = fetching(provider, journal, at_once=plan.at_once)
        while True:
            try:
                next(work)
            except StopIteration as end:
                found: FetchEnd = end.value
                document.apply(SetFetchState(1, RunState.PAUSED))
                return found


@pytest.fixture
def server() -> Iterator[Loopback]:
    server = Loopback()
    server.delay = 0.02
    server.answer = lambda request: next(
        (said for key, said in SAID.items() if f'{{"{key}"' in request.prompt), '{"x": 1}'
    )
    yield server
    server.close()


def _kill_after(path: Path, server: Loopback, requests: int, pause: float) -> None:
    before = len(server.asked)
    child = subprocess.Popen(
        [sys.executable, "-c", _FETCHER, str(path), str(Path(__file__).parent)]
    )
    until = time.monotonic() + _LONGEST
    while len(server.asked) - before < requests and child.poll() is None:
        assert time.monotonic() < until, "the child does not ask"
        time.sleep(0.005)
    time.sleep(pause)
    child.send_signal(signal.SIGKILL)
    child.wait(_LONGEST)
    while server.in_flight:
        assert time.monotonic() < until, "the server does not end what it was asked"
        time.sleep(0.01)


@pytest.mark.skipif(not hasattr(os, "kill"), reason="processes end in another way here")
def test_a_kill_within_a_conversation_loses_no_step_and_asks_none_again(
    tmp_path: Path, server: Loopback
) -> None:
    document = drift.new_document(tmp_path, RECIPE)
    examinee = drift.add_examinee(document, "stateforge")
    connection = Connection(
        "Loop", Dialect.OPENAI, f"{server.url}/v1", enabled=True, proxy=ProxyUse.NONE
    )
    wishes = [TaskWish(case.id, examinee) for case in document.cases(1)]
    document.apply(StartFetchRun(FetchPlan("Run", connection, at_once=2), wishes))
    path = document.path
    document.close()
    chance, lost = random.Random(3), 0
    for _ in range(3):
        _kill_after(path, server, chance.randrange(4, 12), chance.uniform(0, 0.03))
        document = Document.open(path)
        document.apply(SettleInterrupted())
        tasks = document.fetch_tasks(1)
        assert TaskState.ASKING not in {task.state for task in tasks}
        unknown = [task.id for task in tasks if task.state is TaskState.UNKNOWN]
        assert len(unknown) <= 2  # those that were on their way
        lost += len(unknown)
        document.apply(AskAgain(1, unknown, (TaskState.UNKNOWN,)))
        document.close()
    document = Document.open(path)
    begun = sum(1 for task in document.fetch_tasks(1) for _ in document.attempts(task.id))
    assert begun > 8
    end = ask(document)
    assert end.reason is EndReason.DONE
    assert end.tally.answered == len(wishes)
    steps = 0
    asked: Counter[str] = Counter()
    for task in document.fetch_tasks(1):
        assert task.reply_id is not None
        dialogue = document.dialogue_of(task.reply_id)
        assert dialogue is not None
        assert [step.position for step in dialogue.steps] == list(range(len(dialogue.steps)))
        assert dialogue.steps[-1].purpose.value == "gate"
        steps += len(dialogue.steps)
        for step in dialogue.steps:
            turns = [{"role": one.role, "content": one.text} for one in step.messages]
            asked[json.dumps(turns)] += 1
    document.close()
    # The server's own count: every step once, but for those that were on their way at a kill.
    sent = Counter(json.dumps(request.json["messages"]) for request in server.asked)
    assert not asked - sent
    again = sent - asked
    assert sum(again.values()) <= lost
    assert sum(sent.values()) == steps + sum(again.values())
