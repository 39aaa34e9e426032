"""Cells of the run log on their way to a file, many at a time: plain texts in columns."""

import base64
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeAlias

from statelab_gui.domain.run_tables import BASE64, TEXT
from statelab_gui.domain.runs import NOT_PROVIDED, Setting, SettingState

Cell: TypeAlias = str | None
"""A text; "" is blank, None is not provided."""

Page: TypeAlias = Sequence[Sequence[Cell]]
"""Some rows, as a sequence of cells for each column; all are as long."""

_ROWS = 200


def plain_cell(setting: Setting) -> Cell:
    """The same as a cell."""
    return None if setting.state is SettingState.NOT_PROVIDED else setting.value


def setting_of(cell: Cell) -> Setting:
    """The same as a setting; nothing but white space is blank."""
    return NOT_PROVIDED if cell is None else Setting.of(cell)


def pages_of(rows: Iterable[Sequence[Setting]], columns: int) -> Iterator[Page]:
    """Rows of so many settings as pages; raises ValueError for a row of another length."""
    left = iter(rows)
    while some := list(islice(left, _ROWS)):
        if any(len(row) != columns for row in some):
            raise ValueError(f"a row has not {columns} cells")
        yield [[plain_cell(row[at]) for row in some] for at in range(columns)]


def reply_cells(raw: bytes) -> tuple[Cell, Cell]:
    """How a record stands in a file, and the record: an empty one has an encoding and no text."""
    if not raw:
        return TEXT, ""
    text = exact_text(raw)
    if text is None:
        return BASE64, base64.b64encode(raw).decode("ascii")
    return TEXT, text


def exact_text(raw: bytes) -> str | None:
    """The text of a record that a file can hold exactly: UTF-8 without NUL, with something to see.

    None for any other record, which goes out in base64.
    """
    if b"\0" in raw:
        return None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return text if text.strip() else None
