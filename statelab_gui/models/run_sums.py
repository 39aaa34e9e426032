"""Counts of the rows that the log shows, as the document counts them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.storage.queries.run_order import RunFilter


class RowCounter(Protocol):
    """What the counts ask of a document."""

    def run_row_count(self, wanted: RunFilter | None = None) -> int:
        """How many rows are wanted."""
        ...


@dataclass(frozen=True)
class LogSums:
    """How many rows there are, how many are shown, and how those shown stand.

    `right`, `wrong` and `format_errors` count whole-case replies that nothing supersedes; probes
    and superseded replies are counted beside them and never pooled with them.
    """

    rows: int
    shown: int
    right: int
    wrong: int
    format_errors: int
    unanswered: int
    probes: int
    superseded: int


def log_sums(counter: RowCounter, shown: Sequence[int], wanted: RunFilter) -> LogSums:
    """The counts of `shown`, the numbers of the rows that pass `wanted`."""

    def count(status: CaseStatus) -> int:
        if wanted.status not in (None, status):
            return 0
        return counter.run_row_count(replace(wanted, status=status, probes=False, superseded=False))

    right, wrong, faulty = (
        count(status) for status in (CaseStatus.RIGHT, CaseStatus.WRONG, CaseStatus.FORMAT_ERROR)
    )
    unanswered = sum(1 for number in shown if number < 0)
    standing = right + wrong + faulty
    superseded = _superseded_whole(counter, wanted, standing)
    probes = len(shown) - unanswered - standing - superseded
    return LogSums(
        counter.run_row_count(), len(shown), right, wrong, faulty, unanswered, probes, superseded
    )


def _superseded_whole(counter: RowCounter, wanted: RunFilter, standing: int) -> int:
    """How many whole-case replies shown are superseded, given how many are not."""
    if not wanted.superseded or wanted.status is CaseStatus.UNANSWERED:
        return 0
    whole = counter.run_row_count(replace(wanted, probes=False))
    open_rows = counter.run_row_count(replace(wanted, status=CaseStatus.UNANSWERED))
    if wanted.status is None:
        whole -= open_rows
    return whole - standing
