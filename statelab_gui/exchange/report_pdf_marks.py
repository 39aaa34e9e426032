"""What Qt leaves out of a PDF file: bookmarks, the language, and Chinese that is found again.

Everything goes into an incremental update behind the file's end, as ISO 32000-1 (7.5.6) has it: no
byte of what Qt wrote is changed.
"""

import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass

_OBJECT = rb"%d 0 obj\s*(.*?)\s*endobj"
# Of a map from glyphs to characters: first and last glyph, then the first character or all.
_RUN = re.compile(rb"<([0-9A-F]{4})> <([0-9A-F]{4})> (?:<([0-9A-F]{4})>|\[(.*?)\])", re.DOTALL)
_ALIKE = {0x09: 0x20, 0x2012: 0x2013}  # a tab for a space, a figure dash for an en dash
# Radicals of the supplement that look like a character; those of Kangxi are known to Unicode's
# compatibility forms.
# fmt: off
_RADICALS = {
    0x2E81: "厂", 0x2E84: "乙", 0x2E88: "刀", 0x2E8A: "卜", 0x2E8C: "小", 0x2E8D: "小",
    0x2E8E: "兀", 0x2E90: "尢", 0x2E92: "巳", 0x2E93: "幺", 0x2E95: "彐", 0x2E9B: "旡",
    0x2E9D: "月", 0x2E9E: "歺", 0x2E9F: "母", 0x2EA0: "民", 0x2EA2: "氺", 0x2EA3: "灬",
    0x2EA7: "牛", 0x2EA9: "王", 0x2EAA: "疋", 0x2EAC: "示", 0x2EAE: "竹", 0x2EB6: "羊",
    0x2EBC: "肉", 0x2EC1: "虎", 0x2EC4: "西", 0x2EC5: "见", 0x2EC6: "角", 0x2EC9: "贝",
    0x2ECB: "车", 0x2ED1: "長", 0x2ED3: "长", 0x2ED4: "门", 0x2ED7: "雨", 0x2ED8: "青",
    0x2ED9: "韦", 0x2EDA: "页", 0x2EDB: "风", 0x2EDC: "飞", 0x2EDD: "食", 0x2EE2: "马",
    0x2EE3: "骨", 0x2EE4: "鬼", 0x2EE5: "鱼", 0x2EE6: "鸟", 0x2EE7: "卤", 0x2EE8: "麦",
    0x2EE9: "黄", 0x2EEA: "黾", 0x2EEB: "斉", 0x2EEC: "齐", 0x2EED: "歯", 0x2EEE: "齿",
    0x2EEF: "竜", 0x2EF0: "龙", 0x2EF1: "龜", 0x2EF2: "亀", 0x2EF3: "龟",
}
# fmt: on


@dataclass(frozen=True)
class Bookmark:
    """A heading: on which sheet it stands (from 0), how far below the sheet's upper edge (in
    points), and how deep it is (from 0, never deeper than one below the heading before)."""

    title: str
    sheet: int
    below: float
    depth: int = 0


def with_marks(
    data: bytes, bookmarks: Sequence[Bookmark], language: str, characters: Collection[str]
) -> bytes:
    """The PDF file with bookmarks, its language as a BCP 47 tag, and text that is found.

    A font may draw a character by the glyph of a radical, which Qt then writes down in its place.
    Those that are not among the `characters` of the text are taken back to the character meant.
    Returns a file that is not laid out as Qt lays it out as it is.
    """
    update = _Update.of(data)
    if update is None:
        return data
    pages = update.pages()
    if any(one.sheet >= len(pages) for one in bookmarks):
        return data
    update.put_language_and_outline(language, update.outline(bookmarks, pages))
    update.mend_texts(frozenset(characters))
    return update.whole()


class _Update:
    """Objects that are new or take the place of others, collected behind the file."""

    def __init__(self, data: bytes, size: int, root: int, trailer: bytes, start: int) -> None:
        self._data = data
        self._size = size
        self._root = root
        self._trailer = trailer
        self._start = start
        self._objects: dict[int, bytes] = {}

    @classmethod
    def of(cls, data: bytes) -> "_Update | None":
        """An update of the file; None where its end is not as expected."""
        end = re.search(rb"trailer\s*<<(.*?)>>\s*startxref\s+(\d+)\s+%%EOF\s*$", data, re.DOTALL)
        if end is None:
            return None
        size = re.search(rb"/Size (\d+)", end[1])
        root = re.search(rb"/Root (\d+) 0 R", end[1])
        if size is None or root is None:
            return None
        kept = re.sub(rb"/Size \d+", b"", end[1]).strip()
        return cls(data, int(size[1]), int(root[1]), kept, int(end[2]))

    def pages(self) -> list[int]:
        """The numbers of the objects of all sheets, in order."""
        tree = re.search(rb"/Pages (\d+) 0 R", self._object(self._root))
        kids = re.search(rb"/Kids\s*\[(.*?)\]", self._object(int(tree[1])) if tree else b"", re.S)
        return [int(one) for one in re.findall(rb"(\d+) 0 R", kids[1])] if kids else []

    def outline(self, bookmarks: Sequence[Bookmark], pages: Sequence[int]) -> int | None:
        """Put down the tree of bookmarks; the number of its root, None without any."""
        if not bookmarks:
            return None
        root = self._new()
        numbers = [self._new() for _ in bookmarks]
        above = [_above(bookmarks, at) for at in range(len(bookmarks))]
        for at, one in enumerate(bookmarks):
            beside = [other for other, up in enumerate(above) if up == above[at]]
            place = beside.index(at)
            parent = root if above[at] is None else numbers[above[at] or 0]
            height = self._height(pages[one.sheet])
            entry = [
                b"<< /Title " + _text(one.title),
                b"/Parent %d 0 R" % parent,
                b"/Dest [%d 0 R /XYZ 0 %.2f null]" % (pages[one.sheet], height - one.below),
            ]
            if place:
                entry.append(b"/Prev %d 0 R" % numbers[beside[place - 1]])
            if place + 1 < len(beside):
                entry.append(b"/Next %d 0 R" % numbers[beside[place + 1]])
            below = [numbers[other] for other, up in enumerate(above) if up == at]
            if below:  # closed: a negative count
                ends = below[0], below[-1], -len(below)
                entry.append(b"/First %d 0 R /Last %d 0 R /Count %d" % ends)
            self._objects[numbers[at]] = b" ".join([*entry, b">>"])
        top = [numbers[at] for at, up in enumerate(above) if up is None]
        ends = top[0], top[-1], len(top)
        self._objects[root] = b"<< /Type /Outlines /First %d 0 R /Last %d 0 R /Count %d >>" % ends
        return root

    def put_language_and_outline(self, language: str, outline: int | None) -> None:
        """Let the catalogue of the file tell the language, and open with the bookmarks seen."""
        more = b"/Lang " + _text(language) + b" /ViewerPreferences << /DisplayDocTitle true >>"
        if outline is not None:
            more += b" /Outlines %d 0 R /PageMode /UseOutlines" % outline
        catalogue = self._object(self._root)
        self._objects[self._root] = catalogue[: catalogue.rindex(b">>")] + more + b"\n>>"

    def mend_texts(self, characters: frozenset[str]) -> None:
        """Take radicals in the maps from glyphs to characters back to what they stand for."""
        for number in {int(one) for one in re.findall(rb"/ToUnicode (\d+) 0 R", self._data)}:
            stream = re.search(rb"stream\n(.*)\nendstream", self._object(number), re.DOTALL)
            if stream is None or b"begincmap" not in stream[1]:
                continue
            mended = _RUN.sub(lambda run: _mended_run(run, characters), stream[1])
            if mended != stream[1]:
                head = b"<< /Length %d >>\nstream\n" % len(mended)
                self._objects[number] = head + mended + b"\nendstream"

    def whole(self) -> bytes:
        """The file with the update behind it."""
        out = bytearray(self._data)
        places = {}
        for number in sorted(self._objects):
            places[number] = len(out)
            out += b"%d 0 obj\n%s\nendobj\n" % (number, self._objects[number])
        start = len(out)
        out += b"xref\n0 1\n0000000000 65535 f \n"  # some readers look for object 0 in each table
        for number, place in places.items():
            out += b"%d 1\n%010d 00000 n \n" % (number, place)
        out += b"trailer\n<<\n/Size %d\n/Prev %d\n" % (self._size, self._start)
        out += self._trailer + b"\n>>\nstartxref\n%d\n%%%%EOF\n" % start
        return bytes(out)

    def _new(self) -> int:
        self._size += 1
        return self._size - 1

    def _object(self, number: int) -> bytes:
        """What the file has as that object; nothing where there is none."""
        place = self._place(number)
        found = re.compile(_OBJECT % number, re.DOTALL).match(self._data, place)
        return found[1] if found else b""

    def _place(self, number: int) -> int:
        """Where the object begins, from the file's table: a line of 20 bytes for each."""
        head = re.compile(rb"xref\s+0 \d+\s*\n").match(self._data, self._start)
        line = head.end() + 20 * number if head else 0
        digits = self._data[line : line + 10]
        return int(digits) if digits.isdigit() else 0

    def _height(self, page: int) -> float:
        box = re.search(rb"/MediaBox \[\S+ \S+ \S+ (\S+?)\]", self._object(page))
        return float(box[1]) if box else 0.0


def _above(bookmarks: Sequence[Bookmark], at: int) -> int | None:
    """The place of the heading that one is below; None for a chapter."""
    depth = bookmarks[at].depth
    return next((up for up in range(at - 1, -1, -1) if bookmarks[up].depth < depth), None)


def _text(text: str) -> bytes:
    """A text as PDF has it in hexadecimal digits, with its order of bytes told."""
    return b"<FEFF" + text.encode("utf-16-be", "replace").hex().upper().encode() + b">"


def _mended_run(run: re.Match[bytes], characters: frozenset[str]) -> bytes:
    """A run of glyphs with the characters that are meant; as it was where nothing is to mend."""
    if run[3] is None:
        codes = [int(one, 16) for one in re.findall(rb"<([0-9A-F]+)>", run[4])]
    else:
        codes = [int(run[3], 16) + at for at in range(int(run[2], 16) - int(run[1], 16) + 1)]
    mended = [_mended(code, characters) for code in codes]
    if mended == codes:
        return run[0]
    told = b" ".join(b"<%04X>" % code for code in mended)
    return b"<%s> <%s> [%s ]" % (run[1], run[2], told)


def _mended(code: int, characters: frozenset[str]) -> int:
    if code > 0xFFFF or chr(code) in characters:  # two halves of a rare character stay as they are
        return code
    if code in _ALIKE:
        return _ALIKE[code]
    if 0x2F00 <= code <= 0x2FDF:
        return ord(unicodedata.normalize("NFKC", chr(code)))
    return ord(_RADICALS.get(code, chr(code)))
