"""Many logistic curves at once: what a thousand resamples need, where a library fits one by one."""

import numpy as np
from numpy.typing import NDArray

Counts = NDArray[np.int64]
Reals = NDArray[np.float64]
_MOST_STEPS = 200
_CLOSE = 1e-12


def fit_curves(lengths: Counts, passed: Counts, asked: Counts) -> tuple[Reals, Reals]:
    """Intercepts and slopes, each of shape (r,), of logit of success over ln length.

    `lengths` has shape (l,), `passed` and `asked` (r, l); a length that was not asked in a row does
    not count in it. Newton's method on the likelihood, steps halved where they overshoot: what a
    library's binomial regression finds for each row (held together in the tests). The rows must
    hold a curve: two lengths, and no length that parts all passed from all failed.
    """
    at = np.log(lengths.astype(np.float64))
    middle = at.mean()  # of centred lengths the two parameters hardly depend on each other
    x = at - middle
    good, n = passed.astype(np.float64), asked.astype(np.float64)
    curves = np.zeros((len(good), 2))
    best = _likelihood(curves, x, good, n)
    live = np.arange(len(good))
    for _ in range(_MOST_STEPS):
        step = _newton(curves[live], x, good[live], n[live])
        scale = np.ones(len(live))
        for _ in range(40):
            tried = curves[live] + scale[:, None] * step
            found = _likelihood(tried, x, good[live], n[live])
            worse = found < best[live] - 1e-9
            if not worse.any():
                break
            scale[worse] /= 2
        curves[live], best[live] = tried, found
        moved = np.abs(step).max(axis=1) > _CLOSE * (1 + np.abs(curves[live]).max(axis=1))
        live = live[moved]
        if not len(live):
            break
    return curves[:, 0] - curves[:, 1] * middle, curves[:, 1]


def _likelihood(curves: Reals, x: Reals, good: Reals, n: Reals) -> Reals:
    line = curves[:, :1] + curves[:, 1:] * x
    found: Reals = (good * line - n * np.logaddexp(0, line)).sum(axis=1)
    return found


def _newton(curves: Reals, x: Reals, good: Reals, n: Reals) -> Reals:
    line = curves[:, :1] + curves[:, 1:] * x
    share = 1 / (1 + np.exp(-line))
    weight, left = n * share * (1 - share), good - n * share
    a, b, c = weight.sum(1), (weight * x).sum(1), (weight * x * x).sum(1)
    first, second = left.sum(1), (left * x).sum(1)
    spread = a * c - b * b
    step: Reals = np.stack(
        ((c * first - b * second) / spread, (a * second - b * first) / spread), axis=1
    )
    return step
