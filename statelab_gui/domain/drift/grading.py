"""From the recorded answer of a drift case to a verdict: what the source task's grader says."""

from dataclasses import replace

from statelab_gui.domain.drift.families import FAMILIES, Grade
from statelab_gui.domain.drift.families.cells import cells_verdict
from statelab_gui.domain.drift.items import DriftCase, DriftFamily, Item
from statelab_gui.domain.drift.running import CodeRunner
from statelab_gui.domain.fault_finding import excerpt
from statelab_gui.domain.faults import FaultKind, FormatFault
from statelab_gui.domain.replies import text_read
from statelab_gui.domain.scoring import Verdict


def verdict_of(case: DriftCase, raw: bytes, runner: CodeRunner | None) -> Verdict:
    """The verdict on the final answer: `exact` is a score of exactly 1, of 1 in total.

    `score` is None where the answer is not graded, since there is no runner for its code. No usable
    answer is a format error, with score 0. State-lab cells are judged by their own strict scorer;
    the score is the share of right ones. An item whose payload its family cannot read, as of
    a file of other hands, is not graded: the answer is recorded all the same.
    """
    item = case.item
    try:
        return _graded(item, raw, runner)
    except _UNREADABLE:
        if is_readable(item):
            raise
        return Verdict(True, 0, 1, False, (), (), (), score=None)


_UNREADABLE = (LookupError, TypeError, ValueError, AttributeError)


def is_readable(item: Item) -> bool:
    """Whether the item's own family can make sense of it: then the item is not at fault."""
    try:
        FAMILIES[item.family].solve(item, item.final)
    except _UNREADABLE:
        return False
    return True


def _graded(item: Item, raw: bytes, runner: CodeRunner | None) -> Verdict:
    if item.family is DriftFamily.CELLS:
        verdict = cells_verdict(item, item.final, raw)
        return replace(verdict, score=verdict.correct / verdict.total)
    text = text_read(raw)
    if isinstance(text, FormatFault):
        return _unusable(text)
    if not text.strip():
        return _unusable(FormatFault(FaultKind.EMPTY, 0, 1, 1, end=len(text)))
    return _verdict(FAMILIES[item.family].grade(item, item.final, text, runner), text)


def _verdict(grade: Grade, text: str) -> Verdict:
    if grade.usable:
        exact = grade.score == 1
        return Verdict(True, int(exact), 1, exact, (), (), (), score=grade.score)
    kind = grade.fault or FaultKind.NO_ANSWER_FOUND
    return _unusable(FormatFault(kind, 0, 1, 1, excerpt(grade.detail), end=len(text)))


def _unusable(fault: FormatFault) -> Verdict:
    return Verdict(False, 0, 1, False, (), (fault,), (), score=0.0)
