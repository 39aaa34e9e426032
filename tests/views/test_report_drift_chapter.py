"""Drift as a chapter of a report that is written down."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from report_bench import trials
from report_drift_bench import (
    CLEAN,
    SCORES,
    TOLD,
    drift_of,
    facts_of,
    made,
    row,
    rows_of,
    two_arm_report,
    two_arms,
    written,
)

from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.measures import Arm
from statelab_gui.domain.statistics.reporting import Report
from statelab_gui.domain.statistics.trials import NoTrials
from statelab_gui.exchange.html_parts import Grid
from statelab_gui.exchange.report_html import Drawn, Words, html_of
from statelab_gui.views.export_report_dialog import ExportReportDialog, ReportPart
from statelab_gui.views.labels.drift_report import (
    arm_names,
    drift_extent,
    drift_limits,
)
from statelab_gui.views.labels.report_plots import PlotKind


@pytest.fixture(scope="module")
def report() -> Report:
    return two_arm_report()


def test_a_report_without_drift_is_written_as_before(qapp: QApplication) -> None:
    page = written(made([], trials(seeds=2, lengths=(2, 4))))
    assert drift_of(page) is None
    assert "drift" not in html_of(page).lower()


def test_the_chapter_has_tables_plot_notes_and_limits(qapp: QApplication, report: Report) -> None:
    chapter = drift_of(written(report))
    assert chapter is not None
    grids = [part for part in chapter.parts if isinstance(part, Grid)]
    assert [grid.title for grid in grids] == [
        "Full credit (CAR) and mean score",
        "Intent drift gap (IDG), with the turn-matched control",
        "Arm against arm, on the same items",
        "Tokens and cost of each arm, tracker calls included",
        "What the conversations have",
    ]
    assert "not a single cause" in grids[1].lead
    (drawn,) = [part for part in chapter.parts if isinstance(part, Drawn)]
    assert drawn.pictures and drawn.key == PlotKind.DRIFT
    said = [line for part in chapter.parts if isinstance(part, Words) for line in part.sentences]
    assert set(drift_limits()) <= set(said)
    assert any("model (bare), Hard: IDG +0.625" in line for line in said)


def test_every_row_of_a_table_stands_below_its_arm(qapp: QApplication, report: Report) -> None:
    chapter = drift_of(written(report))
    assert chapter is not None
    grid = next(part for part in chapter.parts if isinstance(part, Grid))
    bands = [row[0].text for row in grid.rows if grid.is_heading(row)]
    assert bands == ["model (bare)", "model (STATEFORGE)"]
    assert len(grid.rows) == 2 + 6
    assert (
        "Not shown, for every row has 0 there: No usable answer, Not answered, Not counted."
        in grid.notes
    )


def test_simulated_rows_are_hatched(qapp: QApplication) -> None:
    rows = rows_of(SCORES) + rows_of(SCORES, 2, simulated=True)
    chapter = drift_of(written(made(rows, simulated=True)))
    assert chapter is not None
    grid = next(part for part in chapter.parts if isinstance(part, Grid))
    assert len(grid.hatched) == 3
    assert all(at > 4 for at in grid.hatched)


def test_what_was_left_out_of_drift_is_told_beside_what_was_of_state(qapp: QApplication) -> None:
    rows = [*two_arms(), *rows_of(SCORES, 3, simulated=True)]
    rows += [
        row(90, CLEAN, None, status=CaseStatus.NOT_GRADED),
        row(91, CLEAN, None, status=CaseStatus.INPUT_CUT),
        row(92, CLEAN, None, status=CaseStatus.UNANSWERED),
    ]
    told = NoTrials(3, 4, drift_superseded=5, drift_probes=6)
    both = written(made(rows, trials(seeds=2, lengths=(2, 4)), started_over=7), told=told)
    state, drift = facts_of(both, "What was left out")
    assert state["Replies superseded by a later one"] == "3"
    assert drift == {
        "Simulated answers": "24",
        "Replies superseded by a later one, or graded again": "5",
        "Replies after a turn (probes)": "6",
        "Conversations left half-way and started over": "7",
        "Cases not answered, in no figure": "1",
        "Not graded, in no figure and never counted as wrong": "1",
        "Input cut or too long for the service, in no figure": "1",
    }
    (alone,) = facts_of(written(made(rows)), "What was left out")
    assert alone["Simulated answers"] == "24"
    assert "1 not graded · 1 with input cut or too long" in drift_extent(made(rows).drift)


def test_the_versions_of_scorer_and_graders_are_told(qapp: QApplication, report: Report) -> None:
    names_told = replace(TOLD, scorer_versions=(1, 2), grader_versions=(2, 3))
    (facts,) = facts_of(written(report, names_told=names_told), "What this report is made of")
    assert facts["Scorer version"] == "1, 2"
    assert facts["Grader version, intent drift"] == "2, 3"


def test_drift_alone_has_no_chapter_on_state(qapp: QApplication) -> None:
    page = written(made(two_arms()))
    titles = [one.title for one in page.chapters]
    assert "Intent drift" in titles
    assert "Groups" not in titles and "Plots" not in titles
    assert "wanted" in page.title
    assert "The cases of intent drift that were asked follow the trials" in html_of(page)


def test_a_part_that_is_left_out_is_not_there(qapp: QApplication, report: Report) -> None:
    assert drift_of(written(report, frozenset(ReportPart) - {ReportPart.DRIFT})) is None


def test_the_dialog_offers_drift_only_where_there_is_some(qtbot: QtBot, tmp_path: Path) -> None:
    for missing in ((), (ReportPart.DRIFT,)):
        dialog = ExportReportDialog(str(tmp_path / "r"), missing)
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.parts[ReportPart.DRIFT].isVisible() is not bool(missing)
        assert (ReportPart.DRIFT in dialog.choices().parts) is not bool(missing)


def test_an_arm_is_named_by_its_examinee() -> None:
    assert arm_names(TOLD)(Arm(False, "m", 2)) == "model (STATEFORGE)"
    assert QLocale().decimalPoint() == "."


@pytest.mark.parametrize("state", [True, False])
def test_a_report_of_simulated_answers_alone_says_so_at_its_top(
    qapp: QApplication, state: bool
) -> None:
    rows = rows_of(SCORES, simulated=True)
    some = trials(seeds=2, lengths=(2, 4), simulated=True) if state else []
    report = made(rows, some, simulated=True)
    page = written(report)
    assert report.only_simulated
    assert page.subtitle.endswith("◇ all answers simulated")
    assert "no model gave any" in page.chapters[0].lead
    assert report.drift is not None
    assert drift_extent(report.drift).startswith("24 answer(s) to drift cases · 8 item(s) · ◇ all")
    mixed = made([*rows, *rows_of(SCORES, 2)], some, simulated=True)
    assert not mixed.only_simulated and mixed.drift is not None
    assert "◇ 24 simulated" in drift_extent(mixed.drift)
    assert "simulated" not in written(mixed).subtitle + written(mixed).chapters[0].lead
    assert not made([], simulated=True).only_simulated
