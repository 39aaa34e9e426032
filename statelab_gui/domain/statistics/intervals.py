"""Intervals for shares."""

from typing import NamedTuple


class Interval(NamedTuple):
    """From `low` to `high`, both included."""

    low: float
    high: float


def wilson(successes: int, n: int, level: float = 0.95) -> Interval:
    """Wilson's score interval, without continuity correction, of the share `successes` of `n`.

    By scipy, which is imported at the first call and takes its time: make that call in a job.
    Raises ValueError when `n` is below 1 or `successes` not in 0 … n.
    """
    if n < 1 or not 0 <= successes <= n:
        raise ValueError((successes, n))
    from scipy.stats import binomtest

    found = binomtest(successes, n).proportion_ci(confidence_level=level, method="wilson")
    return Interval(float(found.low), float(found.high))


def wilson_of_share(share: float, units: int, level: float = 0.95) -> Interval:
    """Wilson's score interval of a share, 0 … 1, that `units` independent units have on the whole.

    As `wilson`, but share times units need not be whole. By statsmodels, imported at the first
    call. Raises ValueError when `units` is below 1 or the share not in 0 … 1.
    """
    if units < 1 or not 0 <= share <= 1:
        raise ValueError((share, units))
    from statsmodels.stats.proportion import proportion_confint

    low, high = proportion_confint(share * units, units, alpha=1 - level, method="wilson")
    # An end may miss 0 or 1 by a rounding.
    return Interval(min(float(low), share), max(float(high), share))
