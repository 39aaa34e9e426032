"""What cannot be compared any more is told so, and ends no job."""

from dataclasses import replace

from statelab_gui.app.pages.drift_steps import _comparing
from statelab_gui.domain.drift.items import Condition, DriftCase, DriftFamily, Language
from statelab_gui.domain.drift.making import built_in_item
from statelab_gui.domain.drift.plans import conversation


def result_of(work):
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def test_an_item_damaged_since_it_was_graded_is_compared_with_nothing():
    item = built_in_item(DriftFamily.ORDERS, Language.EN, 1)
    case = DriftCase(item, conversation(item, Condition.EASY))
    assert result_of(_comparing(case, "Answer: $1", None)) is not None
    for damaged in (replace(item, payload={}), replace(item, template="of a later version")):
        assert result_of(_comparing(replace(case, item=damaged), "Answer: $1", None)) is None
