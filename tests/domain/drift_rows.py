"""Rows of a drift matrix for the tests of reports."""

from dataclasses import replace

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.matrix import DriftRow

PLAIN = DriftRow(
    item_key="orders-en-cart-1",
    family=DriftFamily.ORDERS,
    language=Language.EN,
    condition=Condition.CLEAN,
    case_id=1,
    examinee_id=1,
    arm="bare",
    repeat=1,
    reply_id=1,
    score=1.0,
    status=CaseStatus.RIGHT,
    simulated=False,
    turns=1,
    variants=0,
    decoys=0,
    input_tokens=100,
    output_tokens=10,
    cost=0.5,
)

_PLACE = {one: at for at, one in enumerate(Condition)}


def row(item: int, condition: Condition, score: float | None, examinee: int = 1, **changed):
    """An answer to an item in a condition; a score of None is a case not answered."""
    case = item * 10 + _PLACE[condition]
    clean = condition is Condition.CLEAN
    made = replace(
        PLAIN,
        item_key=f"orders-en-cart-{item}",
        condition=condition,
        case_id=case,
        examinee_id=examinee,
        reply_id=None if score is None else case * 100 + examinee,
        score=score,
        status=CaseStatus.UNANSWERED
        if score is None
        else CaseStatus.RIGHT
        if score == 1
        else CaseStatus.WRONG,
        turns=1 if clean else 8,
        variants=0 if clean else 3,
        decoys=0 if clean else 2,
    )
    return replace(made, **changed)


def rows_of(scores: dict[Condition, list[float]], examinee: int = 1, **changed):
    """An answer an item, items counted from 1, in each condition."""
    return [
        row(item, condition, score, examinee, **changed)
        for condition, some in scores.items()
        for item, score in enumerate(some, 1)
    ]
