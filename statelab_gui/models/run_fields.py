"""What a reviewer types into a cell of the run log, as a Setting."""

import re
import unicodedata

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import BLANK, RUN_FIELDS, Setting

_KINDS = {field.key: field.kind for field in RUN_FIELDS}
_INTEGER = re.compile(r"[0-9]{1,18}")
_NUMBER = re.compile(r"-?[0-9]{1,30}(\.[0-9]{1,30})?")
YES, NO = "yes", "no"
"""The two values of a flag, in every language."""


def typed_setting(field: str, text: str) -> Setting:
    """The setting that `text` stands for in a field of RUN_FIELDS; nothing but blanks is BLANK.

    Full-width digits and signs of an input method become plain ones, a sentence of notes stays as
    it is. Raises KnownError "not_an_integer", "not_a_number" or "not_a_flag" (field, value): a
    number is never guessed, "1,5" is no number and "12 tokens" no integer.
    """
    kind = _KINDS[field]
    if kind == "text":
        return Setting.of(text)
    plain = unicodedata.normalize("NFKC", text).strip()
    if not plain:
        return BLANK
    if kind == "int" and not _INTEGER.fullmatch(plain):
        raise KnownError("not_an_integer", field=field, value=text)
    if kind == "number" and not _NUMBER.fullmatch(plain):
        raise KnownError("not_a_number", field=field, value=text)
    if kind == "flag" and plain not in (YES, NO):
        raise KnownError("not_a_flag", field=field, value=text)
    return Setting.of(plain)
