"""Cells of the run log as text for a spreadsheet's clipboard."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QModelIndex

from statelab_gui.domain.runs import SettingState
from statelab_gui.models.run_log import SETTING_ROLE

NOT_PROVIDED_WORD = "not provided"
"""How a cell that was not provided is copied, in every language."""


def tsv(rows: Iterable[Sequence[str]]) -> str:
    """Rows as tab-separated text; a field with a tab, a quote or a line break is quoted."""
    return "\n".join("\t".join(_quoted(field) for field in row) for row in rows)


def _quoted(field: str) -> str:
    if any(mark in field for mark in '\t\n\r"'):
        return '"' + field.replace('"', '""') + '"'
    return field


def copied_text(index: QModelIndex) -> str:
    """What a cell is copied as: its value, nothing for a blank, `not provided` for such a one."""
    setting = index.data(SETTING_ROLE)
    if setting is None:
        return str(index.data() or "")
    return NOT_PROVIDED_WORD if setting.state is SettingState.NOT_PROVIDED else setting.value
