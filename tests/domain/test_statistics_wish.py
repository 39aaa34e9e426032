"""What a document remembers of a wished report, and what groups never pool."""

from dataclasses import replace

import numpy as np
import pytest
from scipy.stats import bootstrap
from statistics_trials import PLAIN, wrong

from statelab_gui.domain.runs import ToolsGroup
from statelab_gui.domain.statistics import shares
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.groups import Grouping, group
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.domain.statistics.reporting import (
    Fitted,
    ReportChoices,
    digest_of,
    grouping,
    reporting,
    with_horizons,
)


def ended(work):
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize(
    "wish",
    [
        ReportWish(),
        ReportWish(frozenset({2, 1}), None, ReportChoices((), scratch=False)),
        ReportWish(None, frozenset({7}), ReportChoices((Grouping.FORM,), simulated=True)),
    ],
)
def test_a_wish_comes_back_as_it_was_remembered(wish: ReportWish) -> None:
    assert ReportWish.from_json(wish.to_json()) == wish


@pytest.mark.parametrize(
    "text",
    [
        None,
        "",
        "[]",
        "{}",
        "null",
        "\x00",
        '{"sets":3,"examinees":null,"grouping":[],"scratch":1,"simulated":0}',
        '{"sets":null,"examinees":null,"grouping":["colour"],"scratch":true,"simulated":false}',
    ],
)
def test_what_cannot_be_read_is_the_wish_to_begin_with(text: str | None) -> None:
    assert ReportWish.from_json(text) == ReportWish()


def test_of_a_choice_that_is_gone_everything_is_wanted() -> None:
    wish = ReportWish(frozenset({1, 2}), frozenset({5}))
    assert wish.among([1, 3], [6]) == ReportWish(frozenset({1}), None)
    assert wish.among([1, 2], [5]) == ReportWish()


def test_tools_keep_groups_apart_though_nobody_asks_for_it() -> None:
    with_tools = wrong(replace(PLAIN, examinee_id=2, tools=ToolsGroup.WITH))
    facts = group([PLAIN, with_tools], ())
    assert [(one.tools, one.share.passed, one.share.n) for one in facts] == [
        (ToolsGroup.WITHOUT, 1, 1),
        (ToolsGroup.WITH, 0, 1),
    ]


def test_rulings_are_counted_and_change_no_figure() -> None:
    trials = [
        replace(PLAIN, ruled_right=True),
        replace(wrong(PLAIN), case_id=2, ruled_right=True),
        replace(wrong(PLAIN), case_id=3, ruled_right=False),
        replace(PLAIN, case_id=4),
    ]
    (facts,) = group(trials, ())
    assert (facts.rulings, facts.rulings_differ) == (3, 1)
    (plain,) = group([replace(trial, ruled_right=None) for trial in trials], ())
    assert replace(facts, rulings=0, rulings_differ=0) == plain
    assert digest_of(trials) != digest_of([replace(trial, ruled_right=None) for trial in trials])


def test_many_seeds_are_drawn_in_portions_that_change_no_interval(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    part, whole = np.array([4, 0, 1, 4, 2]), np.array([4, 4, 4, 4, 4])

    def ratio(one, other, axis=-1):
        return one.sum(axis=axis) / other.sum(axis=axis)

    expected = bootstrap(
        (part, whole),
        ratio,
        paired=True,
        vectorized=True,
        n_resamples=shares.RESAMPLES,
        method="percentile",
        rng=np.random.default_rng(shares.RANDOM_SEED),
    ).confidence_interval
    for at_once in (2_000_000, 5_000):
        monkeypatch.setattr(shares, "_DRAWN_AT_ONCE", at_once)
        found = shares.bootstrap_ratio(part, whole)
        assert found == pytest.approx((expected.low, expected.high), abs=1e-9)


def test_horizons_that_were_fitted_are_not_fitted_again() -> None:
    trials = [
        replace(PLAIN, seed=seed, length=length, case_id=10 * seed + length)
        if (seed + length) % 3
        else wrong(replace(PLAIN, seed=seed, length=length, case_id=10 * seed + length))
        for seed in range(6)
        for length in (1, 3, 7)
    ]
    held = {trial.case_id: Baseline(0, 0, 6, False, False) for trial in trials}
    choices, fitted = ReportChoices(), Fitted()
    first = ended(grouping(trials, held, choices))
    assert (first.whole, first.horizons) == (False, ())
    whole = ended(with_horizons(first, trials, fitted))
    assert whole == ended(reporting(trials, held, choices)) and whole.whole
    steps = list(with_horizons(first, trials, dict(fitted)))
    assert steps == []  # nothing was left to do
    assert len(fitted) == 1
