"""Drift in the tables and sentences of a report."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from report_drift_bench import (
    CLEAN,
    HARD,
    SCORES,
    TOLD,
    made,
    row,
    rows_of,
    told,
    two_arm_report,
    two_arms,
)

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import DriftFamily
from statelab_gui.domain.drift.resampling import Estimate
from statelab_gui.domain.practice import model_of
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Examinee, Setting
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.views.labels.drift_figures import (
    bounds_text,
    condition_words,
    family_words,
    gap_sentence,
    signed_text,
)
from statelab_gui.views.labels.drift_report import (
    drift_extent,
    drift_notes,
)
from statelab_gui.views.labels.drift_tables import (
    difference_table,
    family_table,
    gap_table,
    standing_table,
)
from statelab_gui.views.labels.report_examinees import told_apart
from statelab_gui.views.labels.report_keys import simulated_text


@pytest.fixture(scope="module")
def report() -> Report:
    return two_arm_report()


def test_the_tables_have_the_figures(report: Report) -> None:
    measures, arms = told(report)
    rows = [one.texts for one in standing_table(measures, arms).rows]
    assert rows[0][:5] == ("model (bare)", "Clean", "8", "7 of 8", "0.875")
    gaps = {one.texts[:2]: one.texts for one in gap_table(measures, arms).rows}
    hard = gaps["model (bare)", "Hard"]
    assert hard[2:6] == ("8", "0.875", "0.250", "+0.625")
    assert hard[9] == "+0.375"  # the control is at 5 of 8
    assert gaps["model (bare)", "Control of hard"][9:11] == ("", "")
    (against,) = [
        one.texts for one in difference_table(measures, arms).rows if one.texts[2] == "Hard"
    ]
    assert against[:2] == ("model (bare)", "model (STATEFORGE)")
    assert against[3:7] == ("8", "0.250", "0.625", "−0.375")


def test_figures_are_sorted_as_numbers(report: Report) -> None:
    measures, arms = told(report)
    for table in (standing_table(measures, arms), gap_table(measures, arms)):
        for one in table.rows:
            for at in table.numbers:
                assert at in one.keys
                assert (one.keys[at] is None) == (one.texts[at] in ("", "all the same"))


def test_families_are_told_in_their_order_and_with_the_gap() -> None:
    rows = rows_of(SCORES) + [
        replace(one, item_key=f"sql {one.item_key}", family=DriftFamily.SQL, case_id=500)
        for one in rows_of({CLEAN: [1, 1], HARD: [0, 1]})
    ]
    measures, arms = told(made(rows))
    table = family_table(measures, arms)
    assert list(dict.fromkeys(one.texts[0] for one in table.rows)) == [
        "Arithmetic orders",
        "SQL queries",
    ]
    (sql,) = [
        one.texts for one in table.rows if one.texts[0] == "SQL queries" and one.texts[2] == "Hard"
    ]
    assert "+0.500" in sql


def test_a_single_item_reads_as_one_observation() -> None:
    measures, arms = told(made(rows_of({CLEAN: [1], HARD: [0]})))
    clean, hard = (one.texts for one in standing_table(measures, arms).rows)
    assert clean[2:8] == ("1", "full credit", "1.000", "one item", "1.000", "one item")
    assert hard[3:6] == ("no full credit", "0.000", "one item")
    (gap,) = (one.texts for one in gap_table(measures, arms).rows)
    assert gap[5:7] == ("+1.000", "one item")
    sentence = gap_sentence(measures.gaps[0], arms)
    assert "IDG +1.000 (no interval: one item) over 1 item(s)" in sentence


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.408, "+0.408"), (-0.0229, "−0.023"), (0.0, "0.000"), (-0.0001, "0.000"), (1.0, "+1.000")],
)
def test_a_difference_has_its_sign(qapp: QApplication, value: float, text: str) -> None:
    assert signed_text(value) == text


def test_an_interval_or_why_there_is_none(qapp: QApplication) -> None:
    assert bounds_text(Estimate(0.4, 9, Interval(0.3, 0.5))) == "[0.300, 0.500]"
    assert bounds_text(Estimate(0.4, 9, Interval(-0.3, 0.5)), signed=True) == "[−0.300, +0.500]"
    assert bounds_text(Estimate(0.4, 1)) == "one item"
    assert bounds_text(Estimate(0.4, 7)) == "all the same"
    assert bounds_text(None) == ""


def test_names_that_are_not_ours_are_shown_as_written(qapp: QApplication) -> None:
    assert condition_words("drift") == "drift"
    assert family_words("LiveCodeBench") == "LiveCodeBench"
    assert "\u202e" not in condition_words("a\u202eb")


def test_simulated_arms_are_marked_in_every_table() -> None:
    rows = rows_of(SCORES) + rows_of(SCORES, 2, simulated=True)
    measures, arms = told(made(rows, simulated=True))
    for table in (standing_table(measures, arms), gap_table(measures, arms)):
        marked = [one for one in table.rows if one.simulated]
        assert marked and all("◇ Simulated" in one.texts[0] for one in marked)


def test_the_word_for_simulated_is_said_once(qapp: QApplication) -> None:
    examinees = [
        Examinee(1, {"model": Setting.of(model_of("keeps_first_value"))}, "now"),
        Examinee(2, {"model": Setting.of("a model")}, "now"),
    ]
    labels = told_apart(examinees)
    assert simulated_text(labels[1]) == f"◇ {labels[1]}" and "Simulated: " in labels[1]
    assert simulated_text(labels[2]) == "◇ Simulated: a model"


@pytest.mark.parametrize("blank", [BLANK, NOT_PROVIDED])
def test_no_arm_beside_the_arm_bare_is_said_to_be_the_same(
    qapp: QApplication, blank: Setting
) -> None:
    def notes_of(first: Setting, second: Setting) -> str:
        settings = {at: Examinee(at, {"arm": arm}, "now") for at, arm in ((1, first), (2, second))}
        drift = made(two_arms()).drift
        assert drift is not None
        return " ".join(drift_notes(drift, replace(TOLD, settings=settings)))

    assert "with the arm Bare" in notes_of(blank, Setting.of("bare"))
    assert "with the arm Bare" not in notes_of(blank, Setting.of("stateforge"))
    assert "with the arm Bare" not in notes_of(Setting.of("bare"), Setting.of("bare"))


def test_the_extent_tells_what_is_in_no_figure() -> None:
    rows = [
        *rows_of(SCORES),
        row(9, HARD, None),
        row(10, HARD, None, status=CaseStatus.NOT_GRADED, reply_id=1),
        row(11, HARD, 1.0, 2, simulated=True),
    ]
    drift = made(rows).drift
    assert drift is not None
    assert drift.started_over == 0
    text = drift_extent(replace(drift, started_over=2))
    told = (
        "8 item(s) · 1 not answered · 1 not graded · 1 simulated left out"
        " · 2 started over, left out"
    )
    assert text.endswith(told)
