"""How the rows of the run log stand, counted in one go."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np

from statelab_gui.domain.runs import Examinee, ReplySource, ToolsGroup, tools_group
from statelab_gui.domain.scoring import GroupScore
from statelab_gui.storage.queries.log_columns import LogColumns
from statelab_gui.storage.queries.log_frame import EXACT, SUPERSEDED, VALID, Mask


@dataclass(frozen=True)
class RunTally:
    """Counts of rows, none of them in two counts.

    `groups` has the whole-case replies that nothing supersedes, apart for examinees without tools,
    with tools and of whom that is not known; a group without any is left out. `probes`,
    `superseded` (whole-case replies only) and `simulated` (of any kind) are in no group. Rulings
    are counted in none of them.
    """

    groups: Mapping[ToolsGroup, GroupScore] = field(default_factory=dict)
    unanswered: int = 0
    probes: int = 0
    superseded: int = 0
    simulated: int = 0


def tally(columns: LogColumns, chosen: Mask) -> RunTally:
    """How many of the chosen rows stand how; the counts add up to the rows."""
    frame = columns.frame
    answered = chosen & frame.answered
    simulated = answered & (frame.fact("source") == _simulated(frame.words))
    rest = answered & ~simulated
    probes = rest & (frame.fact("prefix") > 0)
    rest &= ~probes
    superseded = rest & ((frame.flags & SUPERSEDED) != 0)
    rest &= ~superseded
    return RunTally(
        _groups(columns, rest),
        int(np.count_nonzero(chosen)) - int(np.count_nonzero(answered)),
        int(np.count_nonzero(probes)),
        int(np.count_nonzero(superseded)),
        int(np.count_nonzero(simulated)),
    )


def _simulated(words: Mapping[int, str]) -> int:
    """The number of the source of simulated replies; -1 while there is none."""
    found = (number for number, word in words.items() if word == ReplySource.SIMULATED.value)
    return next(found, -1)


def _groups(columns: LogColumns, rows: Mask) -> dict[ToolsGroup, GroupScore]:
    frame, groups = columns.frame, list(ToolsGroup)
    who = frame.examinee[rows]
    people = np.zeros(int(who.max(initial=0)) + 1, np.int64)
    for one in np.flatnonzero(np.bincount(who)).tolist() if len(who) else ():
        tools = tools_group(Examinee(one, columns.settings.get(one, {}), ""))
        people[one] = groups.index(tools)
    group = people[who]
    flags = frame.flags[rows]
    sums = [
        np.bincount(group, weights, len(groups)).astype(np.int64).tolist()
        for weights in (
            None,
            (flags & EXACT) != 0,
            (flags & VALID) == 0,
            frame.fact("correct")[rows],
            frame.fact("total")[rows],
        )
    ]
    scores = {one: GroupScore(*counts) for one, *counts in zip(groups, *sums, strict=True)}
    return {one: score for one, score in scores.items() if score.cases}
