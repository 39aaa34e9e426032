"""What a block of texts would do to the run log: every edit, or every cell that refuses it."""

import re
from collections.abc import Collection, Generator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.progress import Progress
from statelab_gui.domain.run_fields import parse_column_value, parse_run_field
from statelab_gui.domain.runs import NOT_PROVIDED, RUN_FIELDS, Setting
from statelab_gui.models.run_clipboard import Literal

MOST_CELLS = 100_000
"""So many cells are changed in one step; more is refused before anything is done."""
_KINDS = {field.key: field.kind for field in RUN_FIELDS}
_COMMA = re.compile(r"\s*[-－]?[0-9０-９]+[,，][0-9０-９]+\s*")
_LISTED = 500
_SLICE = 200  # cells between two places to stop

Filled = str | LogColumn
"""What the reviewer fills in: a field of RUN_FIELDS by its key, or a column of the reviewer's."""
Edit = tuple[int, str, Setting]
"""Reply id, field, value."""


class Why(StrEnum):
    """Why a cell does not take a text."""

    COMPUTED = "computed"
    UNANSWERED = "unanswered"
    NO_ROW = "no_row"
    NO_COLUMN = "no_column"
    VALUE = "value"


@dataclass(frozen=True)
class Refused:
    """One cell that would not take `text`: row of the table, column of the model (None beyond the
    last one seen); `error` says what is wrong with a VALUE."""

    row: int
    column: int | None
    text: str
    why: Why
    error: KnownError | None = None


@dataclass(frozen=True)
class PastePlan:
    """`edits` for every cell that takes its text; `refused` lists the first of the others and
    `refusals` counts all. `commas` numbers are refused for nothing but a decimal comma."""

    edits: tuple[Edit, ...]
    refused: tuple[Refused, ...]
    refusals: int
    commas: int
    rows: int
    columns: int


class PastedInto(Protocol):
    """What is asked of the log's model."""

    def rowCount(self) -> int: ...
    def number_at(self, row: int) -> int: ...
    def copied(self, row: int, column: int) -> str: ...


def field_key(filled: Filled) -> str:
    """The field of a row that the reviewer fills in there."""
    return filled if isinstance(filled, str) else filled.field


def is_number(filled: Filled) -> bool:
    """Whether a number is filled in that may have a fraction."""
    if isinstance(filled, LogColumn):
        return filled.kind is ColumnKind.NUMBER
    return _KINDS[filled] == "number"


def parse_cell(filled: Filled, text: str, absent: Collection[str] = ()) -> Setting:
    """The setting that a text stands for; one of the words of `absent`, given in lower case, says
    *not provided*, unless it is a Literal. Raises the KnownError of the field."""
    if not isinstance(text, Literal) and text.strip().casefold() in absent:
        return NOT_PROVIDED
    if isinstance(filled, LogColumn):
        return parse_column_value(filled, text)
    return parse_run_field(filled, text)


def with_point(text: str) -> str:
    """A number with a decimal comma, written with a point; any other text as it is."""
    return text.replace(",", ".").replace("，", ".") if _COMMA.fullmatch(text) else text


def tiled(rows: Sequence[Sequence[str]], down: int, across: int) -> list[list[str]]:
    """A block that is repeated until it is that high and wide, where it fits a whole number of
    times; otherwise as it is."""
    wide = max(map(len, rows), default=0)
    if not rows or not wide or down % len(rows) or across % wide:
        return [list(row) for row in rows]
    filled_up = [[*row, *[""] * (wide - len(row))] for row in rows]
    return [row * (across // wide) for row in filled_up] * (down // len(rows))


def plan_paste(
    model: PastedInto,
    rows: Sequence[Sequence[str]],
    first_row: int,
    columns: Sequence[tuple[int, Filled | None]],
    absent: Collection[str] = (),
    comma: bool = False,
) -> Generator[Progress, None, PastePlan]:
    """What pasting `rows` would do from `first_row` on, into the columns that follow each other.

    `columns` are the model's columns in the order seen, each with what is filled in there or None.
    With `comma` a decimal comma is read as a point. A cell that already reads as the text pasted
    onto it takes it: whole rows can be copied out, completed elsewhere and pasted back, also with a
    choice that is offered no longer.
    """
    edits: list[Edit] = []
    refused: list[Refused] = []
    refusals, commas, done = 0, 0, 0
    total = sum(map(len, rows))
    for down, texts in enumerate(rows):
        row = first_row + down
        number = model.number_at(row) if row < model.rowCount() else 0
        for across, text in enumerate(texts):
            column, filled = columns[across] if across < len(columns) else (None, None)
            why = _why_not(number, column, filled)
            error = None
            if why is None and filled is not None:
                given = with_point(text) if comma and is_number(filled) else text
                try:
                    edits.append((number, field_key(filled), parse_cell(filled, given, absent)))
                except KnownError as wrong:
                    why, error = Why.VALUE, wrong
            if why is not None and column is not None and number:
                why = None if model.copied(row, column) == text else why
            if why is Why.VALUE and filled is not None:
                commas += is_number(filled) and _takes(filled, with_point(text))
            if why is not None:
                refusals += 1
                if len(refused) < _LISTED:
                    refused.append(Refused(row, column, text, why, error))
            done += 1
            if done % _SLICE == 0:
                yield Progress(done, total, "cells")
    wide = max(map(len, rows), default=0)
    return PastePlan(tuple(edits), tuple(refused), refusals, commas, len(rows), wide)


def _why_not(number: int, column: int | None, filled: Filled | None) -> Why | None:
    if not number:
        return Why.NO_ROW
    if column is None:
        return Why.NO_COLUMN
    if filled is None:
        return Why.COMPUTED
    return Why.UNANSWERED if number < 0 else None


def _takes(filled: Filled, text: str) -> bool:
    try:
        parse_cell(filled, text)
    except KnownError:
        return False
    return True
