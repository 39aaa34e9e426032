"""How the rows of the run log stand, counted in one go."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from statelab_gui.domain.cases import JUDGED, CaseStatus
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.runs import (
    Examinee,
    ReplySource,
    ToolsGroup,
    is_constrained,
    tools_group,
)
from statelab_gui.domain.scoring import GroupScore
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_columns import LogColumns
from statelab_gui.storage.queries.log_frame import SUPERSEDED, Mask
from statelab_gui.storage.queries.log_statuses import STATUSES, status_codes

_BOTH = (False, True)
_RIGHT = STATUSES.index(CaseStatus.RIGHT)
_FORMAT_ERROR = STATUSES.index(CaseStatus.FORMAT_ERROR)
_INCOMPLETE = STATUSES.index(CaseStatus.INCOMPLETE)


_DRIFT = frozenset(family.value for family in DriftFamily)


class Pool(NamedTuple):
    """Whose replies are counted together: by tools, by whether a schema held the output, and by
    whether they are to conversations of intent drift, which have no cells."""

    tools: ToolsGroup
    constrained: bool = False
    drift: bool = False


_POOLS = [Pool(tools, held, drift) for drift in _BOTH for tools in ToolsGroup for held in _BOTH]
"""All pools, those of intent drift in the second half."""


@dataclass(frozen=True)
class RunTally:
    """Counts of rows, none of them in two counts.

    `groups` has the whole-case replies that nothing supersedes, apart for examinees without tools,
    with tools and of whom that is not known, and each of these apart for free text and for output
    held to a schema, and again for state tracking and for intent drift; a group without any is left
    out. `incomplete` of them never count as right.
    `apart` (by `domain.outcomes`), `probes`, `superseded` (whole-case replies only) and
    `simulated` (of any kind) are in no group. Rulings are counted in none of them.
    """

    groups: Mapping[Pool, GroupScore] = field(default_factory=dict)
    incomplete: int = 0
    apart: int = 0
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
    status = status_codes(frame)
    apart = rest & (status >= len(JUDGED))
    rest &= ~apart
    return RunTally(
        _groups(columns, rest, status),
        int(np.count_nonzero(status[rest] == _INCOMPLETE)),
        int(np.count_nonzero(apart)),
        int(np.count_nonzero(chosen)) - int(np.count_nonzero(answered)),
        int(np.count_nonzero(probes)),
        int(np.count_nonzero(superseded)),
        int(np.count_nonzero(simulated)),
    )


def _simulated(words: Mapping[int, str]) -> int:
    """The number of the source of simulated replies; -1 while there is none."""
    found = (number for number, word in words.items() if word == ReplySource.SIMULATED.value)
    return next(found, -1)


def _groups(columns: LogColumns, rows: Mask, status: Ints) -> dict[Pool, GroupScore]:
    frame, groups = columns.frame, _POOLS
    who = frame.examinee[rows]
    people = np.zeros(int(who.max(initial=0)) + 1, np.int64)
    for one in np.flatnonzero(np.bincount(who)).tolist() if len(who) else ():
        examinee = Examinee(one, columns.settings.get(one, {}), "")
        people[one] = groups.index(Pool(tools_group(examinee), is_constrained(examinee)))
    group, status = people[who], status[rows]
    drift = np.array([case.family in _DRIFT for case in frame.cases], np.bool_)
    if drift.any():
        group = group + np.where(frame.of_case(drift)[rows], len(groups) // 2, 0)
    sums = [
        np.bincount(group, weights, len(groups)).astype(np.int64).tolist()
        for weights in (
            None,
            status == _RIGHT,
            status == _FORMAT_ERROR,
            np.where(status == _INCOMPLETE, 0, frame.fact("correct")[rows]),
            frame.fact("total")[rows],
        )
    ]
    scores = {one: GroupScore(*counts) for one, *counts in zip(groups, *sums, strict=True)}
    return {one: score for one, score in scores.items() if score.cases}
