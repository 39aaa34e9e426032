"""What a server may do instead of answering well; each makes one misdeed for `Loopback.script`."""

import asyncio
import gzip
import json
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

from server import Misdeed, Reply, Request, answered, completion


def refuses(status: int, body: Any, headers: dict[str, str] | None = None) -> Misdeed:
    """A status with a body in JSON."""

    async def misdeed(request: Request, reply: Reply) -> None:
        reply.send(status, json.dumps(body).encode(), headers)

    return misdeed


def fails(status: int) -> Misdeed:
    """An error of the server's own."""
    return refuses(status, {"error": {"message": f"status {status}", "type": "server_error"}})


def too_many(seconds: int, as_date: bool = False) -> Misdeed:
    """429, and when to come again: in seconds or as a date."""
    body = {"error": {"message": "Rate limit reached", "code": "rate_limit_exceeded"}}
    if not as_date:
        return refuses(429, body, {"retry-after": str(seconds)})
    now = datetime.now(UTC)
    until = format_datetime(now + timedelta(seconds=seconds), usegmt=True)
    return refuses(429, body, {"date": format_datetime(now, usegmt=True), "retry-after": until})


def sends(body: bytes, headers: dict[str, str] | None = None, status: int = 200) -> Misdeed:
    """These bytes as a whole body."""

    async def misdeed(request: Request, reply: Reply) -> None:
        reply.send(status, body, headers)

    return misdeed


def completes(text: Any = "", finish: str | None = "stop", **beside: Any) -> Misdeed:
    """A chat completion with this in it; `usage` replaces the usage, None takes it out."""

    async def misdeed(request: Request, reply: Reply) -> None:
        usage = beside.get("usage", ...)
        parts = {name: part for name, part in beside.items() if name != "usage"}
        made = completion(request, text, finish, **parts)
        if usage is None:
            del made["usage"]
        elif usage is not ...:
            made["usage"] = usage
        reply.send(200, json.dumps(made).encode())

    return misdeed


def drops(where: str) -> Misdeed:
    """Cuts the connection before the status line, in the middle of the headers, or of the body."""

    async def misdeed(request: Request, reply: Reply) -> None:
        body = b'{"models":[]}' if request.method == "GET" else answered(request, "never whole")
        if where == "headers":
            reply.raw(b"HTTP/1.1 200 OK\r\ncontent-type: appl")
        elif where == "body":
            reply.head(200, {"content-type": "application/json", "content-length": str(len(body))})
            reply.raw(body[: len(body) // 2])
        await reply.flush()
        reply.drop()

    return misdeed


def dawdles(seconds_a_byte: float, status: int = 200) -> Misdeed:
    """A whole answer, byte by byte."""

    async def misdeed(request: Request, reply: Reply) -> None:
        body = answered(request, "slow")
        reply.head(status, {"content-type": "application/json", "content-length": str(len(body))})
        for byte in body:
            reply.raw(bytes([byte]))
            await reply.flush()
            await asyncio.sleep(seconds_a_byte)

    return misdeed


def keeps_silent(seconds: float = 60) -> Misdeed:
    """Takes the request and says nothing for so long, then answers well."""

    async def misdeed(request: Request, reply: Reply) -> None:
        await asyncio.sleep(seconds)
        reply.send(200, answered(request, "at last"))

    return misdeed


def floods(length: int | None, status: int = 200) -> Misdeed:
    """A chunked body of so many bytes, or without an end."""

    async def misdeed(request: Request, reply: Reply) -> None:
        reply.head(status, {"content-type": "application/json", "transfer-encoding": "chunked"})
        chunk = b" " * (1 << 20)
        sent = 0
        while length is None or sent < length:
            reply.raw(b"%x\r\n" % len(chunk) + chunk + b"\r\n")
            await reply.flush()
            sent += len(chunk)
        reply.raw(b"0\r\n\r\n")

    return misdeed


def bombs(length: int) -> Misdeed:
    """A small body that unpacks to so many bytes."""
    return sends(gzip.compress(b" " * length), {"content-encoding": "gzip"})


def packs(text: str) -> Misdeed:
    """An answer as it should be, compressed."""

    async def misdeed(request: Request, reply: Reply) -> None:
        packed = gzip.compress(answered(request, text))
        reply.send(200, packed, {"content-encoding": "gzip"})

    return misdeed


def packs_in_pieces(text: str) -> Misdeed:
    """An answer as it should be, compressed in two pieces one after the other."""

    async def misdeed(request: Request, reply: Reply) -> None:
        whole = answered(request, text)
        packed = gzip.compress(whole[:40]) + gzip.compress(whole[40:])
        reply.send(200, packed, {"content-encoding": "gzip"})

    return misdeed


def miscounts(text: str, by: int, then: bytes = b"") -> Misdeed:
    """An answer whose length is told as so many bytes less than it is, and more right after it."""

    async def misdeed(request: Request, reply: Reply) -> None:
        body = answered(request, text)
        reply.raw(whole_response(body, len(body) - by) + then)

    return misdeed


def whole_response(body: bytes, length: int) -> bytes:
    """A success in one piece, its length as told."""
    return f"HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n".encode() + body


def redirects(to: str, status: int = 307) -> Misdeed:
    """Elsewhere."""
    return sends(b"", {"location": to}, status)


def echoes_key() -> Misdeed:
    """The key that came, in the body, in a header, and spelled with escapes."""

    async def misdeed(request: Request, reply: Reply) -> None:
        key = request.headers.get("x-api-key") or request.headers["authorization"].split(" ")[1]
        spelled = "".join(f"\\u{ord(letter):04x}" for letter in key[:5]) + key[5:]
        made = json.dumps({"error": {"message": f"bad key {key}", "code": "x", "again": "@"}})
        headers = {"x-request-id": key, "openai-organization": key}
        reply.send(400, made.replace("@", spelled).encode(), headers)

    return misdeed


def echoes_key_in_answer() -> Misdeed:
    """An answer whose text is the key that came."""

    async def misdeed(request: Request, reply: Reply) -> None:
        key = request.headers.get("x-api-key") or request.headers["authorization"].split(" ")[1]
        reply.send(200, answered(request, f"your key is {key}"), {"x-ratelimit-key": key})

    return misdeed


HTML = sends(b"<!doctype html><title>Login</title>", {"content-type": "text/html"})
NOT_UTF8 = sends(b'{"choices":[{"message":{"content":"\xff\xfe"}}]}')
SURROGATE = sends(
    b'{"choices":[{"index":0,"message":{"content":"\\ud800"},"finish_reason":"stop"}]}'
)
