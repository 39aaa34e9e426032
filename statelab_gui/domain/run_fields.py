"""What a reviewer types into a field of the run log, as a Setting; nothing is guessed."""

import re
from functools import lru_cache

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.runs import BLANK, RUN_FIELDS, Setting

YES, NO = "yes", "no"
"""The two values of a flag, in every language."""

_KINDS = {field.key: field.kind for field in RUN_FIELDS}
_INTEGER = re.compile(r"0|[1-9][0-9]{0,17}")
_NUMBER = re.compile(r"[0-9]{1,30}(\.[0-9]{1,30})?")
_SIGNED = re.compile(r"-?[0-9]{1,30}(\.[0-9]{1,30})?")
_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

# What a Chinese input method types for digits and signs, and only that: "²" or "①" is no digit.
_PLAIN = {0xFF10 + digit: 0x30 + digit for digit in range(10)} | {
    ord("．"): ord("."),
    ord("，"): ord(","),
    ord("－"): ord("-"),
    ord("＋"): ord("+"),
    ord("\u3000"): ord(" "),
}


def parse_run_field(key: str, text: str) -> Setting:
    """The setting that `text` stands for in the field `key` of RUN_FIELDS; only blanks are BLANK.

    Notes stay as typed. Full-width digits become plain ones in the value returned; a cost keeps its
    digits as typed. Raises KnownError "not_an_integer", "not_a_number" or "not_a_flag" (field,
    value): "1,234", "1,5", "+3", "-3", "007" and "12 tokens" are no integers; no cost is negative.
    """
    kind = _KINDS[key]
    if kind == "text":
        return Setting.of(text)
    plain = text.translate(_PLAIN).strip()
    if not plain:
        return BLANK
    if kind == "int" and not _INTEGER.fullmatch(plain):
        raise KnownError("not_an_integer", field=key, value=text)
    if kind == "number" and not _NUMBER.fullmatch(plain):
        raise KnownError("not_a_number", field=key, value=text)
    if kind == "flag":
        plain = plain.lower()
        if plain not in (YES, NO):
            raise KnownError("not_a_flag", field=key, value=text)
    return Setting.of(plain)


def parse_column_value(column: LogColumn, text: str) -> Setting:
    """The setting that `text` stands for in a column of the reviewer's own; only blanks are BLANK.

    Text stays as typed. Of numbers and dates, full-width digits and signs become plain ones and
    blanks around them go; the digits stay as typed. A choice is one of the column's, as written
    there. Raises KnownError "not_a_number", "not_a_date" or "not_a_choice" (field, value): "1,5",
    "+3" and "1e3" are no numbers, "30.11.2026" and "2026-02-30" no dates.
    """
    if column.kind is ColumnKind.TEXT:
        return Setting.of(text)
    if column.kind is ColumnKind.CHOICE:
        chosen = text.strip()
        if chosen and chosen not in column.choices:
            raise KnownError("not_a_choice", field=column.name, value=text)
        return Setting.of(chosen)
    plain = text.translate(_PLAIN).strip()
    if not plain:
        return BLANK
    if column.kind is ColumnKind.NUMBER and not _SIGNED.fullmatch(plain):
        raise KnownError("not_a_number", field=column.name, value=text)
    if column.kind is ColumnKind.DATE and not is_date(plain):
        raise KnownError("not_a_date", field=column.name, value=text)
    return Setting.of(plain)


@lru_cache(maxsize=4096)  # of many rows a day is told again and again
def is_date(text: str) -> bool:
    """Whether the text is a day of the calendar, yyyy-mm-dd, from year 1 on."""
    found = _DATE.fullmatch(text)
    if found is None:
        return False
    year, month, day = map(int, found.groups())
    if year < 1 or not 1 <= month <= 12:
        return False
    leap = month == 2 and year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= _DAYS[month - 1] + leap
