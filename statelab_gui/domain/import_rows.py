"""A row of a file that comes into the run log: what it says, or why it cannot be taken."""

import base64
import binascii
import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import LogColumn, Ruling, RulingKind
from statelab_gui.domain.run_fields import NO, YES, is_date, parse_column_value, parse_run_field
from statelab_gui.domain.run_tables import BASE64, TEXT
from statelab_gui.domain.runs import (
    BLANK,
    EXAMINEE_FIELDS,
    RUN_FIELDS,
    ReplySource,
    Setting,
    SettingState,
    looks_like_key,
)

Cells = Mapping[str, Setting]
"""The cells of a row by the key of their column; a column that the file lacks is missing."""

_TIME = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,6})?)?"
    r"(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"
)
_SHA256 = re.compile("[0-9a-f]{64}")
_LARGEST = 2**63 - 1


@dataclass(frozen=True)
class FileVerdict:
    """What the file says of a verdict; None where it says nothing."""

    correct: int | None
    total: int | None
    exact: bool | None
    fault: str | None


@dataclass(frozen=True)
class ImportRow:
    """What a row says; `number` is the row of the file, its header being row 1.

    `raw` is the reply, None without one; `sha256` its sum, also where the file gives only that.
    `fields` and `own` (by key of the file) hold what the file has a column for, blanks included;
    `reply_number` and `supersedes` number replies within the file. `rules` tells that the file has
    a column of rulings, so that None is no ruling.
    """

    number: int
    set_name: str | None
    case_name: str
    seed: int | None
    prompt_sha256: str | None
    settings: Cells = field(hash=False)
    prefix: int | None
    repeat: int
    raw: bytes | None = field(repr=False)
    sha256: str | None
    source: ReplySource
    received_at: str | None
    converted_from_html: bool
    revealed_before: bool
    reply_number: int | None
    supersedes: int | None
    verdict: FileVerdict
    fields: Cells = field(hash=False)
    own: Cells = field(hash=False)
    ruling: Ruling | None
    rules: bool

    @property
    def is_unanswered(self) -> bool:
        """Whether the row is one of a case that has no reply, which records nothing."""
        return self.raw is None and self.sha256 is None


@dataclass(frozen=True)
class RowProblem:
    """Why a row cannot be taken: `code` names the sentence, `facts` fill it.

    `column` is the key of the column that holds the fault, "" where it is the row as a whole.
    """

    row: int
    column: str
    code: str
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)


class _Reader:
    """Reads the cells of one row, noting every problem."""

    def __init__(self, number: int, cells: Cells) -> None:
        self.number = number
        self.cells = cells
        self.problems: list[RowProblem] = []

    def problem(self, column: str, code: str, **facts: object) -> None:
        self.problems.append(RowProblem(self.number, column, code, facts))

    def text(self, key: str) -> str | None:
        """The text of a cell; None for one that is blank, not provided or not there."""
        cell = self.cells.get(key, BLANK)
        return cell.value if cell.state is SettingState.VALUE else None

    def whole(self, key: str, least: int) -> int | None:
        text = self.text(key)
        if text is None:
            return None
        plain = text.strip()
        if not re.fullmatch("-?[0-9]{1,19}", plain, re.ASCII) or int(plain) > _LARGEST:
            self.problem(key, "not_an_integer", value=text)
            return None
        if int(plain) < least:
            self.problem(key, "row_number_too_small", value=text, least=least)
            return None
        return int(plain)

    def flag(self, key: str) -> bool | None:
        text = self.text(key)
        if text is None:
            return None
        plain = text.strip().lower()
        if plain not in (YES, NO):
            self.problem(key, "not_a_flag", value=text)
        return plain == YES

    def sha256(self, key: str) -> str | None:
        text = self.text(key)
        if text is None:
            return None
        plain = text.strip().lower()
        if not _SHA256.fullmatch(plain):
            self.problem(key, "row_no_sha256")
            return None
        return plain

    def parsed(self, key: str, parse: Callable[[str], Setting]) -> Setting:
        """A cell that the reviewer fills in, by the rules of its field."""
        cell = self.cells[key]
        if cell.state is not SettingState.VALUE:
            return cell
        if looks_like_key(cell.value):
            self.problem(key, "row_holds_key")
            return BLANK
        try:
            return parse(cell.value)
        except KnownError as error:
            self.problem(key, error.code, value=cell.value)
            return BLANK


def read_row(
    number: int, cells: Cells, own: Mapping[str, LogColumn]
) -> ImportRow | list[RowProblem]:
    """What the cells say, or everything that is wrong with them, in order of the columns looked at.

    `own` are the reviewer's columns that the file fills, by their keys: the rules of each hold.
    Nothing is guessed and nothing repaired.
    """
    read = _Reader(number, cells)
    case = read.text("case")
    if case is None:
        read.problem("case", "row_without_case")
    seed = read.whole("seed", 0)
    prompt = read.sha256("prompt_sha256")
    settings = _settings(read)
    prefix, repeat = read.whole("prefix", 1), read.whole("repeat", 1)
    raw, sha256 = _reply(read)
    row = ImportRow(
        number=number,
        set_name=read.text("case_set"),
        case_name=case or "",
        seed=seed,
        prompt_sha256=prompt,
        settings=settings,
        prefix=prefix,
        repeat=repeat or 1,
        raw=raw,
        sha256=sha256,
        source=_source(read),
        received_at=_time(read, "received_at"),
        converted_from_html=bool(read.flag("converted_from_html")),
        revealed_before=bool(read.flag("revealed_before")),
        reply_number=read.whole("reply_number", 1),
        supersedes=read.whole("supersedes", 1),
        verdict=_verdict(read),
        fields={
            spec.key: read.parsed(spec.key, partial(parse_run_field, spec.key))
            for spec in RUN_FIELDS
            if spec.key in cells
        },
        own={
            key: read.parsed(key, partial(parse_column_value, column))
            for key, column in own.items()
            if key in cells
        },
        ruling=_ruling(read),
        rules="ruling" in cells,
    )
    return read.problems or row


def _settings(read: _Reader) -> dict[str, Setting]:
    settings = {}
    for spec in EXAMINEE_FIELDS:
        cell = read.cells.get(spec.key, BLANK)
        if cell.state is SettingState.VALUE and looks_like_key(cell.value):
            read.problem(spec.key, "row_holds_key")
        elif cell != BLANK:
            settings[spec.key] = cell
    return settings


def _reply(read: _Reader) -> tuple[bytes | None, str | None]:
    """The reply and its sum; the reply alone is None where a file gives the sum only."""
    text, encoding = read.text("reply"), read.text("reply_encoding")
    stated = read.sha256("reply_sha256")
    raw: bytes | None
    if encoding is not None and encoding not in (TEXT, BASE64):
        read.problem("reply_encoding", "row_bad_encoding", value=encoding)
        return None, None
    if encoding == BASE64:
        try:
            raw = base64.b64decode((text or "").encode("ascii"), validate=True)
        except (binascii.Error, UnicodeEncodeError):
            read.problem("reply", "row_bad_base64")
            return None, None
    elif text is not None:
        try:
            raw = text.encode("utf-8")
        except UnicodeEncodeError:  # half of a character: no file in a known encoding has one
            read.problem("reply", "unstorable_text")
            return None, None
    else:
        raw = b"" if encoding == TEXT else None
    if raw is None:
        return None, stated
    found = hashlib.sha256(raw).hexdigest()
    if stated is None or stated == found:
        return raw, found
    # Spreadsheets turn line ends into others. The sum proves it, where these were the ones.
    lines = raw.replace(b"\r\n", b"\n")
    for other in (lines.replace(b"\n", b"\r\n"), lines, lines.replace(b"\n", b"\r")):
        if encoding != BASE64 and hashlib.sha256(other).hexdigest() == stated:
            return other, stated
    read.problem("reply", "row_reply_changed")
    return raw, found


def _source(read: _Reader) -> ReplySource:
    text = read.text("source")
    if text is None:
        return ReplySource.FILE
    if text not in set(ReplySource):
        read.problem("source", "row_bad_source", value=text, known=", ".join(ReplySource))
        return ReplySource.FILE
    simulated = text == ReplySource.SIMULATED
    return ReplySource.SIMULATED if simulated else ReplySource.FILE


def _time(read: _Reader, key: str) -> str | None:
    text = read.text(key)
    if text is None:
        return None
    found = _TIME.fullmatch(text.strip())
    if found is None or not is_date(found[1]):
        read.problem(key, "row_bad_time", value=text)
        return None
    return text.strip()


def _verdict(read: _Reader) -> FileVerdict:
    return FileVerdict(
        read.whole("correct_cells", 0),
        read.whole("total_cells", 0),
        read.flag("all_cells_right"),
        read.text("format_error"),
    )


def _ruling(read: _Reader) -> Ruling | None:
    kind, reason = read.text("ruling"), read.text("ruling_reason")
    at = _time(read, "ruled_at")
    if kind is None:
        return None
    if kind not in (RulingKind.RIGHT, RulingKind.WRONG):
        read.problem("ruling", "row_bad_ruling", value=kind)
        return None
    if reason is None:
        read.problem("ruling_reason", "reason_missing")
        return None
    if looks_like_key(reason):
        read.problem("ruling_reason", "row_holds_key")
    return Ruling(RulingKind(kind), reason, at or "")
