"""The cells of a row that comes in, each read by the rules of its column; nothing is repaired."""

import base64
import binascii
import hashlib
import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.import_rows import SHA256
from statelab_gui.domain.log_columns import LogColumn, RulingKind
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.run_fields import NO, YES, is_date, parse_column_value, parse_run_field
from statelab_gui.domain.run_tables import BASE64, TEXT
from statelab_gui.domain.runs import (
    BLANK,
    NOT_PROVIDED,
    RUN_FIELDS,
    ReplySource,
    Setting,
    looks_like_key,
)
from statelab_gui.domain.table_cells import Cell

Parse = Callable[[str], Any]
"""What a text says; raises FaultError where it says nothing of the kind."""

_TIME = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2})T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,6})?)?"
    r"(Z|[+-]([01][0-9]|2[0-3]):[0-5][0-9])"
)
_WHOLE = re.compile("-?[0-9]{1,19}", re.ASCII)
_LARGEST = 2**63 - 1


class FaultError(Exception):
    """What is wrong with a cell: the code of a sentence and what fills it."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def _whole(text: str, least: int) -> int:
    plain = text.strip()
    number = int(plain) if _WHOLE.fullmatch(plain) else _LARGEST + 1
    if number > _LARGEST:
        raise FaultError("not_an_integer", value=text)
    if number < least:
        raise FaultError("row_number_too_small", value=text, least=least)
    return number


def _flag(text: str) -> bool:
    plain = text.strip().lower()
    if plain not in (YES, NO):
        raise FaultError("not_a_flag", value=text)
    return plain == YES


def _sha256(text: str) -> str:
    plain = text.strip().lower()
    if not SHA256.fullmatch(plain):
        raise FaultError("row_no_sha256")
    return plain


def _time(text: str) -> str:
    found = _TIME.fullmatch(text.strip())
    if found is None or not is_date(found[1]):
        raise FaultError("row_bad_time", value=text)
    return text.strip()


def _source(text: str) -> ReplySource:
    if text not in set(ReplySource):
        raise FaultError("row_bad_source", value=text, known=", ".join(ReplySource))
    simulated = text == ReplySource.SIMULATED
    return ReplySource.SIMULATED if simulated else ReplySource.FILE


def _outcome(text: str) -> Outcome:
    if text not in set(Outcome):
        raise FaultError("row_bad_outcome", value=text, known=", ".join(Outcome))
    return Outcome(text)


def _ruling(text: str) -> RulingKind:
    if text not in (RulingKind.RIGHT, RulingKind.WRONG):
        raise FaultError("row_bad_ruling", value=text)
    return RulingKind(text)


def _harmless(text: str) -> str:
    if looks_like_key(text):
        raise FaultError("row_holds_key")
    return text


def _encoding(text: str) -> str:
    if text not in (TEXT, BASE64):
        raise FaultError("row_bad_encoding", value=text)
    return text


PARSED: Mapping[str, Parse] = {
    "case": str,
    "case_set": str,
    "seed": partial(_whole, least=0),
    "prompt_sha256": _sha256,
    "prefix": partial(_whole, least=1),
    "repeat": partial(_whole, least=1),
    "reply_encoding": _encoding,
    "reply_sha256": _sha256,
    "source": _source,
    "received_at": _time,
    "converted_from_html": _flag,
    "revealed_before": _flag,
    "reply_number": partial(_whole, least=1),
    "supersedes": partial(_whole, least=1),
    "correct_cells": partial(_whole, least=0),
    "total_cells": partial(_whole, least=0),
    "all_cells_right": _flag,
    "format_error": str,
    "ruling": _ruling,
    "ruling_reason": _harmless,
    "ruled_at": _time,
    "outcome": _outcome,
}
"""What each column says, in the order in which a row is looked at; a blank one says None."""


def field_parser(key: str, column: LogColumn | None) -> Callable[[Cell], Setting]:
    """Reads a cell that the reviewer fills in: one of RUN_FIELDS, or of a column of the reviewer's.

    It raises FaultError.
    """

    def parsed(cell: Cell) -> Setting:
        if not cell:
            return NOT_PROVIDED if cell is None else BLANK
        try:
            text = storable(_harmless(cell))
            if column is None:
                return parse_run_field(key, text)
            return parse_column_value(column, text)
        except KnownError as error:
            raise FaultError(error.code, value=cell) from error

    return parsed


def plain_number_of(key: str, column: LogColumn | None) -> Callable[[str], object] | None:
    """What tells numbers that `field_parser` reads as they stand, for the columns that have any."""
    kind = _KINDS[key] if column is None else column.kind.value
    return {"int": _COUNT.fullmatch, "number": _PLAIN.fullmatch}.get(kind)


def is_plain_count(text: str) -> bool:
    """Whether the text is a whole number from 0 in a few plain digits, which nothing else is."""
    return _COUNT.fullmatch(text) is not None


_COUNT = re.compile("0|[1-9][0-9]{0,11}", re.ASCII)
_PLAIN = re.compile(r"(?:0|[1-9][0-9]{0,11})(?:\.[0-9]{1,11})?", re.ASCII)
_KINDS = {spec.key: spec.kind for spec in RUN_FIELDS}

FIELD_KEYS = tuple(spec.key for spec in RUN_FIELDS)


def setting_parsed(cell: Cell) -> Setting:
    """A setting of an examinee; raises FaultError."""
    if not cell:
        return NOT_PROVIDED if cell is None else BLANK
    return Setting.of(storable(_harmless(cell)))


def storable(text: str) -> str:
    """The text; raises FaultError for half of a character, which no document holds."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise FaultError("unstorable_text") from None
    return text


def reply_of(
    text: str | None, encoding: str | None, stated: str | None
) -> tuple[bytes | None, str | None]:
    """The reply and its sum; the reply alone is None where a file gives the sum only.

    `stated` is the sum that the file gives. Raises FaultError.
    """
    raw: bytes | None
    if encoding == BASE64:
        try:
            raw = base64.b64decode((text or "").encode("ascii"), validate=True)
        except (binascii.Error, UnicodeEncodeError):
            raise FaultError("row_bad_base64") from None
    elif text is not None:
        raw = storable(text).encode()
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
    raise FaultError("row_reply_changed")
