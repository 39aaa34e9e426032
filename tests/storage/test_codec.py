"""Probe plans as text: short for even steps, and the same plan when read."""

import json
from types import SimpleNamespace

from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.probe_plans import MOST_REPEATS, PlanState, ProbePlan
from statelab_gui.storage.codec import plan_columns, plan_of

NUMBERS = st.lists(st.integers(1, 60)) | st.builds(
    range, st.integers(1, 20), st.integers(1, 200), st.integers(1, 9)
)
STRETCHES = st.lists(st.tuples(st.integers(1, 60), st.integers(60, 99)), max_size=4)


def _row(**columns: object) -> SimpleNamespace:
    schema_1 = {"boundaries": "[]", "stretches": "[]", "repeats": 1, "state": "draft"}
    return SimpleNamespace(**{**schema_1, **columns})


@given(NUMBERS, STRETCHES, st.integers(1, MOST_REPEATS), st.sampled_from(PlanState))
def test_a_plan_is_read_as_it_was_written(
    numbers: list[int], stretches: list[tuple[int, int]], repeats: int, state: PlanState
) -> None:
    plan = ProbePlan(tuple(numbers), tuple(stretches), repeats, state)
    assert plan_of(_row(**plan_columns(plan))) == plan


def test_boundaries_of_a_long_case_at_even_steps_are_written_in_a_few_characters() -> None:
    every = plan_columns(ProbePlan.every_n(6, 600_006, 1).with_stretch(6, 600_006))
    assert json.loads(every["boundaries"]) == [[6, 600_006, 1]]
    assert json.loads(every["stretches"]) == [[6, 600_006]]
    third = plan_columns(ProbePlan((*range(6, 600_007, 3), 600_007, 600_020)))
    assert json.loads(third["boundaries"]) == [[6, 600_006, 3], 600_007, 600_020]


def test_a_plan_of_schema_1_is_read_as_boundaries_asked_once() -> None:
    assert plan_of(_row(boundaries="[6, 9, 12]")) == ProbePlan((6, 9, 12))
    assert plan_of(_row(boundaries="[6, [9, 11]]")) == ProbePlan((6, 9, 10, 11))
