"""What every row of the log counts as, by its verdict and by how a service ended it."""

import numpy as np

from statelab_gui.domain.cases import APART, JUDGED, CaseStatus
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.storage.queries.log_blocks import Ints
from statelab_gui.storage.queries.log_frame import EXACT, VALID, LogFrame

STATUSES = (*JUDGED, *APART)
"""What a reply may count as, in the order of the column."""
UNANSWERED = len(STATUSES) + 1
"""The code of a row without a reply: that of a blank."""
_BY_OUTCOME = {
    one.value: STATUSES.index(CaseStatus(one.value))
    for one in Outcome
    if counting(one) is not Counting.VERDICT
}


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
