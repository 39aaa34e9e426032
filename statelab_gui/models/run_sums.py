"""Counts of the rows that the log shows, as the document counts them."""

from collections.abc import Mapping, Sized
from dataclasses import dataclass
from typing import Protocol

from statelab_gui.domain.scoring import GroupScore
from statelab_gui.storage.queries.run_filter import RunFilter
from statelab_gui.storage.queries.run_orders import RunOrder
from statelab_gui.storage.queries.run_tally import Pool, RunTally


class RowCounter(Protocol):
    """What the counts ask of a document."""

    def run_tally(self, wanted: RunFilter | None = None) -> RunTally:
        """How many of the wanted rows stand how."""
        ...

    def run_row_count(self, wanted: RunFilter | None = None) -> int:
        """How many rows are wanted."""
        ...


@dataclass(frozen=True)
class LogSums:
    """How many rows there are, how many are shown, and how those shown stand.

    `groups` has the score of the whole-case replies that nothing supersedes, one for each pool
    that has some, `incomplete` of them cut short; those `apart`, whose prompt was refused or cut,
    probes, superseded and simulated replies are counted beside them and never pooled with them.
    """

    rows: int
    shown: int
    groups: Mapping[Pool, GroupScore]
    unanswered: int
    probes: int
    superseded: int
    simulated: int
    incomplete: int = 0
    apart: int = 0


def log_sums(counter: RowCounter, shown: Sized, wanted: RunFilter, unanswered: bool) -> LogSums:
    """The counts of `shown`, the numbers of the rows that pass `wanted` and, unless `unanswered`,
    have a reply."""
    tally = counter.run_tally(wanted)
    whole = unanswered and wanted == RunFilter()
    return LogSums(
        rows=len(shown) if whole else counter.run_row_count(),
        shown=len(shown),
        groups=tally.groups,
        unanswered=tally.unanswered if unanswered else 0,
        probes=tally.probes,
        superseded=tally.superseded,
        simulated=tally.simulated,
        incomplete=tally.incomplete,
        apart=tally.apart,
    )


def sums_of(order: RunOrder) -> LogSums:
    """The counts of the rows in an order."""
    tally = order.tally
    return LogSums(
        rows=order.rows,
        shown=len(order.ids),
        groups=tally.groups,
        unanswered=tally.unanswered,
        probes=tally.probes,
        superseded=tally.superseded,
        simulated=tally.simulated,
        incomplete=tally.incomplete,
        apart=tally.apart,
    )
