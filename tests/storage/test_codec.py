"""Probe plans as text: short for ranges, and the same numbers when read."""

import json

from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.storage.codec import plan_of, plan_text


@given(st.lists(st.integers(1, 60), min_size=1))
def test_a_plan_is_read_as_it_was_written_sorted_and_each_number_once(numbers: list[int]) -> None:
    assert plan_of(plan_text(numbers)) == tuple(sorted(set(numbers)))


def test_every_prefix_of_a_long_case_is_written_in_a_few_characters() -> None:
    assert json.loads(plan_text(range(6, 600_007))) == [[6, 600_006]]


def test_a_plan_written_number_by_number_is_read_too() -> None:
    assert plan_of("[6, 9, 12]") == (6, 9, 12)
