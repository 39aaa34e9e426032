"""CAR, IDG, mean scores and their intervals agree with slow loops and with published figures."""

import math
import random
from collections import defaultdict

import numpy as np
import pytest
import slow_measures as slow
from hypothesis import given
from hypothesis import strategies as st

from statelab_gui.domain.drift.measures import (
    MOST_BY_FAMILY,
    Arm,
    Dropped,
    ItemScore,
    LeftOut,
    Measures,
    measured,
    paired,
)
from statelab_gui.domain.drift.resampling import RESAMPLES, estimate
from statelab_gui.domain.progress import Progress

ONE = Arm(False, "", "one")

# Published: clean CAR, hard CAR, hard IDG with its interval, over 125 items. The last is how many
# items are at full credit in the hard condition alone: not published, and made up so that the
# intervals come out as they were.
TABLE_1 = [
    ("Claude Opus 4.7", 0.592, 0.184, 0.408, (0.304, 0.512), 7),
    ("DeepSeek V4 Pro", 0.584, 0.200, 0.384, (0.296, 0.472), 1),
    ("Gemini 3.5 Flash", 0.632, 0.264, 0.368, (0.280, 0.456), 1),
    ("GLM 5.2", 0.576, 0.232, 0.344, (0.264, 0.432), 1),
    ("GPT-5.4", 0.608, 0.224, 0.384, (0.304, 0.472), 1),
    ("HY3", 0.592, 0.200, 0.392, (0.304, 0.480), 1),
    ("Qwen3.6 Plus", 0.640, 0.192, 0.448, (0.360, 0.536), 1),
    ("Qwen3.5-122B", 0.592, 0.232, 0.360, (0.280, 0.448), 1),
]


def scored(condition, scores, who="one", **more):
    """A score an item; a list has several repeats of one."""
    found = []
    for item, score in scores.items():
        repeats = score if isinstance(score, list) else [score]
        found += [ItemScore(item, "", condition, who, one, **more) for one in repeats]
    return found


def binary(n, right, start=0):
    """The scores of n items, of which so many from `start` on are right."""
    return {f"item {at}": float(start <= at < start + right) for at in range(n)}


def gap_of(measures, condition="hard", family=None):
    (found,) = [g for g in measures.gaps if (g.condition, g.family) == (condition, family)]
    return found


def standing_of(measures, condition, family=None):
    (found,) = [s for s in measures.standings if (s.condition, s.family) == (condition, family)]
    return found


@pytest.mark.parametrize(
    ("model", "clean", "hard", "idg", "interval", "alone"), TABLE_1, ids=lambda value: str(value)
)
def test_a_published_row_comes_out_of_scores_of_each_item(model, clean, hard, idg, interval, alone):
    right, still = round(125 * clean), round(125 * hard)
    scores = scored("clean", binary(125, right), who=model)
    scores += scored("hard", binary(125, still, right - still + alone), who=model)
    measures = measured(scores)
    gap = gap_of(measures)
    assert gap.arm.who == model
    assert gap.loss.pairs == 125
    assert round(standing_of(measures, "clean").car.value, 3) == clean
    assert round(standing_of(measures, "hard").car.value, 3) == hard
    assert round(gap.loss.car.value, 3) == idg
    assert gap.loss.car.value == (right - still) / 125
    # an item more or less at an end of a percentile interval is within the error of resampling
    assert gap.loss.car.interval.low == pytest.approx(interval[0], abs=1.01 / 125)
    assert gap.loss.car.interval.high == pytest.approx(interval[1], abs=1.01 / 125)


def test_74_and_23_of_125_lose_exactly_0_408():
    scores = scored("clean", binary(125, 74)) + scored("hard", binary(125, 23))
    gap = gap_of(measured(scores))
    assert (gap.loss.first_car, gap.loss.second_car) == (0.592, 0.184)
    assert gap.loss.car.value == 0.408


@pytest.mark.parametrize(
    ("first", "second", "difference"),
    [
        (0.778, 0.469, 0.309),  # clean less drift, of the turn-matched table
        (0.734, 0.469, 0.265),  # control less drift
        (0.778, 0.734, 0.044),  # clean less control
        (0.467, 0.367, 0.100),  # STATEFORGE less bare
        (0.697, 0.594, 0.103),  # of the interactive set
    ],
)
def test_a_published_difference_of_means_comes_out(first, second, difference):
    def spread(value):  # scores whose mean is exactly that
        return {f"item {at}": value + (0.1 if at % 2 else -0.1) for at in range(100)}

    found = paired(*sides(spread(first), spread(second)))
    assert round(found.first_mean, 3) == first
    assert round(found.mean.value, 3) == difference


def sides(*scores):
    """Each given side as `paired` takes it."""
    from statelab_gui.domain.drift.measures import _Held

    return [
        {
            item: _Held("", list(one) if isinstance(one, list) else [one])
            for item, one in side.items()
        }
        for side in scores
    ]


def test_the_turn_matched_control_stands_beside_the_loss():
    scores = scored("clean", binary(20, 15))
    scores += scored("control_hard", binary(20, 14))
    scores += scored("hard", binary(20, 9))
    measures = measured(scores)
    hard, control = gap_of(measures), gap_of(measures, "control_hard")
    assert hard.loss.car.value == 0.3
    assert hard.control is not None
    assert (hard.control.first_car, hard.control.second_car) == (0.7, 0.45)
    assert hard.control.car.value == 0.25
    assert control.loss.car.value == 0.05
    assert control.control is None  # a control has none of its own


def test_only_a_score_of_exactly_one_is_full_credit():
    almost = math.nextafter(1.0, 0.0)
    measures = measured(scored("clean", {"a": almost, "b": 1.0, "c": 1}))
    assert standing_of(measures, "clean").car.value == pytest.approx(2 / 3)
    assert standing_of(measures, "clean").full == 2


def test_an_answer_that_cannot_be_used_stays_in_the_denominator_as_0():
    scores = scored("hard", {"a": 1.0})
    scores.append(ItemScore("b", "", "hard", "one", 0.0, usable=False))
    standing = standing_of(measured(scores), "hard")
    assert (standing.items, standing.unusable, standing.car.value) == (2, 1, 0.5)


def test_what_is_apart_or_unanswered_is_in_no_denominator_and_counted_beside():
    scores = scored("hard", {"a": 1.0, "b": 0.0})
    scores.append(ItemScore("c", "", "hard", "one", None, LeftOut.APART))
    scores.append(ItemScore("d", "", "hard", "one", None, LeftOut.UNANSWERED))
    scores.append(ItemScore("d", "", "hard", "one", None, LeftOut.UNANSWERED))
    standing = standing_of(measured(scores), "hard")
    assert standing.items == 2
    assert standing.left == {LeftOut.APART: 1, LeftOut.UNANSWERED: 1}


def test_an_item_without_a_partner_is_dropped_and_told_why():
    scores = scored("clean", {"a": 1.0, "b": 1.0, "c": 1.0, "d": 1.0, "f": 1.0})
    scores += scored("hard", {"a": 0.0, "e": 1.0})
    scores.append(ItemScore("b", "", "hard", "one", None, LeftOut.APART))
    scores.append(ItemScore("c", "", "hard", "one", None, LeftOut.UNANSWERED))
    scores.append(ItemScore("f", "", "hard", "one", None, LeftOut.UNANSWERED))
    loss = gap_of(measured(scores)).loss
    assert loss.pairs == 1
    assert loss.dropped == Dropped(not_asked=2, unanswered=2, apart=1)
    assert loss.dropped.total == 5
    assert (loss.first_car, loss.second_car, loss.car.value) == (1.0, 0.0, 1.0)


def test_a_repeat_that_is_apart_leaves_the_item_with_its_other_repeats():
    scores = scored("hard", {"a": [1.0, 0.0]})
    scores.append(ItemScore("a", "", "hard", "one", None, LeftOut.APART))
    standing = standing_of(measured(scores), "hard")
    assert (standing.items, standing.answers, standing.car.value) == (1, 2, 0.5)
    assert not any(standing.left.values())


def test_repeats_of_an_item_are_averaged_so_that_items_weigh_alike():
    scores = scored("clean", {"a": [1.0] * 9, "b": [0.0]}) + scored("hard", {"a": 0.0, "b": 0.0})
    measures = measured(scores)
    assert standing_of(measures, "clean").car.value == 0.5
    assert gap_of(measures).loss.car.value == 0.5


def test_one_item_has_a_figure_and_no_interval():
    scores = scored("clean", {"a": 1.0}) + scored("hard", {"a": 0.0})
    gap = gap_of(measured(scores))
    assert (gap.loss.car.value, gap.loss.car.n, gap.loss.car.interval) == (1.0, 1, None)


def test_items_that_are_all_alike_have_no_interval():
    found = estimate([0.25] * 30)
    assert (found.value, found.n, found.interval) == (0.25, 30, None)


def test_nothing_measured_is_nothing_told():
    assert measured([]) == Measures()
    assert estimate([]) is None


def test_a_condition_nobody_was_asked_clean_has_no_gap():
    assert measured(scored("hard", {"a": 1.0})).gaps == ()


def test_sides_without_a_common_item_have_no_difference():
    loss = gap_of(measured(scored("clean", {"a": 1.0}) + scored("hard", {"b": 1.0}))).loss
    assert (loss.pairs, loss.car, loss.mean, loss.first_car) == (0, None, None, None)
    assert loss.dropped == Dropped(not_asked=2)


def test_families_are_measured_apart_and_together_as_a_mix():
    scores = []
    for family, right in (("sql", 4), ("orders", 1)):
        for at in range(5):
            score = float(at < right)
            scores.append(ItemScore(f"{family} {at}", family, "clean", "one", 1.0))
            scores.append(ItemScore(f"{family} {at}", family, "hard", "one", score))
    measures = measured(scores)
    assert measures.families == ("orders", "sql")
    assert gap_of(measures, family="sql").loss.car.value == pytest.approx(0.2)
    assert gap_of(measures, family="orders").loss.car.value == pytest.approx(0.8)
    pooled = gap_of(measures)
    assert (pooled.loss.car.value, pooled.families) == (0.5, 2)
    assert gap_of(measures, family="sql").families == 1


def test_arms_of_one_model_are_compared_on_the_same_items_in_the_same_condition():
    scores = scored("medium", binary(10, 4), who="bare", model="m")
    scores += scored("medium", binary(10, 7), who="stateforge", model="m")
    scores += scored("medium", binary(10, 9), who="other", model="another")
    scores += scored("medium", binary(10, 9), who="bare", model="m", simulated=True)
    scores += scored("hard", binary(10, 1), who="stateforge", model="m")
    measures = measured(scores)
    (found,) = measures.differences
    assert (found.first.who, found.second.who, found.condition) == ("bare", "stateforge", "medium")
    assert found.paired.pairs == 10
    assert found.paired.car.value == pytest.approx(-0.3)


def test_simulated_scores_are_never_mixed_with_others():
    scores = scored("hard", {"a": 1.0}) + scored("hard", {"a": 0.0}, simulated=True)
    assert {(s.arm.simulated, s.car.value) for s in measured(scores).standings} == {
        (False, 1.0),
        (True, 0.0),
    }


def test_conditions_stand_in_the_order_of_their_load():
    scores = []
    for condition in ("hard", "own", "control_easy", "clean", "easy"):
        scores += scored(condition, {"a": 1.0})
    assert measured(scores).conditions == ("clean", "easy", "hard", "control_easy", "own")


@pytest.mark.parametrize(
    "wrong",
    [
        [ItemScore("a", "", "hard", "one", 1.5)],
        [ItemScore("a", "", "hard", "one", -0.1)],
        [ItemScore("a", "", "hard", "one", math.nan)],
        [ItemScore("a", "", "hard", "one", None)],
        [ItemScore("a", "", "hard", "one", 1.0, LeftOut.APART)],
        [ItemScore("a", "sql", "hard", "one", 1.0), ItemScore("a", "x", "hard", "one", 1.0)],
        [ItemScore("a", "sql", "hard", "one", 1.0), ItemScore("a", "x", "easy", "one", 1.0)],
    ],
)
def test_what_cannot_be_measured_is_refused(wrong):
    with pytest.raises(ValueError, match="a"):
        measured(wrong)


def test_the_order_of_the_scores_changes_no_figure():
    rng = random.Random(3)
    scores = scored("clean", {f"{at}": rng.random() for at in range(40)})
    scores += scored("hard", {f"{at}": rng.random() for at in range(40)})
    first = measured(scores)
    rng.shuffle(scores)
    assert measured(scores).gaps == first.gaps


def test_a_job_tells_how_far_it_is():
    from statelab_gui.domain.drift.measures import measuring

    steps = list(measuring(scored("clean", {"a": 1.0})))
    assert steps
    assert all(isinstance(step, Progress) for step in steps)


# Against loops

SCORE = st.one_of(
    st.sampled_from([0.0, 1.0]), st.floats(0, 1, allow_nan=False).map(lambda x: round(x, 3))
)
REPEATS = st.lists(SCORE, min_size=1, max_size=3)
SIDE = st.dictionaries(st.sampled_from([f"item {at}" for at in range(8)]), REPEATS, max_size=8)


@given(clean=SIDE, hard=SIDE)
def test_figures_agree_with_loops(clean, hard):
    measures = measured(scored("clean", clean) + scored("hard", hard), resamples=50)
    for condition, side in (("clean", clean), ("hard", hard)):
        if side:
            standing = standing_of(measures, condition)
            assert standing.items == len(side)
            assert standing.car.value == pytest.approx(float(slow.car(side)))
            assert standing.mean.value == pytest.approx(float(slow.mean(side)))
    if not clean or not hard:
        assert not measures.gaps
        return
    loss = gap_of(measures).loss
    one, other = slow.both(clean, hard)
    assert loss.pairs == len(one)
    assert loss.dropped.total == len(clean.keys() | hard.keys()) - len(one)
    if one:
        assert loss.car.value == pytest.approx(float(slow.car(one) - slow.car(other)))
        assert loss.mean.value == pytest.approx(float(slow.mean(one) - slow.mean(other)))
        assert loss.first_car == pytest.approx(float(slow.car(one)))


def test_intervals_agree_with_drawing_items_one_by_one():
    rng = random.Random(11)
    first, second = {}, {}
    for at in range(40):
        item = f"item {at}"
        first[item] = [rng.choice([1.0, 1.0, 1.0, 0.4, 0.0]) for _ in range(rng.randint(1, 3))]
        second[item] = [rng.choice([1.0, 0.7, 0.0, 0.0]) for _ in range(rng.randint(1, 3))]
    found = paired(*sides(first, second))
    for figure, mine in ((slow.car, found.car), (slow.mean, found.mean)):
        low, high = slow.resampled(first, second, figure, 1_500, seed=5)
        wide = mine.interval.high - mine.interval.low
        # 1,500 draws place an end of the interval within about a tenth of its width
        assert mine.interval.low == pytest.approx(low, abs=wide / 8)
        assert mine.interval.high == pytest.approx(high, abs=wide / 8)


def test_the_interval_of_a_share_is_that_of_the_binomial():
    """Drawing 100 items of which 30 are right again is drawing from a binomial of 100 and 0.3."""
    found = estimate([1.0] * 30 + [0.0] * 70)
    masses = [math.comb(100, k) * 0.3**k * 0.7 ** (100 - k) for k in range(101)]
    ends = []
    for tail in (0.025, 0.975):
        total, k = 0.0, 0
        while total + masses[k] < tail:
            total += masses[k]
            k += 1
        ends.append(k / 100)
    assert found.interval.low == pytest.approx(ends[0], abs=0.011)
    assert found.interval.high == pytest.approx(ends[1], abs=0.011)


def test_ten_thousand_resamples_are_drawn_or_more():
    assert RESAMPLES >= 10_000


def test_many_distinct_scores_are_drawn_in_blocks_with_the_same_care():
    rng = random.Random(1)
    values = [rng.random() for _ in range(3_000)]
    found = estimate(values)
    error = math.sqrt(sum((v - found.value) ** 2 for v in values)) / 3_000
    assert found.interval.low == pytest.approx(found.value - 1.96 * error, abs=error / 8)
    assert found.interval.high == pytest.approx(found.value + 1.96 * error, abs=error / 8)


def test_a_side_is_told_by_its_arm_alone():
    found = defaultdict(list)
    for standing in measured(scored("clean", {"a": 1.0})).standings:
        found[standing.arm].append(standing.condition)
    assert found == {ONE: ["clean"]}


@pytest.mark.parametrize("n", [12, 300])
def test_both_ways_of_drawing_give_the_same_interval(n):
    """By counts, and by items, 300 of them in blocks."""
    from statelab_gui.domain.drift.resampling import _of_counts, _of_items

    values = np.array([0.0, 1.0])
    counts = np.array([n // 4, n - n // 4])
    ends = [
        np.percentile(means, [2.5, 97.5])
        for means in (
            _of_counts(values, counts, 10_000),
            _of_items(np.repeat(values, counts), 10_000),
        )
    ]
    assert ends[0] == pytest.approx(ends[1], abs=1.5 / n + 0.03 / math.sqrt(n))


def test_so_many_arms_are_compared_over_all_families_alone():
    scores = [
        ItemScore(f"{family} {at}", family, condition, who, float((at + who) % 2), model="m")
        for family in ("sql", "orders")
        for at in range(3)
        for condition in ("clean", "easy", "hard")
        for who in range(11)
    ]
    measures = measured(scores, resamples=20)
    pairs = 11 * 10 // 2
    assert pairs * 3 * 3 > MOST_BY_FAMILY
    assert measures.pooled_only
    assert len(measures.differences) == pairs * 3
    few = measured([one for one in scores if one.who < 3], resamples=20)
    assert not few.pooled_only
    assert len(few.differences) == 3 * 3 * 3
