"""Why a text is no acceptable reply: explanation only, for texts already found unacceptable."""

import re
from collections.abc import Mapping, Sequence

from statelab_gui.domain.displaying import INVISIBLE, shown
from statelab_gui.domain.fault_hints import hint_of
from statelab_gui.domain.faults import FaultKind, FormatFault, SyntaxHint, ValueKind
from statelab_gui.domain.json_scan import BrokenError, Expected, Scan, scan

EXCERPT = 80

_REASONING = re.compile(
    r"<(?P<tag>think|thinking|thought|thoughts|reasoning|reason|reflection|analysis|scratchpad)>"
    r"|\[THINK\]|◁think▷|<\|(?:channel\|>(?:analysis|thought)|begin_of_thought\|>)"
    r"|</(?:think|thinking|thought|reasoning)>",
    re.IGNORECASE,
)
_REASONING_END = re.compile(
    r"</(?:think|thinking|thought|thoughts|reasoning|reason|reflection|analysis|scratchpad)>"
    r"|\[/THINK\]|◁/think▷|<\|end_of_thought\|>|<\|channel\|>final(?:<\|message\|>)?",
    re.IGNORECASE,
)
_REASONING_HEADING = re.compile(
    r"\W{0,8}(?:(?:my )?(?:thinking|reasoning|thought)(?: process)?|思考[过過]程|推理[过過]程)"
    r"\W{0,4}[:：\n]",
    re.IGNORECASE,
)
_FENCE = re.compile(
    r"(?<![`~])(?:`{3,20}|~{3,20})[\w+.-]{0,20}[ \t]{0,10}(?:\r?\n\s{0,20})?(?=[{\[])"
    r"|^\s{0,40}(?:`{3}|~{3})"
)
_CLOSING_FENCE = re.compile(r"\s*(?:`{3,}|~{3,})[ \t]*")
_OBJECT_START = re.compile(r"""\{\s{0,40}(?:["'“”‘’＂}]|[\w$]{1,40}\s{0,4}[:：])""")
_LIST_START = re.compile(r"""\[\s{0,40}(?:[\[\]{"'\-0-9]|true|false|null|NaN|Infinity|$)""")
_NOTHING_TO_SEE = re.compile(rf"[\s\x00-\x1f\x7f{INVISIBLE}]*")


INTEGERS = frozenset({ValueKind.INTEGER})


class Finder:
    """Finds the faults of one text that the scanner or the cells' check refused.

    `kinds` are the kinds of value that a cell may have; integers only where it says nothing.
    """

    def __init__(
        self,
        text: str,
        cells: Sequence[str],
        kinds: Mapping[str, frozenset[ValueKind]] | None = None,
    ) -> None:
        self.text = text
        self.cells = cells
        self.kinds = kinds or {}
        self.faults: list[FormatFault] = []

    def find(self, found: Scan) -> tuple[FormatFault, ...]:
        """All faults by precedence (the order of FaultKind), then by place; never none."""
        text = self.text
        if not text.strip():
            self._add(FaultKind.EMPTY, 0, len(text))
        elif found.broken is None or self._begins_as_json(found):
            self._of_scan(found)
        else:
            self._of_prose()
        if not self.faults:
            self._add(FaultKind.SYNTAX, 0, about=SyntaxHint.OTHER)
        order = list(FaultKind)
        return tuple(sorted(self.faults, key=lambda fault: (order.index(fault.kind), fault.start)))

    def _add(
        self, kind: FaultKind, start: int, end: int = 0, detail: str | None = None, about: str = ""
    ) -> None:
        if detail is None:
            detail = self._excerpt(start, end or start + EXCERPT + 1)
        self.faults.append(fault_at(self.text, kind, start, max(start, end), detail, about))

    def _excerpt(self, start: int, end: int) -> str:
        piece = self.text[start : min(end, start + EXCERPT + 1)].strip(" \t\r\n")
        return excerpt(piece)

    def _begins_as_json(self, found: Scan) -> bool:
        """Whether a broken text is meant as JSON from its first character on."""
        first = _NOTHING_TO_SEE.match(self.text)
        at = first.end() if first else 0
        char = self.text[at : at + 1]
        if char == "[":
            return _LIST_START.match(self.text, at) is not None
        if found.root not in (None, ValueKind.OBJECT, ValueKind.LIST):
            return False  # a word or number, and then something else: prose
        return char in ("{", "｛", "") or found.root is not None

    def _of_prose(self) -> None:
        """The text begins with something else: name it, then look at the JSON behind it."""
        text = self.text
        begin = 0
        heading = _REASONING_HEADING.match(text)
        tag = _REASONING.search(text)
        if tag is not None and (self._object_from(0) or len(text)) < tag.start():
            tag = None  # only behind the object: text after it
        if tag is not None:
            closing = _REASONING_END.search(text, tag.start())
            begin = closing.end() if closing else len(text)
            start = 0 if tag.group().startswith("</") else tag.start()
            self._add(FaultKind.REASONING, start, begin)
        elif heading is not None:
            self._add(FaultKind.REASONING, 0, self._object_from(0) or len(text))
            begin = self._object_from(0) or len(text)
        prose_start = begin
        fence = _FENCE.search(text, begin)
        at = self._object_from(begin)
        if fence is not None and (at is None or fence.start() < at):
            self._add(FaultKind.FENCED, fence.start() + _indent(text, fence.start()), fence.end())
            prose_end = fence.start()
            at = self._object_from(fence.end() - 1)
            if at is None and text[fence.end() : fence.end() + 1] == "[":
                at = fence.end()
        else:
            prose_end = at if at is not None else len(text)
        self._prose_between(prose_start, prose_end, at)
        if at is not None:
            self._of_scan(scan(text, frozenset(self.cells), at), fence is not None)

    def _prose_between(self, start: int, end: int, at: int | None) -> None:
        visible = _NOTHING_TO_SEE.match(self.text, start, end)
        first = visible.end() if visible else start
        if first >= end:
            return
        if at is None and self.faults:
            return
        if at is None:
            self._add(FaultKind.NO_JSON, first, end)
        else:
            self._add(FaultKind.TEXT_BEFORE, first, end)

    def _object_from(self, start: int) -> int | None:
        match = _OBJECT_START.search(self.text, start)
        return match.start() if match else None

    def _of_scan(self, found: Scan, fenced: bool = False) -> None:
        """What a scan from the JSON's first character on shows."""
        broken = found.broken
        if broken is not None and broken.expected is Expected.END:
            self._text_after(broken.at, fenced)
        elif broken is not None:
            self._of_break(broken)
            return
        if found.root is not ValueKind.OBJECT:
            about = found.root or ""
            self._add(FaultKind.NOT_OBJECT, found.start, found.end, about=about)
            return
        self._of_cells(found)

    def _text_after(self, at: int, fenced: bool) -> None:
        if fenced:
            closing = _CLOSING_FENCE.match(self.text, at)
            at = closing.end() if closing else at
        rest = _NOTHING_TO_SEE.match(self.text, at)
        visible = rest.end() if rest else at
        if visible < len(self.text):
            self._add(FaultKind.TEXT_AFTER, visible, len(self.text))
        elif not fenced:
            self._add(FaultKind.SYNTAX, at, at + 1, about=hint_of(self.text, Expected.END, at)[0])

    def _of_break(self, broken: BrokenError) -> None:
        at, text = broken.at, self.text
        if broken.expected is Expected.LESS_DEPTH:
            self._add(FaultKind.TOO_DEEP, at, at + 1)
        elif broken.expected is Expected.FEWER_DIGITS:
            digits = re.compile(r"-?[0-9]+").match(text, at)
            self._add(FaultKind.NUMBER_TOO_LONG, at, digits.end() if digits else at)
        elif is_cut(text, broken):
            head = max(0, len(text) - EXCERPT // 2)
            tail = ("…" if head else "") + excerpt(text[head:].strip())
            self._add(FaultKind.CUT_OFF, len(text), len(text), tail)
        else:
            hint, place = hint_of(text, broken.expected, at)
            piece = text[place : place + EXCERPT // 2 + 1]
            if hint is not SyntaxHint.CONTROL_CHARACTER:
                piece = piece.strip(" \t\r\n")
            self._add(FaultKind.SYNTAX, place, place + 1, excerpt(piece, EXCERPT // 2), hint)

    def _of_cells(self, found: Scan) -> None:
        missing = [cell for cell in self.cells if cell not in found.members]
        if missing:
            names = ", ".join(shown(cell) for cell in missing)
            self._add(FaultKind.MISSING_CELLS, found.start, found.end, names)
        if found.extras:
            names = ", ".join(excerpt(key, 40) for key in found.extras)
            more = ", …" if found.more_extras else ""
            first = next(iter(found.extras.values()))
            self._add(FaultKind.EXTRA_CELLS, first, first + 1, names + more)
        for cell, member in found.members.items():
            allowed = self.kinds.get(cell, INTEGERS)
            if member.kind not in allowed:
                kind = FaultKind.NOT_INTEGER if allowed == INTEGERS else FaultKind.WRONG_KIND
                self._add(kind, member.start, member.end, shown(cell), member.kind)


def fault_at(
    text: str, kind: FaultKind, start: int, end: int = 0, detail: str = "", about: str = ""
) -> FormatFault:
    """A fault with its line and column in `text`."""
    line, column = place_of(text, start)
    return FormatFault(kind, start, line, column, detail, about, max(start, end))


def place_of(text: str, offset: int) -> tuple[int, int]:
    """Line and column, from 1, of a place; only line feeds end lines."""
    line = text.count("\n", 0, offset) + 1
    return line, offset - text.rfind("\n", 0, offset)


def excerpt(text: str, limit: int = EXCERPT) -> str:
    """At most `limit` characters in one line, with marks for what cannot be seen."""
    first = {"\n": "␊", "\t": "␉"}.get(text[:1], "")
    cut = first + shown(text[len(first) : limit]).replace("\n", " ").replace("\t", " ")
    return cut if len(cut) <= limit and len(text) <= limit else cut[: limit - 1] + "…"


_PARTIAL = re.compile(
    r"-?(?:I(?:n(?:f(?:i(?:n(?:it?)?)?)?)?)?)?|N(?:aN?)?|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?"
    r"|\.|[eE][-+]?|\\(?:u[0-9a-fA-F]{0,3})?"
)


def is_cut(text: str, broken: BrokenError) -> bool:
    """Whether the text is the beginning of some JSON that merely ends too early."""
    at = broken.at
    if broken.expected is Expected.STRING_END:
        return True
    if at >= len(text):
        return True
    return len(text) - at < 9 and _PARTIAL.fullmatch(text, at) is not None


def _indent(text: str, at: int) -> int:
    piece = text[at : at + 80]
    return len(piece) - len(piece.lstrip())
