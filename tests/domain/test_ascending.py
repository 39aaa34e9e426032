"""Numbers in order, each once."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.ascending import ascending


@given(st.lists(st.integers(-(2**63), 2**63 - 1)))
def test_it_is_the_set_of_the_numbers_sorted(numbers: list[int]) -> None:
    found = ascending(numbers)
    assert found.dtype == np.int64
    assert found.tolist() == sorted(set(numbers))


@pytest.mark.parametrize("numbers", [[3, 6, 9, 1, 2, 3, 4], [], [5, 5, 5]])
def test_what_is_given_stays_as_it_is(numbers: list[int]) -> None:
    given_array = np.array(numbers, dtype=np.int64)
    given_array.flags.writeable = False
    assert ascending(given_array).tolist() == sorted(set(numbers))
    assert given_array.tolist() == numbers
