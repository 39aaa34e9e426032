"""Many logistic curves at once: each is what statsmodels fits to its counts."""

import numpy as np
import pytest
import statsmodels.api as sm

from statelab_gui.domain.statistics.logistic import fit_curves

LENGTHS = np.array([2, 5, 20, 60, 512])


def counts(rows: int, generator: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Rows that hold a curve: some passed and some failed at two lengths at least."""
    asked = generator.integers(3, 30, (rows, len(LENGTHS)))
    rates = generator.uniform(0.05, 0.95, (rows, len(LENGTHS)))
    passed = generator.binomial(asked, rates)
    passed[:, :2] = np.clip(passed[:, :2], 1, asked[:, :2] - 1)
    return passed, asked


def by_library(passed: np.ndarray, asked: np.ndarray) -> np.ndarray:
    design = sm.add_constant(np.log(LENGTHS.astype(float)), has_constant="add")
    model = sm.GLM(np.column_stack((passed, asked - passed)), design, sm.families.Binomial())
    return np.asarray(model.fit(tol=1e-13, maxiter=200).params)


def test_every_curve_is_the_one_that_statsmodels_fits() -> None:
    passed, asked = counts(60, np.random.default_rng(3))
    intercepts, slopes = fit_curves(LENGTHS, passed, asked)
    for row in range(60):
        expected = by_library(passed[row], asked[row])
        assert (intercepts[row], slopes[row]) == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_a_length_that_was_not_asked_does_not_count() -> None:
    passed, asked = counts(8, np.random.default_rng(4))
    passed[:, 3] = asked[:, 3] = 0
    without = np.delete(np.arange(5), 3)
    found = fit_curves(LENGTHS, passed, asked)
    expected = fit_curves(LENGTHS[without], passed[:, without], asked[:, without])
    assert np.array(found) == pytest.approx(np.array(expected), rel=1e-9, abs=1e-9)


def test_steep_curves_are_found_too() -> None:
    passed, asked = np.array([[30, 29, 1, 0, 0]]), np.array([[30, 30, 30, 30, 30]])
    (intercept,), (slope,) = fit_curves(LENGTHS, passed, asked)
    assert (intercept, slope) == pytest.approx(by_library(passed[0], asked[0]), rel=1e-8)
