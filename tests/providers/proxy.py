"""A real forward and CONNECT proxy on loopback, which finds every host at one port."""

import asyncio
import threading
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Passed:
    """A request that came to the proxy: its first line, and its headers in lower case."""

    line: str
    headers: dict[str, str] = field(repr=False)


class Proxy:
    """The proxy; `behind` is the port that everything is passed to. `refuses`, where it is set, is
    the status that it answers everything with."""

    def __init__(self, behind: int) -> None:
        self.passed: list[Passed] = []
        self.refuses: int | None = None
        self._behind = behind
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._port = 0
        self._thread = threading.Thread(target=self._run, name="proxy", daemon=True)
        self._thread.start()
        assert self._ready.wait(60), "the server on this computer does not start"

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self._port}"

    def close(self) -> None:
        """Stop, cutting every connection."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "127.0.0.1", 0, limit=1 << 20)
        )
        self._port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.01))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            lines = head.decode("latin-1").split("\r\n")
            pairs = (line.split(":", 1) for line in lines[1:] if line)
            headers = {name.lower(): value.strip() for name, value in pairs}
            self.passed.append(Passed(lines[0], headers))
            if self.refuses is not None:
                writer.write(f"HTTP/1.1 {self.refuses} No\r\ncontent-length: 0\r\n\r\n".encode())
                await writer.drain()
                return
            there, onward = await asyncio.open_connection("127.0.0.1", self._behind)
            if lines[0].startswith("CONNECT"):
                writer.write(b"HTTP/1.1 200 Connected\r\n\r\n")
            else:
                method, address, version = lines[0].split(" ")
                path = "/" + address.split("/", 3)[3]
                onward.write(head.replace(lines[0].encode(), f"{method} {path} {version}".encode()))
            await asyncio.gather(_pump(reader, onward), _pump(there, writer))
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError, OSError):
            pass
        finally:
            writer.close()


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(1 << 16):
            target.write(data)
            await target.drain()
    finally:
        target.close()
