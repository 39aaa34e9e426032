"""A record as text that hides nothing: undecodable bytes and invisible characters become marks.

Control characters become control pictures (line feed and tab stay as they are), everything else
that leaves no ink or turns the reading direction becomes ⟦U+00A0⟧, a byte that is no UTF-8 ⟦\\xFF⟧.
The characters of the marks themselves are marked too: a display can stand for one record only.
"""

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache


def text_of_record(raw: bytes) -> str:
    """The record as UTF-8; every byte that is none stands as one lone surrogate U+DC80…U+DCFF."""
    return raw.decode("utf-8", "surrogateescape")


def record_of_text(text: str) -> bytes:
    """The record of a pasted text: UTF-8, and a lone surrogate as the three bytes it would have."""
    return text.encode("utf-8", "surrogatepass")


_PICTURES = {code: 0x2400 + code for code in range(0x20) if code not in (0x09, 0x0A)} | {
    0x7F: 0x2421
}
# No ink, or another direction: spaces but U+0020, C1 controls, format characters, Hangul fillers,
# variation selectors, tags, noncharacters that Qt uses inside.
INVISIBLE = (
    "\x80-\xa0\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u1680"
    "\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufdd0-\ufdef\ufffe\uffff\U000110bd\U000110cd"
    "\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
"""The invisible characters beside control characters, as the inside of a regex class."""

# The first alternative is how the three bytes of a lone surrogate stand in text_of_record.
_MARKED = re.compile(
    rf"\udced[\udca0-\udcbf][\udc80-\udcbf]|[{INVISIBLE}\ud800-\udfff\u2400-\u2421\u27e6\u27e7]"
)


_TURNING = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


@dataclass(frozen=True)
class Display:
    """`text` for views, and where each place of the record's text is in it.

    The breaks are pairs, the beginning and end of each mark in either text, in order; outside of
    marks both texts go on character by character. `complete` is False when only the head is shown.
    """

    text: str
    record_breaks: tuple[int, ...]
    display_breaks: tuple[int, ...]
    complete: bool = True

    def offset(self, record_offset: int) -> int:
        """The place in `text` of a place in the record's text; a mark's place is its beginning."""
        at = bisect_right(self.record_breaks, record_offset) - 1
        if at < 0:
            return min(record_offset, len(self.text))
        within_mark = at % 2 == 0
        beyond = 0 if within_mark else record_offset - self.record_breaks[at]
        return min(self.display_breaks[at] + beyond, len(self.text))


@lru_cache(maxsize=4096)
def _mark(found: str) -> str:
    if len(found) == 3:
        second, third = (ord(unit) - 0xDC00 for unit in found[1:])
        return f"⟦U+{0xD000 | (second & 0x3F) << 6 | third & 0x3F:04X}⟧"
    code = ord(found)
    if 0xDC80 <= code <= 0xDCFF:
        return f"⟦\\x{code - 0xDC00:02X}⟧"
    return f"⟦U+{code:04X}⟧"


def shown(text: str) -> str:
    """`text` with marks for all that is invisible; line feed and tab stay."""
    return _MARKED.sub(lambda match: _mark(match.group()), text).translate(_PICTURES)


def name_shown(name: str) -> str:
    """A name to stand in a line with other words: what would turn or break the line is marked.

    Other invisible characters stay: a name may well have a wide space.
    """
    return _TURNING.sub(lambda match: _line_mark(match.group()), name)


def _line_mark(character: str) -> str:
    code = ord(character)
    return chr(_PICTURES[code]) if code in _PICTURES else _mark(character)


def display(raw: bytes, limit: int | None = None) -> Display:
    """The display of a record, or of its first `limit` characters; never fails."""
    text = text_of_record(raw if limit is None else raw[: 4 * limit + 4])
    complete = limit is None or (len(text) <= limit and len(raw) <= 4 * limit + 4)
    if limit is not None:
        text = text[:limit]
    record_breaks: list[int] = []
    display_breaks: list[int] = []
    pieces: list[str] = []
    length = last = 0
    for match in _MARKED.finditer(text):
        start, end = match.span()
        mark = _mark(match.group())
        pieces += (text[last:start].translate(_PICTURES), mark)
        length += start - last
        record_breaks += (start, end)
        display_breaks += (length, length := length + len(mark))
        last = end
    pieces.append(text[last:].translate(_PICTURES))
    return Display("".join(pieces), tuple(record_breaks), tuple(display_breaks), complete)


def displayable(raw: bytes) -> str:
    """The whole record as text for views; never fails."""
    return shown(text_of_record(raw))
