"""The share of whole cases passed, with an interval that knows which cases share a seed.

Cases of one seed are not independent: a shorter prompt is the beginning of a longer one, and the
families overwrite, add and copy share every state. So where seeds hold several cases the seed is
what is drawn again (a cluster bootstrap), and where there is only one seed the interval is marked.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.statistics.intervals import Interval, wilson, wilson_of_share
from statelab_gui.domain.statistics.trials import Trial

Counts: TypeAlias = NDArray[np.int64]
RESAMPLES = 10_000
RANDOM_SEED = 7
FEWEST_SEEDS = 5
_DRAWN_AT_ONCE = 2_000_000  # numbers, so that thousands of seeds do not fill the memory


class IntervalMethod(StrEnum):
    """Where an interval comes from.

    NONE: fewer than two trials. WILSON: every trial has a seed of its own. ONE_SEED: all trials
    share one seed; Wilson's interval as if they were independent, which they are not.
    SEED_BOOTSTRAP: percentiles over resampled seeds. SEED_WILSON: fewer than FEWEST_SEEDS seeds, or
    seeds that all have the same share, of which resampling shows too little or nothing; Wilson's
    interval with the seeds as the units, as if trials of one seed all came out the same.
    """

    NONE = "none"
    WILSON = "wilson"
    ONE_SEED = "one_seed"
    SEED_BOOTSTRAP = "seed_bootstrap"
    SEED_WILSON = "seed_wilson"


@dataclass(frozen=True)
class Share:
    """`passed` of `n` answered trials over `seeds` seeds; `rate` is None when n is 0.

    With n = 1 there is no interval: it reads passed or failed.
    """

    passed: int
    n: int
    seeds: int
    interval: Interval | None
    method: IntervalMethod

    @property
    def rate(self) -> float | None:
        """The share passed, 0 … 1."""
        return self.passed / self.n if self.n else None


def share_of(trials: Iterable[Trial], level: float = 0.95) -> Share:
    """The share passed among the answered of `trials`; unanswered ones are outside.

    The bootstrap draws RESAMPLES times with a fixed seed, so that the same trials, in any order,
    give the same figures.
    """
    counts: dict[int, list[int]] = {}
    for trial in trials:
        if trial.answered:
            pair = counts.setdefault(trial.seed, [0, 0])
            pair[0] += trial.passed
            pair[1] += 1
    passed = np.array([counts[seed][0] for seed in sorted(counts)], dtype=np.int64)
    asked = np.array([counts[seed][1] for seed in sorted(counts)], dtype=np.int64)
    successes, n, seeds = int(passed.sum()), int(asked.sum()), len(counts)
    if n < 2:
        return Share(successes, n, seeds, None, IntervalMethod.NONE)
    if seeds == n or seeds == 1:
        method = IntervalMethod.WILSON if seeds == n else IntervalMethod.ONE_SEED
        return Share(successes, n, seeds, wilson(successes, n, level), method)
    alike = bool((passed * n == successes * asked).all())
    if seeds < FEWEST_SEEDS or alike:
        interval = wilson_of_share(successes / n, seeds, level)
        return Share(successes, n, seeds, interval, IntervalMethod.SEED_WILSON)
    interval = bootstrap_ratio(passed, asked, level)
    return Share(successes, n, seeds, interval, IntervalMethod.SEED_BOOTSTRAP)


def bootstrap_ratio(
    part: Counts,
    whole: Counts,
    level: float = 0.95,
) -> Interval:
    """The percentile interval of sum(part) / sum(whole), drawing clusters, both of shape (c,).

    By scipy.stats.bootstrap over RESAMPLES paired resamples; c ≥ 2.
    """
    from scipy.stats import bootstrap

    def ratio(one: Counts, other: Counts, axis: int = -1) -> NDArray[np.float64]:
        found: NDArray[np.float64] = one.sum(axis=axis) / other.sum(axis=axis)
        return found

    result = bootstrap(
        (part, whole),
        ratio,
        paired=True,
        vectorized=True,
        n_resamples=RESAMPLES,
        batch=max(1, _DRAWN_AT_ONCE // len(part)),
        confidence_level=level,
        method="percentile",
        rng=np.random.default_rng(RANDOM_SEED),
    )
    interval = result.confidence_interval
    return Interval(float(interval.low), float(interval.high))
