"""How the rows of the run log stand, counted by the database in one go."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select

from statelab_gui.domain.runs import (
    Examinee,
    ReplySource,
    Setting,
    SettingState,
    ToolsGroup,
    tools_group,
)
from statelab_gui.domain.scoring import GroupScore
from statelab_gui.storage.queries.base import OpenFile
from statelab_gui.storage.queries.run_order import RunFilter, rows_in_order
from statelab_gui.storage.schema import ExamineeSetting, Reply, Run, VerdictRow


@dataclass(frozen=True)
class RunTally:
    """Counts of rows, none of them in two counts.

    `groups` has the whole-case replies that nothing supersedes, apart for examinees without tools,
    with tools and of whom that is not known; a group without any is left out. `probes`,
    `superseded` (whole-case replies only) and `simulated` (of any kind) are in no group.
    """

    groups: Mapping[ToolsGroup, GroupScore] = field(default_factory=dict)
    unanswered: int = 0
    probes: int = 0
    superseded: int = 0
    simulated: int = 0


class RunTallyQueries(OpenFile):
    """Counts over the run log."""

    def run_tally(self, wanted: RunFilter | None = None) -> RunTally:
        """How many of the wanted rows stand how; the counts add up to the rows."""
        # Only the sign of an unanswered row's number matters here, not which row it is.
        every = rows_in_order("position", False, wanted or RunFilter(), 1)
        rows = every.order_by(None).subquery()
        kinds = (
            VerdictRow.valid.label("valid"),
            VerdictRow.exact.label("exact"),
            Reply.prefix.is_not(None).label("is_probe"),
            Run.superseded_by.is_not(None).label("is_superseded"),
            (Reply.source == ReplySource.SIMULATED.value).label("is_simulated"),
            Reply.examinee_id.label("examinee_id"),
        )
        query = (
            select(
                *kinds,
                func.count().label("rows"),
                func.sum(VerdictRow.correct).label("correct"),
                func.sum(VerdictRow.total).label("total"),
            )
            .select_from(rows)
            .outerjoin(Reply, Reply.id == rows.c.number)
            .outerjoin(Run, Run.reply_id == Reply.id)
            .outerjoin(VerdictRow, VerdictRow.id == Run.verdict_id)
            .group_by(*kinds)
        )
        counts = dict.fromkeys(("unanswered", "probes", "superseded", "simulated"), 0)
        scores: dict[ToolsGroup, GroupScore] = {}
        with self._reading() as connection:
            groups = _groups(connection)
            for row in connection.execute(query):
                kind = _kind(row)
                if kind is not None:
                    counts[kind] += row.rows
                    continue
                group = groups.get(row.examinee_id, ToolsGroup.UNKNOWN)
                scores[group] = _with(scores.get(group, GroupScore(0, 0, 0, 0, 0)), row)
        return RunTally({group: scores[group] for group in ToolsGroup if group in scores}, **counts)


def _groups(connection: Connection) -> dict[int, ToolsGroup]:
    """The tools group of every examinee whose setting is not blank."""
    query = select(ExamineeSetting).where(ExamineeSetting.key == "tools")
    found = {}
    for row in connection.execute(query):
        tools = Setting(SettingState(row.state), row.value)
        found[row.examinee_id] = tools_group(Examinee(row.examinee_id, {"tools": tools}, ""))
    return found


def _kind(row: Any) -> str | None:
    """The count that a row is in; None for the score of a group."""
    if row.valid is None:
        return "unanswered"
    if row.is_simulated:
        return "simulated"
    if row.is_probe:
        return "probes"
    return "superseded" if row.is_superseded else None


def _with(score: GroupScore, row: Any) -> GroupScore:
    return GroupScore(
        cases=score.cases + row.rows,
        passed=score.passed + (row.rows if row.exact else 0),
        format_errors=score.format_errors + (0 if row.valid else row.rows),
        cells_right=score.cells_right + row.correct,
        cells_total=score.cells_total + row.total,
    )
