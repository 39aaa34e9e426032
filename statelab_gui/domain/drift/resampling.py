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
_FEWER = 10  # times as many items as values, from which on drawing counts is quicker

Floats = NDArray[np.float64]


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
    order, give the same figures. Where values are few what is drawn is how often each comes up,
    which has the same distribution as drawing the items one by one. A paired figure is got by
    giving the items' differences.
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
    weights = np.array(values, dtype=np.float64)
    if len(values) * _FEWER <= n:
        means = _of_counts(weights, np.array(counts, dtype=np.int64), resamples)
    else:
        means = _of_items(np.repeat(weights, counts), resamples)
    tail = 100 * (1 - LEVEL) / 2
    low, high = np.percentile(means, [tail, 100 - tail])
    return Interval(float(low), float(high))


def _of_counts(values: Floats, counts: NDArray[np.int64], resamples: int) -> Floats:
    """The means of resamples, by how often each value is drawn."""
    n = int(counts.sum())
    drawn = np.random.default_rng(RANDOM_SEED).multinomial(n, counts / n, size=resamples)
    means: Floats = drawn @ values / n
    return means


def _of_items(values: Floats, resamples: int) -> Floats:
    """The means of resamples, by which items are drawn."""
    n = len(values)
    means: Floats = np.empty(resamples)
    if n * resamples <= _DRAWN_AT_ONCE:
        return values[_places(n, resamples)].mean(axis=1)  # type: ignore[no-any-return]  # of numpy
    rng = np.random.default_rng(RANDOM_SEED)
    block = max(1, _DRAWN_AT_ONCE // n)
    for start in range(0, resamples, block):
        some = min(block, resamples - start)
        means[start : start + some] = values[rng.integers(n, size=(some, n))].mean(axis=1)
    return means


@lru_cache(maxsize=4)
def _places(n: int, resamples: int) -> NDArray[np.int32]:
    """Which of n items are drawn, a resample a row: the same for all figures over as many items."""
    rng = np.random.default_rng(RANDOM_SEED)
    return rng.integers(n, size=(resamples, n), dtype=np.int32)
