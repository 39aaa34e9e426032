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
