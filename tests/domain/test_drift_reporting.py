"""The drift part of a report: what is counted, what is left out, and what the digest covers."""

import hashlib
import json
import random
from dataclasses import replace

import pytest
import slow_measures as slow
from drift_rows import PLAIN, row, rows_of
from statistics_trials import PLAIN as TRIAL

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily, Language
from statelab_gui.domain.drift.matrix import ARM_FIELDS, model_key
from statelab_gui.domain.drift.measures import LeftOut
from statelab_gui.domain.drift.reporting import DriftData, drift_reporting
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Setting
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.reporting import (
    ReportChoices,
    digest_of,
    grouping,
    used,
    writing_down,
)

CLEAN, HARD, CONTROL = Condition.CLEAN, Condition.HARD, Condition.CONTROL_HARD
NOTHING = Baseline(echo=1, last_constant=2, total=6, echo_scratch=False, last_scratch=True)


def ended(work):
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def made(rows, simulated=False, models=None):
    return ended(drift_reporting(DriftData(rows, models or {}), simulated))


def whole(trials, rows, **choices):
    baselines = {trial.case_id: NOTHING for trial in trials}
    return ended(grouping(trials, baselines, ReportChoices(**choices), DriftData(rows)))


def test_a_document_without_drift_answers_has_no_drift_part():
    assert made([]) is None
    assert whole([TRIAL], []).drift is None


def test_the_measures_are_those_of_the_rows():
    found = made(rows_of({CLEAN: [1, 1, 1, 0], CONTROL: [1, 1, 0, 0], HARD: [1, 0, 0, 0.5]}))
    gaps = {gap.condition: gap for gap in found.measures.gaps if gap.family is None}
    assert gaps["hard"].loss.car.value == 0.5
    assert gaps["hard"].control.car.value == 0.25
    assert gaps["hard"].loss.mean.value == 0.375
    assert (found.asked, found.answered, found.items) == (12, 12, 4)


def test_every_row_is_answered_unanswered_or_apart():
    rows = [
        row(1, HARD, 1.0),
        row(2, HARD, 0.0, status=CaseStatus.FORMAT_ERROR),
        row(3, HARD, 0.0, status=CaseStatus.INCOMPLETE),
        row(4, HARD, None),
        row(5, HARD, None, status=CaseStatus.INPUT_CUT, reply_id=9),
        row(6, HARD, None, status=CaseStatus.NOT_GRADED, reply_id=10),
    ]
    found = made(rows)
    assert (found.asked, found.answered, found.unusable) == (6, 3, 2)
    assert (found.unanswered, found.apart) == (1, 2)
    standing = found.measures.standings[0]
    assert (standing.items, standing.unusable, standing.car.value) == (3, 2, pytest.approx(1 / 3))
    assert standing.left == {LeftOut.UNANSWERED: 1, LeftOut.APART: 2}


UNUSABLE = (CaseStatus.FORMAT_ERROR, CaseStatus.INCOMPLETE)
LEFT = (
    CaseStatus.UNANSWERED,
    CaseStatus.NOT_GRADED,
    CaseStatus.INPUT_CUT,
    CaseStatus.INPUT_TOO_LONG,
)


def any_rows(drawn, items=40):
    """Answers of every kind to each item in three conditions, some asked twice."""
    for item in range(1, items + 1):
        for condition in (CLEAN, CONTROL, HARD):
            for repeat in range(1, drawn.choice((1, 1, 2)) + 1):
                kind = drawn.random()
                if kind < 0.2:
                    status, score = drawn.choice(LEFT), None
                elif kind < 0.3:
                    status, score = drawn.choice(UNUSABLE), 0.0
                else:
                    score = drawn.choice((0.0, 0.25, 0.9999, 1.0, 1.0))
                    status = CaseStatus.RIGHT if score == 1 else CaseStatus.WRONG
                answered = status is not CaseStatus.UNANSWERED
                yield row(
                    item,
                    condition,
                    score,
                    status=status,
                    repeat=repeat,
                    reply_id=item * 100 + repeat if answered else None,
                )


@pytest.mark.parametrize("seed", range(2))
def test_every_figure_agrees_with_counting_by_hand_whatever_became_of_the_answers(seed):
    """Not graded, unanswered and cut are in no denominator, and no answer is wrong for it; what
    cannot be used is 0 in every one."""
    rows = list(any_rows(random.Random(seed)))
    scores = {condition: {} for condition in (CLEAN, CONTROL, HARD)}
    for one in rows:
        if one.status not in LEFT:
            value = 0.0 if one.status in UNUSABLE else one.score
            scores[one.condition].setdefault(one.item_key, []).append(value)
    found = made(rows)
    assert found.asked == len(rows) == found.answered + found.unanswered + found.apart
    assert found.answered == sum(
        len(repeats) for side in scores.values() for repeats in side.values()
    )
    assert found.unusable == sum(one.status in UNUSABLE for one in rows)
    assert found.not_graded == sum(one.status is CaseStatus.NOT_GRADED for one in rows) > 0
    assert found.apart == sum(one.status in LEFT[1:] for one in rows)
    for standing in found.measures.standings:
        if standing.family is None:
            mine = scores[Condition(standing.condition)]
            assert standing.items == len(mine)
            assert standing.car.value == pytest.approx(float(slow.car(mine)), abs=1e-12)
            assert standing.mean.value == pytest.approx(float(slow.mean(mine)), abs=1e-12)
            asked = {one.item_key for one in rows if one.condition == standing.condition}
            assert sum(standing.left.values()) == len(asked - mine.keys())
            nothing = {key: [0] for key in mine}
            low, high = slow.resampled(mine, nothing, slow.car, 300, seed)
            assert standing.car.interval.low == pytest.approx(low, abs=0.06)
            assert standing.car.interval.high == pytest.approx(high, abs=0.06)
    (gap,) = [g for g in found.measures.gaps if (g.condition, g.family) == (HARD, None)]
    for paired, first in ((gap.loss, CLEAN), (gap.control, CONTROL)):
        one, other = slow.both(scores[first], scores[HARD])
        assert paired.pairs == len(one)
        for estimate, figure in ((paired.car, slow.car), (paired.mean, slow.mean)):
            value = float(figure(one) - figure(other))
            assert estimate.value == pytest.approx(value, abs=1e-12)
            low, high = slow.resampled(one, other, figure, 300, seed)
            assert estimate.interval.low == pytest.approx(low, abs=0.06)
            assert estimate.interval.high == pytest.approx(high, abs=0.06)


def test_a_score_beside_a_status_that_is_apart_counts_for_nothing():
    found = made([row(1, HARD, 1.0, status=CaseStatus.INPUT_CUT)])
    assert found.answered == 0
    assert not found.has_data


def test_simulated_answers_are_left_out_unless_asked_for_and_then_stand_apart():
    rows = [row(1, HARD, 1.0), row(1, HARD, 0.0, 2, simulated=True)]
    found = made(rows)
    assert (found.asked, found.left_out_simulated) == (1, 1)
    found = made(rows, simulated=True)
    assert (found.asked, found.left_out_simulated) == (2, 0)
    assert [s.arm.simulated for s in found.measures.standings if s.family is None] == [False, True]


def test_only_simulated_answers_make_a_part_that_says_so():
    found = made([row(1, HARD, 1.0, simulated=True), row(2, HARD, None, simulated=True)])
    assert (found.asked, found.left_out_simulated, found.has_data) == (0, 1, False)


def test_arms_of_one_model_are_compared_and_models_are_not():
    rows = [row(1, HARD, 1.0, who) for who in (1, 2, 3)]
    found = made(rows, models={1: "m", 2: "m", 3: "other"})
    pairs = {(d.first.who, d.second.who) for d in found.measures.differences}
    assert pairs == {(1, 2)}


def test_arms_of_a_model_have_all_other_settings_alike():
    settings = {key: Setting.of("x") for key in ARM_FIELDS}
    settings |= {"model": Setting.of("m"), "provider": NOT_PROVIDED}
    other = {**settings, **{key: Setting.of("y") for key in ARM_FIELDS}}
    other |= {"date": Setting.of("2026-11-30"), "context_window": Setting.of("8192")}
    other |= {"temperature": BLANK}
    assert model_key(settings) == model_key(other)
    assert model_key(settings) != model_key({**settings, "model": Setting.of("n")})


def test_what_was_realised_is_averaged_over_cases_however_often_they_were_asked():
    rows = [row(1, HARD, 1.0), row(1, HARD, 1.0, 2), row(2, HARD, 0.0, variants=1, turns=4)]
    (hard,) = made(rows).realised
    assert (hard.condition, hard.cases) == (HARD, 2)
    assert (hard.variants, hard.decoys, hard.turns) == (2.0, 2.0, 6.0)


def test_tokens_and_cost_are_summed_over_the_answers_that_tell():
    rows = [
        row(1, HARD, 1.0),
        row(2, HARD, 0.0, input_tokens=None, cost=None),
        row(1, CLEAN, 1.0),
        row(3, HARD, None, input_tokens=None, output_tokens=None, cost=None),
    ]
    every, clean, hard = made(rows).used
    assert (every.condition, clean.condition, hard.condition) == (None, CLEAN, HARD)
    assert every.replies == 3  # a case not answered used nothing
    assert (every.input_tokens.value, every.input_tokens.known, every.input_tokens.of) == (
        200,
        2,
        3,
    )
    assert (every.output_tokens.value, every.output_tokens.known) == (30, 3)
    assert (hard.cost.value, hard.cost.known) == (0.5, 1)


def test_an_answer_that_was_not_graded_used_its_tokens_all_the_same():
    (used_,) = made([row(1, HARD, None, status=CaseStatus.NOT_GRADED, reply_id=3)]).used
    assert used_.input_tokens.value == 100


def test_families_and_languages_are_those_answered():
    rows = [row(1, HARD, 1.0), row(2, HARD, 1.0, family=DriftFamily.SQL, language=Language.ZH_TW)]
    found = made(rows)
    assert found.families == (DriftFamily.ORDERS, DriftFamily.SQL)
    assert found.languages == (Language.EN, Language.ZH_TW)


def test_drift_changes_no_figure_of_the_state_report():
    trials = [TRIAL, replace(TRIAL, case_id=2, seed=8)]
    plain, both = whole(trials, []), whole(trials, rows_of({HARD: [1, 0]}))
    assert replace(both, drift=None, digest="") == replace(plain, drift=None, digest="")


def test_the_digest_of_a_document_without_drift_is_that_of_its_trials():
    trials = [TRIAL, replace(TRIAL, case_id=2)]
    text = ended(writing_down(trials))
    assert len(text.splitlines()) == 2
    assert whole(trials, []).digest == hashlib.sha256(text).hexdigest()


def test_the_digest_covers_every_drift_row_that_is_used():
    rows = rows_of({CLEAN: [1, 0], HARD: [0, 0]})
    first = whole([TRIAL], rows)
    assert first.digest == digest_of([TRIAL], rows) == whole([TRIAL], rows[::-1]).digest
    for changed in (
        replace(rows[0], score=0.5),
        replace(rows[0], cost=None),
        replace(rows[0], arm="stateforge"),
        replace(rows[0], variants=9),
    ):
        assert whole([TRIAL], [changed, *rows[1:]]).digest != first.digest
    simulated = [*rows, replace(PLAIN, simulated=True)]
    assert whole([TRIAL], simulated).digest == first.digest
    assert whole([TRIAL], simulated, simulated=True).digest != first.digest


def test_a_drift_row_is_written_with_all_that_it_has():
    line = json.loads(ended(writing_down([], [PLAIN])))
    assert line["condition"] == "clean"
    assert line["family"] == "orders"
    assert line["score"] == 1.0
    assert set(line) == set(PLAIN.__dataclass_fields__)


def test_a_report_of_drift_alone_has_something_to_tell():
    report = whole([], rows_of({HARD: [1]}))
    assert report.has_data
    assert (report.trials, report.lines) == (0, ())
    assert not whole([], []).has_data
    assert used([], ReportChoices()) == ()
