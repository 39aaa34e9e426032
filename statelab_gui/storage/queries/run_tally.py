"""How the rows of the run log stand, counted by the database in one go."""

from dataclasses import dataclass

from sqlalchemy import func, select

from statelab_gui.storage.queries.base import OpenFile
from statelab_gui.storage.queries.run_order import RunFilter, rows_in_order
from statelab_gui.storage.schema import Reply, Run, VerdictRow


@dataclass(frozen=True)
class RunTally:
    """Counts of rows.

    `right`, `wrong` and `format_errors` are whole-case replies that nothing supersedes; `probes`
    and `superseded` (whole-case replies only) are counted apart from them.
    """

    right: int = 0
    wrong: int = 0
    format_errors: int = 0
    unanswered: int = 0
    probes: int = 0
    superseded: int = 0


class RunTallyQueries(OpenFile):
    """Counts over the run log."""

    def run_tally(self, wanted: RunFilter | None = None) -> RunTally:
        """How many of the wanted rows stand how; the counts add up to the rows."""
        # Only the sign of an unanswered row's number matters here, not which row it is.
        every = rows_in_order("position", False, wanted or RunFilter(), 1)
        rows = every.order_by(None).subquery()
        query = (
            select(
                VerdictRow.valid,
                VerdictRow.exact,
                Reply.prefix.is_not(None),
                Run.superseded_by.is_not(None),
                func.count(),
            )
            .select_from(rows)
            .outerjoin(Reply, Reply.id == rows.c.number)
            .outerjoin(Run, Run.reply_id == Reply.id)
            .outerjoin(VerdictRow, VerdictRow.id == Run.verdict_id)
            .group_by(
                VerdictRow.valid,
                VerdictRow.exact,
                Reply.prefix.is_not(None),
                Run.superseded_by.is_not(None),
            )
        )
        counts = dict.fromkeys(vars(RunTally()), 0)
        with self._reading() as connection:
            for valid, exact, is_probe, is_superseded, count in connection.execute(query):
                counts[_kind(valid, exact, is_probe, is_superseded)] += count
        return RunTally(**counts)


def _kind(valid: int | None, exact: int | None, is_probe: bool, is_superseded: bool) -> str:
    if valid is None:
        return "unanswered"
    if is_probe:
        return "probes"
    if is_superseded:
        return "superseded"
    if not valid:
        return "format_errors"
    return "right" if exact else "wrong"
