"""Judging a reply to a drift case, whole or after a turn, and what could not be graded."""

from dataclasses import replace

from statelab_gui.domain.drift.encoding import turn_of
from statelab_gui.domain.drift.grading import verdict_of
from statelab_gui.domain.drift.items import DriftCase
from statelab_gui.domain.drift.probing import judge_active
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.errors import KnownError
from statelab_gui.domain.outcomes import Counting, Outcome, counting
from statelab_gui.domain.scoring import Verdict


def judge_reply(
    case: DriftCase, prefix: int | None, raw: bytes, runner: CodeRunner | None = None
) -> Verdict:
    """The verdict on a reply to the whole case, or to its first `prefix` updates.

    Code is run by `runner`; without one, or where that fails, its answer is not graded. Raises
    KnownError "prefix_too_early" (k, complete_from) or "prefix_too_long" (k, updates).
    """
    if prefix is not None:
        check_prefix(case, prefix)
        return judge_active(raw, case, prefix)
    try:
        return verdict_of(case, raw, runner)
    except KnownError:  # the sandbox, not the answer
        return replace(verdict_of(case, raw, None), score=None)


def check_prefix(case: DriftCase, prefix: int) -> None:
    """Raise what `judge_reply` raises for updates that end in no turn."""
    first = len(case.conversation.turns[0].edits)
    if prefix < first:
        raise KnownError("prefix_too_early", k=prefix, complete_from=first)
    try:
        turn_of(case, prefix)
    except IndexError:
        updates = first + len(case.conversation.turns) - 1
        raise KnownError("prefix_too_long", k=prefix, updates=updates) from None


def ended(
    valid: bool, score: float | None, prefix: int | None, outcome: Outcome | None
) -> Outcome | None:
    """How a reply to a drift case ended: NOT_GRADED where its verdict would decide and tells no
    score, else as the service told; what was said of it before it was graded is forgotten."""
    told = None if outcome is Outcome.NOT_GRADED else outcome
    undecided = prefix is None and valid and score is None
    return Outcome.NOT_GRADED if undecided and counting(told) is Counting.VERDICT else told
