"""The reviewer's fields of a run: from a setting to a column and back."""

import re

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.runs import RUN_FIELDS, Setting, SettingState
from statelab_gui.storage.texts import storable

_KINDS = {field.key: field.kind for field in RUN_FIELDS}
_FLAGS = {"yes": 1, "no": 0}


def typed_value(field: str, setting: Setting) -> int | str | None:
    """What the column of the field holds for the setting; raises the KnownErrors of EditRun."""
    kind = _KINDS.get(field)
    if kind is None:
        raise KnownError("no_such_field", field=field)
    if setting.state is not SettingState.VALUE:
        return None
    text = setting.value.strip()
    if kind == "int":
        if not re.fullmatch(r"[0-9]{1,19}", text) or int(text) >= 1 << 63:
            raise KnownError("not_an_integer", field=field, value=setting.value)
        return int(text)
    if kind == "number":
        if not re.fullmatch(r"[0-9]{1,30}(\.[0-9]{1,30})?", text):
            raise KnownError("not_a_number", field=field, value=setting.value)
        return text
    if kind == "flag":
        if text not in _FLAGS:
            raise KnownError("not_a_flag", field=field, value=setting.value)
        return _FLAGS[text]
    return storable(setting.value, field)


def shown_value(field: str, value: int | str | None) -> str:
    """The text of a Setting for what the column holds; "" for none."""
    if value is None:
        return ""
    if _KINDS[field] == "flag":
        return "yes" if value else "no"
    return str(value)


def read_field(row: object, field: str) -> Setting:
    """The Setting in a row that has the columns of table run."""
    if field not in _KINDS:
        raise KnownError("no_such_field", field=field)
    state = SettingState(getattr(row, f"{field}_state"))
    return Setting(state, shown_value(field, getattr(row, field)))
