"""What holds of a connection whatever the other side does: nothing is lost or waits forever."""

import asyncio
from collections.abc import Awaitable, Callable

import httpcore2
import pytest

from statelab_gui.providers.streams import Streams

MUCH = bytes(range(256)) * 20_000  # more than sockets hold for one who does not read

Other = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]
Mine = Callable[[httpcore2.AsyncNetworkStream], Awaitable[None]]


def meet(other: Other, mine: Mine) -> None:
    """Let the two speak with each other over loopback."""

    async def both() -> None:
        over = asyncio.Event()

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await other(reader, writer)
            await over.wait()
            writer.transport.abort()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        stream = await Streams().connect_tcp("127.0.0.1", port, timeout=5)
        try:
            await mine(stream)
        finally:
            await stream.aclose()
            over.set()
            server.close()
            await server.wait_closed()
            await asyncio.sleep(0.01)

    asyncio.run(both())


async def silent(_reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    """Neither reads nor writes."""


async def whole(stream: httpcore2.AsyncNetworkStream, size: int, most: int) -> bytes:
    found = bytearray()
    while len(found) < size:
        part = await stream.read(most, timeout=5)
        assert 0 < len(part) <= most
        found += part
    return bytes(found)


@pytest.mark.parametrize("most", [1 << 16, 1 << 20])
def test_much_comes_through_in_order_to_one_who_reads_late(most: int) -> None:
    async def other(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(MUCH)

    async def mine(stream: httpcore2.AsyncNetworkStream) -> None:
        await asyncio.sleep(0.2)
        assert await whole(stream, len(MUCH), most) == MUCH

    meet(other, mine)


def test_small_writes_and_large_ones_arrive_as_one_row_of_bytes() -> None:
    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readexactly(len(MUCH) + 10))

    async def mine(stream: httpcore2.AsyncNetworkStream) -> None:
        await stream.write(b"first", timeout=5)
        await stream.write(MUCH, timeout=5)
        await stream.write(b"last.", timeout=5)
        assert await whole(stream, len(MUCH) + 10, 1 << 16) == b"first" + MUCH + b"last."

    meet(other, mine)


def test_one_who_does_not_read_is_waited_for_only_so_long() -> None:
    async def mine(stream: httpcore2.AsyncNetworkStream) -> None:
        with pytest.raises(httpcore2.WriteTimeout):
            for _ in range(20):
                await stream.write(MUCH, timeout=0.1)

    meet(silent, mine)


def test_one_who_says_nothing_is_waited_for_only_so_long() -> None:
    async def mine(stream: httpcore2.AsyncNetworkStream) -> None:
        with pytest.raises(httpcore2.ReadTimeout):
            await stream.read(100, timeout=0.05)
        assert not stream.get_extra_info("is_readable")

    meet(silent, mine)


def test_what_was_said_before_the_end_is_read_and_then_the_end() -> None:
    async def other(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"said")
        writer.write_eof()

    async def mine(stream: httpcore2.AsyncNetworkStream) -> None:
        assert await whole(stream, 4, 100) == b"said"
        assert await stream.read(100, timeout=5) == b""
        assert stream.get_extra_info("is_readable")

    meet(other, mine)


def test_bytes_that_nobody_heard_of_yet_make_it_readable() -> None:
    async def other(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"more")

    async def mine(stream: httpcore2.AsyncNetworkStream) -> None:
        await asyncio.sleep(0.1)
        assert stream.get_extra_info("is_readable")

    meet(other, mine)


def test_nobody_there_is_a_known_failure() -> None:
    async def alone() -> None:
        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        server.close()
        await server.wait_closed()
        with pytest.raises(httpcore2.ConnectError):
            await Streams().connect_tcp("127.0.0.1", port, timeout=5)

    asyncio.run(alone())
