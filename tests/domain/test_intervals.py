"""Wilson's interval, against its closed form and at the ends."""

import math

import pytest

from statelab_gui.domain.statistics.intervals import wilson


@pytest.mark.parametrize(
    ("successes", "n"), [(0, 1), (1, 1), (2, 2), (5, 12), (81, 263), (15, 148)]
)
def test_it_is_the_set_of_shares_within_the_normal_quantile_of_what_was_seen(
    successes: int, n: int
) -> None:
    z = 1.959963984540054
    for bound in wilson(successes, n):
        distance = abs(successes / n - bound)
        assert distance == pytest.approx(z * math.sqrt(bound * (1 - bound) / n), abs=1e-9)


def test_a_published_example_of_81_in_263() -> None:
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


@pytest.mark.parametrize(("successes", "n"), [(0, 0), (-1, 3), (4, 3)])
def test_what_cannot_be_counted_is_refused(successes: int, n: int) -> None:
    with pytest.raises(ValueError):
        wilson(successes, n)
