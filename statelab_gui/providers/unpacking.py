"""Reading a response's body as it comes in, unpacked, and never more of it than is bearable."""

import zlib
from typing import Protocol

ACCEPTED = "gzip"


class TooBigError(Exception):
    """The body is longer than the bound."""


class _Unpacker(Protocol):
    """What zlib's objects have in common."""

    @property
    def unconsumed_tail(self) -> bytes: ...

    @property
    def unused_data(self) -> bytes: ...

    @property
    def eof(self) -> bool: ...

    def decompress(self, data: bytes, max_length: int = 0, /) -> bytes: ...


class Body:
    """A body that grows to at most `bound` bytes; raises TooBigError when more come.

    Raises zlib.error for a body that is not what its encoding says.
    """

    def __init__(self, encoding: str, bound: int) -> None:
        self._bound = bound
        self._parts: list[bytes] = []
        self._length = 0
        packed = encoding.strip().lower() in ("gzip", "x-gzip")
        self._unpacker: _Unpacker | None = _unpacker() if packed else None

    def add(self, data: bytes) -> None:
        """Take in what came."""
        if self._unpacker is None:
            self._keep(data)
            return
        while data:
            if self._unpacker.eof:  # what is packed may come in several pieces, each whole
                self._unpacker = _unpacker()
            self._keep(self._unpacker.decompress(data, self._bound - self._length + 1))
            data = self._unpacker.unconsumed_tail or self._unpacker.unused_data

    def whole(self) -> bytes:
        """What came so far."""
        return b"".join(self._parts)

    def __len__(self) -> int:
        return self._length

    def _keep(self, data: bytes) -> None:
        room = self._bound - self._length
        if len(data) > room:
            self._parts.append(data[:room])
            self._length = self._bound
            raise TooBigError
        self._parts.append(data)
        self._length += len(data)


def _unpacker() -> _Unpacker:
    return zlib.decompressobj(zlib.MAX_WBITS | 16)
