"""Cells of the run log as text for a spreadsheet's clipboard."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Protocol

from statelab_gui.domain.runs import Setting, SettingState
from statelab_gui.domain.tsv import tsv, tsv_line

__all__ = [
    "ABSENT_WORDS",
    "NOT_PROVIDED_WORD",
    "Block",
    "Literal",
    "cells_in",
    "chosen_lines",
    "copied_setting",
    "rows_of",
    "tsv",
    "tsv_line",
]

NOT_PROVIDED_WORD = "not provided"
"""How a cell that was not provided is copied, in every language."""
ABSENT_WORDS = frozenset({NOT_PROVIDED_WORD, "未提供"})
"""What says *not provided* in any of the program's languages, whichever is spoken now."""


class Literal(str):
    """A text copied from a cell that holds it: it is that text, even where it reads like the words
    for a cell that was not provided."""

    __slots__ = ()


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


def copied_setting(setting: Setting) -> str:
    """Its value, a Literal; nothing for a blank; `not provided` for one that was not provided."""
    if setting.state is SettingState.NOT_PROVIDED:
        return NOT_PROVIDED_WORD
    return Literal(setting.value) if setting.state is SettingState.VALUE else ""


def chosen_lines(
    model: CopiedCells, chosen: Sequence[Block], columns: Sequence[int]
) -> Iterator[list[str]]:
    """The chosen cells, a list of texts for each row in which any is chosen, read as it goes.

    `chosen` are blocks of cells; `columns` are those to be told and their order. A cell that is
    not chosen in a row where others are is "".
    """
    seen = [at for at in columns if any(at in block.columns for block in chosen)]
    for row in chain.from_iterable(rows_of(chosen)):
        held = [block.columns for block in chosen if row in block.rows]
        yield [model.copied(row, at) if any(at in one for one in held) else "" for at in seen]


def rows_of(chosen: Sequence[Block]) -> list[range]:
    """The rows in which anything is chosen, from above: ranges that do not meet."""
    merged: list[range] = []
    for rows in sorted((block.rows for block in chosen if block.rows), key=lambda one: one.start):
        if merged and rows.start <= merged[-1].stop:
            merged[-1] = range(merged[-1].start, max(merged[-1].stop, rows.stop))
        else:
            merged.append(rows)
    return merged


def cells_in(chosen: Sequence[Block], columns: Sequence[int]) -> int:
    """How many cells a copy of these columns has, those left empty too."""
    seen = [at for at in columns if any(at in block.columns for block in chosen)]
    return sum(map(len, rows_of(chosen))) * len(seen)
