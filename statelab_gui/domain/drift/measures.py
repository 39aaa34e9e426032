"""CAR, mean score and IDG of per-item scores, paired on the same item.

CAR is the share of items at full credit, a score of exactly 1. IDG is CAR when the final intents
are given at once less CAR when they come by a conversation, over the items that one and the same
arm answered in both: the whole loss, whatever it comes from. An answer that cannot be used has 0
and is in every denominator.

An item asked several times counts once: its score, and its full credit, are the averages of its
repeats, and items are what is drawn again for an interval, with all their repeats.
"""

import math
from collections import Counter
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import combinations
from typing import NamedTuple

from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.resampling import RESAMPLES, Estimate, estimate
from statelab_gui.domain.progress import Progress

MOST_BY_FAMILY = 400
"""Arms are compared by family too where that makes no more than so many comparisons."""

CLEAN = Condition.CLEAN.value
_CONTROL = "control_"
Who = int | str


class LeftOut(StrEnum):
    """Why an item asked has no score: it is in no denominator then.

    APART: the model never had the whole prompt, or the answer was not graded.
    """

    UNANSWERED = "unanswered"
    APART = "apart"


class ItemScore(NamedTuple):
    """What one answer to an item scored, 0 … 1; None with the reason `left` where it has no score.

    `who` is the arm or examinee. Those of one `model` are compared with each other, simulated ones
    apart. `family` is "" where none is known. `usable` False tells that the score is 0 since there
    was no usable answer.
    """

    item: str
    family: str
    condition: str
    who: Who
    score: float | None
    left: LeftOut | None = None
    model: str = ""
    simulated: bool = False
    usable: bool = True


class Arm(NamedTuple):
    """Whose scores are taken together."""

    simulated: bool
    model: str
    who: Who


@dataclass(frozen=True)
class Standing:
    """One arm in one condition; `family` None is all families together, of which there are
    `families`.

    `items` have a score, from `answers` answers of which `unusable` scored 0 since they could not
    be used. `full` is the sum of the items' full credit, a count where no item was asked twice.
    `left` counts the items without any score.
    """

    arm: Arm
    condition: str
    family: str | None
    families: int
    items: int
    answers: int
    unusable: int
    full: float
    car: Estimate | None
    mean: Estimate | None
    left: Mapping[LeftOut, int] = field(default_factory=dict, hash=False)


class Dropped(NamedTuple):
    """Items in no pair, each counted once: a side was not asked it, or did not answer, or its
    answer is apart; the last that applies is told."""

    not_asked: int = 0
    unanswered: int = 0
    apart: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return sum(self)


@dataclass(frozen=True)
class Paired:
    """Two sides on the `pairs` items that both have a score of; figures are over these alone.

    `car` and `mean` are the first side less the second, None without a pair.
    """

    pairs: int
    first_car: float | None
    second_car: float | None
    first_mean: float | None
    second_mean: float | None
    car: Estimate | None
    mean: Estimate | None
    dropped: Dropped


@dataclass(frozen=True)
class Gap:
    """What an arm loses in a condition: `loss` is clean less the condition, and its `car` the IDG.

    `control` is the turn-matched control less the condition, None where that was not asked.
    """

    arm: Arm
    condition: str
    family: str | None
    families: int
    loss: Paired
    control: Paired | None = None


@dataclass(frozen=True)
class Difference:
    """Two arms of one model in the same condition: the first less the second."""

    first: Arm
    second: Arm
    condition: str
    family: str | None
    families: int
    paired: Paired


@dataclass(frozen=True)
class Measures:
    """Everything measured: conditions and families in the order of `Condition` and `DriftFamily`,
    others after them by name; the figures over all families before those of each. `items` counts
    the different ones. `pooled_only` tells that arms are not compared by family, being so many."""

    standings: tuple[Standing, ...] = ()
    gaps: tuple[Gap, ...] = ()
    differences: tuple[Difference, ...] = ()
    items: int = 0
    families: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    pooled_only: bool = False


@dataclass
class _Held:
    """What is known of an item on one side."""

    family: str
    scores: list[float] = field(default_factory=list)
    left: set[LeftOut] = field(default_factory=set)
    unusable: int = 0

    @property
    def mean(self) -> float:
        return math.fsum(self.scores) / len(self.scores)

    @property
    def full(self) -> float:
        return sum(score == 1 for score in self.scores) / len(self.scores)


_Side = Mapping[str, _Held]


def measured(scores: Iterable[ItemScore], resamples: int = RESAMPLES) -> Measures:
    """What `measuring` gives, in one go."""
    work = measuring(scores, resamples)
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Measures = end.value
            return found


def measuring(
    scores: Iterable[ItemScore], resamples: int = RESAMPLES
) -> Generator[Progress, None, Measures]:
    """Measure per-item scores; a job.

    Raises ValueError for a score outside of 0 … 1, for one without a score and a reason, and for an
    item of two families.
    """
    sides = _sides(scores)
    arms = list(dict.fromkeys(arm for arm, _ in sides))
    conditions = sorted({condition for _, condition in sides}, key=_place)
    family_of = _families(sides)
    families = sorted({family for family in family_of.values() if family}, key=_family_place)
    parts: list[str | None] = [None, *families]
    standings: list[Standing] = []
    gaps: list[Gap] = []
    differences: list[Difference] = []
    steps = [(arm, condition) for arm in arms for condition in conditions]
    for done, (arm, condition) in enumerate(steps):
        yield Progress(done, len(steps), "measures")
        side = sides.get((arm, condition))
        if side is None:
            continue
        for family in parts:
            mine = _of(side, family)
            if not mine:
                continue
            many = len({held.family for held in mine.values()})
            standings.append(_standing(arm, condition, family, many, mine, resamples))
            clean = _of(sides.get((arm, CLEAN), {}), family)
            if condition != CLEAN and clean:
                loss = paired(clean, mine, resamples)
                beside = sides.get((arm, control_of(condition)))
                control = paired(_of(beside, family), mine, resamples) if beside else None
                gaps.append(Gap(arm, condition, family, many, loss, control))
    pairs = [
        (one, other)
        for one, other in combinations(arms, 2)
        if (one.simulated, one.model) == (other.simulated, other.model)
    ]
    pooled_only = len(pairs) * len(conditions) * len(parts) > MOST_BY_FAMILY and bool(families)
    for first, second in pairs:
        for condition in conditions:
            yield Progress(len(steps), len(steps), "measures")
            one, other = (sides.get((arm, condition), {}) for arm in (first, second))
            for family in parts[:1] if pooled_only else parts:
                here, there = _of(one, family), _of(other, family)
                if here and there:
                    many = len({held.family for held in (*here.values(), *there.values())})
                    found = paired(here, there, resamples)
                    differences.append(Difference(first, second, condition, family, many, found))
    return Measures(
        tuple(standings),
        tuple(gaps),
        tuple(differences),
        items=len(family_of),
        families=tuple(families),
        conditions=tuple(conditions),
        pooled_only=pooled_only,
    )


def control_of(condition: str) -> str:
    """The name of the turn-matched control of a condition."""
    return _CONTROL + condition


def paired(first: _Side, second: _Side, resamples: int = RESAMPLES) -> Paired:
    """Two sides on the items that both have a score of, and how many items are in no pair."""
    both = sorted(
        key for key in first.keys() & second.keys() if first[key].scores and second[key].scores
    )
    one, other = [first[key] for key in both], [second[key] for key in both]
    full = [a.full - b.full for a, b in zip(one, other, strict=True)]
    mean = [a.mean - b.mean for a, b in zip(one, other, strict=True)]
    return Paired(
        pairs=len(both),
        first_car=_mean([held.full for held in one]),
        second_car=_mean([held.full for held in other]),
        first_mean=_mean([held.mean for held in one]),
        second_mean=_mean([held.mean for held in other]),
        car=estimate(full, resamples),
        mean=estimate(mean, resamples),
        dropped=_dropped(first, second, frozenset(both)),
    )


def _sides(scores: Iterable[ItemScore]) -> dict[tuple[Arm, str], dict[str, _Held]]:
    found: dict[tuple[Arm, str], dict[str, _Held]] = {}
    for one in scores:
        side = found.setdefault((Arm(one.simulated, one.model, one.who), one.condition), {})
        held = side.setdefault(one.item, _Held(one.family))
        if held.family != one.family:
            raise ValueError(f"{one.item} is of {held.family!r} and of {one.family!r}")
        if (one.score is None) == (one.left is None):
            raise ValueError(f"{one.item}: a score or a reason for none, not both")
        if one.score is None:
            assert one.left is not None
            held.left.add(one.left)
            continue
        if not 0 <= one.score <= 1:
            raise ValueError(f"{one.item}: {one.score} is not in 0 … 1")
        held.scores.append(one.score)
        held.unusable += not one.usable
    return found


def _families(sides: Mapping[tuple[Arm, str], _Side]) -> dict[str, str]:
    """The family of every item."""
    found: dict[str, str] = {}
    for side in sides.values():
        for key, held in side.items():
            if found.setdefault(key, held.family) != held.family:
                raise ValueError(f"{key} is of {found[key]!r} and of {held.family!r}")
    return found


def _of(side: _Side, family: str | None) -> _Side:
    if family is None:
        return side
    return {key: held for key, held in side.items() if held.family == family}


def _standing(
    arm: Arm, condition: str, family: str | None, families: int, side: _Side, resamples: int
) -> Standing:
    scored = [held for held in side.values() if held.scores]
    return Standing(
        arm,
        condition,
        family,
        families,
        items=len(scored),
        answers=sum(len(held.scores) for held in scored),
        unusable=sum(held.unusable for held in scored),
        full=math.fsum(held.full for held in scored),
        car=estimate([held.full for held in scored], resamples),
        mean=estimate([held.mean for held in scored], resamples),
        left=Counter(_why(held) for held in side.values() if not held.scores),
    )


def _dropped(first: _Side, second: _Side, both: frozenset[str]) -> Dropped:
    why: Counter[LeftOut | None] = Counter()
    for key in (first.keys() | second.keys()) - both:
        reasons = {
            _why(side[key]) if key in side else None
            for side in (first, second)
            if key not in side or not side[key].scores
        }
        apart, unanswered = LeftOut.APART in reasons, LeftOut.UNANSWERED in reasons
        why[LeftOut.APART if apart else LeftOut.UNANSWERED if unanswered else None] += 1
    return Dropped(why[None], why[LeftOut.UNANSWERED], why[LeftOut.APART])


def _why(held: _Held) -> LeftOut:
    return LeftOut.APART if LeftOut.APART in held.left else LeftOut.UNANSWERED


def _mean(values: Sequence[float]) -> float | None:
    return math.fsum(values) / len(values) if values else None


def _family_place(family: str) -> tuple[int, str]:
    known = [one.value for one in DriftFamily]
    return (known.index(family) if family in known else len(known)), family


def _place(condition: str) -> tuple[int, str]:
    known = [one.value for one in Condition]
    return (known.index(condition) if condition in known else len(known)), condition
