"""How far apart the cells of a workbook are, told by its sheets before they are read.

The reader makes room for every cell between the first and the last one that holds something, and
ends the program where memory does not have that room: two cells in opposite corners are enough.
"""

import re
from collections.abc import Iterable

_LONGEST_TAG = 4096
_PLAIN = re.compile(rb'<c r="([A-Z]{1,3})([0-9]{1,7})"[^<>]*+>(?:(?<=(/)>))?')
"""A cell as Excel writes it, which takes a fifth of the time of what a cell may look like."""

_CELL = re.compile(rb"<c[\s/>]")
_PREFIXED = re.compile(rb"<[A-Za-z_][\w.-]*+:c[\s/>]")
_BEGUN = re.compile(rb"<(?:[A-Za-z_][\w.-]*+:)?(?:c|row)(?=[\s/>])")
_ATTRIBUTE = rb"""\s*+[^\s=<>"'/]++\s*+=\s*+(?:"[^"<]*+"|'[^'<]*+')"""
# Every part is possessive or in an atomic group: no text makes the matching go back.
_TAG = re.compile(
    rb"<(?:[A-Za-z_][\w.-]*+:)?(?:(c)|(row))(?=[\s/>])"
    rb"(?>(?:(?:"
    + _ATTRIBUTE
    + rb")*?\s*+r\s*+=\s*+[\"']\s*+([A-Za-z]*+)([0-9]*+)[^\"'<]*+[\"'])?)"
    rb"(?>(?:" + _ATTRIBUTE + rb")*+)\s*+(/?)>"
)
_LETTERS, _DIGITS = 3, 7
_MOST_ROWS, _MOST_COLUMNS = 1 << 20, 1 << 14

_Tag = tuple[bytes, bytes, bytes, bytes, bytes]
"""`c`, or `row`, letters and digits of its place, and the slash of one that holds nothing."""


class BeyondError(Exception):
    """A cell stands where no sheet has one."""


class Extent:
    """The rows and columns between the first and the last cell of a sheet that holds something."""

    def __init__(self) -> None:
        self._rows: tuple[int, int] | None = None
        self._columns: tuple[int, int] | None = None
        self._unnamed = 0  # cells of the row at hand that do not tell their place

    @property
    def cells(self) -> int:
        """How many cells lie there."""
        if self._rows is None or self._columns is None:
            return 0
        (top, bottom), (left, right) = self._rows, self._columns
        return (bottom - top + 1) * (right - left + 1)

    def add(self, xml: bytes) -> None:
        """Take the tags of a piece of a sheet; raises BeyondError."""
        plain = _PLAIN.findall(xml)
        if len(plain) == len(_CELL.findall(xml)) and not _PREFIXED.search(xml):
            self._unnamed = 0
            for letters in {letters for letters, _, empty in plain if not empty}:
                self._see(letters, b"")
            for digits in {digits for _, digits, empty in plain if not empty}:
                self._see(b"", digits)
            return
        tags = _TAG.findall(xml)
        if len(tags) != len(_BEGUN.findall(xml)):
            raise BeyondError  # nobody can tell what a reader makes of a broken tag
        found = set(tags)
        if any(cell and not letters for cell, _, letters, _, _ in found):
            self._add_in_order(tags)
        for cell, _, letters, digits, empty in found:
            if not empty and (letters if cell else digits):
                self._see(letters, digits)

    def _see(self, letters: bytes, digits: bytes) -> None:
        if len(letters) > _LETTERS or len(digits) > _DIGITS:
            raise BeyondError
        if digits:
            self._rows = _widened(self._rows, int(digits), _MOST_ROWS)
        if letters:
            self._columns = _widened(self._columns, _column(letters), _MOST_COLUMNS)

    def _add_in_order(self, tags: list[_Tag]) -> None:
        """Count cells that do not tell their place: each stands beside the one before."""
        for cell, _, letters, _, _ in tags:
            self._unnamed = self._unnamed + 1 if cell and not letters else 0
            if self._unnamed:
                self._columns = _widened(self._columns, 1, _MOST_COLUMNS)
                self._columns = _widened(self._columns, self._unnamed, _MOST_COLUMNS)


def extent_of(chunks: Iterable[bytes]) -> int:
    """How many cells lie between the first and the last of a sheet, given in pieces; 0 for what is
    no sheet. Raises BeyondError."""
    extent, rest = Extent(), b""
    for chunk in chunks:
        piece = rest + chunk
        cut = piece.rfind(b"<")
        # A tag that is cut in two comes whole with the next piece.
        whole = len(piece) if cut < 0 or len(piece) - cut > _LONGEST_TAG else cut
        extent.add(piece[:whole])
        rest = piece[whole:]
    extent.add(rest)
    return extent.cells


def _widened(ends: tuple[int, int] | None, at: int, most: int) -> tuple[int, int]:
    if not 1 <= at <= most:
        raise BeyondError
    return (at, at) if ends is None else (min(ends[0], at), max(ends[1], at))


def _column(letters: bytes) -> int:
    number = 0
    for letter in letters.upper():
        number = number * 26 + letter - 64
    return number
