"""The columns of the run log, as a table of data: adding one is adding a line."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.runs import RUN_FIELDS, RunRow


class RunColumn(StrEnum):
    """The columns, in their first order; the value is what a document remembers of one."""

    CASE = "case"
    KIND = "kind"
    RESULT = "result"
    CORRECT = "correct"
    TOTAL = "total"
    FAULT = "fault"
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


COLUMNS = tuple(RunColumn)
FIELDS: dict[RunColumn, str] = {RunColumn(field.key): field.key for field in RUN_FIELDS}
"""The columns that the reviewer fills in, and their fields."""

NUMBERS = frozenset(
    {
        RunColumn.SEED,
        RunColumn.LENGTH,
        RunColumn.UPDATES,
        RunColumn.CORRECT,
        RunColumn.TOTAL,
        RunColumn.INPUT_TOKENS,
        RunColumn.COST,
    }
)
"""The columns whose values stand at the right."""

SORT_KEYS: dict[RunColumn, str] = {
    **{column: column.value for column in COLUMNS if column != RunColumn.REVEALED_AT},
    RunColumn.SETTINGS: "examinee",
    RunColumn.KIND: "prefix",
    RunColumn.RESULT: "status",
}
"""What the document sorts by for each column that can be sorted."""


@dataclass(frozen=True)
class LogEntry:
    """A row as the log shows it: the run, and when its case was first revealed by hand, if ever."""

    run: RunRow
    revealed_at: str | None

    @property
    def status(self) -> CaseStatus:
        """How the reply was judged; UNANSWERED without one."""
        verdict = self.run.verdict
        if verdict is None:
            return CaseStatus.UNANSWERED
        if not verdict.valid:
            return CaseStatus.FORMAT_ERROR
        return CaseStatus.RIGHT if verdict.exact else CaseStatus.WRONG


@dataclass(frozen=True)
class RunWords:
    """How the log words what it holds: the floor above knows the language."""

    header: Callable[[RunColumn], str]
    text: Callable[[RunColumn, LogEntry], str]
    described: Callable[[RunColumn, LogEntry], str]
