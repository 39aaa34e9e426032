"""Scores of the answers to conversations, for the run log, as codes."""

from typing import TYPE_CHECKING

import numpy as np

from statelab_gui.domain.outcomes import Counting
from statelab_gui.storage.queries.log_codes import Codes, listed
from statelab_gui.storage.queries.log_frame import numbers
from statelab_gui.storage.queries.log_statuses import counted

if TYPE_CHECKING:
    from statelab_gui.storage.queries.log_columns import LogColumns

# Begun at the conversations: a document without any has nothing to look through.
_SCORES = """
    SELECT verdict.score, group_concat(run.reply_id) FROM drift_case
    CROSS JOIN reply ON reply.case_id = drift_case.case_id
    CROSS JOIN run ON run.reply_id = reply.id
    CROSS JOIN verdict ON verdict.id = run.verdict_id
    WHERE verdict.score IS NOT NULL GROUP BY verdict.score ORDER BY verdict.score
"""


def score_codes(columns: "LogColumns") -> Codes:
    """The column of scores, from 0 to 1: blank where nothing was scored, and where a reply does not
    count by its verdict."""
    frame = columns.frame
    found = columns.connection.execute(_SCORES).fetchall()
    blank = len(found) + 1
    code = np.full(len(frame), blank, np.int64)
    for at, (_, ids) in enumerate(found):
        code[frame.rows_of(numbers(ids))] = at
    code = np.where(counted(frame, Counting.VERDICT), code, blank)
    return listed(code, [str(score) for score, _ in found])
