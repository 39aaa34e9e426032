"""A report's comparisons, horizons and what is left out."""

import hashlib
import json
from collections.abc import Generator
from dataclasses import replace
from typing import Any

import pytest
from scipy.stats import binomtest
from statistics_trials import PLAIN, wrong

from statelab_gui.domain.families import Family
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.reporting import (
    Comparison,
    ComparisonKind,
    Report,
    ReportChoices,
    digest_of,
    reporting,
    writing_down,
)
from statelab_gui.domain.statistics.trials import Trial, TrialOutcome

NOTHING = Baseline(echo=1, last_constant=2, total=6, echo_scratch=False, last_scratch=True)


def made(trials: list[Trial], **choices: Any) -> Report:
    work: Generator[Any, None, Report] = reporting(
        trials, {trial.case_id: NOTHING for trial in trials}, ReportChoices(**choices)
    )
    while True:
        try:
            next(work)
        except StopIteration as end:
            report: Report = end.value
            return report


def two_forms(seeds: int) -> list[Trial]:
    """Code right for every seed, sheet right for every third; one case each."""
    code = [replace(PLAIN, seed=s, case_id=2 * s) for s in range(seeds)]
    sheet = [replace(PLAIN, seed=s, case_id=2 * s + 1, form="sheet") for s in range(seeds)]
    return code + [t if t.seed % 3 == 0 else wrong(t) for t in sheet]


def only(report: Report, kind: ComparisonKind) -> list[Comparison]:
    return [one for one in report.comparisons if one.kind is kind]


def test_code_is_compared_with_sheet_on_the_same_task() -> None:
    (one,) = made(two_forms(9)).comparisons
    assert (one.kind, one.first, one.second) == (ComparisonKind.FORMS, "code", "sheet")
    table = one.table
    assert (table.both, table.only_first, table.only_second, table.neither) == (3, 6, 0, 0)
    assert one.p == pytest.approx(binomtest(6, 6, 0.5).pvalue, abs=1e-9)
    assert one.p_holm == one.p  # a single comparison has nothing to be corrected for


def test_several_comparisons_are_corrected_together() -> None:
    mine = two_forms(9)
    theirs = [replace(trial, examinee_id=2) for trial in two_forms(9)]
    report = made(mine + theirs)
    assert len(only(report, ComparisonKind.FORMS)) == 2
    (models,) = only(report, ComparisonKind.EXAMINEES)
    assert models.table.both + models.table.neither == 18
    assert (models.p, models.p_holm) == (1.0, 1.0)
    forms = only(report, ComparisonKind.FORMS)[0]
    assert forms.p is not None and forms.p_holm == pytest.approx(min(1, 3 * forms.p), abs=1e-12)


def test_simulated_trials_are_left_out_unless_asked_for_and_then_stand_alone() -> None:
    trials = [*two_forms(3), *(replace(trial, simulated=True) for trial in two_forms(3))]
    without = made(trials)
    assert (without.trials, without.left_out_simulated) == (6, 6)
    assert not any(line.facts.simulated for line in without.lines)
    asked = made(trials, simulated=True)
    assert {line.facts.simulated for line in asked.lines} == {True, False}
    assert [one.simulated for one in asked.comparisons] == [False, True]
    assert without.digest != asked.digest


def test_baselines_stand_beside_every_group_on_its_own_cases() -> None:
    report = made(two_forms(3))
    for line in report.lines:
        assert line.echo.n == line.last_constant.n == line.facts.share.n
        assert (line.echo.cells_right, line.echo.cells_total) == (3, 18)
    scratchless = made(two_forms(3), scratch=False).lines[0]
    assert (scratchless.last_constant.cells_right, scratchless.last_constant.cells_total) == (3, 15)


def test_a_horizon_is_asked_of_every_family_form_and_examinee() -> None:
    trials = [
        replace(PLAIN, family=family, form=form, length=length, case_id=length)
        for family in (Family.COPY, Family.FIXED)
        for form in ("code", "sheet")
        for length in (2, 20)
    ]
    keys = [(one.family, one.form) for one in made(trials).horizons]
    assert keys == [
        (Family.FIXED, "code"),
        (Family.FIXED, "sheet"),
        (Family.COPY, "code"),
        (Family.COPY, "sheet"),
    ]


def test_the_digest_tells_other_data_from_the_same_in_another_order() -> None:
    trials = two_forms(4)
    assert made(trials).digest == made(trials[::-1]).digest
    assert made(trials).digest != made([*trials[:-1], replace(trials[-1], cost=0.1)]).digest


def test_nothing_asked_gives_an_empty_report() -> None:
    report = made([])
    assert (report.lines, report.comparisons, report.horizons) == ((), (), ())


def test_the_points_of_a_curve_do_not_hang_on_the_groups() -> None:
    trials = [*two_forms(9), *(replace(t, length=20, case_id=t.case_id + 50) for t in two_forms(6))]
    report = made(trials, grouping=())
    code, sheet = report.by_length
    assert (code.form, code.key) == ("code", (1, Family.COPY, "code", False, 0))
    assert [(length, share.passed, share.n) for length, share in code.points] == [
        (2, 9, 9),
        (20, 6, 6),
    ]
    assert [(length, share.passed) for length, share in sheet.points] == [(2, 3), (20, 2)]
    assert made(trials).by_length == report.by_length


def test_curves_and_horizons_are_of_one_recipe_and_groups_tell_which_they_pool() -> None:
    other = [replace(t, recipe=7, case_id=t.case_id + 90, length=30) for t in two_forms(6)]
    trials = [*two_forms(6), *other]
    pooled = made(trials, grouping=())
    assert [line.facts.recipes for line in pooled.lines] == [(0, 7)]
    assert [(one.recipe, one.form) for one in pooled.by_length] == [
        (0, "code"),
        (0, "sheet"),
        (7, "code"),
        (7, "sheet"),
    ]
    assert {one.key for one in pooled.horizons} == {one.key for one in pooled.by_length}
    assert all(one.horizon.n == 6 for one in pooled.horizons)
    apart = made(trials)  # the recipe is among the groupings to begin with
    assert {line.facts.recipes for line in apart.lines} == {(0,), (7,)}


def test_a_comparison_tells_the_recipes_of_its_pairs() -> None:
    alone = [replace(t, recipe=7, case_id=t.case_id + 90) for t in two_forms(3) if t.form == "code"]
    (one,) = made([*two_forms(6), *alone]).comparisons
    assert one.recipes == (0,)  # of recipe 7 no task was answered in both forms
    both = [replace(t, recipe=7, case_id=t.case_id + 90) for t in two_forms(3)]
    (one,) = made([*two_forms(6), *both]).comparisons
    assert one.recipes == (0, 7)


def test_a_comparison_is_told_apart_by_family() -> None:
    trials = [*two_forms(9), *(replace(trial, family=Family.ADD) for trial in two_forms(3))]
    (one,) = made(trials).comparisons
    counts = {family: (t.both, t.only_first, t.pairs) for family, t in one.by_family}
    assert counts == {Family.ADD: (1, 2, 3), Family.COPY: (3, 6, 9)}
    assert one.table.pairs == 12


def test_the_digest_is_that_of_the_trials_written_down() -> None:
    trials = two_forms(2)
    work = writing_down(trials)
    with pytest.raises(StopIteration) as end:
        while True:
            next(work)
    text: bytes = end.value.value
    assert hashlib.sha256(text).hexdigest() == made(trials[::-1]).digest == digest_of(trials)
    assert len(text.splitlines()) == 4 and not text.endswith(b"\n")
    assert json.loads(text.splitlines()[0])["cells_total"] == 6


def test_simulated_comparisons_weigh_on_no_real_one() -> None:
    trials = two_forms(9)
    trials += [replace(trial, examinee_id=2) for trial in two_forms(9)]
    real = made(trials)
    assert {one.compared for one in real.comparisons} == {3}
    simulated = [replace(trial, examinee_id=3, simulated=True) for trial in two_forms(9)]
    both = made([*trials, *simulated], simulated=True)
    assert tuple(one for one in both.comparisons if not one.simulated) == real.comparisons
    (apart,) = (one for one in both.comparisons if one.simulated)
    assert (apart.compared, apart.p_holm) == (1, apart.p)


def test_what_never_had_the_whole_prompt_is_in_no_figure_but_its_own_count() -> None:
    trials = [*two_forms(9), *(replace(t, length=20, case_id=t.case_id + 50) for t in two_forms(9))]
    apart = [
        replace(trial, outcome=outcome, cells_right=0, cells_total=0, scratch_right=None)
        for trial, outcome in zip(
            [replace(t, length=40, case_id=t.case_id + 99) for t in two_forms(3)[:2]],
            (TrialOutcome.INPUT_CUT, TrialOutcome.INPUT_TOO_LONG),
            strict=True,
        )
    ]
    without, report = made(trials, grouping=()), made([*trials, *apart], grouping=())
    assert (report.trials, report.answered, report.unanswered) == (38, 36, 0)
    assert (report.input_cut, report.input_too_long, report.incomplete) == (1, 1, 0)
    assert report.by_length == without.by_length and report.horizons == without.horizons
    assert report.comparisons == without.comparisons
    (line,), (before,) = report.lines, without.lines
    assert line.facts.share == before.facts.share
    assert (line.echo, line.last_constant) == (before.echo, before.last_constant)


def test_of_one_task_asked_twice_the_answer_counts_and_not_the_input_that_was_cut() -> None:
    cut = replace(PLAIN, outcome=TrialOutcome.INPUT_CUT, cells_right=0, cells_total=0)
    sheet = [replace(cut, case_id=2, form="sheet"), replace(PLAIN, case_id=4, form="sheet")]
    (one,) = made([PLAIN, *sheet]).comparisons
    assert (one.table.both, one.table.apart) == (1, 0)
