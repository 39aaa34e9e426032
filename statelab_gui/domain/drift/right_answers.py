"""What a drift case should have been answered, where its family knows: the truth of its case."""

import json
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from statelab_gui.domain.drift.families import FAMILIES
from statelab_gui.domain.drift.families.blocks import fenced_blocks
from statelab_gui.domain.drift.families.orders.family import rounded, total, written
from statelab_gui.domain.drift.items import DriftCase, DriftFamily, Item
from statelab_gui.domain.drift.numbers import read_number

_UNREADABLE = (LookupError, TypeError, ValueError, AttributeError)


@dataclass(frozen=True)
class RightAnswer:
    """An answer with full credit. `given` is the number that was answered where a number is asked
    for, so that the two stand side by side; "" elsewhere. `only` says that no other answer has full
    credit."""

    text: str
    given: str = ""
    only: bool = False


def right_answer(case: DriftCase, answered: str) -> RightAnswer | None:
    """What would have had full credit in place of `answered`; None where that is not known."""
    try:
        return _right(case.item, answered)
    except _UNREADABLE:  # an item of other hands that its family cannot read
        return None


def _right(item: Item, answered: str) -> RightAnswer | None:
    if item.family is DriftFamily.ORDERS:
        given = read_number(answered).value
        return RightAnswer(written(total(item, item.final)), _number(given), only=True)
    if item.family is DriftFamily.GSM8K or item.template == "math":
        given = read_number(answered, as_written=True).value
        return RightAnswer(str(item.payload["answer"]), _number(given), only=True)
    if "ground_truth" in item.payload:
        return RightAnswer(json.dumps(item.payload["ground_truth"], ensure_ascii=False))
    answer = FAMILIES[item.family].solve(item, item.final)
    if answer is None:
        return None
    blocks = fenced_blocks(answer)
    only = item.family is DriftFamily.CELLS
    return RightAnswer(blocks[0].body.strip() if blocks else answer.strip(), only=only)


def _number(value: Fraction | None) -> str:
    """A number that was given, never rounded to another one; "" for none."""
    if value is None:
        return ""
    if Fraction(rounded(value)) == value:
        return written(value)
    return f"{Decimal(value.numerator) / Decimal(value.denominator):f}"
