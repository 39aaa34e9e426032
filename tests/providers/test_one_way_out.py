"""What holds of the way out as a whole: where it leads, what it loads, and what it writes."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest
from asks import connection_to
from server import Loopback

from statelab_gui.providers.routes import route
from statelab_gui.providers.secrets import Secret
from statelab_gui.providers.transport import KeyHeader, Transport
from statelab_gui.providers.wire import Wire

KEY = "sk-test-marked-needle-0123456789"

_CHILD = """
import asyncio, sys
sys.path.insert(0, {tests!r})
from asks import ask_with, connection_to
from statelab_gui.domain.fetching.connections import Dialect
from statelab_gui.providers.connecting import connect
from statelab_gui.providers.redacting import Redactor
from statelab_gui.providers.secrets import Secret

async def ask(dialect):
    provider = connect(connection_to({url!r}, dialect), Secret({key!r}), Redactor())
    found = await provider.ask(ask_with())
    await provider.close()
    assert found.answer is not None, found.trouble

for dialect in (Dialect.OPENAI, Dialect.ANTHROPIC, Dialect.OLLAMA):
    asyncio.run(ask(dialect))
"""


def child(code: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | variables,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_no_request_leaves_for_another_host_even_when_it_is_asked_to(loopback: Loopback) -> None:
    other = Loopback()
    url = loopback.url + "/v1/chat/completions"
    connection = connection_to(loopback.url)
    key = KeyHeader("authorization", "Bearer ", Secret(KEY))

    async def stray(to: str) -> None:
        transport = Transport(connection, url, key, route(connection, url))
        client = httpx2.AsyncClient(transport=transport, follow_redirects=True)
        with Wire().open():
            await client.get(to)

    try:
        for to in (other.url, loopback.url.replace("127.0.0.1", "localhost"), "https://127.0.0.1"):
            with pytest.raises(ValueError, match="left the connection's host"):
                asyncio.run(stray(to))
    finally:
        other.close()
    assert not other.requests and not loopback.requests


def test_the_libraries_switches_in_the_environment_make_them_write_nothing(
    loopback: Loopback,
) -> None:
    code = _CHILD.format(tests=str(Path(__file__).parent), url=loopback.url, key=KEY)
    done = child(code, OPENAI_LOG="debug", ANTHROPIC_LOG="debug", HTTPX_LOG_LEVEL="trace")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert len(loopback.asked) == 3


def test_no_library_is_loaded_before_a_service_is_connected_to() -> None:
    code = """
import sys
import statelab_gui.providers.connecting, statelab_gui.providers.presets
import statelab_gui.providers.batches, statelab_gui.providers.batch_results
print(sorted({"openai", "anthropic", "httpx2", "keyring"} & set(sys.modules)))
"""
    done = child(code)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
