"""The columns of the run log, as a table of data: adding one is adding a line."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TypeAlias

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.fetched import FETCHED_KEYS
from statelab_gui.domain.log_columns import ColumnKind, LogColumn
from statelab_gui.domain.runs import (
    BLANK,
    NOT_PROVIDED,
    RUN_FIELDS,
    RunRow,
    Setting,
    SettingState,
)


class RunColumn(StrEnum):
    """The columns, in their first order; the value is what a document remembers of one."""

    CASE = "case"
    KIND = "kind"
    REPEAT = "repeat"
    RESULT = "result"
    RULING = "ruling"
    CORRECT = "correct"
    TOTAL = "total"
    SCORE = "score"
    FAULT = "fault"
    OUTCOME = "outcome"
    INPUT_TOKENS = "input_tokens"
    TRUNCATED = "truncated"
    COST = "cost"
    NOTES = "notes"
    MODEL = "model"
    SETTINGS = "settings"
    TOOLS = "tools"
    SEED = "seed"
    FAMILY = "family"
    FORM = "form"
    LENGTH = "length"
    UPDATES = "updates"
    SET = "set"
    SOURCE = "source"
    RECEIVED = "received_at"
    REVEALED_BEFORE = "revealed_before"
    REVEALED_AT = "revealed_at"
    SUPERSEDED = "superseded"
    FINISH_REASON = "finish_reason"
    MODEL_RETURNED = "model_returned"
    OUTPUT_TOKENS = "output_tokens"
    REASONING_TOKENS = "reasoning_tokens"
    CACHED_TOKENS = "cached_tokens"
    LATENCY = "latency_ms"
    ATTEMPTS = "attempts"


COLUMNS = tuple(RunColumn)
FIELDS: dict[RunColumn, str] = {RunColumn(field.key): field.key for field in RUN_FIELDS}
"""The columns that the reviewer fills in, and their fields."""

TOLD: dict[RunColumn, str] = {RunColumn(key): name for key, name in FETCHED_KEYS.items()}
"""The columns of what a service told, and the fields of Fetched that they show."""

NUMBERS = frozenset(
    {
        RunColumn.SEED,
        RunColumn.LENGTH,
        RunColumn.UPDATES,
        RunColumn.REPEAT,
        RunColumn.CORRECT,
        RunColumn.TOTAL,
        RunColumn.SCORE,
        RunColumn.INPUT_TOKENS,
        RunColumn.COST,
        RunColumn.OUTPUT_TOKENS,
        RunColumn.REASONING_TOKENS,
        RunColumn.CACHED_TOKENS,
        RunColumn.LATENCY,
        RunColumn.ATTEMPTS,
    }
)
"""The columns whose values stand at the right."""

SORT_KEYS: dict[RunColumn, str] = {
    **{column: column.value for column in COLUMNS},
    RunColumn.SETTINGS: "examinee",
    RunColumn.TOOLS: "tools_group",
    RunColumn.KIND: "prefix",
    RunColumn.RESULT: "status",
}
"""What the document sorts and filters by for each column."""

AnyColumn: TypeAlias = RunColumn | LogColumn
"""A built-in column, or one that the reviewer made."""


def column_key(column: AnyColumn) -> str:
    """What the document sorts and filters a column by."""
    return column.field if isinstance(column, LogColumn) else SORT_KEYS[column]


def remembered_as(column: AnyColumn) -> str:
    """What a document remembers of a column: "notes", or "column:3"."""
    return column.field if isinstance(column, LogColumn) else column.value


def field_of(column: AnyColumn) -> str | None:
    """The field that the reviewer fills in there; None for a column that is only read."""
    return column.field if isinstance(column, LogColumn) else FIELDS.get(column)


def is_number(column: AnyColumn) -> bool:
    """Whether the column's values stand at the right."""
    if isinstance(column, LogColumn):
        return column.kind is ColumnKind.NUMBER
    return column in NUMBERS


def told(column: RunColumn, run: RunRow) -> Setting:
    """What a service told of a reply, in a column of TOLD: blank where none was asked."""
    if run.fetched is None:
        return BLANK
    value = getattr(run.fetched, TOLD[column])
    return NOT_PROVIDED if value is None else Setting.of(str(value))


@dataclass(frozen=True)
class LogEntry:
    """A row as the log shows it: the run, and when its case was first revealed by hand, if ever."""

    run: RunRow
    revealed_at: str | None

    @property
    def status(self) -> CaseStatus:
        """How the reply counts; UNANSWERED without one."""
        return self.run.status


WORDED_BY: Mapping[AnyColumn, Callable[[LogEntry], Hashable]] = {
    RunColumn.KIND: lambda entry: (entry.run.reply_id is None, entry.run.prefix),
    RunColumn.RESULT: lambda entry: (entry.status, entry.run.source),
    RunColumn.RULING: lambda entry: entry.run.ruling and entry.run.ruling.kind,
    RunColumn.FAULT: lambda entry: entry.run.judged and entry.run.judged.fault,
    RunColumn.OUTCOME: lambda entry: entry.run.outcome,
    RunColumn.MODEL: lambda entry: entry.run.examinee_id,
    RunColumn.SETTINGS: lambda entry: entry.run.examinee_id,
    RunColumn.TOOLS: lambda entry: entry.run.examinee_id,
    RunColumn.FAMILY: lambda entry: entry.run.family,
    RunColumn.FORM: lambda entry: entry.run.form,
    RunColumn.SOURCE: lambda entry: entry.run.source,
    RunColumn.REVEALED_BEFORE: lambda entry: entry.run.revealed_before,
    RunColumn.REVEALED_AT: lambda entry: entry.revealed_at,
    RunColumn.SUPERSEDED: lambda entry: entry.run.superseded,
}
"""What alone decides the words of a cell, where many rows share it: each is worded once."""


def _value(_: AnyColumn, setting: Setting) -> str:
    return setting.value if setting.state is SettingState.VALUE else ""


@dataclass(frozen=True)
class RunWords:
    """How the log words what it holds: the floor above knows the language.

    `value` words a value as the document tells it to a filter ("right", "whole"), also one that is
    not provided or blank, in the very words in which a cell shows it. `tellers` makes what `text`
    tells of one column, for many rows.
    """

    header: Callable[[AnyColumn], str]
    text: Callable[[AnyColumn, LogEntry], str]
    described: Callable[[AnyColumn, LogEntry], str]
    value: Callable[[AnyColumn, Setting], str] = _value
    tellers: Callable[[AnyColumn], Callable[[LogEntry], str]] | None = None

    def teller(self, column: AnyColumn) -> Callable[[LogEntry], str]:
        """What tells the text of one column."""
        return partial(self.text, column) if self.tellers is None else self.tellers(column)
