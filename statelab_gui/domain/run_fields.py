"""What a reviewer types into a field of the run log, as a Setting; nothing is guessed."""

import re

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import BLANK, RUN_FIELDS, Setting

YES, NO = "yes", "no"
"""The two values of a flag, in every language."""

_KINDS = {field.key: field.kind for field in RUN_FIELDS}
_INTEGER = re.compile(r"0|[1-9][0-9]{0,17}")
_NUMBER = re.compile(r"[0-9]{1,30}(\.[0-9]{1,30})?")

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
