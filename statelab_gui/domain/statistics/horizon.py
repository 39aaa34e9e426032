"""Tracking horizon: the length at which whole-case success falls to a given share.

A logistic regression of success on the logarithm of the length, fitted by statsmodels; its interval
resamples seeds, since cases of one seed are not independent (`logistic` fits those all at once).
Where the data do not hold a horizon none is given, and the reason is a value.
"""

import math
import warnings
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from statelab_gui.domain.progress import Progress
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.domain.statistics.logistic import fit_curves
from statelab_gui.domain.statistics.shares import FEWEST_SEEDS
from statelab_gui.domain.statistics.trials import Trial

RESAMPLES = 1_000
RANDOM_SEED = 7
FEWEST_LENGTHS = 3
_MOST_UNFIT = 0.05
_REPORT_EVERY = 100


class NoHorizon(StrEnum):
    """Why a horizon, or its interval, is not given.

    OUTSIDE: the fitted curve reaches the share only beyond the lengths that were asked. ABRUPT:
    everything up to one length passed and everything beyond failed: it lies between two lengths,
    and no slope can be fitted. FEW_SEEDS, UNSTABLE: the point is given and the interval is not, for
    want of seeds, or since too many resamples hold no horizon.
    """

    FEW_LENGTHS = "few_lengths"
    ALL_PASSED = "all_passed"
    ALL_FAILED = "all_failed"
    ABRUPT = "abrupt"
    NOT_FALLING = "not_falling"
    OUTSIDE = "outside"
    FEW_SEEDS = "few_seeds"
    UNSTABLE = "unstable"


@dataclass(frozen=True)
class Point:
    """What was observed at one length: `passed` of `n`."""

    length: int
    passed: int
    n: int


@dataclass(frozen=True)
class Crossing:
    """Where success falls to `share`: a length (in moves), or why none; and its interval, or why
    none. `between` holds the two lengths of an ABRUPT fall."""

    share: float
    length: float | None
    interval: Interval | None
    reason: NoHorizon | None
    between: tuple[int, int] | None = None


@dataclass(frozen=True)
class Horizon:
    """The points drawn, the fit (logit of success = intercept + slope · ln length; None without
    one) and the crossings asked for. `n` answered trials over `seeds` seeds."""

    points: tuple[Point, ...]
    intercept: float | None
    slope: float | None
    crossings: tuple[Crossing, ...]
    n: int
    seeds: int


def horizon(trials: Iterable[Trial], shares: Sequence[float] = (0.5, 0.8)) -> Horizon:
    """The horizon of these trials, all of one family; see `fitting_horizon`."""
    work = fitting_horizon(trials, shares)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Horizon = end.value
            return found


def fitting_horizon(
    trials: Iterable[Trial], shares: Sequence[float] = (0.5, 0.8), level: float = 0.95
) -> Generator[Progress, None, Horizon]:
    """Fit, and resample seeds RESAMPLES times with a fixed random seed; yields progress.

    Lengths count moves, each at least 1. Shares lie strictly between 0 and 1.
    """
    tables = _Tables.of(trials)
    points = tables.points()
    n, seeds = sum(point.n for point in points), len(tables.asked)
    refused = _refused(points)
    if refused is not None:
        between = _between(points) if refused is NoHorizon.ABRUPT else None
        none = tuple(Crossing(share, None, None, refused, between) for share in shares)
        return Horizon(points, None, None, none, n, seeds)
    intercept, slope = _fit(tables.lengths, tables.passed.sum(0), tables.asked.sum(0))
    at = [_crossing(intercept, slope, share, points) for share in shares]
    if all(length is None for length, _ in at) or seeds < FEWEST_SEEDS:
        found = [
            Crossing(share, length, None, reason or NoHorizon.FEW_SEEDS)
            for share, (length, reason) in zip(shares, at, strict=True)
        ]
        return Horizon(points, intercept, slope, tuple(found), n, seeds)
    drawn = yield from _resampled(tables, shares)
    crossings = []
    for (length, reason), share, values in zip(at, shares, drawn, strict=True):
        interval = None
        if length is not None:
            interval, reason = _percentiles(values, level)
        crossings.append(Crossing(share, length, interval, reason))
    return Horizon(points, intercept, slope, tuple(crossings), n, seeds)


@dataclass(frozen=True, eq=False)
class _Tables:
    """Passed and asked by seed (rows) and length (columns)."""

    lengths: NDArray[np.int64]
    passed: NDArray[np.int64]
    asked: NDArray[np.int64]

    @classmethod
    def of(cls, trials: Iterable[Trial]) -> "_Tables":
        answered = [trial for trial in trials if trial.answered]
        lengths = sorted({trial.length for trial in answered})
        seeds = sorted({trial.seed for trial in answered})
        row = {seed: at for at, seed in enumerate(seeds)}
        column = {length: at for at, length in enumerate(lengths)}
        passed = np.zeros((len(seeds), len(lengths)), dtype=np.int64)
        asked = np.zeros_like(passed)
        for trial in answered:
            passed[row[trial.seed], column[trial.length]] += trial.passed
            asked[row[trial.seed], column[trial.length]] += 1
        return cls(np.array(lengths, dtype=np.int64), passed, asked)

    def points(self) -> tuple[Point, ...]:
        passed, asked = self.passed.sum(0), self.asked.sum(0)
        found = zip(self.lengths.tolist(), passed.tolist(), asked.tolist(), strict=True)
        return tuple(Point(*one) for one in found)


def _refused(points: Sequence[Point]) -> NoHorizon | None:
    """Why no curve can be fitted to these points; None where one can."""
    passed, n = sum(point.passed for point in points), sum(point.n for point in points)
    if len(points) < FEWEST_LENGTHS:
        return NoHorizon.FEW_LENGTHS
    if passed == n:
        return NoHorizon.ALL_PASSED
    if passed == 0:
        return NoHorizon.ALL_FAILED
    if _between(points) is not None:
        return NoHorizon.ABRUPT
    return NoHorizon.NOT_FALLING if _separated(points[::-1]) else None


def _separated(points: Sequence[Point]) -> bool:
    """Whether some point has all passed before it and all failed after it, itself being mixed or
    not: then the likelihood grows with the slope for ever."""
    failing = next((at for at, p in enumerate(points) if p.passed < p.n), len(points))
    return all(point.passed == 0 for point in points[failing + 1 :])


def _between(points: Sequence[Point]) -> tuple[int, int] | None:
    """The two lengths between which success falls at once; one length twice where it is mixed."""
    if not _separated(points):
        return None
    failing = next(at for at, point in enumerate(points) if point.passed < point.n)
    if points[failing].passed:
        return points[failing].length, points[failing].length
    return points[max(0, failing - 1)].length, points[failing].length


def _fit(
    lengths: NDArray[np.int64], passed: NDArray[np.int64], asked: NDArray[np.int64]
) -> tuple[float, float]:
    """Intercept and slope, from counts by length."""
    import statsmodels.api as sm

    held = asked > 0
    design = sm.add_constant(np.log(lengths[held].astype(np.float64)), has_constant="add")
    counts = np.column_stack((passed[held], asked[held] - passed[held]))
    model = sm.GLM(counts, design, family=sm.families.Binomial())
    with warnings.catch_warnings():
        # Points that lie on the curve are no separation: that was looked for before.
        warnings.simplefilter("ignore")
        intercept, slope = model.fit(tol=1e-12, maxiter=200).params
    return float(intercept), float(slope)


def _crossing(
    intercept: float, slope: float, share: float, points: Sequence[Point]
) -> tuple[float | None, NoHorizon | None]:
    if slope >= 0:
        return None, NoHorizon.NOT_FALLING
    log_length = (math.log(share / (1 - share)) - intercept) / slope
    first, last = points[0].length, points[-1].length
    if not math.log(first) <= log_length <= math.log(last):
        return None, NoHorizon.OUTSIDE
    return math.exp(log_length), None


def _resampled(
    tables: _Tables, shares: Sequence[float]
) -> Generator[Progress, None, list[list[float | None]]]:
    """The log lengths of the crossings of every resample; None where it holds no falling curve."""
    generator = np.random.default_rng(RANDOM_SEED)
    seeds = len(tables.asked)
    found: list[list[float | None]] = [[] for _ in shares]
    for done in range(0, RESAMPLES, _REPORT_EVERY):
        yield Progress(done, RESAMPLES)
        rows = [generator.integers(0, seeds, seeds) for _ in range(_REPORT_EVERY)]
        passed = np.array([tables.passed[row].sum(0) for row in rows])
        asked = np.array([tables.asked[row].sum(0) for row in rows])
        for at, values in enumerate(_log_lengths(tables.lengths, passed, asked, shares)):
            found[at] += values
    return found


def _log_lengths(
    lengths: NDArray[np.int64],
    passed: NDArray[np.int64],
    asked: NDArray[np.int64],
    shares: Sequence[float],
) -> list[list[float | None]]:
    """For every share the log length of each row's crossing."""
    found: list[list[float | None]] = [[None] * len(passed) for _ in shares]
    held = []
    for row, (good, n) in enumerate(zip(passed.tolist(), asked.tolist(), strict=True)):
        points = [Point(*one) for one in zip(lengths.tolist(), good, n, strict=True) if one[2]]
        refused = _refused(points)
        if refused is NoHorizon.ABRUPT:
            # The fall is known to lie there though no slope is: its middle stands for all shares.
            low, high = _between(points) or (1, 1)
            for values in found:
                values[row] = (math.log(low) + math.log(high)) / 2
        elif refused is None:
            held.append(row)
    if held:
        curves = zip(*fit_curves(lengths, passed[held], asked[held]), strict=True)
        for row, (intercept, slope) in zip(held, curves, strict=True):
            for share, values in zip(shares, found, strict=True):
                if slope < 0:
                    values[row] = float((math.log(share / (1 - share)) - intercept) / slope)
    return found


def _percentiles(values: Sequence[Any], level: float) -> tuple[Interval | None, NoHorizon | None]:
    """The percentile interval, unless too many resamples hold nothing."""
    held = [value for value in values if value is not None]
    if len(values) - len(held) > _MOST_UNFIT * len(values):
        return None, NoHorizon.UNSTABLE
    tail = (1 - level) / 2
    low, high = np.quantile(np.array(held), [tail, 1 - tail])
    return Interval(math.exp(float(low)), math.exp(float(high))), None
