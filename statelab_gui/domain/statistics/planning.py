"""How many seeds a comparison needs."""

import math


def seeds_needed(p1: float, p2: float, power: float = 0.8, alpha: float = 0.05) -> int:
    """Seeds a group, one case each, to tell a success rate p1 from p2 with a two-sided test.

    Two independent groups, the arcsine effect size and the normal approximation, by statsmodels.
    Asking both groups the same cases needs no more than that as a rule. Never fewer than with which
    McNemar's exact test can reach `alpha` at all, which for rates far apart is more. Raises
    ValueError unless p1 ≠ p2 are in 0 … 1 and alpha < power < 1.
    """
    if not (0 <= p1 <= 1 and 0 <= p2 <= 1) or p1 == p2 or not 0 < alpha < power < 1:
        raise ValueError((p1, p2, power, alpha))
    from statsmodels.stats.power import NormalIndPower
    from statsmodels.stats.proportion import proportion_effectsize

    effect = abs(float(proportion_effectsize(p1, p2)))
    study = NormalIndPower()
    fewest = _fewest(alpha)
    # Below 2 the library finds no root and gives NaN; the fewest are never below 2.
    if float(study.power(effect, fewest, alpha)) >= power:
        return fewest
    return math.ceil(float(study.solve_power(effect_size=effect, power=power, alpha=alpha)))


def _fewest(alpha: float) -> int:
    """The fewest pairs whose exact two-sided test can be significant, all disagreeing one way: the
    least n with 2 · 0.5ⁿ ≤ alpha."""
    n = 2
    while 2 * 0.5**n > alpha:
        n += 1
    return n
