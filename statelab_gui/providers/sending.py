"""From an examinee's settings to the fields of a request, for every dialect alike."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.fetching.asking import SENDABLE, Ask, FieldFate
from statelab_gui.domain.runs import SettingState

FREE_TEXT = "free_text"
JSON_SCHEMA = "json_schema"

_NUMBER = re.compile(r"-?[0-9]{1,18}(\.[0-9]{1,18})?")
_COUNT = re.compile(r"[0-9]{1,18}")

Reader = Callable[[str], Any]
"""Makes what is sent of a setting's text; raises ValueError for one that cannot be sent."""


def number(text: str) -> int | float:
    """A number in plain digits; whole ones stay whole."""
    found = text.strip()
    if not _NUMBER.fullmatch(found):
        raise ValueError(text)
    return float(found) if "." in found else int(found)


def count(text: str) -> int:
    """A whole number from 1."""
    found = text.strip()
    if not _COUNT.fullmatch(found) or int(found) < 1:
        raise ValueError(text)
    return int(found)


def seed(text: str) -> int:
    """A whole number, which may be 0 or less."""
    found = number(text)
    if not isinstance(found, int):
        raise ValueError(text)
    return found


def name(text: str) -> str:
    """A name, without white space around it."""
    return sendable(text.strip())


def sendable(text: str) -> str:
    """The text itself; half a character cannot be sent, as it has no UTF-8."""
    text.encode()
    return text


def output_format(text: str) -> str:
    """FREE_TEXT or JSON_SCHEMA."""
    found = text.strip()
    if found not in (FREE_TEXT, JSON_SCHEMA):
        raise ValueError(text)
    return found


def chosen(ask: Ask, key: str) -> str | None:
    """The text of a setting that has a value and is not left out."""
    setting = ask.settings.get(key)
    if setting is None or setting.state is not SettingState.VALUE or key in ask.left_out:
        return None
    return setting.value


def read(ask: Ask, readers: Mapping[str, Reader]) -> dict[str, Any]:
    """What is sent of every setting that has a value and a reader.

    Raises KnownError setting_not_sendable(setting, value).
    """
    found = {}
    for key, reader in readers.items():
        text = chosen(ask, key)
        if text is None:
            continue
        try:
            found[key] = reader(text)
        except ValueError:
            shown = text.encode("utf-8", "replace").decode()
            raise KnownError("setting_not_sendable", setting=key, value=shown) from None
    return found


def refusal(
    ask: Ask, readers: Mapping[str, Reader], needed: Mapping[str, str]
) -> KnownError | None:
    """Why these settings cannot be sent; `needed` names the error of each that must be there."""
    for key, code in needed.items():
        if chosen(ask, key) is None:
            return KnownError(code)
    try:
        read(ask, readers)
    except KnownError as error:
        return error
    return None


def fates(ask: Ask, readers: Mapping[str, Reader]) -> dict[str, FieldFate]:
    """What becomes of every setting, where those with a reader can be sent."""
    return {key: _fate(ask, key, key in readers) for key in SENDABLE}


def _fate(ask: Ask, key: str, offered: bool) -> FieldFate:
    setting = ask.settings.get(key)
    if key in ask.left_out:
        return FieldFate.REFUSED
    if not offered or (setting is not None and setting.state is SettingState.NOT_PROVIDED):
        return FieldFate.NOT_OFFERED
    if setting is None or setting.state is SettingState.BLANK:
        return FieldFate.NOT_SENT
    return FieldFate.SENT


def turns(ask: Ask) -> list[dict[str, str]]:
    """The turns of the conversation."""
    return [{"role": message.role, "content": message.text} for message in ask.messages]


def schema(ask: Ask) -> dict[str, Any]:
    """The JSON schema of an answer: its own, or exactly the cells, each a whole number."""
    if ask.schema is not None:
        return dict(ask.schema)
    return {
        "type": "object",
        "properties": {cell: {"type": "integer"} for cell in ask.cells},
        "required": list(ask.cells),
        "additionalProperties": False,
    }
