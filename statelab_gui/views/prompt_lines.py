"""Lines of a prompt by number, found through an index of offsets: no list of strings at all."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

_NEWLINE = 10
_PIECE = 1 << 19  # characters indexed at a time: the work stays in the processor's cache


class PromptLines:
    """The text of a prompt cut at its line feeds; a line is read in O(1) after one pass over it.

    Line 0 is the header, line k is update k. An empty text has no line at all.
    """

    def __init__(self, text: str = "") -> None:
        self._text = text
        self._starts, self._ends = _bounds(text)

    def __len__(self) -> int:
        return len(self._starts)

    @property
    def text(self) -> str:
        """The whole prompt, exactly as it was given."""
        return self._text

    @property
    def updates(self) -> int:
        """How many lines follow the header."""
        return max(0, len(self._starts) - 1)

    @property
    def ends(self) -> NDArray[np.int64]:
        """How many characters the prompt of the first k updates has, at place k: int64 (lines,)."""
        return self._ends

    def line(self, number: int) -> str:
        """The text of one line without its line feed, 0 ≤ number < len(self)."""
        if not 0 <= number < len(self._starts):
            raise IndexError(number)
        return self._text[int(self._starts[number]) : int(self._ends[number])]

    def span(self, first: int, last: int) -> str:
        """Lines first…last, both included, exactly as they stand in the prompt."""
        if not 0 <= first <= last < len(self._starts):
            raise IndexError((first, last))
        return self._text[int(self._starts[first]) : int(self._ends[last])]

    def longest(self) -> str:
        """The line with the most characters after the header; "" when there is none."""
        if self.updates == 0:
            return ""
        lengths = self._ends[1:] - self._starts[1:]
        return self.line(1 + int(np.argmax(lengths)))


def _bounds(text: str) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Start and end (without the line feed) of every line, in characters, each int64 (lines,)."""
    if not text:
        empty = np.zeros(0, dtype=np.int64)
        return empty, empty
    feeds = np.concatenate(
        [_feeds(text[at : at + _PIECE]) + at for at in range(0, len(text), _PIECE)]
    )
    starts = np.concatenate(([0], feeds + 1))
    ends = np.concatenate((feeds, [len(text)]))
    return starts, ends


def _feeds(piece: str) -> NDArray[np.int64]:
    """Where the line feeds of a short text are, in characters."""
    units: NDArray[Any]
    if piece.isascii():
        units = np.frombuffer(piece.encode("ascii"), dtype=np.uint8)
    else:  # one unit a character whatever the script, so that offsets are those of str
        units = np.frombuffer(piece.encode("utf-32-le", "surrogatepass"), dtype="<u4")
    return np.flatnonzero(units == _NEWLINE).astype(np.int64)
