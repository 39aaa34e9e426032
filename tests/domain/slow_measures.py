"""CAR, IDG and bootstrap intervals worked out by loops, one item and one draw after another."""

import random
from fractions import Fraction


def car(scores):
    """The share at exactly 1 over {item: [scores]}, each item once."""
    total = Fraction(0)
    for repeats in scores.values():
        right = 0
        for score in repeats:
            if score == 1:
                right += 1
        total += Fraction(right, len(repeats))
    return total / len(scores)


def mean(scores):
    """The mean score over {item: [scores]}, each item once."""
    total = Fraction(0)
    for repeats in scores.values():
        total += sum((Fraction(score) for score in repeats), Fraction(0)) / len(repeats)
    return total / len(scores)


def both(first, second):
    """The two sides on the items that both have a score of."""
    shared = [item for item in first if item in second and first[item] and second[item]]
    return {item: first[item] for item in shared}, {item: second[item] for item in shared}


def resampled(first, second, figure, times, seed):
    """The 2.5th and 97.5th percentile of figure(first) - figure(second) over drawn items."""
    rng = random.Random(seed)
    items = sorted(first)
    drawn = []
    for _ in range(times):
        one, other = {}, {}
        for place in range(len(items)):
            item = items[rng.randrange(len(items))]
            one[place] = first[item]
            other[place] = second[item]
        drawn.append(float(figure(one) - figure(other)))
    drawn.sort()
    return drawn[round(0.025 * (times - 1))], drawn[round(0.975 * (times - 1))]
