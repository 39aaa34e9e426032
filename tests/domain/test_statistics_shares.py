"""Shares, groups, comparisons, planning: against scipy, published examples and naive recounts."""

import gc
import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats
from statistics_trials import PLAIN, wrong
from statsmodels.stats.proportion import proportion_confint

from statelab_gui.domain.families import Family
from statelab_gui.domain.statistics.comparing import (
    Agreement,
    agreement,
    holm,
    mcnemar_exact,
    same_case,
    same_task,
)
from statelab_gui.domain.statistics.groups import Grouping, Known, group
from statelab_gui.domain.statistics.intervals import wilson, wilson_of_share
from statelab_gui.domain.statistics.planning import seeds_needed
from statelab_gui.domain.statistics.shares import IntervalMethod, share_of
from statelab_gui.domain.statistics.trials import Trial, TrialOutcome


def per_seed(passed: list[tuple[int, int]]) -> list[Trial]:
    """(passed, asked) by seed 0, 1, 2 …"""
    trials = []
    for seed, (good, n) in enumerate(passed):
        for at in range(n):
            trial = replace(PLAIN, case_id=1000 * seed + at, seed=seed)
            trials.append(trial if at < good else wrong(trial))
    return trials


def test_one_trial_has_no_interval() -> None:
    share = share_of([PLAIN])
    assert (share.passed, share.n, share.interval) == (1, 1, None)
    assert share.method is IntervalMethod.NONE


def test_seeds_of_one_case_each_have_wilsons_interval() -> None:
    share = share_of(per_seed([(1, 1)] * 8 + [(0, 1)] * 4))
    expected = stats.binomtest(8, 12).proportion_ci(0.95, method="wilson")
    assert share.method is IntervalMethod.WILSON
    assert share.interval is not None
    assert share.interval == pytest.approx((expected.low, expected.high), abs=1e-12)


def test_cases_of_one_seed_are_marked_as_not_independent() -> None:
    share = share_of(per_seed([(3, 8)]))
    assert share.method is IntervalMethod.ONE_SEED
    assert share.interval == wilson(3, 8)


def test_shared_seeds_are_resampled_as_wholes() -> None:
    counts = [(4, 4), (0, 4), (1, 4), (4, 4), (2, 4), (0, 4), (3, 4), (4, 4)]
    share = share_of(per_seed(counts))
    assert share.method is IntervalMethod.SEED_BOOTSTRAP
    # An independent resampling, with another generator: within resampling error of the first.
    generator = np.random.default_rng(99)
    table = np.array(counts)
    drawn = table[generator.integers(0, len(table), (20_000, len(table)))].sum(1)
    expected = np.quantile(drawn[:, 0] / drawn[:, 1], [0.025, 0.975])
    assert share.interval == pytest.approx(expected, abs=0.02)
    independent = wilson(share.passed, share.n)
    assert share.interval is not None
    assert share.interval.high - share.interval.low > independent.high - independent.low


def test_the_bootstrap_does_not_hang_on_the_order_of_the_trials() -> None:
    trials = per_seed([(4, 4), (0, 4), (1, 4), (3, 4)])
    assert share_of(trials) == share_of(trials[::-1])


@pytest.mark.parametrize("all_passed", [True, False])
def test_all_or_none_never_has_an_interval_without_width(all_passed: bool) -> None:
    share = share_of(per_seed([(4 * all_passed, 4)] * 5))
    assert share.method is IntervalMethod.SEED_WILSON
    assert share.interval == pytest.approx(wilson(5 * all_passed, 5), abs=1e-9)


@pytest.mark.parametrize(
    "counts", [[(1, 4), (3, 4)], [(3, 4), (3, 4)], [(1, 2)] * 6, [(4, 4), (0, 4), (1, 4), (2, 3)]]
)
def test_few_or_equal_seeds_are_the_units_of_a_wide_interval(counts: list[tuple[int, int]]) -> None:
    share = share_of(per_seed(counts))
    assert share.method is IntervalMethod.SEED_WILSON
    assert share.rate is not None and share.interval is not None
    expected = proportion_confint(share.rate * share.seeds, share.seeds, method="wilson")
    assert share.interval == pytest.approx(expected, abs=1e-9)
    independent = wilson(share.passed, share.n)
    assert share.interval.low < independent.low and share.interval.high > independent.high


@pytest.mark.parametrize(("successes", "n"), [(0, 5), (3, 8), (8, 8), (1, 1)])
def test_of_whole_successes_both_intervals_of_wilson_are_one(successes: int, n: int) -> None:
    expected = stats.binomtest(successes, n).proportion_ci(0.95, method="wilson")
    found = wilson_of_share(successes / n, n)
    assert found == pytest.approx((expected.low, expected.high), abs=1e-9)


@pytest.mark.parametrize(("share", "units"), [(0.5, 0), (-0.1, 3), (1.1, 3)])
def test_impossible_shares_are_refused(share: float, units: int) -> None:
    with pytest.raises(ValueError):
        wilson_of_share(share, units)


def test_unanswered_cases_are_outside_and_format_errors_inside() -> None:
    broken = replace(PLAIN, case_id=2, outcome=TrialOutcome.FORMAT_ERROR, cells_right=0)
    absent = replace(PLAIN, case_id=3, outcome=TrialOutcome.UNANSWERED, cells_right=0)
    (facts,) = group([PLAIN, broken, absent], (Grouping.FAMILY,))
    assert (facts.share.passed, facts.share.n) == (1, 2)
    assert (facts.format_errors, facts.unanswered, facts.asked) == (1, 1, 3)
    assert (facts.cells_right, facts.cells_total) == (6, 12)
    assert facts.case_ids == (1, 2)


def test_incomplete_answers_are_in_n_and_never_right_and_inputs_not_had_are_beside_it() -> None:
    outcomes = (TrialOutcome.INCOMPLETE, TrialOutcome.INPUT_CUT, TrialOutcome.INPUT_TOO_LONG)
    others = [
        replace(PLAIN, case_id=2 + at, outcome=outcome, cells_right=0, cost=0.5)
        for at, outcome in enumerate(outcomes)
    ]
    (facts,) = group([PLAIN, *others], ())
    assert (facts.share.passed, facts.share.n, facts.asked, facts.unanswered) == (1, 2, 4, 0)
    assert (facts.incomplete, facts.input_cut, facts.input_too_long, facts.apart) == (1, 1, 1, 2)
    assert (facts.cells_right, facts.cells_total) == (6, 12)
    assert facts.case_ids == (1, 2)
    assert (facts.cost.value, facts.cost.known) == (0.5, 1)


def test_constrained_output_is_never_pooled_with_free_text() -> None:
    facts = group([PLAIN, replace(PLAIN, case_id=2, constrained=True)], ())
    assert [(one.constrained, one.share.n) for one in facts] == [(False, 1), (True, 1)]


def test_what_was_not_told_is_never_counted_as_zero() -> None:
    told = replace(PLAIN, input_tokens=100, cost=0.5, truncated=False)
    (facts,) = group([told, replace(PLAIN, case_id=2)], ())
    assert (facts.mean_input_tokens.value, facts.mean_input_tokens.known) == (100.0, 1)
    assert (facts.cost.value, facts.cost.known, facts.cost.of) == (0.5, 1, 2)
    assert (facts.truncated.value, facts.truncated.known) == (0.0, 1)
    (none,) = group([PLAIN], ())
    assert (none.cost.value, none.truncated.value, none.mean_input_tokens.value) == (None,) * 3


def test_output_and_reasoning_tokens_are_means_over_the_answered_that_tell() -> None:
    some = [
        replace(PLAIN, output_tokens=10, reasoning_tokens=0),
        replace(PLAIN, output_tokens=5),
        replace(PLAIN, output_tokens=900, outcome=TrialOutcome.INPUT_CUT),
        PLAIN,
        replace(PLAIN, outcome=TrialOutcome.UNANSWERED),
    ]
    (facts,) = group(some, ())
    assert facts.mean_output_tokens == Known(7.5, known=2, of=3)
    assert facts.mean_reasoning_tokens == Known(0.0, known=1, of=3)  # told to be none
    (silent,) = group([PLAIN], ())
    assert silent.mean_output_tokens == silent.mean_reasoning_tokens == Known(None, 0, 1)


def test_leaving_the_scratch_cell_out_changes_both_counts() -> None:
    (facts,) = group([PLAIN, wrong(replace(PLAIN, case_id=2))], (), scratch=False)
    assert (facts.cells_right, facts.cells_total) == (5 + 2, 10)


def test_simulated_trials_are_never_pooled_with_real_ones() -> None:
    facts = group([PLAIN, replace(PLAIN, simulated=True)], ())
    assert [(one.simulated, one.share.n) for one in facts] == [(False, 1), (True, 1)]


def test_groups_come_in_the_order_of_numbers_and_families() -> None:
    trials = [
        replace(PLAIN, length=length, family=family)
        for length in (200, 20, 2)
        for family in (Family.COPY, Family.FIXED)
    ]
    keys = [one.key for one in group(trials, (Grouping.FAMILY, Grouping.LENGTH))]
    assert keys == [
        (family, length) for family in (Family.FIXED, Family.COPY) for length in (2, 20, 200)
    ]


APART = (TrialOutcome.INPUT_CUT, TrialOutcome.INPUT_TOO_LONG)
COUNTED = (
    TrialOutcome.RIGHT,
    TrialOutcome.WRONG,
    TrialOutcome.FORMAT_ERROR,
    TrialOutcome.INCOMPLETE,
)
outcomes = st.sampled_from(TrialOutcome)
some_trials = st.lists(
    st.builds(
        lambda case, seed, form, outcome, right: replace(
            PLAIN,
            case_id=case,
            seed=seed,
            form=form,
            outcome=outcome,
            cells_right=6 if outcome is TrialOutcome.RIGHT else right * outcome.startswith("wrong"),
            cells_total=0 if outcome in APART or outcome is TrialOutcome.UNANSWERED else 6,
            scratch_right=outcome is TrialOutcome.RIGHT,
        ),
        st.integers(1, 9),
        st.integers(0, 3),
        st.sampled_from(["code", "sheet"]),
        outcomes,
        st.integers(0, 5),
    ),
    max_size=30,
)


@settings(max_examples=60, deadline=None)
@given(some_trials)
def test_every_trial_is_counted_once_and_in_one_group(trials: list[Trial]) -> None:
    facts = group(trials, (Grouping.FORM,))
    assert sum(one.asked for one in facts) == len(trials)
    for one in facts:
        mine = [trial for trial in trials if (trial.form,) == one.key]
        assert one.share.n + one.unanswered + one.apart == one.asked == len(mine)
        counted = [t for t in mine if t.outcome in COUNTED]
        assert one.share.n == len(counted)
        assert one.share.passed == sum(t.outcome is TrialOutcome.RIGHT for t in counted)
        assert one.incomplete == sum(t.outcome is TrialOutcome.INCOMPLETE for t in counted)
        assert one.input_cut == sum(t.outcome is TrialOutcome.INPUT_CUT for t in mine)
        assert one.input_too_long == sum(t.outcome is TrialOutcome.INPUT_TOO_LONG for t in mine)
        assert one.cells_right == sum(t.cells_right for t in counted)
        assert one.cells_total == 6 * len(counted)
        if one.share.interval is not None and one.share.rate is not None:
            low, high = one.share.interval
            assert 0 <= low <= one.share.rate <= high <= 1
            assert low < high


# Comparisons


def test_pairs_are_of_the_same_case_and_the_rest_is_said_to_be_lost() -> None:
    first = [PLAIN, wrong(replace(PLAIN, case_id=2)), replace(PLAIN, case_id=3)]
    second = [
        wrong(replace(PLAIN, examinee_id=2)),
        replace(PLAIN, case_id=2, examinee_id=2),
        replace(PLAIN, case_id=3, examinee_id=2, outcome=TrialOutcome.UNANSWERED),
    ]
    found = agreement(first, second, same_case)
    assert found == Agreement(both=0, only_first=1, only_second=1, neither=0, lost=1, seeds=1)


def test_a_pair_of_which_one_side_never_had_the_prompt_is_left_out_and_counted() -> None:
    cut = replace(PLAIN, case_id=2, outcome=TrialOutcome.INPUT_CUT, cells_right=0, cells_total=0)
    long = replace(cut, case_id=3, outcome=TrialOutcome.INPUT_TOO_LONG)
    first = [PLAIN, cut, long, replace(PLAIN, case_id=4), replace(cut, case_id=5)]
    second = [
        PLAIN,
        replace(PLAIN, case_id=2),
        long,
        replace(PLAIN, case_id=4, outcome=TrialOutcome.UNANSWERED),
    ]
    expected = Agreement(both=1, only_first=0, only_second=0, neither=0, lost=1, seeds=1, apart=2)
    assert agreement(first, second, same_case) == expected


def test_forms_are_paired_by_seed_family_and_length() -> None:
    code = [replace(PLAIN, seed=s, case_id=s) for s in (1, 2)]
    sheet = [wrong(replace(PLAIN, seed=s, case_id=50 + s, form="sheet")) for s in (2, 1)]
    assert agreement(code, sheet, same_task) == Agreement(0, 2, 0, 0, 0, 2)


def test_two_trials_of_one_key_are_refused() -> None:
    with pytest.raises(ValueError):
        agreement([PLAIN, PLAIN], [PLAIN], same_case)


@pytest.mark.parametrize(("only_first", "only_second"), [(1, 0), (5, 1), (4, 9), (86, 150)])
def test_mcnemar_is_the_binomial_test_of_the_pairs_that_disagree(
    only_first: int, only_second: int
) -> None:
    expected = stats.binomtest(only_first, only_first + only_second, 0.5).pvalue
    found = mcnemar_exact(Agreement(10, only_first, only_second, 3, 0, 1))
    assert found == pytest.approx(expected, abs=1e-9)


def test_mcnemar_without_any_disagreement_is_one_and_without_pairs_is_nothing() -> None:
    assert mcnemar_exact(Agreement(3, 0, 0, 2, 0, 1)) == 1.0
    assert mcnemar_exact(Agreement(0, 0, 0, 0, 4, 0)) is None


def test_holm_on_a_published_example() -> None:
    # Four hypotheses with raw p values .01, .04, .03, .005 (in that order).
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx((0.03, 0.06, 0.06, 0.02), abs=1e-12)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.floats(0, 1), max_size=8))
def test_holm_is_the_step_down_of_its_definition(values: list[float]) -> None:
    order = sorted(range(len(values)), key=values.__getitem__)
    expected, worst = [0.0] * len(values), 0.0
    for rank, at in enumerate(order):
        worst = max(worst, min(1.0, (len(values) - rank) * values[at]))
        expected[at] = worst
    assert holm(values) == pytest.approx(tuple(expected), abs=1e-9)


# Planning


@pytest.mark.parametrize(("p1", "p2", "power"), [(0.5, 0.3, 0.8), (0.9, 0.6, 0.9), (0, 0.2, 0.8)])
def test_the_seeds_needed_are_those_of_the_arcsine_formula(
    p1: float, p2: float, power: float
) -> None:
    effect = 2 * math.asin(math.sqrt(p1)) - 2 * math.asin(math.sqrt(p2))
    z = stats.norm.ppf(0.975) + stats.norm.ppf(power)
    assert seeds_needed(p1, p2, power) == pytest.approx(2 * (z / effect) ** 2, abs=1)
    assert seeds_needed(p1, p2, power) >= 2 * (z / effect) ** 2 - 0.01


def test_a_published_sample_size() -> None:
    # Cohen's tables: h = 0.50, two-sided .05, power .80 needs 63 a group.
    p2 = math.sin(math.asin(math.sqrt(0.5)) - 0.25) ** 2
    assert seeds_needed(0.5, p2) == 63


@pytest.mark.parametrize(("p1", "p2"), [(0, 1), (1, 0), (0, 0.98), (0.02, 1), (0.1, 0.9)])
@pytest.mark.parametrize(
    ("power", "alpha", "fewest"), [(0.8, 0.05, 6), (0.5, 0.01, 8), (0.5, 0.4, 3)]
)
def test_rates_far_apart_need_as_many_seeds_as_make_the_exact_test_significant(
    p1: float, p2: float, power: float, alpha: float, fewest: int
) -> None:
    assert stats.binomtest(fewest, fewest).pvalue <= alpha
    assert stats.binomtest(fewest - 1, fewest - 1).pvalue > alpha
    assert seeds_needed(p1, p2, power, alpha) == fewest


@pytest.mark.parametrize(("p1", "p2"), [(0.5, 0.5), (-0.1, 0.5), (0.2, 1.2)])
def test_equal_or_impossible_rates_are_refused(p1: float, p2: float) -> None:
    with pytest.raises(ValueError):
        seeds_needed(p1, p2)


def test_the_correction_leaves_what_a_collection_looks_through_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """statsmodels collects at every call: only what is new then may be looked through."""
    seen: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: seen.append(gc.get_freeze_count()))
    before = gc.get_freeze_count()
    holm([0.01, 0.02, 0.3])
    assert seen and min(seen) > max(before, 1_000)
    assert gc.get_freeze_count() == before or before > 0
