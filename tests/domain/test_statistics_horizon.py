"""The tracking horizon: against a maximum found by another way, and where none is held."""

import math
from dataclasses import replace

import numpy as np
import pytest
from scipy.optimize import minimize
from statistics_trials import PLAIN, wrong

from statelab_gui.domain.statistics.horizon import (
    RESAMPLES,
    Horizon,
    NoHorizon,
    fitting_horizon,
    horizon,
)
from statelab_gui.domain.statistics.trials import Trial


def made(counts: dict[int, tuple[int, int]]) -> list[Trial]:
    """(passed, asked) by length; the k-th trial of every length has seed k."""
    trials = []
    for length, (passed, n) in counts.items():
        for seed in range(n):
            trial = replace(PLAIN, seed=seed, length=length, case_id=length * 1000 + seed)
            trials.append(trial if seed < passed else wrong(trial))
    return trials


SOUND = {2: (12, 12), 8: (10, 12), 32: (7, 12), 128: (3, 12), 512: (0, 12)}


def test_the_curve_is_the_one_of_greatest_likelihood() -> None:
    found = horizon(made(SOUND))
    lengths = np.log(np.array(list(SOUND)))
    passed, n = np.array(list(SOUND.values())).T

    def loss(at: np.ndarray) -> float:
        line = at[0] + at[1] * lengths
        return float(-(passed * line - n * np.logaddexp(0, line)).sum())

    best = minimize(loss, [0.0, 0.0], method="BFGS", options={"gtol": 1e-12}).x
    assert found.intercept == pytest.approx(best[0], abs=1e-5)
    assert found.slope == pytest.approx(best[1], abs=1e-5)
    # At the maximum the fitted successes, and their products with log length, equal the observed.
    assert found.intercept is not None and found.slope is not None
    fitted = n / (1 + np.exp(-(found.intercept + found.slope * lengths)))
    assert fitted.sum() == pytest.approx(passed.sum(), abs=1e-9)
    assert (fitted * lengths).sum() == pytest.approx((passed * lengths).sum(), abs=1e-9)


def test_half_and_four_fifths_lie_on_the_curve_within_their_intervals() -> None:
    found = horizon(made(SOUND))
    half, four_fifths = found.crossings
    for crossing in (half, four_fifths):
        assert crossing.length is not None and crossing.interval is not None
        assert found.intercept is not None and found.slope is not None
        line = found.intercept + found.slope * math.log(crossing.length)
        assert 1 / (1 + math.exp(-line)) == pytest.approx(crossing.share, abs=1e-9)
        assert crossing.interval.low <= crossing.length <= crossing.interval.high
    assert four_fifths.length < half.length
    assert (found.n, found.seeds, len(found.points)) == (60, 12, 5)


def test_the_same_trials_in_any_order_give_the_same_horizon() -> None:
    trials = made(SOUND)
    assert horizon(trials) == horizon(trials[::-1])


def test_progress_is_told_and_the_work_can_be_dropped() -> None:
    work = fitting_horizon(made(SOUND))
    first = next(work)
    assert (first.done, first.total) == (0, RESAMPLES)
    work.close()


def reasons(found: Horizon) -> list[NoHorizon | None]:
    return [crossing.reason for crossing in found.crossings]


@pytest.mark.parametrize(
    ("counts", "reason"),
    [
        ({2: (3, 3), 20: (1, 3)}, NoHorizon.FEW_LENGTHS),
        ({2: (3, 3), 20: (3, 3), 200: (3, 3)}, NoHorizon.ALL_PASSED),
        ({2: (0, 3), 20: (0, 3), 200: (0, 3)}, NoHorizon.ALL_FAILED),
        ({2: (6, 6), 20: (6, 6), 200: (0, 6)}, NoHorizon.ABRUPT),
        ({2: (6, 6), 20: (3, 6), 200: (0, 6)}, NoHorizon.ABRUPT),
        ({2: (0, 6), 20: (3, 6), 200: (6, 6)}, NoHorizon.NOT_FALLING),
        ({2: (2, 6), 20: (3, 6), 200: (4, 6)}, NoHorizon.NOT_FALLING),
        ({}, NoHorizon.FEW_LENGTHS),
    ],
)
def test_where_the_data_hold_no_horizon_none_is_given_and_it_says_why(
    counts: dict[int, tuple[int, int]], reason: NoHorizon
) -> None:
    found = horizon(made(counts))
    assert reasons(found) == [reason, reason]
    assert all(crossing.length is None for crossing in found.crossings)


def test_an_abrupt_fall_names_the_lengths_it_lies_between() -> None:
    found = horizon(made({2: (6, 6), 20: (6, 6), 200: (0, 6)}))
    assert found.crossings[0].between == (20, 200)
    mixed = horizon(made({2: (6, 6), 20: (3, 6), 200: (0, 6)}))
    assert mixed.crossings[0].between == (20, 20)


def test_nothing_is_said_beyond_the_lengths_that_were_asked() -> None:
    found = horizon(made({2: (12, 12), 4: (11, 12), 8: (10, 12), 16: (10, 12)}))
    assert found.crossings[0].reason is NoHorizon.OUTSIDE
    assert found.crossings[0].length is None


def test_few_seeds_give_a_length_without_an_interval() -> None:
    found = horizon(made({2: (4, 4), 8: (3, 4), 32: (2, 4), 128: (1, 4)}))
    assert found.crossings[0].length is not None
    assert found.crossings[0].interval is None
    assert found.crossings[0].reason is NoHorizon.FEW_SEEDS
