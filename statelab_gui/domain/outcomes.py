"""How a service ended an answer, and what that means for counting it."""

from enum import StrEnum


class Outcome(StrEnum):
    """How an answer ended, as the service told, the gravest first where several hold.

    NOT_GRADED is told by nobody: the answer is code, and there was nothing to run it in safely.
    INPUT_TOO_LONG: the service refused the prompt for its length; there is no answer. INPUT_CUT: it
    reported far fewer input tokens than the prompt needs, so it answered another prompt.
    INCOMPLETE: no reason why it ended. TRUNCATED: the output limit was reached. EMPTY: ended as
    complete, with no text.
    """

    INPUT_TOO_LONG = "input_too_long"
    INPUT_CUT = "input_cut"
    TOOL_CALL = "tool_call"
    FILTERED = "filtered"
    REFUSED = "refused"
    TRUNCATED = "truncated"
    INCOMPLETE = "incomplete"
    EMPTY = "empty"
    COMPLETE = "complete"
    NOT_GRADED = "not_graded"


class Counting(StrEnum):
    """VERDICT: as the scorer judged its text. NEVER_RIGHT: in every denominator, and not right
    whatever its text reads. APART: neither right nor wrong nor unanswered, told beside n."""

    VERDICT = "verdict"
    NEVER_RIGHT = "never_right"
    APART = "apart"


NEVER_RIGHT = frozenset({Outcome.INCOMPLETE})
APART = frozenset({Outcome.INPUT_TOO_LONG, Outcome.INPUT_CUT, Outcome.NOT_GRADED})


def counting(outcome: Outcome | None) -> Counting:
    """How an answer of that outcome counts; None, where no service told, is by its verdict."""
    if outcome in APART:
        return Counting.APART
    return Counting.NEVER_RIGHT if outcome in NEVER_RIGHT else Counting.VERDICT
