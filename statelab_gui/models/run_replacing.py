"""What replacing a text would do to the run log: every edit, or every cell that refuses."""

import re
from collections.abc import Callable, Collection, Generator, Sequence
from typing import Protocol

from PySide6.QtCore import QModelIndex

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import Setting, SettingState
from statelab_gui.models.run_paste import (
    Edit,
    Filled,
    PastePlan,
    Refused,
    Why,
    field_key,
    parse_cell,
)

_LISTED = 500
_SLICE = 50  # cells between two places to stop


class ReplacedIn(Protocol):
    """What is asked of the log's model."""

    def number_at(self, row: int) -> int: ...
    def index(self, row: int, column: int) -> QModelIndex: ...
    def setting(self, index: QModelIndex) -> Setting | None: ...


def replaced_text(text: str, sought: str, new: str) -> str:
    """`text` with every place of `sought` replaced, the case of the letters A-Z aside."""
    flags = re.IGNORECASE | re.ASCII
    return re.sub(re.escape(sought), lambda _: new, text, flags=flags)


def plan_replace(
    model: ReplacedIn,
    cells: Sequence[tuple[int, int]],
    filled_in: Callable[[int], Filled | None],
    sought: str,
    new: str,
    absent: Collection[str] = (),
) -> Generator[Progress, None, PastePlan]:
    """What replacing would do to these cells (row, column of the model).

    Only values are changed: a cell that is blank or not provided stays, and so does a value that
    does not hold the text. What becomes one of the words of `absent` says *not provided*.
    """
    edits: list[Edit] = []
    refused: list[Refused] = []
    refusals = 0
    for done, (row, column) in enumerate(cells):
        if done % _SLICE == 0:
            yield Progress(done, len(cells), "cells")
        filled, setting = filled_in(column), model.setting(model.index(row, column))
        if filled is None or setting is None or setting.state is not SettingState.VALUE:
            continue
        text = replaced_text(setting.value, sought, new)
        if text == setting.value:
            continue
        try:
            value = parse_cell(filled, text, absent)
            edits.append((model.number_at(row), field_key(filled), value))
        except KnownError as error:
            refusals += 1
            if len(refused) < _LISTED:
                refused.append(Refused(row, column, text, Why.VALUE, error))
    count = len(edits) + refusals
    return PastePlan(tuple(edits), tuple(refused), refusals, 0, count, 1)
