"""A real HTTP/1.1 server on loopback, in a thread of its own, that misbehaves when it is told to.

Run on its own, for a bench in another process: python tests/providers/server.py [SECONDS_EACH]
prints its address and serves until its input ends.
"""

import asyncio
import json
import ssl
import sys
import threading
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

OK6 = '{"a":4,"b":3,"c":2,"d":1,"e":5,"TMP":4}'


@dataclass(frozen=True)
class Request:
    """A request as it came in; header names are in lower case."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes = field(repr=False)

    @property
    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)

    @property
    def prompt(self) -> str:
        """What the user said last."""
        return str(self.json["messages"][-1]["content"])


class Reply:
    """The way back to the one who asked."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.keeps = True

    def raw(self, data: bytes) -> None:
        """Send these bytes, whatever they are."""
        self._writer.write(data)

    async def flush(self) -> None:
        """Wait until the other side took what was sent."""
        await self._writer.drain()

    def head(self, status: int, headers: dict[str, str]) -> None:
        """Send a status line and headers."""
        lines = [f"HTTP/1.1 {status} {_PHRASES.get(status, 'Status')}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.raw("\r\n".join([*lines, "", ""]).encode("latin-1"))

    def send(self, status: int, body: bytes, headers: dict[str, str] | None = None) -> None:
        """Send a whole response."""
        given = {"content-type": "application/json", "x-request-id": "req_loopback"}
        self.head(status, {**given, **(headers or {}), "content-length": str(len(body))})
        self.raw(body)

    def drop(self) -> None:
        """Close the connection when the misdeed ends."""
        self.keeps = False

    def reset(self) -> None:
        """Cut the connection now."""
        self.keeps = False
        self._writer.transport.abort()


Misdeed = Callable[[Request, Reply], Awaitable[None]]
_PHRASES = {200: "OK", 302: "Found", 400: "Bad Request", 429: "Too Many Requests"}


class Loopback:
    """The server. `requests` are all that came; `answer` makes the text of an answer.

    A request for a conversation takes the next misdeed of `script`, and `always` when there is none
    left; one for the models is answered by `lists`.
    """

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.requests: list[Request] = []
        self.answer: Callable[[Request], str] = lambda request: OK6
        self.delay = 0.0
        self.always: Misdeed = self._well
        self.models = ["small-model", "large-model"]
        self.lists: Misdeed = self._list
        self.in_flight = 0
        self.most_in_flight = 0
        self.connections = 0
        self._script: deque[Misdeed] = deque()
        self._tls = tls
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._port = 0
        self._thread = threading.Thread(target=self._run, name="loopback", daemon=True)
        self._thread.start()
        assert self._ready.wait(60), "the server on this computer does not start"

    @property
    def url(self) -> str:
        """The address without a path."""
        return f"{'https' if self._tls else 'http'}://127.0.0.1:{self._port}"

    @property
    def port(self) -> int:
        """The port."""
        return self._port

    @property
    def asked(self) -> list[Request]:
        """The requests for conversations only."""
        return [request for request in self.requests if request.method == "POST"]

    def script(self, *misdeeds: Misdeed) -> None:
        """Do these to the next conversations, in order."""
        self._script.extend(misdeeds)

    def close(self) -> None:
        """Stop, cutting every connection."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        serving = asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self._tls, limit=1 << 20)
        server = self._loop.run_until_complete(serving)
        self._port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.01))
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            while True:
                request = await _request(reader)
                self.requests.append(request)
                self.in_flight += 1
                self.most_in_flight = max(self.most_in_flight, self.in_flight)
                reply = Reply(writer)
                try:
                    await self._respond(request, reply)
                    if not reply.keeps:
                        break
                    await reply.flush()
                finally:
                    self.in_flight -= 1
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError, OSError):
            pass
        finally:
            writer.close()

    async def _respond(self, request: Request, reply: Reply) -> None:
        if request.method == "GET":
            await self.lists(request, reply)
            return
        misdeed = self._script.popleft() if self._script else self.always
        await misdeed(request, reply)

    async def _list(self, request: Request, reply: Reply) -> None:
        reply.send(200, listed(request.path, self.models))

    async def _well(self, request: Request, reply: Reply) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        while (left := began + self.delay - clock()) > 0:  # none is left once it is set to 0
            await asyncio.sleep(min(left, 0.02))
        reply.send(200, answered(request, self.answer(request)))


async def _request(reader: asyncio.StreamReader) -> Request:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    method, path, _ = head[0].split(" ")
    pairs = (line.split(":", 1) for line in head[1:] if line)
    headers = {name.strip().lower(): value.strip() for name, value in pairs}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Request(method, path, headers, body)


def answered(request: Request, text: str) -> bytes:
    """A success in the dialect of the path that was asked."""
    if request.path.endswith("/api/chat"):
        made = chat(request, text)
    elif request.path.endswith("/v1/messages"):
        made = message(request, text)
    else:
        made = completion(request, text)
    return json.dumps(made).encode()


def completion(
    request: Request, text: str | None, finish: str | None = "stop", **beside: Any
) -> dict[str, Any]:
    """A chat completion; `beside` goes into its message."""
    read, written = _tokens(request), 29
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion",
        "created": 1764480000,
        "model": f"{_model(request)}-2026-03-17",
        "choices": [
            {
                "index": 0,
                "message": {"role": "assistant", "content": text, **beside},
                "logprobs": None,
                "finish_reason": finish,
            }
        ],
        "usage": {
            "prompt_tokens": read,
            "completion_tokens": written,
            "total_tokens": read + written,
            "prompt_tokens_details": {"cached_tokens": 0},
            "completion_tokens_details": {"reasoning_tokens": 0},
        },
        "system_fingerprint": "fp_loopback",
    }


def message(request: Request, text: str, stop: str | None = "end_turn") -> dict[str, Any]:
    """A message of Anthropic's."""
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": f"{_model(request)}-20250929",
        "content": [{"type": "text", "text": text}],
        "stop_reason": stop,
        "stop_sequence": None,
        "usage": {
            "input_tokens": 3,
            "cache_creation_input_tokens": 0,
            "cache_read_input_tokens": _tokens(request),
            "output_tokens": 29,
        },
    }


def chat(request: Request, text: str, reason: str | None = "stop") -> dict[str, Any]:
    """A reply of Ollama's chat."""
    return {
        "model": _model(request),
        "created_at": "2026-11-30T06:30:11.123456789Z",
        "message": {"role": "assistant", "content": text},
        "done": True,
        "done_reason": reason,
        "total_duration": 4883583458,
        "prompt_eval_count": _tokens(request),
        "eval_count": 29,
    }


def listed(path: str, models: list[str]) -> bytes:
    """The list of models in the dialect of the path."""
    if path.startswith("/api/tags"):
        return json.dumps({"models": [{"name": name, "model": name} for name in models]}).encode()
    found = [{"id": name, "object": "model", "type": "model"} for name in models]
    return json.dumps({"object": "list", "data": found, "has_more": False}).encode()


def _model(request: Request) -> str:
    return str(request.json.get("model", ""))


def _tokens(request: Request) -> int:
    """More than any tokenizer makes of what was asked, and so never a cut."""
    return max(8, sum(len(str(turn["content"])) for turn in request.json["messages"]))


if __name__ == "__main__":
    SERVER = Loopback()
    SERVER.delay = float(sys.argv[1]) if len(sys.argv) > 1 else 0.0
    print(SERVER.url, flush=True)
    sys.stdin.read()
    SERVER.close()
