"""Drift in the report: on its page, in words, drawn, as numbers and as a chapter."""

import itertools
import sys
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from report_bench import HOSTILE, names, trials

from statelab_gui.app.report_words import page_of
from statelab_gui.domain.cases import CaseStatus
from statelab_gui.domain.drift.items import Condition, DriftFamily
from statelab_gui.domain.drift.matrix import DriftRow
from statelab_gui.domain.drift.measures import Arm, Measures
from statelab_gui.domain.drift.reporting import DriftData
from statelab_gui.domain.drift.resampling import Estimate
from statelab_gui.domain.practice import model_of
from statelab_gui.domain.runs import BLANK, NOT_PROVIDED, Examinee, Setting
from statelab_gui.domain.statistics.baselines import Baseline
from statelab_gui.domain.statistics.intervals import Interval
from statelab_gui.domain.statistics.report_names import ReportNames, ReportView
from statelab_gui.domain.statistics.report_wish import ReportWish
from statelab_gui.domain.statistics.reporting import Report, ReportChoices, grouping, with_horizons
from statelab_gui.domain.statistics.trials import NoTrials, Trial
from statelab_gui.exchange.html_parts import Facts, Grid, picture
from statelab_gui.exchange.report_html import Chapter, Drawn, ReportPage, Words, html_of
from statelab_gui.views import theme
from statelab_gui.views.export_report_dialog import ExportReportDialog, ReportPart
from statelab_gui.views.labels.drift_figures import (
    bounds_text,
    condition_words,
    family_words,
    gap_sentence,
    signed_text,
)
from statelab_gui.views.labels.drift_plot import COLUMNS, drift_figure, drift_numbers
from statelab_gui.views.labels.drift_report import (
    arm_names,
    drift_extent,
    drift_limits,
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
from statelab_gui.views.labels.report_plots import STATE_PLOTS, PlotKind
from statelab_gui.views.plots.map_look import MapLook
from statelab_gui.views.plots.report_drawing import Page, svg_of
from statelab_gui.views.plots.report_look import page_look
from statelab_gui.views.plots.report_pages import drawing_of, pieces_of
from statelab_gui.views.plots.report_plots import DriftPlot
from statelab_gui.views.report_page import ReportPage as Shown
from statelab_gui.views.wrapping import width_in_lines

sys.path.append(str(Path(__file__).parents[1] / "domain"))
from drift_rows import row, rows_of  # of another room of the tests

CLEAN, MEDIUM, HARD = Condition.CLEAN, Condition.MEDIUM, Condition.HARD
CONTROL = Condition.CONTROL_HARD
SCORES = {
    CLEAN: [1, 1, 1, 1, 0.5, 1, 1, 1],
    CONTROL: [1, 1, 1, 0.5, 0, 1, 1, 0],
    HARD: [1, 0, 0, 0, 0, 1, 0.25, 0],
}
_NOTHING = Baseline(echo=1, last_constant=2, total=6, echo_scratch=False, last_scratch=True)


def ended(work: Any) -> Any:
    while True:
        try:
            next(work)
        except StopIteration as end:
            return end.value


def made(
    rows: Sequence[DriftRow], state: Sequence[Trial] = (), started_over: int = 0, **choices: Any
) -> Report:
    held = {trial.case_id: _NOTHING for trial in state}
    data = DriftData(rows, dict.fromkeys((1, 2, 3), "m"), started_over)
    report = ended(grouping(state, held, ReportChoices(**choices), data))
    return ended(with_horizons(report, state, {}))


def two_arms() -> list[DriftRow]:
    better = {**SCORES, HARD: [1, 1, 1, 0, 0, 1, 0.25, 1]}
    return rows_of(SCORES) + rows_of(better, 2, arm="stateforge", cost=None)


@pytest.fixture(scope="module")
def report() -> Report:
    return made(two_arms(), trials(seeds=2, lengths=(2, 4)))


TOLD = names("model (bare)", "model (STATEFORGE)", "third")


def page_with(qtbot: QtBot, report: Report) -> Shown:
    page = Shown()
    qtbot.addWidget(page)
    page.resize(1080, 740)
    page.offer([(1, "Set")], [(1, "model")], ReportWish())
    page.show_report(ReportView(report, TOLD))
    page.show()
    return page


def drift_tab(page: Shown) -> bool:
    return page.tabs.isTabVisible(page.tabs.indexOf(page.drift))


# On the page


def test_nothing_of_drift_is_seen_where_no_drift_case_was_answered(qtbot: QtBot) -> None:
    page = page_with(qtbot, made([], trials(seeds=2, lengths=(2, 4))))
    assert not drift_tab(page)
    assert "drift" not in page.head.note.text()
    assert page.drift.standings.table.report.rowCount() == 0


def test_the_drift_part_has_a_page_of_its_own(qtbot: QtBot, report: Report) -> None:
    page = page_with(qtbot, report)
    assert drift_tab(page)
    page.tabs.setCurrentWidget(page.drift)
    assert page.drift.standings.table.isVisible() and page.drift.gaps.table.isVisible()
    assert "not a single cause" in page.foot.text()
    assert drift_limits()[0] in page.foot.text()
    assert "48 answer(s) to drift cases" in page.head.note.text()
    page.tabs.setCurrentWidget(page.pairs)
    assert drift_limits()[0] not in page.foot.text()
    page.forget()
    assert not drift_tab(page)


def test_every_part_can_be_seen(qtbot: QtBot, report: Report) -> None:
    page = page_with(qtbot, report)
    page.tabs.setCurrentWidget(page.drift)
    panel = page.drift
    parts = (panel.standings, panel.families, panel.arms, panel.used, panel.plot)
    for button, part in zip(panel.which.buttons, parts, strict=True):
        button.click()
        assert part.isVisible()
        assert [one.isVisible() for one in parts].count(True) == 1
    assert panel.realised.table.accessibleName()


def test_drift_alone_opens_on_its_page_and_can_be_exported(qtbot: QtBot) -> None:
    page = page_with(qtbot, made(two_arms()))
    assert page.can_export()
    assert page.tabs.currentWidget() is page.drift
    page.tabs.setCurrentIndex(0)
    page.show_report(ReportView(made(two_arms()), TOLD))
    assert page.nothing.isVisible()  # who goes elsewhere is left there
    page.nothing.button.click()
    assert page.tabs.currentWidget() is page.drift
    assert page.head.note.text() == "48 answer(s) to drift cases · 8 item(s)"


def test_drift_beside_state_cases_opens_on_the_groups(qtbot: QtBot) -> None:
    page = page_with(qtbot, made(two_arms(), trials(seeds=2, lengths=(2, 4))))
    assert drift_tab(page)
    assert page.tabs.currentIndex() == 0


def test_only_simulated_answers_are_said_to_be_left_out(qtbot: QtBot) -> None:
    page = page_with(qtbot, made(rows_of(SCORES, simulated=True)))
    page.tabs.setCurrentWidget(page.drift)
    assert "24 simulated left out" in page.head.note.text()
    assert not page.drift.plot.has_data()
    assert not page.drift.export.isEnabled()
    assert not page.can_export()


def test_the_plot_asks_to_be_saved_as_any_kind(qtbot: QtBot, report: Report) -> None:
    panel = page_with(qtbot, report).drift
    asked: list[str] = []
    panel.picture_wished.connect(asked.append)
    panel.numbers_wished.connect(lambda: asked.append("csv"))
    for action in (panel.as_png, panel.as_svg, panel.as_csv):
        action.trigger()
    assert asked == ["png", "svg", "csv"]


def test_nothing_moves_below_the_hand_while_a_report_is_made_and_written(
    qtbot: QtBot, report: Report
) -> None:
    page = page_with(qtbot, report)
    QApplication.processEvents()
    before = page.tabs.pos()
    for row_of_progress in (page.progress, page.writing):
        row_of_progress.begin("Being made")
        QApplication.processEvents()
        assert row_of_progress.isVisible() and page.tabs.pos() == before
        row_of_progress.end()
    QApplication.processEvents()
    assert page.tabs.pos() == before


# In words


def told(report: Report) -> tuple[Measures, Any]:
    assert report.drift is not None
    return report.drift.measures, arm_names(TOLD)


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


# Drawn


def test_the_figure_has_every_dot_with_its_interval(report: Report) -> None:
    measures, arms = told(report)
    figure = drift_figure(measures, arms)
    rows = [one for one in figure.rows if one.columns]
    assert [one.label for one in rows] == ["Clean", "Hard", "Control of hard"] * 2
    (car,), losses = rows[1].columns
    assert (car.text, [dot.text for dot in losses]) == ("0.250", ["+0.625", "+0.375"])
    assert car.low is not None and car.low <= car.value <= (car.high or 0)
    for column, dots in zip(
        figure.columns, zip(*(one.columns for one in rows), strict=True), strict=True
    ):
        for dot in itertools.chain(*dots):
            assert column.low <= (dot.value if dot.low is None else dot.low)
            assert (dot.value if dot.high is None else dot.high) <= column.high
    assert "IDG +0.625" in rows[1].told and "control less this condition" in rows[1].told


@pytest.mark.parametrize("width", [320, 700, 1240])
def test_nothing_is_drawn_beyond_its_room(qapp: QApplication, report: Report, width: int) -> None:
    long = names("a model with a very long name " * 5, "b")
    for look in (page_look(), MapLook.of_screen(qapp.palette())):
        drawing = drawing_of(PlotKind.DRIFT, report, long, look)
        high = int(drawing.height(width)) + 1
        image = QImage(width + 200, high + 100, QImage.Format.Format_RGB32)
        image.fill(QColor("magenta"))
        painter = QPainter(image)
        drawing.paint(painter, width)
        painter.end()
        empty = QColor("magenta").rgb()
        right = (image.pixel(x, y) for x in range(width + 2, image.width(), 3) for y in range(high))
        below = (image.pixel(x, y) for x in range(width) for y in range(high + 2, high + 100, 3))
        assert all(pixel == empty for pixel in right)
        assert all(pixel == empty for pixel in below)


def test_what_is_below_the_pointer_is_told(qapp: QApplication, report: Report) -> None:
    drawing = drawing_of(PlotKind.DRIFT, report, TOLD, page_look())
    places = itertools.product((5, 400), range(0, int(drawing.height(800)), 4))
    found = {drawing.told_at(QPointF(x, y), 800) for x, y in places}
    assert "" in found
    assert len(found) == 7


def test_pieces_for_paper_lose_no_row(qapp: QApplication) -> None:
    many = [one for who in range(1, 21) for one in rows_of(SCORES, who)]
    report = made(many)
    labels = names(*(f"model {who}" for who in range(1, 21)))
    whole = drawing_of(PlotKind.DRIFT, report, labels, page_look())
    pieces = pieces_of(PlotKind.DRIFT, report, labels, page_look())
    assert len(pieces) > 2
    rows = {whole.told_at(QPointF(5, y), 600) for y in range(0, int(whole.height(600)), 3)}
    found = {
        piece.told_at(QPointF(5, y), 600)
        for piece in pieces
        for y in range(0, int(piece.height(600)), 3)
    }
    assert found == rows


def test_the_plot_is_a_picture_a_vector_file_and_numbers(qtbot: QtBot, report: Report) -> None:
    plot = DriftPlot()
    qtbot.addWidget(plot)
    plot.show_report(report, names(HOSTILE, "two"))
    assert picture(plot.svg_text())
    assert QImage.fromData(plot.png_bytes()).width() > 1_000
    head, *rows = plot.numbers()
    assert head == [key for key, _ in COLUMNS]
    assert len(rows) == 12  # all families together, and the one family there is
    cells = [dict(zip(head, one, strict=True)) for one in rows]
    hard = next(c for c in cells if c["condition"] == "hard" and c["family"] == "all")
    assert (hard["car"], hard["idg"], hard["control_less_here"]) == ("0.25", "0.625", "0.375")
    assert (hard["pairs"], hard["not_asked"], hard["simulated"]) == ("8", "0", "no")
    texts = ET.fromstring(plot.svg_text()).itertext()
    assert "+0.625" in " ".join(texts)


def test_numbers_without_a_gap_are_blank_and_not_0() -> None:
    measures, arms = told(made(rows_of({HARD: [1, 0]})))
    (row_, _) = drift_numbers(measures, arms)
    assert len(row_) == len(COLUMNS)
    assert dict(zip((key for key, _ in COLUMNS), row_, strict=True))["idg"] == ""


def test_the_other_plots_are_what_they_were() -> None:
    assert PlotKind.DRIFT not in STATE_PLOTS
    assert len(STATE_PLOTS) == 4


# As a chapter


def written(
    report: Report,
    parts: frozenset[ReportPart] = frozenset(ReportPart),
    told: NoTrials | None = None,
    names_told: ReportNames = TOLD,
) -> ReportPage:
    view = ReportView(report, names_told)
    pictures = {
        kind: [
            svg_of(Page(page_look(), "", (), one))
            for one in pieces_of(kind, report, TOLD, page_look())
        ]
        for kind in PlotKind
    }
    return page_of(view, told or NoTrials(0, 0), parts, pictures, "en", "now")


def drift_of(page: ReportPage) -> Chapter | None:
    return next((one for one in page.chapters if one.title == "Intent drift"), None)


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


LONG = names(
    "qwen3.5-122b-a10b-fp8 · StateForge", "qwen3.5-122b-a10b-fp8 · Injection, no gate", "third"
)


def test_at_the_usual_width_every_column_is_in_sight_and_every_name_whole(
    qtbot: QtBot, report: Report
) -> None:
    page = page_with(qtbot, report)
    page.resize(1195, 800)  # what a window of 1280 leaves
    page.show_report(ReportView(report, LONG))
    page.tabs.setCurrentWidget(page.drift)
    for at, tables in enumerate(
        (
            (page.drift.standings, page.drift.gaps),
            (page.drift.families,),
            (page.drift.arms,),
            (page.drift.used, page.drift.realised),
        )
    ):
        page.drift.which.buttons[at].click()
        QApplication.processEvents()
        for one in tables:
            table = one.table
            assert table.horizontalScrollBar().maximum() == 0, one.title.text()
            lines = table.verticalHeader().defaultSectionSize() / table.fontMetrics().lineSpacing()
            for column in range(table.report.columnCount()):
                room = table.columnWidth(column) - table.cell_room()
                for text in table.lines_seen(column):
                    taken = width_in_lines([text], int(lines), table.fontMetrics())
                    assert taken <= room, text


def test_where_there_is_room_rows_and_headers_have_one_line(qtbot: QtBot, report: Report) -> None:
    page = page_with(qtbot, report)
    page.tabs.setCurrentWidget(page.drift)
    table = page.drift.gaps.table
    heights = []
    for width in (3_000, 1_195, 3_000):
        page.resize(width, 800)
        QApplication.processEvents()
        heights.append(
            (table.verticalHeader().defaultSectionSize(), table.horizontalHeader().height())
        )
    assert heights[0] == heights[2]
    assert heights[1][1] > heights[0][1]
    assert heights[0][0] == theme.row_height()


def facts_of(page: ReportPage, title: str) -> list[dict[str, str]]:
    (chapter,) = [one for one in page.chapters if one.title == title]
    facts = [part for part in chapter.parts if isinstance(part, Facts)]
    return [{name: said.text for name, said in one.rows} for one in facts]


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
