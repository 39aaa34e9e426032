"""The sentences of a report: every reason has one, names tell examinees apart, n is told."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from report_bench import made, names, trials

from statelab_gui.domain.cases import CaseSetInfo
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Examinee, Setting
from statelab_gui.domain.statistics.comparing import Agreement
from statelab_gui.domain.statistics.groups import Grouping, Known
from statelab_gui.domain.statistics.horizon import Crossing, Horizon, NoHorizon, Point
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.domain.statistics.report_names import ReportNames, ReportView
from statelab_gui.domain.statistics.reporting import Comparison, ComparisonKind, Report
from statelab_gui.domain.statistics.shares import IntervalMethod, Share
from statelab_gui.domain.statistics.trials import TrialOutcome
from statelab_gui.views.labels import report as words
from statelab_gui.views.labels.report_examinees import told_apart
from statelab_gui.views.labels.report_groups import group_table
from statelab_gui.views.labels.report_horizon import (
    crossing_sentences,
    horizon_table,
    point_table,
    points_text,
    reason_notes,
    short_reason,
)
from statelab_gui.views.labels.report_keys import recipe_name
from statelab_gui.views.labels.report_notes import (
    extent,
    group_notes,
    horizon_notes,
    pair_notes,
)
from statelab_gui.views.labels.report_pairs import pair_sentence, pair_title

POINTS = (Point(2, 5, 6), Point(20, 3, 6), Point(200, 1, 6))


def sentence(crossing: Crossing) -> str:
    return crossing_sentences(Horizon(POINTS, None, None, (crossing,), 18, 6))[0]


@pytest.mark.parametrize("reason", list(NoHorizon))
def test_every_reason_for_no_horizon_has_a_sentence_and_a_short_word(
    qapp: QApplication, reason: NoHorizon
) -> None:
    length = 20.0 if reason in (NoHorizon.FEW_SEEDS, NoHorizon.UNSTABLE) else None
    one = Crossing(0.5, length, None, reason, (20, 200))
    told = sentence(one)
    assert told.startswith("50 % length: " + ("20.0 moves" if length else "none given"))
    assert len(told.split()) > 8 and short_reason(one)


def test_reasons_are_not_worded_alike(qapp: QApplication) -> None:
    ones = [Crossing(0.5, None, None, reason, (20, 200)) for reason in NoHorizon]
    assert len({sentence(one) for one in ones}) == len({short_reason(one) for one in ones}) == 8


def test_an_end_beyond_what_was_asked_is_not_told_in_numbers(qapp: QApplication) -> None:
    inside = sentence(Crossing(0.8, 12.0, Interval(3.0, 99.94), None))
    assert "80 % length: 12.0 moves, 95 % interval 3.0–99.9" in inside
    beyond = sentence(Crossing(0.8, 12.0, Interval(0.3, 4321.0), None))
    assert "below 2 to above 200" in beyond and "4321" not in beyond


def test_one_trial_reads_passed_or_failed_and_several_their_n(qapp: QApplication) -> None:
    none = IntervalMethod.NONE
    assert words.passed_text(Share(1, 1, 1, None, none)) == "passed"
    assert words.passed_text(Share(0, 1, 1, None, none)) == "failed"
    assert words.rate_text(Share(1, 1, 1, None, none)) == ""
    assert words.passed_text(Share(5, 8, 8, None, none)) == "5 of 8"
    assert words.passed_text(Share(0, 0, 0, None, none)) == "none answered"


def test_what_few_trials_tell_says_how_many_do(qapp: QApplication) -> None:
    assert words.known_text(Known(3.0, 2, 8), "3") == "3 (2 of 8)"
    assert words.known_text(Known(3.0, 8, 8), "3") == "3"
    assert words.known_text(Known(None, 0, 8), "0") == "not known"
    assert words.known_text(Known(0.0, 8, 8), "0") == "0"


def test_every_way_to_make_an_interval_has_a_code_and_a_sentence(qapp: QApplication) -> None:
    assert len({words.method_code(one) for one in IntervalMethod}) == len(IntervalMethod)
    assert len({words.method_sentence(one) for one in IntervalMethod}) == len(IntervalMethod)
    assert "too narrow" in words.method_sentence(IntervalMethod.ONE_SEED)


def test_small_p_values_are_bounded(qapp: QApplication) -> None:
    assert [words.p_text(p) for p in (0.0004, 0.001, 0.5, None)] == [
        "< 0.001",
        "0.001",
        "0.500",
        "",
    ]


def examinee(number: int, **settings: Setting) -> Examinee:
    return Examinee(number, {"model": Setting.of("gemma"), **settings}, "2026-11-30T10:00:00Z")


def test_examinees_of_one_name_are_told_apart_by_what_differs(qapp: QApplication) -> None:
    found = told_apart(
        [
            examinee(1, interface=Setting.of("API")),
            examinee(2, interface=Setting.of("API, JSON schema")),
            examinee(3, temperature=Setting.of("0"), date=Setting.of("2026-11-30")),
            examinee(4, temperature=NOT_PROVIDED, date=Setting.of("2026-11-30")),
            examinee(5, temperature=BLANK, date=Setting.of("2026-11-30")),
        ]
    )
    assert found == {
        1: "gemma · API",
        2: "gemma · API, JSON schema",
        3: "gemma (Temperature: 0)",
        4: "gemma (Temperature: Not provided)",
        5: "gemma (Temperature: blank)",
    }


def test_examinees_alike_in_everything_are_told_apart_by_number(qapp: QApplication) -> None:
    assert told_apart([examinee(4), examinee(9)]) == {4: "gemma (no. 4)", 9: "gemma (no. 9)"}


def test_names_that_are_far_too_long_are_cut_and_still_told_apart(qapp: QApplication) -> None:
    one, other = "x" * 20_000, "x" * 10_000 + "y" + "x" * 9_999
    found = told_apart(
        [examinee(at, model=Setting.of(model)) for at, model in enumerate((one, other, "m" * 99))]
    )
    assert len(set(found.values())) == 3
    assert all(len(name) < 200 and "…" in name for name in found.values())
    sets = tuple(CaseSetInfo(at, "n" * 20_000 + str(at), None, "now", 1) for at in (1, 2))
    names = replace(NAMES, sets=sets, recipes={1: (1,), 2: (2,)})
    assert [len(recipe_name(at, names)) for at in (1, 2)] == [80, 80]
    assert recipe_name(1, names) != recipe_name(2, names)


NAMES = ReportNames({1: "one", 2: "two"}, {}, (), True, "x", "0", (1,))
PAIR = Comparison(
    ComparisonKind.EXAMINEES, 1, 2, None, False, Agreement(3, 9, 0, 2, 1, 14), 0.004, 0.008, 2
)


def test_a_comparison_claims_no_cause_and_says_what_it_is_corrected_for(
    qapp: QApplication,
) -> None:
    told = pair_sentence(PAIR, NAMES)
    assert "only one passed 9, only two passed 0" in told
    assert "p = 0.004; corrected for 2" in told and "does not say why" in told
    assert "weak" not in told and "share a seed" not in told
    assert "p < 0.001; corrected for 2" in pair_sentence(replace(PAIR, p=1e-9), NAMES)


def test_few_seeds_make_a_comparison_weak_and_shared_ones_are_told(qapp: QApplication) -> None:
    few = replace(PAIR, table=replace(PAIR.table, seeds=2))
    assert "weak" in pair_sentence(few, NAMES)
    shared = replace(PAIR, table=replace(PAIR.table, seeds=7))
    assert "share a seed" in pair_sentence(shared, NAMES)


def test_sides_that_never_differ_have_nothing_to_test(qapp: QApplication) -> None:
    same = replace(PAIR, table=Agreement(3, 0, 0, 2, 1, 5), p=1.0, p_holm=1.0)
    assert "nothing to test" in pair_sentence(same, NAMES)
    alike = replace(PAIR, table=Agreement(3, 2, 2, 2, 1, 9), p=1.0, p_holm=1.0)
    assert "no proof that they are equal" in pair_sentence(alike, NAMES)


def test_a_simulated_comparison_is_marked(qapp: QApplication) -> None:
    assert pair_title(replace(PAIR, simulated=True), NAMES).startswith("◇ Simulated: one against")


def test_one_trial_at_a_length_is_no_rate(qapp: QApplication) -> None:
    points = (Point(2, 1, 1), Point(3, 0, 1), Point(9, 2, 4))
    found = Horizon(points, None, None, (), 6, 2)
    rows = [row.texts for row in point_table(found).rows]
    assert rows == [("2", "passed", ""), ("3", "failed", ""), ("9", "2 of 4", "50.0 %")]
    assert points_text(found) == "2: passed · 3: failed · 9: 2/4"


def counted(*outcomes: TrialOutcome, **changes: Any) -> Report:
    """A report of one group: a trial for each outcome."""
    (one, *_) = trials(seeds=1, lengths=(2,))
    every = [
        replace(one, case_id=at, seed=at, outcome=outcome, cells_right=0, **changes)
        for at, outcome in enumerate(outcomes, 1)
    ]
    return made(every)


def test_what_services_told_stands_in_columns_of_its_own(qapp: QApplication) -> None:
    of = TrialOutcome
    told = (of.RIGHT, of.INCOMPLETE, of.INPUT_CUT, of.INPUT_TOO_LONG, of.INPUT_TOO_LONG)
    report = counted(*told, of.UNANSWERED)
    view = ReportView(report, names())
    table = group_table(view)
    (row,) = table.rows
    shown = dict(zip(table.titles, row.texts, strict=True))
    assert shown["Passed"] == "1 of 2"  # the incomplete one is in n; what was cut is not
    assert (shown["Incomplete"], shown["Input cut"], shown["Input too long"]) == ("1", "1", "2")
    assert shown["Not answered"] == "1"
    assert row.keys[table.titles.index("Input too long")] == 2
    notes = " ".join(group_notes(view))
    assert "1 incomplete trial(s) count as failed" in notes
    assert "3 trial(s) are in no rate" in notes
    assert "3 with input cut or too long" in extent(report) and "1 not answered" in extent(report)


def test_without_a_service_there_is_no_column_of_what_it_tells(qapp: QApplication) -> None:
    table = group_table(ReportView(counted(TrialOutcome.RIGHT, TrialOutcome.WRONG), names()))
    assert not {"Incomplete", "Input cut", "Input too long", "Output"} & set(table.titles)


def test_replies_held_to_a_schema_are_rows_of_their_own_and_it_is_said(qapp: QApplication) -> None:
    free = trials(seeds=2, lengths=(2,))
    held = [replace(one, examinee_id=2, constrained=True) for one in free]
    view = ReportView(made([*free, *held], grouping=()), names("one", "two"))
    table = group_table(view)
    at = table.titles.index("Output")
    assert [row.texts[at] for row in table.rows] == ["Free text", "Held to a schema"]
    assert "never pooled" in " ".join(group_notes(view))


def test_a_recipe_is_told_where_there_are_several_and_when_it_is_pooled(
    qapp: QApplication,
) -> None:
    one = trials(seeds=2, lengths=(2,))
    other = [replace(t, recipe=5, case_id=t.case_id + 90) for t in one]
    told = replace(names(), recipes={0: (), 5: ()})
    single = group_table(ReportView(made(one), told))
    assert "Recipe" not in single.titles
    table = group_table(ReportView(made([*one, *other]), told))
    at = table.titles.index("Recipe")
    assert {row.texts[at] for row in table.rows} == {"Recipe 0", "Recipe 5"}
    pooled = ReportView(made([*one, *other], grouping=(Grouping.FORM,)), told)
    assert "other tasks: “Recipe 0”; “Recipe 5”" in " ".join(group_notes(pooled))
    assert "“Recipe 0”; “Recipe 5”" in " ".join(pair_notes(pooled))
    assert "Each curve is of one recipe" in " ".join(horizon_notes(pooled))
    titles = horizon_table(pooled).titles
    assert titles[3] == "Recipe" and len(horizon_table(pooled).rows) == 16


def test_every_short_reason_of_the_table_is_said_in_words(qapp: QApplication) -> None:
    view = ReportView(made(trials(seeds=2, lengths=(2, 400))), names())
    shown = {crossing.reason for one in view.report.horizons for crossing in one.horizon.crossings}
    shown.discard(None)
    assert shown and len(reason_notes(view.report)) == len(shown)
