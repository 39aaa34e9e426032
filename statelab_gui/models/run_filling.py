"""One value into many cells of the run log, and the first row of a choice into those below."""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QModelIndex

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.runs import Setting
from statelab_gui.models.run_clipboard import Block
from statelab_gui.models.run_paste import Edit, Filled, Refused, Why, field_key

_SLICE = 200  # cells between two places to stop
_LISTED = 500


@dataclass(frozen=True)
class FillPlan:
    """`edits` to make; `left_out` of the cells chosen cannot be filled in; `refused` do not take
    the value, and then nothing is to be done."""

    edits: tuple[Edit, ...]
    left_out: int
    refused: tuple[Refused, ...] = ()
    refusals: int = 0


class FilledIn(Protocol):
    """What is asked of the log's model."""

    def number_at(self, row: int) -> int: ...
    def index(self, row: int, column: int) -> QModelIndex: ...
    def setting(self, index: QModelIndex) -> Setting | None: ...


Seen = Sequence[tuple[int, Filled | None]]
"""The model's columns that are not hidden, each with what is filled in there or None."""


def cells_to_fill(blocks: Sequence[Block], seen: Seen) -> int:
    """How many cells chosen stand in columns that are filled in, answered or not."""
    return sum(len(block.rows) * len(_of(block, seen, True)) for block in blocks)


def fill_all(
    model: FilledIn, blocks: Sequence[Block], seen: Seen, value: Callable[[Filled], Setting]
) -> Generator[Progress, None, FillPlan]:
    """`value` of its column into every chosen cell of an answered row that can be filled in.

    `value` may raise the KnownError of the column, which refuses the cells of it.
    """
    edits: list[Edit] = []
    refused: list[Refused] = []
    left_out = sum(len(block.rows) * len(_of(block, seen, False)) for block in blocks)
    done, total = 0, cells_to_fill(blocks, seen)
    refusals = 0
    for block in blocks:
        for column, filled in _of(block, seen, True):
            assert filled is not None
            error, setting = None, None
            try:
                setting = value(filled)
            except KnownError as wrong:
                error = wrong
            for row in block.rows:
                number = model.number_at(row)
                if number <= 0:
                    left_out += 1
                elif setting is not None:
                    edits.append((number, field_key(filled), setting))
                else:
                    refusals += 1
                    if len(refused) < _LISTED and error is not None:
                        text = str(error.facts.get("value", ""))
                        refused.append(Refused(row, column, text, Why.VALUE, error))
                done += 1
                if done % _SLICE == 0:
                    yield Progress(done, total, "cells")
    return FillPlan(tuple(edits), left_out, tuple(refused), refusals)


def fill_down(
    model: FilledIn, blocks: Sequence[Block], seen: Seen
) -> Generator[Progress, None, FillPlan]:
    """The first row of each rectangle chosen into the rows below; the row above into a single one.

    Rows without a reply take nothing and give nothing: below them the cells stay as they are.
    """
    edits: list[Edit] = []
    left_out, done, total = 0, 0, cells_to_fill(blocks, seen)
    for block in blocks:
        one = len(block.rows) == 1
        source = block.rows.start - 1 if one else block.rows.start
        targets = block.rows if one else block.rows[1:]
        for column, filled in _of(block, seen, True):
            assert filled is not None
            setting = model.setting(model.index(source, column)) if source >= 0 else None
            for row in targets:
                number = model.number_at(row)
                if number > 0 and setting is not None:
                    edits.append((number, field_key(filled), setting))
                else:
                    left_out += 1
                done += 1
                if done % _SLICE == 0:
                    yield Progress(done, total, "cells")
    return FillPlan(tuple(edits), left_out)


def _of(block: Block, seen: Seen, to_fill: bool) -> list[tuple[int, Filled | None]]:
    return [(at, one) for at, one in seen if at in block.columns and (one is not None) == to_fill]
