"""Cells of the run log as text for a spreadsheet's clipboard."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from statelab_gui.domain.runs import Setting, SettingState

NOT_PROVIDED_WORD = "not provided"
"""How a cell that was not provided is copied, in every language."""


@dataclass(frozen=True)
class Block:
    """A rectangle of cells."""

    rows: range
    columns: range


class CopiedCells(Protocol):
    """What is asked of the log's model."""

    def copied(self, row: int, column: int) -> str:
        """What a cell is copied as."""
        ...


def tsv(rows: Iterable[Sequence[str]]) -> str:
    """Rows as tab-separated text; a field with a tab, a quote or a line break is quoted."""
    return "\n".join(map(tsv_line, rows))


def tsv_line(row: Sequence[str]) -> str:
    """One row of `tsv`."""
    return "\t".join([_quoted(field) if _MARKS.search(field) else field for field in row])


_MARKS = re.compile('[\t\n\r"]')


def _quoted(field: str) -> str:
    return '"' + field.replace('"', '""') + '"'


def copied_setting(setting: Setting) -> str:
    """Its value, nothing for a blank, `not provided` for one that was not provided."""
    return NOT_PROVIDED_WORD if setting.state is SettingState.NOT_PROVIDED else setting.value


def chosen_lines(
    model: CopiedCells, chosen: Sequence[Block], columns: Sequence[int]
) -> Iterator[list[str]]:
    """The chosen cells, a list of texts for each row in which any is chosen, read as it goes.

    `chosen` are blocks of cells; `columns` are those to be told and their order. A cell that is
    not chosen in a row where others are is "".
    """
    seen = [at for at in columns if any(at in block.columns for block in chosen)]
    for row in sorted({row for block in chosen for row in block.rows}):
        held = [block.columns for block in chosen if row in block.rows]
        yield [model.copied(row, at) if any(at in one for one in held) else "" for at in seen]
