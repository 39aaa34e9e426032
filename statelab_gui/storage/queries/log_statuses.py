"""What every row of the log counts as, by its verdict and by how a service ended it."""

from collections.abc import Callable, Mapping
from typing import Protocol

import numpy as np

from statelab_gui.domain.cases import APART, JUDGED, CaseStatus
from statelab_gui.domain.kinds import WITHOUT_CELLS
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_codes import Codes, counted_up, listed
from statelab_gui.storage.queries.log_frame import EXACT, VALID, LogFrame, Mask

STATUSES = (*JUDGED, *APART)
"""What a reply may count as, in the order of the column."""
UNANSWERED = len(STATUSES) + 1
"""The code of a row without a reply: that of a blank."""
_BY_OUTCOME = {
    one.value: STATUSES.index(CaseStatus(one.value))
    for one in Outcome
    if counting(one) is not Counting.VERDICT
}


def counted(frame: LogFrame, *ways: Counting) -> Mask:
    """Which rows have a reply that counts in one of these ways."""
    others = {one.value for one in Outcome if counting(one) not in ways}
    numbers = [number for number, word in frame.words.items() if word in others]
    found: Mask = frame.answered & ~np.isin(frame.fact("outcome"), numbers)
    return found


def status_codes(frame: LogFrame) -> Ints:
    """The place of each row's status among STATUSES, as `status_of` has it; UNANSWERED without a
    reply."""
    valid, exact = (frame.flags & VALID) != 0, (frame.flags & EXACT) != 0
    right, wrong, error = map(
        STATUSES.index, (CaseStatus.RIGHT, CaseStatus.WRONG, CaseStatus.FORMAT_ERROR)
    )
    code = np.select([~frame.answered, exact, valid], [UNANSWERED, right, wrong], error)
    by_word = {number: _BY_OUTCOME.get(word) for number, word in frame.words.items()}
    counted = {number: status for number, status in by_word.items() if status is not None}
    if counted:
        outcome = frame.fact("outcome")
        for number, status in counted.items():
            code[outcome == number] = status
    return code


class Columns(Protocol):
    """What a column is made of here."""

    @property
    def frame(self) -> LogFrame: ...


Maker = Callable[[Columns], Codes]


def _judged(name: str, *ways: Counting) -> Maker:
    """A count of cells, blank for replies that count in none of these ways or have no cells."""

    def make(columns: Columns) -> Codes:
        frame = columns.frame
        has_cells = np.array([case.family not in _CELLLESS for case in frame.cases], np.bool_)
        return counted_up(frame.fact(name), counted(frame, *ways) & frame.of_case(has_cells))

    return make


_CELLLESS = frozenset(family.value for family in WITHOUT_CELLS)


def _status(columns: Columns) -> Codes:
    return listed(status_codes(columns.frame), [status.value for status in STATUSES])


def _exact(columns: Columns) -> Codes:
    frame = columns.frame
    judged = counted(frame, Counting.VERDICT)
    return listed(np.where(judged, (frame.flags & EXACT) != 0, 3), ["no", "yes"])


def _fault(columns: Columns) -> Codes:
    frame = columns.frame
    return _words(frame, np.where(counted(frame, Counting.VERDICT), frame.fact("fault"), 0))


def _worded(name: str) -> Maker:
    """A fact that is told by the number of a word; 0 stands for none."""
    return lambda columns: _words(columns.frame, columns.frame.fact(name))


def _words(frame: LogFrame, numbers: Ints) -> Codes:
    words = sorted(frame.words.items(), key=lambda one: one[1])
    present = np.bincount(numbers, minlength=256)
    held = [(number, word) for number, word in words if present[number]]
    table = np.full(len(present), len(held) + 1, np.int64)
    for at, (number, _) in enumerate(held):
        table[number] = at
    return listed(table[numbers], [word for _, word in held])


JUDGED_MAKERS: Mapping[str, Maker] = {
    "status": _status,
    # A reply that counts as its outcome has nothing that could be added up as a verdict.
    "correct": _judged("correct", Counting.VERDICT),
    "total": _judged("total", Counting.VERDICT, Counting.NEVER_RIGHT),
    "exact": _exact,
    "fault": _fault,
    "outcome": _worded("outcome"),
    "source": _worded("source"),
}
"""How the columns of what became of a reply are made."""
