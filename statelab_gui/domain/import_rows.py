"""A row of a file that comes into the run log: what it says, or why it cannot be taken."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from statelab_gui.domain.log_columns import LogColumn, Ruling
from statelab_gui.domain.outcomes import Outcome
from statelab_gui.domain.runs import ReplySource, Setting

SHA256 = re.compile("[0-9a-f]{64}")

Cells = Mapping[str, Setting]
"""Cells that the reviewer fills in by the key of their column."""


class FileVerdict(NamedTuple):
    """What the file says of a verdict; None where it says nothing."""

    correct: int | None
    total: int | None
    exact: bool | None
    fault: str | None


class ImportRow(NamedTuple):
    """What a row says; `number` is the row of the file, its header being row 1.

    `raw` is the reply, None without one; `sha256` its sum, also where the file gives only that.
    `fields` and `own` (by key of the file) hold what the file has a column for, blanks included;
    `reply_number` and `supersedes` number replies within the file. `rules` tells that the file has
    a column of rulings, so that None is no ruling. `outcome` is how a service ended the reply.
    """

    number: int
    set_name: str | None
    case_name: str
    seed: int | None
    prompt_sha256: str | None
    settings: Cells
    prefix: int | None
    repeat: int
    raw: bytes | None
    sha256: str | None
    source: ReplySource
    received_at: str | None
    converted_from_html: bool
    revealed_before: bool
    reply_number: int | None
    supersedes: int | None
    verdict: FileVerdict
    fields: Cells
    own: Cells
    ruling: Ruling | None
    rules: bool
    outcome: Outcome | None = None

    @property
    def is_unanswered(self) -> bool:
        """Whether the row is one of a case that has no reply, which records nothing."""
        return self.raw is None and self.sha256 is None

    def __repr__(self) -> str:
        return f"ImportRow(number={self.number}, case_name={self.case_name!r})"


@dataclass(frozen=True)
class RowProblem:
    """Why a row cannot be taken: `code` names the sentence, `facts` fill it.

    `column` is the key of the column that holds the fault, "" where it is the row as a whole.
    """

    row: int
    column: str
    code: str
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)


OwnColumns = Mapping[str, LogColumn]
"""The reviewer's columns that a file fills, by key of the file; the rules of each hold."""
