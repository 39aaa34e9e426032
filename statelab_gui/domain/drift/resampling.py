"""Means over items with the interval that drawing the items again gives."""

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.statistics.intervals import Interval

RESAMPLES = 10_000
RANDOM_SEED = 7
LEVEL = 0.95
_DRAWN_AT_ONCE = 2_000_000  # numbers, so that thousands of items do not fill the memory


@dataclass(frozen=True)
class Estimate:
    """The mean of `n` items' values, n ≥ 1, with its interval at LEVEL.

    There is no interval for a single item, nor where all items have the same value: drawing them
    again shows nothing then.
    """

    value: float
    n: int
    interval: Interval | None = None


def estimate(values: Iterable[float], resamples: int = RESAMPLES) -> Estimate | None:
    """The mean of the values, one an item, with its percentile bootstrap interval; None for none.

    Items are drawn with replacement, `resamples` times, with a fixed seed: the same values, in any
    order, give the same figures. What is drawn is how often each distinct value comes up, which is
    the same distribution as that of drawing the items one by one. A paired figure is got by giving
    the items' differences.
    """
    every = list(values)
    if not every:
        return None
    mean = math.fsum(every) / len(every)
    counts = Counter(every)
    if len(counts) < 2:
        return Estimate(mean, len(every))
    ordered = sorted(counts)
    bounds = _bounds(tuple(ordered), tuple(counts[one] for one in ordered), resamples)
    return Estimate(mean, len(every), bounds)


@lru_cache(maxsize=4_096)
def _bounds(values: tuple[float, ...], counts: tuple[int, ...], resamples: int) -> Interval:
    """The percentiles of the means of resamples of values that are there so often."""
    n = sum(counts)
    rng = np.random.default_rng(RANDOM_SEED)
    shares = np.array(counts, dtype=np.float64) / n
    weights = np.array(values, dtype=np.float64)
    means: NDArray[np.float64] = np.empty(resamples)
    block = max(1, _DRAWN_AT_ONCE // len(values))
    for start in range(0, resamples, block):
        some = min(block, resamples - start)
        means[start : start + some] = rng.multinomial(n, shares, size=some) @ weights / n
    tail = 100 * (1 - LEVEL) / 2
    low, high = np.percentile(means, [tail, 100 - tail])
    return Interval(float(low), float(high))
