"""Cells of a workbook: what Excel can hold, with visible escapes that are taken back.

A character that a workbook cannot hold exactly (control characters, carriage returns, U+FFFE and
U+FFFF) stands as ⟦U+000D⟧. So does every ⟦ of the text itself, and the first letter of a text that
reads `not provided`, so that the escapes can be taken back without a doubt. A text of more UTF-16
units than a cell can have begins in its cell with a sentence in ⟦ ⟧ that names its number in a side
sheet, where it stands whole, in pieces.
"""

import json
import re
from collections.abc import Iterator, Mapping
from datetime import date, datetime, time, timedelta
from decimal import Decimal

from statelab_gui.domain.run_tables import NOT_PROVIDED_WORD
from statelab_gui.domain.runs import NOT_PROVIDED, Setting, SettingState
from statelab_gui.exchange.guarding import as_number, is_rounded

MOST_UNITS = 32_767
"""UTF-16 units that a cell of Excel can have."""

_PIECE = 16_000  # characters, each of one or two UTF-16 units
_HEAD = 500
_NEEDS_ESCAPE = re.compile("[⟦\x00-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]")
_ESCAPE = re.compile("⟦U\\+([0-9A-F]{4,6})⟧")
_CONTINUED = re.compile("⟦whole text of [0-9]+ characters: sheet long texts, number ([0-9]+)⟧")


def escaped(text: str) -> str:
    """The text as a cell can hold it, whatever its length."""
    if text == NOT_PROVIDED_WORD:
        return _escape(text[0]) + text[1:]
    return _NEEDS_ESCAPE.sub(lambda found: _escape(found[0]), text)


def unescaped(text: str) -> str:
    """The text that `escaped` was given."""
    return _ESCAPE.sub(_character, text)


def is_too_long(text: str) -> bool:
    """Whether an escaped text is longer than a cell can be."""
    if len(text) > MOST_UNITS:
        return True
    return len(text) > MOST_UNITS // 2 and len(text.encode("utf-16-le")) > 2 * MOST_UNITS


def continued(text: str, number: int, characters: int) -> str:
    """What the cell of a long text holds; `text` is escaped, `characters` those of the original."""
    head = text[:_HEAD]
    return f"⟦whole text of {characters} characters: sheet long texts, number {number}⟧ {head}"


def number_of_long(text: str) -> int | None:
    """The number under which the whole text of such a cell stands; None for any other cell."""
    found = _CONTINUED.match(text)
    return int(found[1]) if found else None


def pieces(text: str) -> Iterator[str]:
    """An escaped text in pieces that a cell can hold."""
    start = 0
    while start < len(text):
        yield text[start : start + _PIECE]
        start += _PIECE


def number_text(value: float) -> str:
    """A number of a workbook in digits, without an exponent."""
    if float(value).is_integer() and abs(value) < 1e15:
        return str(int(value))
    return format(Decimal(repr(value)), "f")


def as_float(text: str) -> float | None:
    """The number that a cell of a numeric column can hold for `text`; None when it must be text."""
    if as_number(text, ".") is None or is_rounded(text):
        return None
    value = float(text)
    return value if abs(value) < 1e300 else None


def as_date(text: str) -> date | None:
    """The day of an ISO date that Excel knows too; None for any other text."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text, re.ASCII):
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    return day if day > date(1900, 3, 1) else None  # before, Excel counts a day that never was


def cell_setting(text: str, whole: Mapping[int, str]) -> Setting:
    """The cell that a workbook of ours tells as `text`; `whole` are those of the side sheets."""
    if text == NOT_PROVIDED_WORD:
        return NOT_PROVIDED
    number = number_of_long(text)
    return Setting.of(unescaped(text if number is None else whole.get(number, text)))


def plain_text(value: object) -> str:
    """What a cell of a workbook holds, as a text; dates in ISO form, "" for nothing."""
    if isinstance(value, str):
        return value
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | float):
        return number_text(value)
    if isinstance(value, datetime):
        midnight = value.time() == time()
        return value.date().isoformat() if midnight else value.isoformat(" ")
    if isinstance(value, date | time | timedelta):
        return value.isoformat() if not isinstance(value, timedelta) else str(value)
    return str(value)


def exact_note(numbers: Mapping[str, str]) -> str:
    """What is said beside a row of numbers whose digits a workbook does not keep, as JSON:
    {"cost":"0.10"}."""
    return escaped(json.dumps(dict(numbers), ensure_ascii=False, separators=(",", ":")))


def with_exact_digits(key: str, cell: Setting, note: str) -> Setting:
    """The cell with the digits that the note gives, where it still is the same number."""
    if cell.state is not SettingState.VALUE or not note:
        return cell
    try:
        text = json.loads(note).get(key)
    except (ValueError, AttributeError, RecursionError):  # somebody wrote into that column
        return cell
    if not isinstance(text, str) or not as_number(text, ".") or not as_number(cell.value, "."):
        return cell
    return Setting.of(text) if float(text) == float(cell.value) else cell


def _escape(character: str) -> str:
    return f"⟦U+{ord(character):04X}⟧"


def _character(found: re.Match[str]) -> str:
    code = int(found[1], 16)
    plain = code <= 0x10FFFF and not 0xD800 <= code < 0xE000
    return chr(code) if plain else found[0]
